// Goals of The Gathering Storm, in Spanish.

import type { LessonText } from '../lesson-text.ts';

export const raceGoals: LessonText = {
  title: 'Race: objetivos',
  about: 'Losetas por ser el primero y por tener más: qué las da, quién las conserva y cuánto valen.',
  beats: {
    nearest: {
      title: '¿Cuál está cerca?',
      say: 'Hay objetivos en la mesa. **Galactic Standard of Living** es para quien tenga primero {minimum} puntos en fichas: {points} puntos. Tú tienes {chips} y Mira {theirs}. **System Diversity** pide las {allKinds} clases de mundos; **Greatest Military**, fuerza {strong}. ¿Cuál te queda más cerca?',
      why: 'Un objetivo de «primero» se toma una vez y es para siempre. Pulsa un objetivo en la mesa y verás cuánto lleva cada uno.',
      choices: {
        living: 'Galactic Standard of Living',
        diversity: 'System Diversity',
        military: 'Greatest Military',
      },
      replies: {
        living: 'Sí. Y Mira está aún más cerca: será de quien consuma antes.',
        diversity: 'Tienes {kinds} de {allKinds} clases. Faltan varios mundos.',
        military: 'Tu fuerza es {military} y pide {strong}. Hay algo más cercano.',
      },
    },
    double: {
      title: 'Ahora o nunca',
      say: 'Tienes {chips} y necesitas **{minimum}**. **Consumir: ×2** da {double:# punto|# puntos}. **Comerciar** vende un bien por cartas, y el resto da {trade:# punto|# puntos}. Mira podría consumir en la próxima ronda. ¿Qué eliges?',
      why: 'Las cartas suelen valer más que las fichas. Pero aquí depende de ellas una loseta, y la rival está cerca.',
      replies: {
        double: 'Bien: fichas suficientes, y {points} puntos más por la loseta cuando termine la fase.',
        trade: 'Cartas en la mano, pero pocas fichas. Ahora Mira puede ser la primera.',
        other: 'Tus bienes siguen ahí. Mira produce y puede ser la primera en la próxima ronda.',
      },
    },
    claimed: {
      title: 'Tuya para siempre',
      say: 'Tienes {chips} puntos en fichas y Mira {theirs}: **la loseta es tuya**, {points} puntos. Nadie puede quitarte un objetivo de «primero». Si los dos lo hubierais logrado en la misma fase, los dos tendríais los puntos.',
      why: 'Los objetivos se miran al terminar una fase, no carta a carta. Lo que cuenta es llegar una fase antes.',
    },
    leader: {
      title: 'Tener más',
      say: 'Otra posición. **Production Leader** da {points} puntos a quien tenga **más** mundos de producción, pero al menos {minimum}. Tú tienes {worlds} y Mira {theirs}. ¿Qué eliges?',
      why: 'Un objetivo de «más» es para un único líder. Se mira después de Colonizar, así que un mundo en esta ronda puede bastar.',
      replies: {
        settle: 'Bien: un mundo de producción más y vas por delante.',
        other: 'Quizá sea útil. Pero nadie coloniza, y la loseta se queda en el centro.',
      },
    },
    which: {
      title: '¿Qué mundo?',
      say: '**Gem World** cuesta {gem} y es un mundo de producción. **Destroyed World** cuesta {destroyed} y su bien llega enseguida: es un mundo de fortuna. ¿Cuál cuenta para Production Leader?',
      why: 'Un mundo de fortuna recibe un bien al colocarse; uno de producción da uno en cada Producir. Lee bien qué cuenta un objetivo.',
      replies: {
        gem: 'Bien: un mundo de producción. Vas por delante en solitario.',
        destroyed: 'Más barato y con un bien. Pero un mundo de fortuna no cuenta para este objetivo.',
        pass: 'No has colocado nada, así que nadie va por delante.',
      },
    },
    equal: {
      title: '¿Y si te alcanza?',
      say: 'Tienes Production Leader: {worlds} mundos de producción contra {theirs}. Supón que Mira coloniza otro y tiene **tantos como tú**. ¿De quién es entonces la loseta?',
      why: 'Para tomar un objetivo de «más» hay que tener más que su dueño. Por eso aquí también conviene llegar antes.',
      choices: { you: 'La conservo yo', mira: 'La toma Mira', nobody: 'Vuelve al centro' },
      replies: {
        you: 'Sí. Para tomarla necesita uno más que tú.',
        mira: 'Igualar no basta: necesita más que tú.',
        nobody: 'Solo vuelve si su dueño baja de lo que pide, o si otros empatan por delante de él.',
      },
    },
    worth: {
      title: 'Cuánto vale',
      say: 'Un objetivo de «primero» da {first} puntos; uno de «más», {points}. Al final, quien empata por tener más **sin** la loseta recibe {tied}. ¿Planeas toda una partida en torno a los objetivos?',
      why: 'Un objetivo vale más o menos como una buena carta. Toma lo que te pille de camino y date prisa si la rival está cerca.',
      choices: { way: 'No, tomo lo que me pille de camino', plan: 'Sí, todos' },
      replies: {
        way: 'Eso es: son una carrera de tiempo. A menudo deciden entre planes igual de buenos.',
        plan: 'Varios objetivos que encajan en un plan son fuertes. Contra tus cartas cuestan más de lo que dan.',
      },
    },
  },
};
