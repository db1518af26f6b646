// What notices are made of: of whom something is asked, and the row that says it.

import { openQuestions, type Question, type Seat } from '@orrery/kernel';
import type { Insertable } from 'kysely';
import { botFor } from '../matches/absence.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import { openView } from '../matches/open-view.ts';
import { deadlineOf } from '../matches/times.ts';
import { orderedAnswer, withdrawnFor } from '../orders/stored-orders.ts';
import { isAnyOf } from '../storage/any-of.ts';
import type { NoticesTable } from '../storage/schema.ts';
import { newId, type Store } from '../storage/store.ts';
import type { FullTable } from '../tables/tables.ts';
import type { Told } from './saying.ts';

/** Somebody of whom something is asked. */
export interface Turn {
  readonly person: string;
  readonly seat: Seat;
  readonly question: Question;
  /** After which entry it was asked. */
  readonly askedAt: number;
  /** After which entry this person last acted. */
  readonly actedAt: number;
  readonly told: Told;
}

/** Whoever loads the page anew is there again by then. */
export const patienceMs = 10_000;

/** Of whom something is asked that is worth a notice. */
export function turnsIn(live: LiveMatch): Turn[] {
  if (live.closed || live.presence.resting || live.presence.paused !== null) return [];
  return openQuestions(live.match.state).flatMap((question): Turn[] => {
    const { seat } = question;
    const person = personAt(live.table, seat);
    if (person === null || botFor(live, seat) !== null || orderedAnswer(live, question) !== null) return [];
    return [
      {
        person,
        seat,
        question,
        askedAt: live.askedAt.get(seat) ?? 0,
        actedAt: live.actedAt.get(seat) ?? 0,
        told: toldOf(live, question),
      },
    ];
  });
}

const personAt = ({ seats }: FullTable, seat: Seat): string | null => {
  const row = seats[seat];
  return row?.kind === 'person' && row.name !== null ? row.person : null;
};

export const othersAt = ({ seats }: FullTable, seat: Seat): string[] =>
  seats.flatMap(({ seat: each, name }) => (each === seat || name === null ? [] : [name]));

function toldOf(live: LiveMatch, question: Question): Told {
  return {
    game: live.game.name,
    names: othersAt(live.table, question.seat),
    question,
    phase: openView(live).phase,
    deadline: deadlineOf(live, question.seat)?.at ?? null,
    ...(withdrawnFor(live, question.seat) === null ? {} : { withdrawn: true }),
  };
}

export async function withChannels(store: Store, people: readonly string[]): Promise<string[]> {
  if (people.length === 0) return [];
  const isMeant = isAnyOf(store, 'person', people);
  const rows = await store.db.selectFrom('channels').select('person').distinct().where(isMeant).execute();
  return rows.map(({ person }) => person);
}

interface Content {
  readonly match: string | null;
  readonly question?: Question;
  readonly told: Told;
  readonly dueAt: number;
}

export const noticeRow = (
  store: Store,
  person: string,
  kind: NoticesTable['kind'],
  { match, question, told, dueAt }: Content,
): Insertable<NoticesTable> => ({
  id: newId(),
  person,
  kind,
  match_id: match,
  question: question?.id ?? null,
  data: JSON.stringify(told),
  made_at: store.now(),
  due_at: dueAt,
  taken_until: 0,
  tries: 0,
  told: '[]',
  done_at: null,
});
