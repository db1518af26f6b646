// Live mode: an outside engine leads the match and plays some seats, a bot of ours the others, line by line
// (docs/conformance/live.md). The bot sees its seat's view and nothing else.

import { type Frame, openQuestions, type Seat } from '@orrery/kernel';
import {
  feed,
  type Inspection,
  inspect,
  type PowerRef,
  type RaceEvent,
  type RaceQuestion,
  race,
  scriptOf,
} from '@orrery/race';
import { chosenPower, offeredPowers, offeredTargets } from './chosen.ts';
import { powerOf, refOf } from './codes.ts';
import { compareDigest, compareFinal, type Found } from './differences.ts';
import {
  advance,
  answerRecorded,
  answerUnasked,
  type Follower,
  follow,
  give,
  Parted,
  recordedPhase,
  type Table,
} from './follower.ts';
import { defaults, type Fits, recordsOfForced, take } from './to-answer.ts';
import { type Piece, piecesOf } from './to-records.ts';
import type { TraceDecision, TraceDigest, TraceFinal, TracePower } from './trace.ts';

/** Who decides for our seats: an answer to a question, given what the seat sees. */
export type Decide = (question: RaceQuestion, view: unknown) => unknown;

/** A question from the driver, or a decision with its place in the match. */
export type Placed = TraceDecision & { readonly round: number; readonly phase: string; readonly second?: boolean };

export type LiveLine =
  | ({ readonly live: 1; readonly you: readonly Seat[] } & Table)
  | { readonly stream: { readonly seat: Seat; readonly cards: readonly string[] } }
  | { readonly unstream: { readonly seat: Seat; readonly count: number } }
  | { readonly decision: Placed }
  | { readonly ask: Placed }
  | { readonly after: { readonly round: number; readonly phase: string; readonly digest: TraceDigest } }
  | { readonly final: TraceFinal };

export type LiveReply =
  | { readonly decision: Placed }
  | { readonly differs: Found & { readonly round: number | null; readonly phase: string | null } };

/** A place in a match, as records name it. */
interface Place {
  readonly round: number;
  readonly phase: string;
  readonly second: boolean;
}

/** A piece of a decision that we made and that was not yet asked for. */
interface Made extends Place {
  readonly piece: Piece;
}

/** A phase of ours that is over and not yet compared. */
interface Ended extends Place {
  readonly inspection: Inspection;
}

export interface LiveMatch {
  readonly follower: Follower;
  readonly you: readonly Seat[];
  readonly decide: Decide;
  /** Per seat. */
  readonly made: Made[][];
  /** Answers that our rules took by themselves and that were asked for before they came into effect: seat and id. */
  readonly early: Set<string>;
  /** What the phase before still owes: its records may come after our engine has gone on. */
  owedBefore: Fits[][];
  readonly ended: Ended[];
  /** Where our engine stands. */
  running: Place;
  differed: boolean;
}

export function startLive(table: Table & { readonly you: readonly Seat[] }, decide: Decide): LiveMatch {
  const match: LiveMatch = {
    follower: follow(table),
    you: table.you,
    decide,
    made: table.seats.map(() => []),
    early: new Set(),
    owedBefore: table.seats.map(() => []),
    ended: [],
    running: { round: 0, phase: 'setup', second: false },
    differed: false,
  };
  const { follower } = match;
  follower.onPhase = (event) => endPhase(match, event);
  follower.onForced = (question, answer) => {
    const key = `${question.seat}/${question.id}`;
    if (match.you.includes(question.seat) && !match.early.delete(key)) keep(match, question, answer);
  };
  advance(follower);
  return match;
}

function keep(match: LiveMatch, question: RaceQuestion, answer: unknown): void {
  const pieces = piecesOf(question, answer, match.follower.names);
  match.made[question.seat]?.push(...pieces.map((piece) => ({ ...match.running, piece })));
}

