// The end of the coached match of Roll, from a grown position on.

import type { PreparedRoll } from '@orrery/roll';
import type { Part } from '../lesson.ts';
import { others, rolls, selects } from './roll-lines.ts';

const mine = 'standings.seats.0';

export const end: Part<PreparedRoll> = {
  start: {
    round: 12,
    seats: [
      {
        faction: 3,
        home: 'separatist-colony',
        credits: 3,
        chips: 9,
        tableau: ['public-works', 'gem-world', 'galactic-resort', 'space-port', 'information-hub', 'galactic-demand'],
        development: ['free-trade-association'],
        world: ['universal-exports'],
        dice: {
          cup: ['home', 'home', 'novelty', 'military'],
          citizenry: ['home', 'home'],
          'stack:development': ['home', 'military', 'novelty', 'novelty'],
          'world:galactic-resort': ['novelty'],
          'world:space-port': ['novelty'],
        },
        faces: rolls(['home', 'develop'], ['home', 'settle'], ['novelty', 'ship'], ['military', 'develop']),
      },
      {
        faction: 1,
        home: 'new-sparta',
        chips: 6,
        tableau: [
          'terraforming-robots',
          'rebel-hideout',
          'fifth-column',
          'outlaw-world',
          'galactic-influence',
          'runaway-robots',
          'new-vinland',
        ],
        development: ['new-galactic-order'],
        world: ['alien-robot-scout-ship'],
        dice: { cup: ['home', 'home', 'military', 'military'], citizenry: ['military', 'military', 'home'] },
        faces: rolls(['home', 'develop'], ['home', 'explore'], ['military', 'settle'], ['military', 'settle']),
      },
      {
        faction: 4,
        home: 'old-earth',
        credits: 2,
        chips: 4,
        tableau: [
          'space-docks',
          'radioactive-world',
          'ore-rich-world',
          'comet-zone',
          'merchant-guild',
          'jumpdrive-research',
          'asteroid-belt',
          'space-refineries',
        ],
        development: ['mining-league'],
        world: ['mining-world'],
        dice: {
          cup: ['home', 'home', 'rare', 'consumption'],
          'stack:world': ['rare', 'home'],
          citizenry: ['rare'],
        },
        faces: rolls(['home', 'settle'], ['home', 'ship'], ['rare', 'develop'], ['consumption', 'ship']),
      },
    ],
  },
  lastRound: 20,
  lines: [
    ...selects(1, 12, 'settle', 'military/settle'),
    ...selects(2, 12, 'settle', 'home/settle'),
    ...others(1),
    ...others(2),
  ],
  beats: [
    {
      id: 'later',
      does: 'tell',
      when: { question: 'assign', round: 12 },
      points: ['empire', 'rivals'],
      amounts: {
        squares: `${mine}.places.used`,
        points: `${mine}.sheet.total`,
        tycho: 'standings.seats.2.sheet.total',
        mira: 'standings.seats.1.sheet.total',
      },
    },
    {
      id: 'end',
      does: 'decide',
      when: { question: 'assign', round: 12 },
      points: ['seat:2', 'stacks', 'columns'],
      amounts: {
        squares: 'standings.seats.2.places.used',
        lacks: 'standings.seats.2.stacks.world.top.workers.total - standings.seats.2.stacks.world.dice#',
        behind: `standings.seats.2.sheet.total - ${mine}.sheet.total`,
        workers: `${mine}.stacks.development.top.workers.total`,
        laid: `${mine}.stacks.development.dice#`,
      },
      suggests: { wilds: [], select: { die: 'home/develop', phase: 'develop' }, uses: [] },
      replies: [
        {
          id: 'develop',
          mark: 'good',
          to: { select: { phase: 'develop' } },
          amounts: { bonus: `${mine}.sheet.bonuses[side=free-trade-association].vp` },
        },
        { id: 'unfinished', mark: 'look', to: { select: { phase: 'develop' } } },
        { id: 'ship', mark: 'look', to: { select: { phase: 'ship' } } },
        { id: 'settle', mark: 'look', to: { select: { phase: 'settle' } } },
        { id: 'other', mark: 'look' },
      ],
    },
    {
      id: 'tie',
      does: 'decide',
      when: { question: 'manage.recruit', round: 12 },
      needs: [{ amount: 'standings.seats.2.places.used', atLeast: 12 }],
      points: ['end', 'citizenry'],
      ticked: true,
      suggests: { dice: ['home@citizenry', 'home@citizenry', 'military@citizenry', 'novelty@citizenry'] },
      replies: [{ id: 'hired', mark: 'good' }],
    },
    {
      id: 'score',
      does: 'ask',
      when: 'over',
      points: ['scores'],
      amounts: {
        points: `${mine}.sheet.total`,
        tycho: 'standings.seats.2.sheet.total',
        mira: 'standings.seats.1.sheet.total',
        tiles: `${mine}.sheet.tiles+vp`,
        chips: `${mine}.sheet.chips`,
      },
      choices: [
        { id: 'yes', mark: 'fine' },
        { id: 'no', mark: 'good' },
      ],
    },
  ],
};
