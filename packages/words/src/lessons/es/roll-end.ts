// Counting the end of Roll, in Spanish.

import type { LessonText } from '../lesson-text.ts';

export const rollEnd: LessonText = {
  title: 'Roll: contar el final',
  about: 'Quién puede acabar la partida, qué paga una reserva vacía y qué decide un empate: acabar es una jugada.',
  beats: {
    who: {
      title: '¿Quién puede acabarla?',
      say: 'La partida termina tras la ronda en que alguien tiene **{limit} losetas** en su despliegue o se vacía la reserva de fichas. Tú tienes {you} losetas, Mira {mira} y Tycho {tycho}. ¿Quién podría llegar en esta ronda?',
      why: 'Casillas, pilas y los dados sobre ellas están a la vista. Solo las caras tras las pantallas no lo están.',
      choices: { tycho: 'Tycho', mira: 'Mira', nobody: 'Nadie' },
      replies: {
        tycho:
          'Sí: una loseta más, y a su mundo solo le {lacks:falta # trabajador|faltan # trabajadores}. Necesita Colonizar.',
        mira: 'Tiene {mira}. Tendría que terminar más de una loseta. ¿A quién le falta menos?',
        nobody: 'Fíjate en las pilas: ¿quién tiene una loseta casi terminada?',
      },
    },
    pool: {
      title: 'Más que la reserva',
      say: 'En la reserva hay **{pool}** puntos. Tienes {goods} bienes, y un transportista del color adecuado gana {worth} puntos con cada uno. ¿Y si ganas más de lo que hay en la reserva?',
      why: 'Para eso hay fichas apartadas. Una reserva vacía acaba la partida tras la ronda; nunca perjudica a nadie.',
      choices: { paid: 'Cobro todo', short: 'Cobro lo que quede', nothing: 'No cobro nada' },
      replies: {
        paid: 'Sí. Todos cobran todo, y la partida acaba con esta ronda.',
        short: 'Por suerte no: nadie recibe menos fichas de las ganadas. Otra vez.',
        nothing: 'Por suerte no: nadie recibe menos fichas de las ganadas. Otra vez.',
      },
    },
    end: {
      title: '¿La acabas o no?',
      say: 'Tienes {mine} puntos, Tycho {tycho} y Mira {mira}. Si consumes ahora tus bienes, la reserva de {pool} se vacía y nadie juega otra ronda. Si esperas, Tycho completará su despliegue. ¿Qué seleccionas?',
      why: 'Acaba la partida mientras vas por delante. Espera solo si la próxima ronda es mejor para ti que para los demás.',
      replies: {
        ship: 'Bien: todos tus bienes tienen un transportista de su color.',
        other: 'La reserva sigue, y a Tycho le falta muy poco. En la próxima ronda quizá decida él cuándo acaba.',
      },
    },
    points: {
      title: 'Los créditos no valen nada',
      say: 'Comerciar da {trade:# crédito|# créditos}; consumir, {worth:# punto|# puntos}. Después de esta ronda nadie recluta más. ¿Qué hace este transportista?',
      why: 'En la última ronda solo cuentan los puntos. Créditos y dados solo deshacen empates.',
      replies: {
        consume: 'Bien. Queda un bien.',
        trade: 'Créditos, pero no hay otra ronda donde gastarlos. Y así la reserva no se vacía.',
      },
    },
    'other-good': {
      title: 'El otro bien',
      say: 'En la reserva {pool:queda # punto|quedan # puntos}. Este bien da {worth:# punto|# puntos}. ¿Qué hace el último transportista?',
      why: 'Lo que pasa de la reserva se cobra de las fichas apartadas.',
      replies: {
        consume: 'Bien. Ahora solo cuentan los puntos.',
        trade: 'La reserva no está vacía, así que la partida sigue, y a Tycho le falta muy poco.',
      },
    },
    empty: {
      title: 'Se acabó',
      say: 'La reserva está vacía y cobraste todo: {chips} puntos en fichas. El final queda {mine} a {tycho} a {mira}. El mundo casi terminado de Tycho no cuenta nada.',
      why: 'Tú elegiste cuándo acababa. Una ronda después quizá habría sido su partida.',
    },
    level: {
      title: 'Empate a puntos',
      say: 'Otra partida. Tycho ha completado su despliegue: es la última ronda. Tienes {mine} puntos y él {tycho}. Deciden **los dados del cubilete más los créditos**: tienes {dice} dados y {credits:# crédito|# créditos}, en total {tie}; él, {his}. {lying} de tus dados están en un mundo. ¿Qué ayuda?',
      why: 'Un empate lo deshace lo que aún podría trabajar. Los dados en una pila o un mundo no cuentan.',
      choices: { recall: 'Llamarlos a casa', leave: 'Dejarlos ahí', share: 'Nada ayuda' },
      replies: {
        recall: 'Sí: en el cubilete cuentan, y en una loseta sin terminar no.',
        leave: 'Una loseta sin terminar no vale nada. ¿Dónde contarían esos dados?',
        share: 'Algo ayuda: cuenta lo que podría estar en tu cubilete.',
      },
    },
    home: {
      title: 'Llámalos a casa',
      say: 'Reclamar es gratis. Tú tienes {tie} y Tycho {his}. ¿Qué dados vuelven a casa?',
      why: 'Antes de la última ronda dejarías ahí a los trabajadores. Ahora ya no queda nada que construir.',
      replies: {
        recalled: 'Bien: {tie} a {his}.',
        nothing: 'Entonces esos dados no cuentan. También ahí hay empate, y compartís la victoria.',
      },
    },
    won: {
      title: 'Por un dado',
      say: 'Los dos tenéis {mine} puntos. Dados y créditos: tú {tie}, Tycho {his}. Gana quien tiene más; si también hay empate, ganan los dos.',
      why: 'Reclamar en la última ronda no cuesta nada. Acostúmbrate, salvo que un desarrollo cuente tus bienes.',
    },
  },
};
