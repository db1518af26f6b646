// Live mode against recorded games: plays the driver's part from the record, lets our seats answer with what was
// recorded for them, through the adapter in both directions, and checks that what comes out equals the record.

import { randomFromNumber, type Seat } from '@orrery/kernel';
import { type RaceQuestion, race } from '@orrery/race';
import { linesOf } from '../../lines.ts';
import { readBot } from '../../options.ts';
import type { GameVerdict, Judged, LiveOptions } from '../verdict.ts';
import { chosenPower } from './chosen.ts';
import { Parted } from './follower.ts';
import { type LiveLine, type LiveMatch, type Placed, startLive, takeLine } from './live.ts';
import { namesFor, optionsOf } from './names.ts';
import { answerFrom, defaults } from './to-answer.ts';
import { isTraceGame, type TraceDecision, type TraceDraw, type TraceGame, type TracePhase } from './trace.ts';

/** Fields that are the answer, by kind of decision: an ask goes without them. */
const answerFields: Readonly<Record<string, readonly string[]>> = {
  action: ['chosen'],
  start: ['chosen', 'cards'],
  discard: ['cards'],
  payment: ['method', 'specials', 'cards'],
  defend: ['cards', 'specials'],
  'consume-hand': ['cards'],
  lucky: ['number'],
};

interface Session {
  readonly match: LiveMatch;
  readonly you: readonly Seat[];
  /** What is recorded from here on in the running phase: our seats answer with it. */
  ahead: readonly TraceDecision[];
  /** Records that need not be asked for any more. */
  readonly settled: Set<TraceDecision>;
}

/** What a bot would answer is legal where it is asked; nothing comes of it. */
type Consult = (question: RaceQuestion, match: LiveMatch) => void;

export async function* liveSelf(
  files: readonly string[],
  consulted: LiveOptions | null = null,
): AsyncGenerator<Judged> {
  const consult = consulted === null ? null : consultant(consulted);
  for (const file of files) {
    for await (const text of linesOf(file)) {
      const game: unknown = JSON.parse(text);
      if (!isTraceGame(game)) continue;
      const all = game.setup.seats.map((_, seat) => seat);
      const one = all.filter((seat) => seat === game.rounds.length % all.length);
      for (const you of [one, all])
        yield { id: `${game.id} (seats ${you.join(', ')} ours)`, verdict: playGame(game, you, consult) };
    }
  }
}

function consultant({ bot: name, ...budget }: LiveOptions): Consult {
  const bot = readBot(name, race, budget);
  const random = randomFromNumber(1);
  return (question, { follower: { state } }) => {
    const answer = bot.answer(race.viewFor(state, question.seat), question, random);
    const refusal = race.check(state, question, answer);
    if (refusal !== null) throw new Parted(question.seat, `${name} at ${question.kind}`, answer, refusal);
  };
}

function playGame(game: TraceGame, you: readonly Seat[], consult: Consult | null): GameVerdict {
  const place = { round: 0, phase: 'setup' };
  try {
    drive(game, you, place, consult);
    return { passed: true };
  } catch (error) {
    if (!(error instanceof Parted)) throw error;
    const { seat, field, expected, got } = error;
    return { passed: false, difference: { ...place, seat, field, expected, got } };
  }
}

function drive(
  game: TraceGame,
  you: readonly Seat[],
  place: { round: number; phase: string },
  consult: Consult | null,
): void {
  const { options, activeGoals, vpPool, deckSize, setup } = game;
  const seats = setup.seats.map(({ startOffered, dealt }) => ({ startOffered, dealt }));
  const read = race.readOptions(optionsOf(options));
  if (!read.ok) throw new Parted(null, 'options', options, read.refusal);
  const names = namesFor(read.value);
  const decide = (question: RaceQuestion): unknown => {
    consult?.(question, session.match);
    const records = session.ahead.filter((record) => record.seat === question.seat);
    return (answerFrom(records, question, names) ?? { answer: defaults[question.kind] }).answer;
  };
  const session: Session = {
    match: startLive({ options, activeGoals, vpPool, deckSize, seats, you }, decide),
    you,
    ahead: [],
    settled: new Set(),
  };
  playPhase(session, { round: 0, phase: 'setup' }, setup.decisions);
  send(session, { after: { round: 0, phase: 'setup', digest: setup.after } });
  for (const { round, actions, phases } of game.rounds) {
    for (const [seat] of seats.entries())
      send(session, { stream: { seat, cards: phases.flatMap((phase) => drawsOf(phase, seat)) } });
    Object.assign(place, { round, phase: 'action' });
    playPhase(
      session,
      place,
      actions.map((chosen, seat) => ({ seat, choice: 'action', chosen })),
    );
    for (const phase of phases) {
      Object.assign(place, { round, phase: phase.phase });
      playPhase(session, { ...place, ...(phase.second === true ? { second: true } : {}) }, phase.decisions);
      send(session, { after: { round, phase: phase.phase, digest: phase.after } });
    }
  }
  send(session, { final: game.final });
}

