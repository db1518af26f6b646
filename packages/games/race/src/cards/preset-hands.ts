// The five first-game hands: a start world and four cards each, without dealing and discarding.
// Hands 1 to n are used for n players, the fifth needs The Gathering Storm.
import type { PresetHand } from './printed.ts';

/** @rule race-2.3.2 */
export const presetHands: readonly PresetHand[] = [
  {
    number: 1,
    set: 'base',
    startWorld: 'epsilon-eridani',
    hand: ['rebel-fuel-cache', 'public-works', 'colony-ship', 'gem-world'],
  },
  {
    number: 2,
    set: 'base',
    startWorld: 'alpha-centauri',
    hand: ['expedition-force', 'mining-robots', 'rebel-miners', 'comet-zone'],
  },
  {
    number: 3,
    set: 'base',
    startWorld: 'new-sparta',
    hand: ['export-duties', 'former-penal-colony', 'malevolent-lifeforms', 'new-military-tactics'],
  },
  {
    number: 4,
    set: 'base',
    startWorld: 'earths-lost-colony',
    hand: ['space-marines', 'contact-specialist', 'spice-world', 'avian-uplift-race'],
  },
  {
    number: 5,
    set: 'gs',
    startWorld: 'separatist-colony',
    hand: ['alien-toy-shop', 'deserted-alien-world', 'hive-world', 'space-mercenaries'],
  },
];
