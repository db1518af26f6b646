// A position by printed names, played through the real door: seats with their tableaus, goods, hands and chips, then
// picks, answers and scripted draws as a page of questions and answers would tell them. When the story is over, every
// scripted card must have been drawn.

import { type GameEvent, openQuestions, playInPlace, type Refusal, type Seat, type Told } from '@orrery/kernel';
import type { Action } from '../actions.ts';
import { goalTiles } from '../cards/goals.ts';
import type { DescribedOf } from '../decisions/described.ts';
import { decisionFor } from '../decisions/table.ts';
import type { EventKind, RaceEvent } from '../events.ts';
import { gameOf } from '../game.ts';
import { race } from '../index.ts';
import { readOptions } from '../options.ts';
import type { SetName } from '../powers/vocabulary.ts';
import type { AnswerTo, QuestionKind, QuestionOf, RaceQuestion } from '../questions.ts';
import { type Score, scoreOf } from '../scoring.ts';
import { feed, scriptOf, setupScripted } from '../setup.ts';
import { militaryNow } from '../standing.ts';
import { anonymousCard, noCard, type Player, type RaceState } from '../state.ts';
import { type Names, namesFor } from './names.ts';

export interface SeatSetup {
  /** The start world; without it the seat has none in its tableau and comes in seat order. */
  readonly start?: string;
  /** Printed names; ` (good)` behind a world puts a good on it. */
  readonly tableau?: readonly string[];
  readonly hand?: readonly string[];
  readonly chips?: number;
}

export interface Setup {
  readonly sets?: readonly SetName[];
  readonly takeovers?: boolean;
  readonly experienced?: boolean;
  /** Goal tiles by name. */
  readonly goals?: readonly string[];
  readonly seats: readonly SeatSetup[];
  /** Cards in the supply and in the discard pile. */
  readonly supply?: number;
  readonly discardPile?: number;
  /** The story tells every pass, also where a seat has nothing to place. */
  readonly tellsPasses?: boolean;
}

export type EventOf<K extends EventKind> = Extract<RaceEvent, { kind: K }>;

/** Any cards where only their number matters: worlds nobody could settle. */
export const cards = (count: number): string[] => new Array<string>(count).fill('Rebel Homeworld');

const defaultStarts = [
  'Old Earth',
  'Epsilon Eridani',
  'Alpha Centauri',
  'New Sparta',
  "Earth's Lost Colony",
  'Separatist Colony',
];
const boxes: readonly SetName[] = ['base', 'gs', 'rvi'];

/** Tells a story from the picks of the first round on; at its end the script must be used up. */
export function scenario(setup: Setup, story: (table: Table) => void): void {
  const table = new Table(setup);
  story(table);
  table.mustBeUsedUp();
}

export class Table {
  readonly state: RaceState;
  readonly told: Told<RaceEvent>[] = [];
  private readonly names: Names;
  private readonly passesAreTold: boolean;

  constructor(setup: Setup) {
    this.passesAreTold = setup.tellsPasses === true;
    const sets = setup.sets ?? boxes;
    this.names = namesFor(sets);
    const goals = (setup.goals ?? []).map((name) => this.names.goal(name));
    const { takeovers = false, experienced = false } = setup;
    const read = readOptions({ sets, takeovers, experienced, goals: goals.length > 0 });
    if (!read.ok) throw new Error(`these options are refused: ${JSON.stringify(read.refusal)}`);
    const startWorlds = setup.seats.map(({ start }, seat) => [this.names.card(start ?? defaultStarts[seat] ?? '')]);
    this.state = setupScripted(read.value, setup.seats.length, { goals, startWorlds });
    this.playSetUp();
    for (const [seat, given] of setup.seats.entries()) this.arrange(seat, given);
    this.state.pool = 12 * setup.seats.length - setup.seats.reduce((sum, { chips = 0 }) => sum + chips, 0);
    const script = scriptOf(this.state);
    script.deckSize = setup.supply ?? 60;
    script.discardSize = setup.discardPile ?? 0;
    this.told.length = 0;
  }

  /** Deals anything and discards it, so that the first picks are open. */
  private playSetUp(): void {
    for (const [seat] of this.state.players.entries()) feed(this.state, seat, this.names.all(cards(6)));
    race.advance(this.state, this.emit);
    for (const question of openQuestions(this.state)) {
      if (question.kind === 'discardSetup') this.give(question, race.fallback(this.state, question));
    }
  }

