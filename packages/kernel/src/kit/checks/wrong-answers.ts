// Wrong, late, doubled, malformed and foreign answers are refused with a listed code, change nothing and never throw.

import type { FlowState } from '../../flow.ts';
import { type AnyMatch, submit } from '../../match.ts';
import { findAsked, openQuestions } from '../../position.ts';
import type { Question, Seat } from '../../question.ts';
import { kernelRefusals, type Refusal } from '../../refusal.ts';
import { checkOf, type Report } from '../check.ts';
import { brief, difference, equal, notPlain, sameAnswer } from '../plain.ts';
import { generatorFor, generatorOf, type PlayedGame, somePositions } from '../random-play.ts';
import { bent, foreignIds, foreignSeats, neverRight, rarelyRight } from './nasty-answers.ts';

const looks = 10;

export const wrongAnswersAreRefused = checkOf('wrong answers are refused and change nothing', (played, report) => {
  const { game, positions, answers, end } = played;
  for (const index of somePositions(played, generatorOf(played, 'wrong'), looks)) {
    const position = positions[index];
    if (position === undefined) continue;
    const match = matchAt(played, position.state, index);
    const kept = JSON.stringify(match.state);
    for (const question of openQuestions(position.state)) {
      malformed(played, match, question, index, report);
      foreign(played, match, question, index, report);
    }
    late(match, index, report);
    if (JSON.stringify(match.state) !== kept) report(index, 'a refused answer changed the state');
    if (match.answers.length !== index || match.events.length > 0) report(index, 'a refused answer is on record');
    doubled(match, position.question, position.answer, index, report);
  }
  const over = matchAt(played, end, answers.length);
  for (const given of answers.slice(-3)) {
    const refusal = submit(over, given.seat, given.question, given.answer);
    if (refusal?.code !== 'kernel/match-over') report(null, `after the end an answer gets ${brief(refusal)}`);
  }
  if (!equal(over.state, end)) report(null, `an answer after the end changed ${difference(end, over.state)}`);
  if (game.outcome(over.state) === null) report(null, 'an answer after the end took the outcome away');
});

function matchAt(played: PlayedGame, state: FlowState, index: number): AnyMatch {
  const { game, header, answers } = played;
  return { game, header, moves: [], state: game.clone(state), answers: answers.slice(0, index), events: [], trail: [] };
}

/** Gives an answer that should be refused; null when it was. */
function attempt(match: AnyMatch, seat: unknown, id: unknown, answer: unknown): string | null {
  let refusal: Refusal | null;
  try {
    refusal = submit(match, seat as Seat, id as number, answer);
  } catch (error) {
    return `threw ${error instanceof Error ? error.message : String(error)}`;
  }
  if (refusal === null) return 'accepted';
  const known: readonly string[] = [...kernelRefusals, ...match.game.refusalCodes];
  if (!known.includes(refusal.code)) return `refused with the unlisted code ${refusal.code}`;
  return refusal.code.startsWith('kernel/') ? null : notPlain(refusal.data, 'data of the refusal');
}

function malformed(played: PlayedGame, match: AnyMatch, question: Question, index: number, report: Report): void {
  const { game } = match;
  const legal = game.sample(match.state, question, generatorFor(played.seed, question.seat, question.id));
  const say = (answer: unknown, wrong: string): void =>
    report(index, `${brief(answer)} to ${brief(question)}: ${wrong}`);
  for (const answer of [...neverRight(), ...bent(legal)]) {
    const wrong = attempt(match, question.seat, question.id, answer);
    if (wrong !== null) say(answer, wrong);
  }
  const all = game.enumerate(match.state, question);
  const state = match.state;
  for (const answer of rarelyRight) {
    const listed = all?.some((each) => sameAnswer(each, answer)) ?? false;
    match.state = game.clone(state);
    const answers = match.answers.length;
    const wrong = attempt(match, question.seat, question.id, answer);
    if (wrong === 'accepted') {
      match.answers.length = answers;
      match.events.length = 0;
      if (all !== null && !listed) say(answer, 'accepted, but not enumerated');
    } else if (wrong !== null) say(answer, wrong);
    else if (listed) say(answer, 'enumerated, but refused');
  }
  match.state = state;
}

/** A right answer under the wrong number or from the wrong seat. */
function foreign(played: PlayedGame, match: AnyMatch, question: Question, index: number, report: Report): void {
  const { game, state } = match;
  const legal = game.sample(state, question, generatorFor(played.seed, question.seat, question.id));
  const seats = played.header.seats.map((_, seat) => seat);
  const calls: (readonly [unknown, unknown])[] = [
    ...foreignIds.map((id) => [question.seat, id] as const),
    ...foreignSeats.map((seat) => [seat, question.id] as const),
    ...seats.map((seat) => [seat, question.id] as const),
    ...openQuestions(state).map((other) => [question.seat, other.id] as const),
  ];
  for (const [seat, id] of calls) {
    if (findAsked(state.flow, seat as Seat, id as number) !== null) continue;
    const wrong = attempt(match, seat, id, legal);
    if (wrong !== null) report(index, `answer of seat ${brief(seat)} to question ${brief(id)}: ${wrong}`);
  }
}

/** The last answers once more, now that they are history. */
function late(match: AnyMatch, index: number, report: Report): void {
  for (const old of match.answers.slice(-4)) {
    const wrong = attempt(match, old.seat, old.question, old.answer);
    if (wrong !== null) report(index, `late ${brief(old)}: ${wrong}`);
  }
}

function doubled(match: AnyMatch, question: Question, answer: unknown, index: number, report: Report): void {
  const { game } = match;
  const refusal = submit(match, question.seat, question.id, answer);
  if (refusal !== null) report(index, `${brief(answer)} to ${brief(question)} now gets ${brief(refusal)}`);
  const after = game.clone(match.state);
  const wrong = attempt(match, question.seat, question.id, answer);
  if (wrong !== null) report(index, `doubled ${brief(answer)}: ${wrong}`);
  if (!equal(match.state, after)) report(index, `a doubled answer changed ${difference(after, match.state)}`);
}
