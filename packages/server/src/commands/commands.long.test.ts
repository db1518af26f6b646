// `load`, `days`, `backup --measure` and `hostile` as they are typed, with real processes. What they find depends on the machine.

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

test('load holds a full store against an empty one, and plays at several nodes', async () => {
  const few = ['--matches', '4', '--seconds', '2', '--idle', '10', '--json'];
  const { stdout } = await runCommand('load', ...few, '--store', 'sqlite', '--stored', '600');
  const { figures, compared } = JSON.parse(stdout);
  expect(figures).toMatchObject([{ stored: 0 }, { stored: 600 }]);
  expect(compared).toMatchObject([{ with: 'nothing stored' }, { with: 'nothing stored' }]);
  const nodes = JSON.parse((await runCommand('load', ...few, '--store', 'postgres', '--nodes', '3')).stdout);
  expect(nodes.figures).toMatchObject([{ store: 'postgres', nodes: 3, refused: 0 }]);
  expect((await runCommand('load', '--nodes', '3')).code).toBe(2);
});

test('load --upkeep prints what sockets, matches and bots cost', async () => {
  const few = ['--upkeep', '--matches', '5', '--idle', '20', '--seconds', '1', '--store', 'sqlite', '--json'];
  const [found] = JSON.parse((await runCommand('load', ...few)).stdout).upkeep;
  expect(found).toMatchObject({ store: 'sqlite', sockets: 20, matches: 5, empty: { database: null } });
  expect(found.perSocket.opened.server).toBeGreaterThan(0);
  expect(found.perMatch.begun.server).toBeGreaterThan(0);
  expect(found.perBotAnswer).toHaveLength(6);
});

test('days lives a slow match through: it ends, no seat is lost, and every notice is told once', async () => {
  const { code, stdout } = await runCommand('days', '--days', '8', '--seats', '2', '--json');
  const found = JSON.parse(stdout);
  const nothing = { seatsLost: 0, lost: 0, twice: 0, repeated: 0, untold: 0 };
  expect({ code, ...found }).toMatchObject({ code: 0, ended: true, ...nothing });
  for (const much of [found.kills, found.byHand, found.told]) expect(much).toBeGreaterThan(5);
  expect((await runCommand('days', '--seats', '9')).code).toBe(2);
});

test('backup --measure prints how long answers took without it and beside it, and restores the same', async () => {
  const { stdout } = await runCommand('backup', '--measure', '200', '--seconds', '1', '--json');
  const found = JSON.parse(stdout);
  expect(found).toMatchObject({
    matches: 200,
    without: { refused: 0 },
    beside: { refused: 0 },
    restored: { same: true },
  });
  expect(found.without.latencyMs.p999).toBeGreaterThan(0);
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
