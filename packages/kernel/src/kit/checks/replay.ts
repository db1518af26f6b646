// The same record gives the same events and the same end, also from a file and from a snapshot; verify agrees, and
// disagrees once the record was tampered with.

import { submit } from '../../match.ts';
import { below } from '../../random/random.ts';
import { loadRecord, saveRecord } from '../../record.ts';
import { replay, resume, verify } from '../../replay.ts';
import { checkOf } from '../check.ts';
import { brief, difference, equal } from '../plain.ts';
import { generatorOf, recordOfPlayed } from '../random-play.ts';

export const sameRecordSameGame = checkOf('the same record replays to the same events', (played, report) => {
  const { game, end, events, answers, positions } = played;
  const loaded = loadRecord(saveRecord(recordOfPlayed(played)), [game]);
  if (!loaded.ok) return report(null, `the record cannot be read: ${brief(loaded.refusal)}`);
  const { record } = loaded.value;
  const again = replay(game, record);
  if (!again.ok) return report(null, `the record cannot be replayed: ${brief(again.refusal)}`);
  if (!equal(again.value.state, end)) report(null, `replay ends elsewhere: ${difference(end, again.value.state)}`);
  if (!equal(again.value.events, events)) {
    report(null, `replay tells other events: ${difference(events, again.value.events)}`);
  }
  for (const verdict of verify(game, record)) if (!verdict.agrees) report(null, `verify: ${brief(verdict)}`);
  if (played.index % 8 === 0) {
    const forged = verify(game, { ...record, seed: `${record.seed}?` });
    if (forged.every((verdict) => verdict.agrees)) report(null, 'verify believes a seed that is not the published one');
  }

  // A newer version of the program takes it up where it stood, and the rest of the answers leads to the same end.
  const at = below(generatorOf(played, 'replay'), positions.length + 1);
  const state = positions[at]?.state ?? end;
  const { result: _, ...running } = record;
  const snapshot = { answers: at, stateVersion: game.stateVersion, state: game.clone(state) };
  const newer = { ...game, rulesVersion: game.rulesVersion + 1 };
  const resumed = resume(newer, { ...running, answers: record.answers.slice(0, at), snapshot });
  if (!resumed.ok) return report(at, `the snapshot cannot be taken up: ${brief(resumed.refusal)}`);
  for (const { seat, question, answer } of answers.slice(at)) {
    const refusal = submit(resumed.value, seat, question, answer);
    if (refusal !== null) return report(at, `an answer after the snapshot is refused: ${brief(refusal)}`);
  }
  if (!equal(resumed.value.state, end)) report(at, `resumed elsewhere: ${difference(end, resumed.value.state)}`);
  if (resumed.value.answers.length !== answers.length) report(at, 'resuming lost answers');
});
