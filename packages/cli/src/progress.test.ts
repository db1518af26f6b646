// Progress is for people who watch; whoever reads standard error by program sees nothing of it.

import { expect, test } from 'vitest';
import { progressOf } from './progress.ts';

function stream(isTTY: boolean, columns?: number): { to: NodeJS.WriteStream; written: string[] } {
  const written: string[] = [];
  const to = { isTTY, columns, write: (text: string) => written.push(text) > 0 } as unknown as NodeJS.WriteStream;
  return { to, written };
}

test('nothing where nobody watches', () => {
  const { to, written } = stream(false);
  const progress = progressOf('kit', 10, to);
  progress.at(10);
  progress.end();
  expect(written).toEqual([]);
});

test('a line that is rewritten and taken away', () => {
  const { to, written } = stream(true, 0);
  const progress = progressOf('kit', 10, to);
  progress.at(1, '0 findings');
  progress.at(2); // too soon after the first
  progress.at(10);
  progress.end();
  expect(written).toEqual(['\r\u001b[Kkit 1/10 (10 %), 0 findings', '\r\u001b[Kkit 10/10 (100 %)', '\r\u001b[K']);
});

test('never longer than the terminal is wide', () => {
  const { to, written } = stream(true, 12);
  progressOf('conformance', null, to).at(5, 'many failed');
  expect(written[0]?.replace('\r\u001b[K', '').length).toBeLessThan(12);
});
