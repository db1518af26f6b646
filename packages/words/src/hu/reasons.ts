// Why a bot would do it, in Hungarian: the share of winning it sees, what speaks for an answer and what against it.

import type { Words } from '../catalogue.ts';
import type { ReasonPart } from '../reason-parts.ts';

const parts: { readonly [P in ReasonPart]: string } = {
  tempo: 'meddig tart még a játszma',
  goals: 'célok',
  tableau: 'kijátszott lapok',
  cards: 'a kézben lévő lapok száma',
  points: 'pontok',
  military: 'katonai erő',
  discounts: 'kedvezmények',
  goods: 'áruk',
  rivals: 'amijük az ellenfeleknek van',
  lead: 'az előny',
  hand: 'mely lapok vannak kézben',
  credits: 'kredit',
  dice: 'kockák',
  stacks: 'építkezés',
  plans: 'hátralévő lapkák',
  end: 'a játszma vége',
};

export const reasons: Words['reasons'] = {
  parts,
  share: (percent) => `Az ilyen játszmák ${percent}-át nyerné meg.`,
  inFavour: (parts) => `Mellette szól: ${parts}.`,
  against: (parts) => `Ellene szól: ${parts}.`,
  better: (answer, wins) =>
    `Jobb lett volna: ${answer}. 100 ilyen játszmából körülbelül ennyivel többet nyerne: ${wins}.`,
  noBetter: 'Ennél jobb választ nem találtunk.',
  tooClose: 'A különbség túl kicsi ahhoz, hogy biztos legyen.',
};