function endPhase(match: LiveMatch, event: RaceEvent): void {
  const { state } = match.follower;
  if (match.running.phase !== 'action') {
    match.ended.push({ ...match.running, inspection: inspect(state) });
  }
  const { follower } = match;
  match.owedBefore = follower.owed;
  follower.owed = follower.owed.map(() => []);
  follower.records = follower.records.map(() => []);
  const phase = event.kind === 'roundStarted' ? 'action' : recordedPhase(event.phase);
  match.running = { round: state.round, phase, second: state.second };
}

/** Takes one line from the driver; what comes back is to be sent. */
export function takeLine(match: LiveMatch, line: LiveLine): LiveReply[] {
  const { follower } = match;
  if ('stream' in line) {
    feed(follower.state, line.stream.seat, follower.names.slugs(line.stream.cards));
    return [];
  }
  if ('unstream' in line) {
    const queue = scriptOf(follower.state).queues[line.unstream.seat] ?? [];
    queue.length = Math.max(0, queue.length - line.unstream.count);
    return [];
  }
  if ('decision' in line) {
    takeDecision(match, line.decision);
    return [];
  }
  if ('ask' in line) return [{ decision: answerAsk(match, line.ask) }];
  if ('after' in line) return takeAfter(match, line.after);
  if ('final' in line) return takeFinal(match, line.final);
  return [];
}

/** Records of a phase that our engine has already left behind are of no use any more. */
function isCurrent(match: LiveMatch, record: Placed): boolean {
  return isAt(record, match.running);
}

const isSamePlace = (a: Place, b: Place): boolean =>
  a.round === b.round && a.phase === b.phase && a.second === b.second;

const isAt = (record: Placed, place: Place): boolean =>
  record.round === place.round && record.phase === place.phase && (record.second === true) === place.second;

function takeDecision(match: LiveMatch, record: Placed): void {
  const { follower } = match;
  const owed = (isCurrent(match, record) ? follower.owed : match.owedBefore)[record.seat] ?? [];
  const paid = owed.findIndex((fits) => fits(record));
  if (paid >= 0) owed.splice(paid, 1);
  dropMade(match, record);
  if (paid >= 0 || !isCurrent(match, record)) return;
  follower.records[record.seat]?.push(record);
  while (answerRecorded(follower));
}

/** What the driver settled by itself need not be asked for any more. */
function dropMade(match: LiveMatch, record: Placed): void {
  const made = match.made[record.seat] ?? [];
  const at = made.findIndex((each) => fitsAsk(match, each, record));
  if (at >= 0) made.splice(at, 1);
}

function fitsAsk(match: LiveMatch, made: Made, ask: Placed): boolean {
  const { piece } = made;
  if (!isAt(ask, made) || piece.choice !== ask.choice) return false;
  if ((piece.via === undefined) !== (ask.via === undefined)) return false;
  if (piece.choice === 'payment' && (piece.kind !== ask.kind || piece.for !== ask.for)) return false;
  if (piece.power !== undefined && ask.power !== undefined) return samePower(match, piece.power, ask.power);
  if (piece.choice !== 'consume' && piece.choice !== 'produce') return true;
  const chosen = chosenPower(piece);
  const possible = 'chosen' in ask ? [chosenPower(ask)] : offeredPowers(ask);
  return chosen === null
    ? ask.optional === true
    : possible.some((power) => power !== null && samePower(match, power, chosen));
}

function samePower(match: LiveMatch, one: TracePower, other: TracePower): boolean {
  const { names } = match.follower;
  return JSON.stringify(refOf(one, names)) === JSON.stringify(refOf(other, names));
}

const longestWait = 200;

/** What the driver leaves out where it sees no use for it, and our engine waits for before it comes to our seat. */
const isSkipped = ({ kind }: RaceQuestion): boolean =>
  kind === 'declareTakeover' || kind === 'settleSecond' || kind === 'defendTakeover';

