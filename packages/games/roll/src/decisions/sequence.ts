// Plans made of several moves, by a table of pieces, places and powers: what is open after each pick, what a plan lacks,
// when it is complete. It knows no game. A use of a power is offered only if it can also be finished.

import {
  canBring,
  type MovingPower,
  openPayers,
  openPieces,
  type PieceId,
  type Positions,
  type SequenceTable,
} from './sequence-table.ts';

export interface Placed<I extends PieceId, P> {
  readonly piece: I;
  readonly place: P;
}

export interface PowerUse<I extends PieceId, P> {
  readonly power: string;
  readonly pay: I | null;
  readonly moves: readonly { readonly piece: I; readonly to: P }[];
}

/** What was picked so far. The last use may be unfinished. */
export interface Sequence<I extends PieceId, P> {
  readonly chosen: Placed<I, P> | null;
  readonly placed: readonly Placed<I, P>[];
  /** In the order used. */
  readonly uses: readonly PowerUse<I, P>[];
}

export type Pick<I extends PieceId, P> =
  | { readonly pick: 'choose'; readonly piece: I; readonly place: P }
  | { readonly pick: 'place'; readonly piece: I; readonly place: P }
  | { readonly pick: 'pay'; readonly power: string; readonly piece: I }
  | { readonly pick: 'move'; readonly power: string; readonly piece: I; readonly to: P };

export type SequenceLack<I extends PieceId> =
  | { readonly lack: 'choice' }
  | { readonly lack: 'place'; readonly piece: I }
  | { readonly lack: 'moves'; readonly power: string; readonly count: number }
  | { readonly lack: 'uses'; readonly count: number };

export const nothingPicked: Sequence<never, never> = { chosen: null, placed: [], uses: [] };

/** Where every piece is after these picks. */
export function positionsAfter<I extends PieceId, K, P>(
  { pieces }: SequenceTable<I, K, P>,
  { chosen, placed, uses }: Sequence<I, P>,
): Positions<P> {
  const at: (P | null)[] = pieces.map(({ piece, at: from }) => {
    if (piece === chosen?.piece) return null;
    return from ?? placed.find((each) => each.piece === piece)?.place ?? null;
  });
  const put = (piece: I, place: P | null): void => {
    at[pieces.findIndex((each) => each.piece === piece)] = place;
  };
  for (const { pay, moves } of uses) {
    if (pay !== null) put(pay, null);
    for (const { piece, to } of moves) put(piece, to);
  }
  return at;
}

/** What a plan lacks; null if it is complete. */
export function lackOf<I extends PieceId, K, P>(
  table: SequenceTable<I, K, P>,
  plan: Sequence<I, P>,
): SequenceLack<I> | null {
  const opening = openingLack(table, plan);
  if (opening !== null) return opening;
  const last = plan.uses.at(-1);
  const count = last === undefined ? 0 : (powerOf(table, last.power)?.min ?? 0) - last.moves.length;
  if (last !== undefined && count > 0) return { lack: 'moves', power: last.power, count };
  const uses = table.minUses - plan.uses.length;
  return uses > 0 ? { lack: 'uses', count: uses } : null;
}

function openingLack<I extends PieceId, K, P>(
  { pieces, chooses }: SequenceTable<I, K, P>,
  { chosen, placed }: Sequence<I, P>,
): SequenceLack<I> | null {
  if (chooses && chosen === null) return { lack: 'choice' };
  for (const { piece, at } of pieces) {
    if (at !== null || piece === chosen?.piece) continue;
    if (!placed.some((each) => each.piece === piece)) return { lack: 'place', piece };
  }
  return null;
}

const powerOf = <I extends PieceId, K, P>({ powers }: SequenceTable<I, K, P>, name: string): MovingPower<K, P> | null =>
  powers.find(({ power }) => power === name) ?? null;

/** How often a power may still begin a use; null: as often as one likes. */
export function usesLeft<I extends PieceId, K, P>(
  table: SequenceTable<I, K, P>,
  { uses }: Sequence<I, P>,
  name: string,
): number | null {
  const power = powerOf(table, name);
  if (power === null || (table.maxUses !== null && uses.length >= table.maxUses)) return 0;
  return power.times === null ? null : power.times - uses.filter((use) => use.power === name).length;
}

/** The last use, if it is one of this power and can go on. */
export function goingOn<I extends PieceId, K, P>(
  table: SequenceTable<I, K, P>,
  { uses }: Sequence<I, P>,
  name: string,
): PowerUse<I, P> | null {
  const last = uses.at(-1);
  return last?.power === name && last.moves.length < (powerOf(table, name)?.max ?? 0) ? last : null;
}

/** Whether a new use of this power may begin now, as far as the number of uses goes. */
const mayBegin = <I extends PieceId, K, P>(
  table: SequenceTable<I, K, P>,
  plan: Sequence<I, P>,
  name: string,
): boolean =>
  usesLeft(table, plan, name) !== 0 && !['choice', 'place', 'moves'].includes(lackOf(table, plan)?.lack ?? '');

