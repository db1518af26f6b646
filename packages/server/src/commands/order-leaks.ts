// The same match twice, with orders in the one and without them in the other, where their people answer by hand at the same
// moments: everybody else must be sent the same messages and told the same notices, byte for byte, and how long answers by order
// wait must hang on nothing but the clock. And what is told to somebody names nothing that only others can see.

import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { below, openQuestions, pick, type Question, type Random, type Seat } from '@orrery/kernel';
import type { Order } from '@orrery/protocol';
import { isGameName, ownPieces } from '@orrery/table';
import { delayOf, delaysFor } from '../orders/delays.ts';
import { giveOrders, ordersOf } from '../orders/giving.ts';
import { orderedAnswer } from '../orders/stored-orders.ts';
import { openLog } from '../storage/log.ts';
import { textsIn } from './leak-judge.ts';
import type { WayToPlay } from './leak-ways.ts';
import type { MailReceiver } from './mail-receiver.ts';
import type { Waited } from './order-delays.ts';
import {
  dealForOrders,
  type OrderFault,
  type OrderWorld,
  openOrderWorld,
  type ToldNow,
  tablesShown,
} from './order-world.ts';

export interface OrderComparison {
  answers: number;
  byOrder: number;
  /** Messages and notices that were compared. */
  messages: number;
  notices: number;
  readonly waited: Waited[];
  readonly leaks: string[];
}

const mostAnswers = 250;
const clocks = [86_400_000, 120_000, null] as const;
const secret = 'kept';
/** One in so many. */
const undoChance = 8;
const giveChance = 12;
const thoughtMs = 900;
/** So many legal answers leave a choice. */
const many = 4;
/** On a machine that is very busy. */
const longestMs = 30_000;

interface Run {
  readonly worlds: readonly [OrderWorld, OrderWorld];
  readonly people: Awaited<ReturnType<typeof dealForOrders>>['people'];
  /** Seats with orders in the first world. */
  readonly ordering: ReadonlySet<Seat>;
  readonly random: Random;
  readonly found: OrderComparison;
  /** Since when orders have fitted the open questions, by seat and number: what others do may make them fit later. */
  fitsSince: ReadonlyMap<string, number>;
}

