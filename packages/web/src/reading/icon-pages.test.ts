// Every icon opens the page of its rule, in one of the games at least, or stands here with the reason why it has none.

import { kernelRefusals } from '@orrery/kernel';
import { termPage } from '@orrery/words/rules';
import { expect, test } from 'vitest';
import { icons } from '../pieces/icons.ts';

/** By why they have no rule. */
const without = {
  'of the page, not of a game': [
    'log',
    'play',
    'plus',
    'sun',
    'moon',
    'undo',
    'check',
    'cross',
    'eye',
    'link',
    'person',
    'hint',
    'chat',
    'share',
    'lock',
    'bell',
    'bot',
    'flag',
    'info',
    'to-left',
    'to-right',
    'settings',
    'replay',
    'save',
    'warning',
  ],
  'a word on a card: the cards that count it say what for': [
    'rebel',
    'alien',
    'imperium',
    'chromosome',
    'uplift',
    'terraforming',
  ],
} as const;

const hasPage = (name: string): boolean =>
  termPage('race', `sign:${name}`) !== null || termPage('roll', `sign:${name}`) !== null;

test('every icon has a page or a reason', () => {
  const listed: readonly string[] = Object.values(without).flat();
  const names = Object.keys(icons);
  expect(names.filter((name) => !hasPage(name) && !listed.includes(name))).toEqual([]);
  expect(listed.filter((name) => hasPage(name) || !names.includes(name))).toEqual([]);
});

test('what the table itself refuses is no rule of a game', () => {
  expect(kernelRefusals.filter((code) => termPage('race', `refusal:${code}`) !== null)).toEqual([]);
});
