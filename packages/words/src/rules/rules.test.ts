// The short rules: every decision of both games has a page, every page stands in four languages and names full rules that
// there are.

import { type RaceQuestion, questionKinds as raceKinds } from '@orrery/race';
import { type RollQuestion, questionKinds as rollKinds } from '@orrery/roll';
import { describe, expect, test } from 'vitest';
import raceRules from '../../../../docs/rules/race.md?raw';
import rollRules from '../../../../docs/rules/roll.md?raw';
import { en } from '../en.ts';
import { languages } from '../languages.ts';
import { plainSpeaker } from '../speaker.ts';
import { racePageOf, rollPageOf } from './page-of.ts';
import { pagesOf, type RulePage, rulePages } from './pages.ts';
import { type RuleBook, spokenRule } from './rule-book.ts';
import { ruleBook } from './rule-books.ts';

const pages: readonly RulePage[] = [...pagesOf.race, ...pagesOf.roll];
const books = await Promise.all(languages.map(async ({ code }) => ({ code, book: await ruleBook(code) })));
const english = await ruleBook('en');

const say = plainSpeaker(en);

test('every kind of question of both games opens a page', () => {
  const asked = { id: 1, seat: 0, count: 1, card: 'spice-world', stack: 'world' };
  const opened = [
    ...raceKinds.map((kind) => racePageOf({ ...asked, kind } as unknown as RaceQuestion, say)),
    ...rollKinds.map((kind) => rollPageOf({ ...asked, kind } as unknown as RollQuestion)),
  ];
  expect(opened.filter((page) => !pages.includes(page))).toEqual([]);
  expect(opened).toHaveLength(raceKinds.length + rollKinds.length);
});

test('what a question says decides between pages', () => {
  const choose = (count: number) => racePageOf({ id: 1, seat: 0, kind: 'chooseAction', count }, say);
  expect([choose(1), choose(2)]).toEqual(['race-action', 'race-duel']);
  const settle = (card: string) => racePageOf({ id: 1, seat: 0, kind: 'settlePay', card }, say);
  expect([settle('rebel-base'), settle('spice-world')]).toEqual(['race-military', 'race-pay']);
  const build = (stack: 'development' | 'world') =>
    rollPageOf({ id: 1, seat: 0, kind: 'build.placeWorker', stack, count: 1 });
  expect([build('development'), build('world')]).toEqual(['roll-develop', 'roll-settle']);
});

test('every full rule that a page names stands in docs/rules', () => {
  const known = new Set(
    [...`${raceRules}${rollRules}`.matchAll(/\*\*((?:race|roll)-[\d.]+)\*\*/g)].map(([, id]) => id),
  );
  expect(known.size).toBeGreaterThan(200);
  const named = pages.flatMap((page) => rulePages[page].rules.map((id) => ({ page, id })));
  expect(named.filter(({ page, id }) => !known.has(id) || !id.startsWith(page.slice(0, 4)))).toEqual([]);
  expect(pages.filter((page) => rulePages[page].rules.length === 0)).toEqual([]);
});

test('a page has at most two beside it', () => {
  expect(pages.filter((page) => rulePages[page].beside.length > 2)).toEqual([]);
});

/** A translation says the same amounts. */
const numbersIn = (book: RuleBook, page: RulePage): string[] =>
  [...spokenRule(book.texts[page]).matchAll(/\d+/g)].map(([number]) => number);

describe.each(books)('$code', ({ code, book }) => {
  test('every page has a title and text', () => {
    const empty = pages.filter((page) => {
      const { title, text } = book.texts[page];
      return title === '' || text.length < 3 || text.flat().some((line) => line.trim() === '');
    });
    expect(empty).toEqual([]);
  });

  test('a page has as many paragraphs and list lines as in English', () => {
    const shapeOf = (one: RuleBook, page: RulePage): number[] =>
      one.texts[page].text.map((paragraph) => (typeof paragraph === 'string' ? 1 : paragraph.length));
    const other = pages.filter((page) => String(shapeOf(book, page)) !== String(shapeOf(english, page)));
    expect(other).toEqual([]);
  });

  test('the large numbers of a page are those of English', () => {
    const large = (one: RuleBook, page: RulePage): string[] =>
      [...new Set(numbersIn(one, page).filter((number) => Number(number) >= 5))].sort();
    const other = pages
      .map((page) => ({ page, said: large(book, page), english: large(english, page) }))
      .filter(({ said, english: wanted }) => String(said) !== String(wanted));
    // Japanese writes numbers as digits that English spells out.
    expect(
      code === 'ja' ? other.filter(({ said, english: wanted }) => !wanted.every((n) => said.includes(n))) : other,
    ).toEqual([]);
  });

  test('no paragraph is longer than a short rule', () => {
    const most = 560;
    const long = pages.flatMap((page) => book.texts[page].text.flat().filter((line) => line.length > most));
    expect(long).toEqual([]);
  });
});

test.each(books.filter(({ code }) => code !== 'en'))('$code leaves nothing in English', ({ book }) => {
  const same = pages.filter((page) => spokenRule(book.texts[page]) === spokenRule(english.texts[page]));
  expect(same).toEqual([]);
});
