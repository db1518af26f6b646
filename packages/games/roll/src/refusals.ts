// Why an answer is refused: every code of the game, with the data that belongs to it.

import { type Refusal, refuse } from '@orrery/kernel';

export const refusalCodes = [
  'roll/malformed', // field
  'roll/no-such-die', // die
  'roll/no-such-worker', // worker
  'roll/no-such-tile', // tile
  'roll/no-such-power', // power
  'roll/no-such-good', // die
  'roll/named-twice', // die or tile
  'roll/wrong-count', // got, min, max
  'roll/not-wild', // die
  'roll/wild-unplaced', // die
  'roll/selector-stays', // die
  'roll/die-dictated', // die
  'roll/power-used', // power
  'roll/wrong-colour', // die, power
  'roll/wrong-column', // die, power
  'roll/two-columns', // power
  'roll/wrong-target', // die, to, power
  'roll/same-column', // die, to
  'roll/worker-needed', // nothing
  'roll/no-rearranging', // nothing
  'roll/other-tiles', // nothing
  'roll/not-on-top', // tile
  'roll/no-room', // world
  'roll/no-buying', // nothing
  'roll/must-recall', // nothing
] as const;
export type RollRefusalCode = (typeof refusalCodes)[number];

export const refuseAnswer = (code: RollRefusalCode, data: Readonly<Record<string, unknown>> = {}): Refusal =>
  refuse(code, data);

export const malformed = (field: string): Refusal => refuseAnswer('roll/malformed', { field });
