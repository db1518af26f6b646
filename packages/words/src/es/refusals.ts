// Why something is not possible, in Spanish, by code. Codes and what their data says stand with kernel and game.

import type { KernelRefusalCode } from '@orrery/kernel';
import type { SettleWay } from '@orrery/race';
import type { Naming } from '../naming.ts';
import { plain } from '../signed.ts';
import { cards, goodsOf } from './numbers.ts';
import { rollReasons } from './roll/refusals.ts';

type Data = Readonly<Record<string, unknown>>;
type Reason = (data: Data, say: Naming) => string;

const number = (data: Data, field: string): number => (typeof data[field] === 'number' ? data[field] : 0);
const card = (data: Data, field: string, say: Naming): string =>
  typeof data[field] === 'string' ? say.card(data[field]) : 'esa carta';

/** A way to place a world and what it would take. */
interface WayReason {
  readonly way: SettleWay;
  readonly price: number;
  readonly hand: number;
  readonly strength: number;
  readonly needed: number;
}

const isConquest = ({ way }: WayReason): boolean => way === 'conquer' || way === 'conquerNonMilitary';

const lacking = (amount: number): string => (amount === 1 ? 'Te falta' : 'Te faltan');

const shortOfCards = (price: number, hand: number): string =>
  `${lacking(price - hand)} ${cards(price - hand)}: cuesta ${price} y tienes otras ${hand}.`;

function shortBy(reason: WayReason): string {
  const { price, hand, strength, needed } = reason;
  if (!isConquest(reason)) return shortOfCards(price, hand);
  return `${lacking(needed - strength)} ${needed - strength} de fuerza militar: llegas a ${plain(strength)} de ${plain(needed)}.`;
}

const kernelReasons: { readonly [C in KernelRefusalCode]: Reason } = {
  'kernel/bad-options': (data) => `Estas opciones no casan entre sí: ${String(data.field)}, ${String(data.problem)}.`,
  'kernel/bad-seats': (data) => `Estas cajas son para ${number(data, 'min')} a ${number(data, 'max')} jugadores.`,
  'kernel/not-asked': () => 'La mesa ha seguido adelante; eso ya no se pregunta.',
  'kernel/match-over': () => 'La partida ha terminado.',
  'kernel/nothing-to-undo': () => 'Aún no has decidido nada.',
  'kernel/undo-sealed': () => 'No se puede deshacer: desde entonces se ha visto algo nuevo.',
  'kernel/undo-used': (_data) => 'No se puede deshacer: alguien ya ha jugado a partir de ello.',
  'kernel/bad-record': () => 'La partida guardada ya no encaja con esta versión.',
  'kernel/old-rules': () => 'Esta partida se jugó con reglas de una versión anterior que aquí no se conservan.',
  'kernel/old-state': () => 'Esta partida se guardó con una versión anterior y no puede continuar en esta.',
  'kernel/newer-state': () =>
    'Esta partida se guardó con una versión más nueva. Carga la página más reciente para continuar.',
};

const raceReasons: { readonly [code: string]: Reason } = {
  'race/malformed': () => 'Esa respuesta está incompleta.',
  'race/not-in-hand': (data, say) => `Ya no tienes ${card(data, 'card', say)} entre tus cartas.`,
  'race/wrong-count': (data) => `Elige ${number(data, 'expected')}, no ${number(data, 'got')}.`,
  'race/not-offered': () => 'Eso no está entre las opciones.',
  'race/same-twice': () => 'No se puede usar lo mismo dos veces.',
  'race/wrong-pair': () => 'Un segundo Desarrollar o Colonizar solo va junto con el primero.',
  'race/not-a-development': () => 'No es un desarrollo.',
  'race/not-a-world': () => 'No es un mundo.',
  'race/already-in-tableau': () => 'Ya tienes una igual en juego.',
  'race/cannot-afford': (data) => shortOfCards(number(data, 'price'), number(data, 'hand')),
  'race/cannot-place': (data) => {
    const reasons = Array.isArray(data.reasons) ? (data.reasons as WayReason[]) : [];
    const gap = (reason: WayReason): number =>
      isConquest(reason) ? reason.needed - reason.strength : reason.price - reason.hand;
    const nearest = reasons.filter((reason) => gap(reason) > 0).sort((a, b) => gap(a) - gap(b))[0];
    return nearest === undefined ? 'Ahora no hay manera de colocarlo.' : shortBy(nearest);
  },
  'race/no-such-power': (data, say) => `No hay poder para esto en ${card(data, 'card', say)}.`,
  'race/power-used': (data, say) => `El poder de ${card(data, 'card', say)} ya está agotado en esta fase.`,
  'race/wrong-way': () => 'Este mundo no se puede colocar así.',
  'race/wrong-price': (data) => `El precio es ${number(data, 'price')}; has ofrecido ${number(data, 'paid')}.`,
  'race/too-weak': (data) => `Demasiado débil: fuerza ${plain(number(data, 'strength'))} de ${number(data, 'needed')}.`,
  'race/power-without-cards': (data) =>
    `Gasta de ${number(data, 'min')} a ${cards(number(data, 'max'))} en estos poderes, no ${number(data, 'cards')}.`,
  'race/no-target': (data, say) => `Con este poder no se puede anexionar ${card(data, 'world', say)}.`,
  'race/must-use': () => 'Todavía hay que usar un poder.',
  'race/not-usable': () => 'No hay nada con lo que usar este poder.',
  'race/wrong-goods': (data) => `El poder pide ${goodsOf(number(data, 'count'))} de su clase.`,
  'race/no-good': (data, say) => `No hay ningún bien en ${card(data, 'world', say)}.`,
  'race/out-of-range': (data) => `Solo del ${number(data, 'min')} al ${number(data, 'max')}.`,
};

const otherReasons: { readonly [code: string]: Reason } = {
  'bots/no-such-bot': () => 'La partida guardada tiene un bot que esta versión no conoce.',
};

export const refusals: { readonly [code: string]: Reason } = {
  ...kernelReasons,
  ...raceReasons,
  ...rollReasons,
  ...otherReasons,
};
/** For a code that is not among them. */
export const unknownRefusal = (code: string): string => `No es posible (${code}).`;
