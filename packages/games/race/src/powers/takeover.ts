// Who can take which world from whom, and how strong both sides are. @rule race-9.1.1, race-9.1.2, race-9.1.3,
// race-9.1.5, race-9.2.3, race-9.2.4, race-9.3.1, race-9.3.2, race-9.3.3

import { must, type Seat } from '@orrery/kernel';
import type { CardNo } from '../cards/face.ts';
import { matches } from '../cards/selector.ts';
import { faceAt, type Game, playerAt } from '../game.ts';
import { countAtPhaseStart, snapshotCard, snapshotSize } from '../tableau.ts';
import { type Held, settleTally, totalMilitary } from './settle.ts';
import type { PowerOf } from './vocabulary.ts';

export interface Target {
  readonly power: CardNo;
  readonly owner: Seat;
  readonly world: CardNo;
}

/** The takeover powers a seat can still use in this phase. */
export function takeoverPowers(g: Game, seat: Seat): readonly Held<'takeover'>[] {
  return g.state.options.takeovers ? settleTally(g, seat, null).takeovers : [];
}

/** Everything this seat may declare a takeover of. */
export function targetsOf(g: Game, seat: Seat): Target[] {
  const targets: Target[] = [];
  const own = playerAt(g, seat).tableau;
  for (const { card, power } of takeoverPowers(g, seat)) {
    for (const [owner, player] of g.state.players.entries()) {
      if (owner === seat || !isExposed(g, owner, power)) continue;
      for (const world of player.tableau.slice(0, player.old)) {
        if (matches(faceAt(g, world), power.targetWorld) && !own.includes(world))
          targets.push({ power: card, owner, world });
      }
    }
  }
  return targets;
}

/** Judged by what the defender had when the phase began. */
function isExposed(g: Game, owner: Seat, { vulnerable }: PowerOf<'settle', 'takeover'>): boolean {
  if (vulnerable.has !== undefined) return countAtPhaseStart(g, owner, vulnerable.has) > 0;
  return totalMilitary(g, owner) >= vulnerable.totalMilitaryAtLeast;
}

export function attackStrength(g: Game, attacker: Seat, world: CardNo, power: CardNo): number {
  const bonus = takeoverPowerOf(g, power).attackBonus;
  const extra = bonus === undefined ? 0 : bonus.amount * countAtPhaseStart(g, attacker, bonus.per);
  return settleTally(g, attacker, faceAt(g, world)).strength + extra;
}

export function defenseStrength(g: Game, defender: Seat, world: CardNo): number {
  const face = faceAt(g, world);
  return settleTally(g, defender, face).strength + takeoverDefense(g, defender) + face.defense;
}

function takeoverDefense(g: Game, defender: Seat): number {
  const player = playerAt(g, defender);
  let strength = 0;
  for (let i = 0; i < snapshotSize(player); i++) {
    for (const power of faceAt(g, snapshotCard(player, i)).settle) {
      if (power.kind !== 'takeoverDefense') continue;
      for (const line of power.lines) strength += line.amount * countAtPhaseStart(g, defender, line.per);
    }
  }
  return strength;
}

export function takeoverPowerOf(g: Game, card: CardNo): PowerOf<'settle', 'takeover'> {
  const found = faceAt(g, card).settle.find((power) => power.kind === 'takeover');
  return must(found, `card ${card} has no takeover power`) as PowerOf<'settle', 'takeover'>;
}
