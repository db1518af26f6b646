// What can happen to one node: it is killed, it stands still for longer than its lease and than people have for a decision,
// or its clock is an hour off.

import { anyOf, type Fault, type Scene } from './fault.ts';

/** Longer than the lease and than the clock of the tables. */
const sleepMs = 14_000;
const wrongClockMs = 14_000;
const hourMs = 3_600_000;

async function replace(scene: Scene, index: number, env: Readonly<Record<string, string>>): Promise<void> {
  await scene.nodes[index]?.kill();
  await scene.startAgain(index, env);
}

export const kill: Fault = {
  name: 'kill',
  lastsMs: 0,
  hitsAll: false,
  begin: async (scene) => {
    const index = anyOf(scene);
    await scene.nodes[index]?.kill();
    return () => scene.startAgain(index);
  },
};

export const sleep: Fault = {
  name: 'sleep',
  lastsMs: sleepMs,
  hitsAll: false,
  begin: async (scene) => {
    const node = scene.nodes[anyOf(scene)];
    node?.signal('SIGSTOP');
    return async () => node?.signal('SIGCONT');
  },
};

export const clock: Fault = {
  name: 'clock',
  lastsMs: wrongClockMs,
  hitsAll: false,
  begin: async (scene) => {
    const index = anyOf(scene);
    const off = Math.random() < 0.5 ? hourMs : -hourMs;
    await replace(scene, index, { TEST_FAULTS: '1', TEST_CLOCK_OFFSET_MS: String(off) });
    return () => replace(scene, index, {});
  },
};
