// A rematch keeps everything but the deal; the same deal is the same cards for the same answers.

import { expect, test } from 'vitest';
import type { NewMatch } from '../table.ts';
import { simpleCompany } from '../testing/company.ts';
import { type HostedMatch, hostNew, savedText, tableOf } from './local-match.ts';
import { matchLike } from './rematch.ts';

function open(match: NewMatch, drawn: string): HostedMatch {
  const opened = hostNew(simpleCompany, match, drawn);
  if (!opened.ok) throw new Error(opened.refusal.code);
  return opened.value;
}

test.each(['race', 'roll'] as const)('%s: same deal, or another', (game) => {
  const match: NewMatch = { game, options: {}, names: ['You', 'Mira'], bots: ['greedy'], seed: null };
  const first = open(match, 'drawn once');
  const same = open(matchLike(savedText(first), 'same'), 'drawn again');
  expect(tableOf(same).view).toEqual(tableOf(first).view);
  const other = open(matchLike(savedText(first), 'new'), 'drawn again');
  expect(other.match.header).toMatchObject({ seed: 'drawn again', knownDeal: false });
  expect(other.match.header.seats).toEqual(first.match.header.seats);
  expect(other.match.header.options).toEqual(first.match.header.options);
});
