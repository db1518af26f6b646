// Processor time in a browser: what its processes have used, and what the tasks of a page's main thread took. Unlike the
// time on the wall it does not grow when the machine has other things to do.

import type { Browser, CDPSession, Page } from 'playwright-core';

/** Milliseconds of processor that all processes of this browser used while something was done. */
export async function processorTime(browser: Browser, work: () => Promise<unknown>): Promise<number> {
  const chromium = await browser.newBrowserCDPSession();
  const before = await used(chromium);
  await work();
  const after = await used(chromium);
  await chromium.detach();
  return [...after].reduce((sum, [id, milliseconds]) => sum + milliseconds - (before.get(id) ?? 0), 0);
}

async function used(chromium: CDPSession): Promise<Map<number, number>> {
  const { processInfo } = await chromium.send('SystemInfo.getProcessInfo');
  return new Map(processInfo.map(({ id, cpuTime }) => [id, cpuTime * 1000]));
}

interface TraceEvent {
  readonly name: string;
  /** What kind of event: X has a beginning and an end. */
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds on the wall. */
  readonly ts: number;
  /** Microseconds of processor. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

export interface Task {
  readonly thread: 'main' | 'worker';
  readonly startedAt: number;
  /** Of processor. */
  readonly milliseconds: number;
}

export interface Traced {
  readonly tasks: readonly Task[];
  /** When the main thread began to work on a frame. */
  readonly frames: readonly number[];
  /** What the page marked by `performance.mark`, in order. */
  readonly marks: readonly { readonly name: string; readonly at: number }[];
}

const threadNames = { CrRendererMain: 'main', 'DedicatedWorker thread': 'worker' } as const;

/** What the threads of the page did while something was done. */
export async function trace(browser: Browser, page: Page, work: () => Promise<unknown>): Promise<Traced> {
  const categories = [
    '__metadata',
    'toplevel',
    'disabled-by-default-devtools.timeline',
    'blink.user_timing',
    'benchmark',
  ];
  await browser.startTracing(page, { categories });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const placeOf = ({ pid, tid }: TraceEvent): string => `${pid}/${tid}`;
  const threads = new Map<string, Task['thread']>();
  for (const event of traceEvents) {
    const thread = Object.entries(threadNames).find(([name]) => name === event.args?.name)?.[1];
    if (event.name === 'thread_name' && thread !== undefined) threads.set(placeOf(event), thread);
  }
  const tasks = traceEvents.flatMap((event) => {
    const thread = threads.get(placeOf(event));
    if (event.name !== 'RunTask' || event.tdur === undefined || thread === undefined) return [];
    return [{ thread, startedAt: event.ts, milliseconds: event.tdur / 1000 }];
  });
  const frames = traceEvents.filter(
    (event) => event.name === 'ProxyMain::BeginMainFrame' && event.ph === 'X' && threads.get(placeOf(event)) === 'main',
  );
  const marks = traceEvents.filter(({ name }) => name.startsWith('test: ')).map(({ name, ts }) => ({ name, at: ts }));
  return {
    tasks,
    frames: frames.map(({ ts }) => ts).sort((a, b) => a - b),
    marks: marks.sort((a, b) => a.at - b.at),
  };
}

/** Milliseconds of processor that the main thread worked for each frame between two moments, until the next one began. */
export function workPerFrame({ tasks, frames }: Traced, from: number, to: number): number[] {
  const onMain = tasks.filter(({ thread }) => thread === 'main');
  const begins = frames.filter((at) => from <= at && at <= to);
  return begins.map((begin, index) => {
    const end = begins[index + 1] ?? to;
    // The task in which a frame begins has started a moment before it.
    const own = onMain.filter(({ startedAt }) => begin - hardly <= startedAt && startedAt < end - hardly);
    return own.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  });
}

/** Microseconds. */
const hardly = 100;

/** What so many of a hundred do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}
