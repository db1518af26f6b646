// What a seat can plan in the Assign step: the table of its workers and of what moves them, why something cannot be used,
// and what each column would come to.

import type { Seat } from '@orrery/kernel';
import { countGoods } from '../dice.ts';
import { developments, worlds } from '../names.ts';
import { roomOn, worldsWithRoom } from '../phases/produce.ts';
import { virtualWorkersOf } from '../powers/exploring.ts';
import { type RollRefusal, refuseAnswer } from '../refusals.ts';
import type { Player, State } from '../state.ts';
import { playerAt } from '../state.ts';
import { assignTable, namedTable } from './assign-table.ts';
import type { DescribedColumns, DescribedOf } from './described.ts';
import { describeBuilding } from './describing.ts';
import type { NamedAssignTable } from './plan-draft.ts';

export function describeAssign(state: State, seat: Seat): DescribedOf<'assign'> {
  const table = namedTable(assignTable(state, seat));
  return {
    kind: 'assign',
    table,
    movers: table.powers.map((mover) => ({ power: mover.power, why: whyNot(table, mover) })),
    columns: describeColumns(playerAt(state, seat)),
  };
}

/** Whatever is picked, one worker selects; so there must be one more than those that pay and move. */
function whyNot({ pieces }: NamedAssignTable, mover: NamedAssignTable['powers'][number]): RollRefusal | null {
  const { power, min, max, pay, kinds } = mover;
  if (max < min) return refuseAnswer('roll/not-the-most', { power });
  const needed = 1 + min + (pay === null ? 0 : 1);
  if (pieces.length < needed) return refuseAnswer('roll/too-few-workers', { power, got: pieces.length, min: needed });
  const fitting = pieces.filter(({ kind }) => kinds.includes(kind)).length;
  return fitting < min ? refuseAnswer('roll/too-few-workers', { power, got: fitting, min }) : null;
}

function describeColumns(player: Player): DescribedColumns {
  return {
    explore: { virtual: virtualWorkersOf(player, 'explore') },
    develop: describeBuilding(player, developments),
    settle: describeBuilding(player, worlds),
    produce: { room: worldsWithRoom(player).reduce((room, world) => room + roomOn(player, world), 0) },
    ship: { virtual: virtualWorkersOf(player, 'ship'), goods: countGoods(player) },
  };
}
