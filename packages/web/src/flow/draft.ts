// What is ticked and not yet confirmed. It comes back to the same question of the same match when the page loads itself anew
// in the middle of a decision, and when somebody has looked elsewhere and comes back. Once an answer is given or taken
// back, a decision begins as the game proposes it.

interface Draft {
  readonly question: number;
  readonly ticked: unknown;
}

interface KeptDraft extends Draft {
  /** The address of the match. */
  readonly at: string;
}

const key = 'orrery/draft';
let current: Draft | null = null;

const forgetters: (() => void)[] = [];

/** The same within a visit: pages that were left and come back. */
export class Noted<T> {
  constructor() {
    forgetters.push(() => {
      this.#kept = null;
    });
  }

  #kept: { readonly at: string; readonly question: number; readonly ticked: T } | null = null;

  note(question: number, ticked: T): void {
    this.#kept = { at: location.hash, question, ticked };
  }

  take(question: number): T | null {
    const kept = this.#kept;
    return kept?.at === location.hash && kept.question === question ? kept.ticked : null;
  }
}

type Ticked = Record<string, readonly string[]>;

const lists = new Noted<Ticked>();

export function noteDraft(question: number, ticked: Ticked): void {
  current = { question, ticked };
  lists.note(question, ticked);
}

export function forgetDraft(): void {
  current = null;
  for (const forget of forgetters) forget();
}

/** To be called right before the page is loaded anew. */
export function keepDraft(): void {
  if (current === null) return;
  try {
    sessionStorage.setItem(key, JSON.stringify({ at: location.hash, ...current } satisfies KeptDraft));
  } catch {
    // A browser that keeps nothing: the decision begins anew.
  }
}

/** What was ticked for this question before the page was loaded anew; it is given once. */
function takeDraft(question: number): unknown {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as KeptDraft | null;
    sessionStorage.removeItem(key);
    return kept?.at === location.hash && kept.question === question ? kept.ticked : null;
  } catch {
    return null;
  }
}

/** The same where it is ids by group. Ids that are not offered any more count for nothing. */
export function takePicks(question: number): Ticked | null {
  const noted = lists.take(question);
  if (noted !== null) return noted;
  const ticked = takeDraft(question);
  if (typeof ticked !== 'object' || ticked === null) return null;
  const isList = (ids: unknown): ids is readonly string[] =>
    Array.isArray(ids) && ids.every((id) => typeof id === 'string');
  const groups = Object.entries(ticked).filter((group): group is [string, readonly string[]] => isList(group[1]));
  return Object.fromEntries(groups);
}
