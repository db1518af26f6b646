// Writing facts down one after the other: each call takes its places in the layout whether its facts hold or not, so
// the layout never depends on the position. Numbers are thermometers: "at least 1", "at least 2", …

import { type FactList, factList } from './net.ts';

/** Where the next fact goes. */
export interface Pen<Part extends string> {
  at: number;
  readonly into: FactList;
  /** Where parts begin, while the layout is measured. */
  readonly marks?: { readonly part: Part; readonly at: number }[];
}

/** What follows is about this. */
export const about = <Part extends string>(pen: Pen<Part>, part: Part): void =>
  void pen.marks?.push({ part, at: pen.at });

export const put = (pen: Pen<string>, fact: number): void => {
  pen.into.list[pen.into.count++] = fact;
};

export function thermometer(pen: Pen<string>, value: number, steps: number): void {
  const lit = Math.min(steps, Math.max(0, Math.floor(value)));
  for (let i = 0; i < lit; i++) put(pen, pen.at + i);
  pen.at += steps;
}

export function flag(pen: Pen<string>, holds: boolean): void {
  if (holds) put(pen, pen.at);
  pen.at += 1;
}

/** One fact out of `width`; none for a negative number. */
export function oneOf(pen: Pen<string>, which: number, width: number): void {
  if (which >= 0) put(pen, pen.at + which);
  pen.at += width;
}

/** What each of the facts that this writes is about; as many entries as it takes places. */
export function partsOf<Part extends string>(write: (pen: Pen<Part>) => void): Part[] {
  const marks: { part: Part; at: number }[] = [];
  const pen: Pen<Part> = { at: 0, into: factList(4096), marks };
  write(pen);
  return marks.flatMap(({ part, at }, index) =>
    Array.from({ length: (marks[index + 1]?.at ?? pen.at) - at }, () => part),
  );
}
