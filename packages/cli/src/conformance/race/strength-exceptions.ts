// Two things that the other engine takes in a defence and our rules do not: a power for hand cards named without a card,
// and such a power once more in full after it was used, or after its world was lost (docs/conformance.md). Our rules stay;
// here their state is set so that a match can go on as it was recorded.

import type { Seat } from '@orrery/kernel';
import { type RaceQuestion, type RaceState, race, type Spending } from '@orrery/race';
import { type CardNo, catalogueOf } from '@orrery/race/search';
import { idleStrength, renewedStrength } from './differences.ts';

/** Per seat: what each power that the other engine offers in full has left by our rules. The key is card and index. */
export type TrueRests = Map<string, number>[];

/** `Player.partly` holds card, index, amount per card and rest, one after the other. */
const fields = 4;
const keyOf = (card: CardNo, index: number): string => `${card}/${index}`;

interface HandPower {
  readonly index: number;
  readonly amount: number;
  readonly upTo: number;
}

/** The powers of a card that give strength for hand cards, by their index among its Settle powers. */
function handPowers(state: RaceState, card: CardNo): HandPower[] {
  const powers = catalogueOf(state.options).faces[card]?.settle ?? [];
  return powers.flatMap((power, index) => {
    const upTo = power.kind === 'temporaryMilitary' ? (power.consumes.handCards?.upTo ?? 0) : 0;
    return power.kind === 'temporaryMilitary' && upTo > 0 ? [{ index, amount: power.amount, upTo }] : [];
  });
}

/** Sets the rest of every used power of this seat to what `restOf` says. */
function setRests(state: RaceState, seat: Seat, restOf: (card: CardNo, index: number, rest: number) => number): void {
  const partly = state.players[seat]?.partly ?? [];
  for (let at = 0; at < partly.length; at += fields) {
    const [card = 0, index = 0, , rest = 0] = partly.slice(at, at + fields);
    partly[at + 3] = restOf(card, index, rest);
  }
}

/** After a seat has spent hand cards to settle or to attack: a defence may use those powers in full again. */
export function renewSpent(state: RaceState, rests: TrueRests, seat: Seat): void {
  setRests(state, seat, (card, index, rest) => {
    const known = rests[seat];
    if (known === undefined || known.has(keyOf(card, index))) return rest;
    known.set(keyOf(card, index), rest);
    return handPowers(state, card).find((power) => power.index === index)?.upTo ?? rest;
  });
}

/** After a seat has lost a world: a later defence may use its powers for hand cards all the same. */
export function renewLost(state: RaceState, rests: TrueRests, seat: Seat): void {
  const player = state.players[seat];
  const card = player?.gone.at(-1);
  if (player === undefined || card === undefined) return;
  for (const { index, amount, upTo } of handPowers(state, card)) {
    const known = player.partly.some(
      (each, at) => at % fields === 0 && each === card && player.partly[at + 1] === index,
    );
    if (known) continue;
    player.partly.push(card, index, amount, upTo);
    rests[seat]?.set(keyOf(card, index), 0);
  }
}

/** A recorded defence as our rules take it, and the names of the exceptions made for it. */
export function defenceAsTaken(
  state: RaceState,
  rests: TrueRests,
  question: RaceQuestion,
  defence: Spending,
): { readonly defence: Spending; readonly accepted: string[] } {
  const taken = withoutIdle(state, defence);
  const accepted = taken.uses.length < defence.uses.length ? [idleStrength] : [];
  if (!isLegalByTrueRests(state, rests, question, taken)) accepted.push(renewedStrength);
  return { defence: taken, accepted };
}

/** Every power for hand cards takes at least one; those for which none is left did nothing. */
function withoutIdle(state: RaceState, { uses, cards }: Spending): Spending {
  const { bySlug } = catalogueOf(state.options);
  let left = cards.length;
  const doesSomething = (slug: string): boolean => {
    if (handPowers(state, bySlug.get(slug) ?? -1).length === 0) return true;
    left -= 1;
    return left >= 0;
  };
  return { uses: uses.filter(doesSomething), cards };
}

function isLegalByTrueRests(state: RaceState, rests: TrueRests, question: RaceQuestion, defence: Spending): boolean {
  const lent = state.players[question.seat]?.partly.slice() ?? [];
  setRests(state, question.seat, (card, index, rest) =>
    Math.min(rest, rests[question.seat]?.get(keyOf(card, index)) ?? rest),
  );
  const isLegal = race.check(state, question, defence) === null;
  const player = state.players[question.seat];
  if (player !== undefined) player.partly = lent;
  return isLegal || race.check(state, question, defence) !== null;
}
