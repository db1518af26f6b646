// The coached first match of Race, in Spanish.

import type { LessonText } from '../lesson-text.ts';

export const raceFirst: LessonText = {
  title: 'Race: tu primera partida',
  about: 'Qué gana, con qué se paga, a quién le toca una fase: una partida guiada de la primera carta a la puntuación.',
  beats: {
    wins: {
      title: 'Qué gana',
      say: 'Construyes un imperio, carta a carta. **Gana quien tiene más puntos.** La partida termina en la ronda en que alguien tiene **{limit} cartas** en juego o se acaba la última ficha. Ahora tienes {cards:# carta|# cartas} y {points:# punto|# puntos}. Tu rival Mira, lo mismo.',
      why: 'Los puntos son las estrellas de las cartas en juego, las fichas y, más tarde, los desarrollos grandes. No hay nada más: todo lo que hagas debe llevar a uno de ellos.',
    },
    money: {
      title: 'Las cartas son dinero',
      say: 'No hay monedas. Para poner una carta descartas **otras cartas** de tu mano: tantas como cuesta. El precio está arriba a la izquierda. Tienes {hand:# carta|# cartas}. Una de ellas es demasiado cara hoy. ¿Cuál?',
      why: 'Cada carta es algo que construir, una moneda y más tarde quizá un bien. Lo que descartas no vuelve, así que cada pago es una decisión.',
      choices: {
        'new-earth': 'New Earth',
        'spice-world': 'Spice World',
        'space-marines': 'Space Marines',
        'public-works': 'Public Works',
      },
      replies: {
        'new-earth': 'Eso es: cuesta {dear} y tienes otras {others}. Aún puede servirte: como moneda.',
        'spice-world': 'Cuesta {spice} y tienes otras {others}: puedes pagarla. Busca un número mayor.',
        'space-marines': 'Cuesta {marines} y tienes otras {others}: puedes pagarla. Busca un número mayor.',
        'public-works': 'Cuesta {works}: es tu carta más barata. Busca un número mayor.',
      },
    },
    action: {
      title: 'Elige una acción',
      say: 'Ahora los dos elegís una acción en secreto. **Solo ocurren las fases elegidas, y entonces para los dos.** Quien la eligió recibe en ella una bonificación. Quieres un segundo mundo en juego: Spice World. ¿Qué eliges?',
      why: 'La mitad del juego es adivinar qué pedirán los demás. Lo que necesitas y nadie más va a pedir, pídelo tú.',
      replies: {
        settle: 'Bien. Mira eligió Explorar: primero exploráis los dos y después colonizáis los dos.',
        develop:
          'Un desarrollo será barato ahora. Pero los bienes los dan los mundos, y nadie pidió Colonizar: Spice World espera.',
        produce: 'Tu único mundo producirá un bien. Un segundo mundo habría dado otro.',
        explore: 'Más cartas donde elegir. Pero Mira ya pidió Explorar, y en esta ronda no se pone nada.',
        consume: 'Consumir convierte bienes en cartas o puntos. Aún no tienes bienes: no te sirve de nada.',
      },
    },
    keep: {
      title: 'Explorar: una se queda',
      say: 'Mira pidió Explorar, así que tú también miras {drawn} cartas y te quedas {keeps}. Ella ve más: es su bonificación. Una de las tuyas vale {high} puntos, la otra {low}. Elige la que **descartas**.',
      why: 'Los puntos de una carta que nunca pones no valen nada. Quédate primero con lo que puedas usar pronto.',
      replies: {
        'gem-world':
          'Bien. Cuesta {cost}, produce un bien cada vez y entonces te hace robar una carta. Pronto puede ser tuya.',
        'rebel-base':
          '{points} puntos, pero el **anillo rojo** significa que hay que conquistarlo: su defensa es {defence} y tu fuerza militar {military}. Por ahora es una moneda.',
      },
    },
    settle: {
      title: 'Colonizar: un mundo',
      say: 'Esta fase es tuya. **Spice World** cuesta {price:# carta|# cartas}. Elígelo ahora; con qué pagas viene después. Como pediste Colonizar, robas una carta tras ponerlo. Mira también puede colonizar, pero no roba.',
      why: 'Un mundo da puntos, y este produce bienes. Cuanto antes esté en juego, más veces lo hará.',
      replies: {
        'spice-world': 'Bien. Ahora el precio.',
        'gem-world': 'También produce, y roba cartas. Spice World habría hecho mayores tus ventas.',
        pass: 'Sin mundo tampoco hay carta: la bonificación viene después de ponerlo.',
      },
    },
    pay: {
      title: 'Paga con cartas',
      say: 'Elige {price:# carta|# cartas} para descartar. Pregúntate de cada una: **¿la pondré pronto?** Public Works y Gem World son baratas. New Earth es cara. Space Marines es para guerreros, y tú no lo eres.',
      why: 'La carta que descartas es el verdadero precio. Sin guía, la mesa marca las más baratas por ti. No conoce tus planes.',
      replies: {
        best: 'Te quedas con lo que puedes poner pronto, y has robado una carta por pedir Colonizar. Mira tomó Star Nomad Lair sin pagar: le bastó su fuerza militar.',
        gem: 'Tu mundo está en juego. Pero se ha ido una carta que podías poner enseguida: Gem World.',
        works: 'Tu mundo está en juego. Pero se ha ido Public Works, una carta que no cuesta casi nada.',
        other: 'Tu mundo está en juego, y has robado una carta por pedir Colonizar.',
      },
    },
    produce: {
      title: 'Llena tus mundos',
      say: 'Nueva ronda. Tus mundos pueden dar **bienes**, pero solo cuando alguien pide Producir. Ahora están vacíos: Producir traería {goods:# bien|# bienes}. ¿Qué eliges?',
      why: 'Los bienes no hacen nada mientras están ahí. El ciclo es: producir, vender o consumir, y producir otra vez.',
      replies: {
        produce: 'Bien. Pero por orden: Mira pidió Desarrollar, y eso va antes que Producir.',
        settle: 'Un imperio mayor, todo vacío. La próxima ronda necesitarás Producir aún más.',
        develop: 'Pagas menos. Pero Mira ya pidió Desarrollar: podías poner una carta sin elegirlo.',
        explore: 'Más cartas donde elegir, y tus mundos siguen vacíos otra ronda.',
        consume: 'Aún no hay nada que vender ni que consumir. Primero produce.',
      },
    },
    develop: {
      title: 'La fase de otro',
      say: 'Mira pidió Desarrollar, así que **tú también puedes**. Quien la pidió paga menos; los demás, el precio entero. **Public Works** te cuesta {price:# carta|# cartas} y convierte un bien en un punto cada vez que consumes. ¿Lo pones?',
      why: 'Tú eliges una fase por ronda; los demás, más. Mucho de lo que construyes lo construyes en sus fases. Ten siempre algo listo.',
      replies: {
        'public-works': 'Bien. Ahora el precio.',
        'contact-specialist':
          'Permite pagar por mundos con anillo rojo, pero debilita tu fuerza militar. Quizá más tarde: hoy nada en tu mano lo necesita.',
        pass: 'Conservas tus cartas. Pero una fase que pidió otro es un regalo: úsala cuando puedas.',
      },
    },
    'pay-again': {
      title: 'Otro pago',
      say: 'Descarta {price:# carta|# cartas}. Gem World podría ser tu próximo mundo. ¿Qué necesitas menos?',
      why: 'Las cartas en la mano son solo posibilidades. Una carta barata en juego trabaja cada ronda.',
      replies: {
        gem: 'En juego. Pero Gem World se ha ido, y habría sido tu próximo mundo.',
        other:
          'En juego. Después ocurrió Producir, porque tú lo pediste: hay {goods:# bien|# bienes} en tus mundos. Mira puso Drop Ships y ahora es más fuerte.',
      },
    },
    sell: {
      title: 'Vender o consumir',
      say: 'Tienes {goods} bienes. **Comerciar** vende uno por {sale} cartas; el resto se consume por {after:# punto|# puntos}. **Consumir: ×2** los consume todos por {double} puntos. Tienes {hand:# carta|# cartas} en la mano. ¿Qué eliges?',
      why: 'Un poder de consumo debe usarse mientras haya bienes para él. Cuenta antes de elegir: ¿qué sobra?',
      replies: {
        trade: 'Bien. Al principio las cartas acaban dando más puntos que las fichas.',
        double:
          'Recibes puntos y ninguna carta, así que no puedes poner nada. Los puntos van primero cerca del final. Al principio, mejor las cartas.',
        settle: 'Mira ya pidió Colonizar, y tu mano no alcanza para un mundo.',
        produce: 'Tus mundos están llenos: ningún mundo guarda un segundo bien. Y no se vende nada.',
        other: 'Alguna carta más, como mucho, y tus bienes siguen ahí.',
      },
    },
    short: {
      title: 'Faltan cartas',
      say: 'Mira pidió Colonizar, así que también te preguntan a ti. Gem World cuesta {price} y tienes {others:# otra carta|# otras cartas} para pagar. Cada carta dice lo que le falta. Pasa.',
      why: 'Te preguntan aunque no puedas poner nada. Si no, tu silencio diría a los demás qué tienes.',
      replies: { passed: 'Mira conquistó otro mundo. Ahora viene Consumir: tus bienes.' },
    },
    'which-good': {
      title: '¿Qué bien?',
      say: 'La venta. Cada uno de tus bienes da {sale} cartas: es el precio de la Innovación, y Spice World añade algo. Elige cuál vendes.',
      why: 'Hay clases de bienes. Innovación es la más barata; Elementos raros, Genes y Tecnología alienígena se venden por más cartas.',
      replies: { sold: 'Vendido: ahora tienes {hand} cartas.' },
    },
    must: {
      title: 'Consume el resto',
      say: "El bien que queda debe usarse. Earth's Lost Colony puede convertirlo en {points:# punto|# puntos}, y Public Works también. Aquí da igual: elige cualquiera.",
      why: 'Las fichas salen de la reserva. Cuando se vacía termina la partida, así que consumir también la acorta.',
      replies: {
        consumed:
          'Tienes {hand} cartas y {points} puntos contra {theirs} de Mira. Ella va un poco por delante, pero tú puedes pagar más.',
      },
    },
    later: {
      title: 'Mucho después',
      say: 'Muchas rondas después. Has vendido y colonizado: {cards} cartas en juego, con {goods} bienes. Mira ha conquistado: {theirs} cartas, fuerza militar {strength}. En esta ronda tú has pedido Desarrollar y Mira, Colonizar.',
      why: 'Observa ambos imperios antes de seguir. Cualquier carta se abre con el botón derecho o al mantenerla pulsada.',
    },
    large: {
      title: 'Desarrollos grandes',
      say: 'Vas por detrás, {points} a {theirs}. Free Trade Association y New Galactic Order cuestan {cost}, hoy {price}, y **no llevan puntos impresos**: cuentan tu imperio. La primera, los mundos que producen Innovación; la otra, la fuerza militar. ¿Cuál pones?',
      why: 'Ahora Free Trade Association daría {trade} puntos y New Galactic Order {order}. No preguntes cuál es el más fuerte, sino cuál cuenta lo que tienes.',
      replies: {
        'free-trade-association': 'Bien: cuenta mundos que producen Innovación, y tienes muchos. Ahora el precio.',
        'new-galactic-order':
          'Cuenta la fuerza militar, y tienes poca. Es una carta para Mira: su fuerza militar es {strength}.',
        pass: 'Los desarrollos grandes deciden las partidas reñidas. Podías haber pagado uno.',
        small: 'Útil, pero un desarrollo grande habría dado muchos más puntos.',
      },
    },
    'large-pay': {
      title: '¿Qué cartas se van?',
      say: 'Descarta {price} cartas. Busca antes los **anillos rojos**: Rebel Underground vale {worth} puntos y no cuesta ninguna carta, si tu fuerza militar alcanza.',
      why: 'Lo que se pone gratis es mala moneda.',
      replies: {
        threw: 'Llevas {points} puntos. Pero has descartado otros {worth} que no habrían costado nada.',
        kept: '{bonus} puntos de una sola carta: llevas {points}. Y Public Works te ha hecho robar, como tras cada desarrollo.',
      },
    },
    military: {
      title: 'Fuerza militar',
      say: 'Ahora el Colonizar de Mira. Un **anillo rojo** no es un precio, sino una defensa: {defence} en Rebel Underground. Tu fuerza militar es {military}. Si alcanza, el mundo es tuyo y no pagas nada. ¿Qué mundo pones?',
      why: 'La fuerza y el dinero no se mezclan. Los descuentos no ayudan a conquistar, y la fuerza no abarata ningún mundo.',
      replies: {
        conquered:
          '{worth} puntos sin cartas: ahora {points}. La fuerza militar no se gasta; la próxima vez sigue ahí.',
        pass: 'Un mundo gratis sin tomar. Mira toma uno.',
        paid: 'Pagado con cartas y por menos puntos. Rebel Underground habría sido gratis.',
      },
    },
    last: {
      title: 'La última ronda',
      say: 'Mira tiene **{theirCards} cartas**. Si pone una más, esta ronda es la última, y probablemente lo hará. Vais {points} a {theirs}, y su próximo mundo puede dar mucho. Tienes {goods} bienes. ¿Qué da más **ahora**?',
      why: 'Cerca del final cuenta solo en puntos. Cartas, bienes y planes no valen nada tras la última ronda.',
      replies: {
        double: 'Bien: cada bien cuenta doble. Este era el momento.',
        trade: 'Las cartas llegan tarde: tras la última ronda no se puede poner nada.',
        other: 'A ver qué resulta. Los bienes que sigan ahí no valdrán nada al final.',
      },
    },
    nothing: {
      title: 'Nada que poner',
      say: 'Mira pidió Colonizar otra vez. No puedes pagar lo que tienes, así que pasa. Tus puntos vienen después.',
      why: 'Las fases van siempre en el mismo orden: Explorar, Desarrollar, Colonizar, Consumir, Producir. Las cartas de acción están en ese orden.',
      replies: { passed: 'Mira ha puesto su última carta. Ahora tus bienes.' },
    },
    'consume-all': {
      title: 'Cada bien cuenta',
      say: 'Tienes {goods} bienes, y cada uno de tus poderes toma algunos. Confirma lo que está marcado hasta que no quede ninguno.',
      why: 'Cada poder se usa una vez por ronda. Lo marcado es un orden sensato; puedes cambiarlo.',
    },
    score: {
      title: 'De dónde salen los puntos',
      say: 'Se acabó, {points} a {theirs}. De tus puntos, {stars} son estrellas de cartas, {large} vienen de un desarrollo grande y {chips} son fichas. **¿Qué te ha dado más?**',
      why: 'Con los mismos puntos deciden las cartas en mano más los bienes. Es lo único que valen al final.',
      choices: { chips: 'Las fichas', large: 'El desarrollo grande', stars: 'Las estrellas' },
      replies: {
        chips: 'Muchas llegaron en la última ronda. Cartas al principio, puntos al final.',
        large: 'Una carta, y contó todas las demás. Elegida antes, además te habría dicho qué construir.',
        stars: 'Cada pequeña estrella también hizo algo: dio bienes, pagó o conquistó.',
      },
    },
  },
};
