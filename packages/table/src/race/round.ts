// A round of Race in rows: actions, cards, goals won and lost, and what the seat has more or less of.

import type { GoalTile } from '@orrery/race';
import { goalTiles } from '@orrery/race/describe';
import type { ToldRoundOf } from '../story/told-round.ts';
import { calledActions } from './choice-words.ts';
import { raceGains } from './gains.ts';

const tileOf = (goal: string): GoalTile[] => goalTiles.filter(({ id }) => id === goal);

export const raceRound: ToldRoundOf<'race'> = {
  isReveal: ({ kind }) => kind === 'actionsRevealed',
  calls: (facts, words) =>
    new Map(
      facts.flatMap((fact) =>
        fact.kind === 'actionsRevealed'
          ? fact.actions.map((actions, seat) => [seat, calledActions(actions, words)] as const)
          : [],
      ),
    ),
  placed: (facts) => {
    const { placed, taken } = raceGains(facts);
    return [...placed, ...taken];
  },
  won: (facts, say) =>
    raceGains(facts)
      .goals.flatMap(tileOf)
      .map(({ id, type, vp }) => ({
        icon: type === 'first' ? 'goal-first' : 'goal-most',
        goal: id,
        name: say.goal(id),
        points: vp.holder,
      })),
  lost: (facts, all, say) => {
    const holders = new Map(
      all.flatMap((fact) => (fact.kind === 'goalClaimed' ? [[fact.goal, fact.seat] as const] : [])),
    );
    return [
      ...facts.flatMap((fact) =>
        fact.kind === 'leftTableau' && fact.why === 'takenOver' && fact.to !== 'discard'
          ? [{ name: say.card(fact.card), piece: fact.card, to: fact.to }]
          : [],
      ),
      ...raceGains(facts).goalsLost.map((goal) => ({
        name: say.goal(goal),
        piece: null,
        to: holders.get(goal) ?? null,
      })),
    ];
  },
  changes: (facts, { story, outlook }) => {
    const { chips, goodsIn, goodsOut, handIn, handOut } = raceGains(facts);
    const goods = goodsIn.length - goodsOut.length;
    const cards = handIn.count - handOut.count;
    return [
      { icon: 'chip', amount: chips, text: story.chips(chips), always: false },
      { icon: 'good', amount: goods, text: outlook.goods(goods), always: true },
      { icon: 'hand', amount: cards, text: outlook.cards(cards), always: true },
    ];
  },
};
