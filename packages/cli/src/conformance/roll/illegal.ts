// Answers that must be refused: replays the game they refer to up to the point and gives the illegal answer in place of
// the recorded one. The state must be as it was.

import { type RollQuestion, type RollState, roll } from '@orrery/roll';
import { linesOf } from '../../lines.ts';
import {
  type Decision,
  type IllegalAnswer,
  isDecision,
  notAnIllegalAnswer,
  type RecordedGame,
  type RecordedPlan,
} from './recorded.ts';
import { type Next, replayRollGame } from './replay.ts';
import { answerOf, planOf } from './translate.ts';
import type { GameVerdict, Judged } from './verdict.ts';

const passed: GameVerdict = { passed: true };

/** Whether our engine refuses an answer at its point of a recorded game. Not being asked at all is fine too. */
export function refuseRollAnswer(game: unknown, raw: unknown): GameVerdict {
  const wrong = notAnIllegalAnswer(raw);
  if (wrong !== null) return bad(null, 'answer', wrong, raw);
  return refuseAll(game, [raw as IllegalAnswer])[0] ?? passed;
}

/** Several answers within one game; judging changes nothing, so one replay serves them all. */
function refuseAll(game: unknown, illegal: readonly IllegalAnswer[]): GameVerdict[] {
  const verdicts = new Map<IllegalAnswer, GameVerdict>();
  const replayed = replayRollGame(game, {
    before: (state, next) => {
      for (const each of illegal) {
        if (isThePoint(each, next)) verdicts.set(each, tryAnswer(game as RecordedGame, state, next, each));
      }
      return verdicts.size === illegal.length;
    },
  });
  return illegal.map((each) => verdicts.get(each) ?? replayed);
}

function isThePoint({ round, phase, seat, step }: IllegalAnswer, next: Next): boolean {
  if (next.round !== round || next.phase !== phase || next.question.kind === 'setup.startTiles') return false;
  if (phase === 'assign') return next.question.seat === seat;
  const giver = next.question.kind === 'explore.shortageDiscard';
  return (giver || next.question.seat === seat) && next.steps.includes(step ?? -1);
}

function tryAnswer(game: RecordedGame, state: RollState, next: Next, illegal: IllegalAnswer): GameVerdict {
  const answer = answerAt(game, next, illegal);
  const before = JSON.stringify(state);
  const refusal = roll.check(state, next.question, answer);
  if (JSON.stringify(state) !== before) return bad(illegal, 'state', 'as it was', 'changed');
  return refusal === null ? bad(illegal, 'answer', `refused: ${illegal.why}`, answer) : passed;
}

function answerAt(game: RecordedGame, next: Next, illegal: IllegalAnswer): unknown {
  const { question, player, steps } = next;
  if (question.kind === 'assign') return planOf(player, illegal.answer as RecordedPlan);
  return answerOf(player, question as RollQuestion, decisionsAt(game, steps, illegal));
}

/** Where several recorded steps make one answer of ours, the others stay as they are. */
function decisionsAt(game: RecordedGame, steps: readonly number[], illegal: IllegalAnswer): Decision[] {
  const phase = game.rounds[illegal.round - 1]?.phases.find((each) => each.phase === illegal.phase);
  return steps.flatMap((index) => {
    if (index === illegal.step) return [illegal.answer as Decision];
    const step = phase?.seats[illegal.seat]?.[index];
    return step !== undefined && isDecision(step) ? [step] : [];
  });
}

const bad = (illegal: IllegalAnswer | null, field: string, expected: unknown, got: unknown): GameVerdict => ({
  passed: false,
  difference: {
    round: illegal?.round ?? null,
    phase: illegal?.phase ?? null,
    seat: illegal?.seat ?? null,
    field,
    expected,
    got,
  },
});

/** All answers of a file, judged within the games of the other files. */
export async function* illegalRollAnswers(files: readonly string[], illegalFile: string): AsyncGenerator<Judged> {
  const games = new Map<string, string>();
  for (const file of files) {
    for await (const line of linesOf(file)) {
      const id = /"id":"([^"]+)"/.exec(line.slice(0, 200))?.[1];
      if (id !== undefined) games.set(id, line);
    }
  }
  const byGame = new Map<string, { illegal: IllegalAnswer; id: string }[]>();
  let number = 0;
  for await (const line of linesOf(illegalFile)) {
    number += 1;
    const illegal: unknown = JSON.parse(line);
    const wrong = notAnIllegalAnswer(illegal);
    const place = `${illegalFile}:${number}`;
    if (wrong !== null) yield { id: place, verdict: bad(null, 'answer', wrong, line.slice(0, 60)) };
    else {
      const { id, why } = illegal as IllegalAnswer;
      const same = byGame.get(id) ?? [];
      byGame.set(id, [...same, { illegal: illegal as IllegalAnswer, id: `${place} ${id} ${why}` }]);
    }
  }
  for (const [id, all] of byGame) {
    const game = games.get(id);
    const verdicts =
      game === undefined
        ? []
        : refuseAll(
            JSON.parse(game),
            all.map(({ illegal }) => illegal),
          );
    for (const [index, each] of all.entries()) {
      yield { id: each.id, verdict: verdicts[index] ?? bad(null, 'id', 'a game among the files', id) };
    }
  }
}
