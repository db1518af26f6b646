// What may be taken back is known beforehand: `mayUndo` says of every seat, after every answer, exactly what `undo` would do,
// and changes nothing. A seat that has just answered and revealed nothing may always take it back.

import { submit } from '../../match.ts';
import { mayUndo, undo } from '../../undo.ts';
import { checkOf } from '../check.ts';
import { brief, equal, throughJson } from '../plain.ts';
import { begun, generatorOf, nextQuestion } from '../random-play.ts';

export const offeredUndoIsTaken = checkOf('an undo is offered exactly where it is not refused', (played, report) => {
  const { game, settings, seed } = played;
  const random = generatorOf(played, 'offered undo');
  const given = new Map(played.answers.map((each) => [`${each.seat}/${each.question}`, each.answer]));
  const match = begun(game, settings, seed);
  for (let index = 1; index <= played.answers.length; index++) {
    const question = nextQuestion(game, match.state, random);
    if (question === null) return report(index, 'nobody is asked, though answers are left');
    const { seat: last, id } = question;
    const refusal = submit(match, last, id, given.get(`${last}/${id}`));
    if (refusal !== null) return report(index, `the answer to ${brief(question)} gets ${brief(refusal)}`);
    const state = match.trail.length > 1 ? throughJson(match.state) : null; // with one answer nothing is tried out
    for (let seat = 0; seat < settings.seats; seat++) {
      const offered = mayUndo(match, seat);
      if (seat === last && !offered && match.trail.length > 0)
        report(index, `seat ${seat} may not take back what it just did`);
      const taken = undo({ ...match }, seat); // on a copy: it replaces what it changes
      if (offered && taken !== null) report(index, `seat ${seat} is offered an undo and gets ${brief(taken)}`);
      if (!offered && taken === null) report(index, `seat ${seat} is not offered an undo that it could have`);
    }
    if (state !== null && !equal(match.state, state)) report(index, 'asking what may be taken back changed the match');
  }
});
