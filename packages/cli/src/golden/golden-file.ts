// A golden file: a recorded match with hashes of what happened in it and of how it ended, and a state from its middle.

import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { FlowState, MatchRecord } from '@orrery/kernel';
import { sortedJson } from '@orrery/kernel';

export interface Golden {
  readonly record: MatchRecord;
  readonly rulesVersion: number;
  readonly stateVersion: number;
  /** Over all events with all their faces. */
  readonly eventsSha256: string;
  /** Over the last state. */
  readonly endSha256: string;
  readonly middle: { readonly answers: number; readonly state: FlowState };
}

export function readGolden(file: string): Golden {
  return JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')) as Golden;
}

export function writeGolden(file: string, golden: Golden): void {
  writeFileSync(file, gzipSync(sortedJson(golden), { level: 9 }));
}
