// Phase V: each shipper takes one good and trades or consumes it.

import { call, procedure, type Seat, together } from '@orrery/kernel';
import { answerOf, put } from '../asking.ts';
import { changeCredits, gainChips } from '../credits.ts';
import { colourOf, countGoods, countWorkers, placeOf, putDie } from '../dice.ts';
import type { MovedDie } from '../events.ts';
import { type Game, moved, tell, tellMoved, tellPower } from '../game.ts';
import { shipping } from '../names.ts';
import { inCitizenry, worldUnder } from '../places.ts';
import { joinVirtualWorkers } from '../powers/exploring.ts';
import { pay, payPhaseEnd } from '../powers/phase-end.ts';
import { basicConsume, buyingPower, priceOf, shippingGains } from '../powers/shipping.ts';
import type { ShipAnswer } from '../questions.ts';
import type { State } from '../state.ts';
import { playerAt } from '../state.ts';
import { slugOf } from '../tiles/catalogue.ts';
import { beginPhase, endPhase, tellBegun } from './phase.ts';
import { shipIsStrict, strictSeat } from './timing.ts';
import { spendWorker, workerColour } from './workers.ts';

export const ship = procedure<Game, { turn: number }>('ship')({
  begin: (game) => {
    beginPhase(game, shipping);
    joinVirtualWorkers(game, 'ship');
    const strict = shipIsStrict(game.state);
    tellBegun(game, strict);
    return strict ? 'inOrder' : 'atOnce';
  },
  atOnce: (game, here) => {
    const lanes: { seat: Seat }[] = [];
    for (let seat = 0; seat < game.state.players.length; seat++) if (mayShip(game.state, seat)) lanes.push({ seat });
    together(here, shipSeat, lanes);
    return 'end';
  },
  inOrder: (game, here) => {
    const { turn } = here.vars;
    if (turn === game.state.players.length) return 'end';
    here.vars = { turn: turn + 1 };
    const seat = strictSeat(game.state, turn);
    if (mayShip(game.state, seat)) call(here, shipSeat, { seat });
    return 'inOrder';
  },
  end: (game, here) => {
    payPhaseEnd(game, 'ship');
    endPhase(game, shipping, here.vars.turn > 0);
  },
});

export const shipSeat = procedure<Game, { seat: Seat }>('ship.seat')({
  next: (game, here) => {
    const { seat } = here.vars;
    if (!mayShip(game.state, seat)) return 'end';
    put(game.state, here, seat, { kind: 'ship.task' });
    return undefined;
  },
  ship: (game, here) => {
    const { seat } = here.vars;
    shipGood(game, seat, answerOf(here, seat, 'ship.task'));
    return 'next';
  },
  end: () => {},
});

/** @rule roll-7.2.2 */
function mayShip(state: State, seat: Seat): boolean {
  const player = playerAt(state, seat);
  return countGoods(player) > 0 && player.virtual.length + countWorkers(player, shipping) > 0;
}

/** @rule roll-7.2.1 */
function shipGood(game: Game, seat: Seat, answer: ShipAnswer): void {
  const player = playerAt(game.state, seat);
  const { worker, good } = answer;
  const place = placeOf(player, good);
  const world = worldUnder(place);
  const shipper = workerColour(player, shipping, worker);
  const from = spendWorker(player, worker);
  putDie(player, good, inCitizenry);
  if (game.emit !== null) {
    tell(game, 'shipped', seat, { task: answer.do, worker, good, world: slugOf(world) });
    const dice: MovedDie[] = [];
    if (from !== null && typeof worker === 'number') dice.push(moved(worker, from, inCitizenry));
    tellMoved(game, seat, [...dice, moved(good, place, inCitizenry)], 'ship');
  }
  if (answer.do === 'trade') changeCredits(game, seat, priceOf(world), 'trade');
  else gainChips(game, seat, basicConsume(world, colourOf(good), shipper), 'consume');
  shippingGains(player, answer.do, world, (side, resource, amount) => {
    tellPower(game, seat, side, 'gain');
    pay[resource](game, seat, amount, slugOf(side));
  });
  if (answer.bankers === true) buyVp(game, seat);
}

/** After the gain of the Trade, so that the cap applies first. @rule roll-16.5, roll-7.2.4 */
function buyVp(game: Game, seat: Seat): void {
  const found = buyingPower(playerAt(game.state, seat));
  if (found === null) return;
  tellPower(game, seat, found.side, 'buyVp');
  changeCredits(game, seat, -found.power.costCredits, slugOf(found.side));
  gainChips(game, seat, found.power.vp, slugOf(found.side));
}
