// Threats to one's own worlds and the price of one's goods are marked as the game's standings say them, and the Settle action
// tells of takeovers with both totals.

import { openQuestions, startMatch, submit } from '@orrery/kernel';
import { type RaceQuestion, race } from '@orrery/race';
import type { DescribedTarget, RaceStandings } from '@orrery/race/describe';
import { en, speakerFor } from '@orrery/words';
import { expect, test } from 'vitest';
import { cardMarks } from './card-marks.ts';
import { bringsText } from './outlook.ts';

const say = speakerFor(en, ['Ada', 'Blaise', 'Carl'], 0);

const sum = (total: number) => ({ total, terms: [] });
const takes = (world: string, attack: number, defence: number): DescribedTarget => ({
  world,
  owner: 0,
  power: 'imperium-seat',
  attack: sum(attack),
  defence: sum(defence),
});

/** Standings of a match in which the first seat has a world with a good. */
function standingsWithGood(): { readonly standings: RaceStandings; readonly world: string } {
  for (let seed = 0; seed < 20; seed++) {
    const started = startMatch(race, { options: {}, seats: [{}, {}, {}], seed: `marks ${seed}` });
    if (!started.ok) throw new Error(started.refusal.code);
    const match = started.value;
    for (let [question] = openQuestions<RaceQuestion>(match.state); question?.kind === 'discardSetup'; ) {
      submit(match, question.seat, question.id, race.fallback(match.state, question));
      [question] = openQuestions<RaceQuestion>(match.state);
    }
    const standings = race.standings(match.state);
    const sale = standings.seats[0]?.sales[0];
    if (sale !== undefined) return { standings, world: sale.world };
  }
  throw new Error('nobody begins with a good');
}

test('marks say who can take a world with both totals, and what a good sells for', () => {
  const { standings, world } = standingsWithGood();
  const price = standings.seats[0]?.sales[0]?.price.total;
  const threatens = [[], [takes(world, 5, 5), takes('elsewhere', 9, 1)], [takes(world, 7, 5)]];
  const seats = standings.seats.map((each, seat) => ({ ...each, threatens: threatens[seat] ?? [] }));
  expect(cardMarks({ ...standings, seats }, 0, world, say)).toEqual([
    { icon: 'takeover', short: '7:5', text: 'Carl can take it: 7 against 5', bad: true },
    { icon: 'trade', short: String(price), text: `Worth ${price} cards`, bad: false },
  ]);
  const tooWeak = seats.map((each) => ({ ...each, threatens: [takes(world, 4, 5)] }));
  expect(cardMarks({ ...standings, seats: tooWeak }, 0, world, say).map(({ icon }) => icon)).toEqual(['trade']);
});

test('Settle tells what could be taken over, and what might be lost', () => {
  const place = { what: 'place', action: 'settle', playable: 0, cheapest: null } as const;
  expect(bringsText(place, en)).toEqual({ worth: false, parts: ['Nothing you can place now'], marks: [] });
  const takeovers = { mine: [takes('x', 6, 6), takes('y', 8, 4)], against: [takes('z', 3, 4)] };
  expect(bringsText({ ...place, takeovers }, en)).toEqual({
    worth: true,
    parts: ['Nothing you can place now'],
    marks: [{ icon: 'takeover', short: '8:4', text: 'Takeover: 8 against 4', bad: false }],
  });
  const risky = { mine: [], against: [takes('z', 7, 5)] };
  expect(bringsText({ ...place, playable: 2, cheapest: 1, takeovers: risky }, en)).toEqual({
    worth: true,
    parts: ['2 playable, cheapest 1'],
    marks: [{ icon: 'takeover', short: '7:5', text: 'You may lose a world: 7 against 5', bad: true }],
  });
});
