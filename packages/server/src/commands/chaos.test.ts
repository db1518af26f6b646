// `chaos` as it is typed, with real processes: killing servers and what they stand on loses nothing.

import { expect, test } from 'vitest';
import { runCommand } from '../testing/typed-commands.ts';

test('a server killed again and again, on a full disk and behind silent lines, loses nothing and takes no seat', async () => {
  const faults = ['--faults', 'kill,disk-full,half-open', '--kills', '3', '--times', '1'];
  const { code, stdout, stderr } = await runCommand('chaos', ...faults, '--matches', '3', '--json');
  expect(stderr).not.toContain('went wrong');
  const found = JSON.parse(stdout);
  expect(found).toMatchObject({ store: 'sqlite', kills: 3, lost: 0, twice: 0, unasked: 0, seatsTaken: 0 });
  expect(found.results).toMatchObject({ lost: 0, twice: 0, wrong: 0 });
  expect(found.notices).toMatchObject({ lost: 0, twice: 0 });
  expect(found.orders).toMatchObject({ lost: 0, twice: 0, late: 0 });
  for (const count of [found.results.wanted, found.notices.arrived, found.orders.fired])
    expect(count).toBeGreaterThan(0);
  expect(found.faults).toMatchObject([
    { name: 'kill', times: 3, lost: 0, twice: 0 },
    { name: 'disk-full', times: 1, lost: 0, twice: 0 },
    { name: 'half-open', times: 1, lost: 0, twice: 0 },
  ]);
  expect(code, stderr).toBe(0);
});

test('three nodes on PostgreSQL, which is restarted: people go on at another node', async () => {
  const faults = ['--faults', 'kill,database-restart', '--kills', '2', '--times', '1'];
  const { code, stdout, stderr } = await runCommand('chaos', ...faults, '--nodes', '3', '--matches', '2', '--json');
  const found = JSON.parse(stdout);
  const well = { store: 'postgres', nodes: 3, kills: 2, lost: 0, twice: 0, unasked: 0, seatsTaken: 0 };
  expect(found, stderr).toMatchObject({ ...well, finished: found.matches });
  expect(found.results, stderr).toMatchObject({ lost: 0, twice: 0, wrong: 0 });
  for (const { lost, twice } of [found.notices, found.orders])
    expect({ lost, twice }, stderr).toEqual({ lost: 0, twice: 0 });
  expect(found.waits.ofLoad, stderr).toBe(found.waits.tooLong);
  expect(code).toBe(0);
});
