// The lines from the coach to what he speaks of: where each leaves his card and where it ends.

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Wire {
  /** A curve from the card to the thing, in pixels of the window. */
  readonly path: string;
  /** Where it leaves the card. */
  readonly from: { readonly x: number; readonly y: number };
  /** Its end, on the edge of the thing; and which way the head of the arrow looks there, in degrees, 0 to the right. */
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** How far from a corner it may leave or arrive. */
const corner = 14;
/** What is narrower is met in its middle. */
const narrow = 300;

const within = (value: number, from: number, to: number): number =>
  from + corner > to - corner ? (from + to) / 2 : Math.min(Math.max(value, from + corner), to - corner);
const middle = (from: number, to: number): number => (from + to) / 2;

/** What can be seen of a thing. */
export const seenOf = (box: Box, window: Box): Box => ({
  left: Math.max(box.left, window.left),
  top: Math.max(box.top, window.top),
  right: Math.min(box.right, window.right),
  bottom: Math.min(box.bottom, window.bottom),
});

const hasRoom = ({ left, top, right, bottom }: Box): boolean => right - left > 1 && bottom - top > 1;

/** Null where nothing lies between them, or the thing cannot be seen. */
export function wireBetween(card: Box, thing: Box): Wire | null {
  if (!hasRoom(thing)) return null;
  const slack = 2; // edges that touch
  const isAbove = thing.bottom <= card.top + slack;
  if (isAbove || thing.top >= card.bottom - slack) {
    const [from, y] = isAbove ? [card.top, thing.bottom] : [card.bottom, thing.top];
    const start = within(middle(thing.left, thing.right), card.left, card.right);
    const isNarrow = thing.right - thing.left < narrow;
    const x = isNarrow ? middle(thing.left, thing.right) : within(start, thing.left, thing.right);
    const half = middle(from, y);
    const path = `M${start} ${from}C${start} ${half} ${x} ${half} ${x} ${y}`;
    return { path, from: { x: start, y: from }, x, y, turn: isAbove ? -90 : 90 };
  }
  const isLeft = thing.right <= card.left + slack;
  if (!isLeft && thing.left < card.right - slack) return null;
  const [from, x] = isLeft ? [card.left, thing.right] : [card.right, thing.left];
  const start = within(middle(thing.top, thing.bottom), card.top, card.bottom);
  const y = within(start, thing.top, thing.bottom);
  const half = middle(from, x);
  const path = `M${from} ${start}C${half} ${start} ${half} ${y} ${x} ${y}`;
  return { path, from: { x: from, y: start }, x, y, turn: isLeft ? 180 : 0 };
}
