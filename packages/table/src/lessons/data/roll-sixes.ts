// Developments of Roll that cost six: what each counts, and when a die, a chip or a tile more is worth it.

import type { PreparedRoll, PreparedRollSeat } from '@orrery/roll';
import type { LessonOf, Part } from '../lesson.ts';
import { others, rolls, selects } from './roll-lines.ts';
import { rivals } from './roll-quiet-rivals.ts';

const bonus = (seat: number, side: string): string => `standings.seats.${seat}.sheet.bonuses[side=${side}].vp`;
const formula = (side: string, what: string): string => `pieces[slug=${side}].powers[effect=score].formula.${what}`;
const dice = 'view.players.0.dice[colour=military]#';
const total = 'standings.seats.0.sheet.total';
const league = 'mining-league';
const order = 'new-galactic-order';
const renaissance = 'galactic-renaissance';
const reserves = 'galactic-reserves';
const federation = 'galactic-federation';

const you = { faction: 3, home: 'separatist-colony', development: ['investment-credits'] } satisfies PreparedRollSeat;

const military = 9;
const fitting: Part<PreparedRoll> = {
  start: {
    round: military,
    seats: [
      {
        ...you,
        tableau: [order, 'public-works'],
        credits: 4,
        world: ['outlaw-world'],
        dice: {
          cup: ['military', 'military', 'military', 'home', 'home'],
          citizenry: ['military', 'military', 'military'],
        },
        faces: rolls(
          ['military', 'settle'],
          ['military', 'develop'],
          ['military', 'develop'],
          ['home', 'explore'],
          ['home', 'ship'],
        ),
      },
      {
        faction: 1,
        home: 'new-sparta',
        tableau: [reserves, 'gem-world', 'prosperous-world'],
        development: ['space-docks'],
        world: ['galactic-resort'],
        dice: {
          cup: ['home', 'home', 'military'],
          'world:gem-world': ['novelty'],
          'world:prosperous-world': ['novelty'],
        },
        faces: rolls(['home', 'explore'], ['home', 'develop'], ['military', 'explore']),
      },
      {
        faction: 4,
        home: 'old-earth',
        tableau: [league, 'asteroid-belt', 'radioactive-world'],
        development: ['local-subsidies'],
        world: ['comet-zone'],
        dice: { cup: ['home', 'home', 'rare'] },
        faces: rolls(['home', 'explore'], ['home', 'produce'], ['rare', 'explore']),
      },
    ],
  },
  lastRound: military,
  lines: [
    ...selects(1, military, 'explore', 'home/explore'),
    ...selects(2, military, 'explore', 'home/explore'),
    ...others(1),
    ...others(2),
  ],
  beats: [
    {
      id: 'fits',
      does: 'ask',
      when: { question: 'assign', round: military },
      points: ['seat:2', 'rivals'],
      amounts: {
        each: formula(league, 'each'),
        league: bonus(2, league),
        reserves: bonus(1, reserves),
        order: bonus(0, order),
        cost: `pieces[slug=${league}].cost`,
      },
      choices: [
        { id: 'tycho', mark: 'good' },
        { id: 'mira', mark: 'again' },
        { id: 'you', mark: 'again' },
      ],
    },
    {
      id: 'sets',
      does: 'ask',
      when: { question: 'assign', round: military },
      points: ['empire', 'citizenry'],
      amounts: { dice, each: formula(order, 'each'), set: formula(order, 'setSize'), bonus: bonus(0, order) },
      choices: [
        { id: 'more', mark: 'good' },
        { id: 'nothing', mark: 'again' },
        { id: 'share', mark: 'again' },
      ],
    },
    {
      id: 'begin',
      does: 'decide',
      when: { question: 'assign', round: military },
      points: ['columns', 'stacks'],
      amounts: {
        settlers: 'ask.description.columns.settle.top.workers.total',
        developers: 'ask.description.columns.develop.top.workers.total',
      },
      suggests: { wilds: [], select: { die: 'home/explore', phase: 'settle' }, uses: [] },
      replies: [
        {
          id: 'begun',
          mark: 'good',
          amounts: {
            room: 'standings.seats.0.tableau[side=outlaw-world].room',
            dice,
            bonus: bonus(0, order),
            points: total,
          },
        },
        { id: 'few', mark: 'look', to: { select: { phase: 'settle' } } },
        { id: 'other', mark: 'look' },
      ],
    },
  ],
};