export async function compareWithOrders(
  way: WayToPlay,
  random: Random,
  mail: MailReceiver,
  found: OrderComparison,
  fault: OrderFault = {},
  most = mostAnswers,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-orders-'));
  const [one, other] = [join(folder, 'one'), join(folder, 'other')];
  const began = 1_700_000_000_000;
  const dealt = await dealForOrders(one, way, pick(random, clocks), { now: began });
  cpSync(one, other, { recursive: true });
  const first = await openOrderWorld(one, dealt, { now: began }, mail, fault);
  const second = await openOrderWorld(other, dealt, { now: began }, mail);
  try {
    const seats = dealt.people.slice(0, -1).map((_, seat) => seat);
    const sure = pick(random, seats);
    const ordering = new Set(
      seats.filter((seat) => seat === sure || (seat !== (sure + 1) % seats.length && below(random, 2) === 0)),
    );
    const run: Run = { worlds: [first, second], people: dealt.people, ordering, random, found, fitsSince: new Map() };
    const leak = await compare(run, most);
    if (leak !== null) found.leaks.push(`${way.name}: ${leak}`);
  } finally {
    for (const world of [first, second]) await world.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function compare(run: Run, most: number): Promise<string | null> {
  const { worlds, random, found, ordering } = run;
  const [{ live }] = worlds;
  for (const world of worlds) await world.settle();
  for (const world of worlds) world.takeSent();
  for (let answers = 0; answers < most; answers++) {
    const open = openQuestions(live.match.state);
    if (open.length === 0) return null;
    for (const seat of ordering) if (answers === 0 || below(random, giveChance) === 0) await give(run, seat);
    const covered = open.filter((question) => orderedAnswer(live, question) !== null);
    noteFitting(run, covered);
    const byHand = open.filter((question) => !covered.includes(question));
    const question = byHand.length > 0 ? pick(random, byHand) : null;
    const leak = question === null ? await byOrder(run, covered) : await answerByHand(run, question, covered);
    found.answers += 1;
    const difference = leak ?? (await differenceNow(run));
    if (difference !== null) return `after ${(question ?? covered[0])?.kind}: ${difference}`;
  }
  return null;
}

/** A few kinds of questions or all of them; sometimes with a piece that may be gone by then. */
async function give({ worlds: [world], people, random }: Run, seat: Seat): Promise<void> {
  const { live } = world;
  const person = people[seat];
  const name = live.game.name;
  if (person === undefined || !isGameName(name)) return;
  const { version, kinds } = await ordersOf(world, live.id, person);
  const pieces = ownPieces(name, live.game.viewFor(live.match.state, seat), seat);
  const wanted = below(random, 2) === 0 ? kinds : kinds.filter(() => below(random, 2) === 0);
  const orders = wanted.slice(0, 40).map((on): Order => {
    const named = pieces.length > 0 && below(random, 8) === 0 ? [pick(random, pieces)] : [];
    const first = named.map((piece) => ({ do: 'give' as const, answer: piece }));
    const answers = [...first, { do: 'propose' as const }];
    return { on, about: null, if: [], answers, else: pick(random, ['pass', 'pass', 'ask'] as const), valid: 'always' };
  });
  await giveOrders(world, live.id, person, { version, orders });
  await world.driver.take(live.id);
}

const keyOf = ({ seat, id }: Question): string => `${seat} ${id}`;

function noteFitting(run: Run, covered: readonly Question[]): void {
  const { last, startedAt } = run.worlds[0].live;
  const now = last?.at ?? startedAt;
  run.fitsSince = new Map(covered.map((question) => [keyOf(question), run.fitsSince.get(keyOf(question)) ?? now]));
}

/** From when an order has had to wait before it answers this question. */
function askedAt({ worlds: [{ live }], fitsSince }: Run, question: Question): number {
  const { seat } = question;
  const since = [live.waitingSince.get(seat), live.orders.get(seat)?.givenAt, fitsSince.get(keyOf(question))];
  return Math.max(...since.map((at) => at ?? 0));
}

/** When the order of a seat answers. */
function dueAt(run: Run, question: Question): number {
  const { live } = run.worlds[0];
  const { seat, id } = question;
  return askedAt(run, question) + delayOf(secret, live.table.settings, { match: live.id, seat, question: id });
}

/** Nobody can answer by hand: the clock moves to the next answer by order, and no answer may come a moment before. */
async function byOrder(run: Run, covered: readonly Question[]): Promise<string | null> {
  const { worlds, ordering, found } = run;
  const [one, other] = worlds;
  const { live, clock } = one;
  const due = Math.min(...covered.map((question) => dueAt(run, question)));
  const waiting = new Map(
    covered.map((question) => {
      const legal = live.game.enumerate(live.match.state, question)?.length ?? many;
      return [question.seat, { since: askedAt(run, question), narrow: legal < many }];
    }),
  );
  const { seq } = live;
  clock.now = Math.max(clock.now, due - 1);
  await one.driver.take(live.id);
  await one.settle();
  if (clock.now < due && live.seq !== seq) return 'an answer by order came too early';
  if (!isCovered(one, covered)) return null; // a piece that an order named is gone, and the order with it
  clock.now = Math.max(clock.now, due);
  await fired(one, seq, covered);
  const entries = await openLog(one.store).read(live.id, seq);
  if (entries.length === 0) return isCovered(one, covered) ? 'an answer by order did not come' : null;
  const { least, most } = delaysFor(live.table.settings);
  for (const { by, seat, question, answer, at } of entries) {
    const asked = waiting.get(seat);
    if (by !== 'order' || asked === undefined || !ordering.has(seat)) return `seat ${seat} was answered by ${by}`;
    const share = (at - asked.since - least) / (most - least);
    found.waited.push({ share, narrow: asked.narrow });
    found.byOrder += 1;
    other.clock.now = at;
    await other.keeper.submit(live.id, seat, question, JSON.parse(answer), null);
  }
  return null;
}

const isCovered = ({ live }: OrderWorld, questions: readonly Question[]): boolean =>
  questions.some((question) => orderedAnswer(live, question) !== null);

/** The timer of the driver is set to no time at all then. */
async function fired(world: OrderWorld, seq: number, covered: readonly Question[]): Promise<void> {
  const { live, driver, settle } = world;
  await driver.take(live.id);
  const giveUpAt = performance.now() + longestMs;
  while (live.seq === seq && isCovered(world, covered) && performance.now() < giveUpAt)
    await new Promise((resolve) => setTimeout(resolve, 1));
  await settle();
}

/** The same in both, at the same moment; now and then an answer, by whomever, is taken back by its person. */
async function answerByHand(run: Run, question: Question, covered: readonly Question[]): Promise<string | null> {
  const { worlds, random } = run;
  const [{ live, clock }] = worlds;
  const soonest = Math.min(...covered.map((each) => dueAt(run, each) - 1));
  const now = Math.max(clock.now, Math.min(clock.now + below(random, thoughtMs), soonest));
  const { seat, id } = question;
  const isUndo = below(random, undoChance) === 0;
  const answer = live.game.sample(live.match.state, question, random);
  for (const world of worlds) {
    world.clock.now = now;
    if (isUndo) await world.keeper.undo(live.id, seat, null);
    else await world.keeper.submit(live.id, seat, id, answer, null);
  }
  return null;
}

/** What anybody without orders was sent or told otherwise in the one world than in the other. */
async function differenceNow({ worlds, people, ordering, found }: Run): Promise<string | null> {
  const [one, other] = worlds;
  for (const world of worlds) await world.settle();
  // At the end the table is told of in its own time.
  const inOrder = (texts: string[]): string[] => (isOver(one) ? texts.sort() : texts);
  const [sent, otherSent] = [one.takeSent().map(inOrder), other.takeSent().map(inOrder)];
  const isOther = (index: number): boolean => !ordering.has(index);
  for (const [index, texts] of sent.entries()) {
    if (!isOther(index)) continue;
    const twins = otherSent[index] ?? [];
    found.messages += texts.length;
    const at = texts.findIndex((text, nth) => text !== twins[nth]);
    if (at >= 0 || twins.length !== texts.length)
      return `person ${index} was sent ${texts.length} messages against ${twins.length}, last ${lastOf(one)} against ${lastOf(other)}: ${short(texts[at])} against ${short(twins[at])}`;
  }
  const [shown, otherShown] = [await tablesShown(one, people), await tablesShown(other, people)];
  const table = shown.findIndex((text, index) => isOther(index) && text !== otherShown[index]);
  if (table >= 0) return `person ${table} is shown another table: ${short(shown[table])}`;
  return tellingDifference(
    one,
    other,
    people.slice(0, -1).flatMap((_, seat) => (isOther(seat) ? [seat] : [])),
    found,
  );
}

const lastOf = ({ live: { last } }: OrderWorld): string =>
  last === null ? 'nothing' : `${last.kind} ${last.question} of seat ${last.seat} by ${last.by} at ${last.at}`;

const isOver = ({ live }: OrderWorld): boolean => live.game.outcome(live.match.state) !== null;

async function tellingDifference(
  one: OrderWorld,
  other: OrderWorld,
  seats: readonly Seat[],
  found: OrderComparison,
): Promise<string | null> {
  const [told, otherTold] = [await one.takeTold(seats), await other.takeTold(seats)];
  found.notices += told.length;
  const [texts, otherTexts] = [told, otherTold].map((all) =>
    all.map((each) => `${each.seat} ${each.way} ${withoutIds(each.text)}`).sort(),
  );
  const at = (texts ?? []).findIndex((text, nth) => text !== otherTexts?.[nth]);
  if (at >= 0 || texts?.length !== otherTexts?.length)
    return `told is ${short(texts?.[at])} against ${short(otherTexts?.[at])}`;
  for (const each of told) {
    const secretName = secretIn(one, each);
    if (secretName !== null) return `seat ${each.seat} is told of ${secretName} by ${each.way}: ${short(each.text)}`;
  }
  return null;
}

/** Each notice has an id of its own, each mail a time and marks. */
const withoutIds = (text: string): string =>
  text
    .replaceAll(/"id":"\w+"/g, '')
    .replaceAll(/^(?:Message-ID|Date|To|Orrery-[\w-]+):.*$/gim, '')
    .replaceAll(/[\w-]{20,}/g, '');

const plain = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll('=\r\n', '')
    .replaceAll(/[^a-z0-9]+/g, ' ')} `;

/** A name, or the seed, that others can see and this seat cannot. */
function secretIn({ live }: OrderWorld, { seat, text }: ToldNow): string | null {
  const { game, match, table, headerText } = live;
  const { seed }: { seed: string } = JSON.parse(headerText);
  if (text.includes(seed)) return 'the seed';
  const seen = new Set<string>();
  for (const other of table.seats) textsIn(game.viewFor(match.state, other.seat), seen);
  const own = openQuestions(match.state).filter((question) => question.seat === seat);
  return foreignName(text, seen, textsIn([game.viewFor(match.state, seat), own]));
}

/** Words of one part are no names. A name may lie in a longer one that is known: "Mining World" in "Bio-Hazard Mining World". */
export function foreignName(text: string, seen: Iterable<string>, known: ReadonlySet<string>): string | null {
  let said = plain(text);
  const names = [...known].filter((name) => name.includes('-')).sort((a, b) => b.length - a.length);
  for (const name of names) said = said.replaceAll(plain(name), ' # ');
  return [...seen].find((name) => name.includes('-') && !known.has(name) && said.includes(plain(name))) ?? null;
}

const short = (text: string | undefined): string => (text ?? 'nothing').slice(0, 300);
