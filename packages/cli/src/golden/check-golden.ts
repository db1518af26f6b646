// Holds the rules of today against the golden sets. The set of today's versions must come out the same in everything;
// released sets of earlier versions must still replay in their capsule, or go on under the rules of today.

import type { AnyGame, Capsule } from '@orrery/kernel';
import type { KnownGame } from '../games.ts';
import { changeInOld } from './check-old.ts';
import {
  type GoldenSet,
  readSet,
  releasedVersions,
  sameVersions,
  setName,
  storedVersions,
  versionsOf,
} from './golden-sets.ts';
import { listChanges, type ManifestChange, manifestOf, noSightings, sightingChanges } from './manifest.ts';
import { changeIn } from './replayed.ts';

export interface GoldenChange {
  readonly file: string;
  readonly what: string;
  /** What to do about it; null where `what` says so itself. */
  readonly toDo: string | null;
}

export interface GoldenReport {
  checked: number;
  readonly changed: GoldenChange[];
}

/** The rules of an earlier version, where they were kept. */
export type CapsuleFor = (game: string, rulesVersion: number) => Capsule | null;

const renewal = '`npm run golden -- --renew`';

const advice = (game: AnyGame, version: 'rulesVersion' | 'stateVersion'): string =>
  `raise ${version} in packages/games/${game.name}/src/versions.ts and run ${renewal}, or undo the change if it was not meant`;

export function checkGolden(folder: string, games: readonly KnownGame[], capsuleFor: CapsuleFor): GoldenReport {
  const report: GoldenReport = { checked: 0, changed: [] };
  for (const known of games) {
    const { game } = known;
    const today = versionsOf(game);
    const stored = storedVersions(folder, game.name);
    const released = releasedVersions(folder, game.name);
    for (const versions of [today, ...released]) {
      if (stored.some((each) => sameVersions(each, versions))) continue;
      report.changed.push({ file: setName(game.name, versions), what: 'there is no such set', toDo: `run ${renewal}` });
    }
    for (const versions of stored) {
      const name = setName(game.name, versions);
      if (sameVersions(versions, today)) checkSet(known, name, readSet(folder, game.name, versions), report);
      else if (released.some((each) => sameVersions(each, versions))) {
        checkOldSet(game, name, readSet(folder, game.name, versions), capsuleFor(game.name, versions.rules), report);
      } else {
        const what = 'the versions are others now and these were never released';
        report.changed.push({ file: name, what, toDo: `run ${renewal}` });
      }
    }
  }
  return report;
}

/** A set of today's versions: every event, every state and every list is as it was. */
function checkSet(known: KnownGame, name: string, { manifest, files }: GoldenSet, report: GoldenReport): void {
  const { game } = known;
  const tell = (changes: readonly ManifestChange[]): void => {
    for (const { version, what } of changes) {
      report.changed.push({ file: `${name}/manifest.json`, what, toDo: advice(game, version) });
    }
  };
  const lists = listChanges(manifest, game);
  tell(lists);
  if (lists.length > 0) return; // the matches cannot come out the same, and the sentence would be too
  const seen = noSightings();
  const changes = files.flatMap((file) => {
    report.checked += 1;
    const change = changeIn(known, file.golden, seen);
    return change === null ? [] : [{ file: `${name}/${file.name}`, ...change }];
  });
  const sightings = sightingChanges(manifest, manifestOf(known, seen));
  // Where a field came or went every state is another one: the fields alone say it all.
  const onlyStates = changes.every((each) => each.onlyStates);
  if (changes.length > 0 && !onlyStates) tell(sightings.filter(({ what }) => what.startsWith('randomStreams')));
  else tell(sightings);
  if (onlyStates && sightings.length > 0) return;
  for (const { file, what } of changes) {
    report.changed.push({ file, what, toDo: advice(game, 'rulesVersion') });
  }
}

function checkOldSet(
  game: AnyGame,
  name: string,
  { files }: GoldenSet,
  capsule: Capsule | null,
  report: GoldenReport,
): void {
  for (const file of files) {
    report.checked += 1;
    const change = changeInOld(game, file.golden, capsule);
    if (change !== null) report.changed.push({ file: `${name}/${file.name}`, what: change, toDo: null });
  }
}
