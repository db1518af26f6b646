// The round that was played last, in one row per seat: what it did and what it brought, me first.

import type { Seat } from '@orrery/kernel';
import type { Speaker } from '@orrery/words';
import type { Fact, GameName } from '../table.ts';
import { toldGame } from '../told-games.ts';

export interface RoundRow {
  readonly seat: Seat;
  /** What it did and what it brought, part by part. */
  readonly parts: readonly string[];
  /** Cards or tiles that came into play. */
  readonly placed: readonly string[];
}

export interface RoundRows {
  readonly round: number;
  readonly rows: readonly RoundRow[];
}

/** Null before anything was played. While the next round is being planned it still tells of the one before. */
export function roundRows(game: GameName, facts: readonly Fact[], say: Speaker): RoundRows | null {
  const told = toldGame(game);
  const played = facts.filter(({ round, phase }) => round > 0 && told.isPlayed(phase));
  const round = played.at(-1)?.round;
  if (round === undefined) return null;
  const bySeat = new Map<Seat, Fact[]>();
  for (const fact of played) {
    if (fact.round !== round || fact.seat === null) continue;
    bySeat.set(fact.seat, [...(bySeat.get(fact.seat) ?? []), fact]);
  }
  const mineFirst = (seat: Seat): number => (seat === say.you ? -1 : seat);
  const rows = [...bySeat]
    .sort(([one], [other]) => mineFirst(one) - mineFirst(other))
    .map(([seat, some]) => ({ seat, parts: withoutPass(told.lineParts(some, say), say), placed: told.placed(some) }));
  return { round, rows };
}

/** Whoever did something in a round has not passed, though it did in one of its phases. */
function withoutPass(parts: readonly string[], { words }: Speaker): readonly string[] {
  const done = parts.filter((part) => part !== words.story.passed);
  return done.length === 0 ? parts : done;
}
