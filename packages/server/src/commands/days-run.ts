// The days themselves, in slices of four hours: the calendar moves, what is due happens, people do what they do.

import { randomFromNumber } from '@orrery/kernel';
import type { Store } from '../storage/store.ts';
import { DaysPerson } from './days-person.ts';
import type { DaysPlan, DaysWorld } from './days-world.ts';
import { moveCalendar } from './move-calendar.ts';
import { openTable } from './simulated-match.ts';

export interface DaysFigures {
  /** Some more than were asked for, where a match had not ended by then. */
  readonly days: number;
  readonly matches: number;
  readonly ended: boolean;
  readonly kills: number;
  readonly answers: number;
  readonly byHand: number;
  readonly byOrder: number;
  readonly byClock: number;
  readonly byStandIn: number;
  readonly takenBack: number;
  /** That people took while they played, and pauses that all agreed to. */
  readonly holidays: number;
  readonly pauses: number;
  readonly seatsLost: number;
  readonly told: number;
  readonly nudges: number;
  readonly digests: number;
  /** Made, wanted and never arrived. */
  readonly lost: number;
  /** The same question of the same match told to the same person more than once. */
  readonly twice: number;
  /** One notice that came more than once, under its one id. */
  readonly repeated: number;
  /** Somebody was waited for, away, without orders, and nothing had been said since the last look. */
  readonly untold: number;
}

const hour = 3_600_000;
const sliceMs = 4 * hour;
const slicesADay = 6;
const passes = 3;
/** A notice of a turn waits a little for whoever is just loading the page anew. */
const untilToldMs = 12_000;
const settings = { clockMs: 24 * hour, graceMs: 2 * hour, holidayDays: 10 };

export async function liveThroughDays({ days, seats, game, seed }: DaysPlan, world: DaysWorld): Promise<DaysFigures> {
  const random = randomFromNumber(seed);
  const people = Array.from({ length: seats }, (_, index) => new DaysPerson(world, `person-${index}`, index, random));
  for (const person of people) await person.signIn();
  const matches: string[] = [];
  let kills = 0;
  let untold = 0;
  const begin = async (): Promise<void> => {
    matches.push(
      await openTable(
        people.map((person) => person.player),
        game,
        0,
        settings,
      ),
    );
  };
  await begin();
  for (let day = 1; day <= days; day++) {
    for (let slice = 0; slice < slicesADay; slice++) {
      await moveCalendar(world.store, sliceMs);
      if (slice === day % slicesADay) {
        await world.restart();
        kills += 1;
      }
      await settled(world.store);
      const match = matches.at(-1) ?? '';
      if (!(await isOver(world.store, match))) untold += await untoldIn(world.store, match, people);
      await liveSlice(world, people, match, day, slice);
      if ((await isOver(world.store, match)) && day < days - 5) await begin();
    }
    process.stderr.write(
      `day ${day} of ${days}: match ${matches.length}, ${await entriesOf(world.store, matches)} entries\n`,
    );
  }
  const last = matches.at(-1) ?? '';
  let lived = days;
  for (let more = 0; more < 60 * slicesADay && !(await isOver(world.store, last)); more++) {
    await moveCalendar(world.store, sliceMs);
    await settled(world.store);
    lived = days + 1 + Math.floor(more / slicesADay);
    await liveSlice(world, people, last, lived, more % slicesADay);
  }
  await moveCalendar(world.store, 24 * hour); // digests of the last day
  await settled(world.store);
  return { days: lived, kills, untold, ...(await figuresOf(world, matches, seats)) };
}

/** Whoever is told answers soon, and others are told then. */
async function liveSlice(
  { store }: DaysWorld,
  people: readonly DaysPerson[],
  match: string,
  day: number,
  slice: number,
): Promise<void> {
  for (const person of people) await person.plan(match, day, slice);
  for (let pass = 0; pass < passes; pass++) {
    for (const person of people) await person.live(match, day, slice);
    await settled(store);
    await moveCalendar(store, untilToldMs);
    await settled(store);
  }
}

