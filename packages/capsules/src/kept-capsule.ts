// A capsule that is kept: what it is, and how to load it.

import type { Capsule } from '@orrery/kernel';

export interface KeptCapsule {
  readonly game: string;
  readonly rulesVersion: number;
  readonly stateVersion: number;
  load(): Promise<{ readonly capsule: Capsule }>;
}
