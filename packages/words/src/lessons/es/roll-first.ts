// The coached first match of Roll, in Spanish.

import type { LessonText } from '../lesson-text.ts';

export const rollFirst: LessonText = {
  title: 'Roll: tu primera partida',
  about:
    'Los dados como trabajadores, seleccionar una fase, reclutar: una partida guiada de la primera tirada a la puntuación.',
  beats: {
    tiles: {
      title: 'Qué gana',
      say: '**Gana quien tiene más puntos.** La partida termina cuando alguien tiene {limit} losetas en su despliegue o se acaban las fichas de puntos. Empiezas con {squares}. Una loseta tiene dos caras. Su número dice cuántos **trabajadores** necesita y cuántos **puntos** da. ¿Con qué pareja empiezas?',
      why: 'Los mundos terminados traen dados nuevos. Quien termina pronto tira más.',
      replies: {
        cheap: 'Bien: las baratas. Has tirado {dice} dados, así que una puede quedar terminada en esta ronda.',
        dear: 'Muchos puntos, y otros tantos trabajadores. Con {dice} dados pasará mucho sin nada nuevo.',
      },
    },
    wild: {
      title: 'Dados que trabajan',
      say: 'Cada uno de tus {dice} dados es un trabajador y está en la columna de su cara. Un **comodín** va donde quieras. Gem World, en tu pila de mundos, necesita **{workers} colonos**; {there:# ya está|# ya están}. ¿Dónde pondrías el comodín?',
      why: 'Solo cuenta la columna. La cara ya no importa cuando el dado está allí.',
      choices: {
        settle: 'Colonizar',
        explore: 'Explorar',
        develop: 'Desarrollar',
        produce: 'Producir',
        ship: 'Transportar',
      },
      replies: {
        settle: 'Colonos suficientes para Gem World, si ocurre Colonizar.',
        explore: 'Los exploradores también sirven. Recuerda: en un momento cualquier dado puede hacerse colono.',
        develop: 'Un desarrollador terminaría Public Works, si ocurre Desarrollar.',
        produce: 'Podría quedar en Space Mall como bien.',
        ship: 'Aún no hay nada que transportar: no tienes bienes. Prueba otra columna.',
      },
    },
    select: {
      title: 'Selecciona una fase',
      say: 'Pon el comodín en su columna. Luego **selecciona una fase**: coge un dado y pulsa el círculo de una columna. Esa ocurre seguro. **Las demás solo si las selecciona un rival.** Cualquier dado puede seleccionar y trabaja allí. ¿Qué quieres más?',
      why: 'Selecciona lo que necesitas y nadie más va a seleccionar. Pon los dados que sobran donde esperas a los demás.',
      replies: {
        best: 'Muy bien: ese dado no tenía nada que transportar. Cualquier dado puede seleccionar.',
        settle: 'Bien: tus colonos trabajarán seguro.',
        explore: 'Exploradores trabajando. Pero Gem World espera, porque nadie seleccionó Colonizar.',
        develop: 'Un punto pronto. Pero Mira también seleccionó Desarrollar, y un mundo habría traído un dado nuevo.',
        produce: 'Un bien es un comienzo. Sin transportista todavía no da nada.',
        ship: 'No tienes bienes. La fase ocurre y no te da nada.',
      },
    },
    reveal: {
      title: 'La revelación',
      say: 'Todos los planes están a la vista. Los colonos trabajan porque **tú** querías Colonizar, los exploradores porque **Tycho** seleccionó Explorar, los desarrolladores por **Mira**. Nadie seleccionó Transportar. ¿Qué pasa con un dado cuya columna no ocurre?',
      why: 'El trabajo lleva el dado a la Ciudadanía; la inactividad, de vuelta al cubilete. Un dado parado es una ocasión perdida, no un dado perdido.',
      choices: { cup: 'Vuelve al cubilete', lost: 'Se pierde', pay: 'Pago por él' },
      replies: {
        cup: 'Sí. No hizo nada y no cuesta nada. Lo tiras otra vez en la próxima ronda.',
        lost: 'Por suerte no. Vuelve a tu cubilete y lo tiras otra vez en la próxima ronda.',
        pay: 'Solo se paga por los dados que trabajaron. Este vuelve gratis a tu cubilete.',
      },
    },
    explorer: {
      title: 'Loseta o dinero',
      say: 'Cada explorador hace una cosa. **Reconocer** trae una loseta nueva. **Proveer** da {stock} Créditos. Todo dado que trabaja descansa después, y recuperarlo cuesta un Crédito. Tienes {credits:# Crédito|# Créditos}. ¿Qué hace este explorador?',
      why: 'Reconoce cuando tus pilas se agotan, provee cuando descansan dados. Ves la loseta antes de que actúe el siguiente explorador.',
      replies: {
        scout: 'Una loseta nueva. Tiene dos caras y usas una.',
        stock: 'Ahora tienes {credits} Créditos. Pero piensa en tus pilas: tras Gem World, la de mundos queda vacía.',
        other: 'Tus pilas tienen un orden nuevo.',
      },
    },
    side: {
      title: '¿Qué cara?',
      say: '**Galactic Resort** necesita {resort} trabajadores, es un mundo de Innovación y viene con un bien. **Free Trade Zone** necesita {zone} y abarata los mundos grises. La loseta va **debajo** de la pila. ¿Qué cara usas?',
      why: 'La otra cara se pierde por ahora. Las losetas descartadas vuelven a la bolsa.',
      replies: {
        world: 'Encaja: tus dados y mundos son de Innovación. Está debajo de Gem World y es la siguiente.',
        development: 'Un buen poder, si tuvieras mundos grises que construir. Pero tu pila de mundos quedará vacía.',
      },
    },
    'second-explorer': {
      title: 'El otro explorador',
      say: 'Un explorador más. Tienes {credits:# Crédito|# Créditos} y Proveer da {stock}. Los dados que trabajaron vuelven por un Crédito cada uno, y quieres muchos dados en la próxima ronda. ¿Y ahora?',
      why: 'Una loseta sin trabajadores es tan inútil como trabajadores sin loseta. Toma de las dos cosas.',
      replies: {
        stock: 'Tienes {credits} Créditos: otros tantos dados puedes recuperar.',
        scout:
          'Losetas de sobra, pero con {credits:# Crédito|# Créditos} vuelven pocos dados. Tirarás menos en la próxima ronda.',
        other: 'Tus pilas tienen un orden nuevo.',
      },
    },
    hire: {
      title: 'Reclútalos',
      say: 'Gem World está listo: {squares} losetas y un nuevo dado de Innovación. Aquí descansan los que trabajaron: {resting}. Recuperas **tantos como puedas pagar**: {hires}. Tu próximo mundo necesita {workers} colonos. ¿A quién reclutas?',
      why: 'Debes reclutar a cuantos puedas pagar. No se puede ahorrar: elige los dados que encajan con tu plan.',
      replies: {
        military:
          'Bien: los rojos suelen colonizar y desarrollar; los azules, producir y transportar. A quien se queda sin nada le dan {credits:# Crédito|# Créditos}.',
        other: 'Los blancos sobre todo exploran. Vale, pero menos caras colonizan.',
      },
    },
    dictate: {
      title: 'Dictado',
      say: 'Galactic Resort necesita **{workers} colonos**. {there:# ya está|# ya están}, y se suma el dado que selecciona. El **Dictado** te da otro más: púlsalo, aparta un trabajador y mueve otro a donde quieras. ¿De cuál puedes prescindir?',
      why: 'El Dictado cuesta el trabajo de un dado. Paga con el que no tiene nada que hacer. Algunos desarrollos mueven dados sin pagar: busca Reasignar.',
      replies: {
        best: 'Bien: no tenías nada que transportar, así que ese dado no te costó nada. Está de vuelta en tu cubilete.',
        producer: 'Funciona. Pero Tycho seleccionó Producir: ese dado se habría convertido en un bien.',
        dictated: 'Dictado usado. A ver si bastan los colonos.',
        settle: 'Sin Dictado tus colonos quedan sobre Galactic Resort. No se pierden: la próxima vez bastan menos.',
        other: 'Mira también quiere Colonizar, así que quizá ocurra. Pero no cuentes con otros para lo que necesitas.',
      },
    },
    produce: {
      title: 'Producir',
      say: 'Tycho seleccionó Producir, así que tu productor también trabaja: se coloca en un mundo como **bien**. Los mundos grises no guardan bienes. Al final de la fase Consumer Markets te paga por los bienes en mundos de Innovación. ¿Dónde va?',
      why: 'Un bien es tu propio dado, sin hacer nada hasta que se transporta. Entonces importa su color: en un mundo de su color da más puntos.',
      replies: { placed: 'Bien. Consumer Markets ha pagado: tienes {credits} Créditos.' },
    },
    'hire-again': {
      title: 'Reclutar otra vez',
      say: 'La ronda ha terminado. Tienes {credits:# Crédito|# Créditos}, así que {hires:vuelve # dado|vuelven # dados} a tu cubilete. Tienes bienes que transportar y un desarrollo barato por terminar. ¿A quién reclutas?',
      why: 'Los blancos tienen todas las caras. Los rojos colonizan y desarrollan. Tus dados de Innovación están en tus mundos como bienes.',
      replies: { hired: 'Bien. Están en tu cubilete.' },
    },
    recall: {
      title: 'Déjalos ahí',
      say: 'Al final de la ronda puedes reclamar dados de mundos y pilas, gratis. Cada uno de tus bienes podría venderse pronto por {trade} Créditos, o dar puntos. ¿Reclamas alguno?',
      why: 'Un bien reclamado vuelve a ser trabajador. Para que sea otra vez un bien hace falta otro Producir.',
      replies: {
        nothing: 'Eso es. Los bienes valen más donde están.',
        good: 'Está en tu cubilete como trabajador. Producirlo otra vez cuesta otra fase.',
      },
    },
    'plan-ship': {
      title: 'Hora de transportar',
      say: 'Tienes {goods} bienes en tus mundos. Los transportistas los convierten en Créditos o puntos, **un bien cada uno**. Es difícil que otro transporte por ti. ¿Qué seleccionas?',
      why: 'Tu desarrollador también está listo: si alguien selecciona Desarrollar, Public Works se termina sin que tú lo selecciones.',
      replies: {
        ship: 'Bien. Y Tycho seleccionó Desarrollar: tu desarrollador también trabaja.',
        other: 'Los bienes que nadie transporta siguen ahí otra ronda.',
      },
    },
    ship: {
      title: 'Dinero o puntos',
      say: 'Cada transportista lleva un bien. **Comerciar** da {trade} Créditos en un mundo de Innovación, lo lleve quien lo lleve. **Consumir** da {consume} puntos, y {matched} si el transportista también tiene el color del mundo. ¿Quién hace qué?',
      why: 'Al principio los Créditos se vuelven dados, y los dados losetas. Al final solo cuentan los puntos.',
      replies: {
        matched: 'Bien: el dado que coincide puntúa. Ahora el otro.',
        sold: 'Bien: el dado que no coincide vende. Ahora el otro.',
        unmatched:
          'Ese dado no coincide, así que se pierde un punto: el color del transportista solo cuenta al consumir.',
        traded: 'El dinero pronto no está mal. Pero el dado que coincide habría puntuado más que el otro.',
      },
    },
    'ship-second': {
      title: 'El otro bien',
      say: 'Queda un transportista, y un bien en otro mundo. Comerciar da {trade} Créditos. ¿Necesitas más Créditos o puntos?',
      why: 'Regla práctica: el dado que coincide puntúa, el otro vende.',
      replies: { both: 'En total {chips:# punto|# puntos} en fichas y {credits:# Crédito|# Créditos} para reclutar.' },
    },
    later: {
      title: 'Mucho después',
      say: 'Muchas rondas después. Tienes {squares} losetas y {points} puntos, Tycho {tycho}, Mira {mira}. Observa las pilas de todos antes de seguir.',
      why: 'Las pilas y los dados están a la vista de todos. Solo las caras tras las pantallas son secretas.',
    },
    end: {
      title: 'Contar el final',
      say: 'Tycho tiene **{squares} losetas**, y a su mundo le {lacks:falta # trabajador|faltan # trabajadores}. Si ocurre Colonizar, es la **última ronda**, y vas {behind} por detrás. Free Trade Association necesita {workers} trabajadores y ya tiene {laid}. ¿Qué seleccionas?',
      why: 'Una fase seleccionada es para todos. En la última ronda selecciona lo que te ayuda a ti y a nadie más.',
      replies: {
        develop:
          'Bien: terminada. Además de sus puntos da {bonus} por tus mundos de Innovación. Nadie más habría seleccionado Desarrollar.',
        unfinished: 'La fase correcta, pero pocos desarrolladores: Free Trade Association no está terminada.',
        ship: 'Unos puntos por bienes. Pero Tycho también tiene bienes y transportistas: le has abierto la puerta.',
        settle: 'Ya habían seleccionado Colonizar. Un colono en un mundo sin terminar no cuenta nada.',
        other: 'Las losetas en la pila y los bienes en los mundos no valen nada al final.',
      },
    },
    tie: {
      title: 'Solo para el empate',
      say: 'Tycho ha completado su despliegue: la partida termina con esta ronda. Los dados de tu cubilete más los Créditos solo cuentan con los mismos puntos. Recluta como quieras.',
      why: 'Es todo lo que valen ahora. Antes del final habrían sido los trabajadores de la próxima ronda.',
      replies: { hired: 'Una pregunta más y la puntuación.' },
    },
    score: {
      title: 'De dónde salen los puntos',
      say: 'Se acabó: tú {points}, Tycho {tycho}, Mira {mira}. De los tuyos {tiles} están en tus losetas, {chips} son fichas, el resto viene de Free Trade Association. **¿Habría valido la pena reclamar tus bienes al final?**',
      why: 'Con los mismos puntos deciden los dados en el cubilete más los Créditos. Reclamar es gratis, así que entonces nunca perjudica.',
      choices: { no: 'No', yes: 'Sí' },
      replies: {
        no: 'Eso es: solo en un empate. Deciden los dados en el cubilete más los Créditos.',
        yes: 'Solo en un empate: deciden los dados en el cubilete más los Créditos. Es gratis, así que no perjudica.',
      },
    },
  },
};
