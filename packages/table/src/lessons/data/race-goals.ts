// Goals of The Gathering Storm: tiles for being first, and tiles for having most.

import type { PreparedRace } from '@orrery/race';
import type { LessonOf, Part } from '../lesson.ts';

const goals = [
  'galactic-standard-of-living',
  'system-diversity',
  'overlord-discoveries',
  'galactic-status',
  'greatest-military',
  'production-leader',
];
const tile = (goal: string, what: string): string => `pieces[id=${goal}].${what}`;
const towards = (seat: number, goal: string): string => `standings.seats.${seat}.towards.${goals.indexOf(goal)}`;
const holder = (goal: string): string => `view.goals[goal=${goal}].holders.0`;

const living = 'galactic-standard-of-living';
const leader = 'production-leader';

const first: Part<PreparedRace> = {
  start: {
    round: 5,
    seats: [
      {
        tableau: ['earths-lost-colony', 'spice-world', 'public-works'],
        goods: ['earths-lost-colony', 'spice-world'],
        hand: ['destroyed-world', 'export-duties', 'comet-zone'],
        chips: 3,
      },
      {
        tableau: ['new-sparta', 'mining-world', 'contact-specialist'],
        hand: ['drop-ships', 'rebel-base', 'new-vinland'],
        chips: 4,
      },
    ],
    goals,
  },
  lastRound: 5,
  lines: [
    { seat: 1, round: 5, question: 'chooseAction', answer: ['produce'] },
    { seat: 1, question: '*', answer: 'usual' },
  ],
  beats: [
    {
      id: 'nearest',
      does: 'ask',
      when: { question: 'chooseAction', round: 5 },
      points: ['goals', 'rivals'],
      amounts: {
        chips: towards(0, living),
        theirs: towards(1, living),
        minimum: tile(living, 'minimum'),
        points: tile(living, 'vp.holder'),
        kinds: towards(0, 'system-diversity'),
        allKinds: tile('system-diversity', 'minimum'),
        military: towards(0, 'greatest-military'),
        strong: tile('greatest-military', 'minimum'),
      },
      choices: [
        { id: 'living', mark: 'good' },
        { id: 'diversity', mark: 'again' },
        { id: 'military', mark: 'again' },
      ],
    },
    {
      id: 'double',
      does: 'decide',
      when: { question: 'chooseAction', round: 5 },
      points: ['actions', 'empire'],
      amounts: {
        chips: towards(0, living),
        minimum: tile(living, 'minimum'),
        double: 'ask.description.brings[action=consume-x2].mine.points',
        trade: 'ask.description.brings[action=consume-trade].after.points',
      },
      suggests: ['consume-x2'],
      replies: [
        { id: 'double', mark: 'good', to: ['consume-x2'], amounts: { points: tile(living, 'vp.holder') } },
        { id: 'trade', mark: 'look', to: ['consume-trade'] },
        { id: 'other', mark: 'look' },
      ],
    },
    {
      id: 'claimed',
      does: 'tell',
      when: { question: 'chooseAction', round: 6 },
      needs: [{ amount: holder(living), atMost: 0 }],
      points: ['goals', 'score'],
      amounts: { chips: towards(0, living), points: tile(living, 'vp.holder'), theirs: towards(1, living) },
    },
  ],
};

const most: Part<PreparedRace> = {
  start: {
    round: 8,
    seats: [
      {
        tableau: ['earths-lost-colony', 'spice-world', 'artist-colony'],
        hand: ['gem-world', 'destroyed-world', 'export-duties', 'contact-specialist'],
        chips: 4,
      },
      {
        tableau: ['new-sparta', 'mining-world', 'comet-zone', 'new-vinland'],
        hand: ['rebel-base', 'drop-ships', 'plague-world'],
        chips: 4,
      },
    ],
    goals,
  },
  lastRound: 8,
  lines: [
    { seat: 1, round: 8, question: 'chooseAction', answer: ['produce'] },
    { seat: 1, round: 8, question: 'settlePlace', answer: null },
    { seat: 1, question: '*', answer: 'usual' },
  ],
  beats: [
    {
      id: 'leader',
      does: 'decide',
      when: { question: 'chooseAction', round: 8 },
      points: ['goals', 'empire', 'actions'],
      amounts: {
        worlds: towards(0, leader),
        theirs: towards(1, leader),
        minimum: tile(leader, 'minimum'),
        points: tile(leader, 'vp.holder'),
      },
      suggests: ['settle'],
      replies: [
        { id: 'settle', mark: 'good', to: ['settle'] },
        { id: 'other', mark: 'look' },
      ],
    },
    {
      id: 'which',
      does: 'decide',
      when: { question: 'settlePlace', round: 8 },
      needs: [{ inHand: 'gem-world' }],
      points: ['piece:gem-world', 'piece:destroyed-world'],
      amounts: {
        gem: 'ask.description.prices[card=gem-world].price',
        destroyed: 'ask.description.prices[card=destroyed-world].price',
      },
      suggests: 'gem-world',
      replies: [
        { id: 'gem', mark: 'good', to: 'gem-world' },
        { id: 'destroyed', mark: 'look', to: 'destroyed-world' },
        { id: 'pass', mark: 'look' },
      ],
    },
    {
      id: 'equal',
      does: 'ask',
      when: { question: 'chooseAction', round: 9 },
      needs: [{ amount: holder(leader), atMost: 0 }],
      points: ['goals', 'rivals'],
      amounts: { worlds: towards(0, leader), theirs: towards(1, leader), points: tile(leader, 'vp.holder') },
      choices: [
        { id: 'you', mark: 'good' },
        { id: 'mira', mark: 'again' },
        { id: 'nobody', mark: 'again' },
      ],
    },
    {
      id: 'worth',
      does: 'ask',
      when: { question: 'chooseAction', round: 9 },
      needs: [{ amount: holder(leader), atMost: 0 }],
      points: ['score', 'rivals'],
      amounts: {
        points: tile(leader, 'vp.holder'),
        tied: tile(leader, 'vp.tiedForHighestAtGameEnd'),
        first: tile(living, 'vp.holder'),
      },
      choices: [
        { id: 'way', mark: 'good' },
        { id: 'plan', mark: 'fine' },
      ],
    },
  ],
};

export const raceGoals: LessonOf<'race'> = {
  id: 'race-goals',
  game: 'race',
  options: { sets: ['base', 'gs'], goals: true },
  rivals: ['Mira'],
  bot: 'novice',
  seed: 'race-goals',
  parts: [first, most],
};
