// Steps of a learner's table: every line of the story once and in order; none is lost when more happens meanwhile, and nothing
// that lies behind is told again.

import { faceFor, openQuestions, randomFromNumber, startMatch, submit } from '@orrery/kernel';
import { en, speakerFor } from '@orrery/words';
import { describe, expect, test } from 'vitest';
import { hostedGames } from '../games.ts';
import type { Fact, GameName } from '../table.ts';
import { noSteps, toldSteps, withFacts, withoutAll, withoutFirst } from './told-steps.ts';
import { toldStory } from './told-story.ts';

const names = ['Ada', 'Halley'];
const say = speakerFor(en, names, 0);

/** What a seat was told after each answer of a match at random. */
function told(game: GameName): Fact[][] {
  const hosted = hostedGames[game];
  const random = randomFromNumber(3);
  const started = startMatch(hosted.game, { options: {}, seats: names.map((name) => ({ name })), seed: 'steps' });
  if (!started.ok) throw new Error(started.refusal.code);
  const match = started.value;
  const looks: Fact[][] = [];
  for (let [question] = openQuestions(match.state); question !== undefined; [question] = openQuestions(match.state)) {
    submit(match, question.seat, question.id, hosted.game.sample(match.state, question, random));
    looks.push(match.events.map((event) => faceFor(event, 0) as Fact));
  }
  return looks;
}

describe.each(['race', 'roll'] as const)('%s', (game) => {
  const looks = told(game);
  const tell = (fresh: readonly Fact[]) => toldSteps(game, fresh, say);

  test('a step for each line of the story', () => {
    const facts = looks.at(-1) ?? [];
    const lines = toldStory(game, facts, say).flatMap(({ phases }) => phases.flatMap((phase) => phase.lines));
    const steps = tell(facts);
    expect(steps.length).toBeGreaterThan(50);
    expect(steps.map(({ text }) => text)).toEqual(lines.map(({ text }) => text));
    expect(steps.filter(({ title, text }) => title === '' || text === '')).toEqual([]);
  });

  test('what happens while steps wait is told after them, and nothing twice', () => {
    let steps = withFacts(noSteps, looks[0] ?? [], tell);
    expect(steps.waiting).toEqual([]);
    const wanted: string[] = [];
    const gone: string[] = [];
    for (const [at, facts] of looks.entries()) {
      if (at > 0) wanted.push(...tell(facts.slice(looks[at - 1]?.length ?? 0)).map(({ text }) => text));
      steps = withFacts(steps, facts, tell);
      // Whoever reads goes on by one step for every two answers.
      if (at % 2 === 0 && steps.waiting[0] !== undefined) {
        gone.push(steps.waiting[0].text);
        steps = withoutFirst(steps);
      }
    }
    expect([...gone, ...steps.waiting.map(({ text }) => text)]).toEqual(wanted);
    expect(withFacts(withoutAll(steps), looks.at(-1) ?? [], tell).waiting).toEqual([]);
  });

  test('after taking back nothing waits, and it goes on from there', () => {
    const [early = [], late = []] = [looks[8], looks[20]];
    const before = withFacts(withFacts(noSteps, [], tell), late, tell);
    expect(before.waiting.length).toBeGreaterThan(0);
    const back = withFacts(before, early, tell);
    expect(back).toEqual({ waiting: [], told: early.length });
    expect(withFacts(back, late, tell).waiting).toEqual(tell(late.slice(early.length)));
  });
});
