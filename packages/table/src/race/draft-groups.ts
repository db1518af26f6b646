// What has been drafted so far, sorted as one thinks of a deck: cost-6 developments, others, military worlds, worlds by
// the kind of their goods.

import { type CardFace, type Good, goodKinds, type Slug } from '@orrery/race';
import type { Speaker } from '@orrery/words';
import type { Faces } from '@orrery/words/race';

export interface DraftGroup {
  readonly name: string;
  readonly cards: readonly Slug[];
}

const dear = 6;

export function draftGroups(cards: readonly Slug[], { words, faces }: Speaker): DraftGroup[] {
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
  for (const card of [...cards].sort(byPrice(faces))) {
    const at = tests.findIndex(([, fits]) => fits(faces.face(card)));
    groups[at]?.cards.push(card);
  }
  return groups.filter(({ cards: some }) => some.length > 0);
}

const priceOf = ({ cost, defense }: CardFace): number => cost ?? defense ?? 0;

const byPrice =
  ({ face }: Faces) =>
  (a: Slug, b: Slug): number =>
    priceOf(face(a)) - priceOf(face(b)) || (face(a).name < face(b).name ? -1 : 1);
