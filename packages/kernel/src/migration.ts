// States migrate: from one `stateVersion` to the next by a small pure function, and so from any to today's.

import type { FlowState } from './flow.ts';
import type { AnyGame } from './game.ts';
import { type KernelRefusal, type Result, refused } from './refusal.ts';
import type { OldState } from './state-migration.ts';

/**
 * A state of this game as of today, or of version `to`, made from one of an earlier version, which is left as it is. What
 * is new may share parts with it.
 */
export function migrateState(
  game: AnyGame,
  state: FlowState,
  version: number,
  to: number = game.stateVersion,
): Result<FlowState, KernelRefusal<'kernel/old-state' | 'kernel/newer-state'>> {
  if (version > to) return refused('kernel/newer-state', { version });
  let current = state as OldState;
  for (let from = version; from < to; from++) {
    const step = game.migrations.find((each) => each.from === from);
    if (step === undefined) return refused('kernel/old-state', { version: from, why: 'no-migration' });
    const made = step.migrate(current);
    if ('why' in made) return refused('kernel/old-state', { version: from, why: made.why });
    current = made.state;
  }
  return { ok: true, value: current };
}
