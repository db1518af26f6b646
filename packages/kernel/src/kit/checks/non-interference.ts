// Nothing a seat can observe changes when what it cannot see is shuffled: its view, how everybody stands, its questions with
// their ids and descriptions, refusals, proposals, who is waited for, and what it is told of answers that reveal nothing.

import { faceFor, type GameEvent, type Told } from '../../event.ts';
import type { FlowState } from '../../flow.ts';
import type { AnyGame } from '../../game.ts';
import { playInPlace } from '../../play.ts';
import { openQuestions, waitedFor } from '../../position.ts';
import type { Question, Seat } from '../../question.ts';
import { cloneRandom, pick, type Random } from '../../random/random.ts';
import { checkOf, type Report } from '../check.ts';
import { brief, difference, equal } from '../plain.ts';
import { generatorOf, type PlayedGame, somePositions } from '../random-play.ts';
import { rarelyRight } from './nasty-answers.ts';

const looks = 10;
const answersOfOtherTimes = 6;

export const hiddenStaysHidden = checkOf('nothing seen depends on what is hidden', (played, report) => {
  const { game, positions, settings } = played;
  const random = generatorOf(played, 'hidden');
  const viewers = [null, ...Array.from({ length: settings.seats }, (_, seat) => seat)];
  let shuffled = false;
  for (const index of somePositions(played, random, looks)) {
    const state = positions[index]?.state;
    if (state === undefined) continue;
    for (const viewer of viewers) {
      const other = game.clone(state);
      game.shuffleHidden(other, viewer, random);
      if (!equal(other, state)) shuffled = true;
      const broken = game.broken(other);
      if (broken !== null) report(index, `shuffleHidden for ${nameOf(viewer)} breaks the state: ${broken}`);
      compare(played, state, other, viewer, index, random, report);
    }
  }
  if (!shuffled && positions.length > 0) report(null, 'shuffleHidden never changed anything');
});

function compare(
  played: PlayedGame,
  state: FlowState,
  other: FlowState,
  viewer: Seat | null,
  index: number,
  random: Random,
  report: Report,
): void {
  const { game } = played;
  const tries = answersToTry(played, state, viewer, random);
  const seen = observed(game, state, viewer, tries, cloneRandom(random));
  const seenOther = observed(game, other, viewer, tries, cloneRandom(random));
  const leak = difference(seen, seenOther);
  if (leak !== null) {
    report(index, `${nameOf(viewer)} sees what is hidden: ${leak}`);
    return;
  }
  for (const question of openQuestions(state)) {
    // What others are asked may itself be hidden, and then shuffled.
    const same = openQuestions(other).find(({ seat, id }) => seat === question.seat && id === question.id);
    const told = toldOf(game, state, question, viewer, random);
    const toldOther = toldOf(game, other, same ?? question, viewer, random);
    const found = question.seat === viewer ? ownLeak(told, toldOther) : tellTale(told, toldOther);
    if (found !== null) report(index, `${nameOf(viewer)} learns from an answer to ${brief(question)}: ${found}`);
  }
}

/** Right and wrong answers for this seat's questions, some of them given to such questions at other times. */
function answersToTry(played: PlayedGame, state: FlowState, viewer: Seat | null, random: Random): unknown[][] {
  const { game, positions } = played;
  return ownQuestions(state, viewer).map((question) => {
    const tries = [...rarelyRight, game.sample(state, question, random), game.fallback(state, question)];
    const alike = positions.filter((position) => position.question.kind === question.kind);
    for (let i = 0; i < answersOfOtherTimes; i++) tries.push(pick(random, alike.length > 0 ? alike : positions).answer);
    const all = game.enumerate(state, question);
    if (all !== null && all.length > 0) tries.push(pick(random, all), pick(random, all));
    return tries;
  });
}

/** All that this seat (null: a spectator) can get out of a state by looking, asking and trying. */
function observed(game: AnyGame, state: FlowState, viewer: Seat | null, tries: unknown[][], random: Random) {
  const view = game.viewFor(state, viewer);
  return {
    view,
    standings: game.standings(state),
    waitedFor: waitedFor(state),
    questions: ownQuestions(state, viewer).map((question, index) => {
      const sample = game.sample(state, question, random);
      const fallback = game.fallback(state, question);
      return {
        question,
        description: game.describe(state, question),
        enumerate: game.enumerate(state, question),
        sample,
        fallback,
        proposal: game.propose(state, question),
        dominates: [
          game.dominates(state, question, sample, fallback),
          game.dominates(state, question, fallback, sample),
        ],
        refusals: (tries[index] ?? []).map((answer) => game.check(state, question, answer)),
      };
    }),
  };
}

interface Aftermath {
  readonly refused: string | null;
  /** Null once something was revealed: from there on the two states may part. */
  readonly faces: readonly GameEvent[] | null;
  readonly view: unknown;
  readonly waitedFor: readonly Seat[];
  readonly questions: readonly Question[];
}

/** What the viewer gets to know when this question is answered. */
function toldOf(game: AnyGame, state: FlowState, question: Question, viewer: Seat | null, random: Random): Aftermath {
  const after = game.clone(state);
  const told: Told<GameEvent>[] = [];
  const emit = (all: GameEvent, owner: GameEvent | null): void => void told.push({ seq: told.length + 1, all, owner });
  const answer = game.sample(state, question, cloneRandom(random));
  const refusal = playInPlace(game, after, question.seat, question.id, answer, emit);
  if (after.seals !== state.seals) {
    return { refused: refusal?.code ?? null, faces: null, view: null, waitedFor: [], questions: [] };
  }
  return {
    refused: refusal?.code ?? null,
    faces: told.map((each) => faceFor(each, viewer)),
    view: game.viewFor(after, viewer),
    waitedFor: waitedFor(after),
    questions: ownQuestions(after, viewer),
  };
}

/** The viewer itself answered: unless that revealed something, it is told the same. */
function ownLeak(told: Aftermath, other: Aftermath): string | null {
  if (told.faces !== null && other.faces !== null) return difference(told, other);
  return difference(told.refused, other.refused, 'refused');
}

/**
 * Another seat answered: where the viewer is told the same of it in both states, nothing else (its view, who is
 * waited for, its own questions) may tell the two apart.
 */
function tellTale(told: Aftermath, other: Aftermath): string | null {
  if (told.faces === null || other.faces === null || !equal(told.faces, other.faces)) return null;
  return (
    difference(told.waitedFor, other.waitedFor, 'waitedFor') ??
    difference(told.questions, other.questions, 'questions') ??
    difference(told.view, other.view, 'view')
  );
}

const ownQuestions = (state: FlowState, seat: Seat | null): Question[] =>
  openQuestions(state).filter((question) => question.seat === seat);

const nameOf = (viewer: Seat | null): string => (viewer === null ? 'a spectator' : `seat ${viewer}`);
