// The moments of a record: its states after every answer, as the rules of today see them. What was played under today's
// rules is kept every so many answers and played on from there; what was played under earlier ones is kept whole, because
// those rules are gone once the record has been read.

import {
  type AnyGame,
  assert,
  type CapsulePosition,
  type FlowState,
  type GameEvent,
  type MatchRecord,
  migrateState,
  ok,
  openQuestions,
  type Placing,
  playInPlace,
  type Question,
  type Refusal,
  type Result,
  type Told,
} from '@orrery/kernel';

/** Plays a record through, each stretch under the rules it was played by; `see` is shown every position. */
export type PlayThrough = (
  game: AnyGame,
  record: MatchRecord,
  see: (position: CapsulePosition, stateVersion: number) => void,
) => Promise<Result<{ readonly events: readonly Told<GameEvent>[]; readonly result: readonly Placing[] | null }>>;

const answersPerCheckpoint = 16;

export interface Moments<T> {
  readonly game: AnyGame;
  readonly record: MatchRecord;
  readonly events: readonly Told<GameEvent>[];
  readonly result: readonly Placing[] | null;
  /** What was seen after each number of answers, and how many events had happened by then. */
  readonly seen: readonly { readonly what: T; readonly events: number }[];
  /** States by step; those in between follow from the one before. */
  readonly kept: ReadonlyMap<number, FlowState>;
  /** Why a moment cannot be shown; the one before it is shown instead. */
  readonly hidden: ReadonlyMap<number, Refusal>;
  /** What was asked, by answer; null where the rules of today cannot tell. */
  readonly questions: readonly (Question | null)[];
}

/** Reads a record through. `look` is shown every state of today's version, and what it saw in the one before. */
export async function momentsOf<T>(
  game: AnyGame,
  record: MatchRecord,
  look: (state: FlowState, before: T | null) => T,
  playThrough: PlayThrough,
): Promise<Result<Moments<T>>> {
  const kept = new Map<number, FlowState>();
  const hidden = new Map<number, Refusal>();
  const questions: (Question | null)[] = [];
  const seen: { what: T; events: number }[] = [];
  const versions = [record.rulesVersion, ...(record.moves ?? []).map(({ rulesVersion }) => rulesVersion)];
  let stretch = 0;
  let last = -1;
  const see = ({ state, answers, events }: CapsulePosition, stateVersion: number): void => {
    const step = answers.length;
    if (step === last) stretch += 1; // the same moment once more, under the next rules
    const isFirst = step === last || step === 0;
    last = step;
    const isToday = versions[stretch] === game.rulesVersion;
    const shown = isToday ? ok(state) : migrateState(game, JSON.parse(JSON.stringify(state)), stateVersion);
    const before = seen[step - 1]?.what ?? null;
    if (!shown.ok) {
      hidden.set(step, shown.refusal);
      questions[step] = null;
      if (before !== null) seen[step] = { what: before, events: events.length };
      return;
    }
    hidden.delete(step);
    questions[step] = questionOf(shown.value, record, step);
    seen[step] = { what: look(shown.value, before), events: events.length };
    if (!isToday) kept.set(step, shown.value);
    else if (isFirst || step % answersPerCheckpoint === 0) kept.set(step, game.clone(state));
  };
  const played = await playThrough(game, record, see);
  if (!played.ok) return played;
  const refusal = hidden.get(0) ?? hidden.get(record.answers.length);
  if (refusal !== undefined) return { ok: false, refusal };
  const { events, result } = played.value;
  return ok({ game, record, events, result, seen, kept, hidden, questions });
}

/** What the answer of this number was given to. */
function questionOf(state: FlowState, { answers }: MatchRecord, index: number): Question | null {
  const given = answers[index];
  return openQuestions(state).find(({ seat, id }) => seat === given?.seat && id === given.question) ?? null;
}

/** The state after so many answers, on a copy; the last one before it that can be shown. */
export function stateAt({ game, record, kept, hidden }: Moments<unknown>, step: number): FlowState {
  let wanted = step;
  while (hidden.has(wanted)) wanted -= 1;
  let from = wanted;
  while (from > 0 && !kept.has(from)) from -= 1;
  const found = kept.get(from);
  assert(found !== undefined, `nothing is kept for step ${step}`);
  const state = game.clone(found);
  for (const given of record.answers.slice(from, wanted)) {
    const refusal = playInPlace(game, state, given.seat, given.question, given.answer, null);
    assert(refusal === null, `an answer of the record is refused the second time: ${refusal?.code}`);
  }
  return state;
}
