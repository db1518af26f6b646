// Which card of the packet to take.

import { below } from '@orrery/kernel';
import type { Decision } from '../decisions/decision.ts';
import { malformed } from '../decisions/reading.ts';
import { type Game, playerAt, slugOf, slugsOf } from '../game.ts';
import type { QuestionOf, Slug } from '../questions.ts';
import { refuse } from '../refusals.ts';
import { noCard } from '../state.ts';

const packetOf = (g: Game, { seat }: QuestionOf<'draftPick'>): Slug[] => slugsOf(g, playerAt(g, seat).drawn);

/** @rule race-15.1 */
export const draftPick: Decision<'draftPick'> = {
  check: (g, question, answer) => {
    if (typeof answer !== 'string') return malformed('', 'a card of the packet');
    const offered = packetOf(g, question);
    return offered.includes(answer) ? null : refuse('race/not-offered', { offered });
  },
  enumerate: (g, question) => [...new Set(packetOf(g, question))],
  sample: (g, question, random) => {
    const { drawn } = playerAt(g, question.seat);
    return slugOf(g, drawn[below(random, drawn.length)] ?? noCard);
  },
  fallback: (g, question) => slugOf(g, playerAt(g, question.seat).drawn[0] ?? noCard),
  describe: (g, question) => ({ kind: 'draftPick', from: packetOf(g, question) }),
};
