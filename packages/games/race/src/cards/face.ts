// A card face as the rules read it: numbers, booleans and power lists per phase, one object shape for all cards.
// The set files stay close to print; this form spares the rules every null check and every search by phase.

import type {
  ConsumePower,
  DevelopPower,
  ExplorePower,
  GameEndPower,
  Good,
  Keyword,
  Phase,
  Power,
  PowerPhase,
  ProducePower,
  RoundEndPower,
  SettlePower,
  SetupPower,
  TradePower,
} from '../powers/vocabulary.ts';
import { powerPhases } from '../powers/vocabulary.ts';
import type { CardFace, EndBonus } from './printed.ts';
import { traitsOf } from './traits.ts';

/** Index into the list of designs; the slug lives in the card table. */
export type CardNo = number;

export interface Face {
  readonly no: CardNo;
  readonly slug: string;
  readonly isWorld: boolean;
  readonly isDevelopment: boolean;
  /** Cards to pay; 0 for a military world. */
  readonly cost: number;
  /** Strength to reach; 0 for everything else. */
  readonly defense: number;
  /** The printed number in the circle or diamond: cost or defense. */
  readonly price: number;
  readonly vp: number;
  readonly isVpVariable: boolean;
  /** The kind of the world, by colour; not to be confused with `isAlien`. */
  readonly good: Good | 'none';
  readonly isProduction: boolean;
  readonly isWindfall: boolean;
  /** As printed, however the world was placed. @rule race-5.3.18 */
  readonly isMilitary: boolean;
  readonly isRebel: boolean;
  readonly isImperium: boolean;
  /** The word stands in the title; an Alien technology world is `good: 'alien'`. */
  readonly isAlien: boolean;
  readonly isUplift: boolean;
  readonly isTerraforming: boolean;
  readonly hasChromosome: boolean;
  /** 0 to 11, or -1 for cards that are no start worlds. */
  readonly startNumber: number;
  /** One bit for each of `powerPhases` in which the card has a power: see `phaseBit`. */
  readonly powerPhases: number;
  /** Everything a selector can ask but cost and id, as bits: see traits.ts. */
  readonly traits: number;
  readonly setup: readonly SetupPower[];
  readonly explore: readonly ExplorePower[];
  readonly develop: readonly DevelopPower[];
  readonly settle: readonly SettlePower[];
  readonly trade: readonly TradePower[];
  readonly consume: readonly ConsumePower[];
  readonly produce: readonly ProducePower[];
  readonly roundEnd: readonly RoundEndPower[];
  readonly gameEnd: readonly GameEndPower[];
  readonly endBonuses: readonly EndBonus[];
}

/** The bit of a phase in `Face.powerPhases`. */
export const phaseBit: { readonly [P in PowerPhase]: number } = {
  explore: 1,
  develop: 2,
  settle: 4,
  trade: 8,
  consume: 16,
  produce: 32,
};

const nothing: readonly never[] = Object.freeze([]);

export function faceOf(card: CardFace, no: CardNo): Face {
  const has = (keyword: Keyword) => card.keywords.includes(keyword);
  return Object.freeze<Face>({
    no,
    slug: card.id,
    isWorld: card.kind === 'world',
    isDevelopment: card.kind === 'development',
    cost: card.cost ?? 0,
    defense: card.defense ?? 0,
    price: card.cost ?? card.defense ?? 0,
    vp: card.vp,
    isVpVariable: card.vpVariable,
    good: card.good,
    isProduction: card.production === 'production',
    isWindfall: card.production === 'windfall',
    isMilitary: card.military,
    isRebel: has('rebel'),
    isImperium: has('imperium'),
    isAlien: has('alien'),
    isUplift: has('uplift'),
    isTerraforming: has('terraforming'),
    hasChromosome: card.chromosome,
    startNumber: card.start?.number ?? -1,
    powerPhases: phasesOf(card.powers),
    traits: traitsOf(card),
    setup: inPhase(card.powers, 'setup'),
    explore: inPhase(card.powers, 'explore'),
    develop: inPhase(card.powers, 'develop'),
    settle: inPhase(card.powers, 'settle'),
    trade: inPhase(card.powers, 'trade'),
    consume: inPhase(card.powers, 'consume'),
    produce: inPhase(card.powers, 'produce'),
    roundEnd: inPhase(card.powers, 'roundEnd'),
    gameEnd: inPhase(card.powers, 'gameEnd'),
    endBonuses: card.endBonuses.length === 0 ? nothing : card.endBonuses,
  });
}

function phasesOf(powers: readonly Power[]): number {
  let bits = 0;
  for (const phase of powerPhases) if (powers.some((power) => power.phase === phase)) bits |= phaseBit[phase];
  return bits;
}

/** The card's powers of one phase, in printed order. */
function inPhase<P extends Phase>(powers: readonly Power[], phase: P): readonly Extract<Power, { phase: P }>[] {
  const found = powers.filter((power): power is Extract<Power, { phase: P }> => power.phase === phase);
  return found.length === 0 ? nothing : Object.freeze(found);
}
