// Where golden sets lie: one folder per game and pair of versions, with a manifest and one packed file per match.
// `released.json` lists the versions that were released: their sets stay for good.

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame } from '@orrery/kernel';
import { type Golden, readGolden, writeGolden } from './golden-file.ts';
import type { Manifest } from './manifest.ts';

export interface Versions {
  readonly rules: number;
  readonly state: number;
}

export interface GoldenSet {
  readonly manifest: Manifest;
  readonly files: readonly { readonly name: string; readonly golden: Golden }[];
}

const ending = '.json.gz';

export const versionsOf = (game: AnyGame): Versions => ({ rules: game.rulesVersion, state: game.stateVersion });

export const sameVersions = (a: Versions, b: Versions): boolean => a.rules === b.rules && a.state === b.state;

/** Whether something was raised and nothing lowered. */
export const isRaised = (from: Versions, to: Versions): boolean =>
  to.rules >= from.rules && to.state >= from.state && !sameVersions(from, to);

/** The folder of a set, as it is named in what is found. */
export const setName = (game: string, { rules, state }: Versions): string => `${game}/rules-${rules}-state-${state}`;

export function storedVersions(folder: string, game: string): Versions[] {
  const here = join(folder, game);
  if (!existsSync(here)) return [];
  return readdirSync(here).flatMap((name) => {
    const [, rules, state] = /^rules-(\d+)-state-(\d+)$/.exec(name) ?? [];
    return rules === undefined ? [] : [{ rules: Number(rules), state: Number(state) }];
  });
}

export function releasedVersions(folder: string, game: string): readonly Versions[] {
  const all = JSON.parse(readFileSync(join(folder, 'released.json'), 'utf8')) as Record<string, readonly Versions[]>;
  return all[game] ?? [];
}

export function readSet(folder: string, game: string, versions: Versions): GoldenSet {
  const here = join(folder, setName(game, versions));
  const names = readdirSync(here).filter((name) => name.endsWith(ending));
  return {
    manifest: JSON.parse(readFileSync(join(here, 'manifest.json'), 'utf8')) as Manifest,
    files: names.sort().map((name) => ({ name, golden: readGolden(join(here, name)) })),
  };
}

export function writeSet(folder: string, game: string, versions: Versions, { manifest, files }: GoldenSet): void {
  const here = join(folder, setName(game, versions));
  mkdirSync(here, { recursive: true });
  writeFileSync(join(here, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  for (const { name, golden } of files) writeGolden(join(here, `${name}${ending}`), golden);
}

export const removeSet = (folder: string, game: string, versions: Versions): void =>
  rmSync(join(folder, setName(game, versions)), { recursive: true });
