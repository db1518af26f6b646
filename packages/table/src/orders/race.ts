// Orders in advance in Race: what they may hang on, and what is surprising.

import type { RaceQuestion, RaceView } from '@orrery/race';
import { consumePlans } from '@orrery/race/describe';
import type { OrderFact, OrderGame, OrderRow } from './order-game.ts';

type Player = RaceView['players'][number];

const own = (count: (player: Player) => number): OrderFact<RaceView> => ({
  perPiece: false,
  count: (view, seat) => {
    const player = view.players[seat];
    return player === undefined ? 0 : count(player);
  },
});
const mostOfRivals = (count: (player: Player) => number): OrderFact<RaceView> => ({
  perPiece: false,
  count: (view, seat) => Math.max(0, ...view.players.filter((player) => player.seat !== seat).map(count)),
});
const ofPiece = (count: (player: Player, piece: string) => number): OrderFact<RaceView> => ({
  perPiece: true,
  count: (view, seat, piece) => {
    const player = view.players[seat];
    return player === undefined ? 0 : count(player, piece);
  },
});

const row = (on: RaceQuestion['kind'], by: 'proposal' | 'pieces' | 'payment' | 'plans' = 'proposal'): OrderRow => ({
  on,
  pieces: by === 'pieces' || by === 'payment',
  plans: by === 'plans',
  about: by === 'payment',
});

/** Only choosing what to consume has plans. */
const plansIn = (described: unknown): object =>
  typeof described === 'object' &&
  described !== null &&
  'plans' in described &&
  typeof described.plans === 'object' &&
  described.plans !== null
    ? described.plans
    : {};

export const raceOrders: OrderGame<'race'> = {
  rows: [
    row('exploreDiscard'),
    row('developPlace', 'pieces'),
    row('developPay', 'payment'),
    row('settlePlace', 'pieces'),
    row('settlePay', 'payment'),
    row('defendTakeover'),
    row('tradeGood', 'pieces'),
    row('consumeNext', 'plans'),
    row('produceNext'),
    row('produceWorld', 'pieces'),
    row('roundDiscard'),
  ],
  ownPieces: ({ players }, seat) => {
    const player = players[seat];
    return player === undefined ? [] : [...(player.hand.cards ?? []), ...player.tableau.map(({ card }) => card)];
  },
  facts: {
    round: { perPiece: false, count: ({ round }) => round },
    pool: { perPiece: false, count: ({ pool }) => pool },
    hand: own(({ hand }) => hand.count),
    tableau: own(({ tableau }) => tableau.length),
    goods: own(({ tableau }) => tableau.filter(({ good }) => good).length),
    chips: own(({ chips }) => chips),
    rivalTableau: mostOfRivals(({ tableau }) => tableau.length),
    rivalChips: mostOfRivals(({ chips }) => chips),
    inHand: ofPiece(({ hand }, piece) => (hand.cards ?? []).filter((card) => card === piece).length),
    inTableau: ofPiece(({ tableau }, piece) => tableau.filter(({ card }) => card === piece).length),
    goodOn: ofPiece(({ tableau }, piece) => tableau.filter(({ card, good }) => card === piece && good).length),
    rivalsHave: {
      perPiece: true,
      count: ({ players }, seat, piece) =>
        players.filter((player) => player.seat !== seat && player.tableau.some(({ card }) => card === piece)).length,
    },
  },
  plans: consumePlans,
  planned: (_, described, plan) => {
    const found = Object.entries(plansIn(described)).find(([name]) => name === plan);
    return found === undefined ? null : { answer: found[1] };
  },
  standing: [
    { by: 'pay', on: 'developPay', answer: { do: 'propose' } },
    { by: 'pay', on: 'settlePay', answer: { do: 'propose' } },
    { by: 'consume', on: 'consumeNext', answer: { do: 'plan' } },
  ],
  isSurprising: (fact, seat) =>
    (fact.kind === 'takeoverDeclared' && fact.owner === seat) ||
    (fact.kind === 'leftTableau' && fact.seat === seat && fact.why === 'takenOver') ||
    (fact.kind === 'goalLost' && fact.seat === seat),
};
