// The order in which the hand is shown: as the person likes it. What can be played now goes first in any case, by the list.

import type { CardFace, Slug } from '@orrery/race';
import type { Faces } from '@orrery/words/race';
import type { Choice, Group, GroupId } from './forms/form.ts';

/** Lists that are made of the hand. */
const ofHand: readonly GroupId[] = ['discard', 'development', 'world', 'payment', 'strengthCards', 'cost', 'ante'];

export const handOrders = ['cost', 'type', 'drawn'] as const;
export type HandOrder = (typeof handOrders)[number];

const costOf = ({ cost, defense }: CardFace): number => cost ?? defense ?? 0;
const typeOf = ({ kind }: CardFace): number => (kind === 'development' ? 1 : 0);

function compare(a: CardFace, b: CardFace, order: HandOrder): number {
  if (order === 'drawn') return 0;
  return (order === 'type' ? typeOf(a) - typeOf(b) : 0) || costOf(a) - costOf(b);
}

export const inOrder = (cards: readonly Slug[], order: HandOrder, { face }: Faces): Slug[] =>
  [...cards].sort((a, b) => compare(face(a), face(b), order));

const cardOf = ({ shows }: Choice): Slug => (shows.kind === 'card' ? shows.card : '');

/** A list of the hand in that order; any other list as it is. */
export function listInOrder(group: Group, order: HandOrder, { face }: Faces): Group {
  if (!ofHand.includes(group.id) || group.choices.some(({ shows }) => shows.kind !== 'card')) return group;
  return { ...group, choices: [...group.choices].sort((a, b) => compare(face(cardOf(a)), face(cardOf(b)), order)) };
}
