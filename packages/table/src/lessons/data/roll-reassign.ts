// Reassign powers of Roll: workers that move to where they are needed, without paying.

import type { PreparedRoll, PreparedRollSeat } from '@orrery/roll';
import type { LessonOf, Part, Reply } from '../lesson.ts';
import type { Rolled } from './roll-lines.ts';
import { quietLines, rivals } from './roll-quiet-rivals.ts';

const round = 6;
const workers = 'ask.description.columns.settle.top.workers.total';
/** Those that show it by themselves. */
const settlers = 'view.players.0.dice[face=settle]#';
const symbionts = 'deep-space-symbionts-ltd';
const warship = 'lost-alien-warship';
const moves = (power: string): string => `ask.description.table.powers[power=${power}].max`;

const lines = quietLines(round);

/** A round of the learner's with these developments, a world to settle and a roll. */
function position(tableau: readonly string[], world: string, ...faces: readonly Rolled[]): PreparedRoll {
  const you: PreparedRollSeat = {
    faction: 3,
    home: 'separatist-colony',
    tableau,
    credits: 8,
    development: ['free-trade-association'],
    world: [world],
    dice: { cup: faces.map(([colour]) => colour) },
    faces,
  };
  return { round, seats: [you, ...rivals] };
}

/** What is said to a plan: whether the world was finished, and at what price. Only a finished world has room for goods. */
function replies(world: string): readonly Reply[] {
  const amounts = {
    room: `standings.seats.0.tableau[side=${world}].room`,
    squares: 'standings.seats.0.places.used',
  };
  return [
    { id: 'paid', mark: 'fine', to: { uses: [{ power: 'dictate' }] }, amounts },
    { id: 'finished', mark: 'good', amounts },
    { id: 'few', mark: 'look', to: { select: { phase: 'settle' } } },
    { id: 'other', mark: 'look' },
  ];
}

const executive: Part<PreparedRoll> = {
  start: position(
    ['executive-power', 'local-subsidies'],
    symbionts,
    ['home', 'explore'],
    ['home', 'explore'],
    ['home', 'explore'],
    ['home', 'settle'],
    ['novelty', 'ship'],
    ['military', 'develop'],
  ),
  lastRound: round,
  lines,
  beats: [
    {
      id: 'read',
      does: 'ask',
      when: { question: 'assign' },
      points: ['piece:executive-power', 'columns'],
      amounts: { moves: moves('executive-power'), workers, settlers },
      choices: [
        { id: 'explorers', mark: 'good' },
        { id: 'alone', mark: 'again' },
        { id: 'mixed', mark: 'again' },
      ],
    },
    {
      id: 'executive',
      does: 'decide',
      when: { question: 'assign' },
      points: ['columns', 'stacks'],
      amounts: { workers, settlers },
      suggests: {
        wilds: [],
        select: { die: 'novelty/ship', phase: 'settle' },
        uses: [
          {
            power: 'executive-power',
            moves: [
              { die: 'home/explore', to: 'settle' },
              { die: 'home/explore', to: 'settle' },
            ],
          },
        ],
      },
      replies: replies(symbionts),
    },
  ],
};

const inTurn: Part<PreparedRoll> = {
  start: position(
    ['executive-power', 'local-subsidies'],
    symbionts,
    ['home', 'develop'],
    ['home', 'settle'],
    ['novelty', 'ship'],
    ['military', 'explore'],
  ),
  lastRound: round,
  lines,
  beats: [
    {
      id: 'order',
      does: 'ask',
      when: { question: 'assign' },
      points: ['columns'],
      amounts: { workers, moves: moves('executive-power') },
      choices: [
        { id: 'subsidies', mark: 'good' },
        { id: 'executive', mark: 'again' },
        { id: 'either', mark: 'again' },
      ],
    },
    {
      id: 'both',
      does: 'decide',
      when: { question: 'assign' },
      points: ['columns', 'stacks'],
      amounts: { workers },
      suggests: {
        wilds: [],
        select: { die: 'military/explore', phase: 'settle' },
        uses: [
          { power: 'local-subsidies', moves: [{ die: 'home/develop', to: 'ship' }] },
          {
            power: 'executive-power',
            moves: [
              { die: 'novelty/ship', to: 'settle' },
              { die: 'home/develop', to: 'settle' },
            ],
          },
        ],
      },
      replies: replies(symbionts),
    },
  ],
};

const mandate: Part<PreparedRoll> = {
  start: position(
    ['galactic-mandate'],
    warship,
    ['home', 'explore'],
    ['home', 'explore'],
    ['home', 'explore'],
    ['home', 'settle'],
    ['novelty', 'ship'],
    ['military', 'settle'],
  ),
  lastRound: round,
  lines,
  beats: [
    {
      id: 'mandate',
      does: 'decide',
      when: { question: 'assign' },
      points: ['piece:galactic-mandate', 'columns'],
      amounts: { workers, moves: moves('dictate') },
      suggests: {
        wilds: [],
        select: { die: 'home/settle', phase: 'settle' },
        uses: [
          {
            power: 'dictate',
            pay: 'novelty/ship',
            moves: [
              { die: 'home/explore', to: 'settle' },
              { die: 'home/explore', to: 'settle' },
              { die: 'home/explore', to: 'settle' },
            ],
          },
        ],
      },
      replies: replies(warship).slice(1),
    },
  ],
};

const colours: Part<PreparedRoll> = {
  start: position(
    ['system-diversification'],
    symbionts,
    ['home', 'explore'],
    ['home', 'explore'],
    ['home', 'settle'],
    ['novelty', 'ship'],
    ['military', 'develop'],
  ),
  lastRound: round,
  lines,
  beats: [
    {
      id: 'colours',
      does: 'ask',
      when: { question: 'assign' },
      points: ['piece:system-diversification', 'columns'],
      amounts: { workers, settlers, moves: moves('system-diversification') },
      choices: [
        { id: 'coloured', mark: 'good' },
        { id: 'home', mark: 'again' },
        { id: 'mixed', mark: 'again' },
      ],
    },
    {
      id: 'diversify',
      does: 'decide',
      when: { question: 'assign' },
      points: ['columns', 'stacks'],
      amounts: { workers },
      suggests: {
        wilds: [],
        select: { die: 'home/explore', phase: 'settle' },
        uses: [
          {
            power: 'system-diversification',
            moves: [
              { die: 'novelty/ship', to: 'settle' },
              { die: 'military/develop', to: 'settle' },
            ],
          },
        ],
      },
      replies: replies(symbionts),
    },
  ],
};

export const rollReassign: LessonOf<'roll'> = {
  id: 'roll-reassign',
  game: 'roll',
  options: {},
  rivals: ['Mira', 'Tycho'],
  bot: 'novice',
  seed: 'roll-reassign',
  parts: [executive, inTurn, mandate, colours],
};
