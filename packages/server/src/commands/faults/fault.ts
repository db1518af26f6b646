// What may go wrong while people play, and what a fault needs to bring itself about.

import type { ChildServer } from '../child-server.ts';
import type { OwnPostgres } from '../own-postgres.ts';
import type { Relay } from './relay.ts';
import type { SmallDisk } from './small-disk.ts';

export const faultNames = [
  'kill',
  'sleep',
  'clock',
  'database-away',
  'database-restart',
  'database-hang',
  'disk-full',
  'slow-sockets',
  'half-open',
] as const;
export type FaultName = (typeof faultNames)[number];

export interface SeatedPerson {
  readonly cookie: string;
  readonly match: string;
}

export interface Scene {
  readonly nodes: ChildServer[];
  /** Starts a node where one is gone, on the same port. */
  startAgain(index: number, env?: Readonly<Record<string, string>>): Promise<void>;
  readonly postgres: OwnPostgres | null;
  readonly disk: SmallDisk | null;
  /** What stands between the people and each node, if anything does. */
  readonly relays: readonly Relay[];
  /** Who plays at present. */
  seated(): readonly SeatedPerson[];
}

export interface Fault {
  readonly name: FaultName;
  readonly lastsMs: number;
  /** Whether it takes everything away from everybody, however many nodes there are. */
  readonly hitsAll: boolean;
  /** Brings it about; what it returns takes it away again. */
  begin(scene: Scene): Promise<() => Promise<void>>;
}

/** Any of the nodes. */
export const anyOf = ({ nodes }: Scene): number => Math.floor(Math.random() * nodes.length);
