// Which rules to play a stretch of a match with: those of today, or a capsule.

import { type AnyGame, type Capsule, capsuleOf } from '@orrery/kernel';
import { kept } from './kept/index.ts';
import type { KeptCapsule } from './kept-capsule.ts';

export const keptVersions: readonly KeptCapsule[] = kept;

/** The rules of this version of a game; null if nobody kept them. */
export async function rulesOf(
  game: AnyGame,
  rulesVersion: number,
  from: readonly KeptCapsule[] = kept,
): Promise<Capsule | null> {
  if (rulesVersion === game.rulesVersion) return capsuleOf(game);
  const found = from.find((each) => each.game === game.name && each.rulesVersion === rulesVersion);
  return found === undefined ? null : (await found.load()).capsule;
}
