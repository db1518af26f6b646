// Phase III: Settle.

import { call, type Frame, procedure, type Seat, seal } from '@orrery/kernel';
import { answerOf, put, putForced, putPlacing, sealTogether, wasAsked } from '../asking.ts';
import type { CardNo } from '../cards/face.ts';
import { takeFromHand } from '../dealer.ts';
import { onlySettlePayment } from '../decisions/settle.ts';
import { cardOf, faceAt, type Game, playerAt, slugOf, tell, turnOrder } from '../game.ts';
import { returnLostGoals } from '../goals.ts';
import { isUsed, markUsed, settleTally } from '../powers/settle.ts';
import { targetsOf } from '../powers/takeover.ts';
import type { TakeoverPlan } from '../questions.ts';
import { noCard } from '../state.ts';
import { addToTableau } from '../tableau.ts';
import { drawForPlacing, payForWorld } from './paying.ts';
import { beginPhase, endPhase } from './phase.ts';
import { declare, resolveTakeovers } from './takeovers.ts';

export const settle = procedure<Game, { second: boolean }>('settle')({
  /** @rule race-5.3.1 */
  chooseInSecret: (g, here) => {
    beginPhase(g, 'settle', here.vars.second);
    for (const [seat] of g.state.players.entries()) putPlacing(g, here, seat, 'settlePlace');
  },
  /** @rule race-5.3.1 */
  reveal: (g, here) => {
    seal(g.state);
    for (const seat of turnOrder(g)) {
      const world = answerOf(here, seat, 'settlePlace');
      if (world === null) tell(g, 'passed', seat, { what: 'settle' });
      else stage(g, seat, cardOf(g, world));
    }
  },
  // Everybody at once, unless somebody could declare a takeover: then it matters who knows what, and they take turns.
  // @rule race-15.24
  resolve: (g, here) => {
    const order = turnOrder(g);
    if (takeoversLoom(g) || isScriptedInTurn(g)) call(here, takeTurns, { turn: 0 });
    else call(here, placeWorlds, { seats: order });
  },
  /** @rule race-5.3.5 */
  takeovers: (g, here) => {
    if (g.state.takeovers.length > 0) call(here, resolveTakeovers, { next: 0 });
  },
  /** @rule race-5.3.6 */
  end: (g) => endPhase(g, 'settle'),
});

/** @rule race-5.3.2 */
const takeTurns = procedure<Game, { turn: number }>('settle.takeTurns')({
  next: (g, here) => {
    const seat = turnOrder(g)[here.vars.turn];
    if (seat !== undefined) call(here, placeWorlds, { seats: [seat] });
  },
  after: (g, here) => {
    const turn = here.vars.turn + 1;
    here.vars = { turn };
    return turn < g.state.players.length ? 'next' : undefined;
  },
});

/**
 * From the payment of the first world to the last draw for the second, for all these seats at once.
 * @rule race-5.3.2
 */
const placeWorlds = procedure<Game, { seats: readonly Seat[] }>('settle.placeWorlds')({
  /** Who put nothing down may attack instead. @rule race-5.3.4, race-9.2.1 */
  declareTakeover: (g, here) => {
    for (const seat of here.vars.seats) {
      if (playerAt(g, seat).placing === noCard && targetsOf(g, seat).length > 0)
        put(g, here, seat, 'declareTakeover', {});
    }
  },
  takeDeclarations: (g, here) => {
    for (const seat of here.vars.seats) {
      if (!wasAsked(here, seat)) continue;
      declareOrPass(g, seat, answerOf(here, seat, 'declareTakeover'));
    }
  },
  choosePayments: (g, here) => askPayments(g, here, here.vars.seats),
  payAndDraw: (g, here) => takePayments(g, here, here.vars.seats),
  /** After all draws for the first world. @rule race-5.3.2, race-5.3.23 */
  chooseSecond: (g, here) => {
    for (const seat of here.vars.seats) if (maySettleAgain(g, seat)) put(g, here, seat, 'settleSecond', {});
  },
  stageSecond: (g, here) => {
    const asked = here.vars.seats.filter((seat) => wasAsked(here, seat));
    if (asked.length > 0) seal(g.state);
    for (const seat of asked) takeSecond(g, here, seat);
  },
  /** @rule race-5.3.24 */
  chooseSecondPayments: (g, here) => askPayments(g, here, here.vars.seats),
  paySecondAndDraw: (g, here) => takePayments(g, here, here.vars.seats),
});

