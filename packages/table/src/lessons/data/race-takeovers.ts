// Takeovers of Rebel vs Imperium: first as the attacker, then as the defender.

import type { PreparedRace } from '@orrery/race';
import type { LessonOf, Part } from '../lesson.ts';

const miners = 'rebel-miners';
const colony = 'rebel-colony';
const cloak = 'imperium-cloaking-technology';

/** What a seat could take over, with both sides as they stand. */
const threat = (seat: number, world: string, side: 'attack' | 'defence'): string =>
  `standings.seats.${seat}.threatens[world=${world}].${side}.total`;
const strength = (seat: number): string => `standings.seats.${seat}.military.total`;

const attacking: Part<PreparedRace> = {
  start: {
    round: 6,
    seats: [
      { tableau: ['new-sparta', 'space-marines', cloak], hand: ['gem-world', 'contact-specialist', 'public-works'] },
      { tableau: ['old-earth', 'drop-ships', 'contact-specialist', miners], hand: ['export-duties'] },
    ],
  },
  lastRound: 6,
  lines: [
    { seat: 1, round: 6, question: 'chooseAction', answer: ['produce'] },
    { seat: 1, question: '*', answer: 'usual' },
  ],
  beats: [
    {
      id: 'exposed',
      does: 'ask',
      when: { question: 'chooseAction', round: 6 },
      points: [`piece:${cloak}`, 'rivals'],
      amounts: { mine: strength(0), theirs: strength(1) },
      choices: [
        { id: 'military', mark: 'good' },
        { id: 'weak', mark: 'again' },
        { id: 'rebel', mark: 'again' },
      ],
    },
    {
      id: 'sum',
      does: 'decide',
      when: { question: 'chooseAction', round: 6 },
      points: ['rivals', 'actions'],
      amounts: {
        attack: threat(0, miners, 'attack'),
        defence: threat(0, miners, 'defence'),
        theirs: strength(1),
        printed: `pieces[id=${miners}].defense`,
      },
      suggests: ['settle'],
      replies: [
        { id: 'settle', mark: 'good', to: ['settle'] },
        { id: 'other', mark: 'look' },
      ],
    },
    {
      id: 'instead',
      does: 'decide',
      when: { question: 'settlePlace', round: 6 },
      needs: [{ inPlay: cloak }],
      points: ['choices', 'rivals'],
      suggests: null,
      replies: [
        { id: 'pass', mark: 'good', to: null },
        { id: 'placed', mark: 'fine' },
      ],
    },
    {
      id: 'declare',
      does: 'decide',
      when: { question: 'declareTakeover', round: 6 },
      points: ['choices', 'rivals'],
      amounts: {
        attack: `ask.description.targets[world=${miners}].attack.total`,
        defence: `ask.description.targets[world=${miners}].defence.total`,
      },
      suggests: { power: cloak, world: miners, owner: 1, uses: [], cards: [] },
      replies: [
        { id: 'pass', mark: 'look', to: null },
        {
          id: 'taken',
          mark: 'good',
          amounts: { mine: 'standings.seats.0.sheet.total', theirs: 'standings.seats.1.sheet.total' },
        },
      ],
    },
  ],
};

const defending: Part<PreparedRace> = {
  start: {
    round: 8,
    seats: [
      {
        tableau: ['old-earth', 'space-marines', 'expedition-force', 'space-mercenaries', colony],
        hand: ['gem-world', 'public-works', 'export-duties'],
      },
      {
        tableau: ['new-sparta', 'drop-ships', 'imperium-troops', 'imperium-seat'],
        hand: ['contact-specialist'],
      },
    ],
  },
  opening: [
    { seat: 0, question: 'chooseAction', answer: ['produce'] },
    { seat: 1, question: 'chooseAction', answer: ['settle'] },
  ],
  lastRound: 8,
  lines: [
    {
      seat: 1,
      round: 8,
      question: 'declareTakeover',
      answer: { power: 'imperium-seat', world: colony, owner: 0, uses: [], cards: [] },
    },
    { seat: 1, question: '*', answer: 'usual' },
  ],
  beats: [
    {
      id: 'keep',
      does: 'decide',
      when: { question: 'settlePlace', round: 8 },
      points: [`piece:${colony}`, 'rivals', 'hand'],
      amounts: {
        attack: threat(1, colony, 'attack'),
        defence: threat(1, colony, 'defence'),
        hand: 'view.players.0.hand.count',
        points: `pieces[id=${colony}].vp`,
      },
      suggests: null,
      replies: [
        { id: 'pass', mark: 'good', to: null },
        { id: 'placed', mark: 'look' },
      ],
    },
    {
      id: 'defend',
      does: 'decide',
      when: { question: 'defendTakeover', round: 8 },
      points: ['choices', `piece:${colony}`],
      amounts: { attack: 'ask.description.attack.total', defence: 'ask.description.defence.total' },
      suggests: { uses: ['space-mercenaries'], cards: ['export-duties'] },
      replies: [
        { id: 'kept', mark: 'good', to: { uses: ['space-mercenaries'] } },
        { id: 'lost', mark: 'look' },
      ],
    },
    {
      id: 'target',
      does: 'ask',
      when: { question: 'chooseAction', round: 9 },
      needs: [{ inPlay: colony }],
      points: [`piece:${colony}`, 'rivals'],
      choices: [
        { id: 'rebel', mark: 'good' },
        { id: 'strong', mark: 'again' },
        { id: 'hand', mark: 'again' },
      ],
    },
  ],
};

export const raceTakeovers: LessonOf<'race'> = {
  id: 'race-takeovers',
  game: 'race',
  options: { sets: ['base', 'gs', 'rvi'], goals: false, takeovers: true },
  rivals: ['Mira'],
  bot: 'novice',
  seed: 'race-takeovers',
  parts: [attacking, defending],
};
