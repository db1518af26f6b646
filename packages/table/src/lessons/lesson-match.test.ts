// Taking a lesson: the line, other answers, stepping back, going on after a reload, and playing on alone.

import { loadRecord, openQuestions, resume } from '@orrery/kernel';
import type { Plan } from '@orrery/roll';
import { describe, expect, test } from 'vitest';
import { anyGames } from '../games.ts';
import { hostSaved, isOver } from '../local/local-match.ts';
import { beginningOf } from '../race/forms/forms.ts';
import { beginningPlan } from '../roll/forms/plan-draft.ts';
import type { Ask as RaceAsk, RollAsk } from '../table.ts';
import { simpleCompany } from '../testing/company.ts';
import type { Lesson } from './lesson.ts';
import {
  answerLesson,
  choose,
  coaching,
  goOn,
  type LessonMatch,
  lessonTable,
  matchAlone,
  openLesson,
  resumeLesson,
  savedLesson,
  skip,
  stepBack,
  suggestedAnswer,
} from './lesson-match.ts';
import { lessonNamed, lessons } from './lessons.ts';

function begun(id: string): LessonMatch {
  const lesson = lessonNamed(id);
  if (lesson === null) throw new Error(`no lesson ${id}`);
  return open(lesson);
}

function open(lesson: Lesson): LessonMatch {
  const opened = openLesson(simpleCompany, lesson, 'You');
  if (!opened.ok) throw new Error(opened.refusal.code);
  return opened.value;
}

/** Goes on by the line until this beat comes up. */
function until(taken: LessonMatch, beat: string): LessonMatch {
  for (let step = 0; coaching(taken).beat !== beat; step++) {
    if (step > 200) throw new Error(`${beat} does not come up`);
    const skipped = skip(taken);
    if (!skipped.ok) throw new Error(skipped.refusal.code);
  }
  return taken;
}

const give = (taken: LessonMatch, answer: unknown) =>
  answerLesson(taken, lessonTable(taken).asks[0]?.question.id ?? -1, answer);

describe('the coach', () => {
  test('tells, asks and then speaks of the question; a wrong choice of his own question is asked again', () => {
    const taken = begun('race-first');
    expect(coaching(taken)).toMatchObject({ beat: 'wins', wants: 'goOn', step: 1, mayBack: false, reply: null });
    goOn(taken);
    expect(coaching(taken)).toMatchObject({ beat: 'money', wants: 'choice', amounts: { hand: 4, dear: 5 } });
    choose(taken, 'spice-world');
    expect(coaching(taken)).toMatchObject({ beat: 'money', reply: { mark: 'again', amounts: { spice: 2 } } });
    choose(taken, 'new-earth');
    expect(coaching(taken)).toMatchObject({ beat: 'action', wants: 'answer', reply: { mark: 'good' } });
  });

  test('whoever answers the question while he still talks has gone on', () => {
    const taken = begun('race-first');
    expect(give(taken, ['settle'])).toBeNull();
    expect(coaching(taken)).toMatchObject({ beat: 'keep', reply: { beat: 'action', reply: 'settle' } });
  });

  test('another answer is taken and answered; beats that do not fit are passed over', () => {
    const taken = until(begun('race-first'), 'action');
    expect(give(taken, ['develop'])).toBeNull();
    expect(coaching(taken).reply).toMatchObject({ reply: 'develop', mark: 'look' });
    const beats = new Set<string | null>();
    while (coaching(taken).wants !== 'part') {
      beats.add(coaching(taken).beat);
      expect(skip(taken).ok).toBe(true);
    }
    expect(beats.has('settle')).toBe(false);
    expect(beats.has('sell')).toBe(false);
  });

  test('a refused answer changes nothing', () => {
    const taken = until(begun('roll-first'), 'dictate');
    const before = savedLesson(taken);
    const plan = suggestedAnswer(taken)?.answer as { select: { die: number }; uses: { pay: number }[] };
    const wrong = { ...plan, uses: [{ ...plan.uses[0], pay: plan.select.die }] };
    expect(give(taken, wrong)).toMatchObject({ code: 'roll/selector-stays' });
    expect(savedLesson(taken)).toBe(before);
  });

  test('the end of a part: the next one begins', () => {
    const taken = begun('race-first');
    while (coaching(taken).wants !== 'part') skip(taken);
    expect(lessonTable(taken).view.round).toBe(4);
    goOn(taken);
    expect(coaching(taken)).toMatchObject({ beat: 'later', amounts: { cards: 9, strength: 11 } });
    expect(lessonTable(taken).view.round).toBe(11);
  });
});

