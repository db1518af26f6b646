// Conformance of Race with recorded games, and live matches against the engine that recorded them.

import type { Conformer } from '../verdict.ts';
import { runLive } from './live-command.ts';
import { liveSelf } from './live-self.ts';
import { replayRaceGame } from './replay.ts';

export const raceConformer: Conformer = { replay: replayRaceGame, live: runLive, liveSelf };
