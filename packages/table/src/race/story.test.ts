// The story is complete: hands, tableaus, goods, chips and goals can be rebuilt from it, after every answer, for every pair
// of eyes; and it tells every fact once, in its place.

import { faceFor, fullFace, openQuestions, pick, randomFromNumber, startMatch, submit } from '@orrery/kernel';
import { exampleCards } from '@orrery/own-cards';
import { inspect, type RaceQuestion, race } from '@orrery/race';
import { describe, expect, test } from 'vitest';
import { factsOf, storySince, tellStory } from '../story/story.ts';
import type { FactOf } from '../table.ts';
import { type RaceGains, raceGains } from './gains.ts';

type RaceFact = FactOf<'race'>;

interface Holding {
  readonly hand: string[];
  handCount: number;
  tableau: string[];
  goods: string[];
  chips: number;
  goals: string[];
}

const nothing = (): Holding => ({ hand: [], handCount: 0, tableau: [], goods: [], chips: 0, goals: [] });

const without = (list: string[], gone: readonly string[]): void => {
  for (const each of gone) {
    const at = list.indexOf(each);
    if (at >= 0) list.splice(at, 1);
  }
};

function add(held: Holding, gains: RaceGains): void {
  held.hand.push(...gains.handIn.cards);
  without(held.hand, gains.handOut.cards);
  held.handCount += gains.handIn.count - gains.handOut.count;
  held.tableau.push(...gains.placed, ...gains.taken);
  without(held.tableau, gains.left);
  held.goods.push(...gains.goodsIn.map(({ world }) => world));
  without(
    held.goods,
    gains.goodsOut.map(({ world }) => world),
  );
  held.chips += gains.chips;
  held.goals.push(...gains.goals);
  without(held.goals, gains.goalsLost);
}

function rebuilt(facts: readonly RaceFact[], seats: number): Holding[] {
  const held = Array.from({ length: seats }, nothing);
  for (const { phases } of tellStory(facts, raceGains)) {
    for (const { lines } of phases) {
      for (const { seat, gains } of lines) if (seat !== null) add(held[seat] ?? nothing(), gains);
    }
  }
  return held;
}

const everything = { sets: ['base', 'gs', 'rvi'], goals: true, takeovers: true };
const ways: readonly [string, object, number][] = [
  ['base', {}, 2],
  ['two actions', { experienced: true }, 2],
  ['everything', everything, 4],
  ['solo', { sets: ['base', 'gs'], solo: 'easy' }, 1],
  ['draft', { sets: ['base', 'gs'], draft: true }, 3],
  ['scenario', { sets: ['base', 'gs', 'rvi'], scenario: 'rebel-vs-imperium-2p' }, 2],
  ['own cards', { cards: exampleCards }, 3],
];

describe.each(ways)('%s', (_, options, seats) => {
  test('everything that a seat has can be rebuilt from the story', () => {
    const random = randomFromNumber(11);
    const names = Array.from({ length: seats }, (_name, seat) => ({ name: `seat ${seat}` }));
    const started = startMatch(race, { options, seats: names, seed: 'story' });
    if (!started.ok) throw new Error(started.refusal.code);
    const match = started.value;
    for (let answers = 0; openQuestions(match.state).length > 0; answers++) {
      const question = pick(random, openQuestions<RaceQuestion>(match.state));
      expect(submit(match, question.seat, question.id, race.sample(match.state, question, random))).toBeNull();
      if (answers % 7 !== 0 && race.outcome(match.state) === null) continue;
      const open = inspect(match.state).seats;
      const view = race.viewFor(match.state, null);
      const facts = match.events.map((told) => fullFace(told) as RaceFact);
      for (const [seat, held] of rebuilt(facts, seats).entries()) {
        const { hand = [], tableau = [], chips } = open[seat] ?? {};
        const goals = view.goals.filter(({ holders }) => holders.includes(seat)).map(({ goal }) => goal);
        expect({ ...held, hand: held.hand.sort(), tableau: held.tableau.sort(), goods: held.goods.sort() }).toEqual({
          hand: [...hand].sort(),
          handCount: hand.length,
          tableau: tableau.map(({ card }) => card).sort(),
          goods: tableau.flatMap(({ card, goods }) => (goods > 0 ? [card] : [])).sort(),
          chips,
          goals,
        });
      }
      for (const eyes of [0, null]) {
        const told = match.events.map((each) => faceFor(each, eyes) as RaceFact);
        const counted = rebuilt(told, seats).map(({ handCount, chips }) => [handCount, chips]);
        expect(counted).toEqual(view.players.map(({ hand, chips }) => [hand.count, chips]));
      }
    }
    const facts = match.events.map((each) => faceFor(each, 0) as RaceFact);
    const story = tellStory(facts, raceGains);
    expect(factsOf(story)).toEqual(facts);
    const half = facts[Math.floor(facts.length / 2)]?.seq ?? 0;
    expect(factsOf(storySince(story, half, raceGains))).toEqual(facts.filter(({ seq }) => seq > half));
  });
});
