// A state is plain JSON, its clone says the same, and nothing done to the clone reaches the original.

import type { Frame } from '../../flow.ts';
import { checkOf } from '../check.ts';
import { difference, equal, notPlain, throughJson } from '../plain.ts';
import { generatorOf, playOut, somePositions } from '../random-play.ts';

const closeLooks = 12;
const answersOnTheClone = 10;

export const cloneIsACopy = checkOf('clone is a JSON trip', (played, report) => {
  const { game, positions, end } = played;
  const states = [...positions.map((position) => position.state), end];
  for (const [index, state] of states.entries()) {
    const copy = game.clone(state);
    if (!equal(copy, state)) report(index, `the clone differs: ${difference(state, copy)}`);
  }
  const random = generatorOf(played, 'clone');
  for (const index of somePositions(played, random, closeLooks)) {
    const state = states[index];
    if (state === undefined) continue;
    const lost = notPlain(state);
    if (lost !== null) report(index, `the state is not plain JSON: ${lost}`);
    const before = JSON.stringify(state);
    const copy = game.clone(state);
    const trip = difference(throughJson(state), throughJson(copy));
    if (trip !== null) report(index, `the clone differs from the JSON trip: ${trip}`);
    const shared = sharedPart(withoutFlow(state), withoutFlow(copy), '') ?? sharedFrame(state.flow, copy.flow, 'flow');
    if (shared !== null) report(index, `the clone shares ${shared} with the original`);
    playOut(game, copy, random, answersOnTheClone);
    if (JSON.stringify(state) !== before) report(index, 'playing on the clone changed the original');
  }
});

/** The flow is looked at on its own; options are fixed for the match and may be shared. */
const withoutFlow = (state: object): Record<string, unknown> => ({ ...state, flow: null, options: null });

/** Something both hold by reference and that could still be changed; frozen things may be shared. */
function sharedPart(a: unknown, b: unknown, path: string): string | null {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return null;
  if (a === b && !Object.isFrozen(a)) return path;
  for (const [key, value] of Object.entries(a)) {
    const found = sharedPart(value, (b as Record<string, unknown>)[key], path === '' ? key : `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

/** Frames are copied; their locals, questions and answers are never changed in place and may be shared. */
function sharedFrame(a: Frame, b: Frame, path: string): string | null {
  if (a === b) return path;
  if (a.asked === b.asked) return `${path}.asked`;
  if (a.lanes === b.lanes) return `${path}.lanes`;
  if (a.asked.some((asked, index) => asked === b.asked[index])) return `${path}.asked[]`;
  for (const [index, lane] of a.lanes.entries()) {
    const other = b.lanes[index];
    const found = other === undefined ? null : sharedFrame(lane, other, `${path}.lanes.${index}`);
    if (found !== null) return found;
  }
  return null;
}
