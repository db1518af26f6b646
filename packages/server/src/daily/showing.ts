// What is shown of a daily deal, and when: others' results after the own match, seed and best match once the day is over.

import { hashOfSeed } from '@orrery/kernel';
import type { DailyDeal } from '@orrery/protocol';
import { daysInARow } from '../ratings/streaks.ts';
import type { Store } from '../storage/store.ts';
import { closesAt, dayAfter, dayOf, isSealed, opensAt } from './days.ts';
import { type DealRow, dealsOf } from './deals.ts';

const stepPoints = 2;

interface Play {
  readonly person: string;
  readonly match_id: string | null;
  readonly score: number | null;
  readonly rank: number | null;
}

export interface ShownDaily {
  readonly deals: DailyDeal[];
  readonly streak: { readonly days: number; readonly longest: number };
}

/** Yesterday's, today's and tomorrow's, or those of one day. */
export async function showDaily(store: Store, person: string | null, day: string | null): Promise<ShownDaily> {
  const today = dayOf(store.now());
  const days = day === null ? [dayAfter(today, -1), today, dayAfter(today)] : [day];
  const deals: DailyDeal[] = [];
  for (const each of days) for (const deal of await dealsOf(store, each)) deals.push(await shown(store, deal, person));
  return { deals, streak: await streakOf(store, person) };
}

async function shown(store: Store, deal: DealRow, person: string | null): Promise<DailyDeal> {
  const { day, game } = deal;
  const bots: string[] = JSON.parse(deal.bots);
  const plays = await store.db
    .selectFrom('daily_plays')
    .select(['person', 'match_id', 'score', 'rank'])
    .where('day', '=', day)
    .where('game', '=', game)
    .execute();
  const done = plays.filter(({ score }) => score !== null);
  const own = plays.find((play) => play.person === person);
  const sealed = isSealed(day, store.now());
  const mayCompare = !sealed || (own !== undefined && own.score !== null);
  return {
    day,
    game,
    options: JSON.parse(deal.options),
    seats: [null, ...bots],
    seedHash: hashOfSeed(deal.seed),
    seed: sealed ? null : deal.seed,
    opensAt: opensAt(day),
    closesAt: closesAt(day),
    players: done.length,
    mine: own === undefined ? null : mineOf(own, done, mayCompare),
    spread: mayCompare ? spreadOf(done) : null,
    best: sealed ? null : await bestOf(store, done),
  };
}

function mineOf({ match_id, score, rank }: Play, done: readonly Play[], mayCompare: boolean): DailyDeal['mine'] {
  const others = done.length - 1;
  const fewer = done.filter((play) => (play.score ?? 0) < (score ?? 0)).length;
  const beats = score === null || !mayCompare || others <= 0 ? null : Math.round((100 * fewer) / others);
  return { match: match_id, score, rank, beats, offline: match_id === null };
}

function spreadOf(done: readonly Play[]): { from: number; count: number }[] {
  const counts = new Map<number, number>();
  for (const { score } of done) {
    const from = Math.floor((score ?? 0) / stepPoints) * stepPoints;
    counts.set(from, (counts.get(from) ?? 0) + 1);
  }
  return [...counts].map(([from, count]) => ({ from, count })).sort((a, b) => a.from - b.from);
}

/** With a name only if its person lets everybody look at the profile. */
async function bestOf({ db }: Store, done: readonly Play[]): Promise<DailyDeal['best']> {
  const best = done.toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0) || (a.rank ?? 0) - (b.rank ?? 0))[0];
  if (best === undefined || best.match_id === null) return null;
  const person = await db
    .selectFrom('people')
    .select('name')
    .where('id', '=', best.person)
    .where('public', '=', 1)
    .executeTakeFirst();
  return { match: best.match_id, name: person?.name ?? null, score: best.score ?? 0 };
}

async function streakOf(store: Store, person: string | null): Promise<ShownDaily['streak']> {
  if (person === null) return { days: 0, longest: 0 };
  const rows = await store.db
    .selectFrom('daily_plays')
    .select('day')
    .distinct()
    .where('person', '=', person)
    .where('score', 'is not', null)
    .execute();
  const { now, longest } = daysInARow(
    rows.map(({ day }) => opensAt(day)),
    store.now(),
  );
  return { days: now, longest };
}
