// The people of the upgrade drill: matches of all ways to play, opened on a server and played at full speed until told to
// stop.

import type { DrillMatch } from './drill-plan.ts';
import { type WayToPlay, waysToPlay } from './leak-ways.ts';
import { openWay } from './open-way.ts';
import { Player } from './player.ts';
import { type Acknowledged, openTable, playThrough } from './simulated-match.ts';

const undoChance = 0.03;

export interface OpenMatch {
  readonly people: readonly Player[];
  readonly match: DrillMatch;
}

async function signedIn(address: string, seats: number, of: string): Promise<Player[]> {
  const people = Array.from({ length: seats }, () => new Player([address]));
  for (const [seat, player] of people.entries()) {
    await player.signIn(`Person ${of} ${seat}`);
    await player.connect();
  }
  return people;
}

const opened = (people: readonly Player[], id: string, way: string): OpenMatch => ({
  people,
  match: { id, way, people: people.map(({ cookie }) => cookie) },
});

/** The ways in turn. */
export async function openNthWay(address: string, index: number): Promise<OpenMatch> {
  const way = waysToPlay[index % waysToPlay.length] as WayToPlay;
  const people = await signedIn(address, way.seats, String(index));
  return opened(people, await openWay(people, way), way.name);
}

/** One person and one bot, so that a node has something to drive. */
export async function openWithBot(address: string, game: string): Promise<OpenMatch> {
  const people = await signedIn(address, 1, `at ${game}`);
  return opened(people, await openTable(people, game, 1), `${game} with a bot`);
}

export interface Pace {
  readonly acknowledged: (entry: Acknowledged) => void;
  readonly stop: () => boolean;
  /** Waits before each answer; absent: at full speed. */
  readonly pace?: () => Promise<void>;
}

/** Resolves when the match is over or `stop` says so. */
export function play({ people, match }: OpenMatch, { pace = async () => {}, ...rest }: Pace): Promise<void> {
  return playThrough(people, match.id, { game: '', bots: 0, undoChance, pace, ...rest });
}
