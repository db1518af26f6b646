// Drawing tiles out of the bag and placing them, and the two levels of help when the bag is too small.

import { call, procedure, type Seat, seal } from '@orrery/kernel';
import { answerOf, answersOf, put } from '../asking.ts';
import { takeTile } from '../dealer.ts';
import { type Game, stackSizes, tell, tellPower } from '../game.ts';
import { developments, stackName, stackNumber, worlds } from '../names.ts';
import { topSide } from '../powers/exploring.ts';
import type { PlaceAnswer } from '../questions.ts';
import type { State } from '../state.ts';
import { playerAt, zoneSize } from '../state.ts';
import { slugOf, tileByName, tileName } from '../tiles/catalogue.ts';
import { shortageZone } from '../tiles/constants.ts';
import { strictOrder } from './timing.ts';

/** Who draws: a Scout, or a side by its number. */
export const aScout = -1;
const causeName = (cause: number): string => (cause === aScout ? 'scout' : slugOf(cause));

/** Draws what the seat has pending and places it tile by tile. */
export const drawTiles = procedure<Game, { seat: Seat; strict: boolean; cause: number }>('explore.drawTiles', {
  drawsInLane: true,
})({
  draw: (game, here) => {
    const { state } = game;
    const { seat, strict, cause } = here.vars;
    const player = playerAt(state, seat);
    if (state.bag.length < player.pending) {
      state.shortage = true; // from here on the phase goes in strict order. @rule roll-12.6, roll-16.13
      if (!strict) return 'end';
    }
    takePending(game, seat, cause);
    if (player.pending > 0 && returnForShortage(game, seat)) takePending(game, seat, cause);
    return undefined;
  },
  place: (game, here) => {
    const { seat, cause } = here.vars;
    if (playerAt(game.state, seat).drawn.length === 0) return 'shortage';
    if (cause === aScout) put(game.state, here, seat, { kind: 'explore.place' });
    else put(game.state, here, seat, { kind: 'explore.extraTile', cause: slugOf(cause) });
    return undefined;
  },
  put: (game, here) => {
    const { seat, cause } = here.vars;
    placeTile(game, seat, answerOf(here, seat, 'explore.place'), causeName(cause));
    return 'place';
  },
  shortage: (game, here) => {
    if (playerAt(game.state, here.vars.seat).pending === 0) return 'end';
    call(here, giveTiles, { seat: here.vars.seat });
    return undefined;
  },
  /** @rule roll-4.1.3 */
  drawGiven: (game, here) => {
    const { seat, cause } = here.vars;
    const player = playerAt(game.state, seat);
    takePending(game, seat, cause);
    player.pending = 0; // it cannot arise that tiles are missing even now; if it did, the task would end. @rule roll-16.7
    return 'place';
  },
  end: () => {},
});

/** Level 2: every seat with enough tiles in construction gives one of its own choice. @rule roll-4.1.2 */
export const giveTiles = procedure<Game, { seat: Seat }>('explore.giveTiles')({
  choose: (game, here) => {
    const { state } = game;
    const givers = strictOrder(state).filter((seat) => zoneSize(playerAt(state, seat)) >= shortageZone);
    if (game.emit !== null) tell(game, 'shortage', here.vars.seat, { level: 2, givers, returned: 0 });
    for (const seat of givers) {
      put(state, here, seat, { kind: 'explore.shortageDiscard' });
    }
  },
  give: (game, here) => {
    const { state } = game;
    for (const { seat, answer } of answersOf(here, 'explore.shortageDiscard')) {
      const player = playerAt(state, seat);
      const tile = tileByName(answer.tile);
      const stack = player.stacks[developments].includes(tile) ? developments : worlds;
      player.stacks[stack].splice(player.stacks[stack].indexOf(tile), 1);
      state.bag.push(tile);
      if (game.emit === null) continue;
      const shown = { stack: stackName(stack), stacks: stackSizes(player) };
      tell(game, 'tileGiven', seat, { ...shown, tile: null }, { ...shown, tile: tileName(tile) });
    }
    seal(state);
  },
});

/** Draws as many pending tiles as the bag has. */
function takePending(game: Game, seat: Seat, cause: number): void {
  const { state } = game;
  const player = playerAt(state, seat);
  const bagBefore = state.bag.length;
  const count = Math.min(player.pending, bagBefore);
  if (count === 0) return;
  const drawn: number[] = [];
  for (let i = 0; i < count; i++) drawn.push(takeTile(state, seat));
  player.drawn.push(...drawn);
  player.pending -= count;
  seal(state);
  if (game.emit === null) return;
  const shown = { count, bagBefore, bagAfter: state.bag.length, cause: causeName(cause) };
  tell(game, 'tilesDrawn', seat, { ...shown, tiles: null }, { ...shown, tiles: drawn.map(tileName) });
}

/** Level 1: all abandoned tiles of all seats go back into the bag. False if there are none. @rule roll-4.1.1 */
function returnForShortage(game: Game, seat: Seat): boolean {
  const returned = game.state.players.reduce((sum, player) => sum + player.abandoned.length, 0);
  if (returned === 0) return false;
  if (game.emit !== null) tell(game, 'shortage', seat, { level: 1, givers: [], returned });
  returnAbandoned(game);
  return true;
}

/** @rule roll-1.10 */
export function returnAbandoned(game: Game): void {
  const { state } = game;
  const bagBefore = state.bag.length;
  for (const player of state.players) {
    if (player.abandoned.length === 0) continue;
    state.bag.push(...player.abandoned);
    player.abandoned = [];
  }
  const count = state.bag.length - bagBefore;
  if (game.emit === null || count === 0) return;
  tell(game, 'abandonedReturned', null, { count, bagBefore, bagAfter: state.bag.length });
}

function placeTile(game: Game, seat: Seat, answer: PlaceAnswer, cause: string): void {
  const player = playerAt(game.state, seat);
  const tile = tileByName(answer.tile);
  player.drawn.splice(player.drawn.indexOf(tile), 1);
  const stack = player.stacks[stackNumber(answer.side)];
  const where = answer.where ?? 'under';
  const visible = where === 'top' || stack.length === 0;
  if (where === 'top') stack.unshift(tile);
  else stack.push(tile);
  if (visible) showTop(game.state);
  if (game.emit === null) return;
  const side = topSide(player);
  if (where === 'top' && side !== null) tellPower(game, seat, side, 'placeOnTop');
  const shown = { stack: answer.side, where, stacks: stackSizes(player), cause };
  const full = { ...shown, tile: answer.tile };
  if (visible) tell(game, 'tilePlaced', seat, full);
  else tell(game, 'tilePlaced', seat, { ...shown, tile: null }, full);
}

/** A tile the others had not seen lies open now. */
export const showTop = (state: State): void => seal(state);
