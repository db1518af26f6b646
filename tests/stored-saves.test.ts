// Matches that a browser kept under a release: a later page goes on with them, or shows how they ended, for good.

import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { takeUp, verify } from '@orrery/capsules';
import { type MatchRecord, ok, openQuestions } from '@orrery/kernel';
import { answer, type Company, hostedGames, hostSaved, isGameName, isOver, tableOf } from '@orrery/table';
import { expect, test } from 'vitest';

interface ExampleSave {
  readonly way: string;
  readonly over: boolean;
  readonly saved: string;
}

const saves: ExampleSave[] = JSON.parse(
  gunzipSync(readFileSync(new URL('./stored/release-1/saves.json.gz', import.meta.url))).toString(),
);
/** Bots that give any legal answer. */
const company: Company = {
  thinkers: {
    bot: (_, game) =>
      ok({ answer: (view, question, random) => game.sample(game.determinize(view, random), question, random) }),
    explain: () => [],
  },
  takeUp,
};

test('there is a running and a finished match of every way to play', () => {
  expect(saves.length).toBeGreaterThanOrEqual(36);
  expect(saves.filter(({ over }) => over)).toHaveLength(saves.length / 2);
});

test.each(saves.map((save) => [`${save.way}, ${save.over ? 'finished' : 'running'}`, save] as const))(
  '%s',
  async (_, { saved, over }) => {
    const opened = await hostSaved(company, saved);
    if (!opened.ok) throw new Error(opened.refusal.code);
    const hosted = opened.value;
    expect(isOver(hosted)).toBe(over);
    if (over) {
      expect(tableOf(hosted).result).not.toBeNull();
      const record: MatchRecord = JSON.parse(saved);
      if (!isGameName(record.game)) throw new Error(record.game);
      for (const verdict of await verify(hostedGames[record.game].game, record))
        expect(verdict).toMatchObject({ agrees: true });
      return;
    }
    const [question] = openQuestions(hosted.match.state);
    if (question === undefined) throw new Error('nobody is asked');
    expect(answer(hosted, question.id, hosted.hosted.game.fallback(hosted.match.state, question))).toBeNull();
  },
);
