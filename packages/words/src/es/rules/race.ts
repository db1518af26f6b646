// The short rules of Race in Spanish.

import { goodPrices } from '@orrery/race/describe';
import type { RaceRules } from '../../rules/rule-book.ts';

export const race: RaceRules = {
  'race-aim': {
    title: 'Objetivo y final',
    text: [
      'Construyes un imperio de mundos y desarrollos. Gana quien tiene más puntos.',
      'Los puntos llegan de tres sitios: la estrella de cada carta en juego, las fichas de PV que ganas consumiendo bienes y la regla especial de los grandes desarrollos. Con objetivos, también cuentan sus losetas.',
      'La partida acaba tras la ronda en la que alguien tiene 12 cartas en su despliegue, o en la que se toma la última ficha de PV de la reserva. La reserva empieza con 12 puntos por jugador. La ronda siempre se juega hasta el final, y nadie recibe menos fichas de las que ha ganado. Hidden Fortress eleva a 14 el límite de su dueño.',
      'Si hay empate, cuentan las cartas en mano más los bienes en los mundos. Si persiste, se comparte la victoria.',
    ],
  },
  'race-setup': {
    title: 'Preparación',
    text: [
      'Todos empiezan con un mundo en juego y seis cartas en la mano, y se quedan cuatro. Lo que descartas ahora no vuelve, así que conserva cartas que puedas colocar pronto: algo barato, algo que encaje con tu mundo inicial y, como mucho, una carta cara a la que aspirar.',
      'Una carta que no puedes usar también sirve si necesitas dinero, porque se paga con cartas. Pero dos de las seis tienen que irse.',
      'Si recibiste dos mundos iniciales, te quedas uno y descartas el otro en ese mismo momento. Todos los mundos iniciales se muestran a la vez. Ancient Race empieza con tres cartas en lugar de cuatro, y con un bien encima.',
    ],
  },
  'race-action': {
    title: 'Elegir una acción',
    text: [
      'En cada ronda todos eligen en secreto una acción. Se muestran a la vez. Solo ocurren las fases que alguien eligió, en este orden: Explorar, Desarrollar, Colonizar, Consumir, Producir.',
      'Una fase que ocurre es para todos. Quien la eligió recibe además su bonificación:',
      [
        'Explorar +5: mira 5 cartas más.',
        'Explorar +1, +1: mira 1 carta más y quédate con 1 más.',
        'Desarrollar: paga 1 carta menos.',
        'Colonizar: roba 1 carta tras colocar un mundo.',
        'Consumir, Comerciar: antes vende un bien por cartas.',
        'Consumir, ×2: las fichas por consumir valen el doble.',
        'Producir: llena un mundo de fortuna vacío.',
      ],
      'Pregúntate, pues, dos cosas: qué necesito y qué van a elegir los demás de todos modos. Si dos jugadores eligen la misma acción, la fase ocurre una vez y ambos tienen la bonificación.',
    ],
  },
  'race-pay': {
    title: 'Pagar',
    text: [
      'No hay monedas. Para poner una carta en juego descartas de tu mano tantas otras como cuesta. Se van boca abajo; nadie las ve.',
      'El precio es el número de la carta menos todos tus descuentos. Nunca baja de cero y no se devuelve nada. Pagas exactamente: ni una carta más ni una menos. La carta que colocas no sirve para pagarse a sí misma.',
      'La propuesta de la mesa marca las cartas que seguramente echarás menos en falta. Cámbiala como quieras; no se paga nada hasta que confirmes. Algunos desarrollos en juego pueden descartarse para rebajar un precio una vez; se ofrecen como elección aparte.',
    ],
  },
  'race-explore': {
    title: 'Explorar',
    text: [
      'Todos miran 2 cartas y se quedan con 1.',
      'Con Explorar +5 miras 7 y te quedas 1. Con Explorar +1, +1 miras 3 y te quedas 2. Los poderes de tus cartas suman a ambos números; la pregunta muestra el total.',
      'Pulsa la carta que quieres conservar; el resto va boca abajo a los descartes. Normalmente tu mano no se toca. Con algunos poderes, las cartas nuevas se unen antes a tu mano y puedes descartar cartas viejas en su lugar.',
      'Qué conservar: primero una carta que puedas colocar en las dos próximas rondas, después una que encaje con lo que ya tienes y, si no, simplemente más dinero.',
    ],
  },
  'race-develop': {
    title: 'Desarrollar',
    text: [
      'Todos pueden poner un desarrollo en juego. Se elige en secreto, se muestra a la vez y después se paga.',
      'Su precio es el número del rombo. Quien eligió Desarrollar paga 1 carta menos. Los demás descuentos figuran bajo el precio.',
      'Un desarrollo funciona desde la fase siguiente, así que uno colocado ahora ya ayuda en Colonizar de esta ronda. No ayuda con su propio precio, y una carta que roba por cada desarrollo no roba por sí misma.',
      'Nunca puedes tener en juego dos desarrollos con el mismo nombre.',
      'Los caros, con el rombo lleno, cuestan 6 y no llevan puntos impresos: lo que dan está escrito en ellos y se muestra como un número que se actualiza.',
    ],
  },
  'race-settle': {
    title: 'Colonizar',
    text: [
      'Todos pueden poner un mundo en juego. Se elige en secreto y se muestra a la vez.',
      'Un mundo con anillo liso se paga con cartas: su número menos tus descuentos. Un mundo con anillo rojo de púas se conquista; mira Fuerza militar.',
      'Un mundo de fortuna, marcado con un halo discontinuo, llega con un bien. Un mundo de producción llega vacío y recibe su bien al Producir. Un bien nuevo no puede usarse en la fase en la que llegó.',
      'Quien eligió Colonizar roba 1 carta tras colocar un mundo. Si no colocas nada, no robas.',
      'Algunas cartas permiten colocar un segundo mundo en la misma fase, o colocar uno gratis y descartarse a cambio. Se ofrecen cuando pueden usarse.',
    ],
  },
  'race-military': {
    title: 'Fuerza militar',
    text: [
      'Un mundo militar tiene una defensa en lugar de un precio. Si tu fuerza militar es al menos igual, tomas el mundo y no pagas nada.',
      'Tu fuerza militar es la suma de los poderes militares en juego. Algunos solo cuentan contra una clase de mundo, como Rebelde o Alienígena; se suman solo allí. Los números negativos también cuentan.',
      'El dinero y la fuerza nunca se mezclan. Los descuentos no ayudan a conquistar, y la fuerza militar no abarata un mundo que se paga. La fuerza militar no se gasta: sirve todas las veces.',
      'Algunas cartas dan fuerza para una sola fase, si se descartan o a cambio de cartas de tu mano. Otras permiten pagar por un mundo militar como si fuera uno corriente, pero nunca por un mundo que da bienes alienígenas.',
    ],
  },
  'race-takeovers': {
    title: 'Anexiones',
    text: [
      'Si se juega con anexiones, tres cartas pueden quitarle un mundo militar a un rival en Colonizar, en lugar de colocar uno.',
      'Solo pueden atacarte si algo tuyo lo permite: un mundo militar rebelde, una carta del Imperium o una fuerza militar de 1 o más, según la carta del atacante. La mesa indica quién puede atacar a quién.',
      'El atacante suma su fuerza militar, lo que vale contra ese mundo y la fuerza que gasta en esta fase. El defensor suma lo mismo y la defensa del mundo. El empate favorece al atacante. El atacante declara toda su fuerza a la vez; después el defensor aún puede añadir.',
      'Si tiene éxito, el mundo y su bien cambian de dueño. Las cartas en juego cuentan como estaban al empezar la fase.',
    ],
  },
  'race-trade': {
    title: 'Comerciar',
    text: [
      'Si elegiste Consumir: Comerciar, primero vendes un bien y robas cartas por él. El tipo del bien fija el precio:',
      [
        `Innovación ${goodPrices.novelty}`,
        `Elementos raros ${goodPrices.rare}`,
        `Genes ${goodPrices.genes}`,
        `Tecnología alienígena ${goodPrices.alien}`,
      ],
      'Tus cartas pueden aumentarlo; el total figura junto a cada bien. Debes vender uno si lo tienes, y solo uno. Venden únicamente quienes eligieron Comerciar y los dueños de una carta que lo diga.',
      'Tras la venta consumes como los demás. Cuenta antes: ¿sobra un bien para vender, o valdría más como puntos?',
      'Vender suele ser mejor al principio, cuando cada carta pasa pronto a formar parte de tu imperio.',
    ],
  },
  'race-consume': {
    title: 'Consumir',
    text: [
      'Aquí los bienes se convierten en puntos o cartas mediante los poderes de Consumir de tus cartas. Cada poder dice qué toma y qué da. Las fichas de PV quedan ante ti y cuentan al final.',
      'Debes usar cada poder mientras haya bienes para él. El orden es tuyo y puede importar: un poder que toma «hasta tres» toma tres si los hay. Cada poder funciona una vez por fase.',
      'Si elegiste ×2, las fichas por consumir se duplican. Las cartas nunca se duplican, ni tampoco las fichas que recibes por descartar cartas de la mano.',
    ],
  },
  'race-produce': {
    title: 'Producir',
    text: [
      'Cada mundo de producción sin bien recibe uno. Un mundo nunca tiene más de uno.',
      'Los mundos de fortuna siguen vacíos, salvo que un poder tuyo los llene o hayas elegido Producir: entonces llenas uno de ellos.',
      'Algunas cartas roban cuando produces: por cada bien de un tipo, por cada tipo o por producir más que nadie. Cuentan lo producido hasta ese momento, así que úsalas al final si puedes elegir. «Más que nadie» significa estrictamente más que cada rival.',
      'Un bien es una carta del mazo, boca abajo. Nadie sabe cuál. Lo que cuenta es el tipo del mundo en el que está.',
      'Producir merece la pena cuando la mayor parte de tus mundos están vacíos. Si están llenos, no ocurre nada.',
    ],
  },
  'race-end': {
    title: 'Final de la ronda y puntos',
    text: [
      'Al final de una ronda puedes tener como máximo 10 cartas en la mano; descarta las demás. Después se comprueba si acaba la partida.',
      'Al final, tus puntos son:',
      [
        'la estrella de cada carta en juego,',
        'tus fichas de PV,',
        'lo que dan tus grandes desarrollos,',
        'tus objetivos, si se usan.',
      ],
      'Un desarrollo con interrogación cuenta tus cartas, tus fichas o tu fuerza militar según su propia regla. Se cuenta a sí mismo donde encaja, y cada otra carta una vez, por la primera línea que le corresponda.',
      'Pulsa un total para ver todas sus partes, carta por carta. Las cartas en mano y los bienes no valen nada al final, salvo para deshacer un empate.',
    ],
  },
  'race-goals': {
    title: 'Objetivos',
    text: [
      'Hay seis losetas junto a la mesa.',
      'Cuatro son por ser el primero, y valen 3 puntos cada una. Quien cumple la condición al final de una fase toma la loseta. Si varios la cumplen en la misma fase, todos reciben 3. Nunca se pierde.',
      'Dos son por tener más que nadie, y valen 5 puntos. Hay una cantidad mínima. Quien tiene más en solitario guarda la loseta y la pierde cuando alguien tiene más. Con cantidades iguales la conserva quien la tenía; si nadie la tiene, queda en el centro.',
      'Al final, quienes empatan con más y no tienen la loseta reciben 3.',
      'Cada loseta muestra quién va en cabeza y qué te falta.',
    ],
  },
  'race-duel': {
    title: 'Dos jugadores, dos acciones',
    text: [
      'Dos jugadores pueden jugar con dos acciones cada uno por ronda. Eliges dos cartas distintas entre nueve: Desarrollar y Colonizar están dos veces.',
      'Elegir los dos Desarrollar da dos fases Desarrollar seguidas, con tu bonificación en ambas. Tu rival también actúa en las dos, con la bonificación como mucho en la primera. Lo que colocas en la primera ya ayuda en la segunda. Lo mismo vale para Colonizar.',
      'Los dos Explorar juntos significan mirar 8 cartas y quedarse 2. Los dos Consumir significan vender primero un bien y consumir después por el doble de fichas.',
      'Piensa en parejas. Dos mitades que se necesitan, como Producir y Colonizar, o Comerciar y Desarrollar, ya no dependen de lo que elija el otro.',
    ],
  },
  'race-robot': {
    title: 'El robot en solitario',
    text: [
      'Juegas con dos acciones contra un robot que no necesita mano ni pensar. Tú eliges primero. Después se lanzan sus dos dados y se ponen en su tablero. Donde hay un dado, el robot actúa; donde solo elegiste tú, apenas responde.',
      'Tiene una pila de cartas ocultas, créditos de 0 a 4 y una economía de 0 a 5. Al colonizar y desarrollar da la vuelta a cartas de su pila hasta que una sirve. Consumir le da fichas según su economía. Sus cartas no tienen poderes, solo puntos.',
      'Su mundo inicial cambia parte de esto; su tablero muestra cómo. La partida acaba como siempre, con una reserva de 24 puntos. Cada paso deja una línea que dice por qué.',
    ],
  },
  'race-draft': {
    title: 'Draft',
    text: [
      'Antes de la partida todos forman un mazo propio.',
      'Tienes cinco cartas, tomas una y pasas el resto; después tomas una de las que te llegan, hasta que se acaba el paquete. Entonces llegan las cinco siguientes, que se pasan en el otro sentido. Se sigue hasta que ya no se pueden dar cinco a todos.',
      'Tu mazo es lo que tomaste. En la partida solo robas de él y descartas en un montón propio, que se baraja de nuevo cuando el mazo se agota.',
      'Ves tus dos mundos iniciales antes de empezar. Toma cartas que se ayuden entre sí, pero guarda bastantes baratas: un mazo de tesoros no tiene dinero.',
    ],
  },
};
