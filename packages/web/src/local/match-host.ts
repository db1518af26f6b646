// A match on this device: one person, bots on the other seats. Runs in the worker; knows nothing of workers or pages.
// A bot gets its seat's view and nothing else. Its chance follows from seed and position, so that a match taken up
// again goes on as it would have.

import { type Bot, makeBot } from '@orrery/bots';
import {
  type AnyGame,
  assert,
  faceFor,
  loadRecord,
  type Match,
  type MatchRecord,
  ok,
  openQuestions,
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
import { inspect, type RaceEvent, type RaceQuestion, type RaceState, type RaceView, race } from '@orrery/race';
import type { Ask, Fact, NewMatch, Standing, Table } from './messages.ts';

export interface HostedMatch {
  readonly match: Match<RaceState, RaceView, RaceQuestion, RaceEvent>;
  /** The person's. */
  readonly seat: Seat;
  /** By seat; null is the person. */
  readonly bots: readonly (Bot | null)[];
}

const anyRace = race as unknown as AnyGame;
const opponent = 'random';
const mostBotAnswers = 10_000;

export function hostNew(setup: NewMatch, drawnSeed: string): Result<HostedMatch> {
  const seats = setup.names.map((name, seat) => (seat === 0 ? { name } : { name, bot: opponent }));
  const { options } = setup;
  const started = startMatch(race, {
    options,
    seats,
    seed: setup.seed ?? drawnSeed,
    knownDeal: setup.seed !== null,
  });
  return started.ok ? host(started.value) : started;
}

/** Takes up a saved match by playing it again: so the whole story is told as well. */
export function hostSaved(saved: string): Result<HostedMatch> {
  const loaded = loadRecord(saved, [anyRace]);
  if (!loaded.ok) return loaded;
  const replayed = replay(anyRace, loaded.value.record);
  return replayed.ok ? host(replayed.value as unknown as HostedMatch['match']) : replayed;
}

function host(match: HostedMatch['match']): Result<HostedMatch> {
  const bots: (Bot | null)[] = [];
  for (const { bot } of match.header.seats) {
    if (bot === undefined) {
      bots.push(null);
      continue;
    }
    const made = makeBot(bot, anyRace);
    if (!made.ok) return made;
    bots.push(made.value);
  }
  const seat = bots.indexOf(null);
  if (seat < 0) return refused('kernel/bad-record', { field: 'seats', problem: 'nobody plays' });
  const hosted = { match, seat, bots };
  letBotsPlay(hosted);
  return ok(hosted);
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

function letBotsPlay({ match, bots }: HostedMatch): void {
  for (let given = 0; given < mostBotAnswers; given++) {
    const question = openQuestions<RaceQuestion>(match.state).find(({ seat }) => bots[seat] !== null);
    if (question === undefined) return;
    const { seat, id } = question;
    const chance = randomFor(
      { text: match.header.seed, generator: 'xoshiro128' },
      `bot/${seat}/${match.answers.length}`,
    );
    const refusal = submit(match, seat, id, bots[seat]?.answer(race.viewFor(match.state, seat), question, chance));
    assert(refusal === null, `the bot's answer to ${question.kind} is refused: ${refusal?.code}`);
  }
  assert(false, 'the bots come to no end');
}

/** What the person's seat may see of the match as it stands. */
export function tableOf({ match, seat }: HostedMatch): Table {
  const view = race.viewFor(match.state, seat);
  return {
    seat,
    names: match.header.seats.map(({ name }) => name ?? ''),
    view,
    asks: view.questions.map((question) => askFor(view, question)),
    standings: standingsIn(view),
    canUndo: undo({ ...match }, seat) === null, // on a copy: it replaces what it changes
    result: race.outcome(match.state),
  };
}

/** Some full state that agrees with the view: whatever is read from it, the seat could have known. */
function imagine(view: RaceView): RaceState {
  return race.determinize(view, randomFor({ text: 'view', generator: 'xoshiro128' }, 'imagine'));
}

function standingsIn(view: RaceView): Standing[] {
  return inspect(imagine(view)).seats.map(({ military, score: { cards, chips, bonuses, goals, total } }) => ({
    military,
    cards,
    chips,
    bonuses,
    goals,
    total,
  }));
}

export function askFor(view: RaceView, question: RaceQuestion): Ask {
  return {
    question,
    description: race.describe(view, question),
    proposal: race.fallback(imagine(view), question),
  };
}

export function factsFrom({ match, seat }: HostedMatch, from: number): Fact[] {
  return match.events.slice(from).map((told) => faceFor(told, seat));
}

/** The record without a snapshot: seed, options and answers tell everything. */
export function savedText({ match }: HostedMatch): string {
  const record: MatchRecord = { ...match.header, answers: match.answers };
  return saveRecord(record);
}

export const noMatch = (): Refusal => refuse('kernel/match-over');
