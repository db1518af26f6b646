// Planning a stack of Roll: which tile comes first, and what dice that lie there are good for.

import type { PreparedRoll, PreparedRollSeat } from '@orrery/roll';
import type { LessonOf, Part, Reply } from '../lesson.ts';
import { rolls } from './roll-lines.ts';
import { quietLines, rivals } from './roll-quiet-rivals.ts';

const mine = 'standings.seats.0';
const workers = 'ask.description.columns.develop.top.workers.total';
const credits = 'investment-credits';
const federation = 'galactic-federation';

const you = {
  faction: 3,
  home: 'separatist-colony',
  credits: 8,
  world: ['universal-exports'],
} satisfies PreparedRollSeat;

/** What is said to a plan. A number of goods that fit is known for tiles in play alone, so it stands for "finished". */
const replies = (tile: string, amounts: Reply['amounts']): readonly Reply[] => [
  { id: 'finished', mark: 'good', amounts: { ...amounts, room: `${mine}.tableau[side=${tile}].room` } },
  { id: 'few', mark: 'look', to: { select: { phase: 'develop' } } },
  { id: 'other', mark: 'look' },
];

const order: Part<PreparedRoll> = {
  start: {
    round: 6,
    seats: [
      {
        ...you,
        development: [credits, federation],
        dice: { cup: ['home', 'home', 'home', 'novelty', 'military'] },
        faces: rolls(
          ['home', 'explore'],
          ['home', 'develop'],
          ['home', 'develop'],
          ['novelty', 'ship'],
          ['military', 'develop'],
        ),
      },
      ...rivals,
    ],
  },
  lastRound: 6,
  lines: quietLines(6),
  beats: [
    {
      id: 'order',
      does: 'ask',
      when: { question: 'assign', round: 6 },
      points: ['stacks'],
      amounts: { workers, printed: `pieces[slug=${federation}].cost` },
      choices: [
        { id: 'credits', mark: 'good' },
        { id: 'federation', mark: 'again' },
        { id: 'either', mark: 'again' },
      ],
    },
    {
      id: 'finish',
      does: 'decide',
      when: { question: 'assign', round: 6 },
      points: ['columns', 'stacks'],
      amounts: { workers },
      suggests: { wilds: [], select: { die: 'home/explore', phase: 'develop' }, uses: [] },
      replies: replies(credits, { now: `${mine}.stacks.development.top.workers.total` }),
    },
  ],
};

const lying: Part<PreparedRoll> = {
  start: {
    round: 8,
    seats: [
      {
        ...you,
        tableau: [credits],
        development: [federation],
        dice: { cup: ['home', 'home', 'novelty'], 'stack:development': ['home', 'home', 'military'] },
        faces: rolls(['home', 'explore'], ['home', 'develop'], ['novelty', 'ship']),
      },
      ...rivals,
    ],
  },
  lastRound: 8,
  lines: quietLines(8),
  beats: [
    {
      id: 'abandon',
      does: 'ask',
      when: { question: 'assign', round: 8 },
      points: ['stacks'],
      amounts: { laid: `${mine}.stacks.development.dice#` },
      choices: [
        { id: 'stay', mark: 'good' },
        { id: 'cup', mark: 'again' },
        { id: 'lost', mark: 'again' },
      ],
    },
    {
      id: 'complete',
      does: 'decide',
      when: { question: 'assign', round: 8 },
      points: ['columns', 'stacks'],
      amounts: { workers, laid: `${mine}.stacks.development.dice#` },
      suggests: { wilds: [], select: { die: 'home/explore', phase: 'develop' }, uses: [] },
      replies: replies(federation, { points: `${mine}.sheet.total` }),
    },
  ],
};

export const rollStack: LessonOf<'roll'> = {
  id: 'roll-stack',
  game: 'roll',
  options: {},
  rivals: ['Mira', 'Tycho'],
  bot: 'novice',
  seed: 'roll-stack',
  parts: [order, lying],
};
