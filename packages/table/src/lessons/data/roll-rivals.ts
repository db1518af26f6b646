// Reading rivals' dice in Roll: colours are public, faces are not; what they need says more than what they rolled.

import type { PreparedRoll } from '@orrery/roll';
import type { LessonOf, Part } from '../lesson.ts';
import { others, rolls, selects } from './roll-lines.ts';

const odds = (phase: string): string => `standings.odds.0.${phase}%`;
const rolled = (seat: number, colour: string): string => `standings.seats.${seat}.rolled[colour=${colour}]#`;
const top = (seat: number, stack: string): string => `standings.seats.${seat}.stacks.${stack}.top.workers.total`;
const lacks = (seat: number, stack: string): string =>
  `${top(seat, stack)} - standings.seats.${seat}.stacks.${stack}.dice#`;
const squares = 'standings.seats.0.places.used';

const settling = 6;
const fighters: Part<PreparedRoll> = {
  start: {
    round: settling,
    seats: [
      {
        faction: 3,
        home: 'separatist-colony',
        credits: 5,
        development: ['local-subsidies'],
        world: ['gem-world'],
        dice: { cup: ['home', 'home', 'home', 'novelty', 'military'] },
        faces: rolls(
          ['home', 'settle'],
          ['home', 'develop'],
          ['home', 'explore'],
          ['novelty', 'ship'],
          ['military', 'settle'],
        ),
      },
      {
        faction: 1,
        home: 'new-sparta',
        development: ['new-galactic-order'],
        world: ['prosperous-world'],
        dice: { cup: ['military', 'military', 'military', 'military'], 'stack:world': ['home', 'home'] },
        faces: rolls(['military', 'settle'], ['military', 'explore'], ['military', 'settle'], ['military', 'develop']),
      },
      {
        faction: 4,
        home: 'old-earth',
        development: ['mining-league'],
        world: ['comet-zone'],
        dice: { cup: ['home', 'home', 'rare'] },
        faces: rolls(['home', 'explore'], ['home', 'produce'], ['rare', 'explore']),
      },
    ],
  },
  lastRound: settling,
  lines: [
    ...selects(1, settling, 'settle', 'military/settle'),
    ...selects(2, settling, 'explore', 'home/explore'),
    ...others(1),
    ...others(2),
  ],
  beats: [
    {
      id: 'colours',
      does: 'ask',
      when: { question: 'assign', round: settling },
      points: ['seat:1'],
      amounts: {
        dice: rolled(1, 'military'),
        settle: odds('settle'),
        develop: odds('develop'),
        ship: odds('ship'),
      },
      choices: [
        { id: 'build', mark: 'good' },
        { id: 'explore', mark: 'again' },
        { id: 'ship', mark: 'again' },
      ],
    },
    {
      id: 'needs',
      does: 'ask',
      when: { question: 'assign', round: settling },
      points: ['seat:1'],
      amounts: { world: lacks(1, 'world'), development: lacks(1, 'development') },
      choices: [
        { id: 'settle', mark: 'good' },
        { id: 'develop', mark: 'again' },
        { id: 'guess', mark: 'again' },
      ],
    },
    {
      id: 'spare',
      does: 'decide',
      when: { question: 'assign', round: settling },
      points: ['columns', 'stacks'],
      amounts: {
        world: 'ask.description.columns.settle.top.workers.total',
        development: 'ask.description.columns.develop.top.workers.total',
      },
      suggests: { wilds: [], select: { die: 'home/explore', phase: 'develop' }, uses: [] },
      replies: [
        { id: 'few', mark: 'fine', to: { select: { die: 'home/develop', phase: 'develop' } } },
        { id: 'both', mark: 'good', to: { select: { phase: 'develop' } }, amounts: { squares } },
        { id: 'settle', mark: 'look', to: { select: { phase: 'settle' } }, amounts: { squares } },
        { id: 'other', mark: 'look' },
      ],
    },
  ],
};

const shipping = 9;
const carriers: Part<PreparedRoll> = {
  start: {
    round: shipping,
    seats: [
      {
        faction: 3,
        home: 'separatist-colony',
        tableau: ['gem-world'],
        credits: 4,
        development: ['investment-credits'],
        world: ['universal-exports'],
        dice: { cup: ['novelty', 'novelty', 'novelty', 'home', 'home'] },
        faces: rolls(
          ['novelty', 'produce'],
          ['novelty', 'produce'],
          ['novelty', 'ship'],
          ['home', 'ship'],
          ['home', 'explore'],
        ),
      },
      {
        faction: 1,
        home: 'new-sparta',
        development: ['new-galactic-order'],
        world: ['prosperous-world'],
        dice: { cup: ['home', 'home', 'military'] },
        faces: rolls(['home', 'explore'], ['home', 'develop'], ['military', 'explore']),
      },
      {
        faction: 4,
        home: 'old-earth',
        tableau: ['asteroid-belt', 'radioactive-world'],
        development: ['mining-league'],
        world: ['comet-zone'],
        dice: {
          cup: ['consumption', 'consumption', 'home'],
          'world:asteroid-belt': ['rare'],
          'world:radioactive-world': ['rare'],
          'world:wormhole-station': ['rare'],
        },
        faces: rolls(['consumption', 'ship'], ['consumption', 'ship'], ['home', 'explore']),
      },
    ],
  },
  lastRound: shipping,
  lines: [
    ...selects(1, shipping, 'explore', 'home/explore'),
    ...selects(2, shipping, 'ship', 'consumption/ship'),
    ...others(1),
    ...others(2),
  ],
  beats: [
    {
      id: 'coming',
      does: 'ask',
      when: { question: 'assign', round: shipping },
      points: ['seat:2'],
      amounts: {
        goods: 'view.players.2.tableau+goods',
        dice: rolled(2, 'consumption'),
        ship: odds('ship'),
        produce: odds('produce'),
      },
      choices: [
        { id: 'ship', mark: 'good' },
        { id: 'produce', mark: 'again' },
        { id: 'settle', mark: 'again' },
      ],
    },
    {
      id: 'use',
      does: 'decide',
      when: { question: 'assign', round: shipping },
      points: ['columns', 'empire'],
      amounts: {
        produce: odds('produce'),
        room: 'ask.description.columns.produce.room',
        producers: 'view.players.0.dice[face=produce]#',
        shippers: 'view.players.0.dice[face=ship]#',
      },
      suggests: { wilds: [], select: { die: 'home/explore', phase: 'produce' }, uses: [] },
      replies: [
        { id: 'produce', mark: 'good', to: { select: { phase: 'produce' } } },
        { id: 'ship', mark: 'look', to: { select: { phase: 'ship' } } },
        { id: 'other', mark: 'look' },
      ],
    },
    {
      id: 'hide',
      does: 'ask',
      when: { question: 'assign', round: shipping + 1 },
      points: ['columns'],
      amounts: { points: 'standings.seats.0.sheet.total', credits: 'standings.seats.0.credits' },
      choices: [
        { id: 'plans', mark: 'good' },
        { id: 'colour', mark: 'again' },
        { id: 'all', mark: 'again' },
      ],
    },
  ],
};

export const rollRivals: LessonOf<'roll'> = {
  id: 'roll-rivals',
  game: 'roll',
  options: {},
  rivals: ['Mira', 'Tycho'],
  bot: 'novice',
  seed: 'roll-rivals',
  parts: [fighters, carriers],
};
