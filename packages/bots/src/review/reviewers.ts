// Who reviews which game. A game without an entry has no review.

import type { AnyGame } from '@orrery/kernel';
import { raceReviewer } from '../race/reviewer.ts';
import { trainedModel as raceModel } from '../race/trained-model.ts';
import { rollReviewer } from '../roll/reviewer.ts';
import { trainedModel as rollModel } from '../roll/trained-model.ts';
import type { Reviewer } from './reviewer.ts';

const reviewers: ReadonlyMap<string, Reviewer> = new Map<string, Reviewer>([
  ['race', raceReviewer(raceModel)],
  ['roll', rollReviewer(rollModel)],
]);

export const reviewerOf = ({ name }: AnyGame): Reviewer | null => reviewers.get(name) ?? null;
