// Why something is not possible, in Spanish, by code. Codes and what their data says stand with kernel and game.

import type { WayReason } from '@orrery/race';
import { isConquest, type KernelReasons, nearestWay, type RaceReasons, type RollReasons } from '../refusal-words.ts';
import { plain } from '../signed.ts';
import { cards, goodsOf } from './numbers.ts';
import { rollReasons } from './roll/refusals.ts';

const lacking = (amount: number): string => (amount === 1 ? 'Te falta' : 'Te faltan');

const shortOfCards = (price: number, hand: number): string =>
  `${lacking(price - hand)} ${cards(price - hand)}: cuesta ${price} y tienes otras ${hand}.`;

function shortBy(reason: WayReason): string {
  const { price, hand, strength, needed } = reason;
  if (!isConquest(reason)) return shortOfCards(price, hand);
  return `${lacking(needed - strength)} ${needed - strength} de fuerza militar: llegas a ${plain(strength)} de ${plain(needed)}.`;
}

const kernelReasons: KernelReasons = {
  'kernel/bad-options': (data) => `Estas opciones no casan entre sí: ${data.field}, ${data.problem}.`,
  'kernel/bad-seats': (data) => `Estas cajas son para ${data.min} a ${data.max} jugadores.`,
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
  'bots/no-such-bot': () => 'La partida guardada tiene un bot que esta versión no conoce.',
  'bots/no-review': () => 'Todavía no hay análisis para este juego.',
  'bots/not-over': () => 'Solo se puede analizar una partida terminada.',
};

const raceReasons: RaceReasons = {
  'race/malformed': () => 'Esa respuesta está incompleta.',
  'race/not-in-hand': (data, say) => `Ya no tienes ${say.card(data.card)} entre tus cartas.`,
  'race/wrong-count': (data) => `Elige ${data.expected}, no ${data.got}.`,
  'race/not-offered': () => 'Eso no está entre las opciones.',
  'race/same-twice': () => 'No se puede usar lo mismo dos veces.',
  'race/wrong-pair': () => 'Para Desarrollar o Colonizar otra vez hay que elegir también la primera.',
  'race/not-a-development': () => 'No es un desarrollo.',
  'race/not-a-world': () => 'No es un mundo.',
  'race/already-in-tableau': () => 'Ya tienes una igual en juego.',
  'race/cannot-afford': (data) => shortOfCards(data.price, data.hand),
  'race/cannot-place': (data) => {
    const nearest = nearestWay(data.reasons);
    return nearest === null ? 'Ahora no hay manera de colocarlo.' : shortBy(nearest);
  },
  'race/no-such-power': (data, say) => `No hay poder para esto en ${say.card(data.card)}.`,
  'race/power-used': (data, say) => `El poder de ${say.card(data.card)} ya está agotado en esta fase.`,
  'race/wrong-way': () => 'Este mundo no se puede colocar así.',
  'race/wrong-price': (data) => `El precio es ${data.price}; has ofrecido ${data.paid}.`,
  'race/too-weak': (data) => `Demasiado débil: fuerza ${plain(data.strength)} de ${data.needed}.`,
  'race/power-without-cards': (data) => `Gasta de ${data.min} a ${cards(data.max)} en estos poderes, no ${data.cards}.`,
  'race/no-target': (data, say) => `Con este poder no se puede anexionar ${say.card(data.world)}.`,
  'race/must-use': () => 'Todavía hay que usar un poder.',
  'race/not-usable': () => 'No hay nada con lo que usar este poder.',
  'race/wrong-goods': (data) => `El poder pide ${goodsOf(data.count)} de su clase.`,
  'race/no-good': (data, say) => `No hay ningún bien en ${say.card(data.world)}.`,
  'race/out-of-range': (data) => `Solo del ${data.min} al ${data.max}.`,
};

export const refusals: KernelReasons & RaceReasons & RollReasons = {
  ...kernelReasons,
  ...raceReasons,
  ...rollReasons,
};
/** For a code that is not among them. */
export const unknownRefusal = (code: string): string => `No es posible (${code}).`;