const consuming = 10;
const counting: Part<PreparedRoll> = {
  start: {
    round: consuming,
    seats: [
      {
        ...you,
        tableau: [renaissance, 'gem-world', 'public-works'],
        credits: 3,
        chips: 9,
        world: ['space-port'],
        dice: { cup: ['home', 'home', 'military'], 'world:gem-world': ['novelty'] },
        faces: rolls(['home', 'ship'], ['home', 'explore'], ['military', 'develop']),
      },
      ...rivals,
    ],
  },
  opening: [
    { seat: 0, question: 'assign', answer: { wilds: [], select: { die: 'home/ship', phase: 'ship' }, uses: [] } },
  ],
  lastRound: consuming,
  lines: [
    ...selects(1, consuming, 'ship', 'home/ship'),
    ...selects(2, consuming, 'ship', 'home/ship'),
    ...others(1),
    ...others(2),
  ],
  beats: [
    {
      id: 'chips',
      does: 'decide',
      when: { question: 'ship.task', round: consuming },
      points: ['choices', 'score'],
      amounts: {
        chips: 'view.players.0.chips',
        bonus: bonus(0, renaissance),
        trade: 'ask.description.goods.trade.credits',
        consume: 'ask.description.goods.consume.gain.vp',
      },
      suggests: { worker: 'home@selector:ship', good: 'novelty@world:gem-world', do: 'consume' },
      replies: [
        {
          id: 'consume',
          mark: 'good',
          to: { do: 'consume' },
          amounts: { chips: 'view.players.0.chips', bonus: bonus(0, renaissance), points: total },
        },
        { id: 'trade', mark: 'look', amounts: { bonus: bonus(0, renaissance) } },
      ],
    },
  ],
};

const scouting = 8;
const laying: Part<PreparedRoll> = {
  start: {
    round: scouting,
    seats: [
      {
        ...you,
        tableau: ['public-works', 'space-docks', 'executive-power', 'minor-research-labs'],
        credits: 4,
        world: ['space-port'],
        dice: { cup: ['home', 'home', 'military'] },
        faces: rolls(['home', 'explore'], ['home', 'develop'], ['military', 'settle']),
      },
      ...rivals,
    ],
    tiles: ['T16'],
  },
  opening: [
    {
      seat: 0,
      question: 'assign',
      answer: { wilds: [], select: { die: 'home/explore', phase: 'explore' }, uses: [] },
    },
  ],
  lastRound: scouting,
  lines: [
    ...selects(1, scouting, 'ship', 'home/ship'),
    ...selects(2, scouting, 'ship', 'home/ship'),
    ...others(1),
    ...others(2),
  ],
  beats: [
    {
      id: 'look',
      does: 'decide',
      when: { question: 'explore.task', round: scouting },
      points: ['choices', 'stacks'],
      amounts: { stock: 'ask.description.explorers.stock.credits' },
      suggests: { do: 'scout', abandon: [] },
      replies: [
        { id: 'scout', mark: 'good', to: { do: 'scout' } },
        { id: 'other', mark: 'fine' },
      ],
    },
    {
      id: 'lay',
      does: 'decide',
      when: { question: 'explore.place', round: scouting },
      needs: [{ amount: 'ask.description.drawn#', atLeast: 1 }],
      points: ['choices', 'empire'],
      amounts: {
        workers: 'ask.description.drawn.development.workers.total',
        small: 'ask.description.drawn.world.workers.total',
        rounds: 'standings.end.roundsLeft',
        divide: formula(federation, 'divideBy'),
      },
      suggests: { tile: 'T16', side: 'development' },
      replies: [
        { id: 'federation', mark: 'good', to: { side: 'development' } },
        { id: 'colony', mark: 'fine' },
      ],
    },
  ],
};

export const rollSixes: LessonOf<'roll'> = {
  id: 'roll-sixes',
  game: 'roll',
  options: {},
  rivals: ['Mira', 'Tycho'],
  bot: 'novice',
  seed: 'roll-sixes',
  parts: [fitting, counting, laying],
};
