// What actions are said to bring is what they bring: in random matches a seat picks an action, the others call another
// phase, and everybody goes on as is proposed.

import { firstOpen, openQuestions, playInPlace, randomFromNumber } from '@orrery/kernel';
import { expect, test } from 'vitest';
import type { Action } from './actions.ts';
import type { Brings } from './decisions/prospects.ts';
import { type RaceEvent, type RaceQuestion, type RaceState, race } from './index.ts';

const settings = [
  { options: {}, seats: 2 },
  { options: { sets: ['base', 'gs'], goals: true }, seats: 3 },
  { options: { sets: ['base', 'gs', 'rvi'], takeovers: true }, seats: 4 },
];
const matches = 3;

function started(options: object, seats: number, seed: string): RaceState {
  const read = race.readOptions(options);
  if (!read.ok) throw new Error(read.refusal.code);
  const state = race.setup(read.value, seats, { text: seed, generator: 'xoshiro128' });
  race.advance(state, null);
  return state;
}

const give = (state: RaceState, question: RaceQuestion, answer: unknown, events: RaceEvent[] = []): void =>
  expect(playInPlace(race, state, question.seat, question.id, answer, (all) => void events.push(all))).toBeNull();

/** Every choice of an action by the first seat in random matches. */
function* choices({ options, seats }: (typeof settings)[number]) {
  for (let seed = 0; seed < matches; seed++) {
    const state = started(options, seats, `brings/${seed}`);
    const random = randomFromNumber(seed);
    for (let open = firstOpen(state.flow); open !== null; open = firstOpen(state.flow)) {
      if (open.kind === 'chooseAction' && open.seat === 0) yield { state, question: open };
      give(state, open, race.sample(state, open, random));
    }
  }
}

/** The seat has picked this, and the others that. */
function picked(before: RaceState, question: RaceQuestion, mine: Action, others: Action, events: RaceEvent[] = []) {
  const state = race.clone(before);
  give(state, question, [mine], events);
  for (let seat = 1; seat < state.players.length; seat++) {
    const open = openQuestions(state).find((each) => each.seat === seat);
    if (open?.kind !== 'chooseAction') throw new Error('no action is to be picked');
    give(state, open, [others], events);
  }
  return state;
}

/** All events of the seat in that round. */
function roundWith(before: RaceState, question: RaceQuestion, mine: Action, others: Action): RaceEvent[] {
  const events: RaceEvent[] = [];
  const state = picked(before, question, mine, others, events);
  for (let open = firstOpen(state.flow); open !== null; open = firstOpen(state.flow)) {
    if (open.kind === 'chooseAction') break;
    give(state, open, race.propose(state, open) ?? race.fallback(state, open), events);
  }
  return events.filter((event) => event.seat === 0);
}

const sumOf = (events: readonly RaceEvent[], amount: (event: RaceEvent) => number): number =>
  events.reduce((sum, event) => sum + amount(event), 0);
const points = (event: RaceEvent): number => (event.kind === 'gainedChips' ? event.amount : 0);
const sold = (event: RaceEvent): number =>
  event.kind === 'sold' && event.cause === null ? event.price + event.bonus : 0;
const produced = (event: RaceEvent): number => (event.kind === 'goodAdded' && event.phase === 'produce' ? 1 : 0);

const said = (state: RaceState, question: RaceQuestion, action: Action): Brings | undefined =>
  race.describe(state, question).brings.find((each) => each.action === action);

test.each(settings)('$seats seats, $options: goods, points and sales come as they were said', (setting) => {
  let gained = 0;
  for (const { state, question } of choices(setting)) {
    const doubled = said(state, question, 'consume-x2');
    const trade = said(state, question, 'consume-trade');
    const made = said(state, question, 'produce');
    if (doubled?.what !== 'gain' || trade?.what !== 'trade' || made?.what !== 'gain') throw new Error('not said');
    const twice = roundWith(state, question, 'consume-x2', 'produce');
    const selling = roundWith(state, question, 'consume-trade', 'produce');
    const plain = roundWith(state, question, 'produce', 'consume-x2');
    expect(sumOf(twice, points)).toBe(doubled.mine.points);
    expect([sumOf(selling, sold), sumOf(selling, points)]).toEqual([trade.sale, trade.after.points]);
    expect(sumOf(plain, points)).toBe(doubled.otherwise.points);
    expect(sumOf(roundWith(state, question, 'produce', 'develop'), produced)).toBe(made.mine.goods);
    gained += doubled.mine.points + trade.sale + made.mine.goods;
  }
  expect(gained).toBeGreaterThan(0);
});

test.each(settings)('$seats seats, $options: the same is said whatever the seat cannot see', (setting) => {
  const random = randomFromNumber(1);
  let compared = 0;
  for (const { state, question } of choices(setting)) {
    const other = race.determinize(race.viewFor(state, question.seat), random);
    expect(race.describe(other, question).brings).toEqual(race.describe(state, question).brings);
    compared += 1;
  }
  expect(compared).toBeGreaterThan(10);
});

test.each(settings)('$seats seats, $options: as many cards can be placed as was said', (setting) => {
  let playable = 0;
  for (const { state, question } of choices(setting)) {
    for (const [action, kind] of [
      ['develop', 'developPlace'],
      ['settle', 'settlePlace'],
    ] as const) {
      const says = said(state, question, action);
      const after = picked(state, question, action, 'produce');
      const asked = firstOpen(after.flow);
      if (asked?.seat !== 0 || asked.kind !== kind || says?.what !== 'place') continue;
      const described = race.describe(after, asked);
      if (described.kind !== kind) throw new Error('another question');
      const possible = described.hand.filter(({ why }) => why === null);
      // Some draw a card before they place: then there may be more than was known.
      const drew = described.hand.length - race.describe(state, question).prices.length;
      if (drew === 0) expect(says.playable).toBe(possible.length);
      else expect(says.playable).toBeLessThanOrEqual(possible.length);
      playable += says.playable;
    }
  }
  expect(playable).toBeGreaterThan(0);
});

test.each(settings)(
  '$seats seats, $options: cards cost what was said, and can be placed where it was said',
  (setting) => {
    const { options, seats } = setting;
    let compared = 0;
    for (let seed = 0; seed < matches; seed++) {
      const state = started(options, seats, `prices/${seed}`);
      const random = randomFromNumber(seed);
      for (let open = firstOpen(state.flow); open !== null; open = firstOpen(state.flow)) {
        const described = race.describe(state, open);
        for (const [at, told] of described.prices.entries()) {
          if (described.kind === 'developPlace' && told.way === 'develop') {
            const { price, why } = described.hand[at] ?? { price: null, why: null };
            expect([told.price, told.possible]).toEqual([price?.total, why === null]);
            compared += 1;
          }
          if (described.kind === 'settlePlace' && told.way !== 'develop') {
            expect(told.possible).toBe(described.hand[at]?.why === null);
            compared += 1;
          }
        }
        give(state, open, race.sample(state, open, random));
      }
    }
    expect(compared).toBeGreaterThan(100);
  },
);
