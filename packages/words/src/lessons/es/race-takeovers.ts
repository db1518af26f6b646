// Takeovers of Rebel vs Imperium, in Spanish.

import type { LessonText } from '../lesson-text.ts';

export const raceTakeovers: LessonText = {
  title: 'Race: anexiones',
  about:
    'Quitarle un mundo a un rival y conservar los tuyos: quién está expuesto, las dos sumas y cuándo guardar cartas.',
  beats: {
    exposed: {
      title: '¿Quién está expuesto?',
      say: 'Con algunas cartas puedes quitarle un mundo militar a un rival. **Imperium Cloaking Technology** sirve contra quien tenga **fuerza militar de al menos uno**. La tuya es {mine}; Mira tiene {theirs} y un mundo militar, Rebel Miners. ¿Qué la expone?',
      why: 'Cada carta de anexión dice a quién y qué mundos puede atacar. Quien no encaja está a salvo, por débil que sea.',
      choices: {
        military: 'Su propia fuerza militar',
        weak: 'Que es más débil que yo',
        rebel: 'Que su mundo es Rebelde',
      },
      replies: {
        military: 'Sí. Sin fuerza militar estaría a salvo de esta carta.',
        weak: 'La fuerza decide después, en el combate. Esta carta mira primero si tiene alguna fuerza militar.',
        rebel: 'Otras cartas buscan Rebeldes. Esta toma cualquier mundo militar.',
      },
    },
    sum: {
      title: 'Las dos sumas',
      say: 'Atacas con **{attack}**. Ella defiende con su fuerza militar, {theirs}, y la defensa del mundo, {printed}: **{defence}** en total. **El empate es del atacante.** Las anexiones ocurren en Colonizar, y nadie más lo elegirá. ¿Qué eliges?',
      why: 'Toda su fuerza militar cuenta para la defensa, y se suma la defensa impresa en el mundo.',
      replies: {
        settle: 'Bien: ahora puedes declararla.',
        other: 'Quizá sea útil. Pero sin Colonizar no hay anexión.',
      },
    },
    instead: {
      title: 'Mundo o anexión',
      say: 'En Colonizar colocas un mundo **o** anexionas uno, no las dos cosas. Si quieres Rebel Miners, **pasa** aquí; la anexión se pregunta después. ¿Qué haces?',
      why: 'Una anexión cuenta como tu colocación en esta fase. No cuesta cartas de tu mano.',
      replies: {
        pass: 'Bien: no has colocado nada, así que puedes declararla.',
        placed: 'Un buen mundo. La anexión espera, y Mira puede hacerse más fuerte.',
      },
    },
    declare: {
      title: 'Declárala',
      say: 'Tus {attack} contra sus {defence}. **Cloaking Technology se descarta pase lo que pase.** ¿Declaras la anexión de Rebel Miners?',
      why: 'Es una carta por un mundo. Y la rival pierde lo que tú ganas, así que cuenta doble.',
      replies: {
        taken: 'Bien: Rebel Miners es tuyo. Ahora tienes {mine} puntos y Mira {theirs}.',
        pass: 'No te has arriesgado. Esta ronda las sumas te favorecían; la próxima quizá no.',
      },
    },
    keep: {
      title: 'El otro lado',
      say: 'Ahora el peligro es tuyo. Mira eligió Colonizar, e **Imperium Seat** le deja atacar mundos Rebeldes: sus {attack} contra tus {defence} por Rebel Colony, {points} puntos. **Space Mercenaries** convierte cartas de tu mano en fuerza. Tienes {hand}. ¿Colocas Gem World o guardas las cartas?',
      why: 'Ella declara después de colocarse los mundos. Con lo que gastes ahora no podrás defenderte.',
      replies: {
        pass: 'Bien: las cartas siguen en tu mano.',
        placed: 'Un mundo nuevo, pero te quedas sin mano, y el empate es del atacante.',
      },
    },
    defend: {
      title: 'Defiéndelo',
      say: 'Mira ataca con {attack} y tú defiendes con {defence}: **el empate es suyo**. Cada carta que descartas con Space Mercenaries suma fuerza. ¿Lo defiendes?',
      why: 'Primero gasta el atacante y luego tú. Así sabes exactamente cuánto basta.',
      replies: {
        kept: 'Bien: más fuerte que ella. Rebel Colony se queda contigo, y una carta es poco precio.',
        lost: 'El mundo es suyo ahora. Una sola carta lo habría salvado.',
      },
    },
    target: {
      title: '¿Qué te expuso?',
      say: 'Rebel Colony está a salvo esta ronda. Pero Mira sigue teniendo Imperium Seat. ¿Qué le permite atacarte?',
      why: 'Observa qué tienen los rivales en juego antes de colocar una carta que te exponga. Y con principiantes, deja las anexiones fuera.',
      choices: { rebel: 'Mi mundo militar Rebelde', strong: 'Mi fuerza militar', hand: 'Mi mano pequeña' },
      replies: {
        rebel: 'Sí. Los mundos militares Rebeldes atraen a Imperium Seat; las cartas del Imperium, a Rebel Alliance.',
        strong: 'Aquí tu fuerza militar te defiende. Imperium Seat busca otra cosa.',
        hand: 'Una mano pequeña te hace más débil, pero no expone a nadie.',
      },
    },
  },
};
