// What people of a running match say to each other that is no chat: proposals, and a nudge for who is waited for.

import { waitedFor } from '@orrery/kernel';
import type { Person, Wish } from '@orrery/protocol';
import type { Compilable } from 'kysely';
import { botFor } from '../matches/absence.ts';
import type { Outcome } from '../matches/entry-wishes.ts';
import type { Keeper } from '../matches/keeper.ts';
import type { LiveMatch } from '../matches/live-match.ts';
import { agreeing, proposing } from '../matches/proposing.ts';
import { noticeRow, type Turn, turnsIn, withChannels } from '../notices/making.ts';
import { Refused } from '../refusal.ts';
import type { Store } from '../storage/store.ts';
import type { ChatLimits } from './chat-limits.ts';
import { type FullTable, needTable, seatOf } from './tables.ts';

interface Services {
  readonly store: Store;
  readonly keeper: Keeper;
  readonly chatLimits: ChatLimits;
}

const day = 86_400_000;

/** Of somebody who sits there, while the match is on. */
const seatOfPerson =
  (person: Person) =>
  (live: LiveMatch): number => {
    const seat = seatOf(live.table, person.id);
    if (seat === null) throw new Refused('server/not-seated', { match: live.id });
    return seat;
  };

export async function propose(services: Services, id: string, person: Person, wish: Wish): Promise<FullTable> {
  const { store, keeper, chatLimits } = services;
  await needPlaying(store, id);
  chatLimits.check(person.id);
  const outcome = await keeper.say(id, seatOfPerson(person), (live, seat) => proposing(live, seat, wish, store.now()));
  return afterwards(store, id, outcome);
}

export async function agree(
  services: Services,
  id: string,
  person: Person,
  { number, agrees }: { readonly number: number; readonly agrees: boolean },
): Promise<FullTable> {
  const { store, keeper, chatLimits } = services;
  await needPlaying(store, id);
  chatLimits.check(person.id);
  const outcome = await keeper.say(id, seatOfPerson(person), (live, seat) =>
    agreeing(live, seat, number, agrees, store.now()),
  );
  return afterwards(store, id, outcome);
}

async function needPlaying(store: Store, id: string): Promise<void> {
  const { status } = (await needTable(store, id)).row;
  if (status === 'waiting') throw new Refused('server/not-started', { match: id });
  if (status === 'over') throw new Refused('server/not-allowed', { why: 'the match is over' });
}

function afterwards(store: Store, id: string, outcome: Outcome): Promise<FullTable> {
  if (!outcome.ok) throw new Refused('server/unavailable', { match: id });
  return needTable(store, id);
}

/** Once a day from one person to one seat. */
export async function nudge(services: Services, id: string, person: Person, seat: number): Promise<FullTable> {
  const { store, keeper } = services;
  await needPlaying(store, id);
  const turn = await keeper.within(id, (live) => {
    const own = seatOfPerson(person)(live);
    const refuse = (why: string): never => {
      throw new Refused('server/not-allowed', { why });
    };
    if (own === seat) refuse('that is your own seat');
    if (live.presence.paused !== null) refuse('the match is paused');
    if (!waitedFor(live.match.state).includes(seat) || botFor(live, seat) !== null)
      refuse('nobody waits for this seat');
    return turnsIn(live).find((each) => each.seat === seat) ?? null;
  });
  const at = store.now();
  const isFirst = await store.together(
    store.db
      .insertInto('nudges')
      .values({ table_id: id, person: person.id, seat, at })
      .onConflict((conflict) =>
        conflict
          .columns(['table_id', 'person', 'seat'])
          .doUpdateSet({ at })
          .where('nudges.at', '<=', at - day),
      ),
    ...(await nudgeNotices(store, id, turn, person.name)),
  );
  if (!isFirst) throw new Refused('server/too-many', { seconds: await secondsLeft(store, id, person, seat) });
  return needTable(store, id);
}

async function secondsLeft({ db, now }: Store, id: string, person: Person, seat: number): Promise<number> {
  const last = await db
    .selectFrom('nudges')
    .select('at')
    .where('table_id', '=', id)
    .where('person', '=', person.id)
    .where('seat', '=', seat)
    .executeTakeFirst();
  return Math.max(1, Math.ceil(((last?.at ?? 0) + day - now()) / 1000));
}

async function nudgeNotices(store: Store, match: string, turn: Turn | null, by: string): Promise<Compilable[]> {
  if (turn === null || (await withChannels(store, [turn.person])).length === 0) return [];
  const { person, question, told } = turn;
  const content = { match, question, told: { ...told, by }, dueAt: store.now() };
  return [store.db.insertInto('notices').values(noticeRow(store, person, 'nudge', content))];
}
