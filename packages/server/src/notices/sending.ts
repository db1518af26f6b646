// Sends what is due. A row is taken for a while by the database's clock, so that no other node sends it meanwhile; whoever
// dies in between leaves it to the next one. What has become pointless is dropped, what comes in quiet hours waits.

import { openQuestions } from '@orrery/kernel';
import type { Notice, NoticeSettings } from '@orrery/protocol';
import type { RaceOptions } from '@orrery/race';
import { type Selectable, sql } from 'kysely';
import { botFor } from '../matches/absence.ts';
import type { Keeper } from '../matches/keeper.ts';
import { deadlineOf } from '../matches/times.ts';
import { Refused } from '../refusal.ts';
import { databaseNow } from '../storage/database-time.ts';
import type { NoticesTable } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import { readTable, seatOf } from '../tables/tables.ts';
import { type ChannelRow, channelsOf, mostFailures } from './channels.ts';
import { afterQuiet } from './hours.ts';
import { patienceMs } from './making.ts';
import { digestFor, noticeFor, type Reader, type Saying, type Told, wordsOf } from './saying.ts';
import type { Senders } from './senders.ts';
import { type Wishes, wishesOf } from './settings.ts';

type Row = Selectable<NoticesTable>;

const takenMs = 60_000;
const atOnce = 50;
const mostTries = 6;
const firstPauseMs = 30_000;
const minute = 60_000;

export interface SendingParts {
  readonly store: Store;
  readonly keeper: Keeper;
  readonly senders: Senders;
  readonly base: string;
  readonly onTrouble: (error: unknown) => void;
}

export async function sendDue(parts: SendingParts, here: ReadonlySet<string>): Promise<number> {
  const rows = await take(parts.store);
  const people = new Set(rows.map(({ person }) => person));
  for (const person of people) {
    const theirs = rows.filter((row) => row.person === person);
    await sendTo(parts, person, theirs, here.has(person)).catch(parts.onTrouble);
  }
  return rows.length;
}

async function take(store: Store): Promise<Row[]> {
  const now = databaseNow(store.kind);
  const due = store.db
    .selectFrom('notices')
    .select('id')
    .where('done_at', 'is', null)
    .where('due_at', '<=', store.now())
    .where('taken_until', '<', now)
    .orderBy('due_at')
    .limit(atOnce);
  const isDue = await due.executeTakeFirst();
  if (isDue === undefined) return []; // most of the time: nothing is written
  return store.db
    .updateTable('notices')
    .set({ taken_until: sql<number>`${now} + ${takenMs}` })
    .where('id', 'in', due)
    .where('taken_until', '<', now)
    .returningAll()
    .execute();
}

async function sendTo(parts: SendingParts, person: string, rows: readonly Row[], isHere: boolean): Promise<void> {
  const { store } = parts;
  const wishes = await wishesOf(store, person);
  const now = store.now();
  const later = afterQuiet(now, wishes.settings);
  const ready: { row: Row; saying: Saying }[] = [];
  for (const row of rows) {
    const saying = await sayingOf(parts, row, wishes.settings);
    // Whoever is there may look at something else, or may be gone with a node that was killed: what is asked waits until he has
    // looked, or is gone. The rest he finds where he is.
    if (saying === null || (isHere && row.question === null)) await finish(store, row);
    else if (isHere) await putOff(store, row, now + patienceMs);
    else if (saying === 'later') await putOff(store, row, nextTry(row, now), 1);
    else if (typeof saying === 'number') await putOff(store, row, saying);
    else if (later > now) await putOff(store, row, later);
    else ready.push({ row, saying });
  }
  if (ready.length > 0) await deliver(parts, person, wishes, ready);
}

/** Null: pointless by now. A number: it is due then. `later`: the match cannot be opened here now. */
async function sayingOf(
  { store, keeper, onTrouble }: SendingParts,
  row: Row,
  settings: NoticeSettings,
): Promise<Saying | number | 'later' | null> {
  const told: Told = JSON.parse(row.data);
  const saying: Saying = { id: row.id, kind: row.kind, match: row.match_id, told };
  const { match_id: match } = row;
  if (row.kind === 'over' || match === null) return saying;
  if (row.kind === 'invite') return (await isInvited(store, match, row.person)) ? saying : null;
  const now = store.now();
  const deadline = await keeper
    .within(match, (live) => {
      const question = openQuestions(live.match.state).find(
        ({ id, seat }) => id === row.question && live.table.seats[seat]?.person === row.person,
      );
      if (question === undefined || live.closed || live.presence.resting || live.presence.paused !== null) return null;
      if (botFor(live, question.seat) !== null) return null;
      const { cards = null }: Partial<RaceOptions> = JSON.parse(live.table.row.options);
      return { at: deadlineOf(live, question.seat)?.at ?? null, ownCards: cards };
    })
    .catch((error: unknown) => notOpened(error, onTrouble));
  if (deadline === 'later') return row.tries + 1 < mostTries ? deadline : null;
  if (deadline === null || (row.kind === 'turn' && (await wasLookedAt(store, row)))) return null;
  if (row.kind === 'soon') {
    if (deadline.at === null) return null;
    const dueAt = deadline.at - settings.soonMs;
    if (dueAt > now + minute) return dueAt; // a holiday, another clock
  }
  return { ...saying, told: { ...told, deadline: deadline.at }, ownCards: deadline.ownCards };
}

