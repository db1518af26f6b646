// Whether an answer has the form of a plan, whatever it says. @rule roll-17.21

import { isPhaseName } from '../names.ts';
import type { Plan } from '../questions.ts';
import { malformed, type RollRefusal } from '../refusals.ts';
import { isFields, isList, wrongFields } from './reading.ts';

/** The plan, or what is wrong with its form. */
export function readPlan(answer: unknown): { plan: Plan } | { wrong: RollRefusal } {
  const wrong = wrongForm(answer);
  return wrong === null ? { plan: answer as Plan } : { wrong };
}

function wrongForm(answer: unknown): RollRefusal | null {
  const wrong = wrongFields(answer, ['wilds', 'select', 'uses']);
  if (wrong !== null || !isFields(answer)) return wrong;
  const { wilds, select, uses } = answer;
  return (
    wrongList(wilds, 'wilds', (each, at) => wrongPair(each, 'column', at)) ??
    wrongPair(select, 'phase', 'select.') ??
    wrongList(uses, 'uses', wrongUse)
  );
}

function wrongList(
  list: unknown,
  name: string,
  wrong: (each: unknown, at: string) => RollRefusal | null,
): RollRefusal | null {
  if (!isList(list)) return malformed(name);
  for (let i = 0; i < list.length; i++) {
    const bad = wrong(list[i], `${name}[${i}].`);
    if (bad !== null) return bad;
  }
  return null;
}

/** A die and a phase, which has its own name in each place. */
function wrongPair(pair: unknown, phase: 'column' | 'phase' | 'to', at: string): RollRefusal | null {
  const wrong = wrongFields(pair, ['die', phase], [], at);
  if (wrong !== null || !isFields(pair)) return wrong;
  if (typeof pair.die !== 'number') return malformed(`${at}die`);
  return isPhaseName(pair[phase]) ? null : malformed(at + phase);
}

function wrongUse(use: unknown, at: string): RollRefusal | null {
  const isDictate = isFields(use) && use.power === 'dictate';
  const wrong = wrongFields(use, isDictate ? ['power', 'pay', 'moves'] : ['power', 'moves'], [], at);
  if (wrong !== null || !isFields(use)) return wrong;
  if (typeof use.power !== 'string') return malformed(`${at}power`);
  if (isDictate && typeof use.pay !== 'number') return malformed(`${at}pay`);
  return wrongList(use.moves, `${at}moves`, (move, each) => wrongPair(move, 'to', each));
}
