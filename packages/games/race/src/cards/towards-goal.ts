// What a card would add towards a goal, by what is printed on the cards: for whoever looks at it before placing it.

import type { PowerPhase } from '../powers/vocabulary.ts';
import { type Face, faceOf, phaseBit } from './face.ts';
import type { CardFace, GoalTile } from './printed.ts';
import { matches } from './selector.ts';

/** 0 where it adds nothing, or where placing it does not decide. */
export function towardsGoal({ counts }: GoalTile, card: CardFace, inPlay: readonly CardFace[]): number {
  const face = faceOf(card, 0);
  const others = inPlay.map((each) => faceOf(each, 0));
  if ('cards' in counts) return matches(face, counts.cards) ? 1 : 0;
  if ('goods' in counts) return face.isWindfall ? 1 : 0; // it comes with its good
  if ('totalMilitary' in counts) return militaryOf([...others, face]) - militaryOf(others);
  if ('vpChips' in counts || 'cardsDiscardedAtRoundEnd' in counts) return 0;
  if (counts.distinct === 'powerPhases') return phasesOf([...others, face], counts.of) - phasesOf(others, counts.of);
  return kindsOf([...others, face]) - kindsOf(others);
}

function militaryOf(faces: readonly Face[]): number {
  let strength = 0;
  for (const { settle } of faces) {
    for (const power of settle) {
      if (power.kind !== 'military' || power.against !== undefined) continue;
      const { per } = power;
      strength += power.amount * (per === undefined ? 1 : faces.filter((each) => matches(each, per)).length);
    }
  }
  return strength;
}

const kindsOf = (faces: readonly Face[]): number =>
  new Set(faces.flatMap(({ good }) => (good === 'none' ? [] : [good]))).size;

const phasesOf = (faces: readonly Face[], wanted: readonly PowerPhase[]): number =>
  wanted.filter((phase) => faces.some(({ powerPhases }) => (powerPhases & phaseBit[phase]) !== 0)).length;
