// What can be heard of what happened: a few sounds, each for something that is said in words as well.

import type { Seat } from '@orrery/kernel';
import type { Fact, GameName } from '../table.ts';
import { toldGame } from '../told-games.ts';
import { type Cue, cues } from './cue.ts';

/** Of what is new, each sound once; `isAsked`: the seat has something to decide and may not have seen it. */
export function cuesOf(
  game: GameName,
  { facts, seenBefore }: { readonly facts: readonly Fact[]; readonly seenBefore: number },
  you: Seat,
  isAsked: boolean,
): Cue[] {
  if (seenBefore === 0) return []; // somebody has just sat down
  const heard = new Set<Cue | null>(facts.slice(seenBefore).map((fact) => toldGame(game).cue(fact, you)));
  if (isAsked) heard.add('turn');
  return cues.filter((cue) => heard.has(cue));
}
