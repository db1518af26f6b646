// A match and its rounds, top-down: roll, assign, reveal, the phases that were selected, manage, end check.

import { call, type Frame, procedure, type Seat, seal } from '@orrery/kernel';
import { answersOf, put } from '../asking.ts';
import { placeAt } from '../dice.ts';
import type { EndReason } from '../events.ts';
import { type Game, moved, stackSizes, tell, tellPower } from '../game.ts';
import { developing, developments, exploring, producing, settling, shipping, worlds } from '../names.ts';
import { placings, scoreAll } from '../scoring.ts';
import { type Player, phaseActive, playerAt, poolLeft, type State, squaresOf } from '../state.ts';
import { factionName, homeName, setupPowers, sideBySlug, slugOf, tileByName, tileName } from '../tiles/catalogue.ts';
import { endSquares } from '../tiles/constants.ts';
import { build } from './build.ts';
import { explore } from './explore.ts';
import { manage } from './manage.ts';
import { produce } from './produce.ts';
import { addExtraDie, revealPlans, rollAll, sendIdleHome } from './reveal.ts';
import { ship } from './ship.ts';

/** @rule roll-3.0.1, roll-3.0.2 */
export const round = procedure<Game>('round')({
  begin: (game) => {
    game.state.round += 1;
    game.state.phase = 'roll';
    if (game.emit !== null) tell(game, 'roundStarted', null, {});
  },
  roll: rollAll,
  /** @rule roll-3.2.12, roll-17.6 */
  assign: (game, here) => {
    game.state.phase = 'assign';
    for (let seat = 0; seat < game.state.players.length; seat++) {
      put(game.state, here, seat, { kind: 'assign' });
    }
  },
  reveal: (game, here) => {
    game.state.phase = 'reveal';
    revealPlans(game, here);
  },
  extraDie: addExtraDie,
  goHome: (game) => {
    sendIdleHome(game);
    if (game.emit !== null) tell(game, 'phaseEnded', null, { strict: false });
  },
  /** @rule roll-3.4.1 */
  explore: (game, here) => {
    if (phaseActive(game.state, exploring)) call(here, explore, { turn: 0, extra: 0 });
  },
  develop: (game, here) => {
    if (phaseActive(game.state, developing)) call(here, build, { stack: developments, turn: 0 });
  },
  settle: (game, here) => {
    if (phaseActive(game.state, settling)) call(here, build, { stack: worlds, turn: 0 });
  },
  produce: (game, here) => {
    if (phaseActive(game.state, producing)) call(here, produce, {});
  },
  ship: (game, here) => {
    if (phaseActive(game.state, shipping)) call(here, ship, { turn: 0 });
  },
  manage: (_, here) => call(here, manage, {}),
});

/** @rule roll-2.7 */
export const match = procedure<Game>('match')({
  begin: (game) => {
    if (game.emit === null) return;
    for (let seat = 0; seat < game.state.players.length; seat++) tellSetup(game, seat);
  },
  chooseStartTiles: (game, here) => {
    for (let seat = 0; seat < game.state.players.length; seat++) {
      put(game.state, here, seat, { kind: 'setup.startTiles' });
    }
  },
  placeStartTiles,
  round: (_, here) => call(here, round, {}),
  endCheck: (game) => {
    const why = endingsOf(game.state).map(({ why }) => why);
    if (why.length === 0) return 'round';
    game.state.phase = 'over';
    if (game.emit !== null) tellEnd(game, why);
    return undefined;
  },
  score: (game) => {
    if (game.emit === null) return;
    for (const { seat, ...fields } of scoreAll(game.state)) {
      for (const { side } of fields.bonuses) tellPower(game, seat, sideBySlug(side)?.number ?? 0, 'score');
      tell(game, 'scored', seat, fields);
    }
  },
});

/** What brings the end about, and which seats did; nobody for an empty pool. */
export interface RollEnding {
  readonly why: 'pool' | 'tableau';
  readonly seats: readonly Seat[];
}

/** Why this round is the last: the pool is empty, a tableau is full. Nothing if it goes on. @rule roll-10.1 */
export function endingsOf(state: State): RollEnding[] {
  const found: RollEnding[] = [];
  if (poolLeft(state) === 0) found.push({ why: 'pool', seats: [] });
  if (state.players.some(isFull)) {
    const seats = state.players.flatMap((player, seat) => (isFull(player) ? [seat] : []));
    found.push({ why: 'tableau', seats });
  }
  return found;
}

const isFull = (player: Player): boolean => squaresOf(player) >= endSquares;

function tellEnd(game: Game, why: readonly EndReason[]): void {
  const places = placings(game.state);
  const winners = places.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  tell(game, 'matchEnded', null, { why, scores: places.map(({ score }) => score), winners });
}

/** The start of a seat was laid out when the match was made; here it is told. */
function tellSetup(game: Game, seat: Seat): void {
  const { players, bag } = game.state;
  const player = playerAt(game.state, seat);
  const { faction, home, tableau, drawn, credits } = player;
  tell(game, 'seatSetUp', seat, {
    faction: factionName(faction),
    homeWorld: homeName(home),
    tableau: tableau.map(slugOf),
  });
  for (const side of tableau) for (const { effect } of setupPowers(side)) tellPower(game, seat, side, effect);
  tell(game, 'credits', seat, { amount: credits, before: 0, after: credits, cause: 'setup' });
  const dice = player.dice.map((die, index) => moved(die, 'supply', placeAt(player, index)));
  tell(game, 'diceGained', seat, { dice, cause: 'setup' });
  const bagBefore = bag.length + drawn.length * (players.length - seat);
  const shown = { count: drawn.length, bagBefore, bagAfter: bagBefore - drawn.length, cause: 'setup' };
  tell(game, 'tilesDrawn', seat, { ...shown, tiles: null }, { ...shown, tiles: drawn.map(tileName) });
}

/** One tile development side up on the left stack, the other world side up on the right one. */
function placeStartTiles(game: Game, here: Frame): void {
  const { state } = game;
  for (const { seat, answer } of answersOf(here, 'setup.startTiles')) {
    const player = playerAt(state, seat);
    const { development, world } = answer;
    player.drawn = [];
    player.stacks[developments].push(tileByName(development));
    player.stacks[worlds].push(tileByName(world));
    if (game.emit === null) continue;
    const stacks = stackSizes(player);
    const placing = { where: 'under', stacks, cause: 'setup' } as const;
    tell(game, 'tilePlaced', seat, { ...placing, tile: development, stack: 'development' });
    tell(game, 'tilePlaced', seat, { ...placing, tile: world, stack: 'world' });
  }
  if (game.emit !== null) tell(game, 'phaseEnded', null, { strict: false });
  seal(state);
}
