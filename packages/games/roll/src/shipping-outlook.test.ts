// What goods are said to be worth is what the question of the Ship phase says, and the best of all shipments is what a
// search through all of them finds.

import { openQuestions, randomFromNumber, startMatch, submit } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { roll } from './index.ts';
import type { RollQuestion } from './questions.ts';
import { standings } from './standings.ts';

interface Good {
  readonly trade: number;
  /** By shipper. */
  readonly consume: readonly number[];
}

/** The most points, by trying everything. */
function best(goods: readonly Good[], free: readonly number[]): number {
  const [first, ...rest] = goods;
  if (first === undefined) return 0;
  return Math.max(
    best(rest, free),
    ...free.map((shipper) => {
      const others = free.filter((each) => each !== shipper);
      return (first.consume[shipper] ?? 0) + best(rest, others);
    }),
  );
}

test('roll-7.2.3, roll-7.2.5: goods are worth what the question says, and the total is the best there is', () => {
  let compared = 0;
  for (let seed = 0; seed < 12; seed++) {
    const random = randomFromNumber(seed);
    const started = startMatch(roll, { options: {}, seats: [{}, {}, {}], seed: `shipping/${seed}` });
    if (!started.ok) throw new Error(started.refusal.code);
    const match = started.value;
    for (let [question] = openQuestions<RollQuestion>(match.state); question !== undefined; ) {
      const described = roll.describe(match.state, question);
      const standing = standings(match.state).seats[question.seat];
      if (described.kind === 'ship.task' && standing?.columns != null) {
        const lying = standing.tableau.flatMap(({ goods }) => goods);
        for (const { good, trade, consume } of described.goods) {
          const worth = lying.find(({ die }) => die === good);
          expect(worth?.trade).toEqual({ credits: trade.credits, vp: trade.vp });
          const said = consume.map(({ gain }) => gain.vp);
          expect([worth?.consume.vp, worth?.consumeMatched?.vp]).toEqual(expect.arrayContaining([Math.max(...said)]));
        }
        const shippers = [
          ...standing.columns.ship.dice,
          ...standing.columns.ship.virtual.map((colour) => ({ colour })),
        ];
        const all = lying.map(({ colour, die }) => {
          const found =
            described.goods.find(({ good }) => good === die) ??
            described.goods.find(
              (each) =>
                each.colour === colour &&
                standing.tableau.some(({ side, goods }) => side === each.world && goods.some((one) => one.die === die)),
            );
          return {
            trade: found?.trade.credits ?? 0,
            consume: shippers.map(
              (shipper) =>
                found?.consume.find(
                  ({ worker }) => described.shippers.find((each) => each.worker === worker)?.colour === shipper.colour,
                )?.gain.vp ?? 0,
            ),
          };
        });
        if (all.length <= 4 && shippers.length <= 5) {
          compared += 1;
          expect(standing.shipping?.consume.vp).toBe(best(all, [...shippers.keys()]));
          const sales = all.map(({ trade }) => trade).sort((a, b) => b - a);
          expect(standing.shipping?.trade.credits).toBe(
            sales.slice(0, shippers.length).reduce((sum, credits) => sum + credits, 0),
          );
        }
      }
      submit(match, question.seat, question.id, roll.sample(match.state, question, random));
      [question] = openQuestions<RollQuestion>(match.state);
    }
  }
  expect(compared).toBeGreaterThan(20);
});
