// Planning a stack of Roll, in Spanish.

import type { LessonText } from '../lesson-text.ts';

export const rollStack: LessonText = {
  title: 'Roll: planear una pila',
  about: 'Qué loseta va primero, cuánto ahorra un descuento y qué pasa con los dados que están sobre una pila.',
  beats: {
    order: {
      title: '¿Cuál va primero?',
      say: 'En tu pila están **Investment Credits**, {workers} trabajadores, y **Galactic Federation**, de coste {printed}. Investment Credits abarata en uno los desarrollos **posteriores**, pero no a sí misma. ¿Cuál debe ir encima?',
      why: 'Los descuentos y poderes ayudan desde que la loseta está terminada. Por eso va primero lo que ayuda a las demás.',
      choices: { credits: 'Investment Credits', federation: 'Galactic Federation', either: 'Da igual' },
      replies: {
        credits: 'Sí, y ya está ahí. Lo que se construye después cuesta menos.',
        federation: 'Entonces cuesta todos los {printed}. En segundo lugar cuesta menos.',
        either: 'No da igual: solo cuesta menos lo que se construye después de Investment Credits.',
      },
    },
    finish: {
      title: 'Termínala',
      say: 'Investment Credits necesita **{workers} desarrolladores**. Te han salido algunos; el dado que selecciona también trabaja ahí. Nadie más seleccionará Desarrollar. Haz tu plan.',
      why: 'Si faltan trabajadores, los que hay se quedan en la loseta y no se pierden. Pero el descuento empieza con la loseta terminada.',
      replies: {
        finished: 'Bien: terminada. Galactic Federation necesita ahora {now} trabajadores.',
        few: 'Faltan desarrolladores. Se quedan ahí, pero el descuento espera.',
        other: 'Nadie seleccionó Desarrollar, así que tus desarrolladores no hicieron nada.',
      },
    },
    abandon: {
      title: 'Si la loseta se va',
      say: 'Más tarde. Hay **{laid} dados** sobre Galactic Federation. Al Reconocer puedes abandonar losetas para ver más. Supón que abandonas esta. ¿Qué pasa con los dados que tiene encima?',
      why: 'Los dados están sobre la pila, no sobre la loseta. Cuentan para la que esté encima cuando ocurra Desarrollar.',
      choices: { stay: 'Se quedan en la pila', cup: 'Van al cubilete', lost: 'Se pierden' },
      replies: {
        stay: 'Sí. Cuentan para la siguiente loseta. Si no hay ninguna cuando ocurre Desarrollar, vuelven al cubilete.',
        cup: 'Solo si ocurre Desarrollar sin que haya loseta. Hasta entonces se quedan en la pila.',
        lost: 'Así no se pierde ningún dado. Prueba otra vez.',
      },
    },
    complete: {
      title: 'Cuenta los que hay',
      say: 'Galactic Federation necesita **{workers}** con el descuento, y hay {laid}. ¿Quién viene ahora? Recuerda que cualquier dado puede seleccionar.',
      why: 'Un desarrollo grande da puntos por su coste y por lo que puntúa al final. Este puntúa por tus desarrollos.',
      replies: {
        finished: 'Bien: terminada con pocos trabajadores, porque los demás ya estaban. Tienes {points} puntos.',
        few: 'Faltan desarrolladores esta ronda. Se quedan en la pila con los demás.',
        other: 'Nadie seleccionó Desarrollar, así que los dados siguen ahí.',
      },
    },
  },
};
