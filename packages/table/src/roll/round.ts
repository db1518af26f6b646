// A round of Roll in rows: the phase that was selected, tiles, and what the seat has more or less of.

import type { ToldRoundOf } from '../story/told-round.ts';
import { rollGains } from './gains.ts';

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
  changes: (facts, { story, roll }) => {
    const { chips, dice, credits } = rollGains(facts);
    const gained = dice.filter(({ from }) => from === 'supply').length;
    const given = dice.filter(({ to }) => to === 'supply').length;
    return [
      { icon: 'chip', amount: chips, text: story.chips(chips), always: false },
      { icon: 'dice', amount: gained - given, text: roll.story.dice(gained - given), always: true },
      { icon: 'credit', amount: credits, text: roll.story.credits(credits, 0), always: true },
    ];
  },
};
