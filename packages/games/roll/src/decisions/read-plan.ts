// Whether an answer has the form of a plan, whatever it says.

import { isPhaseName } from '../names.ts';
import type { Plan } from '../questions.ts';
import { malformed, type RollRefusal } from '../refusals.ts';
import { isFields, isList, wrongFields } from './reading.ts';

/** The plan, or what is wrong with its form. */
export function readPlan(answer: unknown): { plan: Plan } | { wrong: RollRefusal } {
  const wrong = wrongForm(answer);
  return wrong === null ? { plan: answer as Plan } : { wrong };
}

// Paths are put together only where something is wrong: plans are judged all the time.

const fieldsOf = { plan: ['wilds', 'select', 'uses'], dictate: ['power', 'pay', 'moves'], use: ['power', 'moves'] };
const pairs = { column: ['die', 'column'], phase: ['die', 'phase'], to: ['die', 'to'] };

function wrongForm(answer: unknown): RollRefusal | null {
  const wrong = wrongFields(answer, fieldsOf.plan);
  if (wrong !== null || !isFields(answer)) return wrong;
  return (
    wrongList(answer.wilds, 'wilds', wrongWild) ??
    within('select.', wrongPair(answer.select, 'phase')) ??
    wrongList(answer.uses, 'uses', wrongUse)
  );
}

/** The same mistake, its field named from further out. */
const within = (at: string, wrong: RollRefusal | null): RollRefusal | null =>
  wrong?.code === 'roll/malformed' ? malformed(at + wrong.data.field) : wrong;

function wrongList(list: unknown, name: string, wrong: (each: unknown) => RollRefusal | null): RollRefusal | null {
  if (!isList(list)) return malformed(name);
  for (let i = 0; i < list.length; i++) {
    const bad = wrong(list[i]);
    if (bad !== null) return within(`${name}[${i}].`, bad);
  }
  return null;
}

/** A die and a phase, which has its own name in each place. */
function wrongPair(pair: unknown, phase: 'column' | 'phase' | 'to'): RollRefusal | null {
  const wrong = wrongFields(pair, pairs[phase]);
  if (wrong !== null || !isFields(pair)) return wrong;
  if (typeof pair.die !== 'number') return malformed('die');
  return isPhaseName(pair[phase]) ? null : malformed(phase);
}

const wrongWild = (wild: unknown): RollRefusal | null => wrongPair(wild, 'column');
const wrongMove = (move: unknown): RollRefusal | null => wrongPair(move, 'to');

function wrongUse(use: unknown): RollRefusal | null {
  const isDictate = isFields(use) && use.power === 'dictate';
  const wrong = wrongFields(use, isDictate ? fieldsOf.dictate : fieldsOf.use);
  if (wrong !== null || !isFields(use)) return wrong;
  if (typeof use.power !== 'string') return malformed('power');
  if (isDictate && typeof use.pay !== 'number') return malformed('pay');
  return wrongList(use.moves, 'moves', wrongMove);
}