function answerAsk(match: LiveMatch, ask: Placed): Placed {
  const { follower } = match;
  const made = match.made[ask.seat] ?? [];
  for (let tries = 0; tries < longestWait; tries++) {
    const at = made.findIndex((each) => fitsAsk(match, each, ask));
    const found = at < 0 ? undefined : made.splice(at, 1)[0];
    if (found !== undefined) return complete(match, ask, found.piece);
    if (!isAt(ask, match.running)) break; // our engine had nothing to ask there
    const question = openQuestions(follower.state).find((each) => each.seat === ask.seat);
    if (keepForced(match, follower.state.flow, ask)) continue;
    if (question !== undefined) decideFor(match, question, ask);
    else if (!answerUnasked(follower, isSkipped)) break;
    while (answerRecorded(follower));
  }
  return complete(match, ask, nothingFor(ask));
}

/** An answer our rules took by themselves shows only when the others have answered too; the driver may ask before. */
function keepForced(match: LiveMatch, here: Frame, ask: Placed): boolean {
  for (const { question, status, answer } of here.asked) {
    const key = `${question.seat}/${question.id}`;
    if (status !== 'forced' || question.seat !== ask.seat || match.early.has(key)) continue;
    match.early.add(key);
    keep(match, question as RaceQuestion, answer);
    return true;
  }
  return here.lanes.some((lane) => keepForced(match, lane, ask));
}

/** The whole record: what was asked, with the answer's fields; powers as the driver itself wrote them. */
function complete(match: LiveMatch, ask: Placed, piece: Piece): Placed {
  const { names } = match.follower;
  const record = { ...piece, ...ask };
  const power = chosenPower(piece);
  if (!['consume', 'produce', 'settle'].includes(ask.choice) || power === null) return record;
  const chosen = JSON.stringify(refOf(withCard(ask, power), names));
  return {
    ...record,
    chosen: offeredPowers(ask).find((each) => JSON.stringify(refOf(each, names)) === chosen) ?? power,
  };
}

/** Only one card gives a second placement, so our piece need not name it. */
function withCard(ask: Placed, power: TracePower): TracePower {
  const [only] = offeredPowers(ask);
  return power.card === undefined && only !== undefined ? only : power;
}

/** Which pieces an answer to this question consists of. */
const choicesOf: { readonly [K in RaceQuestion['kind']]: readonly string[] } = {
  draftPick: [], // the other side knows no draft
  chooseStart: ['start'],
  discardSetup: ['discard'],
  chooseAction: ['action'],
  exploreDiscard: ['discard'],
  developPlace: ['place'],
  developPay: ['payment'],
  settlePlace: ['place'],
  declareTakeover: ['takeover', 'payment'],
  settlePay: ['payment'],
  settleSecond: ['settle', 'place', 'takeover', 'payment'],
  defendTakeover: ['defend'],
  tradeGood: ['trade'],
  consumeNext: ['consume', 'good', 'trade'],
  discardForYield: ['consume-hand'],
  guessCost: ['lucky'],
  ante: ['ante'],
  anteKeep: ['keep'],
  produceNext: ['produce'],
  produceWorld: ['windfall'],
  produceDiscard: ['discard-produce'],
  roundDiscard: ['discard'],
};

/** Answers our own question: as the driver's order demands, by default if it does not ask for it, else by the bot. */
function decideFor(match: LiveMatch, question: RaceQuestion, ask: Placed): void {
  const { follower } = match;
  const { state, names } = follower;
  const wanted = choicesOf[question.kind].includes(ask.choice);
  let answer: unknown;
  if (question.kind === 'produceNext' && !wanted)
    answer = ask.power === undefined ? undefined : refOf(ask.power, names);
  else if (!wanted && Object.hasOwn(defaults, question.kind)) answer = defaults[question.kind];
  else answer = match.decide(question, race.viewFor(state, question.seat));
  if (wanted && !isOffered(match, question, answer, ask)) answer = defaults[question.kind] ?? answer;
  if (question.kind === 'consumeNext') answer = asDriven(match, question, answer, ask);
  if (race.check(state, question, answer) !== null) answer = race.fallback(state, question);
  if (wanted) keep(match, question, answer);
  for (const fits of recordsOfForced(question.kind, answer, names)) take(follower.records[question.seat] ?? [], fits);
  give(follower, question, answer);
}

