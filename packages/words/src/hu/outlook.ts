// What could come, in Hungarian: what a phase does, what an action would bring now, what a card costs now, how far the end is.

import type { Words } from '../catalogue.ts';
import { signed } from '../signed.ts';

export const outlook: Words['outlook'] = {
  phases: {
    explore: 'Mindenki 2 lapot néz meg és 1-et tart meg.',
    develop: 'Mindenki letehet egy fejlesztést.',
    settle: 'Mindenki letehet egy világot.',
    consume: 'Mindenki árut fogyaszt a képességeivel.',
    produce: 'Mindenki árut kap az üres termelő világaira.',
  },
  sees: (cards, keeps) => `${cards} lapot nézel, ${keeps} marad`,
  playable: (cards, cheapest) => `${cards} letehető, a legolcsóbb ${cheapest}`,
  nothingToPlace: 'Most nincs mit letenned',
  points: (amount) => `${amount} GyP`,
  cards: (amount) => `${signed(amount)} lap`,
  goods: (amount) => `${signed(amount)} áru`,
  afterwards: (gains) => `utána ${gains}`,
  otherwise: (gains) => `${gains}, ha csak ellenfél választja`,
  nothing: 'Most semmi',
  nothingToSell: 'Nincs eladható áru',
  notCalled: 'Ebben a körben nem',
  called: (cards) => `${cards}, ha te választod a fejlesztést`,
  shortOfCards: (cards) => `${cards} lap hiányzik`,
  shortOfStrength: (strength) => `${strength} katonai erő hiányzik`,
  twin: 'Van már ilyen lapod játékban',
  worth: (points) => `Most ${points} GyP-t ér`,
  end: {
    label: 'Állás',
    cards: (limit, seats) => `Vége ${limit} lapnál (${seats})`,
    tiles: (limit, seats) => `Vége ${limit} lapkánál (${seats})`,
    chips: (left) => `vagy ha elfogy a GyP (még ${left})`,
    has: (who, amount) => `${who} ${amount}`,
    rounds: (rounds) => (rounds <= 1 ? 'valószínűleg ebben a körben' : `még kb. ${rounds} kör`),
    last: 'Utolsó kör',
  },
};
