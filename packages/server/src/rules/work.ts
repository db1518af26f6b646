// Work of the rules that can take long, above all with own cards: reading options, dealing, listing legal answers. It is
// plain data in and plain data out, so that it can be done in another thread.

import { randomInt } from 'node:crypto';
import {
  type AnyGame,
  below,
  type FlowState,
  type KernelRefusal,
  type MatchRecord,
  ok,
  type Question,
  type Result,
  randomFromNumber,
  type StartRefusal,
  startMatch,
} from '@orrery/kernel';
import { gameNamed } from '../games.ts';

export interface OptionsWork {
  readonly kind: 'options';
  readonly game: string;
  readonly options: unknown;
}

export type OptionsRead =
  | { readonly ok: true; readonly options: unknown; readonly seats: readonly [number, number] }
  | { readonly ok: false; readonly refusal: KernelRefusal<'kernel/bad-options'> };

export interface DealWork {
  readonly kind: 'deal';
  readonly game: string;
  readonly options: unknown;
  readonly seats: MatchRecord['seats'];
  readonly seed: string;
  readonly knownDeal: boolean;
}

export type Dealt = Result<string, KernelRefusal<StartRefusal>>;

export interface LegalWork {
  readonly kind: 'legal';
  readonly game: string;
  readonly state: FlowState;
  readonly question: Question;
}

export interface Legal {
  readonly answers: unknown[];
  /** These are all; else some of many. */
  readonly all: boolean;
}

export type Work = OptionsWork | DealWork | LegalWork;

const mostLegal = 200;
const samples = 20;

export interface Results {
  readonly options: OptionsRead;
  readonly deal: Dealt;
  readonly legal: Legal;
}

/** Does it here and now. */
export function work<W extends Work>(job: W): Results[W['kind']] {
  const game = gameNamed(job.game);
  if (game === null) throw new Error(`no game ${job.game}`);
  return done(game, job) as Results[W['kind']]; // the compiler does not follow a kind through a branch
}

function done(game: AnyGame, job: Work): Results[Work['kind']] {
  if (job.kind === 'options') return readOptions(game, job);
  return job.kind === 'deal' ? deal(game, job) : legal(game, job);
}

function readOptions(game: AnyGame, { options }: OptionsWork): OptionsRead {
  const read = game.readOptions(options);
  return read.ok ? { ok: true, options: read.value, seats: game.seats(read.value) } : read;
}

function deal(game: AnyGame, { options, seats, seed, knownDeal }: DealWork): Dealt {
  const started = startMatch(game, { options, seats, seed, knownDeal });
  return started.ok ? ok(JSON.stringify(started.value.header)) : started;
}

function legal(game: AnyGame, { state, question }: LegalWork): Legal {
  const all = game.enumerate(state, question);
  if (all !== null && all.length <= mostLegal) return { answers: [...all], all: true };
  const random = randomFromNumber(randomInt(2 ** 32));
  const answers = Array.from({ length: samples }, () =>
    all === null ? game.sample(state, question, random) : all[below(random, all.length)],
  );
  return { answers, all: false };
}
