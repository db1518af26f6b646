// The end of the coached match of Race, from a grown position on.

import type { PreparedRace } from '@orrery/race';
import type { Part } from '../lesson.ts';

const price = (card: string): string => `ask.description.prices[card=${card}].price`;
const mine = 'view.players.0';

export const end: Part<PreparedRace> = {
  start: {
    round: 11,
    seats: [
      {
        tableau: [
          'earths-lost-colony',
          'spice-world',
          'public-works',
          'gem-world',
          'space-marines',
          'former-penal-colony',
          'consumer-markets',
          'prosperous-world',
          'artist-colony',
        ],
        goods: ['earths-lost-colony', 'spice-world', 'gem-world', 'prosperous-world', 'artist-colony'],
        hand: [
          'free-trade-association',
          'new-galactic-order',
          'rebel-underground',
          'galactic-trendsetters',
          'deserted-alien-outpost',
          'plague-world',
          'asteroid-belt',
          'deficit-spending',
        ],
        chips: 8,
      },
      {
        tableau: [
          'new-sparta',
          'star-nomad-lair',
          'drop-ships',
          'rebel-warrior-race',
          'alien-robot-scout-ship',
          'lost-alien-warship',
          'expedition-force',
          'investment-credits',
          'rebel-outpost',
          'galactic-imperium',
        ],
        hand: ['pirate-world', 'rebel-base', 'distant-world', 'new-vinland'],
        chips: 5,
      },
    ],
    deck: ['merchant-world'],
  },
  opening: [
    { seat: 0, question: 'chooseAction', answer: ['develop'] },
    { seat: 1, question: 'chooseAction', answer: ['settle'] },
  ],
  lastRound: 20,
  lines: [
    { seat: 1, round: 11, question: 'settlePlace', answer: 'pirate-world' },
    { seat: 1, round: 12, question: 'chooseAction', answer: ['settle'] },
    { seat: 1, round: 12, question: 'settlePlace', answer: 'rebel-base' },
    { seat: 1, question: '*', answer: 'usual' },
  ],
  beats: [
    {
      id: 'later',
      does: 'tell',
      when: { question: 'developPlace', round: 11 },
      points: ['empire', 'rivals'],
      amounts: {
        cards: 'standings.seats.0.places.used',
        goods: `${mine}.tableau[good=true]#`,
        theirs: 'standings.seats.1.places.used',
        strength: 'standings.seats.1.military.total',
      },
    },
    {
      id: 'large',
      does: 'decide',
      when: { question: 'developPlace', round: 11 },
      points: ['piece:free-trade-association', 'piece:new-galactic-order'],
      amounts: {
        points: 'standings.seats.0.sheet.total',
        theirs: 'standings.seats.1.sheet.total',
        cost: 'pieces[id=free-trade-association].cost',
        price: price('free-trade-association'),
        trade: 'ask.description.prices[card=free-trade-association].points',
        order: 'ask.description.prices[card=new-galactic-order].points',
      },
      suggests: 'free-trade-association',
      replies: [
        { id: 'free-trade-association', mark: 'good', to: 'free-trade-association' },
        {
          id: 'new-galactic-order',
          mark: 'look',
          to: 'new-galactic-order',
          amounts: { strength: 'standings.seats.1.military.total' },
        },
        { id: 'pass', mark: 'look', to: null },
        { id: 'small', mark: 'look' },
      ],
    },
    {
      id: 'large-pay',
      does: 'decide',
      when: { question: 'developPay', round: 11 },
      needs: [{ inHand: 'rebel-underground' }, { amount: 'ask.description.price.total', atLeast: 5 }],
      points: ['choices', 'piece:rebel-underground'],
      amounts: { price: 'ask.description.price.total', worth: 'pieces[id=rebel-underground].vp' },
      suggests: {
        uses: [],
        cards: [
          'new-galactic-order',
          'galactic-trendsetters',
          'deserted-alien-outpost',
          'plague-world',
          'deficit-spending',
        ],
      },
      replies: [
        {
          id: 'threw',
          mark: 'look',
          to: { cards: ['rebel-underground'] },
          amounts: { worth: 'pieces[id=rebel-underground].vp', points: 'standings.seats.0.sheet.total' },
        },
        {
          id: 'kept',
          mark: 'good',
          amounts: { points: 'standings.seats.0.sheet.total', bonus: 'standings.seats.0.sheet.bonuses.vp' },
        },
      ],
    },
    {
      id: 'military',
      does: 'decide',
      when: { question: 'settlePlace', round: 11 },
      needs: [{ inHand: 'rebel-underground' }],
      points: ['piece:rebel-underground', 'empire'],
      amounts: {
        defence: 'pieces[id=rebel-underground].defense',
        military: 'standings.seats.0.military.total',
        worth: 'pieces[id=rebel-underground].vp',
      },
      suggests: 'rebel-underground',
      replies: [
        {
          id: 'conquered',
          mark: 'good',
          to: 'rebel-underground',
          amounts: { points: 'standings.seats.0.sheet.total', worth: 'pieces[id=rebel-underground].vp' },
        },
        { id: 'pass', mark: 'look', to: null },
        { id: 'paid', mark: 'look' },
      ],
    },
    {
      id: 'last',
      does: 'decide',
      when: { question: 'chooseAction', round: 12 },
      points: ['rivals', 'end', 'actions'],
      amounts: {
        theirCards: 'standings.seats.1.places.used',
        points: 'standings.seats.0.sheet.total',
        theirs: 'standings.seats.1.sheet.total',
        goods: `${mine}.tableau[good=true]#`,
      },
      suggests: ['consume-x2'],
      replies: [
        {
          id: 'double',
          mark: 'good',
          to: ['consume-x2'],
        },
        {
          id: 'trade',
          mark: 'look',
          to: ['consume-trade'],
        },
        { id: 'other', mark: 'look' },
      ],
    },
    {
      id: 'nothing',
      does: 'decide',
      when: { question: 'settlePlace', round: 12 },
      needs: [{ amount: 'ask.description.prices[possible=true]#', atMost: 0 }],
      points: ['hand', 'phases'],
      suggests: null,
      replies: [{ id: 'passed', mark: 'good', to: null }],
    },
    {
      id: 'consume-all',
      does: 'decide',
      when: { question: 'consumeNext', round: 12 },
      points: ['choices'],
      amounts: { goods: `${mine}.tableau[good=true]#` },
      ticked: true,
      suggests: {
        power: { card: 'free-trade-association', power: 0 },
        goods: ['earths-lost-colony', 'spice-world', 'gem-world'],
      },
      replies: [],
    },
    {
      id: 'score',
      does: 'ask',
      when: 'over',
      points: ['scores'],
      amounts: {
        points: 'standings.seats.0.sheet.total',
        theirs: 'standings.seats.1.sheet.total',
        stars: 'standings.seats.0.sheet.cards+vp',
        large: 'standings.seats.0.sheet.bonuses+vp',
        chips: 'standings.seats.0.sheet.chips',
      },
      choices: [
        { id: 'chips', mark: 'good' },
        { id: 'large', mark: 'good' },
        { id: 'stars', mark: 'good' },
      ],
    },
  ],
};
