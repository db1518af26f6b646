// What runs along with a match, in English: settings, keys, answers to "how do things stand", what was done for you.

import { told } from '../repeated.ts';
import { count, list } from './numbers.ts';

export const flow = {
  settings: {
    title: 'Settings',
    motion: 'Motion',
    motions: { off: 'Off', fast: 'Fast', normal: 'Normal' },
    reduced: 'Your system asks for less motion: pieces jump.',
    steps: 'Step by step: a reveal waits for a key',
    words: 'Words beside icons and explanations',
    sound: 'Sound: dice, cards, coins, your turn, a loss',
    hand: 'Order of your hand',
    handOrders: { cost: 'By cost', type: 'By type', drawn: 'As drawn' },
    automatic: 'Done for you',
    automaticHint: 'Each leaves a line above the decision. Switch off what you want to decide yourself.',
    kinds: {
      only: 'The only possible answer',
      alike: 'Dice that are all alike',
      recall: 'Recall no dice at the end of a round',
    },
    state: 'How things stand',
    keys: 'Keys',
    places: { table: 'At a table', replay: 'In a replay', after: 'After a match' },
    keysHint:
      'Digits tick the choices in their order, with Shift from the tenth on. Arrows walk through cards and dice.',
    change: (command: string, key: string): string => `${command}: ${key}. Change the key`,
    press: 'Press the new key, or Escape.',
    usual: 'Usual keys',
    close: 'Done',
  },
  commands: {
    confirm: 'Confirm',
    pass: 'Pass',
    undo: 'Undo',
    inspect: 'Look at the piece in focus',
    only: 'Tick all others but this',
    dictate: 'Dictate',
    reset: 'Begin the plan again',
    words: 'Words on or off',
    settings: 'Settings and keys',
    hint: 'Ask a bot for a hint',
    log: 'Go to the log',
    sayPrompt: 'Say the question again',
    sayWaiting: 'Say who is waited for',
    sayPhase: 'Say round and phase',
    sayScore: 'Say the points',
    sayHand: 'Say hand, or dice and credits',
    sayEmpire: 'Say my tableau',
    sayRivals: 'Say the rivals',
    sayGoals: 'Say the goals',
    sayMilitary: 'Say my military strength',
    sayStacks: 'Say my construction stacks',
    sayStory: 'Read the story of the round',
  },
  /** What a bot would do, on request. */
  hint: {
    ask: 'Hint',
    label: 'Hint',
    empty: 'A hint appears here',
    given: 'Filled in: what a bot would do. Change it as you like.',
    would: (what: string): string => `A bot would choose: ${what}.`,
    pass: 'A bot would pass.',
  },
  said: {
    label: 'Answer',
    waitingForYou: 'Waiting for you.',
    waitingFor: (names: readonly string[]): string => `Waiting for ${list(names)}.`,
    nobody: 'Waiting for nobody.',
    seat: (name: string, facts: readonly string[]): string => `${name}: ${facts.join(', ')}.`,
    hand: (cards: readonly string[]): string =>
      cards.length === 0 ? 'Your hand is empty.' : `${count(cards.length, 'card')} in your hand: ${cards.join(', ')}.`,
    tableau: (cards: readonly string[], most: number): string =>
      `Your tableau, ${cards.length} of ${most}: ${cards.join(', ')}.`,
    noGoals: 'There are no goals in this match.',
    picked: (phase: string, names: readonly string[]): string => `${phase} by ${list(names)}`,
    noPicks: 'Phases are not chosen yet.',
    terms: (total: string, terms: readonly string[]): string =>
      terms.length === 0 ? `${total}.` : `${total} = ${terms.join(', ')}.`,
    stack: (name: string, tiles: readonly string[]): string =>
      `${name}: ${tiles.length === 0 ? 'empty' : tiles.join(', then ')}.`,
  },
  next: (phase: string, names: readonly string[]): string =>
    names.length === 0 ? `Next: ${phase}.` : `Next: ${phase}, picked by ${list(names)}.`,
  nextRound: 'Next: the end of the round.',
  picks: (names: readonly string[]): string => `Picked: ${list(told(names))}`,
  did: (what: string): string => `Automatic: ${what}`,
  didOnly: 'the only possible answer was given.',
  didAlike: 'the dice are all alike, so they were taken.',
  didRecall: 'no dice were recalled.',
  since: (lines: number): string => `${lines} since you looked`,
  onlySince: 'Show only what is new',
  log: { whose: 'Whose lines', all: 'All', only: (who: string): string => `Only ${who}` },
  points: {
    title: 'Points if the match ended now',
    open: (total: string): string => `${total}. Show how they add up`,
    chips: 'Chips',
    goal: (name: string): string => `Goal: ${name}`,
    bonus: (name: string): string => `${name}, as it says`,
    none: 'Nothing yet.',
  },
  stats: { hand: 'hand', military: 'military', chips: 'chips', goods: 'goods', tableau: 'in play', points: 'VP' },
  roll: {
    planned: (laid: number, planned: number, missing: number): string =>
      `${laid} laid, ${planned} planned, ${missing} missing`,
    order: (place: number, name: string, cost: number): string => `${place}. ${name} (${cost})`,
    left: (times: number): string => (times === 1 ? 'once' : `${times} times`),
    leftAny: 'any number of times',
    usedUp: 'used',
  },
};
