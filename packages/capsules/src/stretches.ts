// A record played from its deal to its end, each stretch under the rules it was played by. At a boundary the state is
// migrated and must be the one that the record says the match went on from.

import {
  type AnyGame,
  type CapsulePosition,
  type FlowState,
  type MatchRecord,
  migrateState,
  type Placing,
  type Result,
  type RulesMove,
  refused,
  sortedJson,
} from '@orrery/kernel';
import type { KeptCapsule } from './kept-capsule.ts';
import { rulesOf } from './rules-of.ts';

interface Stretch {
  readonly rulesVersion: number;
  /** Answers of the record that belong to it. */
  readonly start: number;
  readonly end: number;
  /** The state it begins with; null: the deal. */
  readonly from: RulesMove | null;
}

export interface Played extends CapsulePosition {
  readonly result: readonly Placing[] | null;
  /** Of the state. */
  readonly stateVersion: number;
}

/** `watch` is told of every position, with the version of its state. */
export async function playThrough(
  game: AnyGame,
  record: MatchRecord,
  watch: (position: CapsulePosition, stateVersion: number) => void = () => {},
  kept?: readonly KeptCapsule[],
): Promise<Result<Played>> {
  const { answers, snapshot: _snapshot, result: _result, moves: _moves, ...header } = record;
  let played: Played | null = null;
  for (const { rulesVersion, start, end, from } of stretchesOf(record)) {
    const capsule = await rulesOf(game, rulesVersion, kept);
    if (capsule === null) return refused('kernel/old-rules', { game: game.name, rulesVersion });
    if (played !== null && from !== null) {
      const differs = whyAnotherState(game, played, from);
      if (differs !== null) return refused('kernel/bad-record', { field: 'moves', problem: differs });
    }
    const reply = capsule.play(
      {
        header,
        from:
          from === null ? null : { state: from.state, answers: played?.answers ?? [], events: played?.events ?? [] },
        steps: answers.slice(start, end).map((answer) => ({ kind: 'answer', ...answer })),
      },
      (position) => watch(position, capsule.stateVersion),
    );
    if (!reply.ok) {
      return refused('kernel/bad-record', { field: `answers[${start + reply.step}]`, problem: reply.refusal });
    }
    played = { ...reply, stateVersion: capsule.stateVersion };
  }
  return played === null
    ? refused('kernel/bad-record', { field: 'moves', problem: 'nothing was played' })
    : { ok: true, value: played };
}

function stretchesOf({ rulesVersion, answers, moves = [] }: MatchRecord): Stretch[] {
  const starts = [{ rulesVersion, start: 0, from: null }, ...moves.map(startOf)];
  return starts.map((each, index) => ({ ...each, end: starts[index + 1]?.start ?? answers.length }));
}

const startOf = (move: RulesMove) => ({ rulesVersion: move.rulesVersion, start: move.answers, from: move });

/** What is wrong with the state after a boundary; null if it is the migrated state from before it. */
function whyAnotherState(game: AnyGame, before: Played, after: RulesMove): string | null {
  const migrated = migrateState(game, before.state, before.stateVersion, after.stateVersion);
  if (!migrated.ok) return `the state before cannot be migrated: ${migrated.refusal.code}`;
  return sameState(migrated.value, after.state) ? null : 'the state after the boundary is another one';
}

const sameState = (a: FlowState, b: FlowState): boolean => sortedJson(a) === sortedJson(b);
