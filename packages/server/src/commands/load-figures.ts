// What `load` finds out, and how it is said.

import type { Percentiles } from './load-bench.ts';

export const targets = { sqlite: 2000, postgres: 500 } as const;
export type StoreName = keyof typeof targets;

export interface Figures extends Rated {
  readonly store: StoreName;
  readonly matches: number;
  readonly seconds: number;
  /** At the pace asked for; half the target unless said otherwise. */
  readonly atHalfTheTarget: Rated & { readonly wantedPerSecond: number };
  /** Finished matches that lie in the store besides. */
  readonly stored: number;
  /** Of the other commit that it is held against. */
  readonly isOther: boolean;
  /** Their processor time and memory are added up. */
  readonly nodes: number;
  readonly sockets: number;
  readonly serverMemoryMb: number;
  readonly setUpSeconds: number;
  readonly target: { readonly answersPerSecond: number; readonly p99Ms: number };
}

/** With the processor time per answer in units of the calibration: comparable from day to day. */
export interface Rated extends Run {
  readonly cpuRatio: number;
}

/** One run, with what it cost and where time went. */
export interface Run {
  readonly answersPerSecond: number;
  /** From sending an answer until its acknowledgement is here. */
  readonly latencyMs: Percentiles;
  /** 99 of 100 answers, inside the server, and commits took no longer: bounds of its coarse counts, null beyond the last. */
  readonly p99WithinMs: { readonly server: number; readonly commit: number };
  /** How long the event loops of server and players were held up, 99 of 100 times. */
  readonly loopDelayMs: { readonly server: number; readonly players: number };
  readonly cpuMsPerAnswer: number;
  /** Of all processes of the PostgreSQL; null with SQLite, which is inside the server. */
  readonly databaseCpuMsPerAnswer: number | null;
  readonly generatorCpuMsPerAnswer: number;
  /** Of all programs on this machine. */
  readonly busyCores: number;
  readonly refused: number;
}

export function inWords(f: Figures): string {
  const { p50, p95, p99 } = f.latencyMs;
  const half = f.atHalfTheTarget;
  return [
    `${f.store}${f.isOther ? ', the other commit' : ''}: ${f.answersPerSecond} answers a second (target ${f.target.answersPerSecond}), ${f.matches} matches, ${f.stored} stored${f.nodes === 1 ? '' : `, ${f.nodes} nodes`}`,
    `  latency ${p50} ms median, ${p95} ms p95, ${p99} ms p99`,
    `  at ${half.answersPerSecond} a second: ${half.latencyMs.p50} ms median, ${half.latencyMs.p99} ms p99 (target ${f.target.p99Ms});`,
    `  inside the server within ${half.p99WithinMs.server} ms, commits within ${half.p99WithinMs.commit} ms, players' own delay ${half.loopDelayMs.players} ms`,
    `  processor per answer: ${f.cpuMsPerAnswer} ms of the server (${f.cpuRatio} of the calibration; at the pace ${half.cpuMsPerAnswer} ms, ${half.cpuRatio}),${
      f.databaseCpuMsPerAnswer === null ? '' : ` ${f.databaseCpuMsPerAnswer} ms of the database,`
    } ${f.generatorCpuMsPerAnswer} ms of the players; ${f.busyCores} cores busy`,
    `  ${f.sockets} sockets, memory ${f.serverMemoryMb} MB`,
    '',
  ].join('\n');
}
