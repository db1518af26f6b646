// The Assign step as a table for sequence.ts: the workers rolled, the five columns, and whatever moves workers between
// them. In the numbers of the state for those who make plans by the thousand, in names for everybody else.

import type { Seat } from '@orrery/kernel';
import { colourOf, placeAt } from '../dice.ts';
import { allPhases, type DieNo, entry, type PhaseNo, phaseName } from '../names.ts';
import { isRolled, isWild, phaseRolled } from '../places.ts';
import { moversOf } from '../powers/reassign.ts';
import { phaseNames } from '../powers/vocabulary.ts';
import type { State } from '../state.ts';
import { playerAt } from '../state.ts';
import { type ColourNo, colourName } from '../tiles/catalogue.ts';
import type { NamedAssignTable } from './plan-draft.ts';
import type { Piece, SequenceTable } from './sequence-table.ts';

export type AssignTable = SequenceTable<DieNo, ColourNo, PhaseNo>;

export function assignTable(state: State, seat: Seat): AssignTable {
  const player = playerAt(state, seat);
  const pieces: Piece<DieNo, ColourNo, PhaseNo>[] = [];
  for (let i = 0; i < player.dice.length; i++) {
    const place = placeAt(player, i);
    if (!isRolled(place)) continue;
    const piece = entry(player.dice, i);
    pieces.push({ piece, kind: colourOf(piece), at: isWild(place) ? null : phaseRolled(place) });
  }
  return { pieces, places: allPhases, chooses: true, powers: moversOf(state, seat), minUses: 0, maxUses: null };
}

export function namedTable({ pieces, powers, ...table }: AssignTable): NamedAssignTable {
  return {
    ...table,
    pieces: pieces.map(({ piece, kind, at }) => ({
      piece,
      kind: colourName(kind),
      at: at === null ? null : phaseName(at),
    })),
    places: phaseNames,
    powers: powers.map((power) => ({
      ...power,
      pay: power.pay?.map(colourName) ?? null,
      kinds: power.kinds.map(colourName),
      from: power.from.map(phaseName),
      to: power.to === 'chosen' ? power.to : power.to.map(phaseName),
    })),
  };
}
