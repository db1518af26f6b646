// Reassign powers of Roll, in Spanish.

import type { LessonText } from '../lesson-text.ts';

export const rollReassign: LessonText = {
  title: 'Roll: poderes de Reasignar',
  about:
    'Desarrollos que mueven trabajadores gratis: qué nombra cada uno, en qué orden actúan y cuándo sale más caro el Dictado.',
  beats: {
    read: {
      title: 'Lee el poder',
      say: 'Deep Space Symbionts necesita **{workers} colonos** y te {settlers:ha salido #|han salido #}. **Executive Power** mueve exactamente {moves} trabajadores de **una misma columna** a la fase que seleccionas. ¿A quiénes podría mover?',
      why: 'Un poder de Reasignar dice cuántos trabajadores, cuáles y adónde. No cuesta nada y sirve una vez por ronda.',
      choices: {
        explorers: 'A {moves} exploradores',
        alone: 'A un explorador solo',
        mixed: 'A un explorador y al desarrollador',
      },
      replies: {
        explorers: 'Sí: {moves} de una misma columna.',
        alone: 'Mueve exactamente {moves}. Uno solo se queda donde está.',
        mixed: 'Están en columnas distintas. Executive Power toma {moves} de una misma.',
      },
    },
    executive: {
      title: 'Manos gratis',
      say: 'Haz tu plan. Necesitas **{workers} colonos**; {settlers:# ya está|# ya están}. Cualquier otro dado puede seleccionar Colonizar y también trabaja ahí. Executive Power trae al resto. Nadie más seleccionará Colonizar.',
      why: 'Selecciona con un dado que no tenga otra cosa que hacer. El dado que selecciona es un trabajador de esa fase.',
      replies: {
        paid: 'Terminado, pero el Dictado costó un trabajador. Executive Power es gratis.',
        finished: 'Bien: terminado, {squares} losetas, y no hubo que apartar a nadie.',
        few: 'Colonizar ocurre, pero faltan colonos. Se quedan en el mundo hasta que vengan más.',
        other: 'Nadie seleccionó Colonizar, así que el mundo espera.',
      },
    },
    order: {
      title: 'Uno tras otro',
      say: 'Otra vez un solo colono, y **cada dado está en una columna distinta**. Executive Power necesita {moves} en una misma. **Local Subsidies** mueve un dado propio a donde quieras. Los {workers} dados deben colonizar. ¿Qué poder va primero?',
      why: 'Los poderes se usan uno tras otro. Un trabajador que uno ha movido puede moverlo otro después.',
      choices: {
        subsidies: 'Local Subsidies',
        executive: 'Executive Power',
        either: 'Da igual',
      },
      replies: {
        subsidies: 'Sí: forma una pareja, y Executive Power mueve la pareja.',
        executive: 'Aún no encuentra pareja: en cada columna hay un trabajador.',
        either: 'No da igual: antes de Local Subsidies no hay pareja para Executive Power.',
      },
    },
    both: {
      title: 'Formar pareja',
      say: 'Selecciona Colonizar con el explorador. Con Local Subsidies mueve el **desarrollador propio a Transportar**, junto al dado de Innovación. Luego mueve los dos a Colonizar con Executive Power. Son **{workers} colonos**.',
      why: 'El dado propio puede ir directo a Colonizar, pero entonces el dado de Innovación se queda solo.',
      replies: {
        paid: 'Terminado, y el Dictado costó un trabajador.',
        finished: 'Bien: los dos poderes movieron el mismo dado, uno tras otro, y todos trabajaron.',
        few: 'No todos llegaron a Colonizar. Los que llegaron se quedan en el mundo hasta que vengan más.',
        other: 'Nadie seleccionó Colonizar, así que el mundo espera.',
      },
    },
    mandate: {
      title: 'Un Dictado mayor',
      say: 'Otros poderes, otro mundo: Lost Alien Warship necesita **{workers} colonos**. El Dictado aparta un trabajador y mueve uno. Con **Galactic Mandate** mueve **hasta {moves}**. ¿Quién paga y quién se mueve?',
      why: 'El precio es el mismo: un trabajador. Paga con el que no tiene nada que hacer y mueve a cuantos ayuden.',
      replies: {
        finished: 'Bien: uno pagó y los demás se movieron. Ahora tienes {squares} losetas.',
        few: 'Faltan colonos. Con Galactic Mandate un trabajador paga por varios que se mueven.',
        other: 'Nadie seleccionó Colonizar, así que el mundo espera.',
      },
    },
    colours: {
      title: '¿Qué color?',
      say: '**System Diversification** mueve hasta {moves} trabajadores a donde quieras, pero **ningún dado propio**. Necesitas {workers} colonos; {settlers:# ya está|# ya están}. ¿A quién mueve?',
      why: 'Muchos poderes nombran un color, una columna o una fase. Antes de planear, mira qué dados tuyos pueden tomar.',
      choices: {
        coloured: 'El dado de Innovación y el Militar',
        home: 'Los dos exploradores propios',
        mixed: 'Un explorador propio y el dado de Innovación',
      },
      replies: {
        coloured: 'Sí: aquí no importa que las columnas sean distintas, solo el color.',
        home: 'Los blancos son dados propios: no puede moverlos.',
        mixed: 'El de Innovación, sí. El dado propio se queda.',
      },
    },
    diversify: {
      title: '¿Y el dado propio?',
      say: 'Este poder no mueve dados propios, pero **un dado propio puede seleccionar**. Así también llega a Colonizar. Haz el plan: **{workers} colonos** en total.',
      why: 'Quien selecciona va a la fase seleccionada sin ningún poder. Que lo haga un dado que nada más puede mover.',
      replies: {
        paid: 'Terminado, pero el Dictado costó un trabajador sin necesidad.',
        finished: 'Bien: el dado propio seleccionó y el poder movió a los demás. Tienes {squares} losetas.',
        few: 'Faltan colonos. Selecciona con un explorador y mueve los dos dados de color.',
        other: 'Nadie seleccionó Colonizar, así que el mundo espera.',
      },
    },
  },
};
