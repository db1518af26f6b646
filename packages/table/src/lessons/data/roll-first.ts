// The coached first match of Roll: three rounds from the beginning, then the last one of a grown match.

import type { DieColour, FaceName } from '@orrery/roll';
import type { LessonOf, Line } from '../lesson.ts';

const mine = 'standings.seats.0';

const faces = (...shown: string[]): [DieColour, FaceName][] =>
  shown.map((each) => each.split(' ') as [DieColour, FaceName]);

/** A rival selects a phase with this die, or with any. */
const selects = (seat: number, round: number, phase: string, die: string): Line[] =>
  [die, 'any'].map((each) => ({
    seat,
    round,
    question: 'assign',
    answer: { wilds: [], select: { die: each, phase }, uses: [] },
  }));

const others = (seat: number): Line[] => [
  { seat, question: 'explore.task', answer: { do: 'stock' } },
  { seat, question: '*', answer: 'usual' },
];

export const rollFirst: LessonOf<'roll'> = {
  id: 'roll-first',
  game: 'roll',
  options: {},
  rivals: ['Mira', 'Tycho'],
  bot: 'novice',
  seed: 'roll-first',
  parts: [
    {
      start: {
        round: 0,
        seats: [
          {
            faction: 3,
            home: 'separatist-colony',
            drawn: ['T42', 'T07'],
            faces: [
              ...faces('home explore', 'home explore', 'home ship', 'novelty wild', 'military settle'),
              ...faces('home explore', 'home explore', 'novelty produce', 'military settle', 'novelty ship'),
              ...faces('home ship', 'home develop', 'military settle', 'novelty ship'),
            ],
          },
          {
            faction: 1,
            home: 'new-sparta',
            drawn: ['T54', 'T22'],
            faces: [
              ...faces('home develop', 'home develop', 'home settle'),
              ...faces('home explore', 'military settle'),
              ...faces('home explore', 'military explore', 'military settle'),
            ],
          },
          {
            faction: 4,
            home: 'old-earth',
            drawn: ['T46', 'T36'],
            faces: [
              ...faces('home explore', 'home explore', 'home produce', 'rare explore'),
              ...faces('home produce', 'home produce', 'home develop', 'home explore', 'home ship', 'rare produce'),
              ...faces('consumption ship', 'home develop', 'home develop', 'home ship', 'home settle', 'rare explore'),
            ],
          },
        ],
        tiles: ['T12', 'T47', 'T14'],
      },
      lastRound: 3,
      lines: [
        { seat: 1, question: 'setup.startTiles', answer: { development: 'T54', world: 'T22' } },
        { seat: 2, question: 'setup.startTiles', answer: { development: 'T46', world: 'T36' } },
        ...selects(1, 1, 'develop', 'home/develop'),
        ...selects(2, 1, 'explore', 'home/explore'),
        ...selects(1, 2, 'settle', 'military/settle'),
        ...selects(2, 2, 'produce', 'home/produce'),
        ...selects(1, 3, 'explore', 'home/explore'),
        ...selects(2, 3, 'develop', 'home/develop'),
        ...others(1),
        ...others(2),
      ],
      beats: [
        {
          id: 'tiles',
          does: 'decide',
          when: { question: 'setup.startTiles' },
          points: ['end', 'choices'],
          amounts: {
            limit: `${mine}.places.limit`,
            squares: `${mine}.places.used`,
            works: 'ask.description.tiles[tile=T42].development.workers.total',
            gem: 'ask.description.tiles[tile=T07].world.workers.total',
            conscription: 'ask.description.tiles[tile=T07].development.workers.total',
            warship: 'ask.description.tiles[tile=T42].world.workers.total',
          },
          suggests: { development: 'T42', world: 'T07' },
          replies: [
            {
              id: 'cheap',
              mark: 'good',
              to: { development: 'T42' },
              amounts: { dice: `${mine}.rolled#` },
            },
            { id: 'dear', mark: 'look', amounts: { dice: `${mine}.rolled#` } },
          ],
        },
        {
          id: 'wild',
          does: 'ask',
          when: { question: 'assign', round: 1 },
          needs: [{ inHand: 'gem-world' }],
          points: ['columns', 'stacks'],
          amounts: {
            dice: `${mine}.rolled#`,
            workers: 'ask.description.columns.settle.top.workers.total',
          },
          choices: [
            { id: 'settle', mark: 'good' },
            { id: 'explore', mark: 'fine' },
            { id: 'develop', mark: 'fine' },
            { id: 'produce', mark: 'fine' },
            { id: 'ship', mark: 'again' },
          ],
        },
        {
          id: 'select',
          does: 'decide',
          when: { question: 'assign', round: 1 },
          points: ['columns'],
          amounts: { workers: 'ask.description.columns.settle.top.workers.total' },
          suggests: {
            wilds: [{ die: 'novelty/wild', column: 'settle' }],
            select: { die: 'military/settle', phase: 'settle' },
            uses: [],
          },
          replies: [
            { id: 'best', mark: 'good', to: { select: { die: 'home/ship', phase: 'settle' } } },
            { id: 'settle', mark: 'good', to: { select: { phase: 'settle' } } },
            { id: 'explore', mark: 'look', to: { select: { phase: 'explore' } } },
            { id: 'develop', mark: 'look', to: { select: { phase: 'develop' } } },
            { id: 'produce', mark: 'look', to: { select: { phase: 'produce' } } },
            { id: 'ship', mark: 'look' },
          ],
        },
        {
          id: 'reveal',
          does: 'ask',
          when: { event: 'phasesActive', round: 1 },
          points: ['columns', 'phases'],
          choices: [
            { id: 'cup', mark: 'good' },
            { id: 'lost', mark: 'fine' },
            { id: 'pay', mark: 'fine' },
          ],
        },
        {
          id: 'explorer',
          does: 'decide',
          when: { question: 'explore.task', round: 1 },
          points: ['choices'],
          amounts: { credits: `${mine}.credits`, stock: 'ask.description.explorers.stock.credits' },
          suggests: { do: 'scout', abandon: [] },
          replies: [
            { id: 'scout', mark: 'good', to: { do: 'scout' } },
            { id: 'stock', mark: 'good', to: { do: 'stock' }, amounts: { credits: `${mine}.credits` } },
            { id: 'other', mark: 'fine' },
          ],
        },
        {
          id: 'side',
          does: 'decide',
          when: { question: 'explore.place', round: 1 },
          points: ['choices'],
          needs: [{ amount: 'ask.description.drawn[tile=T12]#', atLeast: 1 }],
          amounts: {
            zone: 'ask.description.drawn.development.workers.total',
            resort: 'ask.description.drawn.world.workers.total',
          },
          suggests: { tile: 'T12', side: 'world' },
          replies: [
            { id: 'world', mark: 'good', to: { side: 'world' } },
            { id: 'development', mark: 'look' },
          ],
        },
        {
          id: 'second-explorer',
          does: 'decide',
          when: { question: 'explore.task', round: 1 },
          points: ['choices', 'citizenry'],
          amounts: { credits: `${mine}.credits`, stock: 'ask.description.explorers.stock.credits' },
          suggests: { do: 'stock' },
          replies: [
            { id: 'stock', mark: 'good', to: { do: 'stock' }, amounts: { credits: `${mine}.credits` } },
            { id: 'scout', mark: 'look', to: { do: 'scout' }, amounts: { credits: `${mine}.credits` } },
            { id: 'other', mark: 'fine' },
          ],
        },
        {
          id: 'hire',
          does: 'decide',
          when: { question: 'manage.recruit', round: 1 },
          needs: [{ inPlay: 'gem-world' }],
          points: ['citizenry', 'empire'],
          amounts: {
            squares: `${mine}.places.used`,
            resting: `${mine}.citizenry#`,
            hires: 'ask.question.count',
            workers: `${mine}.stacks.world.top.workers.total`,
          },
          suggests: { dice: ['novelty@citizenry', 'military@citizenry', 'home@citizenry'] },
          replies: [
            {
              id: 'military',
              mark: 'good',
              to: { dice: ['military@citizenry'] },
              amounts: { credits: `${mine}.credits` },
            },
            { id: 'other', mark: 'fine', amounts: { credits: `${mine}.credits` } },
          ],
        },
        {
          id: 'dictate',
          does: 'decide',
          when: { question: 'assign', round: 2 },
          needs: [{ inHand: 'galactic-resort' }, { amount: `${mine}.rolled#`, atLeast: 4 }],
          points: ['columns', 'stacks'],
          amounts: { workers: 'ask.description.columns.settle.top.workers.total' },
          suggests: {
            wilds: [],
            select: { die: 'home/explore', phase: 'settle' },
            uses: [{ power: 'dictate', pay: 'novelty/ship', moves: [{ die: 'home/explore', to: 'settle' }] }],
          },
          replies: [
            {
              id: 'best',
              mark: 'good',
              to: { select: { phase: 'settle' }, uses: [{ power: 'dictate', pay: 'novelty/ship' }] },
            },
            { id: 'producer', mark: 'fine', to: { uses: [{ power: 'dictate', pay: 'novelty/produce' }] } },
            { id: 'dictated', mark: 'fine', to: { uses: [{ power: 'dictate' }] } },
            { id: 'settle', mark: 'fine', to: { select: { phase: 'settle' } } },
            { id: 'other', mark: 'look' },
          ],
        },
        {
          id: 'produce',
          does: 'decide',
          when: { question: 'produce.place', round: 2 },
          points: ['choices', 'empire'],
          suggests: { die: 'novelty@column:produce', world: 'space-mall' },
          replies: [{ id: 'placed', mark: 'good', amounts: { credits: `${mine}.credits` } }],
        },
        {
          id: 'hire-again',
          does: 'decide',
          when: { question: 'manage.recruit', round: 2 },
          points: ['citizenry'],
          amounts: { credits: `${mine}.credits`, hires: 'ask.question.count' },
          suggests: { dice: ['military@citizenry', 'home@citizenry', 'home@citizenry'] },
          replies: [{ id: 'hired', mark: 'good' }],
        },
        {
          id: 'recall',
          does: 'decide',
          when: { question: 'manage.recall', round: 2 },
          points: ['empire', 'choices'],
          amounts: { trade: `${mine}.tableau[side=galactic-resort].goods.trade.credits` },
          suggests: { dice: [] },
          replies: [
            { id: 'good', mark: 'look', to: { dice: ['novelty@world:galactic-resort'] } },
            { id: 'good', mark: 'look', to: { dice: ['novelty@world:space-mall'] } },
            { id: 'nothing', mark: 'good' },
          ],
        },
        {
          id: 'plan-ship',
          does: 'decide',
          when: { question: 'assign', round: 3 },
          needs: [{ amount: 'ask.description.columns.ship.goods', atLeast: 1 }],
          points: ['columns', 'empire'],
          amounts: { goods: 'ask.description.columns.ship.goods' },
          suggests: { wilds: [], select: { die: 'home/ship', phase: 'ship' }, uses: [] },
          replies: [
            { id: 'ship', mark: 'good', to: { select: { phase: 'ship' } } },
            { id: 'other', mark: 'look' },
          ],
        },
        {
          id: 'ship',
          does: 'decide',
          when: { question: 'ship.task', round: 3 },
          needs: [{ amount: 'ask.description.goods#', atLeast: 2 }],
          points: ['choices'],
          amounts: {
            trade: 'ask.description.goods.trade.credits',
            consume: `${mine}.tableau[side=galactic-resort].goods.consume.vp`,
            matched: `${mine}.tableau[side=galactic-resort].goods.consumeMatched.vp`,
          },
          suggests: { worker: 'novelty@column:ship', good: 'novelty@world:galactic-resort', do: 'consume' },
          replies: [
            { id: 'matched', mark: 'good', to: { worker: 'novelty@column:ship', do: 'consume' } },
            { id: 'sold', mark: 'good', to: { worker: 'home@selector:ship', do: 'trade' } },
            { id: 'unmatched', mark: 'look', to: { worker: 'home@selector:ship', do: 'consume' } },
            { id: 'traded', mark: 'fine' },
          ],
        },
        {
          id: 'ship-second',
          does: 'decide',
          when: { question: 'ship.task', round: 3 },
          points: ['choices'],
          amounts: { trade: 'ask.description.goods.trade.credits' },
          suggests: { worker: 'home@selector:ship', good: 'novelty@world:space-mall', do: 'trade' },
          replies: [
            { id: 'both', mark: 'good', amounts: { chips: 'view.players.0.chips', credits: `${mine}.credits` } },
          ],
        },
      ],
    },
    {
      start: {
        round: 12,
        seats: [
          {
            faction: 3,
            home: 'separatist-colony',
            credits: 3,
            chips: 9,
            tableau: [
              'public-works',
              'gem-world',
              'galactic-resort',
              'space-port',
              'information-hub',
              'galactic-demand',
            ],
            development: ['free-trade-association'],
            world: ['universal-exports'],
            dice: {
              cup: ['home', 'home', 'novelty', 'military'],
              citizenry: ['home', 'home'],
              'stack:development': ['home', 'military', 'novelty', 'novelty'],
              'world:galactic-resort': ['novelty'],
              'world:space-port': ['novelty'],
            },
            faces: faces('home develop', 'home settle', 'novelty ship', 'military develop'),
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
            faces: faces('home develop', 'home explore', 'military settle', 'military settle'),
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
            faces: faces('home settle', 'home ship', 'rare develop', 'consumption ship'),
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
    },
  ],
};
