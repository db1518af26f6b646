// Everything else on the page, in English: headings, labels, buttons, what is read aloud.

import { plain } from '../signed.ts';
import { count, list } from './numbers.ts';

export const you = 'You';
/** In the middle of a sentence. */
export const youWithin = 'you';
/** Bots have names of stars and of people who looked at them. */
export const botNames = ['Halley', 'Kepler', 'Mira', 'Vega', 'Altair'];

export const site = {
  name: 'Orrery',
  games: { race: 'Race for the Galaxy', roll: 'Roll for the Galaxy' },
  short: { race: 'Race', roll: 'Roll' },
  skip: 'Skip to the decision',
  home: 'Home',
  toHome: 'Orrery, to the first page',
  loading: 'Setting up the table.',
  theme: 'Switch between night and atlas look',
  language: 'Language',
};

export const home = {
  title: ['Two galaxies,', 'one quiet table.'],
  lead: 'Play Race and Roll for the Galaxy against friends, strangers or patient bots. Free, open source, in your browser. No account needed.',
  about: {
    roll: 'Dice are your workers · 2–5 players',
    race: 'Cards are your empire · 1–6 players',
  },
  play: 'Play bots',
  playGame: (game: string): string => `Play bots: ${game}`,
  table: 'Table',
  tableFor: (game: string): string => `Set up a table: ${game}`,
  mine: 'Your matches',
  next: 'Next turn',
  goOnWith: (game: string): string => `Continue ${game}`,
  match: (round: number, rivals: readonly string[]): string =>
    [round === 0 ? 'Set-up' : `Round ${round}`, ...(rivals.length === 0 ? [] : [`with ${list(rivals)}`])].join(' · '),
  yourTurn: 'Your turn',
  footer: 'Fan-made. Not affiliated with the publisher. All art is drawn by code.',
};

export const levels: { readonly [level: string]: string } = {
  greedy: 'Very easy',
  beginner: 'Beginner',
  novice: 'Novice',
  regular: 'Regular',
  advanced: 'Advanced',
  expert: 'Expert',
  master: 'Master',
};

export const setup = {
  title: (game: string): string => `New table: ${game}`,
  lead: 'You against bots. Everything runs on this device.',
  presets: 'Quick choice',
  preset: {
    first: 'First game',
    base: 'Base game',
    gs: 'Gathering Storm, goals',
    rvi: 'Rebel vs Imperium, takeovers',
    all: 'Everything',
  },
  players: 'Players',
  seats: (amount: number): string => count(amount, 'player'),
  seatsHint: (amount: number): string => `You and ${count(amount - 1, 'bot')}.`,
  level: (name: string): string => `How ${name} plays`,
  bots: 'Bots',
  botsHint: 'Stronger bots think longer.',
  sets: 'Sets',
  base: 'Base game, always in',
  options: 'Options',
  goals: 'Goals',
  goalsHint: 'Tiles for being first or having most. Come with The Gathering Storm.',
  takeovers: 'Takeovers',
  takeoversHint: 'Worlds can be conquered from rivals. Come with Rebel vs Imperium. Better not in a first game.',
  draft: 'Draft',
  draftHint: 'Everybody drafts a deck of his own first.',
  experienced: 'Two actions a round',
  experiencedHint: 'The experienced game for two players.',
  hands: 'First-game hands',
  handsHint: 'Everybody starts with a printed hand instead of a dealt one.',
  seed: 'Seed',
  seedHint: 'Leave it empty for a fresh deal. The same text gives the same deal.',
  start: 'Start',
  replaces: (game: string): string => `A new match takes the place of your running one of ${game}.`,
};

