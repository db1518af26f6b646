// Writing facts down one after the other: each call takes its places in the layout whether its facts hold or not, so
// the layout never depends on the position. Numbers are thermometers: "at least 1", "at least 2", …

import type { FactList } from './net.ts';

/** Where the next fact goes. */
export interface Pen {
  at: number;
  readonly into: FactList;
}

export const put = (pen: Pen, fact: number): void => {
  pen.into.list[pen.into.count++] = fact;
};

export function thermometer(pen: Pen, value: number, steps: number): void {
  const lit = Math.min(steps, Math.max(0, Math.floor(value)));
  for (let i = 0; i < lit; i++) put(pen, pen.at + i);
  pen.at += steps;
}

export function flag(pen: Pen, holds: boolean): void {
  if (holds) put(pen, pen.at);
  pen.at += 1;
}

/** One fact out of `width`; none for a negative number. */
export function oneOf(pen: Pen, which: number, width: number): void {
  if (which >= 0) put(pen, pen.at + which);
  pen.at += width;
}
