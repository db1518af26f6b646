// Where a match stands, in words: its round and phase.

import { type Course, type Step, toldGame } from '@orrery/table';
import { words } from '../words/wording.ts';

type Moment = Pick<Step, 'round' | 'phase'>;

export function momentText({ game }: Pick<Course, 'game'>, moment: Moment | undefined): string {
  const { round = 0, phase = '' } = moment ?? {};
  const { phaseText } = toldGame(game);
  return round === 0 ? phaseText(words, 'setup') : `${words.table.round(round)} · ${phaseText(words, phase)}`;
}
