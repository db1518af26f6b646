// Which faults there are for a store, and the order in which they come.

import { BadCall } from '../arguments.ts';
import { databaseAway, databaseHang, databaseRestart } from './database-faults.ts';
import { diskFull } from './disk-full.ts';
import { type Fault, type FaultName, faultNames } from './fault.ts';
import { halfOpen } from './half-open.ts';
import { clock, kill, sleep } from './node-faults.ts';
import { slowSockets } from './slow-sockets.ts';

const all: readonly Fault[] = [
  kill,
  sleep,
  clock,
  databaseAway,
  databaseRestart,
  databaseHang,
  diskFull,
  slowSockets,
  halfOpen,
];

const needsPostgres = (name: FaultName): boolean => name.startsWith('database-');
/** The file of the embedded store can be on a disk of its own. */
const needsFile = (name: FaultName): boolean => name === 'disk-full';

/** Those that are asked for, by name and comma; all that the store allows if nothing is. */
export function chooseFaults(asked: string | undefined, onPostgres: boolean, usage: string): readonly Fault[] {
  const isAllowed = (name: FaultName): boolean => (onPostgres ? !needsFile(name) : !needsPostgres(name));
  if (asked === undefined) return all.filter(({ name }) => isAllowed(name));
  return [...new Set(asked.split(','))].map((text) => {
    const fault = all.find(({ name }) => name === text);
    if (fault === undefined) throw new BadCall(`There is no fault "${text}", only ${faultNames.join(', ')}.\n${usage}`);
    if (isAllowed(fault.name)) return fault;
    const where = onPostgres ? 'the embedded store (--nodes 1, without --postgres)' : 'PostgreSQL (--postgres)';
    throw new BadCall(`"${text}" is a fault of ${where}.\n${usage}`);
  });
}

/** Each as often as `times` says, in turn, with all of them spread over the whole. */
export function inTurn(faults: readonly Fault[], times: (name: FaultName) => number): Fault[] {
  return faults
    .flatMap((fault) => {
      const many = times(fault.name);
      return Array.from({ length: many }, (_, nth) => ({ fault, at: (nth + 0.5) / many }));
    })
    .sort((a, b) => a.at - b.at)
    .map(({ fault }) => fault);
}
