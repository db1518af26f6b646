// The robot of The Gathering Storm: what it does where its dice lie, and what one's own choices let it do.

import type { PreparedRace } from '@orrery/race';
import type { LessonOf, Need, Part } from '../lesson.ts';

const robot = 'view.robot';
const chosen = (action: string): string => `view.players.0.actions[${action}]#`;
const price = (card: string): string => `ask.description.prices[card=${card}].price`;
const settles: Need = { amount: chosen('settle'), atLeast: 1 };

const answers: Part<PreparedRace> = {
  start: {
    round: 3,
    seats: [
      {
        tableau: ['epsilon-eridani', 'gem-world'],
        hand: ['public-works', 'space-port', 'spice-world', 'new-earth', 'rebel-base', 'asteroid-belt'],
      },
    ],
    robot: {
      world: 'earths-lost-colony',
      credits: 0,
      economy: 1,
      stack: ['drop-ships', 'comet-zone', 'new-vinland', 'export-duties'],
      faces: ['develop', 'consumeX2'],
    },
  },
  lastRound: 3,
  lines: [],
  beats: [
    {
      id: 'pair',
      does: 'decide',
      when: { question: 'chooseAction', round: 3 },
      points: ['actions', 'robot'],
      suggests: ['settle', 'produce'],
      replies: [
        { id: 'settle', mark: 'good', to: ['settle'] },
        { id: 'other', mark: 'fine' },
      ],
    },
    {
      id: 'dice',
      does: 'ask',
      when: { event: 'diceRolled', round: 3 },
      needs: [settles],
      points: ['robot'],
      amounts: { credits: `${robot}.credits` },
      choices: [
        { id: 'answers', mark: 'good' },
        { id: 'acts', mark: 'again' },
        { id: 'never', mark: 'again' },
      ],
    },
    {
      id: 'gift',
      does: 'decide',
      when: { question: 'developPlace', round: 3 },
      needs: [{ inHand: 'public-works' }, { amount: chosen('develop'), atMost: 0 }],
      points: ['choices', 'robot'],
      amounts: { price: price('public-works') },
      suggests: 'public-works',
      replies: [
        { id: 'placed', mark: 'good', to: { not: null } },
        { id: 'pass', mark: 'look' },
      ],
    },
    {
      id: 'place',
      does: 'decide',
      when: { question: 'settlePlace', round: 3 },
      needs: [{ inHand: 'space-port' }, settles],
      points: ['choices'],
      amounts: { price: price('space-port') },
      suggests: 'space-port',
      replies: [
        { id: 'port', mark: 'good', to: 'space-port' },
        { id: 'pass', mark: 'look', to: null },
        { id: 'other', mark: 'fine' },
      ],
    },
    {
      id: 'idle',
      does: 'tell',
      when: { question: 'chooseAction', round: 4 },
      needs: [settles, { amount: `${robot}.credits`, atMost: 0 }],
      points: ['robot'],
      amounts: { credits: `${robot}.credits`, chips: `${robot}.chips`, economy: `${robot}.economy` },
    },
  ],
};

const feeding: Part<PreparedRace> = {
  start: {
    round: 6,
    seats: [
      {
        tableau: ['epsilon-eridani', 'gem-world', 'space-port', 'public-works'],
        goods: ['gem-world', 'space-port'],
        hand: ['spice-world', 'new-earth', 'rebel-base'],
        chips: 2,
      },
    ],
    robot: {
      world: 'earths-lost-colony',
      tableau: ['comet-zone', 'export-duties'],
      credits: 3,
      economy: 1,
      chips: 3,
      stack: ['drop-ships', 'new-vinland'],
      faces: ['consumeTrade', 'robot'],
    },
  },
  lastRound: 6,
  lines: [],
  beats: [
    {
      id: 'feeds',
      does: 'decide',
      when: { question: 'chooseAction', round: 6 },
      points: ['actions', 'robot'],
      amounts: {
        goods: 'view.players.0.tableau[good=true]#',
        double: 'ask.description.brings[action=consume-x2].mine.points',
        economy: `${robot}.economy`,
        credits: `${robot}.credits`,
      },
      suggests: ['consume-x2', 'produce'],
      replies: [
        { id: 'double', mark: 'good', to: ['consume-x2', 'produce'] },
        { id: 'consumed', mark: 'fine', to: ['consume-x2'] },
        { id: 'trade', mark: 'fine', to: ['consume-trade'] },
        { id: 'other', mark: 'look' },
      ],
    },
    {
      id: 'limit',
      does: 'tell',
      when: { question: 'chooseAction', round: 7 },
      needs: [{ amount: chosen('consume-x2'), atLeast: 1 }],
      points: ['robot'],
      amounts: { credits: `${robot}.credits`, chips: `${robot}.chips` },
    },
    {
      id: 'safe',
      does: 'ask',
      when: { question: 'chooseAction', round: 7 },
      points: ['robot', 'actions'],
      amounts: { economy: `${robot}.economy` },
      choices: [
        { id: 'produce', mark: 'good' },
        { id: 'consume', mark: 'again' },
        { id: 'explore', mark: 'again' },
      ],
    },
    {
      id: 'race',
      does: 'tell',
      when: { question: 'chooseAction', round: 7 },
      points: ['score', 'robot'],
      amounts: {
        points: 'standings.seats.0.sheet.total',
        theirs: `${robot}.score.total`,
        pool: 'view.pool',
        limit: 'standings.seats.0.places.limit',
      },
    },
  ],
};

export const raceSolo: LessonOf<'race'> = {
  id: 'race-solo',
  game: 'race',
  options: { sets: ['base', 'gs'], solo: 'easy' },
  rivals: [],
  bot: 'novice',
  seed: 'race-solo',
  parts: [answers, feeding],
};
