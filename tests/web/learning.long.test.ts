// A learner's table and the quiz of the other game, at the other size.

import { test } from 'vitest';
import { learnersTable, quizOf } from './learner-visits.ts';
import { desktop, phone } from './playing.ts';
import { openSite } from './site.ts';

const site = openSite();

test("a learner's table tells roll step by step, on a phone", () =>
  learnersTable(site, 'roll', { viewport: phone, hasTouch: true, isMobile: true }, false));

test('the quiz of race: by keys, spoken, and what was wrong comes again', () =>
  quizOf(site, 'race', { viewport: desktop }, 'en'));
