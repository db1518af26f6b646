// A plan for the Assign step by hand-made worth: for a phase to select and some idea of what else will happen, dice go
// where they bring most. Wild dice and powers are used one after the other, each for the best it can do then.

import { type PhaseName, type Plan, phaseNames, type RollState, type Use } from '@orrery/roll';
import {
  canBring,
  canTake,
  colourOf,
  isRolled,
  type Mover,
  moversOf,
  type RollPlayer,
  rolled,
  wild,
} from '@orrery/roll/search';
import type { Gains } from './gains.ts';

export interface RatedPlan {
  readonly plan: Plan;
  /** Points it is expected to bring. */
  readonly worth: number;
}

/** Where a die of a draft is when it takes part no more. */
const gone = -1;

/** A plan in the making: dice by index of the player, and what they would bring. */
interface Draft {
  readonly player: RollPlayer;
  readonly gains: Gains;
  /** How likely each phase happens. */
  readonly chances: readonly number[];
  readonly selected: number;
  /** Column of each rolled die; `gone` for all others, the selector and dice that paid. */
  readonly at: number[];
  readonly counts: number[];
}

/** What one more worker of this colour would bring there. */
function gain({ gains, chances, counts }: Draft, phase: number, colour: number): number {
  const step = gains.steps[phase]?.[counts[phase] ?? 0];
  if (step === undefined) return 0;
  return (chances[phase] ?? 0) * (step + (gains.fit[phase]?.[colour] ?? 0));
}

/** What taking one worker of this colour away would lose. */
function loss({ gains, chances, counts }: Draft, phase: number, colour: number): number {
  const step = gains.steps[phase]?.[(counts[phase] ?? 0) - 1];
  if (step === undefined) return 0;
  return (chances[phase] ?? 0) * (step + (gains.fit[phase]?.[colour] ?? 0));
}

const colourAt = ({ player }: Draft, index: number): number => colourOf(player.dice[index] as number);

/** The best plan that selects this phase, all others happening with these chances. */
export function planWith(
  state: RollState,
  seat: number,
  gains: Gains,
  selected: number,
  others: readonly number[],
): RatedPlan {
  const player = state.players[seat] as RollPlayer;
  const chances = others.map((chance, phase) => (phase === selected ? 1 : chance));
  const draft: Draft = { player, gains, chances, selected, at: [], counts: [0, 0, 0, 0, 0] };
  for (const place of player.places) {
    const column = isRolled(place) ? place - rolled : gone;
    draft.at.push(column);
    if (column >= 0 && column < wild) draft.counts[column] = (draft.counts[column] ?? 0) + 1;
  }
  const selector = chooseSelector(draft);
  const column = phaseNames[selected] as PhaseName;
  const select = { die: player.dice[selector] as number, phase: column };
  const wilds = placeWilds(draft);
  const uses = useReassigning(state, seat, draft);
  let worth = 0;
  for (let phase = 0; phase < 5; phase++) {
    let sum = gains.base[phase] ?? 0;
    const steps = gains.steps[phase] as readonly number[];
    for (let i = 0; i < (draft.counts[phase] ?? 0) && i < steps.length; i++) sum += steps[i] ?? 0;
    worth += (chances[phase] ?? 0) * sum;
  }
  return { plan: { wilds, select, uses }, worth };
}

/** The die that is missed least elsewhere and does most in the selected phase; it counts as one of its workers. */
function chooseSelector(draft: Draft): number {
  const { at, counts, selected } = draft;
  let best = gone;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < at.length; i++) {
    const column = at[i] ?? 0;
    if (column === gone) continue;
    const colour = colourAt(draft, i);
    const here = column === selected ? 0 : gain(draft, selected, colour);
    const missed =
      column === wild ? bestColumn(draft, colour).worth : column === selected ? 0 : loss(draft, column, colour);
    if (here - missed <= most) continue;
    most = here - missed;
    best = i;
  }
  const column = at[best] ?? 0;
  if (column !== wild) counts[column] = (counts[column] ?? 0) - 1;
  counts[selected] = (counts[selected] ?? 0) + 1;
  at[best] = gone;
  return best;
}

function bestColumn(draft: Draft, colour: number): { column: number; worth: number } {
  let column = draft.selected;
  let worth = gain(draft, column, colour);
  for (let phase = 0; phase < 5; phase++) {
    const there = gain(draft, phase, colour);
    if (there <= worth) continue;
    worth = there;
    column = phase;
  }
  return { column, worth };
}

function placeWilds(draft: Draft): Plan['wilds'] {
  const { at, counts, player } = draft;
  const wilds: { die: number; column: PhaseName }[] = [];
  for (let i = 0; i < at.length; i++) {
    if (at[i] !== wild) continue;
    const { column } = bestColumn(draft, colourAt(draft, i));
    at[i] = column;
    counts[column] = (counts[column] ?? 0) + 1;
    wilds.push({ die: player.dice[i] as number, column: phaseNames[column] as PhaseName });
  }
  return wilds;
}

interface Shift {
  readonly index: number;
  readonly to: number;
  readonly gain: number;
}

/** A use has to bring more than this. */
const worthwhile = 0.05;

/** At most so many uses of one power. */
const mostUses = 4;

function useReassigning(state: RollState, seat: number, draft: Draft): Use[] {
  const uses: Use[] = [];
  for (const mover of moversOf(state, seat)) {
    for (let times = Math.min(mostUses, mover.times ?? mostUses); times > 0; times--) {
      const use = useOf(draft, mover);
      if (use === null) break;
      uses.push(use);
    }
  }
  return uses;
}

