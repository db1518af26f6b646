// The order in which the hand is shown: as the person likes it. What can be played now goes first in any case, by the list.

import type { Slug } from '@orrery/race';
import type { HandOrder } from '../flow/settings.svelte.ts';
import { faceOf, shadeOf } from './card-faces.ts';
import type { Choice, Group, GroupId } from './forms/form.ts';

/** Lists that are made of the hand. */
const ofHand: readonly GroupId[] = ['discard', 'development', 'world', 'payment', 'strengthCards', 'cost', 'ante'];

const costOf = (card: Slug): number => faceOf(card).cost ?? faceOf(card).defense ?? 0;
const typeOf = (card: Slug): number => (shadeOf(faceOf(card)) === 'dev' ? 1 : 0);

function compare(a: Slug, b: Slug, order: HandOrder): number {
  if (order === 'drawn') return 0;
  return (order === 'type' ? typeOf(a) - typeOf(b) : 0) || costOf(a) - costOf(b);
}

export const inOrder = (cards: readonly Slug[], order: HandOrder): Slug[] =>
  [...cards].sort((a, b) => compare(a, b, order));

const cardOf = ({ shows }: Choice): Slug => (shows.kind === 'card' ? shows.card : '');

/** A list of the hand in that order; any other list as it is. */
export function listInOrder(group: Group, order: HandOrder): Group {
  if (!ofHand.includes(group.id) || group.choices.some(({ shows }) => shows.kind !== 'card')) return group;
  return { ...group, choices: [...group.choices].sort((a, b) => compare(cardOf(a), cardOf(b), order)) };
}
