// Answers worth trying. Few: all of them. Many: the hand-made worth says which cards hardly matter, and only choices
// among the doubtful ones are tried.

import type { Random } from '@orrery/kernel';
import { type RaceQuestion, type RaceState, race } from '@orrery/race';
import { type CardNo, catalogueOf } from '@orrery/race/search';
import { roundsLeft } from './outlook.ts';
import { keptWorth, quickAnswer } from './quick.ts';

const samples = 8;

/** The first is the quick answer. */
export function candidatesFor(state: RaceState, question: RaceQuestion, random: Random, most: number): unknown[] {
  const found: unknown[] = [quickAnswer(state, question)];
  if (most < 2) return found;
  const seen = new Set([JSON.stringify(found[0])]);
  const add = (answer: unknown): void => {
    const key = JSON.stringify(answer);
    if (found.length >= most || seen.has(key)) return;
    seen.add(key);
    found.push(answer);
  };
  for (const answer of proposals(state, question, random)) add(answer);
  return found;
}

function proposals(state: RaceState, question: RaceQuestion, random: Random): unknown[] {
  const { seat } = question;
  const player = state.players[seat];
  if (player === undefined) return [];
  switch (question.kind) {
    case 'discardSetup':
    case 'roundDiscard':
      return discards(state, seat, player.hand, question.count);
    case 'exploreDiscard':
      return discards(
        state,
        seat,
        question.from === 'drawn' ? player.drawn : [...player.hand, ...player.drawn],
        question.count,
      );
    case 'chooseStart':
      return question.offered.flatMap((start) =>
        discards(state, seat, player.hand, question.count).map((discard) => ({ start, discard })),
      );
    case 'developPay':
    case 'settlePay':
    case 'defendTakeover':
      return payments(state, question, player.hand, random);
    case 'declareTakeover':
    case 'settleSecond':
    case 'discardForYield':
      return [race.fallback(state, question), ...sampled(state, question, random)];
    case 'guessCost':
    case 'draftPick':
      return []; // nothing that the end of the round would tell
    default:
      return [...(race.enumerate(state, question) ?? sampled(state, question, random))];
  }
}

const sampled = (state: RaceState, question: RaceQuestion, random: Random): unknown[] =>
  Array.from({ length: samples }, () => race.sample(state, question, random));

/** From the least worth on: the cards that go, with one or two of the next ones in their place. */
function discards(state: RaceState, seat: number, list: readonly CardNo[], count: number): string[][] {
  const { faces } = catalogueOf(state.options);
  const rounds = roundsLeft(state);
  const sorted = list
    .map((card) => ({ slug: faces[card]?.slug ?? '', worth: keptWorth(state, seat, card, rounds) }))
    .sort((a, b) => a.worth - b.worth)
    .map(({ slug }) => slug);
  const worst = sorted.slice(0, count);
  const next = sorted.slice(count, count + 4);
  const all: string[][] = [worst];
  for (let out = count - 1; out >= 0; out--) {
    for (const other of next) all.push([...worst.slice(0, out), ...worst.slice(out + 1), other]);
  }
  for (let one = count - 1; one >= 1 && next.length >= 2; one--) {
    const kept = worst.filter((_, at) => at !== one && at !== one - 1);
    all.push([...kept, next[0] ?? '', next[1] ?? '']);
  }
  return all;
}

interface Payment {
  readonly way?: string;
  readonly uses: readonly string[];
  readonly cards: readonly string[];
}

/** Each way to pay with the cards that are worth least. */
function payments(state: RaceState, question: RaceQuestion, hand: readonly CardNo[], random: Random): unknown[] {
  const cheapest = new Map<string, Payment>();
  for (const answer of [race.fallback(state, question), ...sampled(state, question, random)] as Payment[]) {
    const key = `${answer.way ?? ''} ${[...answer.uses].sort().join(' ')}`;
    const known = cheapest.get(key);
    if (known === undefined || answer.cards.length < known.cards.length) cheapest.set(key, answer);
  }
  return [...cheapest.values()].flatMap((payment) =>
    discards(state, question.seat, hand, payment.cards.length)
      .slice(0, 6)
      .map((cards) => ({ ...payment, cards })),
  );
}
