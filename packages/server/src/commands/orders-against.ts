// Holds what orders answered against what they promised: each question once, none left to a clock or to its person, and the
// orders that are stored are those that were acknowledged.

import type { LiveMatch } from '../matches/live-match.ts';
import type { LogEntry } from '../storage/log.ts';
import type { Store } from '../storage/store.ts';
import type { Given, Promised } from './ordering.ts';

export interface OrderFindings {
  /** How often orders were given or changed. */
  readonly given: number;
  /** Answers by order. */
  readonly fired: number;
  /** Promised answers that did not come, and orders that are not stored as they were acknowledged. */
  readonly lost: number;
  /** Answers by order that nobody had ordered, or that were taken back before. */
  readonly twice: number;
  /** Did not come in time because the clock of the only node had been wrong meanwhile. */
  readonly late: number;
}

/** Notes, while matches are replayed, who answered which question last. */
export class OrdersSeen {
  fired = 0;
  readonly twice: LogEntry[] = [];
  readonly #answeredBy = new Map<string, LogEntry['by']>();
  readonly #ordered: ReadonlySet<string>;

  constructor(given: Iterable<Given>) {
    this.#ordered = new Set([...given].map(({ match, seat }) => `${match} ${seat}`));
  }

  readonly look = (live: LiveMatch, entry: LogEntry): void => {
    const { kind, seat, question, by } = entry;
    if (kind !== 'answer') return;
    this.#answeredBy.set(`${live.id} ${seat} ${question}`, by);
    if (by !== 'order') return;
    this.fired += 1;
    if (live.tookBack.has(seat) || !this.#ordered.has(`${live.id} ${seat}`)) this.twice.push(entry);
  };

  /** Promised, and then answered by somebody else. What was never answered went with the answer before it, taken back. */
  broken(promised: Iterable<Promised>): Promised[] {
    return [...promised].filter(({ match, seat, question, covered }) => {
      const by = this.#answeredBy.get(`${match} ${seat} ${question}`);
      return covered && by !== undefined && by !== 'order';
    });
  }
}

/** Seats whose orders are older than what was acknowledged. */
export async function ordersMissing({ db }: Store, given: Iterable<Given>): Promise<Given[]> {
  const rows = await db.selectFrom('orders').select(['match_id', 'seat', 'version']).execute();
  const stored = new Map(rows.map(({ match_id, seat, version }) => [`${match_id} ${seat}`, version]));
  return [...given].filter(({ match, seat, version }) => (stored.get(`${match} ${seat}`) ?? -1) < version);
}
