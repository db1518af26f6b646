// Who can take which world from whom, and how strong both sides are.

import { must, type Seat } from '@orrery/kernel';
import type { CardNo } from '../cards/face.ts';
import { matches } from '../cards/selector.ts';
import { faceAt, type Game, playerAt } from '../game.ts';
import { noCard } from '../state.ts';
import { countAtPhaseStart, snapshotCard, snapshotSize } from '../tableau.ts';
import { type Held, settleTally, type Term, totalMilitary } from './settle.ts';
import type { PowerOf } from './vocabulary.ts';

export interface Target {
  readonly power: CardNo;
  readonly owner: Seat;
  readonly world: CardNo;
}

/** The takeover powers a seat can still use in this phase; without takeovers there are none. @rule race-9.0.2 */
export function takeoverPowers(g: Game, seat: Seat): readonly Held<'takeover'>[] {
  return g.state.options.takeovers ? settleTally(g, seat, null).takeovers : [];
}

/** Everything this seat may declare a takeover of. */
export function targetsOf(g: Game, seat: Seat): Target[] {
  const targets: Target[] = [];
  const own = playerAt(g, seat).tableau;
  for (const { card, power } of takeoverPowers(g, seat)) {
    for (const [owner, player] of g.state.players.entries()) {
      if (owner === seat || !isExposed(g, owner, power)) continue; // @rule race-9.1.5
      // @rule race-9.2.3
      for (const world of player.tableau.slice(0, player.old)) {
        // @rule race-9.1.1, race-9.1.2, race-9.1.3, race-14.5
        if (matches(faceAt(g, world), power.targetWorld) && !own.includes(world))
          targets.push({ power: card, owner, world });
      }
    }
  }
  return targets;
}

/** Judged by what the defender had when the phase began. */
function isExposed(g: Game, owner: Seat, { vulnerable }: PowerOf<'settle', 'takeover'>): boolean {
  // @rule race-9.1.1, race-9.1.2
  if (vulnerable.has !== undefined) return countAtPhaseStart(g, owner, vulnerable.has) > 0;
  return totalMilitary(g, owner) >= vulnerable.totalMilitaryAtLeast; // @rule race-9.1.3
}

/** The takeover powers of others that this seat is exposed to, by what lies open. */
export function exposedTo(g: Game, owner: Seat): { readonly attacker: Seat; readonly power: CardNo }[] {
  return g.state.players.flatMap((_, attacker) =>
    attacker === owner
      ? []
      : takeoverPowers(g, attacker).flatMap(({ card, power }) =>
          isExposed(g, owner, power) ? [{ attacker, power: card }] : [],
        ),
  );
}

/** A summand of a side's strength; `noCard` is temporary strength. */
export interface StrengthTerm {
  readonly card: CardNo;
  readonly what: 'military' | 'temporary' | 'takeover' | 'takeoverDefense' | 'defense';
  readonly amount: number;
}

export function attackStrength(g: Game, attacker: Seat, world: CardNo, power: CardNo): number {
  return sumOf(attackTerms(g, attacker, world, power));
}

export function defenseStrength(g: Game, defender: Seat, world: CardNo): number {
  return sumOf(defenseTerms(g, defender, world));
}

const sumOf = (terms: readonly StrengthTerm[]): number => terms.reduce((sum, { amount }) => sum + amount, 0);

/** @rule race-9.3.1 */
export function attackTerms(g: Game, attacker: Seat, world: CardNo, power: CardNo): StrengthTerm[] {
  const terms = militaryTerms(g, attacker, world);
  const bonus = takeoverPowerOf(g, power).attackBonus;
  // @rule race-9.1.2
  const amount = bonus === undefined ? 0 : bonus.amount * countAtPhaseStart(g, attacker, bonus.per);
  if (amount > 0) terms.push({ card: power, what: 'takeover', amount });
  return terms;
}

/** @rule race-9.3.2 */
export function defenseTerms(g: Game, defender: Seat, world: CardNo): StrengthTerm[] {
  return [
    ...militaryTerms(g, defender, world),
    ...takeoverDefence(g, defender),
    { card: world, what: 'defense', amount: faceAt(g, world).defense },
  ];
}

/** What cards add to the defence against takeovers alone. */
export function takeoverDefence(g: Game, defender: Seat): StrengthTerm[] {
  const player = playerAt(g, defender);
  const terms: StrengthTerm[] = [];
  for (let i = 0; i < snapshotSize(player); i++) {
    const card = snapshotCard(player, i);
    for (const power of faceAt(g, card).settle) {
      if (power.kind !== 'takeoverDefense') continue;
      let amount = 0;
      for (const line of power.lines) amount += line.amount * countAtPhaseStart(g, defender, line.per);
      if (amount > 0) terms.push({ card, what: 'takeoverDefense', amount });
    }
  }
  return terms;
}

/**
 * Permanent strength that counts against this world, by the cards at the start of the phase, and what was added since.
 * @rule race-9.3.1, race-9.3.2, race-9.3.3
 */
function militaryTerms(g: Game, seat: Seat, world: CardNo): StrengthTerm[] {
  const found: Term[] = [];
  settleTally(g, seat, faceAt(g, world), found);
  const terms: StrengthTerm[] = [];
  for (const { card, power, amount } of found) if (power === 'military') terms.push({ card, what: 'military', amount });
  const { temporary } = playerAt(g, seat);
  if (temporary > 0) terms.push({ card: noCard, what: 'temporary', amount: temporary });
  return terms;
}

export function takeoverPowerOf(g: Game, card: CardNo): PowerOf<'settle', 'takeover'> {
  const found = faceAt(g, card).settle.find((power) => power.kind === 'takeover');
  return must(found, `card ${card} has no takeover power`) as PowerOf<'settle', 'takeover'>;
}
