// Every kind of question and event belongs to the game's list; questions count per seat; events are plain and their
// two faces speak of the same thing.

import type { GameEvent } from '../../event.ts';
import { openQuestions } from '../../position.ts';
import { checkOf } from '../check.ts';
import { brief, notPlain } from '../plain.ts';

export const closedLists = checkOf('kinds belong to their lists', (played, report) => {
  const { game, positions, events } = played;
  const questionKinds = new Set<string>(game.questionKinds);
  const seen = new Set<string>();
  for (const [index, { state }] of positions.entries()) {
    for (const question of openQuestions(state)) {
      const { seat, id, kind } = question;
      if (seen.has(`${seat}/${id}`)) continue;
      seen.add(`${seat}/${id}`);
      if (!questionKinds.has(kind)) report(index, `unlisted question kind ${kind}`);
      if (id > (state.asks[seat] ?? 0)) report(index, `seat ${seat} was asked ${id} before it was its turn`);
      const lost = notPlain(question);
      if (lost !== null) report(index, `question ${brief(question)}: ${lost}`);
    }
  }
  const eventKinds = new Set<string>(game.eventKinds);
  for (const [index, { seq, all, owner }] of events.entries()) {
    if (seq !== index + 1) report(null, `event ${index + 1} has number ${seq}`);
    const wrong = wrongFace(all, eventKinds) ?? (owner === null ? null : wrongFace(owner, eventKinds));
    if (wrong !== null) report(null, `event ${brief(owner ?? all)}: ${wrong}`);
    if (owner === null) continue;
    if (owner.kind !== all.kind || owner.seat !== all.seat) report(null, `two faces of two events: ${brief(owner)}`);
    if (all.seat === null) report(null, `an owner's face without an owner: ${brief(owner)}`);
  }
});

function wrongFace(face: GameEvent, kinds: ReadonlySet<string>): string | null {
  if (!kinds.has(face.kind)) return `unlisted kind ${face.kind}`;
  if (!Number.isInteger(face.round) || typeof face.phase !== 'string') return 'no round or no phase';
  if (face.seat !== null && !Number.isInteger(face.seat)) return 'no seat';
  return notPlain(face);
}
