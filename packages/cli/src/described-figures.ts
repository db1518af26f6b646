// What it costs to describe a question: the time at the median, and the bytes of JSON that go to a client with it.

import { type AnyGame, firstOpen, playInPlace, randomFromNumber } from '@orrery/kernel';
import { byteFigure, type Figure, timeFigure } from './measuring.ts';

/** Targets of every game: microseconds and bytes. */
const targets = { us: 100, medianBytes: 4_000, p99Bytes: 16_000 };

interface Sample {
  readonly ns: number;
  readonly bytes: number;
}

export function describedFigures(
  game: AnyGame,
  options: unknown,
  setting: { readonly name: string; readonly seats: number; readonly games: number },
  calibration: number,
): Figure[] {
  const { name, seats, games } = setting;
  const samples: Sample[] = [];
  for (let index = -games; index < games; index++) {
    if (index === 0) samples.length = 0; // until here the compiler was only warmed up
    collect(game, options, seats, index, samples);
  }
  const times = samples.map(({ ns }) => ns).sort((a, b) => a - b);
  const bytes = samples.map((sample) => sample.bytes).sort((a, b) => a - b);
  return [
    timeFigure(`described question, ${name}`, atShare(times, 0.5), targets.us, calibration),
    byteFigure(`described question as sent, median, ${name}`, atShare(bytes, 0.5), targets.medianBytes),
    byteFigure(`described question as sent, p99, ${name}`, atShare(bytes, 0.99), targets.p99Bytes),
  ];
}

const atShare = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** Every question of a random match, with what a client gets of it. */
function collect(game: AnyGame, options: unknown, seats: number, index: number, samples: Sample[]): void {
  const state = game.setup(options, seats, { text: `described/${index}`, generator: 'xoshiro128' });
  const random = randomFromNumber(index);
  game.advance(state, null);
  for (let question = firstOpen(state.flow); question !== null; question = firstOpen(state.flow)) {
    const startedAt = process.hrtime.bigint();
    const described = game.describe(state, question);
    const ns = Number(process.hrtime.bigint() - startedAt);
    const proposal = game.propose(state, question);
    samples.push({ ns, bytes: Buffer.byteLength(JSON.stringify({ question, described, proposal })) });
    playInPlace(game, state, question.seat, question.id, game.sample(state, question, random), null);
  }
}
