// The shape every language has: that of English, with its sentences widened to any sentence.

import type { en } from './en.ts';

type Widened<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends (...given: infer Given) => infer Said
      ? (...given: Given) => Widened<Said>
      : T extends readonly (infer Item)[]
        ? readonly Widened<Item>[]
        : { readonly [K in keyof T]: Widened<T[K]> };

export type Words = Widened<typeof en>;
