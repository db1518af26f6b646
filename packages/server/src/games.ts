// The games this server knows, through the one door they share.

import type { AnyGame } from '@orrery/kernel';
import { race } from '@orrery/race';
import { roll } from '@orrery/roll';

export const games: readonly AnyGame[] = [race, roll];

export const rulesVersions = Object.fromEntries(games.map(({ name, rulesVersion }) => [name, rulesVersion]));

export const gameNamed = (name: string): AnyGame | null => games.find((game) => game.name === name) ?? null;
