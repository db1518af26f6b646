// A match on this device: one person, bots on the other seats. Runs in the worker; knows nothing of workers or pages.
// A bot gets its seat's view and nothing else. Its chance follows from seed and position, so that a match taken up
// again goes on as it would have.

import { type Bot, makeBot } from '@orrery/bots';
import {
  assert,
  type FlowState,
  faceFor,
  type GameEvent,
  loadRecord,
  type Match,
  type MatchRecord,
  ok,
  openQuestions,
  type Question,
  type Refusal,
  type Result,
  randomFor,
  refuse,
  refused,
  replay,
  type Seat,
  saveRecord,
  startMatch,
  submit,
  undo,
} from '@orrery/kernel';
import { anyGames, type HostedGame, hostedGames } from './hosted-games.ts';
import type { AskOf, Fact, GameName, Games, NewMatch, Table } from './messages.ts';

type AnyMatch = Match<FlowState, unknown, Question, GameEvent>;

export interface HostedMatch {
  readonly match: AnyMatch;
  readonly name: GameName;
  readonly hosted: HostedGame;
  /** The person's. */
  readonly seat: Seat;
  /** By seat; null is the person. */
  readonly bots: readonly (Bot | null)[];
}

const mostBotAnswers = 10_000;

export function hostNew({ game, options, names, bots, seed }: NewMatch, drawnSeed: string): Result<HostedMatch> {
  const seats = names.map((name, seat) => (seat === 0 ? { name } : { name, bot: bots[seat - 1] ?? 'random' }));
  const setup = { options, seats, seed: seed ?? drawnSeed, knownDeal: seed !== null };
  const started = startMatch(hostedGames[game].game, setup);
  return started.ok ? host(started.value) : started;
}

/** Takes up a saved match by playing it again: so the whole story is told as well. */
export function hostSaved(saved: string): Result<HostedMatch> {
  const loaded = loadRecord(saved, anyGames);
  if (!loaded.ok) return loaded;
  const { record } = loaded.value;
  const replayed = replay(hostedGames[record.game as GameName].game, record);
  return replayed.ok ? host(replayed.value) : replayed;
}

function host(match: AnyMatch): Result<HostedMatch> {
  const name = match.header.game as GameName;
  const hosted = hostedGames[name];
  const bots: (Bot | null)[] = [];
  for (const { bot } of match.header.seats) {
    if (bot === undefined) {
      bots.push(null);
      continue;
    }
    const made = makeBot(bot, hosted.game);
    if (!made.ok) return made;
    bots.push(made.value);
  }
  const seat = bots.indexOf(null);
  if (seat < 0) return refused('kernel/bad-record', { field: 'seats', problem: 'nobody plays' });
  const opened: HostedMatch = { match, name, hosted, seat, bots };
  letBotsPlay(opened);
  return ok(opened);
}

/** The person's answer, and then the bots', until the person is asked again. */
export function answer(hosted: HostedMatch, question: number, given: unknown): Refusal | null {
  const refusal = submit(hosted.match, hosted.seat, question, given);
  if (refusal === null) letBotsPlay(hosted);
  return refusal;
}

export function takeBack(hosted: HostedMatch): Refusal | null {
  const refusal = undo(hosted.match, hosted.seat);
  if (refusal === null) letBotsPlay(hosted);
  return refusal;
}

function letBotsPlay({ match, bots, hosted: { game } }: HostedMatch): void {
  for (let given = 0; given < mostBotAnswers; given++) {
    const question = openQuestions(match.state).find(({ seat }) => bots[seat] !== null);
    if (question === undefined) return;
    const { seat, id } = question;
    const chance = randomFor(
      { text: match.header.seed, generator: 'xoshiro128' },
      `bot/${seat}/${match.answers.length}`,
    );
    const refusal = submit(match, seat, id, bots[seat]?.answer(game.viewFor(match.state, seat), question, chance));
    assert(refusal === null, `the bot's answer to ${question.kind} is refused: ${refusal?.code}`);
  }
  assert(false, 'the bots come to no end');
}

/** What the person's seat may see of the match as it stands. */
export function tableOf({ match, name, hosted, seat }: HostedMatch): Table {
  const view = hosted.game.viewFor(match.state, seat) as Games[GameName]['view'];
  const questions: readonly Question[] = view.questions;
  return {
    game: name,
    seat,
    names: match.header.seats.map((each) => each.name ?? ''),
    view,
    asks: questions.map((question) => askFor(hosted, view, question)),
    standings: hosted.standings(imagine(hosted, view)),
    canUndo: undo({ ...match }, seat) === null, // on a copy: it replaces what it changes
    result: hosted.game.outcome(match.state),
  } as Table;
}

/** Some full state that agrees with the view: whatever is read from it, the seat could have known. */
function imagine({ game }: HostedGame, view: unknown): FlowState {
  return game.determinize(view, randomFor({ text: 'view', generator: 'xoshiro128' }, 'imagine'));
}

export function askFor(hosted: HostedGame, view: unknown, question: Question): AskOf<Question, unknown> {
  return {
    question,
    description: hosted.game.describe(view, question),
    proposal: hosted.game.fallback(imagine(hosted, view), question),
  };
}

export function factsFrom({ match, seat }: HostedMatch, from: number): Fact[] {
  return match.events.slice(from).map((told) => faceFor(told, seat) as Fact);
}

/** The record without a snapshot: seed, options and answers tell everything. */
export function savedText({ match }: HostedMatch): string {
  const record: MatchRecord = { ...match.header, answers: match.answers };
  return saveRecord(record);
}

export const noMatch = (): Refusal => refuse('kernel/match-over');
