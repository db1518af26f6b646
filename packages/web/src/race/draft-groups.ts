// What has been drafted so far, sorted as one thinks of a deck: cost-6 developments, others, military worlds, worlds by
// the kind of their goods.

import { type CardFace, type Good, goodKinds, type Slug } from '@orrery/race';
import { words } from '../words/wording.ts';
import { faceOf } from './card-faces.ts';

export interface DraftGroup {
  readonly name: string;
  readonly cards: readonly Slug[];
}

const dear = 6;

export function draftGroups(cards: readonly Slug[]): DraftGroup[] {
  const tests: [name: string, fits: (face: CardFace) => boolean][] = [
    [words.draft.sixes, ({ kind, cost }) => kind === 'development' && (cost ?? 0) >= dear],
    [words.draft.developments, ({ kind }) => kind === 'development'],
    [words.draft.military, ({ military }) => military],
    ...goodKinds.map((good: Good): [string, (face: CardFace) => boolean] => [
      words.goods[good].name,
      (face) => face.good === good,
    ]),
    [words.draft.worlds, () => true],
  ];
  const groups = tests.map(([name]) => ({ name, cards: [] as Slug[] }));
  for (const card of [...cards].sort(byPrice)) {
    const at = tests.findIndex(([, fits]) => fits(faceOf(card)));
    groups[at]?.cards.push(card);
  }
  return groups.filter(({ cards: some }) => some.length > 0);
}

const priceOf = (card: Slug): number => faceOf(card).cost ?? faceOf(card).defense ?? 0;

const byPrice = (a: Slug, b: Slug): number => priceOf(a) - priceOf(b) || (faceOf(a).name < faceOf(b).name ? -1 : 1);
