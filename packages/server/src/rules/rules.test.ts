// What can take long is stopped in time and refused, others are served meanwhile, and the event loop goes on.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { exampleCards } from '@orrery/own-cards';
import { afterAll, expect, test } from 'vitest';
import { openRules } from './rules.ts';

const folder = mkdtempSync(join(tmpdir(), 'orrery-rules-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('work without end is refused after a while; what others asked for is done', async () => {
  const script = join(folder, 'thread.mjs');
  writeFileSync(
    script,
    `import { parentPort, workerData } from 'node:worker_threads';
     if (workerData !== 'rules') throw new Error('started for something else');
     parentPort.on('message', ({ person, work }) => {
       if (person === 'eve') for (;;);
       parentPort.postMessage({ ok: true, answer: { answers: [work.kind], all: true } });
     });
     parentPort.postMessage('ready');`,
  );
  const rules = openRules(pathToFileURL(script), 500);
  const job = { kind: 'legal', game: 'race', state: {} as never, question: {} as never } as const;
  let turns = 0;
  const turning = setInterval(() => {
    turns += 1;
  }, 10);
  const eves = [1, 2].map(() => rules.run('eve', job).catch((error: { code: string }) => error.code));
  expect(await rules.run('ada', job)).toEqual({ answers: ['legal'], all: true });
  expect(await Promise.all(eves)).toEqual(['server/took-too-long', 'server/took-too-long']);
  clearInterval(turning);
  expect(turns).toBeGreaterThan(10);
  await rules.close();
});

test('options are read and dealt from as before, own cards among them', async () => {
  const rules = openRules(undefined);
  const read = await rules.run('ada', { kind: 'options', game: 'race', options: { cards: exampleCards } });
  expect(read).toMatchObject({ ok: true, seats: [2, 4] });
  const bad = await rules.run('ada', { kind: 'options', game: 'race', options: { cards: [] } });
  expect(bad).toMatchObject({ ok: false, refusal: { data: { field: 'cards' } } });
  const seats = [{}, {}];
  const options = read.ok ? read.options : null;
  const deal = { kind: 'deal', game: 'race', options, seats, seed: 'ab'.repeat(32), knownDeal: false } as const;
  const dealt = await rules.run('ada', deal);
  expect(dealt.ok && JSON.parse(dealt.value)).toMatchObject({ game: 'race', seed: 'ab'.repeat(32) });
  await rules.close();
});
