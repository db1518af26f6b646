// Writing facts down one after the other: each call takes its places in the layout whether its facts hold or not, so
// the layout never depends on the position. Numbers are thermometers: "at least 1", "at least 2", …

import { type FactList, factList } from './net.ts';

/** Where the next fact goes. */
export interface Encoder<Part extends string> {
  at: number;
  readonly into: FactList;
  /** Where parts begin, while the layout is measured. */
  readonly marks?: { readonly part: Part; readonly at: number }[];
}

/** What follows is about this. */
export const about = <Part extends string>(encoder: Encoder<Part>, part: Part): void =>
  void encoder.marks?.push({ part, at: encoder.at });

export const put = (encoder: Encoder<string>, fact: number): void => {
  encoder.into.list[encoder.into.count++] = fact;
};

export function thermometer(encoder: Encoder<string>, value: number, steps: number): void {
  const lit = Math.min(steps, Math.max(0, Math.floor(value)));
  for (let i = 0; i < lit; i++) put(encoder, encoder.at + i);
  encoder.at += steps;
}

export function flag(encoder: Encoder<string>, holds: boolean): void {
  if (holds) put(encoder, encoder.at);
  encoder.at += 1;
}

/** One fact out of `width`; none for a negative number. */
export function oneOf(encoder: Encoder<string>, which: number, width: number): void {
  if (which >= 0) put(encoder, encoder.at + which);
  encoder.at += width;
}

/** What each of the facts that this writes is about; as many entries as it takes places. */
export function partsOf<Part extends string>(write: (encoder: Encoder<Part>) => void): Part[] {
  const marks: { part: Part; at: number }[] = [];
  const encoder: Encoder<Part> = { at: 0, into: factList(4096), marks };
  write(encoder);
  return marks.flatMap(({ part, at }, index) =>
    Array.from({ length: (marks[index + 1]?.at ?? encoder.at) - at }, () => part),
  );
}