  private arrange(seat: Seat, { start, tableau = [], hand = [], chips = 0 }: SeatSetup): void {
    const player = this.player(seat);
    const startGoods = start === undefined ? [] : player.goods.slice();
    const listed = tableau.map((entry) => ({ card: entry.replace(/ \(good\)$/, ''), good: entry.endsWith(' (good)') }));
    player.tableau = this.names.numbers([...(start === undefined ? [] : [start]), ...listed.map(({ card }) => card)]);
    player.goods = [...startGoods, ...listed.map(({ good }) => (good ? anonymousCard : noCard))];
    player.old = player.tableau.length;
    player.hand = this.names.numbers(hand);
    player.chips = chips;
  }

  /** Everybody's action of this round, in seat order; a list of two in the experienced game. */
  picks(...actions: (Action | readonly [Action, Action])[]): void {
    for (const [seat, action] of actions.entries()) {
      this.answer(seat, 'chooseAction', typeof action === 'string' ? [action] : [...action]);
    }
  }

  /** Cards that this seat will draw next, after those named before; a number if it does not matter which. */
  draws(seat: Seat, ...drawn: (string | number)[]): void {
    const list = drawn.flatMap((each) => (typeof each === 'number' ? cards(each) : [each]));
    feed(this.state, seat, this.names.all(list));
  }

  answer<K extends QuestionKind>(seat: Seat, kind: K, answer: AnswerTo<K>): void {
    const refusal = this.give(this.question(seat, kind), this.names.inAnswer(answer));
    if (refusal !== null) throw new Error(`${JSON.stringify(answer)} to ${kind} gets ${JSON.stringify(refusal)}`);
  }

  /** Tries an answer that must be refused; says why it is. */
  refused(seat: Seat, kind: QuestionKind, answer: unknown): Refusal {
    const before = JSON.stringify(this.state);
    const refusal = this.give(this.question(seat, kind), this.names.inAnswer(answer));
    if (refusal === null) throw new Error(`${JSON.stringify(answer)} to ${kind} is accepted`);
    if (JSON.stringify(this.state) !== before) throw new Error('a refused answer changed the state');
    return this.names.inWords(refusal);
  }

  /** Answers everything as a time-out would: nothing is placed, mandatory powers are used. */
  rest(until: QuestionKind = 'chooseAction'): void {
    for (;;) {
      const question = openQuestions(this.state).find(({ kind }) => kind !== until);
      if (question === undefined) return;
      const refusal = this.give(question, race.fallback(this.state, question));
      if (refusal !== null) throw new Error(`the fallback for ${question.kind} gets ${JSON.stringify(refusal)}`);
    }
  }

  /** The kinds of this seat's open questions. */
  asked(seat: Seat): QuestionKind[] {
    return openQuestions(this.state).flatMap((each) => (each.seat === seat ? [each.kind] : []));
  }

  question<K extends QuestionKind>(seat: Seat, kind: K): RaceQuestion & QuestionOf<K> {
    const open = openQuestions(this.state);
    const found = open.find((each) => each.seat === seat && each.kind === kind);
    if (found !== undefined) return found as RaceQuestion & QuestionOf<K>;
    const asked = open.map((each) => `${each.seat} ${each.kind}`).join(', ');
    throw new Error(`seat ${seat} is not asked ${kind}; open: ${asked}`);
  }

  /** All legal answers, in names. */
  offers<K extends QuestionKind>(seat: Seat, kind: K): readonly AnswerTo<K>[] {
    const all = race.enumerate(this.state, this.question(seat, kind));
    if (all === null) throw new Error(`the answers to ${kind} are too many to list`);
    return this.names.inWords(all) as readonly AnswerTo<K>[];
  }

  /** What a time-out would answer, in names. */
  fallback<K extends QuestionKind>(seat: Seat, kind: K): AnswerTo<K> {
    return this.names.inWords(race.fallback(this.state, this.question(seat, kind))) as AnswerTo<K>;
  }

  /** What is ticked in advance, in names. */
  proposal<K extends QuestionKind>(seat: Seat, kind: K): AnswerTo<K> | null {
    return this.names.inWords(race.propose(this.state, this.question(seat, kind))) as AnswerTo<K> | null;
  }

