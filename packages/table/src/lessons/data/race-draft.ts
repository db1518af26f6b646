// A short draft of Rebel vs Imperium: taking cards that work together, reading what is missing, and keeping coins.

import type { PreparedRace } from '@orrery/race';
import type { LessonOf, Need, Part } from '../lesson.ts';

/** A pick: in this round of the draft, with so many cards in the packet. */
const pick = (round: number, left: number): Need[] => [
  { amount: 'ask.question.round', atLeast: round, atMost: round },
  { amount: 'ask.question.left', atLeast: left, atMost: left },
];
const taken = 'view.players.0.aside.count';
const deck = 'view.supplies[owner=0].deck';
const inPacket = (card: string): string => `view.players.0.drawn.cards[${card}]#`;
const inDeck = (card: string): string => `view.players.0.aside.cards[${card}]#`;
const printed = (card: string): string => `pieces[id=${card}].cost`;

/** Mira collects what fights; then whatever is there. */
const wishes = [
  'space-marines',
  'rebel-base',
  'drop-ships',
  'expedition-force',
  'rebel-homeworld',
  'contact-specialist',
  'pirate-world',
  'tourist-world',
  'galactic-federation',
  'terraformed-world',
  'research-labs',
];

const draft: Part<PreparedRace> = {
  start: {
    starts: [
      ['new-sparta', 'alpha-centauri'],
      ['epsilon-eridani', 'earths-lost-colony'],
    ],
    packets: [
      ['mining-robots', 'rebel-base', 'galactic-trendsetters', 'contact-specialist', 'gem-world'],
      ['spice-world', 'space-marines', 'tourist-world', 'public-works', 'comet-zone'],
      ['mining-world', 'asteroid-belt', 'galactic-federation', 'export-duties', 'pirate-world'],
      ['drop-ships', 'radioactive-world', 'colony-ship', 'new-vinland', 'research-labs'],
      ['mining-league', 'runaway-robots', 'destroyed-world', 'investment-credits', 'rebel-homeworld'],
      ['expedition-force', 'interstellar-prospectors', 'smuggling-lair', 'merchant-world', 'terraformed-world'],
    ],
  },
  lastRound: 1,
  lines: [
    ...wishes.map((answer) => ({ seat: 1, question: 'draftPick', answer })),
    { seat: 1, round: 1, question: 'chooseAction', answer: ['produce'] },
    { seat: 1, question: '*', answer: 'usual' },
  ],
  beats: [
    {
      id: 'first',
      does: 'decide',
      when: { question: 'draftPick' },
      needs: pick(1, 5),
      points: ['choices'],
      amounts: { packet: 'ask.question.left' },
      suggests: 'mining-robots',
      replies: [
        { id: 'robots', mark: 'good', to: 'mining-robots' },
        { id: 'base', mark: 'fine', to: 'rebel-base', amounts: { defence: 'pieces[id=rebel-base].defense' } },
        { id: 'trend', mark: 'fine', to: 'galactic-trendsetters', amounts: { cost: printed('galactic-trendsetters') } },
        { id: 'specialist', mark: 'fine', to: 'contact-specialist' },
        { id: 'gem', mark: 'fine', to: 'gem-world' },
      ],
    },
    {
      id: 'passed',
      does: 'decide',
      when: { question: 'draftPick' },
      needs: [...pick(1, 4), { amount: inPacket('comet-zone'), atLeast: 1 }],
      points: ['choices'],
      amounts: { packet: 'ask.question.left' },
      suggests: 'comet-zone',
      replies: [
        { id: 'rare', mark: 'good', to: 'comet-zone' },
        { id: 'other', mark: 'fine' },
      ],
    },
    {
      id: 'missing',
      does: 'ask',
      when: { question: 'draftPick' },
      needs: [
        ...pick(1, 3),
        { amount: inPacket('rebel-base'), atMost: 0 },
        { amount: inDeck('rebel-base'), atMost: 0 },
      ],
      points: ['choices', 'rivals'],
      amounts: { packet: 'ask.question.left' },
      choices: [
        { id: 'military', mark: 'good' },
        { id: 'goods', mark: 'again' },
        { id: 'cheap', mark: 'again' },
      ],
    },
    {
      id: 'coin',
      does: 'decide',
      when: { question: 'draftPick' },
      needs: pick(1, 3),
      points: ['choices'],
      amounts: { cards: taken },
      suggests: 'gem-world',
      replies: [
        { id: 'gem', mark: 'good', to: 'gem-world' },
        { id: 'trend', mark: 'look', to: 'galactic-trendsetters', amounts: { cost: printed('galactic-trendsetters') } },
        { id: 'other', mark: 'fine' },
      ],
    },
    {
      id: 'again',
      does: 'decide',
      when: { question: 'draftPick' },
      needs: pick(2, 5),
      points: ['choices'],
      amounts: { cards: taken },
      suggests: 'mining-world',
      replies: [
        { id: 'rare', mark: 'good', to: 'mining-world' },
        { id: 'belt', mark: 'good', to: 'asteroid-belt' },
        { id: 'federation', mark: 'fine', to: 'galactic-federation' },
        { id: 'other', mark: 'fine' },
      ],
    },
    {
      id: 'curve',
      does: 'ask',
      when: { question: 'draftPick' },
      needs: pick(3, 5),
      points: ['choices'],
      amounts: { cards: taken, large: printed('mining-league') },
      choices: [
        { id: 'purse', mark: 'good' },
        { id: 'quick', mark: 'fine' },
        { id: 'points', mark: 'again' },
      ],
    },
    {
      id: 'large',
      does: 'decide',
      when: { question: 'draftPick' },
      needs: pick(3, 5),
      points: ['choices'],
      amounts: { large: printed('mining-league') },
      suggests: 'mining-league',
      replies: [
        { id: 'league', mark: 'good', to: 'mining-league' },
        { id: 'cheap', mark: 'good', to: 'destroyed-world' },
        { id: 'credits', mark: 'good', to: 'investment-credits' },
        { id: 'other', mark: 'fine' },
      ],
    },
    {
      id: 'start',
      does: 'decide',
      when: { question: 'chooseStart' },
      points: ['choices'],
      amounts: { hand: 'view.players.0.hand.count', deck },
      suggests: { start: 'alpha-centauri', discard: ['galactic-trendsetters', 'smuggling-lair'] },
      replies: [
        { id: 'rare', mark: 'good', to: { start: 'alpha-centauri' } },
        { id: 'military', mark: 'fine' },
      ],
    },
    {
      id: 'own',
      does: 'decide',
      when: { question: 'chooseAction', round: 1 },
      points: ['hand', 'actions'],
      amounts: { hand: 'view.players.0.hand.count', deck },
      suggests: ['settle'],
      replies: [
        { id: 'settle', mark: 'good', to: ['settle'] },
        { id: 'other', mark: 'fine' },
      ],
    },
  ],
};

export const raceDraft: LessonOf<'race'> = {
  id: 'race-draft',
  game: 'race',
  options: { sets: ['base', 'gs', 'rvi'], draft: true, goals: false, takeovers: false },
  rivals: ['Mira'],
  bot: 'novice',
  seed: 'race-draft',
  parts: [draft],
};
