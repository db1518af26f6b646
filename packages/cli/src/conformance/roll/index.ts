// Recorded games of Roll, for the conformance command.

import { illegalRollAnswers } from './illegal.ts';
import { replayRollGame } from './replay.ts';

export { illegalRollAnswers, refuseRollAnswer } from './illegal.ts';
export { replayRollGame } from './replay.ts';

export const rollConformer = { replay: (raw: unknown) => replayRollGame(raw), illegal: illegalRollAnswers };
