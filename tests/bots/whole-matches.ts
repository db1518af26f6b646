// Whole matches of bots against themselves, watched: whether an answer is beaten by another one beyond doubt, and for how
// many rounds nothing changes.

import type { Bot } from '@orrery/bots';
import { type AnyGame, firstOpen, must, playInPlace, type Question, randomFor } from '@orrery/kernel';
import type { RaceState } from '@orrery/race';
import type { RollState } from '@orrery/roll';

export interface Watched {
  /** Answers that another one beats, with the better one. */
  readonly dominated: readonly string[];
  /** The most rounds in a row without a change of tableau, chips or hands; in Roll credits, stacks and dice too. */
  readonly still: number;
  readonly questions: number;
}

export interface Table {
  readonly game: AnyGame;
  readonly options: object;
  readonly seats: number;
}

/** Legal answers to compare with where they are too many to list. */
const samples = 12;
/** Whoever stands still for so long will not move again. */
const givenUp = 30;

export function watchMatch({ game, options, seats }: Table, bot: Bot, seed: string, comparing = true): Watched {
  const read = game.readOptions(options);
  if (!read.ok) throw new Error('these options are refused');
  const state = game.setup(read.value, seats, { text: seed, generator: 'xoshiro128' });
  game.advance(state, null);
  const random = randomFor({ text: seed, generator: 'xoshiro128' }, 'watched');
  const dominated: string[] = [];
  let questions = 0;
  let round = -1;
  let [before, unchanged, still] = ['', 0, 0];
  for (let question = firstOpen(state.flow); question !== null; question = firstOpen(state.flow)) {
    const now = roundOf(state);
    if (now !== round) {
      const look = lookOf(game.name, state);
      unchanged = look === before ? unchanged + 1 : 0;
      still = Math.max(still, unchanged);
      [before, round] = [look, now];
      if (still > givenUp) break;
    }
    const answer = bot.answer(game.viewFor(state, question.seat), question, random);
    if (comparing) {
      const all = game.enumerate(state, question) ?? [
        game.propose(state, question) ?? game.fallback(state, question),
        ...Array.from({ length: samples }, () => game.sample(state, must(question, 'no question'), random)),
      ];
      const better = all.find((other) => game.dominates(state, question as Question, other, answer));
      if (better !== undefined) {
        dominated.push(`${question.kind} ${JSON.stringify(answer)}: better ${JSON.stringify(better)}`);
      }
    }
    questions += 1;
    const refusal = playInPlace(game, state, question.seat, question.id, answer, null);
    if (refusal !== null) throw new Error(`${question.kind}: ${JSON.stringify(refusal)}`);
  }
  return { dominated, still, questions };
}

const roundOf = (state: unknown): number => (state as RaceState | RollState).round;

/** What changes as long as a match goes on. */
function lookOf(game: string, state: unknown): string {
  const looks =
    game === 'race'
      ? (state as RaceState).players.map(({ tableau, chips, hand }) => [tableau, chips, hand.toSorted()])
      : (state as RollState).players.map((player) => [
          player.tableau,
          player.chips,
          player.credits,
          player.stacks,
          player.dice.length,
        ]);
  return JSON.stringify(looks);
}
