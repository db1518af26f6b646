// Which produce powers are left to use, and where they can produce.

import type { Seat } from '@orrery/kernel';
import type { CardNo } from '../cards/face.ts';
import { faceAt, type Game, playerAt } from '../game.ts';
import { noCard, type Player } from '../state.ts';
import { snapshotCard, snapshotSize } from '../tableau.ts';
import { isUsed } from './settle.ts';
import type { ProducePower } from './vocabulary.ts';

/** What kind of step a power makes. `world`: a good somewhere; `draw`: cards, worth more later; `cost`: a card for a good. */
export type StepKind = 'world' | 'draw' | 'cost';

export interface ProduceStep {
  /** `noCard` is the bonus for picking Produce. */
  readonly card: CardNo;
  readonly index: number;
  readonly kind: StepKind;
  /** Places where it could produce. */
  readonly places: readonly number[];
  readonly power: ProducePower | null;
}

/** The index under which the bonus for picking Produce is marked as used. */
export const bonusIndex = 7;

type Word = (g: Game, player: Player, card: CardNo, power: ProducePower) => { kind: StepKind; places: number[] } | null;

const atOnce: Word = () => null;

/** What is left to choose; the other words take effect by themselves (phases/produce.ts). */
const produceWords: { readonly [K in ProducePower['kind']]: Word } = {
  /** @rule race-5.5.2 */
  produceHere: (_g, player, card, power) => {
    if (power.kind !== 'produceHere' || power.consumes === undefined) return null;
    const place = player.tableau.indexOf(card);
    if (player.goods[place] !== noCard) return null;
    return { kind: 'cost', places: [place] };
  },
  /** @rule race-5.5.2 */
  produceOnWindfall: (g, player, card, power) => {
    if (power.kind !== 'produceOnWindfall') return null;
    const places = emptyWindfalls(g, player).filter((place) => {
      const world = player.tableau[place] ?? noCard;
      if (power.notThisWorld === true && world === card) return false;
      return power.good === 'any' || faceAt(g, world).good === power.good;
    });
    return places.length === 0 ? null : { kind: 'world', places };
  },
  /** Once, whenever the owner likes. @rule race-5.5.2 */
  drawPerGoodProduced: () => ({ kind: 'draw', places: [] }),
  drawPerKindProduced: () => ({ kind: 'draw', places: [] }),
  draw: atOnce,
  drawPerCard: atOnce,
  drawIfProducedHere: atOnce,
  drawIfMostProduced: atOnce,
};

/** @rule race-5.5.3 */
function emptyWindfalls(g: Game, player: Player): number[] {
  const places: number[] = [];
  for (let place = 0; place < player.tableau.length; place++) {
    if (player.goods[place] === noCard && faceAt(g, player.tableau[place] ?? noCard).isWindfall) places.push(place);
  }
  return places;
}

/** Steps in the order a player would usually take them: one kind, bonus, any kind, for a card, draws. @rule race-15.20 */
export function produceSteps(g: Game, seat: Seat): ProduceStep[] {
  const player = playerAt(g, seat);
  const steps: ProduceStep[] = [];
  const size = snapshotSize(player);
  for (let i = 0; i < size; i++) {
    const card = snapshotCard(player, i);
    const powers = faceAt(g, card).produce;
    for (let index = 0; index < powers.length; index++) {
      const power = powers[index] as ProducePower;
      if (isUsed(player, card, index)) continue;
      const step = produceWords[power.kind](g, player, card, power);
      if (step !== null) steps.push({ card, index, ...step, power });
    }
  }
  // @rule race-3.10, race-5.5.2
  if (player.actions.includes('produce') && !isUsed(player, 0, bonusIndex)) {
    const places = emptyWindfalls(g, player);
    if (places.length > 0) steps.push({ card: noCard, index: bonusIndex, kind: 'world', places, power: null });
  }
  return steps.sort((a, b) => rankOf(a) - rankOf(b));
}

function rankOf({ kind, power }: ProduceStep): number {
  if (kind === 'draw') return 4;
  if (kind === 'cost') return 3;
  if (power === null) return 1;
  return power.kind === 'produceOnWindfall' && power.good === 'any' ? 2 : 0;
}

/** A step that may be left out: producing for a discarded card. @rule race-4.4, race-5.5.2 */
export const isOptional = (step: ProduceStep): boolean => step.kind === 'cost';

/**
 * Whether it can make a difference which step comes first: a windfall power could be left without a world, or a good
 * made for a card would change what a draw counts.
 */
export function orderMatters(steps: readonly ProduceStep[]): boolean {
  const windfalls = steps.filter((step) => step.kind === 'world');
  for (const step of windfalls) {
    const rivals = windfalls.filter((other) => other !== step && overlap(step, other));
    const differ = rivals.some((other) => !samePlaces(step, other));
    if (differ && step.places.length <= rivals.length) return true;
  }
  if (windfalls.length > 0) return false; // goods first: the rest only gains by it
  return steps.some((step) => step.kind === 'cost') && steps.some((step) => step.kind === 'draw');
}

const overlap = (a: ProduceStep, b: ProduceStep): boolean => a.places.some((place) => b.places.includes(place));
const samePlaces = (a: ProduceStep, b: ProduceStep): boolean =>
  a.places.length === b.places.length && a.places.every((place) => b.places.includes(place));
