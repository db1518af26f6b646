// What chaos found: counts over everything and per fault, which waits were too long, and whether that was the machine's doing.

import type { LogEntry } from '../storage/log.ts';
import type { FaultName } from './faults/fault.ts';
import type { Checked } from './log-against.ts';
import type { NoticeFindings } from './notices-against.ts';
import type { OrderFindings } from './orders-against.ts';
import type { Gap } from './player.ts';
import type { ResultFindings } from './ratings-against.ts';

/** One fault, from its beginning to the next one's. Times are those of `performance.now()`. */
export interface FaultSpan {
  readonly name: FaultName;
  readonly from: number;
  /** When it was gone. */
  readonly goneAt: number;
  /** How long it then took until people got through at every table. */
  backMs: number;
  /** Nobody could be served before it was gone. */
  readonly hitsAll: boolean;
}

export interface FaultFindings {
  readonly name: FaultName;
  readonly times: number;
  readonly lost: number;
  readonly twice: number;
  /** The longest. */
  readonly backMs: number;
}

export interface Findings {
  readonly store: string;
  readonly nodes: number;
  readonly kills: number;
  readonly matches: number;
  readonly finished: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly twice: number;
  readonly unasked: number;
  readonly seatsTaken: number;
  /** Results with ratings of matches that ended, computed anew from their logs. */
  readonly results: ResultFindings;
  readonly notices: NoticeFindings;
  readonly orders: OrderFindings;
  readonly reconnects: number;
  readonly gapMs: { readonly median: number; readonly max: number };
  readonly faults: readonly FaultFindings[];
  /** Waits that were too long, and how many of them because processes got no processor. */
  readonly waits: { readonly tooLong: number; readonly ofLoad: number };
  readonly seconds: number;
}

export const longestWaitMs = 5000;

/** The faults one by one: whatever happened counts for the one that had begun last. */
export function perFault(
  spans: readonly FaultSpan[],
  { lost, twice }: Checked,
  acknowledgedAt: ReadonlyMap<string, number>,
): FaultFindings[] {
  const spanAt = (time: number): FaultSpan | undefined => spans.findLast(({ from }) => from <= time);
  const lostIn = lost.map(({ key }) => spanAt(acknowledgedAt.get(key) ?? 0)?.name);
  const twiceIn = twice.map(({ at }) => spanAt(at - performance.timeOrigin)?.name);
  return [...new Set(spans.map(({ name }) => name))].map((name) => {
    const own = spans.filter((span) => span.name === name);
    return {
      name,
      times: own.length,
      lost: lostIn.filter((each) => each === name).length,
      twice: twiceIn.filter((each) => each === name).length,
      backMs: Math.max(...own.map(({ backMs }) => backMs)),
    };
  });
}

/** How long a break was without the time in which nobody could be served. */
export function ownWait({ at, ms }: Gap, spans: readonly FaultSpan[]): number {
  const outages = spans.filter(({ hitsAll }) => hitsAll);
  return outages.reduce(
    (left, { from, goneAt }) => left - Math.max(0, Math.min(at + ms, goneAt) - Math.max(at, from)),
    ms,
  );
}

/** The waits that were too long: after faults, and, where there are other nodes to go to, of people. */
export function lateWaits(spans: readonly FaultSpan[], gaps: readonly Gap[], nodes: number): Gap[] {
  const backs = spans.map(({ goneAt, backMs }) => ({ at: goneAt, ms: backMs }));
  const breaks = nodes === 1 ? [] : gaps.filter((gap) => ownWait(gap, spans) > longestWaitMs);
  return [...backs.filter(({ ms }) => ms > longestWaitMs), ...breaks];
}

export const describeEntry = ({ match_id, seq, kind, seat, by, at }: LogEntry, spans: readonly FaultSpan[]): string => {
  const time = at - performance.timeOrigin;
  const span = spans.findLast(({ from }) => from <= time);
  const after = span === undefined ? 'before any fault' : `${Math.round(time - span.from)} ms into ${span.name}`;
  return `${match_id} entry ${seq}: ${kind} of seat ${seat} by ${by}, ${after}`;
};

export const isFine = (found: Findings): boolean =>
  isAnsweredOnce(found) &&
  [found.results, found.notices, found.orders].every(({ lost, twice }) => lost + twice === 0) &&
  found.results.wrong === 0;

const isAnsweredOnce = ({ lost, twice, unasked, seatsTaken, finished, matches, waits }: Findings): boolean =>
  lost + twice + unasked + seatsTaken === 0 && finished === matches && waits.tooLong === waits.ofLoad;

export function inWords(f: Findings): string {
  const { tooLong, ofLoad } = f.waits;
  return [
    `${f.nodes} ${f.nodes === 1 ? 'node' : 'nodes'} on ${f.store} for ${f.seconds} s`,
    `${f.matches} matches, ${f.finished} finished`,
    `${f.acknowledged} answers acknowledged: ${f.lost} lost, ${f.twice} counted twice, ${f.unasked} never sent`,
    `${f.seatsTaken} seats taken from people who were there`,
    `${f.results.wanted} results with ratings: ${f.results.lost} lost, ${f.results.twice} twice, ${f.results.wrong} wrong`,
    `${f.notices.wanted} notices made, ${f.notices.arrived} arrived: ${f.notices.lost} lost, ${f.notices.twice} told twice, ` +
      `${f.notices.repeated} sent again under one id, ${f.notices.late} late`,
    `orders given ${f.orders.given} times, ${f.orders.fired} answers by order: ${f.orders.lost} lost, ${f.orders.twice} ` +
      `twice, ${f.orders.late} late`,
    ...f.faults.map(
      ({ name, times, lost, twice, backMs }) =>
        `  ${name} ${times} times: ${lost} lost, ${twice} twice, people went on within ${backMs} ms after it`,
    ),
    `${f.reconnects} breaks of connections, going on after ${f.gapMs.median} ms (median), ${f.gapMs.max} ms at most`,
    ...(tooLong === 0
      ? []
      : [
          `${tooLong} waits over ${longestWaitMs} ms, ${ofLoad} of them because the machine was busy with other things`,
        ]),
    isFine(f) ? 'All is well.' : 'SOMETHING IS WRONG.',
    '',
  ].join('\n');
}
