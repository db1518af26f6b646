// The shape of states: every path with the types that occur there. Elements of a list count as one, frames of all depths
// too, except that the locals of a frame belong to its procedure.

import type { FlowState, Frame } from '@orrery/kernel';

export type Fields = Map<string, Set<string>>;

export function addStateFields(fields: Fields, state: FlowState): void {
  const { flow, ...rest } = state;
  for (const [key, value] of Object.entries(rest)) addFields(fields, key, value);
  addFrame(fields, flow);
}

function addFrame(fields: Fields, { vars, asked, lanes, ...rest }: Frame): void {
  for (const [key, value] of Object.entries(rest)) addFields(fields, `flow.${key}`, value);
  for (const [key, value] of Object.entries(vars)) addFields(fields, `flow.vars(${rest.proc}).${key}`, value);
  for (const { question, answer: _, ...other } of asked) {
    addFields(fields, 'flow.asked[]', other);
    const { id, seat, kind, ...says } = question;
    addFields(fields, 'flow.asked[].question', { id, seat, kind });
    for (const [key, value] of Object.entries(says)) addFields(fields, `flow.asked[].question(${kind}).${key}`, value);
  }
  for (const lane of lanes) addFrame(fields, lane);
}

function addFields(fields: Fields, path: string, value: unknown): void {
  if (Array.isArray(value)) {
    note(fields, path, 'list');
    addElements(fields, `${path}[]`, value);
  } else if (typeof value === 'object' && value !== null) {
    note(fields, path, 'record');
    for (const [key, each] of Object.entries(value)) addFields(fields, `${path}.${key}`, each);
  } else note(fields, path, value === null ? 'null' : typeof value);
}

/** Most lists hold many numbers: their type is noted once. */
function addElements(fields: Fields, path: string, list: readonly unknown[]): void {
  let noted = '';
  for (const each of list) {
    const type = typeof each;
    if (type === 'object') addFields(fields, path, each);
    else if (type !== noted) {
      note(fields, path, type);
      noted = type;
    }
  }
}

function note(fields: Fields, path: string, type: string): void {
  const types = fields.get(path);
  if (types === undefined) fields.set(path, new Set([type]));
  else types.add(type);
}

/** Sorted and readable, one line each. */
export const listFields = (fields: Fields): Record<string, string> =>
  Object.fromEntries(
    [...fields]
      .map(([path, types]) => [path, [...types].sort().join(' | ')] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
