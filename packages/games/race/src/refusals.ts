// Why an answer is not taken: every code of this game, with what its data says.

import { type DataOf, type RefusalOf, refusalsOf, says } from '@orrery/kernel';
import type { Action } from './actions.ts';
import type { PowerRef, SettleWay, Slug } from './questions.ts';

/** A way to place a world, and what it would take. */
export interface WayReason {
  readonly way: SettleWay;
  readonly price: number;
  /** Cards of the hand to pay with. */
  readonly hand: number;
  readonly strength: number;
  readonly needed: number;
}

const race = refusalsOf({
  /** The answer does not have the form the question wants. */
  'race/malformed': says<{ field: string; expected: string }>(),
  /** It is not among the cards the answer may use. */
  'race/not-in-hand': says<{ card: Slug }>(),
  /** So many cards, worlds or actions are wanted. */
  'race/wrong-count': says<{ expected: number; got: number }>(),
  /** The choice is not among what the question offers. */
  'race/not-offered': says<{ offered: readonly string[] }>(),
  /** Something may be named once only. */
  'race/same-twice': says<{ what: Slug | Action }>(),
  /** The second Develop or Settle goes with the first only. */
  'race/wrong-pair': says<{ actions: readonly Action[] }>(),
  'race/not-a-development': says<{ card: Slug }>(),
  'race/not-a-world': says<{ card: Slug }>(),
  /** Never two of one name in a tableau. */
  'race/already-in-tableau': says<{ card: Slug }>(),
  'race/cannot-afford': says<{ card: Slug; price: number; hand: number }>(),
  'race/cannot-place': says<{ card: Slug; reasons: readonly WayReason[] }>(),
  /** It has no power that could be used here. */
  'race/no-such-power': says<{ card: Slug }>(),
  /** Its power was used in this phase. */
  'race/power-used': says<{ card: Slug }>(),
  /** The world cannot be placed like that. */
  'race/wrong-way': says<{ way: SettleWay; reason: string; uses?: readonly Slug[] }>(),
  /** Payment is exact. */
  'race/wrong-price': says<{ price: number; paid: number }>(),
  'race/too-weak': says<{ strength: number; needed: number }>(),
  /** Each hand-card power named needs at least one card, and takes so many at most. */
  'race/power-without-cards': says<{ cards: number; min: number; max: number }>(),
  /** Not exposed to this power. */
  'race/no-target': says<{ power: Slug; world: Slug; owner: number }>(),
  /** A mandatory power is still usable. */
  'race/must-use': says<{ powers: readonly PowerRef[] }>(),
  /** Nothing to use it on. */
  'race/not-usable': says<{ power: PowerRef }>(),
  /** Which goods the power takes: so many, from these worlds, of different kinds or not. */
  'race/wrong-goods': says<{ from: readonly Slug[]; count: number; different: boolean }>(),
  /** No good lies there. */
  'race/no-good': says<{ world: Slug }>(),
  'race/out-of-range': says<{ min: number; max: number }>(),
});

export type RaceRefusalData = DataOf<typeof race>;
export type RaceRefusal = RefusalOf<RaceRefusalData>;
export const { codes: raceRefusals, refuse } = race;
