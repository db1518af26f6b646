// A hundred sockets that ask without end and never read, at a server in a process of its own: its memory hardly grows,
// and it goes on serving.

import { readFileSync, rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startChild } from '../commands/child-server.ts';
import { Player } from '../commands/player.ts';
import { bundledServer, newFolder, playOn, startedMatch } from '../testing/harness.ts';

const sockets = 100;
const perPerson = 10;
const rounds = 20;
const watchesPerRound = 20;

const memoryOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

test('a hundred sockets that never read cost little memory', async () => {
  const folder = newFolder();
  // With the young generation that Node has by itself: the larger one of `npm start` holds as much garbage as this looks for.
  const env = { DATA_DIR: folder, REQUESTS_PER_MINUTE: '1000000', MESSAGES_PER_SECOND: '10000' };
  const child = await startChild(await bundledServer(), env, []);
  const newcomer = async (name: string): Promise<Player> => {
    const player = new Player([child.address]);
    await player.signIn(name);
    await player.connect();
    return player;
  };
  const [ada, ben] = [await newcomer('Ada'), await newcomer('Ben')];
  const match = await startedMatch([ada, ben]);
  let answers = 0;
  await playOn([ada, ben], match, () => ++answers > 60);

  const deaf: WebSocket[] = [];
  for (let person = 0; person < sockets / perPerson; person++) {
    const guest = new Player([child.address]);
    await guest.signIn(`Guest ${person}`);
    for (let at = 0; at < perPerson; at++) {
      const socket = new WebSocket(`${child.address.replace('http', 'ws')}/api/socket`, {
        headers: { cookie: guest.cookie },
      });
      await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
      socket.pause();
      deaf.push(socket);
    }
  }
  const before = memoryOf(child.pid);
  let ref = 0;
  let most = before;
  for (let round = 0; round < rounds; round++) {
    for (const socket of deaf) {
      for (let at = 0; at < watchesPerRound; at++) socket.send(JSON.stringify({ type: 'watch', ref: ++ref, match }));
    }
    expect(await ada.request({ type: 'ping' })).toMatchObject({ type: 'done' });
    most = Math.max(most, memoryOf(child.pid));
  }
  process.stderr.write(
    `${sockets} sockets, ${ref} requests: ${before.toFixed(0)} MB before, ${most.toFixed(0)} MB at most\n`,
  );
  expect(most - before).toBeLessThan(150);
  await playOn([ada, ben], match);
  expect(ada.states.get(match)?.result).not.toBeNull();

  for (const socket of deaf) socket.terminate();
  for (const player of [ada, ben]) player.close();
  await child.stop();
  rmSync(folder, { recursive: true, force: true });
});
