// Counting the end of Roll: who can bring it about, what an empty pool pays, and what decides a tie.

import type { PreparedRoll, PreparedRollSeat } from '@orrery/roll';
import type { LessonOf, Line, Part, Reply } from '../lesson.ts';
import { others, rolls, selects } from './roll-lines.ts';

const seat = (at: number, what: string): string => `standings.seats.${at}.${what}`;
const totals = { mine: seat(0, 'sheet.total'), tycho: seat(2, 'sheet.total'), mira: seat(1, 'sheet.total') };

const you = {
  faction: 3,
  home: 'separatist-colony',
  tableau: ['public-works', 'galactic-resort', 'gem-world', 'information-hub', 'trading-world', 'galactic-recycling'],
  development: ['investment-credits'],
  world: ['universal-exports'],
} satisfies PreparedRollSeat;

const mira = {
  faction: 1,
  home: 'new-sparta',
  tableau: [
    'rebel-hideout',
    'outlaw-world',
    'sentient-robots',
    'fifth-column',
    'high-gravity-world',
    'pirate-world',
    'former-penal-colony',
  ],
  development: ['new-galactic-order'],
  world: ['prosperous-world'],
  dice: { cup: ['home', 'military', 'military'] },
} satisfies PreparedRollSeat;

const tycho = {
  faction: 4,
  home: 'old-earth',
  tableau: [
    'local-subsidies',
    'asteroid-belt',
    'radioactive-world',
    'runaway-robots',
    'ore-rich-world',
    'diversification',
    'hydroponics-guild',
    'jumpdrive-research',
  ],
  development: ['mining-league'],
  world: ['comet-zone'],
} satisfies PreparedRollSeat;

const ending = 12;
const shipping: Part<PreparedRoll> = {
  start: {
    round: ending,
    seats: [
      {
        ...you,
        chips: 12,
        credits: 2,
        dice: {
          cup: ['novelty', 'novelty', 'novelty', 'home', 'military'],
          'world:galactic-resort': ['novelty'],
          'world:gem-world': ['novelty'],
        },
        faces: rolls(
          ['novelty', 'ship'],
          ['novelty', 'ship'],
          ['novelty', 'produce'],
          ['home', 'develop'],
          ['military', 'settle'],
        ),
      },
      {
        ...mira,
        chips: 10,
        faces: rolls(['home', 'explore'], ['military', 'explore'], ['military', 'develop']),
      },
      {
        ...tycho,
        chips: 9,
        dice: { cup: ['home', 'home', 'rare'], 'stack:world': ['home', 'rare'] },
        faces: rolls(['home', 'explore'], ['home', 'produce'], ['rare', 'explore']),
      },
    ],
  },
  lastRound: ending,
  lines: [
    ...selects(1, ending, 'explore', 'home/explore'),
    ...selects(2, ending, 'explore', 'home/explore'),
    ...others(1),
    ...others(2),
  ],
  beats: [
    {
      id: 'who',
      does: 'ask',
      when: { question: 'assign', round: ending },
      points: ['rivals'],
      amounts: {
        tycho: seat(2, 'places.used'),
        mira: seat(1, 'places.used'),
        you: seat(0, 'places.used'),
        limit: seat(0, 'places.limit'),
        lacks: `${seat(2, 'stacks.world.top.workers.total')} - ${seat(2, 'stacks.world.dice#')}`,
      },
      choices: [
        { id: 'tycho', mark: 'good' },
        { id: 'mira', mark: 'again' },
        { id: 'nobody', mark: 'again' },
      ],
    },
    {
      id: 'pool',
      does: 'ask',
      when: { question: 'assign', round: ending },
      points: ['end', 'empire'],
      amounts: {
        pool: 'view.pool',
        goods: 'ask.description.columns.ship.goods',
        worth: seat(0, 'tableau[side=galactic-resort].goods.0.consumeMatched.vp'),
      },
      choices: [
        { id: 'paid', mark: 'good' },
        { id: 'short', mark: 'again' },
        { id: 'nothing', mark: 'again' },
      ],
    },
    {
      id: 'end',
      does: 'decide',
      when: { question: 'assign', round: ending },
      points: ['columns', 'end'],
      amounts: { ...totals, pool: 'view.pool' },
      suggests: { wilds: [], select: { die: 'novelty/ship', phase: 'ship' }, uses: [] },
      replies: [
        { id: 'ship', mark: 'good', to: { select: { phase: 'ship' } } },
        { id: 'other', mark: 'look' },
      ],
    },
    {
      id: 'points',
      does: 'decide',
      when: { question: 'ship.task', round: ending },
      points: ['choices'],
      amounts: { trade: 'ask.description.goods.trade.credits', worth: 'ask.description.goods.consume.gain.vp' },
      suggests: { worker: 'novelty@column:ship', good: 'novelty@world:galactic-resort', do: 'consume' },
      replies: [
        { id: 'consume', mark: 'good', to: { do: 'consume' } },
        { id: 'trade', mark: 'look' },
      ],
    },
    {
      id: 'other-good',
      does: 'decide',
      when: { question: 'ship.task', round: ending },
      points: ['choices', 'end'],
      amounts: { pool: 'view.pool', worth: 'ask.description.goods.consume.gain.vp' },
      suggests: { worker: 'novelty@selector:ship', good: 'novelty@world:gem-world', do: 'consume' },
      replies: [
        { id: 'consume', mark: 'good', to: { do: 'consume' } },
        { id: 'trade', mark: 'look' },
      ],
    },
    {
      id: 'empty',
      does: 'tell',
      when: 'over',
      needs: [{ amount: 'view.reserveUsed', atLeast: 1 }],
      points: ['scores'],
      amounts: { ...totals, chips: seat(0, 'sheet.chips') },
    },
  ],
};

