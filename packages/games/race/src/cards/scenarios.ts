// Fixed set-ups: the two-player game Rebel against Imperium.
// Rules chapter 13; the extra hand cards are taken out of the deck before dealing and known to both players.
import type { Scenario } from './printed.ts';

export const scenarios: readonly Scenario[] = [
  {
    id: 'rebel-vs-imperium-2p',
    players: 2,
    set: 'rvi',
    takeovers: true,
    goals: 'optional',
    deal: 6,
    keep: 4,
    sides: [
      { startWorld: 'rebel-cantina', extraHandCard: 'rebel-alliance' },
      { startWorld: 'imperium-warlord', extraHandCard: 'imperium-seat' },
    ],
  },
];
