// The short form of `npm run upgrade-drill`: few matches, no pages. The program is killed and replaced by one with changed
// rules, states and protocol; and both run side by side on one PostgreSQL.

import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

interface Figures {
  readonly matches: number;
  readonly acknowledged: number;
  readonly wasOver: number;
  readonly goOn: number;
  readonly told: number;
  readonly replayed: number;
  readonly moved?: number;
}

function drill(...args: readonly string[]): Promise<{ code: number | null; figures: Figures }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['tools/upgrade-drill.mjs', '--no-page', '--json', ...args], { cwd: root });
    let said = '';
    let trouble = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      trouble += chunk.toString();
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (said === '') reject(new Error(`the drill ended with ${code}: ${trouble}`));
      else resolve({ code, figures: JSON.parse(said) as Figures });
    });
  });
}

test('a program that is killed and replaced loses nothing, and every match goes on or says why not', async () => {
  const { code, figures } = await drill('--matches', '6');
  expect(figures).toMatchObject({ matches: 6, lost: 0, twice: 0 });
  expect(figures.acknowledged).toBeGreaterThan(100);
  expect(figures.goOn).toBeGreaterThan(0);
  expect(figures.wasOver + figures.goOn + figures.told).toBe(6);
  expect(figures.replayed).toBe(figures.wasOver + figures.goOn);
  expect(code).toBe(0);
});

test('node by node: a match moves to the newer node, its people are sent there, the old node lets go of it', async () => {
  const { code, figures } = await drill('--rolling', '--matches', '4');
  expect(figures).toMatchObject({ matches: 4, lost: 0, twice: 0, lostOfOld: 0, writtenByOld: 0, shownByOld: 0 });
  expect(figures.moved).toBeGreaterThan(0);
  expect(code).toBe(0);
});
