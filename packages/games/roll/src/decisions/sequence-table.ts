// A table of pieces, places and powers that move pieces, and what one use of a power may do. It knows no game: see
// sequence.ts, which makes whole plans of it.

export type PieceId = number | string;

export interface Piece<I extends PieceId, K, P> {
  readonly piece: I;
  /** What powers look at: the colour of a die. */
  readonly kind: K;
  /** Null: it has to be placed first. */
  readonly at: P | null;
}

/** What a power does in one use. */
export interface MovingPower<K, P> {
  readonly power: string;
  /** Uses it has; null: as many as one likes. */
  readonly times: number | null;
  /** Kinds of pieces of which one is put aside first. */
  readonly pay: readonly K[] | null;
  readonly kinds: readonly K[];
  readonly from: readonly P[];
  /** `chosen`: only to the place that was chosen. */
  readonly to: readonly P[] | 'chosen';
  /** All pieces of one use come from one place. */
  readonly together: boolean;
  readonly min: number;
  readonly max: number;
}

export interface SequenceTable<I extends PieceId, K, P> {
  readonly pieces: readonly Piece<I, K, P>[];
  readonly places: readonly P[];
  /** One piece must choose a place before anything else; no power moves it. */
  readonly chooses: boolean;
  readonly powers: readonly MovingPower<K, P>[];
  /** Uses a plan must have, and may have; null: no limit but that of each power. */
  readonly minUses: number;
  readonly maxUses: number | null;
}

/** Where each piece of a table is; null: no power can move it, or not yet. */
export type Positions<P> = readonly (P | null)[];

// What one power may do with one piece.

export const canTake = <K, P>(power: MovingPower<K, P>, kind: K, from: P): boolean =>
  power.from.includes(from) && power.kinds.includes(kind);

export const canBring = <K, P>(power: MovingPower<K, P>, from: P, to: P, chosen: P | null): boolean =>
  to !== from && (power.to === 'chosen' ? to === chosen : power.to.includes(to));

/** Whether there is any place to which it could bring a piece from here. */
const canBringAnywhere = <K, P>({ to }: MovingPower<K, P>, from: P, chosen: P | null): boolean =>
  to === 'chosen' ? chosen !== null && chosen !== from : to.some((place) => place !== from);

// What one use may do next, by the indices of the pieces. `at` is where they are before it moves any.

/** The pieces that a use can move next after these; none if it could not be finished. */
export function openPieces<I extends PieceId, K, P>(
  { pieces }: SequenceTable<I, K, P>,
  power: MovingPower<K, P>,
  at: Positions<P>,
  chosen: P | null,
  moved: readonly number[] = [],
): number[] {
  if (moved.length >= power.max) return [];
  const found: number[] = [];
  const first = moved[0];
  for (let i = 0; i < pieces.length; i++) {
    const from = at[i] ?? null;
    const piece = pieces[i];
    if (from === null || piece === undefined || moved.includes(i)) continue;
    if (power.together && first !== undefined && from !== at[first]) continue;
    if (canTake(power, piece.kind, from) && canBringAnywhere(power, from, chosen)) found.push(i);
  }
  if (power.together && first === undefined) return found.filter((i) => countOf(found, at, at[i]) >= power.min);
  return found.length >= power.min - moved.length ? found : [];
}

const countOf = <P>(indices: readonly number[], at: Positions<P>, place: P | null | undefined): number =>
  indices.filter((i) => at[i] === place).length;

/** Whether these pieces are enough for a use when this one has paid. */
function isEnough<K, P>(
  power: MovingPower<K, P>,
  movable: readonly number[],
  at: Positions<P>,
  paying: number,
): boolean {
  if (!power.together) return movable.length - (movable.includes(paying) ? 1 : 0) >= power.min;
  const others = movable.filter((i) => i !== paying);
  return others.some((i) => countOf(others, at, at[i]) >= power.min);
}

/** The pieces that can pay for a use of this power. */
export function openPayers<I extends PieceId, K, P>(
  table: SequenceTable<I, K, P>,
  power: MovingPower<K, P>,
  at: Positions<P>,
  chosen: P | null,
): number[] {
  const found: number[] = [];
  const movable = openPieces(table, power, at, chosen);
  if (movable.length === 0) return found;
  for (let i = 0; i < table.pieces.length; i++) {
    const piece = table.pieces[i];
    if (piece === undefined || (at[i] ?? null) === null || power.pay?.includes(piece.kind) !== true) continue;
    if (isEnough(power, movable, at, i)) found.push(i);
  }
  return found;
}
