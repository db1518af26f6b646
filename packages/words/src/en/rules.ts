// The short rules in English.

import type { RuleBook } from '../rules/rule-book.ts';
import { race } from './rules/race.ts';
import { roll } from './rules/roll.ts';

export const rules: RuleBook = {
  around: {
    lead: 'The short rules of both games, one page for each decision. At a table the question mark of a prompt opens the page of that very decision.',
    contents: 'Contents',
    searchHint: 'A word of the rules',
    nothing: 'No page has these words. Try fewer.',
    full: (ids) => `Full rules: ${ids.join(', ')}`,
    cardsByCost: 'Cards by cost and defence',
    cardsNote: 'All copies in the deck, start worlds included.',
    payWorlds: 'Worlds that are paid for',
    militaryWorlds: 'Military worlds, by defence',
    developments: 'Developments',
    cost: 'Number',
    all: 'All',
    tilesByCost: 'Tiles by cost',
    worlds: 'Worlds',
    diceByColour: 'Dice by colour',
    colour: 'Colour',
    goals: 'Goals and when they are checked',
    goal: 'Goal',
    asks: 'What it asks for',
    worth: 'Worth',
    checked: 'Checked',
    now: 'At this table now',
    signs: 'Signs and words',
    handOf: (cards, limit) => `${cards} of at most ${limit} cards in hand`,
    room: (goods) => `Room for goods on your worlds: ${goods}`,
  },
  texts: { ...race, ...roll },
};