const drawsOf = (phase: TracePhase, seat: Seat): string[] =>
  (phase.draws[seat] ?? []).map((draw: TraceDraw) => (typeof draw === 'string' ? draw : draw.flip));

/** Decisions made by all at once: ours are asked for first, the others' told afterwards. */
const isSimultaneous = ({ choice, via }: TraceDecision): boolean =>
  choice === 'action' || choice === 'start' || choice === 'discard' || (choice === 'place' && via === undefined);

function playPhase(
  session: Session,
  place: Pick<Placed, 'round' | 'phase' | 'second'>,
  decisions: readonly TraceDecision[],
): void {
  const ours = ({ seat }: TraceDecision): boolean => session.you.includes(seat);
  for (let from = 0; from < decisions.length; ) {
    let to = from + 1;
    const first = decisions[from] as TraceDecision;
    while (to < decisions.length && isSimultaneous(first) && sameKind(first, decisions[to])) to += 1;
    const group = decisions.slice(from, to);
    for (const record of [...group.filter(ours), ...group.filter((each) => !ours(each))]) {
      if (session.settled.delete(record)) continue;
      session.ahead = decisions.slice(startOf(decisions, record));
      if (ours(record) && record.auto !== true && !isIdleAnte(session.ahead)) askFor(session, { ...place, ...record });
      else send(session, { decision: { ...place, ...record } });
    }
    from = to;
  }
}

/** An ante selected with nothing to show: to us the power is not usable, so there is nothing to ask. */
function isIdleAnte([record, ...rest]: readonly TraceDecision[]): boolean {
  if (record?.choice !== 'consume' || chosenPower(record)?.codes.includes('ante-card') !== true) return false;
  const next = rest.find(({ seat }) => seat === record.seat);
  return next?.choice !== 'ante';
}

/** Where our answer begins: what the other engine settled by itself right before the question is part of it. */
function startOf(decisions: readonly TraceDecision[], record: TraceDecision): number {
  let start = decisions.indexOf(record);
  if (record.choice !== 'good' && record.choice !== 'trade') return start;
  for (let at = start - 1; at >= 0; at--) {
    const before = decisions[at];
    if (before?.seat !== record.seat) continue;
    if (before.auto !== true) break;
    start = at;
  }
  return start;
}

const sameKind = (a: TraceDecision, b: TraceDecision | undefined): boolean =>
  b !== undefined && b.choice === a.choice && isSimultaneous(b);

function askFor(session: Session, record: Placed): void {
  const hidden = answerFields[record.choice] ?? ['chosen'];
  const ask = Object.fromEntries(Object.entries(record).filter(([field]) => !hidden.includes(field))) as Placed;
  const [reply] = takeLine(session.match, { ask });
  const got = reply !== undefined && 'decision' in reply ? reply.decision : null;
  if (record.choice === 'settle' && got?.chosen === null && isDeclined(session, record)) return;
  if (canonical(got) !== canonical(record)) throw new Parted(record.seat, record.choice, record, got);
}

/**
 * Using the power for a second world and then placing none is the same as not using it: we say so at once, and what
 * was recorded of it is not asked for any more.
 */
function isDeclined(session: Session, record: TraceDecision): boolean {
  const rest = session.ahead.filter(({ seat }) => seat === record.seat);
  const next = rest.slice(rest.findIndex(({ choice }) => choice === 'settle') + 1);
  const end = next.findIndex(({ choice, via }) => !(choice === 'place' && via !== undefined) && choice !== 'takeover');
  const pieces = end < 0 ? next : next.slice(0, end);
  if (pieces.length === 0 || pieces.some(({ chosen }) => chosen !== null)) return false;
  for (const piece of pieces) session.settled.add(piece);
  return true;
}

function send(session: Session, line: LiveLine): void {
  for (const reply of takeLine(session.match, line)) {
    if (!('differs' in reply)) continue;
    const { seat, field, expected, got } = reply.differs;
    throw new Parted(seat, field, expected, got);
  }
}

const setFields = ['codes', 'cards', 'chosen', 'specials'];

/** The same text for the same record, whatever the order of fields, of effect words, cards and goods. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (key, inner: unknown) => {
    if (setFields.includes(key) && Array.isArray(inner)) return inner.map((each) => JSON.stringify(each)).sort();
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
