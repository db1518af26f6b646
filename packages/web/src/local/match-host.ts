// A match on this device: people who share it, bots on the other seats. Runs in the worker; knows nothing of workers or
// pages. What one person may see is made for the seat that looks at the table, and for no other.
// A bot gets its seat's view and nothing else. Its chance follows from seed and position, so that a match taken up
// again goes on as it would have.

import { type Bot, explain, type Slip, steadyBot, usualBudget } from '@orrery/bots';
import { takeUp } from '@orrery/capsules';
import {
  assert,
  type FlowState,
  faceFor,
  type GameEvent,
  loadRecord,
  type Match,
  ok,
  openQuestions,
  type Question,
  type Refusal,
  type Result,
  randomFor,
  recordOf,
  refuse,
  refused,
  type Seat,
  saveRecord,
  startMatch,
  submit,
  undo,
} from '@orrery/kernel';
import { anyGames, type HostedGame, hostedGames } from './hosted-games.ts';
import type { Curtain, Fact, GameName, Games, Hint, NewMatch, Table } from './messages.ts';
import { tableOfView } from './table-of-view.ts';

type AnyMatch = Match<FlowState, unknown, Question, GameEvent>;

export interface HostedMatch {
  readonly match: AnyMatch;
  readonly name: GameName;
  readonly hosted: HostedGame;
  /** The people's. */
  readonly people: readonly Seat[];
  /** The one of them who looks at the table. */
  seat: Seat;
  /** By seat; null is a person. */
  readonly bots: readonly (Bot | null)[];
}

const mostBotAnswers = 10_000;

export function hostNew({ game, options, names, bots, seed }: NewMatch, drawnSeed: string): Result<HostedMatch> {
  const seats = names.map((name, seat) => {
    const bot = seat === 0 ? null : bots[seat - 1];
    return bot === null ? { name } : { name, bot: bot ?? 'random' };
  });
  const setup = { options, seats, seed: seed ?? drawnSeed, knownDeal: seed !== null };
  const started = startMatch(hostedGames[game].game, setup);
  return started.ok ? host(started.value) : started;
}

/**
 * Takes up a saved match by playing it again: so the whole story is told as well. One that an earlier version saved is
 * played again under the rules of its time, where they are kept, and goes on from there; otherwise from its snapshot.
 */
export async function hostSaved(saved: string): Promise<Result<HostedMatch>> {
  const loaded = loadRecord(saved, anyGames);
  if (!loaded.ok) return loaded;
  const { record } = loaded.value;
  const taken = await takeUp(hostedGames[record.game as GameName].game, record);
  return taken.ok ? host(taken.value) : taken;
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
    const made = steadyBot(bot, hosted.game, usualBudget(bot), tellSlip);
    if (!made.ok) return made;
    bots.push(made.value);
  }
  const people = bots.flatMap((bot, seat) => (bot === null ? [seat] : []));
  const [seat] = people;
  if (seat === undefined) return refused('kernel/bad-record', { field: 'seats', problem: 'nobody plays' });
  const opened: HostedMatch = { match, name, hosted, people, seat, bots };
  letBotsPlay(opened);
  opened.seat = nextToLook(opened);
  return ok(opened);
}

/** A weaker level has answered instead: the match goes on, whoever looks for faults finds out. */
const tellSlip = ({ bot, question, why }: Slip): void => console.warn(`${bot} had no answer to ${question}: ${why}`);

/** Who must have the device next: whoever has it, as long as something is asked of him; else the next one round. */
export function nextToLook({ match, people, seat, bots }: HostedMatch): Seat {
  const asked = openQuestions(match.state).map((question) => question.seat);
  if (asked.includes(seat)) return seat;
  const around = Array.from(bots, (_, step) => (seat + step + 1) % bots.length);
  return around.find((each) => people.includes(each) && asked.includes(each)) ?? seat;
}

/** The person's answer, and then the bots', until a person is asked again. */
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

/** What the seat that looks may see of the match as it stands. */
export function tableOf({ match, name, hosted, seat }: HostedMatch, hint: Hint | null = null): Table {
  return tableOfView({
    game: name,
    seat,
    names: match.header.seats.map((each) => each.name ?? ''),
    view: hosted.game.viewFor(match.state, seat),
    canUndo: undo({ ...match }, seat) === null, // on a copy: it replaces what it changes
    result: hosted.game.outcome(match.state),
    hint,
  });
}

/** What a strong bot would do; like any bot it gets the seat's view and nothing else. Null if nothing such is asked. */
export function hintFor({ match, hosted: { game }, seat }: HostedMatch, id: number): Hint | null {
  const question = openQuestions(match.state).find((each) => each.id === id && each.seat === seat);
  if (question === undefined) return null;
  const chance = randomFor({ text: match.header.seed, generator: 'xoshiro128' }, `hint/${match.answers.length}`);
  const [best] = explain(game, game.viewFor(match.state, seat), question, chance);
  if (best === undefined) return { question: id, answer: game.fallback(match.state, question), reason: null };
  const { answer: advised, share, terms } = best;
  return { question: id, answer: advised, reason: { share, terms } };
}

/** What everybody may see while the device changes hands. */
export function curtainOf({ match, name, hosted, seat }: HostedMatch): Curtain {
  const { round } = hosted.game.viewFor(match.state, null) as Games[GameName]['view'];
  return { game: name, seat, names: match.header.seats.map((each) => each.name ?? ''), round };
}

export const isOver = ({ match, hosted }: HostedMatch): boolean => hosted.game.outcome(match.state) !== null;

export function factsFrom({ match, seat }: HostedMatch, from: number): Fact[] {
  return match.events.slice(from).map((told) => faceFor(told, seat) as Fact);
}

/**
 * The record with the state it stands in, so that a later version can go on with it. What was told is left out: it comes
 * from playing the answers again.
 */
export function savedText({ match }: HostedMatch): string {
  const { snapshot, ...record } = recordOf(match);
  if (snapshot === undefined) return saveRecord(record);
  const { events: _, ...kept } = snapshot;
  return saveRecord({ ...record, snapshot: kept });
}

export const noMatch = (): Refusal => refuse('kernel/match-over');
