// Plays and writes a new golden set where a version was raised. Sets of released versions stay; others are replaced.

import type { KnownGame } from '../games.ts';
import { UsageError } from '../usage.ts';
import { type Candidate, chooseMatches } from './choose-matches.ts';
import {
  type GoldenSet,
  isRaised,
  releasedVersions,
  removeSet,
  sameVersions,
  setName,
  storedVersions,
  versionsOf,
  writeSet,
} from './golden-sets.ts';
import { manifestOf, noSightings } from './manifest.ts';
import { goldenOf } from './replayed.ts';

export interface Renewed {
  readonly game: string;
  readonly matches: readonly Candidate[];
}

export type ChooseMatches = (known: KnownGame, onProgress: (played: number) => void) => Candidate[];

/** Renews every game whose version was raised; refuses if there is none. */
export function renewGolden(
  folder: string,
  games: readonly KnownGame[],
  onProgress: (played: number) => void,
  choose: ChooseMatches = chooseMatches,
): Renewed[] {
  const due = games.filter(({ game }) =>
    storedVersions(folder, game.name).every((stored) => isRaised(stored, versionsOf(game))),
  );
  if (due.length === 0) {
    const names = games.map(({ game }) => setName(game.name, versionsOf(game))).join(' and ');
    throw new UsageError(
      `no version was raised: ${names} are stored already; raise rulesVersion or stateVersion first`,
    );
  }
  return due.map((known) => {
    const { game } = known;
    const matches = choose(known, onProgress);
    const kept = releasedVersions(folder, game.name);
    for (const stored of storedVersions(folder, game.name)) {
      if (!kept.some((each) => sameVersions(each, stored))) removeSet(folder, game.name, stored);
    }
    writeSet(folder, game.name, versionsOf(game), setOf(known, matches));
    return { game: game.name, matches };
  });
}

function setOf(known: KnownGame, matches: readonly Candidate[]): GoldenSet {
  const seen = noSightings();
  const files = matches.map(({ name, record }, index) => ({
    name: `${String(index + 1).padStart(2, '0')}-${name}`,
    golden: goldenOf(known, record, middleOf(record.answers.length, index), seen),
  }));
  return { manifest: manifestOf(known, seen), files };
}

/** Somewhere between the first and the last quarter, elsewhere in each match. */
const middleOf = (answers: number, index: number): number =>
  Math.floor(answers * (0.25 + (0.5 * ((index * 7) % 10)) / 9));