  /** Whether the first answer is better beyond doubt; both must be legal. */
  dominates<K extends QuestionKind>(seat: Seat, kind: K, better: AnswerTo<K>, worse: AnswerTo<K>): boolean {
    const question = this.question(seat, kind);
    const [one, other] = [this.names.inAnswer(better), this.names.inAnswer(worse)] as [AnswerTo<K>, AnswerTo<K>];
    for (const answer of [one, other]) {
      const refusal = race.check(this.state, question, answer);
      if (refusal !== null) throw new Error(`${JSON.stringify(answer)} gets ${JSON.stringify(refusal)}`);
    }
    return race.dominates(this.state, question, one, other);
  }

  /** As `race.describe` shows it; straight from the state, since a story may hold more copies than there are cards. */
  describe<K extends QuestionKind>(seat: Seat, kind: K): DescribedOf<K> {
    const { describe } = decisionFor(kind);
    return this.names.inWords(describe(gameOf(this.state), this.question(seat, kind)));
  }

  /** The same with names in place of slugs. */
  inWords = <T>(value: T): T => this.names.inWords(value);

  hand = (seat: Seat): string[] => this.names.of(this.player(seat).hand).sort();
  tableau = (seat: Seat): string[] => this.names.of(this.player(seat).tableau);
  chips = (seat: Seat): number => this.player(seat).chips;
  score = (seat: Seat): Score => scoreOf(gameOf(this.state), seat);
  military = (seat: Seat): number => militaryNow(gameOf(this.state), seat);

  /** The worlds with a good on them. */
  goods(seat: Seat): string[] {
    const { tableau, goods } = this.player(seat);
    return this.names.of(tableau.filter((_, place) => goods[place] !== noCard));
  }

  /** Who has this goal tile. */
  holders(goal: string): Seat[] {
    const tile = goalTiles.findIndex(({ name }) => name === goal);
    return this.state.goals.find((each) => each.tile === tile)?.holders.slice() ?? [];
  }

  supply = (): number => scriptOf(this.state).deckSize;
  discardPile = (): number => scriptOf(this.state).discardSize;

  /** What happened so far of one kind, with everything in it. */
  events<K extends EventKind>(kind: K, seat?: Seat): EventOf<K>[] {
    const faces = this.told.map(({ all, owner }) => owner ?? all).filter((event) => event.kind === kind);
    const wanted = faces.filter((event) => seat === undefined || event.seat === seat);
    return this.names.inWords(wanted) as EventOf<K>[];
  }

  player(seat: Seat): Player {
    const found = this.state.players[seat];
    if (found === undefined) throw new Error(`there is no seat ${seat}`);
    return found;
  }

  mustBeUsedUp(): void {
    for (const [seat, queue] of scriptOf(this.state).queues.entries()) {
      if (queue.length > 0) throw new Error(`seat ${seat} did not draw ${this.names.of(queue).join(', ')}`);
    }
  }

  private give(question: RaceQuestion, answer: unknown): Refusal | null {
    const refusal = playInPlace(race, this.state, question.seat, question.id, answer, this.emit);
    const broken = race.broken(this.state);
    if (broken !== null && this.told.length > 0) throw new Error(broken);
    if (refusal === null && !this.passesAreTold) this.passForWant();
    return refusal;
  }

  /** Whoever has nothing to place passes when only such seats are left, so that stories need not tell it. */
  private passForWant(): void {
    const open = openQuestions(this.state);
    const isStuck = (question: RaceQuestion): boolean =>
      (question.kind === 'developPlace' || question.kind === 'settlePlace') &&
      race.enumerate(this.state, question)?.length === 1;
    const [first] = open;
    if (first !== undefined && open.every(isStuck)) this.give(first, null);
  }

  private readonly emit = (all: RaceEvent, owner: RaceEvent | null): void => {
    this.told.push({ seq: this.told.length + 1, all, owner });
  };
}

/** The face of all events that a seat may see. */
export function facesFor<E extends GameEvent>(told: readonly Told<E>[], seat: Seat | null): E[] {
  return told.map(({ all, owner }) => (owner !== null && all.seat === seat ? owner : all));
}
