// The network between people and a node takes bytes and passes none on, in both directions; connections that were open then
// stay open and silent for good.

import { anyOf, type Fault } from './fault.ts';

const silentMs = 7000;

export const halfOpen: Fault = {
  name: 'half-open',
  lastsMs: silentMs,
  hitsAll: false,
  begin: async (scene) => {
    const relay = scene.relays[anyOf(scene)];
    if (relay === undefined) throw new Error('nothing stands between the people and the nodes');
    relay.fallSilent();
    return async () => relay.speak();
  },
};
