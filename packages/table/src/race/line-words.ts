// What a line of the story of Race comes to, part by part: what was built, cards, goods, points and goals.

import type { Speaker } from '@orrery/words';
import type { FactOf } from '../table.ts';
import { raceGains, type SomeCards } from './gains.ts';
import { type LineSums, lineSums } from './line-sums.ts';

export function raceLine(facts: readonly FactOf<'race'>[], say: Speaker): string[] {
  const gains = { ...raceGains(facts), ...lineSums(facts) };
  const story = say.words.story;
  const without = (some: readonly string[], told: readonly string[]): string[] =>
    some.filter((card) => !told.includes(card));
  const built = gains.built.map(({ card }) => card);
  const soldFrom = gains.sold.map(({ world }) => world);
  const spent = gains.goodsOut.map(({ world }) => world);
  return [
    ...(gains.start === null ? [] : [story.started(say.card(gains.start))]),
    ...named(story.placed, without(gains.placed, [...built, ...(gains.start === null ? [] : [gains.start])]), say.card),
    ...gains.built.map((each) => builtText(each, say)),
    ...counted((_, names) => story.paidWith(names), onlyNamed(gains.paidWith), say),
    ...named(story.left, without(gains.left, gains.lost), say.card),
    ...named(story.lost, gains.lost, say.card),
    ...(gains.drawnIn > 0 || gains.kept.count > 0 ? [keptText(gains, say)] : []),
    ...gains.sold.map(({ world, cards }) => story.sold(say.card(world), cards)),
    ...counted(story.drew, gains.drew, say),
    ...counted(story.discarded, gains.discarded, say),
    ...counted(story.overLimit, gains.overLimit, say),
    ...named(
      story.goods,
      gains.goodsIn.map(({ world }) => world),
      say.card,
    ),
    ...named(story.spent, without(spent, soldFrom), say.card),
    ...(gains.strength === 0 ? [] : [story.strength(gains.strength)]),
    ...(gains.chips === 0 ? [] : [story.chips(gains.chips)]),
    ...named(story.goals, gains.goals, say.goal),
    ...named(story.goalsLost, gains.goalsLost, say.goal),
    ...(gains.passed && built.length === 0 ? [story.passed] : []),
  ];
}

type Named = (names: readonly string[]) => string;

const named = (text: Named, some: readonly string[], nameOf: (name: string) => string): string[] =>
  some.length === 0 ? [] : [text(some.map(nameOf))];

/** How many cards they were, and their names as far as they may be known. */
const counted = (
  text: (amount: number, names: readonly string[]) => string,
  { count, cards }: SomeCards,
  say: Speaker,
): string[] => (count === 0 ? [] : [text(count, cards.map(say.card))]);

const onlyNamed = ({ cards }: SomeCards): SomeCards => ({ count: cards.length, cards });

/** Cards that a scenario gives are kept without being drawn. */
function keptText(
  { drawnIn, kept }: { readonly drawnIn: number; readonly kept: SomeCards },
  { words, card }: Speaker,
): string {
  const story = words.story;
  const names = kept.cards.map(card);
  if (drawnIn === 0) return story.drew(kept.count, names);
  // Until the cards are sorted nothing is kept.
  return kept.count === 0 ? story.drew(drawnIn, []) : story.explored(drawnIn, kept.count, names);
}

function builtText(
  { card, way, price, strength, needed, uses }: LineSums['built'][number],
  { words, card: nameOf }: Speaker,
): string {
  const story = words.story;
  const using = uses.map(nameOf);
  return way === 'conquer' || way === 'conquerNonMilitary'
    ? story.conquered(nameOf(card), strength ?? 0, needed ?? 0, using)
    : story.paid(nameOf(card), price, using);
}
