// A tiny but complete game for the tests of kernel and kit: secret picks, forced answers, lanes, draws within a lane,
// hidden hands. Twenty-four cards; each round every seat lays a card of at least the bar or passes, the highest scores;
// then everybody may draw up to two, and whoever holds more than four cards trims.

import { must } from '../../bug.ts';
import type { Emit } from '../../event.ts';
import {
  ask,
  askedOf,
  askForced,
  begin,
  call,
  type FlowState,
  type Frame,
  procedure,
  type Rules,
  rulesOf,
  run,
  seal,
  together,
} from '../../flow.ts';
import type { Question, Seat } from '../../question.ts';
import { type Random, shuffle } from '../../random/random.ts';

export const cardCount = 24;
export const handLimit = 4;

export interface ToyOptions {
  readonly rounds: number;
}

export interface ToySeat {
  hand: number[];
  spent: number[];
  points: number;
}

export interface ToyState extends FlowState<ToyQuestion> {
  options: ToyOptions;
  round: number;
  random: Random;
  deck: number[];
  discard: number[];
  /** Cards that were laid, open to all. */
  pile: number[];
  seats: ToySeat[];
}

export type ToyQuestion = Question &
  (
    | { readonly kind: 'lay' }
    | { readonly kind: 'draw'; readonly most: number }
    | { readonly kind: 'trim'; readonly count: number }
  );

export interface ToyEvent {
  readonly kind: 'round' | 'laid' | 'drew' | 'trimmed' | 'forced' | 'scored';
  readonly round: number;
  readonly phase: string;
  readonly seat: Seat | null;
  readonly count?: number;
  readonly cards?: readonly number[];
}

/** Mistakes on purpose, each of which a check must find. */
export interface Flaws {
  /** A lane puts its trimmed cards straight on the shared pile. */
  readonly sharedPileInLane?: boolean;
  /** The drawing lane is not marked. */
  readonly unmarked?: boolean;
  /** Cards vanish when trimmed. */
  readonly losesCards?: boolean;
  /** Nothing ever seals, so that draws can be taken back. */
  readonly neverSeals?: boolean;
  /** A seat that can only pass is not asked. */
  readonly skipsForced?: boolean;
  /** A seat that passes in secret is asked once more before the others are done. */
  readonly asksAtOnce?: boolean;
  /** The last round is followed by another one. */
  readonly endless?: boolean;
  /** Something outside the state decides. */
  readonly remembers?: boolean;
}

export interface Table {
  readonly state: ToyState;
  readonly emit: Emit<ToyEvent>;
}

export const barOf = (round: number): number => 4 + round * 2;
export const layable = (hand: readonly number[], round: number): number[] =>
  hand.filter((card) => card >= barOf(round));

/** What the flaw `remembers` keeps outside the state. */
interface Memory {
  drawn: number;
}

const drawLane = (flaws: Flaws, memory: Memory) =>
  procedure<Table, { seat: Seat }>('drawLane', { drawsInLane: flaws.unmarked !== true })({
    ask: ({ state }, here) => ask<ToyQuestion>(state, here, here.vars.seat, { kind: 'draw', most: 2 }),
    draw: (table, here) => {
      const { state } = table;
      const { seat } = here.vars;
      const cards: number[] = [];
      for (let left = askedOf(here, seat).answer as number; left > 0; left--) {
        if (state.deck.length === 0) state.deck = shuffle(state.random, state.discard.splice(0));
        const card = state.deck.pop();
        if (card !== undefined) cards.push(card);
      }
      memory.drawn += cards.length;
      seatOf(state, seat).hand.push(...cards);
      if (cards.length === 0) return;
      if (flaws.neverSeals !== true) seal(state);
      tell(table, 'draw', { kind: 'drew', seat, count: cards.length }, { cards });
    },
  });

const trimLane = (flaws: Flaws) =>
  procedure<Table, { seat: Seat }>('trimLane')({
    ask: ({ state }, here) => {
      const { seat } = here.vars;
      ask<ToyQuestion>(state, here, seat, { kind: 'trim', count: seatOf(state, seat).hand.length - handLimit });
    },
    trim: (table, here) => {
      const { seat } = here.vars;
      const me = seatOf(table.state, seat);
      const cards = askedOf(here, seat).answer as number[];
      me.hand = me.hand.filter((card) => !cards.includes(card));
      if (flaws.losesCards !== true) (flaws.sharedPileInLane === true ? table.state.discard : me.spent).push(...cards);
      tell(table, 'trim', { kind: 'trimmed', seat, count: cards.length }, { cards });
    },
  });

