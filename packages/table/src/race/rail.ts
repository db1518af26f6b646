// The action cards in their places while something else is asked: who called which, and which phase runs.

import type { Action, RaceView } from '@orrery/race';
import { actions, callers, ordinaryActions } from '@orrery/race/describe';
import type { Speaker } from '@orrery/words';
import { type Tile, tileOf } from './choice-words.ts';

export interface RailTile extends Tile {
  readonly action: Action;
  /** Who called it; nobody before all have been revealed. */
  readonly by: readonly number[];
  /** Its phase runs now. */
  readonly isNow: boolean;
}

export function railOf(view: RaceView, say: Speaker): RailTile[] {
  const isRevealed = view.phase !== 'setup' && view.phase !== 'action';
  return (view.options.experienced ? actions : ordinaryActions).map((action) => {
    const by = view.players.filter((player) => isRevealed && player.actions.includes(action)).map(({ seat }) => seat);
    const tile = tileOf({ id: action, shows: { kind: 'action', action }, told: null, legal: true }, say);
    const outcome = by.length === 0 ? say.words.outlook.notCalled : say.words.joined.list(by.map(say.seat));
    const now = isRevealed ? { worth: by.length > 0, parts: [outcome] } : null;
    const text = isRevealed && by.length === 0 ? '' : tile.text; // a bonus that nobody gets
    return { ...tile, text, now, action, by, isNow: by.length > 0 && phaseOf(action) === view.phase };
  });
}

const phases = ['explore', 'develop', 'settle', 'consume', 'produce'] as const;

const phaseOf = (action: Action): string | undefined => phases.find((phase) => callers[phase].includes(action));
