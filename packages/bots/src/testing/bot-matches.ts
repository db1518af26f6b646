// Whole matches between bots as records, for tests.

import { type AnyGame, firstOpen, type MatchRecord, randomFor, recordOf, startMatch, submit } from '@orrery/kernel';
import { makeBot } from '../bots.ts';

export function recordedMatch(game: AnyGame, options: unknown, bots: readonly string[], seed: string): MatchRecord {
  const players = bots.map((name) => {
    const made = makeBot(name, game);
    if (!made.ok) throw new Error(name);
    return made.value;
  });
  const started = startMatch(game, { options, seats: bots.map((bot) => ({ bot })), seed });
  if (!started.ok) throw new Error(started.refusal.code);
  const match = started.value;
  const random = randomFor({ text: seed, generator: 'xoshiro128' }, 'bots');
  for (let question = firstOpen(match.state.flow); question !== null; question = firstOpen(match.state.flow)) {
    const { seat, id } = question;
    const answer = players[seat]?.answer(game.viewFor(match.state, seat), question, random);
    if (submit(match, seat, id, answer) !== null) throw new Error(`${bots[seat]} gave a wrong answer`);
  }
  return recordOf(match);
}