describe('what is ticked', () => {
  const isBare = (taken: LessonMatch): boolean => lessonTable(taken).asks[0]?.bare === true;

  test('nothing where the coach asks, also while he still talks of something else', () => {
    const taken = begun('race-first');
    expect(coaching(taken).wants).toBe('goOn');
    expect(isBare(taken)).toBe(true);
    const ask = lessonTable(until(taken, 'pay')).asks[0];
    if (ask === undefined) throw new Error('nothing is asked');
    expect(beginningOf(ask as RaceAsk)).toEqual({});
    expect(beginningOf({ ...(ask as RaceAsk), bare: false })).not.toEqual({});
  });

  test('a plan begins with nothing selected, and with wild dice in the first column', () => {
    const { description, proposal } = lessonTable(until(begun('roll-first'), 'select')).asks[0] as RollAsk;
    if (description.kind !== 'assign') throw new Error('another question');
    expect(beginningPlan(description, null)).toMatchObject({ chosen: null, placed: [{ place: 'explore' }], uses: [] });
    expect(beginningPlan(description, proposal as Plan).chosen).not.toBeNull();
  });

  test('the proposal, where no beat speaks of the question or its text speaks of what is ticked', () => {
    const taken = until(begun('race-first'), 'consume-all');
    expect(isBare(taken)).toBe(false);
    skip(taken);
    expect(coaching(taken).wants).toBe('free');
    expect(isBare(taken)).toBe(false);
  });
});

describe('stepping back', () => {
  test('takes an answer away with all that came of it, and comes to the same again', async () => {
    for (const id of lessons.map((lesson) => lesson.id)) {
      const taken = begun(id);
      const seen: string[] = [];
      const shown = (): string => JSON.stringify([coaching(taken).beat, lessonTable(taken).view]);
      while (coaching(taken).wants !== 'end') {
        seen.push(shown());
        skip(taken);
      }
      for (const before of seen.reverse()) {
        expect((await stepBack(taken)).ok).toBe(true);
        expect(shown()).toBe(before);
      }
      expect(coaching(taken).mayBack).toBe(false);
    }
  });

  test('after a choice that cost something, the choice is there again', async () => {
    const taken = until(begun('race-first'), 'sell');
    give(taken, ['consume-x2']);
    expect(coaching(taken).reply?.mark).toBe('look');
    await stepBack(taken);
    expect(coaching(taken)).toMatchObject({ beat: 'sell', reply: null });
    give(taken, ['consume-trade']);
    expect(coaching(taken).reply?.reply).toBe('trade');
  });
});

describe('what is kept', () => {
  test.each(lessons.map((lesson) => lesson.id))('%s goes on after a reload at every beat', async (id) => {
    let taken = begun(id);
    while (coaching(taken).wants !== 'end') {
      const again = await resumeLesson(simpleCompany, taken.lesson, savedLesson(taken));
      if (!again.ok) throw new Error(again.refusal.code);
      expect(coaching(again.value)).toEqual(coaching(taken));
      expect(lessonTable(again.value)).toEqual(lessonTable(taken));
      taken = again.value;
      expect(skip(taken).ok).toBe(true);
    }
  });

  test('another lesson is refused', async () => {
    const taken = begun('race-first');
    const other = lessonNamed('roll-first');
    if (other === null) throw new Error('no lesson');
    expect((await resumeLesson(simpleCompany, other, savedLesson(taken))).ok).toBe(false);
  });

  test('whoever plays on alone has the same match, with bots, to its end; its record verifies', async () => {
    const taken = until(begun('roll-first'), 'hire');
    const alone = await hostSaved(simpleCompany, matchAlone(taken));
    if (!alone.ok) throw new Error(alone.refusal.code);
    const { match, seat, hosted } = alone.value;
    expect(hosted.game.viewFor(match.state, seat)).toEqual(lessonTable(taken).view);
    expect(isOver(alone.value)).toBe(false);
    const loaded = loadRecord(matchAlone(taken), anyGames);
    if (!loaded.ok) throw new Error(loaded.refusal.code);
    const again = resume(loaded.value.game, loaded.value.record);
    expect(again.ok && openQuestions(again.value.state)).toEqual(openQuestions(match.state));
  });
});

test('rivals know their lines before any bot has come, and give way where a line is not legal', () => {
  const lesson = lessonNamed('race-first');
  if (lesson === null) throw new Error('no lesson');
  const opened = openLesson({ ...simpleCompany, thinkers: null }, lesson, 'You');
  if (!opened.ok) throw new Error(opened.refusal.code);
  const taken = opened.value;
  expect(give(taken, ['settle'])).toBeNull();
  expect(lessonTable(taken).view.players[1]).toMatchObject({ actions: ['explore-1-1'] });
  const asked = begun('race-first');
  give(asked, ['settle']);
  until(asked, 'produce');
  expect(lessonTable(asked).view.players[1]).toMatchObject({ tableau: [{}, { card: 'star-nomad-lair' }] });
});
