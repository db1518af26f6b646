// `load` and `hostile` as they are typed, with real processes. What they find depends on the machine.

import { expect, test } from 'vitest';
import { runCommand } from '../testing/typed-commands.ts';

test('load prints rates and latencies', async () => {
  const { stdout } = await runCommand(
    'load',
    '--matches',
    '4',
    '--seconds',
    '1',
    '--idle',
    '10',
    '--store',
    'sqlite',
    '--json',
  );
  const [figures] = JSON.parse(stdout).figures;
  expect(figures).toMatchObject({ store: 'sqlite', matches: 4, sockets: 18 });
  expect(figures.answersPerSecond).toBeGreaterThan(10);
});

test('one person attacks with all there is; others play on and hardly notice', async () => {
  const { stdout } = await runCommand('hostile', '--part', '2', '--seconds', '5', '--json');
  const { one, two } = JSON.parse(stdout);
  expect(one).toBeNull();
  expect(two.answers).toBeGreaterThan(5);
  expect(two.pings.median).toBeLessThan(250); // 50 on a machine that does nothing else
  const refused = Object.keys(two.attempts).filter((attempt) => attempt.endsWith(' 429'));
  expect(refused).toContain('table 429'); // how far the others get in so short a time is up to the machine
  expect(Object.keys(two.attempts).filter((attempt) => / 5\d\d$/.test(attempt))).toEqual([]);
});
