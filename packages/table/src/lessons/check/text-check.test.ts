// The check of texts finds what it looks for.

import { lessonTexts } from '@orrery/words/lessons';
import { expect, test } from 'vitest';
import { lessons } from '../lessons.ts';
import { checkTexts, hasTypedNumber } from './text-check.ts';

test.each([
  ['It costs 2 cards.', 'en', true],
  ['It costs {price} cards.', 'en', false],
  ['You hold four others.', 'en', true],
  ['Two of your cards cost {cost}.', 'en', true],
  ['Each round you choose **two** actions.', 'en', false],
  ['Tienes dos cartas.', 'es', true],
  ['Los dos colonizáis.', 'es', false],
  ['Két lapod van, kettőt tartasz meg.', 'hu', true],
  ['A kettő együtt többet ér.', 'hu', false],
  ['手札は二枚です。', 'ja', true],
  ['製品を二つ売ります。', 'ja', true],
  ['アクションを**二つ**選びます。', 'ja', false],
  ['二人とも探索します。', 'ja', false],
  ['Do it once more, often.', 'en', false],
  ['Consume: ×2 is the name of an action.', 'en', false],
  ['Tienes once cartas.', 'es', true],
  ['Ten siempre algo listo.', 'es', false],
  ['Négy lapod van.', 'hu', true],
  ['Ha elég, a tiéd.', 'hu', false],
  ['手札は四枚です。', 'ja', true],
  ['手札は５枚です。', 'ja', true],
  ['一枚残します。', 'ja', false],
])('%s (%s)', (text, language, has) => {
  expect(hasTypedNumber(text, language)).toBe(has);
});

test('texts that are missing, of no use, or name an amount that is not given', async () => {
  const [lesson] = lessons;
  const text = lesson === undefined ? undefined : (await lessonTexts('en'))[lesson.id];
  if (lesson === undefined || text === undefined) throw new Error('no lesson');
  expect(checkTexts(lesson, 'en', text)).toEqual([]);
  const { wins, money, ...others } = text.beats;
  if (wins === undefined || money === undefined) throw new Error('no beats');
  const spoilt = {
    ...text,
    beats: {
      ...others,
      wins: { ...wins, say: 'It ends at {cards} cards, {nowhere} chips or 12 squares.' },
      money: { ...money, replies: { 'new-earth': 'Right.' } },
      extra: wins,
    },
  };
  expect(checkTexts(lesson, 'en', spoilt).map(({ beat, what }) => `${beat} ${what}`.slice(0, 60))).toEqual([
    'wins en: say names {nowhere}, which the beat does not give',
    'wins en: say has a typed-in number: It ends at {cards} cards',
    'money en: reply spice-world is missing',
    'money en: reply space-marines is missing',
    'money en: reply public-works is missing',
    'extra en: no such beat',
  ]);
  expect(checkTexts(lesson, 'en', undefined)).toHaveLength(1);
});
