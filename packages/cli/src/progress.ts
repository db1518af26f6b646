// A line on standard error that tells how far a long command has come; silent where nobody watches.

export interface Progress {
  /** So much is done; the note says what else is worth knowing. */
  at(done: number, note?: string): void;
  /** Takes the line away. */
  end(): void;
}

const quietMs = 100;
const clearLine = '\r\u001b[K';

export function progressOf(label: string, total: number | null, to: NodeJS.WriteStream = process.stderr): Progress {
  if (!to.isTTY) return { at: () => undefined, end: () => undefined };
  let shownAt = Number.NEGATIVE_INFINITY;
  return {
    at(done, note = '') {
      const now = performance.now();
      if (now - shownAt < quietMs && done !== total) return;
      shownAt = now;
      const share =
        total === null ? `${done}` : `${done}/${total} (${Math.floor((100 * done) / Math.max(1, total))} %)`;
      to.write(`${clearLine}${label} ${share}${note === '' ? '' : `, ${note}`}`.slice(0, (to.columns || 80) + 2));
    },
    end: () => void to.write(clearLine),
  };
}
