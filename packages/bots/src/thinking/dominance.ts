// No answer that another one beats beyond doubt, in any game: each answer is replaced by what dominates it, as long as
// there is something that does. The games say what dominates what.

import type { GameDefinition, GameTypes } from '@orrery/kernel';

type Judge<G extends GameTypes> = Pick<GameDefinition<G>, 'check' | 'dominates' | 'enumerate' | 'propose'>;

/** The answers with every dominated one replaced by a better one, each once, in the order given. */
export function undominated<G extends GameTypes, Answer>(
  game: Judge<G>,
  state: G['state'],
  question: G['question'],
  answers: readonly Answer[],
): Answer[] {
  const proposed = game.propose(state, question);
  const known = [...(proposed === null ? [] : [proposed]), ...answers, ...(game.enumerate(state, question) ?? [])];
  const found = new Map<string, Answer>();
  for (const answer of answers) {
    const best = improved(game, state, question, answer, known) as Answer; // answers to one question are of one type
    const key = JSON.stringify(best);
    if (!found.has(key)) found.set(key, best);
  }
  return [...found.values()];
}

/** Dominance is an order, so that this ends; a game that errs must not hang a match. */
const mostSteps = 50;

function improved<G extends GameTypes>(
  game: Judge<G>,
  state: G['state'],
  question: G['question'],
  answer: G['answer'],
  known: readonly G['answer'][],
): G['answer'] {
  let best = answer;
  for (let step = 0; step < mostSteps; step++) {
    const isBetter = (other: G['answer']): boolean => game.dominates(state, question, other, best);
    const isLegalAndBetter = (other: G['answer']): boolean =>
      game.check(state, question, other) === null && isBetter(other);
    const better = known.find(isBetter) ?? withOneLess(best).find(isLegalAndBetter);
    if (better === undefined) return best;
    best = better;
  }
  return best;
}

/** Where an answer lists things (cards to pay with, powers to use): the same without one of them. */
function withOneLess(answer: unknown): unknown[] {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return [];
  return Object.entries(answer).flatMap(([name, value]) =>
    Array.isArray(value) ? value.map((_, at) => ({ ...answer, [name]: value.toSpliced(at, 1) })) : [],
  );
}
