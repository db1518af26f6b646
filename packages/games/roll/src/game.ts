// What the rules work on: the state of one match, and where events go. Whoever tells something first asks whether anybody
// listens: with events off no object is made.

import type { Emit, Seat } from '@orrery/kernel';
import { colourNameOf } from './dice.ts';
import type { EventKind, MovedDie, RollEvent, RollEvents, StackSizes } from './events.ts';
import type { DieNo } from './names.ts';
import { placeName } from './places.ts';
import type { Effect } from './powers/vocabulary.ts';
import type { Player, State } from './state.ts';
import { slugOf, tileName } from './tiles/catalogue.ts';

export interface Game {
  readonly state: State;
  /** Null while nobody listens. */
  readonly emit: Emit<RollEvent>;
}

/** Tells everybody the same, or the owner more than the others. */
export function tell<K extends EventKind>(
  game: Game,
  kind: K,
  seat: Seat | null,
  fields: RollEvents[K],
  forOwner: RollEvents[K] | null = null,
): void {
  if (game.emit === null) return;
  game.emit(eventOf(game, kind, seat, fields), forOwner === null ? null : eventOf(game, kind, seat, forOwner));
}

function eventOf<K extends EventKind>(game: Game, kind: K, seat: Seat | null, fields: RollEvents[K]): RollEvent {
  const { round, phase } = game.state;
  return Object.assign({ kind, round, phase, seat }, fields) as unknown as RollEvent;
}

export const moved = (die: DieNo, from: number | string, to: number | string): MovedDie => ({
  die,
  colour: colourNameOf(die),
  from: typeof from === 'number' ? placeName(from) : from,
  to: typeof to === 'number' ? placeName(to) : to,
});

export function tellMoved(game: Game, seat: Seat, dice: readonly MovedDie[], cause: string): void {
  if (dice.length > 0) tell(game, 'diceMoved', seat, { dice, cause });
}

export function tellPower(game: Game, seat: Seat, side: number, effect: Effect): void {
  if (game.emit !== null) tell(game, 'powerUsed', seat, { tile: slugOf(side), effect });
}

export function stackSizes(player: Player): StackSizes {
  const [developments, worlds] = player.stacks;
  return {
    development: { size: developments.length, top: topName(developments) },
    world: { size: worlds.length, top: topName(worlds) },
  };
}

const topName = (stack: readonly number[]): string | null => (stack[0] === undefined ? null : tileName(stack[0]));