/** Nothing is due any more, and nothing moves. */
async function settled(store: Store): Promise<void> {
  let before = '';
  for (let quiet = 0; quiet < 3; ) {
    await new Promise((resolve) => setTimeout(resolve, 60));
    const { db } = store;
    await store.look();
    const due = await db
      .selectFrom('notices')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('done_at', 'is', null)
      .where('due_at', '<=', store.now())
      .executeTakeFirstOrThrow();
    const logs = await db.selectFrom('tails').select(['match_id', 'seq']).execute();
    const looked = await db.selectFrom('matches').select(['id', 'noticed']).where('over', '=', 0).execute();
    const behind = looked.filter(
      ({ id, noticed }) => noticed < (logs.find(({ match_id }) => match_id === id)?.seq ?? 0),
    );
    const now = JSON.stringify(logs);
    quiet = Number(due.count) === 0 && behind.length === 0 && now === before ? quiet + 1 : 0;
    before = now;
  }
}

const isOver = async ({ db }: Store, match: string): Promise<boolean> =>
  (await db.selectFrom('matches').select('over').where('id', '=', match).executeTakeFirst())?.over === 1;

async function entriesOf({ db }: Store, matches: readonly string[]): Promise<number> {
  const rows = await db.selectFrom('tails').select('seq').where('match_id', 'in', matches).execute();
  return rows.reduce((sum, { seq }) => sum + seq, 0);
}

/** People who are waited for and of whom no mark says that they were told. */
async function untoldIn({ db }: Store, match: string, people: readonly DaysPerson[]): Promise<number> {
  const marks = await db.selectFrom('noticed').selectAll().where('match_id', '=', match).execute();
  let untold = 0;
  for (const person of people) {
    const asked = await person.askedAt(match);
    if (asked === null) continue;
    const isTold = marks.some((mark) => mark.person === person.id && (mark.looked === 0 || mark.question === asked));
    if (!isTold) untold += 1;
  }
  return untold;
}

async function figuresOf({ store, inbox }: DaysWorld, matches: readonly string[], seats: number) {
  const { db } = store;
  const log = await db.selectFrom('log').select(['kind', 'by']).where('match_id', 'in', matches).execute();
  const by = (who: string): number => log.filter((entry) => entry.kind === 'answer' && entry.by === who).length;
  const rows = await db.selectFrom('notices').selectAll().execute();
  const all = [...inbox.received.values()].flat();
  const ids = all.map(({ id }) => id);
  const arrived = new Set(ids);
  const keys = rows.filter(({ kind }) => kind === 'turn').map((row) => `${row.person} ${row.match_id} ${row.question}`);
  const holidays = await db.selectFrom('holidays').select('id').execute();
  const people = await db.selectFrom('seats').select('person').where('table_id', 'in', matches).execute();
  const sent = rows.filter(({ told }) => told !== '[]');
  const inDigests = sent.filter(({ id }) => !arrived.has(id)).length;
  const waiting = rows.filter(({ done_at, due_at }) => done_at === null && due_at <= store.now()).length;
  const digests = all.filter(({ kind }) => kind === 'digest');
  const lines = digests.reduce((sum, { body }) => sum + body.split('\n').length - 1, 0);
  const over = await Promise.all(matches.map((match) => isOver(store, match)));
  return {
    matches: matches.length,
    ended: over.every((each) => each),
    answers: log.filter(({ kind }) => kind === 'answer').length,
    byHand: by('person'),
    byOrder: by('order'),
    byClock: by('clock'),
    byStandIn: by('standIn'),
    takenBack: log.filter(({ kind }) => kind === 'undo').length,
    holidays: holidays.length,
    pauses: log.filter(({ kind }) => kind === 'pause').length,
    seatsLost: matches.length * seats - people.filter(({ person }) => person !== null).length,
    told: all.length,
    nudges: all.filter(({ kind }) => kind === 'nudge').length,
    digests: digests.length,
    // What stands in a digest came under the id of the first of its lines.
    lost: waiting + Math.max(0, inDigests - lines),
    twice: keys.length - new Set(keys).size,
    repeated: ids.length - arrived.size,
  };
}
