// A match that a visitor's browser keeps from the beginning, as if they had played it so far.

import type { BrowserContextOptions } from 'playwright-core';
import { firstPosition, type Position } from './positions.ts';

const key = 'kept';

export interface KeptVisit {
  /** Where the match stands open. */
  readonly hash: string;
  readonly storageState: NonNullable<BrowserContextOptions['storageState']>;
}

export function keeping(address: string, { game, round, rivals, saved }: Position): KeptVisit {
  const list = [{ key, game, round, rivals, shared: false, over: false, at: 1 }];
  const kept = { 'orrery/matches': JSON.stringify(list), [`orrery/match/${key}`]: saved };
  const localStorage = Object.entries(kept).map(([name, value]) => ({ name, value }));
  return {
    hash: `#/${game}/${key}`,
    storageState: { cookies: [], origins: [{ origin: new URL(address).origin, localStorage }] },
  };
}

/** Matches of two by bots that end in round 11. */
const short = {
  race: { seed: 'late/2', kind: 'chooseAction' },
  roll: { seed: 'late/3', kind: 'assign' },
} as const;
const late = 10;

/** Some rounds before the end of a match. */
export function latePosition(game: 'race' | 'roll'): Position {
  const { seed, kind: wanted } = short[game];
  return firstPosition(
    { game, by: 'greedy', options: {}, seats: 2, seed },
    ({ kind, position }) => kind === wanted && position().round >= late,
  );
}
