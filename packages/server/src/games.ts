// The games this server knows: those that have a table.

import type { AnyGame } from '@orrery/kernel';
import { anyGames as games } from '@orrery/table';

export { games };

export const rulesVersions = Object.fromEntries(games.map(({ name, rulesVersion }) => [name, rulesVersion]));

export const gameNamed = (name: string): AnyGame | null => games.find((game) => game.name === name) ?? null;
