// What a seat can plan in the Assign step: its dice with their faces, Dictate, and each Reassign power with the workers
// it could move as they lie now. Later uses may see other columns; `check` judges the whole plan.
// @rule roll-17.2, roll-17.3, roll-17.4, roll-17.5

import type { Seat } from '@orrery/kernel';
import { colourNameOf, placeAt } from '../dice.ts';
import { type DieNo, faceName } from '../names.ts';
import { faceUp, isRolled } from '../places.ts';
import { dictate, mostMoves, reassigningOf } from '../powers/reassign.ts';
import type { DieColour, FaceName, PhaseName, Reassign } from '../powers/vocabulary.ts';
import type { State } from '../state.ts';
import { playerAt } from '../state.ts';

export interface Impossible {
  readonly what: string;
  readonly why:
    | 'no-such-power'
    | 'grey-world'
    | 'world-full'
    | 'too-few-workers'
    | 'not-the-most-worlds'
    | 'must-recall';
}

export interface PowerOption {
  readonly power: string;
  readonly min: number;
  readonly max: number;
  /** Workers whose colour fits and that lie, by their face, where the power takes them from. */
  readonly dice: readonly DieNo[];
  /** Column the workers must be taken from; null if any. */
  readonly from: PhaseName | null;
  readonly sameColumn: boolean;
  readonly to: 'any' | 'selected' | readonly PhaseName[];
}

export interface AssignDescription {
  readonly workers: readonly { readonly die: DieNo; readonly colour: DieColour; readonly face: FaceName }[];
  /** `times` is null when Dictate may be used again and again. */
  readonly dictate: { readonly times: number | null; readonly reach: number };
  readonly powers: readonly PowerOption[];
  readonly impossible: readonly Impossible[];
}

/** A payer and a moved worker, both different from the selector. */
const dictateNeeds = 3;

export function describeAssign(state: State, seat: Seat): AssignDescription {
  const player = playerAt(state, seat);
  const workers = player.dice
    .map((die, index) => ({ die, place: placeAt(player, index) }))
    .filter(({ place }) => isRolled(place))
    .map(({ die, place }) => ({ die, colour: colourNameOf(die), face: faceName(faceUp(place)) }));
  const can = reassigningOf(state, seat);
  const impossible: Impossible[] = [];
  if (workers.length < dictateNeeds) impossible.push({ what: dictate, why: 'too-few-workers' });
  const powers = can.powers.map(({ slug, power }): PowerOption => {
    const max = mostMoves(state, seat, power);
    const dice = workers.filter((worker) => fitsNow(power, worker)).map(({ die }) => die);
    if (max < power.min) impossible.push({ what: slug, why: 'not-the-most-worlds' });
    else if (dice.length < power.min) impossible.push({ what: slug, why: 'too-few-workers' });
    return {
      power: slug,
      min: power.min,
      max,
      dice,
      from: power.workers.from ?? null,
      sameColumn: power.workers.sameColumn ?? false,
      to: power.to,
    };
  });
  const times = Number.isFinite(can.dictates) ? can.dictates : null;
  return { workers, dictate: { times, reach: can.reach }, powers, impossible };
}

function fitsNow(power: Reassign, { colour, face }: { readonly colour: DieColour; readonly face: FaceName }): boolean {
  const { colours, notColours, from } = power.workers;
  if (colours !== undefined && !colours.includes(colour)) return false;
  if (notColours?.includes(colour) === true) return false;
  return from === undefined || face === 'wild' || face === from;
}
