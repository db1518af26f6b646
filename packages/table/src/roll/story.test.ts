// The story is complete: tableaus, stacks, goods, dice by place, chips and credits can be rebuilt from it, after every
// answer, for every pair of eyes; and it tells every fact once, in its place.

import { faceFor, openQuestions, pick, randomFromNumber, startMatch, submit } from '@orrery/kernel';
import { type RollQuestion, type RollStanding, roll } from '@orrery/roll';
import { describe, expect, test } from 'vitest';
import { factsOf, storySince, tellStory } from '../story/story.ts';
import type { FactOf } from '../table.ts';
import { type RollGains, rollGains } from './gains.ts';

interface Holding {
  readonly tableau: string[];
  readonly dice: Map<number, string>;
  readonly goods: string[];
  stacks: RollGains['stacks'];
  chips: number;
  credits: number;
}

const nothing = (): Holding => ({ tableau: [], dice: new Map(), goods: [], stacks: null, chips: 0, credits: 0 });

function add(held: Holding, gains: RollGains): void {
  held.tableau.push(...gains.started, ...gains.completed.map(({ side }) => side));
  for (const { die, from, to } of gains.dice) {
    expect(held.dice.get(die) ?? 'supply').toBe(from);
    if (to === 'supply') held.dice.delete(die);
    else held.dice.set(die, to);
  }
  for (const { world, die } of gains.goodsIn) held.goods.push(`${world}/${die}`);
  for (const { world, die } of gains.goodsOut) held.goods.splice(held.goods.indexOf(`${world}/${die}`), 1);
  held.stacks = gains.stacks ?? held.stacks;
  held.chips += gains.chips;
  held.credits += gains.credits;
}

function rebuilt(facts: readonly FactOf<'roll'>[], seats: number): Holding[] {
  const held = Array.from({ length: seats }, nothing);
  for (const { phases } of tellStory(facts, rollGains)) {
    for (const { lines } of phases) {
      for (const { seat, gains } of lines) if (seat !== null) add(held[seat] ?? nothing(), gains);
    }
  }
  return held;
}

const standing = ({ tableau, sheet, credits }: RollStanding): object => ({
  tableau: tableau.map(({ side }) => side),
  goods: tableau.flatMap(({ side, goods }) => goods.map(({ die }) => `${side}/${die}`)).sort(),
  chips: sheet.chips,
  credits,
});

describe.each([2, 3, 4, 5])('%i seats', (seats) => {
  test('everything that a seat has can be rebuilt from the story', () => {
    const random = randomFromNumber(seats);
    const names = Array.from({ length: seats }, (_, seat) => ({ name: `seat ${seat}` }));
    const started = startMatch(roll, { options: {}, seats: names, seed: `story/${seats}` });
    if (!started.ok) throw new Error(started.refusal.code);
    const match = started.value;
    for (let answers = 0; openQuestions(match.state).length > 0; answers++) {
      const question = pick(random, openQuestions<RollQuestion>(match.state));
      expect(submit(match, question.seat, question.id, roll.sample(match.state, question, random))).toBeNull();
      if (answers % 11 !== 0 && roll.outcome(match.state) === null) continue;
      for (const eyes of [0, null]) {
        const facts = match.events.map((each) => faceFor(each, eyes) as FactOf<'roll'>);
        const { players } = roll.viewFor(match.state, eyes);
        for (const [seat, held] of rebuilt(facts, seats).entries()) {
          const open = roll.standings(match.state).seats[seat];
          const { tableau, goods, stacks, chips, credits } = held;
          const tops = [stacks?.development, stacks?.world].map((each) => [each?.size ?? 0, each?.top ?? null]);
          const seen = players[seat]?.stacks;
          expect(tops).toEqual([seen?.development, seen?.world].map((tiles) => [tiles?.length, tiles?.[0] ?? null]));
          const found = { tableau, goods: goods.sort(), chips, credits };
          expect(found).toEqual(open === undefined ? null : standing(open));
          expect([...held.dice].sort()).toEqual(players[seat]?.dice.map(({ die, at }) => [die, at]).sort());
        }
      }
    }
    const facts = match.events.map((each) => faceFor(each, 0) as FactOf<'roll'>);
    const story = tellStory(facts, rollGains);
    expect(factsOf(story)).toEqual(facts);
    const half = facts[Math.floor(facts.length / 2)]?.seq ?? 0;
    expect(factsOf(storySince(story, half, rollGains))).toEqual(facts.filter(({ seq }) => seq > half));
  });
});
