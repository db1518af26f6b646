// A goal tile in one sentence, for voices.

import type { RaceView } from '@orrery/race';
import { goalTiles } from '@orrery/race/describe';
import type { Speaker } from '@orrery/words';

export function goalTile({ goal, holders }: RaceView['goals'][number], say: Speaker): string {
  const tile = goalTiles.find(({ id }) => id === goal);
  if (tile === undefined) return '';
  const { what, worth, checked } = say.words.goal(tile);
  const held = holders.length === 0 ? say.words.table.goalFree : say.words.table.goalHeld(holders.map(say.seat));
  const { line, sentence, sentences } = say.words.joined;
  return sentences([line(tile.name, what), worth, checked, held].map(sentence));
}