/** The driver offers fewer takeovers than our rules: none that is hopeless against the present defence. */
function isOffered(match: LiveMatch, question: RaceQuestion, answer: unknown, ask: Placed): boolean {
  if (question.kind !== 'declareTakeover' || answer === null || ask.choice !== 'takeover') return true;
  const { world, owner } = answer as { world: string; owner: Seat };
  return offeredTargets(ask).some(
    (target) => target.owner === owner && match.follower.names.slug(target.world) === world,
  );
}

/** The driver may have chosen the power by itself and only want to know which goods. */
function asDriven(match: LiveMatch, question: RaceQuestion, answer: unknown, ask: Placed): unknown {
  const { state, names, records } = match.follower;
  if (ask.choice === 'consume') return answer === null && ask.optional === false ? anteInstead(match, ask) : answer;
  const consumed = records[ask.seat]?.find((record) => record.choice === 'consume');
  const chosen = (consumed === undefined ? null : chosenPower(consumed)) ?? ask.power ?? null;
  const wanted = chosen === null ? null : JSON.stringify(refOf(chosen, names));
  const hasWanted = (each: unknown): boolean => JSON.stringify((each as { power: PowerRef } | null)?.power) === wanted;
  if (wanted === null || hasWanted(answer)) return answer;
  return race.enumerate(state, question)?.find(hasWanted) ?? answer;
}

/** To the driver an ante must be selected and can then be declined. */
function anteInstead(match: LiveMatch, ask: Placed): { power: PowerRef; goods: string[] } | null {
  for (const power of offeredPowers(ask)) {
    const ref = refOf(power, match.follower.names);
    if (ref !== null && powerOf(ref, 'consume')?.kind === 'ante') return { power: ref, goods: [] };
  }
  return null;
}

/** What is said to a question that our rules do not know: nothing, where that is allowed. */
function nothingFor(ask: Placed): Piece {
  const [first] = ask.offered ?? [];
  switch (ask.choice) {
    case 'payment':
      return { choice: 'payment', ...(ask.kind === 'settle' ? { method: 'pay' } : {}), cards: [], specials: [] };
    case 'defend':
      return { choice: 'defend', cards: [], specials: [] };
    case 'consume-hand':
      return { choice: 'consume-hand', cards: [] };
    case 'good':
      return { choice: 'good', chosen: ask.offered ?? [] };
    case 'consume':
      return { choice: 'consume', chosen: ask.optional === true ? null : first };
    case 'produce':
    case 'windfall':
    case 'trade':
    case 'keep':
      return { choice: ask.choice, chosen: first };
    default:
      return { choice: ask.choice, chosen: null };
  }
}

function takeAfter(
  match: LiveMatch,
  { round, phase, digest }: { round: number; phase: string; digest: TraceDigest },
): LiveReply[] {
  const { follower } = match;
  while (
    match.ended.length === 0 &&
    (answerRecorded(follower) || answerUnasked(follower, ({ kind }) => kind !== 'chooseAction'))
  );
  const ended = match.ended.shift();
  match.owedBefore = match.owedBefore.map(() => []);
  if (ended === undefined) throw new Parted(null, 'phase', `the end of ${phase}`, match.running.phase);
  for (const made of match.made) made.splice(0, made.length, ...made.filter((each) => !isSamePlace(each, ended)));
  const found =
    ended.phase === phase
      ? compareDigest(ended.inspection, digest, follower.names, follower.leniency)
      : { seat: null, field: 'phase', expected: phase, got: ended.phase };
  return differs(match, found, round, phase);
}

function takeFinal(match: LiveMatch, final: TraceFinal): LiveReply[] {
  const { follower } = match;
  return differs(
    match,
    compareFinal(inspect(follower.state), final, follower.names, follower.leniency),
    final.rounds,
    'final',
  );
}

function differs(match: LiveMatch, found: Found | null, round: number, phase: string): LiveReply[] {
  if (found === null) return [];
  match.differed = true;
  return [{ differs: { round, phase, ...found } }];
}
