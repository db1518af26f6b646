// What is held against what at the end of chaos: the log against what was acknowledged, ratings, orders and notices against
// the log, played once more.

import type { LogEntry } from '../storage/log.ts';
import type { Store } from '../storage/store.ts';
import { type FaultSpan, type Findings, perFault } from './chaos-findings.ts';
import type { ChaosTables } from './chaos-tables.ts';
import { type Correspondence, patienceMs } from './correspondence.ts';
import type { Inbox } from './inbox.ts';
import { type Checked, logAgainst } from './log-against.ts';
import { type NoticeFindings, noticesAgainst } from './notices-against.ts';
import type { Promised } from './ordering.ts';
import { type OrderFindings, OrdersSeen, ordersMissing } from './orders-against.ts';
import { type RatedMatch, type ResultFindings, ratedMatch, ratingsAgainst } from './ratings-against.ts';
import { replayed } from './replayed.ts';

export interface Played {
  readonly matches: readonly string[];
  readonly tables: ChaosTables;
  readonly letters: Correspondence;
  readonly inbox: Inbox;
  readonly spans: readonly FaultSpan[];
  /** There is one node and no clock but its own. */
  readonly isAlone: boolean;
}

export interface ChaosChecks {
  readonly log: Checked;
  readonly results: ResultFindings;
  readonly notices: NoticeFindings;
  readonly orders: OrderFindings;
  /** Entries that should not be there. */
  readonly entries: readonly LogEntry[];
}

export async function checked(store: Store, played: Played, note: (text: string) => void): Promise<ChaosChecks> {
  const { matches, tables, letters, inbox } = played;
  const { ordering, acknowledged } = tables;
  const log = await logAgainst(store, matches, acknowledged);
  const seen = new OrdersSeen(ordering.given.values());
  const ended: RatedMatch[] = [];
  for (const match of matches) {
    const found = ratedMatch(await replayed(store, match, seen.look));
    if (found !== null) ended.push(found);
  }
  const broken = seen.broken(ordering.promised.values());
  const late = broken.filter((promised) => played.isAlone && isUnderWrongClock(promised, played.spans));
  const missing = await ordersMissing(store, ordering.given.values());
  // The only clock was wrong within this time.
  const unsaid = letters.untold.filter(
    (since) =>
      played.isAlone &&
      played.spans.some(
        ({ name, from, goneAt }) => name === 'clock' && from < since + patienceMs && goneAt > since - patienceMs,
      ),
  );
  const telling = {
    people: new Map([...tables.names, ...letters.names]),
    ended: ended.flatMap(({ id, seats }) => seats.flatMap(({ person }) => (person === null ? [] : `${person} ${id}`))),
    nudged: letters.nudged,
    byLetter: new Set(letters.matches),
    untold: letters.untold.length - unsaid.length,
    late: unsaid.length,
  };
  const notices = await noticesAgainst(store, inbox, telling, note);
  const orders = {
    given: [...ordering.given.values()].reduce((sum, { version }) => sum + version, 0),
    fired: seen.fired,
    lost: broken.length - late.length + missing.length,
    twice: seen.twice.length,
    late: late.length,
  };
  const results = await ratingsAgainst(store, ended, note);
  return { log, results, notices, orders, entries: [...log.twice, ...log.taken, ...seen.twice] };
}

/** Times that were noted while the only clock was ahead lie ahead of what it says afterwards. */
const isUnderWrongClock = ({ at, givenAt }: Promised, spans: readonly FaultSpan[]): boolean =>
  spans.some(
    ({ name, from, goneAt }) => name === 'clock' && [at, givenAt].some((time) => time > from && time < goneAt + 2000),
  );

export interface ToSumUp extends Pick<Findings, 'store' | 'nodes' | 'matches' | 'waits' | 'seconds'> {
  readonly found: ChaosChecks;
  readonly tables: ChaosTables;
  readonly spans: readonly FaultSpan[];
}

export function summedUp({ found, tables, spans, ...rest }: ToSumUp): Findings {
  const { log, results, notices, orders } = found;
  const { people, acknowledged, acknowledgedAt } = tables;
  const gaps = people.flatMap(({ gaps }) => gaps.map(({ ms }) => ms)).sort((a, b) => a - b);
  const { store, nodes, matches, waits, seconds } = rest;
  return {
    store,
    nodes,
    kills: spans.filter(({ name }) => name === 'kill').length,
    matches,
    finished: log.finished,
    acknowledged: acknowledged.length,
    lost: log.lost.length,
    twice: log.twice.length,
    unasked: log.unasked,
    seatsTaken: log.taken.length,
    results,
    notices,
    orders,
    reconnects: people.reduce((sum, player) => sum + player.reconnects, 0),
    gapMs: { median: Math.round(gaps[gaps.length >> 1] ?? 0), max: Math.round(gaps.at(-1) ?? 0) },
    faults: perFault(spans, log, acknowledgedAt),
    waits,
    seconds,
  };
}
