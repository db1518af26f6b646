// The player that finishes simulated rounds, beyond placing and keeping cards: whatever the quick player would leave to
// the answer of a time-out is answered by the game's own quick rule, optional powers are used where they bring points,
// and a second world is settled where one may be.

import { type PowerRef, type RaceQuestion, type RaceState, race } from '@orrery/race';
import { catalogueOf } from '@orrery/race/search';
import { cardWorth, roundsLeft } from './outlook.ts';
import { gainOfPlacing, keptWorth, type Quick, slugsOf } from './quick.ts';

/** A player that leaves these kinds of questions less to chance, and all others to the one given. */
export const finisher = (quick: Quick): Quick => ({
  ranked: quick.ranked,
  answer(state, question) {
    switch (question.kind) {
      case 'consumeNext':
        return race.propose(state, question) ?? optionalPower(state, question) ?? race.fallback(state, question);
      case 'produceNext':
      case 'guessCost':
        return race.propose(state, question) ?? race.fallback(state, question);
      case 'discardForYield':
        return race.propose(state, question) ?? hardlyWanted(state, question, quick);
      case 'settleSecond':
        return secondWorld(state, question);
      default:
        return quick.answer(state, question);
    }
  },
});

type Asked<K extends RaceQuestion['kind']> = Extract<RaceQuestion, { kind: K }>;

/** A power that turns hand cards into points, if there are cards to spare. */
function optionalPower(state: RaceState, question: Asked<'consumeNext'>): unknown {
  if (cardsToSpare(state, question.seat) === 0) return null;
  for (const answer of race.enumerate(state, question) ?? []) {
    if (typeof answer !== 'object' || answer === null || !('goods' in answer)) continue;
    if (pointsPerCard(state, answer.power) > 0) return answer;
  }
  return null;
}

function pointsPerCard(state: RaceState, ref: PowerRef): number {
  const { faces, bySlug } = catalogueOf(state.options);
  const power = faces[bySlug.get(ref.card ?? '') ?? -1]?.consume[ref.power];
  return power?.kind === 'discardCards' ? (power.yields.vp ?? 0) : 0;
}

/** Cards of the hand that are worth less than the point they would bring. */
function cardsToSpare(state: RaceState, seat: number): number {
  const rounds = roundsLeft(state);
  const hand = state.players[seat]?.hand ?? [];
  return hand.filter((card) => keptWorth(state, seat, card, rounds) + cardWorth(rounds) < 1).length;
}

function hardlyWanted(state: RaceState, question: Asked<'discardForYield'>, quick: Quick): unknown {
  const { seat, power } = question;
  if (pointsPerCard(state, power) === 0) return race.fallback(state, question);
  const ranked = quick.ranked(state, seat, state.players[seat]?.hand ?? []);
  for (let count = Math.min(2, cardsToSpare(state, seat)); count > 0; count--) {
    const answer = slugsOf(state, ranked.slice(0, count));
    if (race.check(state, question, answer) === null) return answer;
  }
  return race.fallback(state, question);
}

/** The world of the hand that brings most, unless it costs more. */
function secondWorld(state: RaceState, question: Asked<'settleSecond'>): unknown {
  const rounds = roundsLeft(state);
  const { faces } = catalogueOf(state.options);
  let best: unknown = null;
  let most = 0;
  for (const card of state.players[question.seat]?.hand ?? []) {
    const face = faces[card];
    if (face === undefined || face.isDevelopment) continue;
    const { gain } = gainOfPlacing(state, question, card, rounds);
    if (gain <= most) continue;
    const answer = { world: face.slug };
    if (race.check(state, question, answer) !== null) continue;
    most = gain;
    best = answer;
  }
  return best;
}
