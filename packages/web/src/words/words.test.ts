// Everything has words: every power, bonus, goal, action, event, question and refusal, those of data and those of play.

import { kernelRefusals } from '@orrery/kernel';
import { actions, designs, goalTiles, race } from '@orrery/race';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Ask } from '../local/messages.ts';
import type { Form } from '../race/forms/form.ts';
import { playByForms, type RaceMatch } from '../race/testing/play-by-forms.ts';
import { speakerFor } from './speaker.ts';
import { eventText, powerText, promptFor, refusalText, words } from './wording.ts';

const say = speakerFor(['Me', 'Halley', 'Tycho', 'Mira'], 0, words.you);

/** Text for people: something is there, and nothing of the machine shows through. */
const isText = (text: string): boolean =>
  text.trim() !== '' &&
  !/undefined|NaN|null|\[object|race\/|kernel\/|\d#\d| {2}/.test(text) &&
  !/[a-z]-[a-z]+-[a-z]/.test(text);

const unworded = (texts: readonly string[]): string[] => texts.filter((text) => !isText(text));

describe('data', () => {
  test('every power of every card', () => {
    const texts = designs.flatMap(({ powers }) => powers.map(powerText));
    expect(texts.length).toBeGreaterThan(200);
    expect(unworded(texts)).toEqual([]);
  });

  test('powers that differ have different words', () => {
    const byText = new Map<string, Set<string>>();
    for (const power of designs.flatMap(({ powers }) => powers)) {
      const { doubledByX2: _doubled, ...told } = power as typeof power & { doubledByX2?: boolean };
      const text = `${power.phase}: ${powerText(power)}`;
      byText.set(text, (byText.get(text) ?? new Set()).add(JSON.stringify(told)));
    }
    expect([...byText].filter(([, powers]) => powers.size > 1).map(([text]) => text)).toEqual([]);
  });

  test('every end bonus, goal and action', () => {
    expect(unworded(designs.flatMap(({ endBonuses }) => endBonuses.map(words.endBonus)))).toEqual([]);
    expect(unworded(goalTiles.flatMap((tile) => Object.values(words.goal(tile))))).toEqual([]);
    expect(unworded(actions.flatMap((action) => Object.values(words.actions[action])))).toEqual([]);
  });

  test('every refusal code of kernel and game', () => {
    const missing = [...kernelRefusals, ...race.refusalCodes].filter((code) => words.refusals[code] === undefined);
    expect(missing).toEqual([]);
  });
});

describe('play', () => {
  const asks: Ask[] = [];
  const forms: Form[] = [];
  const matches: RaceMatch[] = [];

  beforeAll(() => {
    const asked = (ask: Ask, form: Form) => {
      asks.push(ask);
      forms.push(form);
    };
    for (let seed = 100; seed < 104; seed++) {
      matches.push(playByForms({ sets: ['base', 'gs', 'rvi'], takeovers: true }, 4, seed, { asked }));
      matches.push(playByForms({}, 2, seed, { asked }));
    }
  });

  test('every event that happened, from both faces', () => {
    const told = matches.flatMap(({ events }) => events);
    const sentences = told.flatMap(({ all, owner }) => [
      eventText(all, say),
      owner === null ? null : eventText(owner, say),
    ]);
    expect(sentences.length).toBeGreaterThan(1000);
    expect(unworded(sentences.filter((text) => text !== null))).toEqual([]);
  });

  test('every question that was put', () => {
    const texts = asks.flatMap(({ question }) => {
      const { todo, go, pass } = promptFor(question, say);
      return [todo, go, pass];
    });
    expect(unworded(texts)).toEqual([]);
  });

  test('every reason why something is not possible', () => {
    const whys = asks.flatMap(({ description }) =>
      description.options.flatMap(({ why }) => (why === null ? [] : [why])),
    );
    expect(whys.length).toBeGreaterThan(100);
    expect(unworded(whys.map((why) => refusalText(why, say)))).toEqual([]);
  });

  test('every term of a sum names a card or has a word', () => {
    const terms = forms.flatMap(({ sum }) => sum?.terms ?? []);
    expect(terms.length).toBeGreaterThan(50);
    expect(terms.filter(({ card, what }) => card === null && words.ownTerms[what] === undefined)).toEqual([]);
  });
});
