// Everything of Race has words in every language: every power, bonus, goal, action, event, question and refusal, those
// of data and those of play.

import { faceFor, kernelRefusals } from '@orrery/kernel';
import { exampleCards } from '@orrery/own-cards';
import { type CardFace, race } from '@orrery/race';
import { designs, goalTiles, soloTables } from '@orrery/race/describe';
import { actions } from '@orrery/race/search';
import { eventText, promptFor, refusalText, speakerFor } from '@orrery/words';
import { endBonusText, facesWith, powerText, spokenCard } from '@orrery/words/race';
import { catalogues, unreadable } from '@orrery/words/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import { storyLines } from '../log-line.ts';
import type { Ask, FactOf } from '../table.ts';
import type { Form } from './forms/form.ts';
import { shownRows } from './robot-mat.ts';
import { playByForms, type RaceMatch } from './testing/play-by-forms.ts';

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
    matches.push(playByForms({ sets: ['base', 'gs', 'rvi'], solo: 'easy' }, 1, seed, { asked }));
  }
  matches.push(playByForms({ sets: ['base', 'gs'], draft: true }, 2, 1, { asked }));
  matches.push(playByForms({ cards: exampleCards }, 2, 1, { asked })); // the last: its own cards are shown
});

describe.each(catalogues)('$code', ({ code, words }) => {
  const say = speakerFor(words, ['Me', 'Halley', 'Tycho', 'Mira'], 0, facesWith(exampleCards as readonly CardFace[]));

  test('every power of every card', () => {
    const texts = designs.flatMap(({ powers }) => powers.map((power) => powerText(words, power)));
    expect(texts.length).toBeGreaterThan(200);
    expect(unreadable(texts, code)).toEqual([]);
    expect(
      unreadable(
        designs.map((card) => spokenCard(words, card)),
        code,
      ),
    ).toEqual([]);
  });

  test('powers that differ have different words', () => {
    const byText = new Map<string, Set<string>>();
    for (const power of designs.flatMap(({ powers }) => powers)) {
      const { doubledByX2: _doubled, ...told } = power as typeof power & { doubledByX2?: boolean };
      const text = `${power.phase}: ${powerText(words, power)}`;
      byText.set(text, (byText.get(text) ?? new Set()).add(JSON.stringify(told)));
    }
    expect([...byText].filter(([, powers]) => powers.size > 1).map(([text]) => text)).toEqual([]);
  });

  test('every end bonus, goal and action', () => {
    const texts = [
      ...designs.flatMap(({ endBonuses }) => endBonuses.map((_, at) => endBonusText(words, endBonuses, at))),
      ...goalTiles.flatMap((tile) => Object.values(words.goal(tile)).filter((text) => text !== null)),
      ...actions.flatMap((action) => Object.values(words.actions[action])),
    ];
    expect(unreadable(texts, code)).toEqual([]);
  });

  test('every own card, and every row of every robot', () => {
    expect(
      unreadable(
        (exampleCards as readonly CardFace[]).map((card) => spokenCard(words, card, say.faces)),
        code,
      ),
    ).toEqual([]);
    const rows = soloTables.robots.flatMap(({ world }) => shownRows(words, { world, hasCounter: true }));
    expect(rows).toHaveLength(60);
    const texts = rows.flatMap(({ action, response }) => [...action, ...response]);
    expect(texts.filter((text) => text.trim() === '' || /undefined|NaN|null|\[object/.test(text))).toEqual([]);
  });

  test('every refusal code of kernel and game', () => {
    const missing = [...kernelRefusals, ...race.refusalCodes].filter((one) => words.refusals[one] === undefined);
    expect(missing).toEqual([]);
  });

  test('every line of the story, for every pair of eyes', () => {
    const lines = matches.flatMap(({ events, header }) =>
      [0, null].flatMap((eyes) => {
        const facts = events.map((told) => faceFor(told, eyes) as FactOf<'race'>);
        const seen = speakerFor(
          words,
          header.seats.map((_, seat) => `Seat ${seat + 1}`),
          eyes ?? -1,
          say.faces,
        );
        return storyLines('race', { facts, rulesChanged: [] }, seen);
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
      eventText(all, say),
      owner === null ? null : eventText(owner, say),
    ]);
    expect(sentences.filter((text) => text !== null).length).toBeGreaterThan(100);
    expect(
      unreadable(
        sentences.filter((text) => text !== null),
        code,
      ),
    ).toEqual([]);
  });

  test('every question that was put', () => {
    const texts = asks.flatMap(({ question, description }) => {
      const { todo, why, go, pass } = promptFor(question, say, description);
      return [todo, ...(why === '' ? [] : [why]), go, pass];
    });
    expect(unreadable(texts, code)).toEqual([]);
  });

  test('every reason why something is not possible', () => {
    const choices = forms.flatMap(({ groups }) => groups.flatMap((group) => group.choices));
    const whys = choices.flatMap(({ told }) => (told?.kind === 'impossible' ? (told.why ?? []) : []));
    expect(whys.length).toBeGreaterThan(100);
    expect(
      unreadable(
        whys.map((why) => refusalText(why, say)),
        code,
      ),
    ).toEqual([]);
  });

  test('every term of a sum names a card or has a word', () => {
    const terms = forms.flatMap(({ sum }) => sum?.terms ?? []);
    expect(terms.length).toBeGreaterThan(50);
    expect(terms.filter(({ card, what }) => card === null && words.ownTerms[what] === undefined)).toEqual([]);
  });
});