const lay = (flaws: Flaws) =>
  procedure<Table>('lay')({
    ask: ({ state }, here) => {
      for (const [seat, { hand }] of state.seats.entries()) {
        if (layable(hand, state.round).length > 0) ask<ToyQuestion>(state, here, seat, { kind: 'lay' });
        else if (flaws.skipsForced !== true) askForced<ToyQuestion>(state, here, seat, { kind: 'lay' }, null);
      }
    },
    reveal: (table, here) => {
      const { state } = table;
      if (flaws.neverSeals !== true) seal(state);
      let best: { seat: Seat; card: number } | null = null;
      for (const { question, answer } of here.asked) {
        const { seat } = question;
        const card = answer as number | null;
        tell(table, 'lay', { kind: 'laid', seat, cards: card === null ? [] : [card] }, null);
        if (card === null) continue;
        const me = seatOf(state, seat);
        me.hand = me.hand.filter((each) => each !== card);
        state.pile.push(card);
        if (best === null || card > best.card) best = { seat, card };
      }
      if (best === null) return;
      seatOf(state, best.seat).points += best.card;
      tell(table, 'lay', { kind: 'scored', seat: best.seat, count: best.card }, null);
    },
  });

/** Only for the flaw `asksAtOnce`: a seat that passes in secret is asked once more before the others are done. */
const hasty = procedure<Table, { seat: Seat }>('hasty')({
  ask: ({ state }, here) => ask<ToyQuestion>(state, here, here.vars.seat, { kind: 'lay' }),
  more: ({ state }, here) => {
    const passed = askedOf(here, here.vars.seat).answer === null;
    if (passed) ask<ToyQuestion>(state, here, here.vars.seat, { kind: 'draw', most: 0 });
  },
  done: () => undefined,
});

export function toyRules(flaws: Flaws): { readonly rules: Rules<Table>; readonly first: () => Frame<never> } {
  const memory = { drawn: 0 };
  const lanes = { draw: drawLane(flaws, memory), trim: trimLane(flaws), lay: lay(flaws) };
  const everySeat = ({ seats }: ToyState): { seat: Seat }[] => seats.map((_, seat) => ({ seat }));
  const round = procedure<Table>('round')({
    start: (table) => {
      table.state.round += 1;
      tell(table, 'start', { kind: 'round' }, null);
    },
    hasty: ({ state }, here) => {
      if (flaws.asksAtOnce === true) together(here, hasty, everySeat(state));
    },
    lay: (_, here) => call(here, lanes.lay, {}),
    draw: ({ state }, here) => together(here, lanes.draw, everySeat(state)),
    trim: ({ state }, here) => {
      const seats = everySeat(state).filter(({ seat }) => seatOf(state, seat).hand.length > handLimit);
      together(here, lanes.trim, seats);
    },
    collect: ({ state }) => {
      for (const seat of state.seats) state.discard.push(...seat.spent.splice(0));
    },
    next: ({ state }) => {
      const more = flaws.remembers === true ? memory.drawn % 2 : 0;
      return flaws.endless === true || state.round < state.options.rounds + more ? 'start' : undefined;
    },
  });
  const rules = rulesOf<Table>([lanes.draw, lanes.trim, lanes.lay, hasty, round], (table, { question }) =>
    tell(table, 'lay', { kind: 'forced', seat: question.seat }, null),
  );
  return { rules, first: () => begin(round, {}) };
}

function tell({ state, emit }: Table, phase: string, all: Partial<ToyEvent>, owner: Partial<ToyEvent> | null): void {
  if (emit === null) return;
  const face: ToyEvent = { kind: 'round', round: state.round, phase, seat: null, ...all };
  emit(face, owner === null ? null : { ...face, ...owner });
}

export function advanceToy(rules: Rules<Table>, state: ToyState, emit: Emit<ToyEvent>): void {
  run(rules, { state, emit }, state.flow);
}

export const seatOf = (state: ToyState, seat: Seat): ToySeat => must(state.seats[seat], `no seat ${seat}`);
