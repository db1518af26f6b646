// What every game's view tells everybody: the round and the phase.

import type { LiveMatch } from './live-match.ts';

interface OpenView {
  readonly round: number;
  readonly phase: string;
}

export const openView = ({ game, match }: LiveMatch): OpenView => game.viewFor(match.state, null) as OpenView;
