// Two players with two actions each: pairs, and the fixed order of the phases.

import type { PreparedRace } from '@orrery/race';
import type { LessonOf, Part } from '../lesson.ts';

const military = 'standings.seats.0.military.total';
const printed = (card: string, what: string): string => `pieces[id=${card}].${what}`;
const price = (card: string): string => `ask.description.prices[card=${card}].price`;
const sees = (action: string): string => `ask.description.brings[action=${action}].sees`;
const warriors = 'rebel-warrior-race';
const outpost = 'rebel-outpost';

const quiet = (round: number) => ({ seat: 1, round, question: 'chooseAction', answer: ['produce', 'consume-x2'] });

const pairs: Part<PreparedRace> = {
  start: {
    round: 2,
    seats: [
      { tableau: ['new-sparta'], hand: [warriors, outpost, 'space-marines', 'public-works', 'gem-world'] },
      { tableau: ['old-earth'], hand: ['drop-ships', 'comet-zone', 'mining-world', 'export-duties'] },
    ],
  },
  lastRound: 2,
  lines: [quiet(2), { seat: 1, question: '*', answer: 'usual' }],
  beats: [
    {
      id: 'twice',
      does: 'ask',
      when: { question: 'chooseAction', round: 2 },
      points: [`piece:${warriors}`, `piece:${outpost}`],
      amounts: { military, weak: printed(warriors, 'defense'), strong: printed(outpost, 'defense') },
      choices: [
        { id: 'neither', mark: 'good' },
        { id: 'warriors', mark: 'again' },
        { id: 'both', mark: 'again' },
      ],
    },
    {
      id: 'pair',
      does: 'decide',
      when: { question: 'chooseAction', round: 2 },
      points: ['actions', 'piece:space-marines'],
      amounts: { more: printed('space-marines', 'powers[kind=military].amount'), military },
      suggests: ['develop', 'settle'],
      replies: [
        { id: 'pair', mark: 'good', to: ['develop', 'settle'] },
        { id: 'settle', mark: 'look', to: ['settle'] },
        { id: 'other', mark: 'look' },
      ],
    },
    {
      id: 'marines',
      does: 'decide',
      when: { question: 'developPlace', round: 2 },
      needs: [{ inHand: 'space-marines' }],
      points: ['choices'],
      amounts: { price: price('space-marines'), printed: printed('space-marines', 'cost') },
      suggests: 'space-marines',
      replies: [
        { id: 'marines', mark: 'good', to: 'space-marines' },
        { id: 'other', mark: 'look' },
      ],
    },
    {
      id: 'coin',
      does: 'decide',
      when: { question: 'developPay', round: 2 },
      needs: [{ inHand: warriors }],
      points: ['choices'],
      amounts: { price: 'ask.description.price.total' },
      suggests: { uses: [], cards: ['public-works'] },
      replies: [
        { id: 'threw', mark: 'look', to: { cards: [warriors] } },
        { id: 'kept', mark: 'good' },
      ],
    },
    {
      id: 'conquer',
      does: 'decide',
      when: { question: 'settlePlace', round: 2 },
      needs: [{ inPlay: 'space-marines' }, { inHand: warriors }],
      points: ['choices'],
      amounts: { military, weak: printed(warriors, 'defense'), strong: printed(outpost, 'defense') },
      suggests: warriors,
      replies: [
        { id: 'conquered', mark: 'good', to: warriors, amounts: { points: 'standings.seats.0.sheet.total' } },
        { id: 'pass', mark: 'look', to: null },
        { id: 'other', mark: 'fine' },
      ],
    },
  ],
};

const order: Part<PreparedRace> = {
  start: {
    round: 5,
    seats: [
      {
        tableau: ['earths-lost-colony', 'spice-world', 'public-works'],
        goods: ['spice-world'],
        hand: ['gem-world'],
        chips: 1,
      },
      { tableau: ['new-sparta', 'space-marines', 'comet-zone'], hand: ['drop-ships', 'export-duties'], chips: 2 },
    ],
  },
  lastRound: 5,
  lines: [quiet(5), { seat: 1, question: '*', answer: 'usual' }],
  beats: [
    {
      id: 'sold',
      does: 'ask',
      when: { question: 'chooseAction', round: 5 },
      points: ['empire'],
      amounts: { goods: 'view.players.0.tableau[good=true]#' },
      choices: [
        { id: 'old', mark: 'good' },
        { id: 'new', mark: 'again' },
        { id: 'both', mark: 'again' },
      ],
    },
    {
      id: 'sell',
      does: 'decide',
      when: { question: 'chooseAction', round: 5 },
      points: ['actions', 'empire'],
      amounts: {
        sale: 'ask.description.brings[action=consume-trade].sale',
        double: 'ask.description.brings[action=consume-x2].mine.points',
        hand: 'view.players.0.hand.count',
      },
      suggests: ['consume-trade', 'produce'],
      replies: [
        {
          id: 'both',
          mark: 'good',
          to: ['consume-trade', 'produce'],
          amounts: { hand: 'view.players.0.hand.count', goods: 'view.players.0.tableau[good=true]#' },
        },
        { id: 'chips', mark: 'fine', to: ['consume-x2', 'produce'] },
        { id: 'half', mark: 'fine', to: ['consume-trade'] },
        { id: 'other', mark: 'look' },
      ],
    },
  ],
};

