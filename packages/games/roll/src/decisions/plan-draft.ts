// A plan of the Assign step in the making, as the stepper of sequence.ts knows it.

import type { DieNo } from '../names.ts';
import type { DieColour, PhaseName } from '../powers/vocabulary.ts';
import type { Plan } from '../questions.ts';
import type { Sequence } from './sequence.ts';
import type { SequenceTable } from './sequence-table.ts';

/** The table of the Assign step, in names. */
export type NamedAssignTable = SequenceTable<DieNo, DieColour, PhaseName>;
export type PlanDraft = Sequence<DieNo, PhaseName>;

export const draftOf = ({ select, wilds, uses }: Plan): PlanDraft => ({
  chosen: { piece: select.die, place: select.phase },
  placed: wilds.map(({ die, column }) => ({ piece: die, place: column })),
  uses: uses.map(({ power, pay, moves }) => ({
    power,
    pay: pay ?? null,
    moves: moves.map(({ die, to }) => ({ piece: die, to })),
  })),
});

/** The plan that a draft makes; null while nothing is selected. What else it lacks `lackOf` says. */
export function planOf({ chosen, placed, uses }: PlanDraft): Plan | null {
  if (chosen === null) return null;
  return {
    wilds: placed.map(({ piece, place }) => ({ die: piece, column: place })),
    select: { die: chosen.piece, phase: chosen.place },
    uses: uses.map(({ power, pay, moves }) => ({
      power,
      ...(pay === null ? {} : { pay }),
      moves: moves.map(({ piece, to }) => ({ die: piece, to })),
    })),
  };
}
