// A match on this device: people who share it, bots on the other seats. Runs in the worker; knows nothing of workers or
// pages. What one person may see is made for the seat that looks at the table, and for no other.
// A bot gets its seat's view and nothing else. Its chance follows from seed and position, so that a match taken up
// again goes on as it would have.

import {
  type AnyGame,
  type AnyMatch,
  assert,
  faceFor,
  loadRecord,
  type MatchRecord,
  mayTakeBack,
  mayUndo,
  ok,
  openQuestions,
  type Question,
  type Random,
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
  takeBackKnown,
  undo,
} from '@orrery/kernel';
import { anyGames, type HostedGame, hostedGames } from '../games.ts';
import { type Advice, hintOf } from '../hint-of.ts';
import type { Curtain, Fact, GameName, Games, Hint, NewMatch, Table } from '../table.ts';
import { tableFor } from '../table-for.ts';

/** Whoever plays or advises at the table without being a person. It gets a seat's view and nothing else. */
export interface LocalBot {
  answer(view: unknown, question: Question, random: Random): unknown;
}

/** Who plays the seats of no person, and who advises. */
export interface Thinkers {
  /** The bot of this name. */
  bot(name: string, game: AnyGame): Result<LocalBot>;
  /** What a strong bot would answer, best first, and why. */
  explain(game: AnyGame, view: unknown, question: Question, random: Random): readonly Advice[];
}

/** What a match on this device needs from outside the rules. */
export interface Company {
  /** Null while they are on their way: people can begin to decide, and the questions of bots wait. */
  readonly thinkers: Thinkers | null;
  /** Takes up a saved match, whatever version saved it. */
  takeUp(game: AnyGame, record: MatchRecord): Promise<Result<AnyMatch>>;
}

/** What seats of no person answer by a script, before any bot is asked. */
export interface RivalLines {
  /** Undefined: the script has no answer. One that is refused is left to the bot. */
  answer(match: AnyMatch, question: Question): unknown;
}

export interface HostedMatch {
  readonly match: AnyMatch;
  readonly name: GameName;
  readonly hosted: HostedGame;
  /** The people's. */
  readonly people: readonly Seat[];
  /** The one of them who looks at the table. */
  seat: Seat;
  /** Their names by seat; null is a person. */
  readonly bots: readonly (string | null)[];
  /** The bots themselves, once they have been needed. */
  readonly made: Map<string, LocalBot>;
  readonly company: Company;
  /** Null but in lessons. */
  readonly lines: RivalLines | null;
}

const mostBotAnswers = 10_000;

export function hostNew(
  company: Company,
  { game, options, names, bots, seed, position }: NewMatch,
  drawnSeed: string,
  lines: RivalLines | null = null,
): Result<HostedMatch> {
  const seats = names.map((name, seat) => {
    const bot = seat === 0 ? null : bots[seat - 1];
    return bot === null ? { name } : { name, bot: bot ?? 'random' };
  });
  const setup = { options, seats, seed: seed ?? drawnSeed, knownDeal: seed !== null, position };
  const started = startMatch(hostedGames[game].game, setup);
  return started.ok ? host(company, started.value, lines) : started;
}

/**
 * Takes up a saved match by playing it again: so the whole story is told as well. One that an earlier version saved is
 * played again under the rules of its time, where they are kept, and goes on from there; otherwise from its snapshot.
 */
export async function hostSaved(
  company: Company,
  saved: string,
  lines: RivalLines | null = null,
): Promise<Result<HostedMatch>> {
  const loaded = loadRecord(saved, anyGames);
  if (!loaded.ok) return loaded;
  const { record } = loaded.value;
  const taken = await company.takeUp(hostedGames[record.game as GameName].game, record);
  return taken.ok ? host(company, taken.value, lines) : taken;
}

/** Lets a match be played on this device; bots answer at once what they are asked. */
export function host(company: Company, match: AnyMatch, lines: RivalLines | null = null): Result<HostedMatch> {
  const name = match.header.game as GameName;
  const bots = match.header.seats.map(({ bot }) => bot ?? null);
  const people = bots.flatMap((bot, seat) => (bot === null ? [seat] : []));
  const [seat] = people;
  if (seat === undefined) return refused('kernel/bad-record', { field: 'seats', problem: 'nobody plays' });
  const hosted = hostedGames[name];
  const opened: HostedMatch = { match, name, hosted, people, seat, bots, made: new Map(), company, lines };
  const refusal = letBotsPlay(opened);
  if (refusal !== null) return { ok: false, refusal };
  opened.seat = nextToLook(opened);
  return ok(opened);
}

