// Whatever is answered in whole matches of both games has words, in every question's own way.

import { makeBot } from '@orrery/bots';
import { openQuestions, type Question, randomFor, startMatch, submit } from '@orrery/kernel';
import { hostedGames } from '@orrery/table';
import { en, raceAnswerText, rollAnswerText, speakerFor } from '@orrery/words';
import { expect, test } from 'vitest';

const say = speakerFor(en, ['Halley', 'Mira', 'Tycho', 'Vega'], -1);

/** What was said for each answer of a match, by kind of question. */
function told(game: 'race' | 'roll', seats: number, options: object, seed: string): Map<string, string[]> {
  const { game: rules } = hostedGames[game];
  const started = startMatch(rules, { options, seats: Array.from({ length: seats }, () => ({})), seed });
  const bot = makeBot('random', rules);
  if (!started.ok || !bot.ok) throw new Error('no match');
  const match = started.value;
  const said = new Map<string, string[]>();
  const note = (question: Question, text: string): void => {
    said.set(question.kind, [...(said.get(question.kind) ?? []), text]);
  };
  for (let question = openQuestions(match.state)[0]; question !== undefined; question = openQuestions(match.state)[0]) {
    const chance = randomFor({ text: seed, generator: 'xoshiro128' }, `${match.answers.length}`);
    const answer = bot.value.answer(rules.viewFor(match.state, question.seat), question, chance);
    note(
      question,
      game === 'race' ? raceAnswerText(question, answer, say) : rollAnswerText(question, answer, say, () => 'novelty'),
    );
    expect(submit(match, question.seat, question.id, answer)).toBeNull();
  }
  return said;
}

test.each([
  ['race', 4, { sets: ['base', 'gs', 'rvi'], goals: true, takeovers: true }, 12],
  ['roll', 3, {}, 8],
] as const)('%s', (game, seats, options, leastKinds) => {
  const kinds = new Set<string>();
  for (let seed = 0; seed < 4; seed++) {
    for (const [kind, texts] of told(game, seats, options, `words/${seed}`)) {
      kinds.add(kind);
      for (const text of texts) {
        expect(text).not.toBe('');
        expect(text).not.toMatch(/undefined|null|\[object|NaN/);
      }
    }
  }
  expect(kinds.size).toBeGreaterThanOrEqual(leastKinds);
});

test('a payment names its way, what was used and what was spent', () => {
  const question = { id: 1, seat: 0, kind: 'settlePay' };
  const answer = { way: 'pay', uses: ['colony-ship'], cards: ['gem-world', 'old-earth'] };
  expect(raceAnswerText(question, answer, say)).toBe(
    'Pay for it · Used: Colony Ship · Paid with: Gem World, Old Earth',
  );
  expect(raceAnswerText({ id: 1, seat: 0, kind: 'settlePlace' }, null, say)).toBe('Pass');
});
