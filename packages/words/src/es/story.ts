// A line of the story in Spanish: who it is about, what was done and what it brought. The parts are nouns, so they go with
// "tú" and with a name alike.

import { plain } from '../signed.ts';
import { cards, goodsOf, list } from './numbers.ts';

const named = (amount: number, names: readonly string[]): string =>
  names.length === amount ? list(names) : cards(amount);
const using = (uses: readonly string[]): string => (uses.length === 0 ? '' : `, usando ${list(uses)}`);

export const story = {
  label: 'Historia',
  played: (round: number): string => `Ronda ${round}: lo que pasó`,
  running: (round: number, phase: string): string => `Ronda ${round} · ${phase}`,
  nothing: 'Aún no se ha jugado nada.',
  counts: (name: string, points: number): string => `${name}, ${points} PV`,
  otherPoints: 'Otros puntos',
  won: (goal: string, points: number): string => `${goal}, ${points} PV`,
  lostTo: (name: string, taker: string | null): string =>
    taker === null ? `pérdida: ${name}` : `pérdida: ${name}, ahora de ${taker}`,
  steps: (who: string): string => `${who}: todos los pasos`,
  whole: 'La historia completa',
  less: 'La historia en breve',
  threat: (who: string, world: string, attack: number, defence: number): string =>
    `${who} puede anexionar ${world} si se elige Colonizar: ${plain(attack)} contra ${plain(defence)}`,
  endsSoon: 'Es probable que la partida acabe en esta ronda',
  endsNow: 'Es la última ronda',
  line: (who: string, parts: readonly string[]): string => `${who}: ${parts.join('; ')}`,
  started: (world: string): string => `mundo inicial: ${world}`,
  placed: (names: readonly string[]): string => `en juego: ${list(names)}`,
  paid: (card: string, price: number, uses: readonly string[]): string =>
    `${card}, ${price === 0 ? 'gratis' : `por ${cards(price)}`}${using(uses)}`,
  conquered: (card: string, strength: number, needed: number, uses: readonly string[]): string =>
    `conquista de ${card} (fuerza ${plain(strength)} contra ${plain(needed)})${using(uses)}`,
  paidWith: (names: readonly string[]): string => `pago: ${list(names)}`,
  left: (names: readonly string[]): string => `descarte del despliegue: ${list(names)}`,
  lost: (names: readonly string[]): string => `pérdida: ${list(names)}`,
  explored: (drew: number, kept: number, names: readonly string[]): string =>
    `robo de ${cards(drew)}, a la mano: ${named(kept, names)}`,
  drew: (amount: number, names: readonly string[]): string => `robo: ${named(amount, names)}`,
  discarded: (amount: number, names: readonly string[]): string => `descarte: ${named(amount, names)}`,
  overLimit: (amount: number, names: readonly string[]): string =>
    `descarte por el límite de mano: ${named(amount, names)}`,
  goods: (worlds: readonly string[]): string => `+${goodsOf(worlds.length)} (${list([...new Set(worlds)])})`,
  spent: (worlds: readonly string[]): string => `−${goodsOf(worlds.length)} (${list(worlds)})`,
  sold: (world: string, price: number): string => `venta del bien de ${world} por ${cards(price)}`,
  chips: (amount: number): string => `+${amount} PV`,
  strength: (amount: number): string => `+${amount} de fuerza`,
  goals: (names: readonly string[]): string => `objetivo logrado: ${list(names)}`,
  goalsLost: (names: readonly string[]): string => `objetivo perdido: ${list(names)}`,
  passed: 'pase',
};
