// What each question says in Spanish: what to do, why it is asked, and the words on the buttons.

import type { QuestionKind, QuestionOf } from '@orrery/race';
import type { Naming } from '../naming.ts';
import { plain } from '../signed.ts';
import { cards } from './numbers.ts';

interface Prompt {
  readonly todo: string;
  readonly why: string;
  /** On the main button. */
  readonly go: string;
  /** On the button that does nothing. */
  readonly pass: string;
}

type Prompts = { readonly [K in QuestionKind]: (question: QuestionOf<K>, say: Naming) => Prompt };

const pass = 'Pasar';
const proposal = 'Hay una propuesta marcada. Cámbiala como quieras; no se paga nada hasta que confirmes.';

export const prompts: Prompts = {
  draftPick: ({ round, left, passTo }, say) => ({
    todo: `Toma 1 de ${cards(left)} para tu propio mazo.`,
    why:
      passTo === null
        ? `Paquete ${round}. Es la última carta.`
        : `Paquete ${round}. Las demás pasan a ${say.seat(passTo)}. Jugarás con las cartas que tomes.`,
    go: 'Tomar',
    pass,
  }),
  chooseStart: ({ count: amount }) => ({
    todo: `Elige tu mundo inicial y ${cards(amount)} para descartar.`,
    why: 'Tu mundo inicial está en juego desde el principio. Todos revelan a la vez.',
    go: 'Empezar',
    pass,
  }),
  discardSetup: ({ count: amount }) => ({
    todo: `Descarta ${cards(amount)} de tu primera mano.`,
    why: 'Con el resto empiezas la partida.',
    go: 'Descartar',
    pass,
  }),
  chooseAction: ({ count: amount }) => ({
    todo: amount === 1 ? 'Elige una acción.' : `Elige ${amount} acciones.`,
    why: 'Solo ocurren las fases elegidas, y para todos; la bonificación de la tuya es solo para ti. Todos revelan a la vez.',
    go: 'Elegir',
    pass,
  }),
  exploreDiscard: ({ count: amount, from }) => ({
    todo: `Descarta ${cards(amount)}.`,
    why:
      from === 'drawn'
        ? 'Te quedas las demás cartas que has robado.'
        : 'Las cartas robadas y tu mano son una sola: descarta las que quieras.',
    go: 'Descartar',
    pass,
  }),
  developPlace: () => ({
    todo: 'Coloca un desarrollo o pasa.',
    why: 'Lo pagas cuando todos hayan revelado.',
    go: 'Desarrollar',
    pass,
  }),
  developPay: ({ card }, say) => ({
    todo: `Paga por ${say.card(card)}.`,
    why: proposal,
    go: 'Pagar',
    pass,
  }),
  settlePlace: () => ({
    todo: 'Coloca un mundo o pasa.',
    why: 'Lo pagas o lo conquistas cuando todos hayan revelado.',
    go: 'Colonizar',
    pass,
  }),
  declareTakeover: () => ({
    todo: 'Anexiona un mundo de un rival o pasa.',
    why: 'Tiene éxito si tu ataque alcanza la defensa. El defensor aún puede añadir fuerza.',
    go: 'Atacar',
    pass,
  }),
  settlePay: ({ card }, say) => ({
    todo: say.isMilitary(card)
      ? `Conquista ${say.card(card)}, o paga si un poder lo permite.`
      : `Paga por ${say.card(card)}.`,
    why: proposal,
    go: 'Colocar',
    pass,
  }),
  settleSecond: () => ({
    todo: 'Coloca un segundo mundo o pasa.',
    why: 'Uno de tus poderes lo permite en esta fase.',
    go: 'Colonizar',
    pass,
  }),
  defendTakeover: ({ world, attacker, attack, defense }, say) => ({
    todo: `Defiende ${say.card(world)}: añade fuerza o déjalo en ${plain(defense)}.`,
    why: `${say.seat(attacker)}: ataque ${plain(attack)}. El empate favorece al atacante, así que necesitas ${plain(attack + 1)}.`,
    go: 'Defender',
    pass: 'No añadir nada',
  }),
  tradeGood: () => ({
    todo: 'Vende un bien.',
    why: 'Elegiste Comerciar: robas tantas cartas como valga el bien.',
    go: 'Vender',
    pass,
  }),
  consumeNext: () => ({
    todo: 'Usa un poder de Consumir.',
    why: 'Hay que usar todo poder con bienes, en el orden que quieras.',
    go: 'Usar',
    pass: 'Listo',
  }),
  discardForYield: ({ power }, say) => ({
    todo:
      power.card === null ? 'Descarta cartas, o ninguna.' : `Descarta cartas para ${say.card(power.card)}, o ninguna.`,
    why: 'Cada carta da lo que dice el poder.',
    go: 'Descartar',
    pass: 'Ninguna',
  }),
  guessCost: () => ({
    todo: 'Di un número.',
    why: 'Se revela la siguiente carta. Si ese es su coste o su defensa, es tuya.',
    go: 'Revelar',
    pass,
  }),
  ante: () => ({
    todo: 'Apuesta una carta o pasa.',
    why: 'Se revelan tantas cartas como cueste la tuya. Si alguna cuesta más, te quedas una; si no, pierdes la tuya. La defensa cuenta como coste.',
    go: 'Apostar',
    pass,
  }),
  anteKeep: () => ({
    todo: 'Quédate con una de las cartas reveladas.',
    why: 'Una de ellas supera tu apuesta; tu carta también vuelve a tu mano.',
    go: 'Quedármela',
    pass,
  }),
  produceNext: () => ({
    todo: 'Usa un poder de Producir.',
    why: 'Ya hay bienes donde solo cabía una opción; el orden del resto lo decides tú.',
    go: 'Usar',
    pass: 'Listo',
  }),
  produceWorld: ({ power }, say) => ({
    todo: 'Elige un mundo de fortuna en el que producir.',
    why: power.card === null ? 'Es tu bonificación por elegir Producir.' : `Lo permite ${say.card(power.card)}.`,
    go: 'Producir',
    pass,
  }),
  produceDiscard: ({ power }, say) => ({
    todo: 'Descarta una carta para producir o conserva tus cartas.',
    why: power.card === null ? '' : `${say.card(power.card)} solo produce a cambio de una carta.`,
    go: 'Descartar',
    pass: 'Conservar',
  }),
  roundDiscard: ({ count: amount }) => ({
    todo: `Descarta ${cards(amount)}.`,
    why: 'Al final de la ronda tienes más cartas de las que permite tu límite de mano.',
    go: 'Descartar',
    pass,
  }),
};

/** What was done without asking, since there was only one way. */
export const automatic: { readonly [K in QuestionKind]: string } = {
  draftPick: 'tomas la última carta del paquete',
  chooseStart: 'mundo inicial elegido',
  discardSetup: 'primera mano conservada',
  chooseAction: 'acción elegida',
  exploreDiscard: 'cartas descartadas',
  developPlace: 'no puedes colocar ningún desarrollo',
  developPay: 'pagado de la única manera posible',
  settlePlace: 'no puedes colocar ningún mundo',
  declareTakeover: 'no hay mundos que anexionar',
  settlePay: 'colocado de la única manera posible',
  settleSecond: 'no puedes colocar un segundo mundo',
  defendTakeover: 'nada que añadir a la defensa',
  tradeGood: 'vendes el único bien',
  consumeNext: 'usas el único poder',
  discardForYield: 'no hay cartas que descartar',
  guessCost: 'número dicho',
  ante: 'no hay carta que apostar',
  anteKeep: 'te quedas la única carta',
  produceNext: 'usas el único poder',
  produceWorld: 'produce el único mundo de fortuna',
  produceDiscard: 'no hay cartas que descartar',
  roundDiscard: 'cartas descartadas',
};
