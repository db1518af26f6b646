// Why a bot would do it, in Hungarian: the share of winning it sees, and what makes the difference to the next best answer.

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
  term: (part, points) => `${part} ${points}`,
  ahead: (terms) => `A következő legjobb válaszához képest, százalékpontban: ${terms}.`,
};
