// Bots think in threads: a thread that hangs, breaks or gives nonsense is replaced, and the next weaker level answers.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { botNames, levelsDown } from '@orrery/bots';
import { afterAll, expect, test } from 'vitest';
import { askDown } from './ask-down.ts';
import { type Job, openThinker } from './thinker.ts';

const folder = mkdtempSync(join(tmpdir(), 'orrery-thinker-'));
const script = join(folder, 'thread.mjs');
writeFileSync(
  script,
  `import { parentPort, workerData } from 'node:worker_threads';
   if (workerData !== 'bots') throw new Error('started for something else');
   parentPort.on('message', ({ level }) => {
     if (level === 'master') for (;;);
     if (level === 'expert') process.exit(3);
     if (level === 'slow') for (const until = performance.now() + 20; performance.now() < until;);
     if (level === 'regular' || level === 'advanced') parentPort.postMessage({ ok: false, why: 'lost in thought' });
     else parentPort.postMessage({ ok: true, answer: level });
   });
   parentPort.postMessage('ready');`,
);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const job = (level: string, place: Job['place'] = { keys: ['somebody', 'a table'], last: false }): Job => ({
  game: 'race',
  level,
  view: {},
  question: { id: 1, seat: 0, kind: 'chooseAction' } as Job['question'],
  thinkMs: null,
  place,
});

test('levels go down to the weakest', () => {
  expect(levelsDown(botNames.at(-1)!)).toEqual(botNames.toReversed());
  expect(levelsDown('greedy')).toEqual(['greedy', 'random']);
});

test('one that hangs, one that dies and one that fails are followed by the next weaker; the event loop goes on', async () => {
  const thinker = openThinker(pathToFileURL(script), 1, 1500);
  let turns = 0;
  const turning = setInterval(() => {
    turns += 1;
  }, 10);
  const failures: string[] = [];
  const answers: unknown[] = [];
  const done = await askDown(thinker, job('master'), {
    take: (answer) => answers.push(answer) > 1, // the first that comes is refused
    failed: (_, level) => failures.push(level) > 0,
  });
  clearInterval(turning);
  expect(done).toBe(true);
  expect(failures).toEqual(['master', 'expert', 'advanced', 'regular', 'novice']);
  expect(answers).toEqual(['novice', 'beginner']);
  expect(turns).toBeGreaterThan(20);
  expect(await thinker.think(job('greedy'))).toBe('greedy');
  await thinker.close();
});

test('when all fail there is no answer; what waits at the end is told so', async () => {
  const thinker = openThinker(pathToFileURL(script), 1, 1500);
  expect(await askDown(thinker, job('greedy'), { take: () => false, failed: () => true })).toBe(false);
  const waiting = [thinker.think(job('master')), thinker.think(job('greedy'))];
  const ended = Promise.allSettled(waiting);
  await thinker.close();
  expect((await ended).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});

test('fifty tables of one person keep nobody else waiting, with people at them or without', async () => {
  const thinker = openThinker(pathToFileURL(script), 1, 1500);
  await thinker.think(job('greedy'));
  for (const last of [true, false]) {
    let served = 0;
    const crowd = Array.from({ length: 50 }, (_, table) =>
      thinker.think(job('slow', { keys: ['eve', `table ${table}`], last })).then(() => {
        served += 1;
      }),
    );
    await thinker.think(job('slow', { keys: ['ada', 'her table'], last: false }));
    expect(served).toBeLessThanOrEqual(2);
    await Promise.all(crowd);
  }
  await thinker.close();
});
