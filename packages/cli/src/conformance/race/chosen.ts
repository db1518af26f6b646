// What a recorded decision chose. `chosen` has another shape for each choice; whatever has a foreign one counts as nothing,
// and the comparison says where the games part.

import type { TracePiece, TracePower, TraceTarget } from './trace.ts';

type Chosen = Pick<TracePiece, 'chosen'>;

export const chosenName = ({ chosen }: Chosen): string => (typeof chosen === 'string' ? chosen : '');

export const chosenNames = ({ chosen }: Chosen): readonly string[] =>
  Array.isArray(chosen) ? chosen.filter((each): each is string => typeof each === 'string') : [];

export const chosenPower = ({ chosen }: Chosen): TracePower | null => (isPower(chosen) ? chosen : null);

export const chosenTarget = ({ chosen }: Chosen): TraceTarget | null => (isTarget(chosen) ? chosen : null);

/** The card that was discarded for a power. */
export const chosenCard = ({ chosen }: Chosen): string | null =>
  typeof chosen === 'object' && chosen !== null && 'card' in chosen && typeof chosen.card === 'string'
    ? chosen.card
    : null;

export const offeredNames = ({ offered }: Pick<TracePiece, 'offered'>): readonly string[] | null =>
  offered?.filter((each): each is string => typeof each === 'string') ?? null;

export const offeredPowers = ({ offered = [] }: Pick<TracePiece, 'offered'>): readonly TracePower[] =>
  offered.filter(isPower);

export const offeredTargets = ({ offered = [] }: Pick<TracePiece, 'offered'>): readonly Omit<TraceTarget, 'power'>[] =>
  offered.filter(isTarget);

function isPower(value: unknown): value is TracePower {
  return typeof value === 'object' && value !== null && 'codes' in value;
}

function isTarget(value: unknown): value is TraceTarget {
  return typeof value === 'object' && value !== null && 'world' in value && 'owner' in value;
}
