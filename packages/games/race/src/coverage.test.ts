// Coverage play: whatever is printed can happen. Random players drawn to what was seen least, on fixed seeds, until
// every design was placed, every power used and every kind of question asked.

import { openQuestions, playInPlace, randomFromNumber } from '@orrery/kernel';
import { expect, test } from 'vitest';
import { catalogueFor, designs } from './cards/catalogue.ts';
import { questionKinds, race } from './index.ts';
import { steeredAnswer, Tally } from './testing/steered-bot.ts';

const settings: readonly { readonly options: object; readonly seats: number }[] = [
  { options: { sets: ['base', 'gs', 'rvi'], takeovers: true }, seats: 4 },
  { options: { sets: ['base', 'rvi'], takeovers: true }, seats: 3 },
  { options: { sets: ['base', 'gs'] }, seats: 3 },
  { options: { sets: ['base', 'gs', 'rvi'], takeovers: true, experienced: true }, seats: 2 },
  { options: { sets: ['base'] }, seats: 2 },
  { options: { sets: ['base', 'gs', 'rvi'], takeovers: true, draft: true }, seats: 3 },
];
const mostGames = 4000;

function playGame(index: number, tally: Tally): void {
  const { options, seats } = settings[index % settings.length]!;
  const read = race.readOptions(options);
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  const state = race.setup(read.value, seats, { text: `coverage/${index}`, generator: 'xoshiro128' });
  const random = randomFromNumber(index);
  race.advance(state, tally.listen);
  for (;;) {
    const [question] = openQuestions(state);
    if (question === undefined) break;
    const answer = steeredAnswer(state, question, tally, random);
    const refusal = playInPlace(race, state, question.seat, question.id, answer, tally.listen);
    if (refusal !== null) throw new Error(`game ${index}: ${JSON.stringify({ question, answer, refusal })}`);
  }
  expect(state.phase).toBe('over');
}

const allSlugs = designs.map(({ id }) => id);
const allPowers = [
  ...new Set(designs.flatMap(({ id, powers }) => powers.map(({ phase, kind }) => `${id}/${phase}/${kind}`))),
];
const missing = (tally: Tally) => ({
  cards: allSlugs.filter((slug) => !tally.placed.has(slug)),
  powers: allPowers.filter((power) => !tally.used.has(power)),
  questions: questionKinds.filter((kind) => !tally.asked.has(kind)),
});

/** The rarest of a count, in words. */
function rarest(counts: ReadonlyMap<string, number>, all: readonly string[]): string {
  const sorted = [...all].sort((a, b) => (counts.get(a) ?? 0) - (counts.get(b) ?? 0));
  return sorted
    .slice(0, 3)
    .map((key) => `${key} ${counts.get(key) ?? 0}`)
    .join(', ');
}

test('every design is placed, every power used, every question asked', () => {
  const tally = new Tally();
  let games = 0;
  for (; games < mostGames; games++) {
    const { cards, powers, questions } = missing(tally);
    if (cards.length + powers.length + questions.length === 0) break;
    playGame(games, tally);
  }
  const seen = (counts: ReadonlyMap<string, number>, all: readonly string[]) =>
    `${all.filter((key) => counts.has(key)).length} of ${all.length}; rarest: ${rarest(counts, all)}`;
  console.log(
    [
      `coverage after ${games} steered games`,
      `  designs placed   ${seen(tally.placed, allSlugs)}`,
      `  powers used      ${seen(tally.used, allPowers)}`,
      `  questions asked  ${seen(tally.asked, questionKinds)}`,
    ].join('\n'),
  );
  expect(missing(tally)).toEqual({ cards: [], powers: [], questions: [] });
  expect([...tally.used.keys()].filter((key) => !allPowers.includes(key))).toEqual([]);
});

test('the settings between them have every design', () => {
  const sets = settings.map(({ options }) => race.readOptions(options)).map((read) => (read.ok ? read.value.sets : []));
  const reachable = designs.filter((_, no) => sets.some((each) => (catalogueFor(each).copies[no] ?? 0) > 0));
  expect(reachable).toHaveLength(designs.length);
});
