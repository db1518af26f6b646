// The short rules of Roll in Spanish.

import { creditCap, endSquares, poolPerSeat, stockCredits, tradePrice } from '@orrery/roll/describe';
import type { RollRules } from '../../rules/rule-book.ts';

export const roll: RollRules = {
  'roll-aim': {
    title: 'Objetivo y final',
    text: [
      'Construyes mundos y desarrollos con dados como trabajadores. Gana quien tiene más puntos.',
      'Cada loseta en juego vale el número que lleva. Las fichas de PV por consumir bienes cuentan tal cual. Los desarrollos de coste 6 añaden puntos según su propia regla.',
      `La partida acaba tras la ronda en la que alguien tiene ${endSquares} losetas cuadradas en su despliegue, o en la que se vacía la reserva de fichas. Empiezas con 3: una loseta de facción, que cuenta como 2, y un mundo inicial. La reserva empieza con ${poolPerSeat} puntos por jugador; nadie recibe menos fichas de las que ha ganado.`,
      'Si hay empate, cuentan los dados de tu cubilete más tus créditos. Si persiste, se comparte la victoria.',
    ],
  },
  'roll-setup': {
    title: 'Preparación',
    text: [
      'Recibes una loseta de facción, un mundo inicial y dos losetas más. Cada loseta tiene dos caras: un desarrollo y un mundo. Eliges cuál de las dos es el desarrollo de tu pila izquierda y cuál el mundo de tu pila derecha.',
      'El número de una cara dice cuántos trabajadores necesita y cuántos puntos da.',
      'En tu primera partida toma la pareja más barata: acabas ambas antes, y cada mundo acabado trae dados nuevos.',
      'Empiezas con 3 dados blancos en el cubilete, 2 en la Ciudadanía, 1 crédito y lo que dan tus losetas. Lo que da una loseta se recibe una sola vez, ahora. El mundo de tu pila no da nada hasta que esté acabado.',
    ],
  },
  'roll-dice': {
    title: 'Los dados y sus lugares',
    text: [
      'Un dado es un trabajador. Su color decide qué caras tiene: las muestra la tabla de dados. Un comodín vale para cualquier fase.',
      'Un dado está siempre en un solo lugar. En tu cubilete se lanzará en la próxima ronda. En una fase trabaja. En una pila espera sobre una loseta. En un mundo es un bien. En la Ciudadanía descansa hasta que pagas 1 crédito por traerlo de vuelta.',
      'Los dados que trabajaron van a la Ciudadanía. Los que no encontraron trabajo vuelven gratis al cubilete.',
    ],
  },
  'roll-assign': {
    title: 'Lanzar y Asignar',
    text: [
      'Todos lanzan tras su pantalla. Los rivales ven qué colores has lanzado, no lo que muestran.',
      'Cada dado va bajo la fase que muestra. Un comodín va donde quieras.',
      'Después pon exactamente un dado sobre una fase: la seleccionas, y esa fase ocurre. Sirve cualquier dado, muestre lo que muestre; toma uno que no te haga falta en otro sitio. También trabaja en esa fase.',
      'A continuación puedes mover dados con el Dictado y tus poderes de Reasignar.',
      'Todo puede cambiarse hasta que confirmes. Entonces se levantan todas las pantallas a la vez.',
      'Las demás fases solo ocurren si las selecciona otro. Pregúntate, pues, qué quiere más cada rival y pon allí los dados que te sobren.',
    ],
  },
  'roll-dictate': {
    title: 'Dictado y Reasignar',
    text: [
      'El Dictado está abierto a todos, una vez por ronda: aparta un trabajador y mueve otro a la fase que quieras. El apartado no hace nada esta ronda y vuelve a tu cubilete al Revelar. Te cuesta, pues, una ronda de un dado, no el dado.',
      'Necesitas tres trabajadores: uno que selecciona, uno que apartas y uno que mueves.',
      'Los poderes de Reasignar están en desarrollos. Cada uno funciona una vez por ronda, con los dados que nombra, y no cuesta nada. Un dado puede ser movido por un poder tras otro.',
      'El dado que selecciona tu fase no puede apartarse ni moverse. La fase a la que mueves un dado no tiene que estar entre sus caras.',
      'Los poderes que cambian el Dictado lo dicen: más movimientos, o más veces.',
    ],
  },
  'roll-reveal': {
    title: 'Revelar',
    text: [
      'Todos los planes se muestran a la vez. Ocurre cada fase que seleccionó al menos un jugador, para todos los que tienen trabajadores en ella y para todos los que tienen un poder en ella.',
      'Los trabajadores bajo una fase que nadie seleccionó vuelven a sus cubiletes. No se pierden ni cuestan nada; simplemente no trabajaron esta ronda. También vuelven los dados apartados para el Dictado.',
      'Las cinco columnas quedan como se revelaron hasta la próxima tirada: los dados de cada jugador, en gris donde no ocurre nada.',
      'Con dos jugadores se lanza ahora un dado blanco adicional. Si nadie seleccionó la fase que muestra, esa fase también ocurre. Muestra Explorar el doble de veces que cualquier otra fase, y nunca un comodín.',
    ],
  },
  'roll-explore': {
    title: 'Explorar',
    text: [
      'Cada explorador hace una de dos cosas.',
      `Proveer: toma ${stockCredits} créditos.`,
      'Reconocer: toma una loseta de la bolsa, mira ambas caras, elige una y ponla debajo de la pila correspondiente. Antes de robar puedes abandonar losetas de tus pilas; por cada una robas otra más. Todas las losetas robadas deben colocarse.',
      'Decides explorador por explorador, así que puedes ver qué trae el primero antes de elegir para el segundo.',
      'Los dados que están sobre una pila se quedan allí, aunque abandones la loseta de debajo. Una loseta que ya tiene bastantes trabajadores espera a su propia fase.',
      'Reconoce cuando tus pilas se acaben. Elige Proveer cuando descansen más dados de los que puedes pagar.',
    ],
  },
  'roll-develop': {
    title: 'Desarrollar',
    text: [
      'Tus desarrolladores van uno a uno sobre la primera loseta de tu pila de desarrollos. Cuando hay tantos como necesita, se completa y pasa a tu despliegue; los trabajadores van a la Ciudadanía. Entonces queda encima la siguiente loseta, y los trabajadores que sobran siguen con ella.',
      'Una loseta sin acabar conserva sus trabajadores hasta una ronda posterior. Puedes reclamarlos al final de una ronda, pero ese trabajo se pierde.',
      'Los trabajadores deben usarse mientras haya loseta. Si la pila está vacía, vuelven al cubilete.',
      'Los descuentos rebajan el número de trabajadores, nunca los puntos. Un desarrollo funciona desde el momento en que se completa.',
    ],
  },
  'roll-settle': {
    title: 'Colonizar',
    text: [
      'Funciona como Desarrollar, con colonos y la pila de mundos.',
      'Un mundo acabado da su regalo una vez: dados nuevos en tu cubilete o tu Ciudadanía, un bien sobre él, a veces créditos. Un dado que va al cubilete se lanza en la próxima ronda; uno que va a la Ciudadanía puede reclutarse al final de esta.',
      'Los mundos grises nunca tienen bienes. Los mundos de color pueden tener uno.',
      'Algunos mundos y desarrollos piden antes que retires un dado. Puedes tomarlo de cualquier sitio: cubilete, Ciudadanía, una pila, un mundo o una fase. Elige el que menos falta te haga; deja tu imperio para siempre. Si había seleccionado una fase, esa fase ocurre igualmente.',
    ],
  },
  'roll-produce': {
    title: 'Producir',
    text: [
      'Cada productor va a uno de tus mundos de color que esté vacío y queda allí como bien. Los mundos grises no pueden tenerlos. Si no hay sitio, el productor vuelve al cubilete.',
      'Un dado de cualquier color puede estar en cualquiera de esos mundos. Pero elige con cuidado: cuando el bien se consuma, un dado del color del mundo da 1 punto más, y un dado de consumo coincide con todos los mundos.',
      'Un bien sigue siendo tu dado. Mientras está allí no hace otro trabajo, y puedes reclamarlo al final de una ronda.',
      'Los poderes que pagan por bienes miran todo lo que hay en tus mundos al acabar la fase, viejo y nuevo.',
    ],
  },
  'roll-ship': {
    title: 'Transportar',
    text: [
      'Cada transportista toma un bien de uno de tus mundos, y tú eliges:',
      `Comerciar da créditos según el color del mundo: Innovación ${tradePrice.novelty}, Elementos raros ${tradePrice.rare}, Genes ${tradePrice.genes}, Tecnología alienígena ${tradePrice.alien}. Los colores de los dados no importan.`,
      'Consumir da 1 ficha de PV, 1 más si el bien tiene el color del mundo y 1 más si lo tiene el transportista. Los dados de consumo coinciden con todos los colores, así que 3 es lo máximo sin poderes.',
      'El transportista y el bien van a la Ciudadanía.',
      `Una regla sencilla: los transportistas que coinciden puntúan, los que no coinciden venden. Al principio los créditos valen más, porque los dados que descansan no ganan nada. Los créditos por encima de ${creditCap} se pierden.`,
    ],
  },
  'roll-recruit': {
    title: 'Reclutar',
    text: [
      'Al final de una ronda traes dados de la Ciudadanía a tu cubilete por 1 crédito cada uno. Debes traer tantos como puedas pagar; solo eliges cuáles.',
      'Si después tienes 0 créditos, pasan a 1. El último crédito, pues, nunca se pierde del todo, y hay pocos motivos para ahorrar.',
      '¿Qué dados? Piensa en lo que quieres en la próxima ronda. Los blancos sobre todo exploran. Los rojos y marrones desarrollan, los rojos y verdes colonizan, los azules producen y transportan. Los que quedan siguen siendo tuyos y pueden reclutarse más tarde.',
      'Si puedes pagarlos todos, o todos los que esperan son iguales, la mesa lo hace por ti y te lo dice.',
    ],
  },
  'roll-recall': {
    title: 'Reclamar',
    text: [
      'Tras reclutar puedes reclamar cualquiera de tus dados que esté en una pila, o en un mundo como bien. Es gratis.',
      'Casi siempre los dejas donde están. Un bien vale 3 créditos o más, o hasta 3 puntos; un trabajador en una loseta es trabajo ya hecho.',
      'Motivos para reclamar: no llegarás pronto a esa loseta, otra se ha vuelto más urgente o apenas te quedan dados que lanzar. Si tu cubilete está vacío, debes reclamar al menos uno.',
      'En la última ronda los dados del cubilete solo cuentan en los empates, así que allí no cuesta nada reclamar trabajadores de losetas sin acabar. Los bienes que aún dan puntos se quedan.',
    ],
  },
  'roll-points': {
    title: 'Puntos',
    text: [
      'Tus puntos son los números de todas tus losetas en juego, incluidas las dos mitades de tu facción, tus fichas de PV y lo que añaden tus desarrollos de coste 6.',
      'Las losetas que siguen en tus pilas no cuentan nada, por muchos trabajadores que tengan.',
      'Un desarrollo de coste 6 vale 6 y añade una bonificación: por tus mundos de un color, tus desarrollos, tus dados, tus bienes o tus fichas. Las mitades y los tercios se redondean hacia arriba. Los dados cuentan estén donde estén.',
      'Pulsa un total para ver sus partes.',
      'Los créditos y los dados no valen nada, salvo para deshacer un empate. Así que en las últimas rondas conviértelos en losetas o fichas.',
    ],
  },
};
