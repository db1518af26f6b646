// Everything of Roll has words in every language: every power of every side, every event, question and refusal, those
// of data and of play.

import { faceFor } from '@orrery/kernel';
import { type DieColour, roll } from '@orrery/roll';
import { sides } from '@orrery/roll/describe';
import { rollEventText, rollPromptFor, speakerFor } from '@orrery/words';
import { spokenSide } from '@orrery/words/roll';
import { catalogues, unreadable } from '@orrery/words/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { storyLines } from '../log-line.ts';
import type { FactOf, RollAsk } from '../table.ts';
import { spokenChoice } from './choice-words.ts';
import type { Form } from './forms/form.ts';
import { playByForms, type RollMatch } from './testing/play-by-forms.ts';

const asks: RollAsk[] = [];
const forms: Form[] = [];
const matches: RollMatch[] = [];

beforeAll(() => {
  for (let seed = 100; seed < 106; seed++) {
    const match = playByForms(2 + (seed % 4), seed, {
      asked: (ask, form) => {
        asks.push(ask);
        if (form !== null) forms.push(form);
      },
    });
    matches.push(match);
  }
});

describe.each(catalogues)('$code', ({ code, words }) => {
  const say = speakerFor(words, ['Me', 'Halley', 'Tycho', 'Mira', 'Vega'], 0);

  test('every power of every side', () => {
    const texts = sides.flatMap(({ powers }) => powers.map((power) => words.roll.power(power, false)));
    expect(texts.length).toBeGreaterThan(150);
    expect(unreadable(texts, code)).toEqual([]);
    expect(
      unreadable(
        sides.map((side) => spokenSide(words, side)),
        code,
      ),
    ).toEqual([]);
  });

  test('powers that differ have different words', () => {
    const byText = new Map<string, Set<string>>();
    for (const power of sides.flatMap(({ powers }) => powers)) {
      const { may: _may, ...told } = power;
      const text = `${power.trigger}/${'phases' in power ? power.phases.join() : ''}: ${words.roll.power(power, false)}`;
      byText.set(text, (byText.get(text) ?? new Set()).add(JSON.stringify(told)));
    }
    expect([...byText].filter(([, powers]) => powers.size > 1).map(([text, powers]) => [text, ...powers])).toEqual([]);
  });

  test('every refusal code of the game', () => {
    expect(roll.refusalCodes.filter((one) => words.refusals[one] === undefined)).toEqual([]);
  });

  test('letters tell the colours of dice apart', () => {
    const letters = Object.values(words.roll.colours).map(({ letter }) => letter);
    expect(new Set(letters).size).toBe((Object.keys(words.roll.colours) as DieColour[]).length);
  });

  test('every line of the story, for every pair of eyes', () => {
    const lines = matches.flatMap(({ events, header }) =>
      [0, null].flatMap((eyes) => {
        const facts = events.map((told) => faceFor(told, eyes) as FactOf<'roll'>);
        const seen = speakerFor(
          words,
          header.seats.map((_, seat) => `Seat ${seat + 1}`),
          eyes ?? -1,
        );
        return storyLines('roll', { facts, rulesChanged: [] }, seen);
      }),
    );
    expect(lines.length).toBeGreaterThan(1000);
    expect(
      unreadable(
        lines.flatMap(({ text, chapter }) => [text, chapter]),
        code,
      ),
    ).toEqual([]);
  });

  test('every event that has a sentence of its own, from both faces', () => {
    const told = matches.flatMap(({ events }) => events);
    const sentences = told.flatMap(({ all, owner }) => [
      rollEventText(all, say),
      owner === null ? null : rollEventText(owner, say),
    ]);
    expect(sentences.filter((text) => text !== null).length).toBeGreaterThan(50);
    expect(
      unreadable(
        sentences.filter((text) => text !== null),
        code,
      ),
    ).toEqual([]);
  });

  test('every question that was put, and every choice', () => {
    const prompts = asks.flatMap(({ question }) => {
      const { todo, why, go } = rollPromptFor(question, say);
      return [todo, why, go];
    });
    expect(unreadable(prompts, code)).toEqual([]);
    const choices = forms.flatMap(({ groups }) => groups.flatMap((group) => group.choices));
    expect(choices.length).toBeGreaterThan(1000);
    expect(
      unreadable(
        choices.map((choice) => spokenChoice(choice, say)),
        code,
      ),
    ).toEqual([]);
  });
});
