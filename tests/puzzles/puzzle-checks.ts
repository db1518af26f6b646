// The puzzles that are carried, for tests: read from their files, and held against the rules and the words.

import { readFileSync } from 'node:fs';
import type { PuzzleFile, PuzzleMatch } from '@orrery/bots/review';
import { playThrough } from '@orrery/capsules';
import { type AnyGame, type FlowState, type MatchRecord, replay } from '@orrery/kernel';
import { askedAt, type GameName, hostedGames, openRecord, tableAt, toldGame } from '@orrery/table';
import { speakerFor } from '@orrery/words';
import { catalogues } from '@orrery/words/testing';

export const puzzleFile = (game: GameName): PuzzleFile =>
  JSON.parse(readFileSync(new URL(`../../packages/web/src/puzzles/puzzles-${game}.json`, import.meta.url), 'utf8'));

function replayed(rules: AnyGame, record: MatchRecord, answers: number): FlowState {
  const match = replay(rules, record, answers);
  if (!match.ok) throw new Error(match.refusal.code);
  return match.value.state;
}

/** What is wrong with the puzzles of one match. */
export async function wrongIn(game: GameName, { record, puzzles }: PuzzleMatch): Promise<string[]> {
  const told = await openRecord(JSON.stringify(record), playThrough);
  if (!told.ok) return [`${record.seed}: ${told.refusal.code}`];
  const { game: rules } = hostedGames[game];
  const wrong: string[] = [];
  for (const { answerNo, seat, choices } of puzzles) {
    const place = `${record.seed}/${answerNo}`;
    const eyes = { seat, open: false };
    const question = askedAt(told.value, answerNo - 1, eyes);
    if (question === null) {
      wrong.push(`${place}: nothing is asked`);
      continue;
    }
    const state = replayed(rules, record, answerNo - 1);
    const { view } = tableAt(told.value, answerNo - 1, eyes);
    for (const { answer } of choices) {
      if (rules.check(state, question, answer) !== null) wrong.push(`${place}: ${JSON.stringify(answer)} is not legal`);
    }
    for (const { code, words } of catalogues) {
      const say = { ...speakerFor(words, ['Ada', 'Ben'], -1), you: seat };
      const texts = choices.map(({ answer }) => toldGame(game).answerText({ seat, question, answer }, view, say));
      if (new Set(texts).size < texts.length) wrong.push(`${place}: two read alike in ${code}: ${texts.join(' | ')}`);
    }
  }
  return wrong;
}