const last = 14;
const recalled = (die: string): Reply => ({
  id: 'recalled',
  mark: 'good',
  to: { dice: [die] },
  amounts: { tie: seat(0, 'sheet.tieBreak'), his: seat(2, 'sheet.tieBreak') },
});
const opening: readonly Line[] = [
  {
    seat: 0,
    question: 'assign',
    answer: { wilds: [], select: { die: 'novelty/ship', phase: 'ship' }, uses: [] },
  },
];

const tie: Part<PreparedRoll> = {
  start: {
    round: last,
    seats: [
      {
        ...you,
        chips: 14,
        credits: 3,
        dice: { cup: ['home', 'novelty', 'military'], citizenry: ['home', 'home'], 'stack:world': ['home', 'novelty'] },
        faces: rolls(['home', 'ship'], ['novelty', 'ship'], ['military', 'develop']),
      },
      { ...mira, chips: 8, faces: rolls(['home', 'explore'], ['military', 'explore'], ['military', 'develop']) },
      {
        ...tycho,
        chips: 9,
        credits: 3,
        dice: { cup: ['home', 'home', 'rare'], 'stack:world': ['home', 'rare'] },
        faces: rolls(['home', 'settle'], ['home', 'produce'], ['rare', 'explore']),
      },
    ],
  },
  opening,
  lastRound: last,
  lines: [
    ...selects(1, last, 'explore', 'home/explore'),
    ...selects(2, last, 'settle', 'home/settle'),
    ...others(1),
    ...others(2),
  ],
  beats: [
    {
      id: 'level',
      does: 'ask',
      when: { question: 'manage.recall', round: last },
      points: ['rivals', 'stacks'],
      amounts: {
        ...totals,
        dice: seat(0, 'cup#'),
        credits: seat(0, 'credits'),
        tie: seat(0, 'sheet.tieBreak'),
        his: seat(2, 'sheet.tieBreak'),
        lying: seat(0, 'stacks.world.dice#'),
      },
      choices: [
        { id: 'recall', mark: 'good' },
        { id: 'leave', mark: 'again' },
        { id: 'share', mark: 'again' },
      ],
    },
    {
      id: 'home',
      does: 'decide',
      when: { question: 'manage.recall', round: last },
      points: ['choices'],
      amounts: { tie: seat(0, 'sheet.tieBreak'), his: seat(2, 'sheet.tieBreak') },
      suggests: { dice: ['home@stack:world', 'novelty@stack:world'] },
      replies: [
        ...['home@stack:world', 'novelty@stack:world'].map((die) => recalled(die)),
        { id: 'nothing', mark: 'look' },
      ],
    },
    {
      id: 'won',
      does: 'tell',
      when: 'over',
      points: ['scores'],
      amounts: { mine: totals.mine, tie: seat(0, 'sheet.tieBreak'), his: seat(2, 'sheet.tieBreak') },
    },
  ],
};

export const rollEnd: LessonOf<'roll'> = {
  id: 'roll-end',
  game: 'roll',
  options: {},
  rivals: ['Mira', 'Tycho'],
  bot: 'novice',
  seed: 'roll-end',
  parts: [shipping, tie],
};
