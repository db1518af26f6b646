// Whether what a viewer was sent by two servers may differ. It may only from the moment on at which the rules show it a
// piece that is another one in the other match: the first event that differs must be of the same kind, about the same
// seat, and differ in the name of something.

import type { MatchChanges, MatchState, ServerMessage } from '@orrery/protocol';

export type Verdict = { readonly same: true } | { readonly same: false; readonly leak: string | null };

export interface Sight {
  /** Messages since the sight before. */
  readonly sent: readonly string[];
  /** What the viewer asked for, and got. */
  readonly replies: readonly string[];
  /** Names that others can read now and the viewer cannot. */
  readonly stillHidden: ReadonlySet<string>;
}

/** All texts within a value. */
export function textsIn(value: unknown, found: Set<string> = new Set()): Set<string> {
  if (typeof value === 'string') found.add(value);
  else if (isBranch(value)) for (const each of Object.values(value)) textsIn(each, found);
  return found;
}

/** `parted`: others have given answers that differ in more than names, so their effects may as well. */
export function judge(one: Sight, other: Sight, parted: boolean): Verdict {
  for (const [at, reply] of one.replies.entries()) {
    if (reply !== other.replies[at]) return leaks(`the reply ${short(reply)} against ${short(other.replies[at])}`);
  }
  for (const [at, text] of one.sent.entries()) {
    const twin = other.sent[at];
    if (text === twin) continue;
    if (twin === undefined) break;
    const [message, otherMessage] = [JSON.parse(text) as ServerMessage, JSON.parse(twin) as ServerMessage];
    if (!isState(message) || !isState(otherMessage)) return leaks('another message');
    return judgeStates(message, otherMessage, one.stillHidden, parted);
  }
  if (one.sent.length === other.sent.length) return { same: true };
  return parted ? fine : leaks(`${one.sent.length} messages against ${other.sent.length}`);
}

type State = MatchState | MatchChanges;

const isState = (message: ServerMessage): message is State => message.type === 'state' || message.type === 'changes';

function judgeStates(one: State, other: State, stillHidden: ReadonlySet<string>, parted: boolean): Verdict {
  const longest = Math.max(one.events.length, other.events.length);
  for (let at = 0; at < longest; at++) {
    const [event, twin] = [one.events[at], other.events[at]];
    if (JSON.stringify(event) === JSON.stringify(twin)) continue;
    const mayHide = one.events.slice(at + 1).some(({ kind }) => backIntoHiding.has(String(kind)));
    return parted ? fine : judgeEvents(event, twin, mayHide ? nothing : stillHidden);
  }
  const parts = Object.keys({ ...one, ...other }) as (keyof MatchState)[];
  const others = parts.filter((each) => JSON.stringify(one[each]) !== JSON.stringify(other[each]));
  const part = others.find((each) => each !== 'view') ?? 'view';
  return leaks(`${part}, though nothing else was told: ${firstDifference(one[part], other[part])}`);
}

/** What lay open may be drawn in secret after these: that it is hidden now does not mean that it was when it was shown. */
const backIntoHiding: ReadonlySet<string> = new Set(['reshuffled']);
const nothing: ReadonlySet<string> = new Set();

type Told = MatchState['events'][number] | undefined;

/** The first event that is another one: it must show a piece, and none that is still hidden from the viewer. */
function judgeEvents(event: Told, twin: Told, stillHidden: ReadonlySet<string>): Verdict {
  if (event === undefined || twin === undefined) return leaks(`one event more: ${short(event ?? twin)}`);
  const names = otherNames(event, twin);
  if (event.kind !== twin.kind || event.seat !== twin.seat || names.length === 0) {
    return leaks(`the event ${short(event)} against ${short(twin)}`);
  }
  const hidden = names.find((name) => name !== null && stillHidden.has(name));
  return hidden === undefined ? fine : leaks(`the event ${short(event)} names ${hidden}, which is hidden`);
}

const fine: Verdict = { same: false, leak: null };
const leaks = (leak: string): Verdict => ({ same: false, leak });

/** The names in the first value that are others, or none, at the same place of the second; null for a name that is not. */
function otherNames(one: unknown, other: unknown): (string | null)[] {
  if (typeof one === 'string') return one === other ? [] : [one];
  if (typeof other === 'string') return [null];
  if (!isBranch(one) && !isBranch(other)) return [];
  const [left, right] = [branchOf(one), branchOf(other)];
  return Object.keys({ ...left, ...right }).flatMap((key) => otherNames(left[key], right[key]));
}

function firstDifference(one: unknown, other: unknown, path = ''): string {
  if (isBranch(one) && isBranch(other)) {
    for (const key of Object.keys({ ...one, ...other })) {
      if (JSON.stringify(one[key]) === JSON.stringify(other[key])) continue;
      return firstDifference(one[key], other[key], `${path}.${key}`);
    }
  }
  return `${path} ${short(one)} against ${short(other)}`;
}

const isBranch = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const branchOf = (value: unknown): Record<string, unknown> => (isBranch(value) ? value : {});

const short = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')).slice(0, 300);
