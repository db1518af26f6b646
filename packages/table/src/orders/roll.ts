// Orders in advance in Roll: what they may hang on. Nobody attacks anybody.

import type { RollQuestion, RollView } from '@orrery/roll';
import type { OrderFact, OrderGame, OrderRow } from './order-game.ts';

type Player = RollView['players'][number];

const own = (count: (player: Player) => number): OrderFact<RollView> => ({
  perPiece: false,
  count: (view, seat) => {
    const player = view.players[seat];
    return player === undefined ? 0 : count(player);
  },
});

const row = (on: RollQuestion['kind'], pieces = false): OrderRow => ({ on, pieces, plans: false, about: false });

export const rollOrders: OrderGame<'roll'> = {
  rows: [
    row('assign'),
    row('explore.task'),
    row('explore.place'),
    row('build.placeWorker'),
    row('produce.place', true),
    row('ship.task', true),
    row('manage.recruit'),
    row('manage.recall'),
  ],
  ownPieces: ({ players }, seat) => (players[seat]?.tableau ?? []).map(({ side }) => side),
  facts: {
    round: { perPiece: false, count: ({ round }) => round },
    pool: { perPiece: false, count: ({ pool }) => pool },
    credits: own(({ credits }) => credits),
    chips: own(({ chips }) => chips),
    squares: own(({ squares }) => squares),
    goods: own(({ tableau }) => tableau.reduce((sum, { goods }) => sum + goods.length, 0)),
    rivalSquares: {
      perPiece: false,
      count: ({ players }, seat) =>
        Math.max(0, ...players.filter((each) => each.seat !== seat).map(({ squares }) => squares)),
    },
    inTableau: {
      perPiece: true,
      count: ({ players }, seat, piece) =>
        (players[seat]?.tableau ?? []).filter(({ side, tile }) => side === piece || tile === piece).length,
    },
  },
  plans: [],
  planned: () => null,
  // Where a die must come back this is no legal answer, and the person is asked.
  standing: [{ by: 'recall', on: 'manage.recall', answer: { do: 'give', answer: { dice: [] } } }],
  isSurprising: () => false,
};
