// Worlds that a seat could take over, as people see them.

import type { Seat } from '@orrery/kernel';
import { type Game, slugOf } from '../game.ts';
import { attackTerms, defenseTerms, type StrengthTerm, targetsOf } from '../powers/takeover.ts';
import { noCard } from '../state.ts';
import { type DescribedSum, type DescribedTarget, sumOf } from './described.ts';

/** With both sides as they stand. @rule race-9.2.1 */
export const describeTargets = (g: Game, seat: Seat): DescribedTarget[] =>
  targetsOf(g, seat).map(({ world, owner, power }) => ({
    world: slugOf(g, world),
    owner,
    power: slugOf(g, power),
    attack: describeStrength(g, attackTerms(g, seat, world, power)),
    defence: describeStrength(g, defenseTerms(g, owner, world)),
  }));

export const describeStrength = (g: Game, terms: readonly StrengthTerm[]): DescribedSum =>
  sumOf(terms.map(({ card, what, amount }) => ({ card: card === noCard ? null : slugOf(g, card), what, amount })));
