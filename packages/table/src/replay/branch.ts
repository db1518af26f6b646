// A match that leaves a told one at some moment, with bots on the other seats. Either everything lies and comes as it did, or
// what one seat could not know is dealt anew.

import {
  type AnyGame,
  type FlowState,
  ok,
  type Result,
  randomFor,
  recordOf,
  type Seat,
  saveRecord,
  startMatch,
} from '@orrery/kernel';
import { stateAt } from './moments.ts';
import type { ToldMatch } from './replay.ts';

/** What the cards, tiles and dice do that nobody has seen yet. */
export type BranchDeal = { readonly as: 'same' } | { readonly as: 'anew'; readonly seed: string };

/** The record of the new match, before its first answer. Bots of this level take the seats of other people. */
export function branchAt(
  { course, hosted, record, moments }: ToldMatch,
  step: number,
  seat: Seat,
  level: string,
  deal: BranchDeal,
): Result<string> {
  const { game } = hosted;
  const seats = course.names.map((name, each) =>
    each === seat ? { name } : { name, bot: course.bots[each] ?? level },
  );
  const position = { stateVersion: game.stateVersion, state: dealt(game, stateAt(moments, step), seat, deal) };
  const seed = deal.as === 'same' ? record.seed : deal.seed;
  const started = startMatch(game, { options: record.options, seats, seed, knownDeal: true, position });
  return started.ok ? ok(saveRecord(recordOf(started.value))) : started;
}

function dealt(game: AnyGame, state: FlowState, seat: Seat, deal: BranchDeal): FlowState {
  if (deal.as === 'same') return state;
  const random = randomFor({ text: deal.seed, generator: 'chacha8' }, 'branch');
  return game.determinize(game.viewFor(state, seat), random);
}
