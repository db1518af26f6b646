// Random games that every check looks at. An answer depends on (seed, seat, question id) alone, never on the order in
// which answers arrive, so that the same game can be played in many ways.

import type { GameEvent, Told } from '../event.ts';
import type { FlowState } from '../flow.ts';
import type { AnyGame } from '../game.ts';
import { type AnyMatch, startMatch, submit } from '../match.ts';
import { playInPlace } from '../play.ts';
import { openQuestions } from '../position.ts';
import type { Question, Seat } from '../question.ts';
import { below, pick, type Random, randomFor, randomFromNumber, type Seed } from '../random/random.ts';
import type { MatchRecord, RecordedAnswer } from '../record.ts';
import type { Finding } from './finding.ts';
import { brief } from './plain.ts';

export interface KitSettings {
  /** As they come from outside; `readOptions` must take them. */
  readonly options: unknown;
  readonly seats: number;
}

/** A moment at which somebody had to decide, and what was decided. The state is nobody's to change. */
export interface Position {
  readonly state: FlowState;
  readonly question: Question;
  readonly answer: unknown;
}

export interface PlayedGame {
  readonly game: AnyGame;
  readonly settings: KitSettings;
  readonly index: number;
  readonly seed: Seed;
  readonly start: FlowState;
  readonly positions: readonly Position[];
  readonly end: FlowState;
  readonly events: readonly Told<GameEvent>[];
  readonly header: AnyMatch['header'];
  readonly answers: readonly RecordedAnswer[];
}

/** No game of ours comes near this; whoever does goes round in circles. */
export const mostAnswers = 20_000;

export const seedOfGame = (seed: string, index: number): Seed => ({
  text: `${seed}/${index}`,
  generator: index % 4 === 3 ? 'chacha8' : 'xoshiro128',
});

/** A match at its first questions. */
export function begun(game: AnyGame, settings: KitSettings, seed: Seed): AnyMatch {
  const seats = Array.from({ length: settings.seats }, () => ({ bot: 'random' }));
  const { options } = settings;
  const started = startMatch(game, { options, seats, seed: seed.text, generator: seed.generator });
  if (!started.ok) throw new Error(`the settings are refused: ${brief(started.refusal)}`);
  return started.value;
}

/** Plays one game from start to end, keeping every position; a finding when it cannot be played. */
export function playGame(game: AnyGame, settings: KitSettings, baseSeed: string, index: number): PlayedGame | Finding {
  const seed = seedOfGame(baseSeed, index);
  const positions: Position[] = [];
  const fail = (detail: string): Finding => ({
    check: 'every game ends',
    seed: seed.text,
    game: index,
    answer: positions.length,
    detail,
  });
  try {
    const match = begun(game, settings, seed);
    const start = game.clone(match.state);
    for (;;) {
      const question = nextQuestion(game, match.state, null);
      if (question === null) break;
      if (positions.length >= mostAnswers) return fail(`still going after ${mostAnswers} answers`);
      const answer = game.sample(match.state, question, generatorFor(seed, question.seat, question.id));
      positions.push({ state: game.clone(match.state), question, answer });
      const refusal = submit(match, question.seat, question.id, answer);
      if (refusal !== null) return fail(`sampled answer ${brief(answer)} to ${brief(question)} gets ${brief(refusal)}`);
    }
    const { state: end, events, header, answers } = match;
    return { game, settings, index, seed, start, positions, end, events, header, answers };
  } catch (error) {
    return fail(`threw ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * Whom to let answer next: the lowest seat, or with a generator anybody. Where an open question lies in a procedure
 * that draws within its lane, the order of answers is the order of the game, so it stays the same for all.
 */
export function nextQuestion(game: AnyGame, state: FlowState, random: Random | null): Question | null {
  const open = openQuestions(state);
  if (open.length === 0) return null;
  if (random !== null && !open.some((question) => game.drawsInLane(state, question))) return pick(random, open);
  return open.reduce((best, each) => (comesBefore(each, best) ? each : best));
}

const comesBefore = (a: Question, b: Question): boolean => a.seat < b.seat || (a.seat === b.seat && a.id < b.id);

/** The generator for one answer: the same whenever and after whomever it is given. */
export function generatorFor(seed: Seed, seat: Seat, id: number): Random {
  return randomFromNumber(hashOf(`${seed.text}/${seat}/${id}`));
}

/** The generator for what a check decides by chance. */
export const generatorOf = (played: PlayedGame, purpose: string): Random =>
  randomFor({ text: played.seed.text, generator: 'xoshiro128' }, `kit/${purpose}`);

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}

/** Up to `count` positions of a game, each at most once, in order: for checks too dear to make at all of them. */
export function somePositions(played: PlayedGame, random: Random, count: number): number[] {
  const all = played.positions.length;
  if (all <= count) return played.positions.map((_, index) => index);
  const chosen = new Set<number>();
  while (chosen.size < count) chosen.add(below(random, all));
  return [...chosen].sort((a, b) => a - b);
}

/** Plays a state one owns to its end by chance; the number of answers, or what went wrong. */
export function playOut(game: AnyGame, state: FlowState, random: Random, most = mostAnswers): number | string {
  for (let answers = 0; answers < most; answers++) {
    const question = nextQuestion(game, state, random);
    if (question === null) return answers;
    const answer = game.sample(state, question, random);
    const refusal = playInPlace(game, state, question.seat, question.id, answer, null);
    if (refusal !== null) return `sampled answer ${brief(answer)} to ${brief(question)} gets ${brief(refusal)}`;
  }
  return `still going after ${most} answers`;
}

/** The record of a played game, as it would be written to a file. */
export function recordOfPlayed(played: PlayedGame): MatchRecord {
  const result = played.game.outcome(played.end);
  return { ...played.header, answers: played.answers, ...(result === null ? {} : { result }) };
}
