// One fault after the other: waits until people play, brings it about, takes it away, and measures how soon they go on.

import type { FaultSpan } from './chaos-findings.ts';
import type { ChaosTables } from './chaos-tables.ts';
import type { Fault, Scene } from './faults/fault.ts';

const answersBetween = 20;
const longestPlayMs = 10_000;
/** Every so many kills one comes at once, wherever things stand. */
const atOnceEvery = 4;

export async function bringAbout(
  faults: readonly Fault[],
  scene: Scene,
  tables: ChaosTables,
  spans: FaultSpan[],
  note: (text: string) => void,
): Promise<void> {
  const { recovery, acknowledged } = tables;
  let kills = 0;
  let back: Promise<unknown> = Promise.resolve();
  for (const [index, fault] of faults.entries()) {
    if (fault.name === 'kill') kills += 1;
    if (fault.name === 'kill' && kills % atOnceEvery === 0) recovery.cut();
    else {
      await back;
      await untilAnswered(() => acknowledged.length);
    }
    await pause(50 + Math.random() * 800);
    const from = performance.now();
    const answers = acknowledged.length;
    const end = await fault.begin(scene);
    try {
      await pause(fault.lastsMs);
    } finally {
      await end();
    }
    const hitsAll = fault.hitsAll || scene.nodes.length === 1;
    const span: FaultSpan = { name: fault.name, from, goneAt: performance.now(), backMs: 0, hitsAll };
    spans.push(span);
    const meanwhile = acknowledged.length - answers;
    back = recovery.measure().then((ms) => {
      span.backMs = ms;
      note(`${index + 1} of ${faults.length}: ${fault.name}, ${meanwhile} answers meanwhile, back after ${ms} ms`);
    });
  }
  await back;
}

async function untilAnswered(count: () => number): Promise<void> {
  const before = count();
  const giveUpAt = performance.now() + longestPlayMs;
  while (count() < before + answersBetween && performance.now() < giveUpAt) await pause(20);
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