/** Whether this may be picked next. */
export function isOpen<I extends PieceId, K, P>(
  table: SequenceTable<I, K, P>,
  plan: Sequence<I, P>,
  pick: Pick<I, P>,
): boolean {
  const index = table.pieces.findIndex(({ piece }) => piece === pick.piece);
  const piece = table.pieces[index];
  if (piece === undefined) return false;
  switch (pick.pick) {
    case 'choose':
      return table.chooses && table.places.includes(pick.place);
    case 'place':
      return piece.at === null && pick.piece !== plan.chosen?.piece && table.places.includes(pick.place);
    case 'pay': {
      const power = powerOf(table, pick.power);
      if (power === null || !mayBegin(table, plan, pick.power)) return false;
      return openPayers(table, power, positionsAfter(table, plan), plan.chosen?.place ?? null).includes(index);
    }
    case 'move':
      return isOpenMove(table, plan, pick.power, index, pick.to);
  }
}

function isOpenMove<I extends PieceId, K, P>(
  table: SequenceTable<I, K, P>,
  plan: Sequence<I, P>,
  name: string,
  index: number,
  to: P,
): boolean {
  const power = powerOf(table, name);
  const going = goingOn(table, plan, name);
  if (power === null || (going === null && (power.pay !== null || !mayBegin(table, plan, name)))) return false;
  if (going !== null && openingLack(table, plan) !== null) return false;
  const at = positionsAfter(table, going === null ? plan : { ...plan, uses: [...plan.uses.slice(0, -1), paid(going)] });
  const chosen = plan.chosen?.place ?? null;
  const moved = going?.moves.map((move) => table.pieces.findIndex(({ piece }) => piece === move.piece)) ?? [];
  const from = at[index] ?? null;
  return (
    from !== null && openPieces(table, power, at, chosen, moved).includes(index) && canBring(power, from, to, chosen)
  );
}

const paid = <I extends PieceId, P>({ power, pay }: PowerUse<I, P>): PowerUse<I, P> => ({ power, pay, moves: [] });

/** The plan with one more pick, which must be open. Choosing or placing anew drops the uses that need what was there. */
export function withPick<I extends PieceId, K, P>(
  table: SequenceTable<I, K, P>,
  plan: Sequence<I, P>,
  pick: Pick<I, P>,
): Sequence<I, P> {
  switch (pick.pick) {
    case 'choose':
      return pruned(table, choosing(table, plan, pick));
    case 'place': {
      const others = plan.placed.filter(({ piece }) => piece !== pick.piece);
      return pruned(table, { ...plan, placed: [...others, { piece: pick.piece, place: pick.place }] });
    }
    case 'pay':
      return { ...plan, uses: [...plan.uses, { power: pick.power, pay: pick.piece, moves: [] }] };
    case 'move': {
      const going = goingOn(table, plan, pick.power);
      const before = going === null ? plan.uses : plan.uses.slice(0, -1);
      const use = going ?? { power: pick.power, pay: null, moves: [] };
      const moves = [...use.moves, { piece: pick.piece, to: pick.to }];
      return { ...plan, uses: [...before, { ...use, moves }] };
    }
  }
}

/** Who chose before goes back; a piece without a place of its own stays where it chose. */
function choosing<I extends PieceId, K, P>(
  { pieces }: SequenceTable<I, K, P>,
  { chosen, placed, uses }: Sequence<I, P>,
  { piece, place }: Placed<I, P>,
): Sequence<I, P> {
  const stays =
    chosen !== null && chosen.piece !== piece && pieces.find((each) => each.piece === chosen.piece)?.at === null;
  const others = [...placed, ...(stays ? [chosen] : [])].filter((each) => each.piece !== piece);
  return { chosen: { piece, place }, placed: others, uses };
}

/** Leaves out uses and moves that are no longer possible, and uses that could not be finished then. */
export function pruned<I extends PieceId, K, P>(table: SequenceTable<I, K, P>, plan: Sequence<I, P>): Sequence<I, P> {
  let kept: Sequence<I, P> = { ...plan, uses: [] };
  for (const [index, { power, pay, moves }] of plan.uses.entries()) {
    let next: Sequence<I, P> | null = kept;
    if (pay !== null) next = picked(table, next, { pick: 'pay', power, piece: pay });
    for (const { piece, to } of next === null ? [] : moves) {
      next = picked(table, next ?? kept, { pick: 'move', power, piece, to }) ?? next;
    }
    const wasUnfinished = index === plan.uses.length - 1 && moves.length < (powerOf(table, power)?.min ?? 0);
    if (next !== null && (wasUnfinished || lackOf(table, next)?.lack !== 'moves')) kept = next;
  }
  return kept;
}

/** The plan with this pick; null if it is not open. */
export const picked = <I extends PieceId, K, P>(
  table: SequenceTable<I, K, P>,
  plan: Sequence<I, P>,
  pick: Pick<I, P>,
): Sequence<I, P> | null => (isOpen(table, plan, pick) ? withPick(table, plan, pick) : null);