function useOf(draft: Draft, mover: Mover): Use | null {
  if (mover.pay !== null) return dictateBest(draft, mover);
  const moves = mover.together ? moveTogether(draft, mover) : moveBest(draft, mover);
  return moves.length > 0 ? { power: mover.power, moves } : null;
}

/** The most useful shift of one die that this power can make, besides those it has made. */
function bestShift(draft: Draft, mover: Mover, moved: ReadonlyMap<number, number>): Shift | null {
  let best: Shift | null = null;
  for (let index = 0; index < draft.at.length; index++) {
    const from = draft.at[index] ?? 0;
    const colour = colourAt(draft, index);
    if (from === gone || moved.has(index) || !canTake<number, number>(mover, colour, from)) continue;
    const missed = loss(draft, from, colour);
    for (let to = 0; to < 5; to++) {
      if (!canBring<number, number>(mover, from, to, draft.selected)) continue;
      const better = gain(draft, to, colour) - missed;
      if (better > (best?.gain ?? worthwhile)) best = { index, to, gain: better };
    }
  }
  return best;
}

function shift({ at, counts }: Draft, index: number, to: number): void {
  const from = at[index] ?? 0;
  counts[from] = (counts[from] ?? 0) - 1;
  if (to !== gone) counts[to] = (counts[to] ?? 0) + 1;
  at[index] = to;
}

function moveBest(draft: Draft, mover: Mover): Use['moves'] {
  const before = { at: draft.at.slice(), counts: draft.counts.slice() };
  const moved = new Map<number, number>();
  while (moved.size < mover.max) {
    const found = bestShift(draft, mover, moved);
    if (found === null) break;
    shift(draft, found.index, found.to);
    moved.set(found.index, found.to);
  }
  if (moved.size >= mover.min) return movesOf(draft, moved);
  restore(draft, before);
  return [];
}

function movesOf({ player }: Draft, moved: ReadonlyMap<number, number>): Use['moves'] {
  return [...moved].map(([index, to]) => ({ die: player.dice[index] as number, to: phaseNames[to] as PhaseName }));
}

function restore(draft: Draft, { at, counts }: { at: number[]; counts: number[] }): void {
  for (let i = 0; i < at.length; i++) draft.at[i] = at[i] ?? 0;
  for (let i = 0; i < counts.length; i++) draft.counts[i] = counts[i] ?? 0;
}

/** Exactly so many dice of one column to the selected phase. */
function moveTogether(draft: Draft, mover: Mover): Use['moves'] {
  const { selected, at } = draft;
  let best: { moved: Map<number, number>; gain: number } | null = null;
  for (let column = 0; column < 5; column++) {
    if (!canBring<number, number>(mover, column, selected, selected)) continue;
    const indices: number[] = [];
    for (let i = 0; i < at.length && indices.length < mover.min; i++) {
      if (at[i] === column && canTake<number, number>(mover, colourAt(draft, i), column)) indices.push(i);
    }
    if (indices.length < mover.min) continue;
    const before = { at: at.slice(), counts: draft.counts.slice() };
    let sum = 0;
    for (const index of indices) {
      sum += gain(draft, selected, colourAt(draft, index)) - loss(draft, column, colourAt(draft, index));
      shift(draft, index, selected);
    }
    restore(draft, before);
    if (sum > (best?.gain ?? worthwhile))
      best = { moved: new Map(indices.map((index) => [index, selected])), gain: sum };
  }
  if (best === null) return [];
  for (const [index, to] of best.moved) shift(draft, index, to);
  return movesOf(draft, best.moved);
}

/** One die pays, others move. */
function dictateBest(draft: Draft, mover: Mover): Use | null {
  const before = { at: draft.at.slice(), counts: draft.counts.slice() };
  const payer = leastMissed(draft);
  if (payer === gone) return null;
  const price = loss(draft, draft.at[payer] ?? 0, colourAt(draft, payer));
  shift(draft, payer, gone);
  const moved = new Map<number, number>();
  let sum = -price;
  while (moved.size < mover.max) {
    const found = bestShift(draft, mover, moved);
    if (found === null) break;
    shift(draft, found.index, found.to);
    moved.set(found.index, found.to);
    sum += found.gain;
  }
  if (moved.size > 0 && sum > worthwhile) {
    return { power: mover.power, pay: draft.player.dice[payer] as number, moves: movesOf(draft, moved) };
  }
  restore(draft, before);
  return null;
}

function leastMissed(draft: Draft): number {
  let best = gone;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < draft.at.length; i++) {
    const column = draft.at[i] ?? 0;
    if (column === gone) continue;
    const missed = loss(draft, column, colourAt(draft, i));
    if (missed >= least) continue;
    least = missed;
    best = i;
  }
  return best;
}

/** How often each phase is selected by somebody, roughly. */
const usual: readonly number[] = [0.25, 0.21, 0.24, 0.14, 0.16];

/** How likely each phase happens without this seat, by the number of seats alone. */
export function usualChances(seats: number): number[] {
  return chancesFrom(Array.from({ length: seats - 1 }, () => usual));
}

/** How likely each phase happens if these are the others' selections; two seats have the extra die. */
export function chancesFrom(others: readonly ArrayLike<number>[]): number[] {
  return phaseNames.map((_, phase) => {
    let none = others.length === 1 ? (phase === 0 ? 4 / 6 : 5 / 6) : 1;
    for (const chances of others) none *= 1 - (chances[phase] ?? 0);
    return 1 - none;
  });
}
