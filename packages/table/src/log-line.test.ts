// The log says where a match moved to newer rules, gives every seat one line a phase, and speaks of nothing twice.

import { faceFor } from '@orrery/kernel';
import { en, speakerFor } from '@orrery/words';
import { describe, expect, test } from 'vitest';
import { lastRound, storyLines } from './log-line.ts';
import { playByForms } from './roll/testing/play-by-forms.ts';
import type { FactOf } from './table.ts';

const { events } = playByForms(3, 7, { asked: () => undefined });
const facts = events.map((told) => faceFor(told, 0) as FactOf<'roll'>);
const say = speakerFor(en, ['Me', 'Halley', 'Mira'], 0);
const lines = storyLines('roll', { facts, rulesChanged: [] }, say);

describe('the mark of newer rules', () => {
  const middle = Math.floor(facts.length / 2);
  test.each([0, 1, middle, facts.length])('after %i facts', (after) => {
    const marked = storyLines('roll', { facts, rulesChanged: [after, after] }, say);
    const marks = marked.filter(({ text }) => text === en.table.rulesChanged);
    expect(marks).toHaveLength(1);
    const at = marked.findIndex(({ text }) => text === en.table.rulesChanged);
    const before = marked.slice(0, at).map(({ seq }) => seq);
    const later = marked.slice(at + 1).map(({ seq }) => seq);
    expect(Math.max(0, ...before)).toBeLessThan(marks[0]?.seq ?? 0);
    expect(Math.min(Number.POSITIVE_INFINITY, ...later)).toBeGreaterThan(marks[0]?.seq ?? 0);
  });

  test('not before the match has come so far', () => {
    const marked = storyLines('roll', { facts, rulesChanged: [facts.length + 9] }, say);
    expect(marked).toEqual(lines);
  });
});

test('one line for each seat and phase, none twice', () => {
  expect(new Set(lines.map(({ seq }) => seq)).size).toBe(lines.length);
  const own = lines.filter(({ seat }) => seat === say.you).map(({ chapter }) => chapter);
  expect(new Set(own).size).toBe(own.length);
});

test('the strip of a round holds the phases of the latest round alone', () => {
  const strip = lastRound('roll', facts, say);
  expect(strip?.round).toBe(facts.at(-1)?.round);
  expect(strip?.phases.map(({ phase }) => phase)).toContain('reveal');
});
