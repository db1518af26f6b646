// Taking back and giving again, after every answer, leads to the same end. What may not be taken back is refused as
// sealed or used; what was taken back leaves no trace, and the independent answers of others stay.

import type { FlowState } from '../../flow.ts';
import { type AnyMatch, submit } from '../../match.ts';
import { openQuestions } from '../../position.ts';
import type { Seat } from '../../question.ts';
import { pick } from '../../random/random.ts';
import type { RecordedAnswer } from '../../record.ts';
import { undo } from '../../undo.ts';
import { checkOf, type Report } from '../check.ts';
import { brief, difference, equal } from '../plain.ts';
import { begun, generatorOf, nextQuestion, type PlayedGame, somePositions } from '../random-play.ts';

const takingBackOthers = 5;
const fineRefusals = ['kernel/undo-sealed', 'kernel/undo-used', 'kernel/nothing-to-undo'];

export const undoAndRedo = checkOf('undo and redo of every answer gives the same end', (played, report) => {
  const { game, end } = played;
  const random = generatorOf(played, 'undo');
  const others = new Set(somePositions(played, random, takingBackOthers));
  const given = new Map(played.answers.map((each) => [`${each.seat}/${each.question}`, each]));
  const match = begun(game, played.settings, played.seed);
  for (let index = 0; index < played.answers.length; index++) {
    const question = nextQuestion(game, match.state, random);
    const answer = question === null ? undefined : given.get(`${question.seat}/${question.id}`);
    if (answer === undefined) return report(index, `no answer on record for ${brief(question)}`);
    if (!giveTakeGive(match, answer, index, report)) return;
    if (others.has(index)) takeBackAnother(played, match, pick(random, seatsOf(match)), index, report);
  }
  if (!equal(match.state, end)) report(null, `another end: ${difference(end, match.state)}`);
});

function giveTakeGive(match: AnyMatch, answer: RecordedAnswer, index: number, report: Report): boolean {
  const { game } = match;
  const before = game.clone(match.state);
  const events = match.events.length;
  if (!give(match, answer, index, report)) return false;
  const after = game.clone(match.state);
  const refusal = undo(match, answer.seat);
  if (refusal !== null) return sealedOrUsed(match, after, refusal.code, index, report);
  if (!equal(match.state, before)) report(index, `undo left a trace: ${difference(before, match.state)}`);
  if (match.events.length !== events) report(index, 'undo left events behind');
  if (match.answers.length !== index) report(index, 'undo left the answer on record');
  if (!give(match, answer, index, report)) return false;
  if (!equal(match.state, after)) report(index, `redo went elsewhere: ${difference(after, match.state)}`);
  return true;
}

function give(match: AnyMatch, answer: RecordedAnswer, index: number, report: Report): boolean {
  const refusal = submit(match, answer.seat, answer.question, answer.answer);
  if (refusal !== null) report(index, `${brief(answer)} gets ${brief(refusal)}`);
  return refusal === null;
}

function sealedOrUsed(match: AnyMatch, after: FlowState, code: string, index: number, report: Report): boolean {
  if (!fineRefusals.includes(code)) report(index, `undo is refused with ${code}`);
  if (!equal(match.state, after)) report(index, 'a refused undo changed the state');
  return true;
}

/** Another seat than the last one takes its answer back while the later answers of the others stay. */
function takeBackAnother(played: PlayedGame, match: AnyMatch, seat: Seat, index: number, report: Report): void {
  const { game } = match;
  const after = game.clone(match.state);
  const last = match.answers.findLast((answer) => answer.seat === seat);
  const answers = match.answers.length;
  const kept = { state: match.state, answers: match.answers, events: match.events, trail: match.trail };
  const refusal = undo(match, seat);
  if (refusal !== null) {
    sealedOrUsed(match, after, refusal.code, index, report);
    return;
  }
  if (match.answers.length !== answers - 1) report(index, 'undo took more than one answer');
  const anew = begun(game, played.settings, played.seed);
  for (const answer of match.answers) submit(anew, answer.seat, answer.question, answer.answer);
  const trace = difference(anew.state, match.state);
  if (trace !== null) report(index, `undo by seat ${seat} is not as if it had not answered: ${trace}`);
  if (last === undefined) return;
  const question = openQuestions(match.state).find((each) => each.seat === seat && each.id === last.question);
  if (question !== undefined && game.drawsInLane(match.state, question)) {
    Object.assign(match, kept); // given again after the others it would be another order of the game
    return;
  }
  if (!give(match, last, index, report)) return;
  const elsewhere = difference(after, match.state);
  if (elsewhere !== null) report(index, `redo by seat ${seat} went elsewhere: ${elsewhere}`);
}

const seatsOf = (match: AnyMatch): Seat[] => match.header.seats.map((_, seat) => seat);
