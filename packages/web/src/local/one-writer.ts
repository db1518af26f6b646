// One tab writes a match; the others show it. The browser keeps the lock, so that a tab that is closed or breaks gives it
// back by itself, and another that is looked at goes on. Browsers without locks, or pages that are not served safely, go
// without: there a stale write is refused by its revision.

export interface WriterLock {
  /** Neither writes any more, nor waits for it. */
  release(): void;
}

export interface Told {
  /** From now on this tab writes. */
  writes(): void;
  /** From now on another tab does. */
  shows(): void;
}

const nameOf = (match: string): string => `orrery/writer/${match}`;

/** Becomes the tab that writes this match, at once or when no other one does; `takeOver` takes it from that one. */
export function becomeWriter(match: string, takeOver: boolean, told: Told): WriterLock {
  const locks = globalThis.navigator?.locks;
  if (locks === undefined) {
    told.writes();
    return { release: () => {} };
  }
  const left = new AbortController();
  void takeTurns(locks, nameOf(match), takeOver, told, left.signal);
  return { release: () => left.abort() };
}

async function takeTurns(
  locks: LockManager,
  name: string,
  takeOver: boolean,
  told: Told,
  left: AbortSignal,
): Promise<void> {
  const held = (lock: Lock | null): Promise<void> | undefined => {
    if (lock === null || left.aborted) return undefined;
    told.writes();
    return until(left);
  };
  const isLost = await locks
    .request(name, takeOver ? { steal: true } : { ifAvailable: true }, held)
    .then(() => true, isStolen);
  for (let waits = isLost; waits && !left.aborted; ) {
    told.shows();
    await untilInView(left);
    waits = await locks.request(name, { signal: whileInView(left) }, held).then(() => true, isStolen);
  }
}

/** Another tab took the lock, or the wait for it was given up; all else would go wrong the next time, too. */
const isStolen = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

const until = (left: AbortSignal): Promise<void> =>
  new Promise((resolve) => left.addEventListener('abort', () => resolve(), { once: true }));

/** A tab out of view takes no match from one that is only loaded again. */
async function untilInView(left: AbortSignal): Promise<void> {
  if (document.visibilityState === 'visible') return;
  await new Promise<void>((resolve) => {
    document.addEventListener('visibilitychange', () => resolve(), { once: true, signal: left });
    left.addEventListener('abort', () => resolve(), { once: true });
  });
}

function whileInView(left: AbortSignal): AbortSignal {
  const over = new AbortController();
  document.addEventListener('visibilitychange', () => over.abort(), { once: true, signal: left });
  left.addEventListener('abort', () => over.abort(), { once: true });
  return over.signal;
}
