// How the check of the golden matches is told: the first differences, how many more there are, and one sentence that says
// what to do. As JSON every difference says so itself.

import type { GoldenChange, GoldenReport } from './check-golden.ts';

const mostShown = 5;

export function sayGolden({ checked, changed }: GoldenReport): string[] {
  const shown = changed.slice(0, mostShown).map(({ file, what }) => `${file}: ${what}`);
  const more = changed.length - shown.length;
  const toDo = [...new Set(changed.flatMap((each) => each.toDo ?? []))];
  return [
    ...shown,
    ...(more === 0 ? [] : [`and ${more} more`]),
    `${checked} matches checked, ${changed.length} changes`,
    ...(toDo.length === 0 ? [] : [`What to do: ${toDo.join('; ')}.`]),
  ];
}

export interface GoldenJson {
  readonly checked: number;
  readonly changed: readonly { readonly file: string; readonly what: string }[];
}

export const goldenJson = ({ checked, changed }: GoldenReport): GoldenJson => ({
  checked,
  changed: changed.map(({ file, what, toDo }) => ({ file, what: withAdvice(what, toDo) })),
});

const withAdvice = (what: string, toDo: GoldenChange['toDo']): string => (toDo === null ? what : `${what}: ${toDo}`);
