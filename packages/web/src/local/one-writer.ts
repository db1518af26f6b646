// One tab writes a match; the others show it. The browser keeps the lock, so that a tab that is closed or breaks gives it
// back by itself. Browsers without locks, or pages that are not served safely, go without: there a stale write is
// refused by its revision.

export interface WriterLock {
  release(): void;
}

const nameOf = (match: string): string => `orrery/writer/${match}`;

/**
 * Becomes the tab that writes this match; null if another one does. `takeOver` takes it from that one. `lost` is called
 * when another tab has taken it from this one.
 */
export function becomeWriter(match: string, takeOver: boolean, lost: () => void): Promise<WriterLock | null> {
  const locks = globalThis.navigator?.locks;
  if (locks === undefined) return Promise.resolve({ release: () => {} });
  return new Promise((resolve) => {
    let isOver = false;
    const held = (lock: Lock | null): Promise<void> | undefined => {
      if (lock === null) {
        resolve(null);
        return undefined;
      }
      return new Promise<void>((release) => {
        resolve({
          release: () => {
            isOver = true;
            release();
          },
        });
      });
    };
    const options: LockOptions = takeOver ? { steal: true } : { ifAvailable: true };
    locks.request(nameOf(match), options, held).catch(() => {
      if (!isOver) lost(); // stolen by another tab
    });
  });
}