/** Of a match that goes on nowhere nothing need be told. */
function notOpened(error: unknown, onTrouble: (error: unknown) => void): 'later' | null {
  if (!(error instanceof Refused)) onTrouble(error);
  const isForGood = error instanceof Refused && (error.code === 'server/old-rules' || error.code === 'server/damaged');
  return isForGood ? null : 'later';
}

const nextTry = ({ tries }: Row, now: number): number => now + firstPauseMs * 2 ** tries;

/** Not who sits there by now, and not to a table that waits for nobody any more. */
async function isInvited(store: Store, id: string, person: string): Promise<boolean> {
  const table = await readTable(store, id);
  return table?.row.status === 'waiting' && seatOf(table, person) === null;
}

async function wasLookedAt({ db }: Store, { person, match_id, question }: Row): Promise<boolean> {
  const mark = await db
    .selectFrom('noticed')
    .select(['question', 'looked'])
    .where('person', '=', person)
    .where('match_id', '=', match_id ?? '')
    .executeTakeFirst();
  return mark !== undefined && mark.question === question && mark.looked === 1;
}

async function deliver(
  { store, senders, base, onTrouble }: SendingParts,
  person: string,
  { settings, stop }: Wishes,
  ready: readonly { readonly row: Row; readonly saying: Saying }[],
): Promise<void> {
  const words = await wordsOf(settings.language);
  const reader: Reader = {
    words,
    language: settings.language,
    base,
    stop,
    waiting: await waitingFor(store, person),
    now: store.now(),
  };
  const channels = (await channelsOf(store, person)).filter(
    ({ confirmed, failures }) => confirmed === 1 && failures < mostFailures,
  );
  const told = new Map(ready.map(({ row }) => [row.id, new Set<string>(JSON.parse(row.told))]));
  let failed = false;
  for (const channel of channels) {
    const wanted = ready.filter(
      ({ row }) => settings.tell[row.kind][channel.kind] && told.get(row.id)?.has(channel.id) !== true,
    );
    const notice = together(
      wanted.map(({ saying }) => saying),
      reader,
    );
    if (notice === null) continue;
    const isSent = await sendOne(store, senders, channel, notice, words, onTrouble);
    failed ||= !isSent;
    for (const { row } of wanted) {
      if (!isSent) continue;
      told.get(row.id)?.add(channel.id);
      await noteTold(store, row, [...(told.get(row.id) ?? [])]);
    }
  }
  for (const { row } of ready) {
    if (!failed || row.tries + 1 >= mostTries) await finish(store, row);
    else await putOff(store, row, nextTry(row, store.now()), 1);
  }
}

/** One alone, or a digest whose id follows from what is in it. */
function together(sayings: readonly Saying[], reader: Reader): Notice | null {
  const [first] = sayings;
  if (first === undefined) return null;
  return sayings.length === 1 ? noticeFor(first, reader) : digestFor(first.id, sayings, reader);
}

async function sendOne(
  store: Store,
  senders: Senders,
  channel: ChannelRow,
  notice: Notice,
  words: Reader['words'],
  onTrouble: (error: unknown) => void,
): Promise<boolean> {
  const { db } = store;
  const sent = await senders.send(channel, notice, words).catch((error: unknown) => {
    onTrouble(new Error(`a notice was not sent by ${channel.kind}`, { cause: error }));
    return 'failed' as const;
  });
  if (sent === 'gone') await db.deleteFrom('channels').where('id', '=', channel.id).execute();
  else if (sent === 'failed' || channel.failures > 0) {
    const failures = sent === 'failed' ? channel.failures + 1 : 0;
    await db.updateTable('channels').set({ failures }).where('id', '=', channel.id).execute();
  }
  return sent !== 'failed';
}

/** Matches of which this person was told and which wait still: the badge. */
async function waitingFor({ db }: Store, person: string): Promise<number> {
  const { count } = await db
    .selectFrom('noticed')
    .innerJoin('matches', 'matches.id', 'noticed.match_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('person', '=', person)
    .where('looked', '=', 0)
    .where('matches.over', '=', 0)
    .executeTakeFirstOrThrow();
  return Number(count);
}

const noteTold = async ({ db }: Store, { id }: Row, channels: readonly string[]): Promise<void> => {
  await db
    .updateTable('notices')
    .set({ told: JSON.stringify(channels) })
    .where('id', '=', id)
    .execute();
};

const finish = async (store: Store, { id }: Row): Promise<void> => {
  await store.db.updateTable('notices').set({ done_at: store.now() }).where('id', '=', id).execute();
};

const putOff = async ({ db }: Store, { id, tries }: Row, dueAt: number, more = 0): Promise<void> => {
  await db
    .updateTable('notices')
    .set({ due_at: dueAt, taken_until: 0, tries: tries + more })
    .where('id', '=', id)
    .execute();
};

/** Sent at once, by the wish of whoever looks on. */
export async function sendTest(
  { store, senders, base }: SendingParts,
  channel: ChannelRow,
  notice: (reader: Reader) => Notice,
): Promise<boolean> {
  const { settings, stop } = await wishesOf(store, channel.person);
  const words = await wordsOf(settings.language);
  const reader: Reader = { words, language: settings.language, base, stop, waiting: 0, now: store.now() };
  return sendOne(store, senders, channel, notice(reader), words, () => {});
}