const found = ['interstellar-bank', 'mining-conglomerate'];
const left = ['rebel-homeworld', 'alien-robotic-factory', 'plague-world', 'lost-alien-battle-fleet'];
const useless = [...left, 'deserted-alien-library', 'terraformed-world'];

const twice: Part<PreparedRace> = {
  start: {
    round: 7,
    seats: [
      {
        tableau: ['earths-lost-colony', 'spice-world', 'public-works'],
        hand: ['rebel-base', 'deserted-alien-colony', 'galactic-trendsetters', 'new-earth'],
        chips: 4,
      },
      {
        tableau: ['new-sparta', 'space-marines', 'mining-world'],
        hand: ['drop-ships', 'export-duties', 'new-vinland'],
        chips: 3,
      },
    ],
    deck: [null, null, ...found, ...useless], // Mira explores first
  },
  lastRound: 8,
  lines: [
    quiet(7),
    { seat: 1, round: 8, question: 'chooseAction', answer: ['develop', 'produce'] },
    { seat: 1, round: 8, question: 'developPlace', answer: null },
    { seat: 1, question: '*', answer: 'usual' },
  ],
  beats: [
    {
      id: 'both',
      does: 'decide',
      when: { question: 'chooseAction', round: 7 },
      points: ['hand', 'actions'],
      amounts: { wide: sees('explore-5'), narrow: sees('explore-1-1') },
      suggests: ['explore-5', 'explore-1-1'],
      replies: [
        {
          id: 'both',
          mark: 'good',
          to: ['explore-5', 'explore-1-1'],
          amounts: {
            drawn: 'view.players.0.drawn.count',
            keeps: 'view.players.0.drawn.count - ask.question.count',
          },
        },
        { id: 'one', mark: 'fine', to: ['explore-5'] },
        { id: 'keeps', mark: 'fine', to: ['explore-1-1'] },
        { id: 'other', mark: 'look' },
      ],
    },
    {
      id: 'keep',
      does: 'decide',
      when: { question: 'exploreDiscard', round: 7 },
      points: ['choices'],
      amounts: { drawn: 'view.players.0.drawn.count', hand: 'view.players.0.hand.count' },
      suggests: useless,
      replies: [
        { id: 'threw', mark: 'look', to: ['interstellar-bank'] },
        { id: 'mines', mark: 'fine', to: ['mining-conglomerate'] },
        { id: 'kept', mark: 'good' },
      ],
    },
    {
      id: 'develops',
      does: 'decide',
      when: { question: 'chooseAction', round: 8 },
      needs: [{ inHand: 'interstellar-bank' }, { inHand: 'mining-conglomerate' }],
      points: ['actions', 'hand'],
      suggests: ['develop', 'develop-2'],
      replies: [
        { id: 'twice', mark: 'good', to: ['develop', 'develop-2'] },
        { id: 'once', mark: 'fine', to: ['develop'] },
        { id: 'other', mark: 'look' },
      ],
    },
    {
      id: 'bank',
      does: 'decide',
      when: { question: 'developPlace', round: 8 },
      needs: [{ inHand: 'interstellar-bank' }, { amount: 'view.players.0.actions[develop-2]#', atLeast: 1 }],
      points: ['choices'],
      amounts: { bank: price('interstellar-bank'), mines: price('mining-conglomerate') },
      suggests: 'interstellar-bank',
      replies: [
        { id: 'bank', mark: 'good', to: 'interstellar-bank' },
        { id: 'mines', mark: 'fine', to: 'mining-conglomerate' },
        { id: 'pass', mark: 'look' },
      ],
    },
    {
      id: 'bonus',
      does: 'ask',
      when: { question: 'developPlace', round: 8 },
      needs: [{ inPlay: 'interstellar-bank' }, { amount: 'view.players.1.actions[develop]#', atLeast: 1 }],
      points: ['phases', 'rivals'],
      choices: [
        { id: 'first', mark: 'good' },
        { id: 'both', mark: 'again' },
        { id: 'neither', mark: 'again' },
      ],
    },
    {
      id: 'second',
      does: 'decide',
      when: { question: 'developPlace', round: 8 },
      needs: [{ inPlay: 'interstellar-bank' }, { inHand: 'mining-conglomerate' }],
      points: ['choices'],
      amounts: { mines: price('mining-conglomerate'), hand: 'view.players.0.hand.count' },
      suggests: 'mining-conglomerate',
      replies: [
        { id: 'placed', mark: 'good', to: { not: null } },
        { id: 'pass', mark: 'look' },
      ],
    },
  ],
};

export const raceDuel: LessonOf<'race'> = {
  id: 'race-duel',
  game: 'race',
  options: { sets: ['base'], experienced: true },
  rivals: ['Mira'],
  bot: 'novice',
  seed: 'race-duel',
  parts: [pairs, order, twice],
};