export const table = {
  round: (round: number): string => (round === 0 ? 'Set-up' : `Round ${round}`),
  phases: 'Phases of this round',
  pickedBy: (names: readonly string[]): string => `picked by ${list(names)}`,
  pool: 'chips',
  deck: 'supply',
  discard: 'discarded',
  rivals: 'Rivals',
  yourEmpire: 'Your empire',
  hand: 'Your hand',
  handEmpty: 'No cards in hand.',
  goals: 'Goals',
  goalFree: 'free',
  goalHeld: (names: readonly string[]): string => `held: ${list(names)}`,
  log: 'Log',
  rulesChanged: 'From here on the match goes on under newer rules.',
  logEmpty: 'What happens is told here.',
  inPlay: (amount: number): string => `${count(amount, 'card')} in play`,
  inHand: (amount: number): string => `${count(amount, 'card')} in hand`,
  goods: (amount: number): string => count(amount, 'good'),
  chips: (amount: number): string => `${amount} VP in chips`,
  military: (amount: number): string => `${plain(amount)} Military`,
  points: (amount: number): string => `${plain(amount)} VP`,
  deciding: 'deciding',
  decided: 'ready',
  bot: 'bot',
  placing: (card: string): string => `Put down: ${card}`,
  inspect: (card: string): string => `Look at ${card}`,
  close: 'Close',
};

export const decision = {
  keep: {
    todo: (kept: number, of: number): string => `Keep ${kept} of ${of}.`,
    why: (thrown: number): string => `Press what you want to keep; the other ${thrown} are discarded.`,
    go: (kept: number): string => `Keep ${kept}`,
  },
  label: 'Decision',
  waiting: (names: readonly string[]): string => `Waiting for ${list(names)}.`,
  waitingWhy: 'Your table stays open to look at.',
  moving: 'The table is moving on.',
  thinking: 'The others are deciding.',
  undo: 'Undo',
  undoHint: 'Back to your last decision.',
  undoMarkedHint:
    'Back to your last decision, although you have seen what came of it. The record of the match says so.',
  noUndoHint: 'Nothing to take back: what came after has been seen.',
  proposed: 'Proposed, not yet chosen by you',
  chosen: (chosen: number, min: number, max: number): string =>
    min === max ? `${chosen} of ${min}` : `${chosen} chosen, ${min} to ${max}`,
  payNow: (amount: number): string => (amount === 0 ? 'Costs no card' : `Pay ${count(amount, 'card')}`),
  conquer: (strength: number, needed: number): string => `Conquer: strength ${plain(strength)}, needs ${plain(needed)}`,
  conquerWith: (strength: number, most: number, needed: number): string =>
    `Conquer: strength ${plain(strength)}, up to ${plain(most)}; needs ${plain(needed)}`,
  free: 'Free of charge',
  using: (cards: readonly string[]): string => `with ${list(cards)}`,
  sells: (amount: number): string => `Worth ${count(amount, 'card')}`,
  points: (amount: number): string => `${amount} VP`,
  draws: (amount: number): string => count(amount, 'card'),
  now: (gains: readonly string[]): string => `Now ${list(gains)}`,
  spends: (amount: number): string => `spends ${count(amount, 'good')}`,
  producesOn: (worlds: readonly string[]): string => `On ${list(worlds, 'or')}`,
  bonusOf: (phase: string): string => `Bonus for picking ${phase}`,
  owner: (name: string): string => `in the empire of ${name}`,
  attack: (attack: number, defence: number): string => `Attack ${plain(attack)}, defence ${plain(defence)}`,
  against: (amount: number): string => `against ${plain(amount)}`,
  impossible: 'Not possible',
};

export const card = {
  world: 'World',
  development: 'Development',
  military: 'Military',
  production: (good: string): string => `${good} production`,
  windfall: (good: string): string => `${good} windfall`,
  cost: (amount: number): string => `cost ${amount}`,
  defence: (amount: number): string => `defence ${amount}`,
  points: (amount: number): string => `${plain(amount)} ${amount === 1 ? 'point' : 'points'}`,
  variable: 'points as it says',
  good: (good: string): string => `${good} good`,
  chromosome: 'Uplift gene',
  scoring: 'Scoring',
  onlyIfTakeovers: 'only in matches with takeovers',
};

export const score = {
  rank: 'Rank',
  total: 'Total',
};

export const leave = {
  title: 'Leave the table?',
  text: 'The match is kept. You can go on with it from the first page.',
  stay: 'Keep playing',
  go: 'Leave',
};

export const trouble = {
  title: 'The match has stopped',
  text: 'Something went wrong inside the match. It is saved as it was before; reload the page to try again.',
};