export const settleProcedures = [settle, takeTurns, placeWorlds, resolveTakeovers] as const;

/** At the reveal, before any payment. @rule race-5.3.3 */
function stage(g: Game, seat: Seat, world: CardNo): void {
  const player = playerAt(g, seat);
  player.placing = world;
  takeFromHand(player, world);
  addToTableau(g, seat, world, 'hand');
  returnLostGoals(g, seat); // a world may cost strength
}

const isScriptedInTurn = (g: Game): boolean => g.state.supplies[0]?.script?.inTurn === true;

/** By public facts only: who has put down what, who has which powers, who is exposed to them. */
function takeoversLoom(g: Game): boolean {
  if (!g.state.options.takeovers) return false;
  return g.state.players.some((player, seat) => {
    const free = player.placing === noCard || settleTally(g, seat, null).hasSecond;
    return free && targetsOf(g, seat).length > 0;
  });
}

function declareOrPass(g: Game, seat: Seat, plan: TakeoverPlan | null): void {
  if (plan === null) {
    tell(g, 'passed', seat, { what: 'takeover' });
    return;
  }
  declare(g, seat, plan);
  playerAt(g, seat).settled = true; // a takeover may be the first. @rule race-5.3.25
}

function askPayments(g: Game, here: Frame, seats: readonly Seat[]): void {
  for (const seat of seats) {
    const { placing } = playerAt(g, seat);
    if (placing === noCard) continue;
    const says = { card: slugOf(g, placing) };
    const only = onlySettlePayment(g, seat);
    if (only === null) put(g, here, seat, 'settlePay', says);
    else putForced(g, here, seat, 'settlePay', says, only);
  }
}

function takePayments(g: Game, here: Frame, seats: readonly Seat[]): void {
  sealTogether(g, here);
  for (const seat of seats) {
    if (!wasAsked(here, seat)) continue;
    const player = playerAt(g, seat);
    payForWorld(g, seat, answerOf(here, seat, 'settlePay'));
    player.placing = noCard;
    player.settled = true;
    drawForPlacing(g, seat);
  }
}

/** Asked by public facts: the power is there and there is a hand card or a target. @rule race-5.3.25, race-9.2.1 */
function maySettleAgain(g: Game, seat: Seat): boolean {
  const player = playerAt(g, seat);
  if (!player.settled || !settleTally(g, seat, null).hasSecond) return false;
  return player.hand.length > 0 || targetsOf(g, seat).length > 0;
}

/** A world or a takeover. @rule race-9.2.1 */
function takeSecond(g: Game, here: Frame, seat: Seat): void {
  const answer = answerOf(here, seat, 'settleSecond');
  if (answer === null) {
    tell(g, 'passed', seat, { what: 'second' });
    return;
  }
  useSecond(g, seat);
  if ('takeover' in answer) declare(g, seat, answer.takeover);
  else stage(g, seat, cardOf(g, answer.world));
}

function useSecond(g: Game, seat: Seat): void {
  const player = playerAt(g, seat);
  for (const card of [...player.tableau.slice(0, player.old), ...player.gone]) {
    for (const [index, power] of faceAt(g, card).settle.entries()) {
      if (power.kind !== 'placeSecondWorld' || isUsed(player, card, index)) continue;
      markUsed(player, card, index);
      tell(g, 'powerUsed', seat, { card: slugOf(g, card), power: power.kind, of: 'settle' });
      return;
    }
  }
}
