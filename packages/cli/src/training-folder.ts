// Where a training run keeps what it has: the nets as others read them, and beside them everything that it goes on from,
// to the last bit: weights, moments, chance, and the latest samples, one file for the matches of each turn. A run that was
// stopped ends with the same nets as one that was not.

import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { SavedNet, TrainingState } from '@orrery/bots/node';
import { chartOf, type Milestone } from './milestones.ts';

/** The nets as they are read, and how they did on the way. */
export interface Checkpoint {
  readonly games: number;
  readonly milestones: readonly Milestone[];
  readonly value: SavedNet;
  readonly policy: SavedNet;
}

/** What a run goes on from. */
export interface RunState {
  readonly games: number;
  readonly milestones: readonly Milestone[];
  readonly loss: number;
  readonly hidden: number;
  readonly training: TrainingState;
  /** The nets that play the matches to come: learning goes on meanwhile. */
  readonly playing: readonly Float32Array[];
}

const saveEveryMs = 120_000;
const sampleFile = /^samples-(\d+)\.bin$/;

/** `kept`: how many samples a run learns from at most. */
export function openTrainingFolder(path: string, measuredGames: number, kept: number) {
  const file = join(path, 'latest.json');
  const stateFile = join(path, 'state.bin');
  mkdirSync(path, { recursive: true });
  let savedAt = performance.now();
  const turns = (): number[] =>
    readdirSync(path)
      .flatMap((name) => sampleFile.exec(name)?.[1] ?? [])
      .map(Number)
      .sort((a, b) => a - b);
  const fileOfTurn = (games: number): string => join(path, `samples-${games}.bin`);
  const counts = new Map<number, number>();
  return {
    load: (): RunState | null => (existsSync(stateFile) ? deserialize(readFileSync(stateFile)) : null),
    /** The latest samples up to this number of matches, oldest first. */
    samples<Sample>(games: number): Sample[] {
      const parts: Sample[][] = [];
      let count = 0;
      for (const turn of turns().toReversed()) {
        if (turn > games || count >= kept) continue;
        const part: Sample[] = deserialize(readFileSync(fileOfTurn(turn)));
        counts.set(turn, part.length);
        count += part.length;
        parts.unshift(part);
      }
      return parts.flat();
    },
    /** What came of the matches up to this number; what is too old to be learned from goes. */
    addSamples(games: number, samples: readonly unknown[]): void {
      replaceFile(fileOfTurn(games), serialize(samples));
      counts.set(games, samples.length);
      let newer = 0;
      for (const turn of [...counts.keys()].sort((a, b) => b - a)) {
        if (newer >= kept + spare) {
          rmSync(fileOfTurn(turn), { force: true });
          counts.delete(turn);
        } else newer += counts.get(turn) ?? 0;
      }
    },
    /** Every few minutes, and at every milestone; then the nets are kept under a name of their own, too. */
    save(isMilestone: boolean, make: () => { checkpoint: Checkpoint; state: RunState }): void {
      if (!isMilestone && performance.now() - savedAt < saveEveryMs) return;
      savedAt = performance.now();
      const { checkpoint, state } = make();
      const { games, milestones } = checkpoint;
      const text = JSON.stringify(checkpoint);
      replaceFile(file, text);
      replaceFile(stateFile, serialize(state));
      if (milestones.at(-1)?.games !== games) return;
      writeFileSync(join(path, 'chart.txt'), chartOf(milestones, measuredGames));
      writeFileSync(join(path, `nets-${games}.json`), text);
    },
  };
}

/** The state may be a few turns older than the samples: so many more are kept. */
const spare = 100_000;

/** All or nothing: whoever stops in between leaves the file as it was. */
function replaceFile(file: string, content: string | Uint8Array): void {
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
}
