// The disk under the embedded store takes nothing more, and later does again.

import type { Fault } from './fault.ts';

const fullMs = 6000;

export const diskFull: Fault = {
  name: 'disk-full',
  lastsMs: fullMs,
  hitsAll: true,
  begin: async ({ disk, nodes }) => {
    if (disk === null) throw new Error('there is no disk that could be filled');
    const pids = nodes.map(({ pid }) => pid);
    disk.fill(pids);
    return async () => disk.free(pids);
  },
};