/** Who must have the device next: whoever has it, as long as something is asked of him; else the next one round. */
export function nextToLook({ match, people, seat, bots }: HostedMatch): Seat {
  const asked = openQuestions(match.state).map((question) => question.seat);
  if (asked.includes(seat)) return seat;
  const around = Array.from(bots, (_, step) => (seat + step + 1) % bots.length);
  return around.find((each) => people.includes(each) && asked.includes(each)) ?? seat;
}

/** The person's answer, and then the bots', until a person is asked again. */
export function answer(hosted: HostedMatch, question: number, given: unknown): Refusal | null {
  return submit(hosted.match, hosted.seat, question, given) ?? letBotsPlay(hosted);
}

/** Alone against bots also past what has become known: the record then says so. */
export function takeBack(hosted: HostedMatch): Refusal | null {
  const { match, seat } = hosted;
  return (isAlone(hosted) ? takeBackKnown(match, seat) : undo(match, seat)) ?? letBotsPlay(hosted);
}

const isAlone = ({ people }: HostedMatch): boolean => people.length === 1;

/**
 * The bots' answers, until only people are asked. Chance follows from the seed and the question alone: whether a person was
 * quicker changes nothing. Refuses a bot that nobody knows.
 */
export function letBotsPlay({
  match,
  bots,
  made,
  company: { thinkers },
  hosted: { game },
  lines,
}: HostedMatch): Refusal | null {
  for (let given = 0; given < mostBotAnswers; given++) {
    const question = openQuestions(match.state).find(({ seat }) => bots[seat] !== null);
    if (question === undefined) return null;
    const { seat, id } = question;
    const said = lines?.answer(match, question);
    if (said !== undefined && submit(match, seat, id, said) === null) continue;
    if (thinkers === null) return null;
    const bot = botNamed(thinkers, made, bots[seat] ?? '', game);
    if (!bot.ok) return bot.refusal;
    const chance = randomFor({ text: match.header.seed, generator: 'xoshiro128' }, `bot/${seat}/${id}`);
    const refusal = submit(match, seat, id, bot.value.answer(game.viewFor(match.state, seat), question, chance));
    assert(refusal === null, `the bot's answer to ${question.kind} is refused: ${refusal?.code}`);
  }
  assert(false, 'the bots come to no end');
}

function botNamed(thinkers: Thinkers, made: Map<string, LocalBot>, name: string, game: AnyGame): Result<LocalBot> {
  const known = made.get(name);
  if (known !== undefined) return ok(known);
  const bot = thinkers.bot(name, game);
  if (bot.ok) made.set(name, bot.value);
  return bot;
}

/** What the seat that looks may see of the match as it stands. */
export function tableOf(opened: HostedMatch, hint: Hint | null = null): Table {
  const { match, name, hosted, seat } = opened;
  const isQuiet = mayUndo(match, seat);
  return tableFor({
    game: name,
    hosted,
    state: match.state,
    seat,
    names: match.header.seats.map((each) => each.name ?? ''),
    canUndo: isQuiet || (isAlone(opened) && mayTakeBack(match, seat)),
    undoMarks: !isQuiet,
    hint,
  });
}

/** What a strong bot would do; like any bot it gets the seat's view and nothing else. Null if nothing such is asked. */
export function hintFor({ match, hosted: { game }, seat, company }: HostedMatch, id: number): Hint | null {
  const question = openQuestions(match.state).find((each) => each.id === id && each.seat === seat);
  if (question === undefined) return null;
  const chance = randomFor({ text: match.header.seed, generator: 'xoshiro128' }, `hint/${match.answers.length}`);
  const found = company.thinkers?.explain(game, game.viewFor(match.state, seat), question, chance) ?? [];
  return { question: id, ...(hintOf(found) ?? { answer: game.fallback(match.state, question), reason: null }) };
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
