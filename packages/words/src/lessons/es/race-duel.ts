// Two players with two actions each, in Spanish.

import type { LessonText } from '../lesson-text.ts';

export const raceDuel: LessonText = {
  title: 'Race: dos acciones',
  about:
    'Dos jugadores con dos acciones cada uno: pensar en parejas, el orden de las fases y elegir dos veces lo mismo.',
  beats: {
    twice: {
      title: '¿Dos veces lo mismo?',
      say: 'Dos jugadores pueden jugar con **dos acciones** cada uno. Colonizar está dos veces, así que podrías colonizar dos veces en una ronda. Tus mundos de anillo rojo tienen defensa {weak} y {strong}; tu fuerza es {military}. ¿Cuál podrías conquistar colonizando dos veces?',
      why: 'La fuerza no se suma de una fase a otra. Debe bastar cada vez.',
      choices: { neither: 'Ninguno', warriors: 'Rebel Warrior Race', both: 'Los dos' },
      replies: {
        neither: 'Así es: {military} es menos que {weak}, en el primer Colonizar y en el segundo.',
        warriors: 'Su defensa es {weak} y tú tienes {military}. Vuelve a mirarlo.',
        both: 'Tienes {military} en cada uno. No basta para ninguno.',
      },
    },
    pair: {
      title: 'Piensa en parejas',
      say: 'Las fases siguen siempre el mismo orden: **Desarrollar va antes que Colonizar**. Space Marines, en tu mano, da {more} de fuerza. Así una acción prepara la otra. ¿Qué pareja eliges?',
      why: 'Con una acción necesitas el Desarrollar de un rival. Con dos acciones no necesitas a nadie.',
      replies: {
        pair: 'Bien: primero los marines y luego el mundo, en una ronda.',
        settle: 'Sin los marines tu fuerza no alcanza para ninguno de los mundos.',
        other: 'A ver qué te da. Pero los marines y el mundo necesitan Desarrollar y Colonizar juntos.',
      },
    },
    marines: {
      title: 'La primera mitad',
      say: 'Desarrollar es tuyo, así que pagas una carta menos: **Space Marines** cuesta {price} en vez de {printed}. ¿La colocas?',
      why: 'Lo que colocas en Desarrollar ya cuenta en Colonizar de la misma ronda.',
      replies: {
        marines: 'Bien. Ahora elige con qué pagas.',
        other: 'Sin ella no alcanzas ningún mundo de anillo rojo en esta ronda.',
      },
    },
    coin: {
      title: 'La moneda justa',
      say: 'Descarta {price:# carta|# cartas}. Quieres **Rebel Warrior Race** enseguida y quizá Rebel Outpost después. ¿Qué carta se va?',
      why: 'El mundo que vas a conquistar no cuesta nada. Es la peor de las monedas.',
      replies: {
        threw: 'Pagado, pero ese era el mundo que querías. La segunda mitad se ha quedado sin objetivo.',
        kept: 'Bien: los dos mundos siguen en tu mano.',
      },
    },
    conquer: {
      title: 'La segunda mitad',
      say: 'Tu fuerza es ahora {military}. Rebel Warrior Race tiene defensa {weak}; Rebel Outpost, {strong}. ¿Qué mundo tomas?',
      why: 'Los mundos conquistados no cuestan cartas. La pareja te ha salido muy barata.',
      replies: {
        conquered: 'Bien: tienes {points} puntos, y el mundo llegó con un bien.',
        pass: 'No habría costado nada. Quizá necesites Colonizar otra vez.',
        other: 'Pagado con cartas. Rebel Warrior Race habría sido gratis.',
      },
    },
    sold: {
      title: '¿Qué se vende?',
      say: 'Otra ronda. En Spice World hay {goods:# bien|# bienes}; Earth’s Lost Colony está vacía. Piensas en **Comerciar y Producir**. Consumir va antes que Producir, los elijas en el orden que sea. ¿Qué puedes vender en esta ronda?',
      why: 'No importa qué carta pones primero. La ronda va siempre de Explorar a Producir.',
      choices: { old: 'El bien que ya está', new: 'Lo que se produzca ahora', both: 'Todos' },
      replies: {
        old: 'Sí. Lo que se produce ahora llega después de la venta y espera a la próxima ronda.',
        new: 'Producir va después de Consumir. Esos bienes aún no están.',
        both: 'En la venta solo hay lo que ya estaba antes.',
      },
    },
    sell: {
      title: 'El ciclo en una ronda',
      say: 'Vender da {sale} cartas, y Producir llena otra vez los mundos vacíos. ×2 daría {double:# punto|# puntos}. Tienes {hand:# carta|# cartas}. ¿Qué pareja eliges?',
      why: 'Vender y volver a producir en una ronda: con una sola acción se tarda más.',
      replies: {
        both: 'Bien: {hand} cartas en la mano y {goods} bienes listos para la próxima ronda.',
        chips: 'Ahora puntos, y bienes para la próxima ronda. Pero tu mano sigue pequeña.',
        half: 'Vendido. Pero tus mundos están vacíos, salvo que Mira elija Producir.',
        other: 'Tu bien sigue ahí. Comerciar o ×2 lo habría usado, y Producir lo habría repuesto.',
      },
    },
    both: {
      title: 'Los dos Explorar',
      say: 'Más tarde. Tu mano está llena, pero todo es demasiado caro. Explorar +5 enseña {wide} cartas; Explorar +1, +1 enseña {narrow} y conserva una más. Puedes elegir **los dos**: se hacen un gran Explorar. ¿Qué haces?',
      why: 'Los dos juntos cuestan toda la ronda. Hazlo cuando busques algo concreto, no siempre.',
      replies: {
        both: 'Bien: miras {drawn} cartas y te quedas con {keeps}.',
        one: 'Muchas cartas que ver y una para quedarte. La otra acción hace lo suyo.',
        keeps: 'Pocas cartas que ver, pero conservas más.',
        other: 'Algo ocurre, pero tu mano sigue llena de cartas que no puedes colocar.',
      },
    },
    keep: {
      title: 'Quédate lo que sirve',
      say: 'Ves {drawn} cartas y tienes {hand} con que pagar. En la próxima ronda quieres colocar algo. **Interstellar Bank** y **Mining Conglomerate** son desarrollos baratos. ¿Qué cartas se quedan?',
      why: 'Las cartas caras de tu mano ya son monedas. Lo que falta es algo que comprar.',
      replies: {
        kept: 'Bien: algo que construir y una mano para pagarlo.',
        threw: 'El banco era lo más barato. A ver qué puedes colocar ahora.',
        mines: 'Para un Desarrollar basta un desarrollo. La otra carta quizá lo valga.',
      },
    },
    develops: {
      title: 'Los dos Desarrollar',
      say: 'Tienes desarrollos y cartas para pagar. Desarrollar está **dos veces**: el segundo es una fase entera, con tu bonificación otra vez. ¿Qué eliges?',
      why: 'Lo que colocas en el primero ya ayuda en el segundo.',
      replies: {
        twice: 'Bien. Mira también ha elegido un Desarrollar.',
        once: 'Se construye uno de ellos. El otro espera.',
        other: 'Mira ha elegido Desarrollar, así que puedes colocar uno de todos modos.',
      },
    },
    bank: {
      title: 'El primero',
      say: 'Interstellar Bank cuesta hoy {bank}; Mining Conglomerate, {mines}. El banco te roba una carta **cuando empieza un Desarrollar**. ¿Cuál va primero?',
      why: 'De las cartas que colocas en una ronda, primero la que ayuda.',
      replies: {
        bank: 'Bien: trabaja desde el segundo Desarrollar, en esta misma ronda.',
        mines: 'También está construido. Pero el banco ya te habría robado una carta en esta ronda.',
        pass: 'Podías pagarlo. El segundo Desarrollar está por venir.',
      },
    },
    bonus: {
      title: '¿De quién es la bonificación?',
      say: 'Empieza el segundo Desarrollar. Tú elegiste los dos; Mira eligió Desarrollar **una vez**. Participa en ambas fases. ¿En cuál paga una menos?',
      why: 'Cada fase que ocurre es para los dos. La bonificación llega hasta donde uno eligió.',
      choices: { first: 'En la primera', both: 'En las dos', neither: 'En ninguna' },
      replies: {
        first: 'Sí: eligió uno, así que la bonificación es suya solo en la primera.',
        both: 'Eligió Desarrollar una vez. Para la bonificación doble hacen falta las dos cartas.',
        neither: 'Sí eligió Desarrollar, así que en alguna la tiene.',
      },
    },
    second: {
      title: 'El segundo',
      say: 'El banco te ha robado una carta: tienes {hand}. **Mining Conglomerate** cuesta {mines}. ¿Lo colocas?',
      why: 'Es mucho para una sola ronda. Recuerda que las cartas en juego también acercan el final.',
      replies: {
        placed: 'Bien: los dos en una ronda, y sin necesitar a nadie.',
        pass: 'Conservas tus cartas. Aunque la fase era tuya.',
      },
    },
  },
};
