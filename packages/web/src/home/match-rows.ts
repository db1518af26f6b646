// The list of my matches: what each row says, and in which order. My turn goes first, and there what runs out first.

import type { Table } from '@orrery/protocol';
import type { GameName } from '@orrery/table';
import type { KeptMatch } from '../local/saved-match.ts';
import { isLeft, waitsForMe } from '../online/my-turn.ts';
import { timeLeft } from '../online/option-words.ts';
import { mySeat, openSeats, seatNames, waitedPeople } from '../online/seats.ts';
import { words } from '../words/wording.ts';

export interface MatchRow {
  readonly href: string;
  readonly game: GameName;
  readonly title: string;
  readonly detail: string;
  /** What is read aloud instead of both. */
  readonly label: string;
  readonly tag: string;
  /** Something is asked of me. */
  readonly isMine: boolean;
  readonly isOver: boolean;
  /** Of a match on this device, which can be removed. */
  readonly key: string | null;
  /** When my time is up. */
  readonly deadline: number;
  readonly at: number;
}

const never = Number.MAX_SAFE_INTEGER;

const spoken = (parts: readonly string[]): string => words.joined.sentences(parts.map(words.joined.sentence));

export function matchRows(kept: readonly KeptMatch[], tables: readonly Table[], now: number): MatchRow[] {
  const rows = [...kept.map(localRow), ...tables.map((table) => onlineRow(table, now))];
  return rows.sort(
    (a, b) =>
      Number(b.isMine) - Number(a.isMine) || a.deadline - b.deadline || b.at - a.at || a.href.localeCompare(b.href),
  );
}

function localRow({ key, game, round, rivals, shared, over, at, stuck }: KeptMatch): MatchRow {
  const detail = words.home.match(round, rivals);
  return {
    href: `#/${game}/${key}`,
    game,
    title: words.site.games[game],
    detail: shared ? `${detail} · ${words.friends.home.shared}` : detail,
    label: spoken([words.home.goOnWith(words.site.games[game]), detail]),
    tag: stuck !== undefined ? words.local.stuckTag : over ? words.friends.home.over : words.home.yourTurn,
    isMine: !over && stuck === undefined,
    isOver: over,
    key,
    deadline: never,
    at,
  };
}

function onlineRow(table: Table, now: number): MatchRow {
  const game = table.game as GameName;
  const seat = mySeat(table);
  const names = seatNames(table);
  const others = names.filter((_, other) => other !== seat && table.seats[other]?.kind !== 'open');
  const isOver = table.status === 'over';
  const isMine = waitsForMe(table);
  const title = words.site.games[game];
  const detail = [others.length === 0 ? words.friends.home.alone : words.friends.home.with(others), state(table, names)]
    .filter((part) => part !== '')
    .join(' · ');
  return {
    href: `#/at/${table.id}`,
    game,
    title,
    detail,
    label: spoken([words.home.goOnWith(title), detail, ...(isMine ? [words.home.yourTurn] : [])]),
    tag: tagOf(table, seat, now),
    isMine,
    isOver,
    key: null,
    deadline: (isMine ? table.deadline : null) ?? never,
    at: table.createdAt,
  };
}

function state(table: Table, names: readonly string[]): string {
  if (table.status === 'waiting') return words.friends.home.waitingRoom;
  const seat = mySeat(table);
  const waited = waitedPeople(table, table.waitedFor ?? [])
    .filter((other) => other !== seat)
    .map((other) => names[other] ?? '');
  return table.status === 'over' || waitsForMe(table) || waited.length === 0 ? '' : words.friends.home.waitsFor(waited);
}

function tagOf(table: Table, seat: number | null, now: number): string {
  if (table.status === 'waiting') {
    if (waitsForMe(table)) return seat === null ? words.after.rematch : words.friends.room.start;
    return words.friends.home.seatsTaken(table.seats.length - openSeats(table), table.seats.length);
  }
  if (table.status === 'over') {
    const rank = table.result?.find((placing) => placing.seat === seat)?.rank;
    if (rank === undefined) return words.friends.home.over;
    return rank === 1 ? words.friends.home.won : words.friends.home.place(rank);
  }
  if (table.resting === true) return words.friends.home.rests;
  if (isLeft(table, seat)) return words.friends.home.left;
  if (table.deadline != null) return timeLeft(table.deadline - now);
  return waitsForMe(table) ? words.home.yourTurn : '';
}
