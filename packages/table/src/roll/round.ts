// A round of Roll in rows: the phase that was selected, tiles, and what the seat has more or less of.

import type { Change, ToldRoundOf } from '../story/told-round.ts';
import { type RollGains, rollGains } from './gains.ts';

export const rollRound: ToldRoundOf<'roll'> = {
  isReveal: ({ kind }) => kind === 'planRevealed',
  calls: (facts, words) =>
    new Map(
      facts.flatMap((fact) =>
        fact.kind === 'planRevealed' && fact.seat !== null
          ? [[fact.seat, [{ icon: fact.select.phase, name: words.roll.phases[fact.select.phase] }]] as const]
          : [],
      ),
    ),
  placed: (facts) => rollGains(facts).completed.map(({ side }) => side),
  won: () => [],
  lost: () => [],
  changes: (facts, { story, roll, outlook }) => {
    const { chips, dice, credits, goodsIn, goodsOut, scouted } = rollGains(facts);
    const goods = goodsIn.length - goodsOut.length;
    const more = 0 - comeTo(dice, 'supply');
    // Credits are spent on hiring in the same round: what they brought is seen by it.
    const hired = dice.filter(({ cause }) => cause === 'recruit').length;
    const done: readonly Omit<Change, 'always'>[] = [
      { icon: 'chip', amount: chips, text: story.chips(chips) },
      { icon: 'good', amount: goods, text: outlook.goods(goods) },
      { icon: 'explore', amount: scouted, text: roll.story.found(scouted) },
      // Where a tile was finished its picture tells it.
      ...stacks.map((stack) => {
        const waiting = Math.max(0, comeTo(dice, `stack:${stack}`));
        return { icon: stack, amount: waiting, text: roll.story.waiting(stack, waiting) };
      }),
      { icon: 'cup', amount: hired, text: roll.story.hiredBack(hired) },
    ];
    // What has not changed is told where there is room for it.
    const always = done.filter(({ amount }) => amount !== 0).length < roomy;
    return [
      ...done.map((change) => ({ ...change, always: false })),
      { icon: 'dice', amount: more, text: roll.story.dice(more), always },
      { icon: 'credit', amount: credits, text: roll.story.credits(credits, 0), always },
    ];
  },
};

/** A row has room for two changes beside dice and credits. */
const roomy = 2;
const stacks = ['development', 'world'] as const;

/** How many dice more a place has. */
const comeTo = (dice: RollGains['dice'], place: string): number =>
  dice.filter(({ to }) => to === place).length - dice.filter(({ from }) => from === place).length;
