// What came of each job of a long run, in a file, one line each as it is done, so that the run can be stopped and taken up
// again. The first line says what run it is.

import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { UsageError } from './usage.ts';

export interface KeptJobs<Result> {
  /** By number of the job. */
  readonly done: ReadonlyMap<number, Result>;
  add(no: number, result: Result): void;
}

/** Without a path nothing is kept beyond this run. */
export function openKeptJobs<Result>(path: string | null, header: object): KeptJobs<Result> {
  const done = new Map<number, Result>();
  if (path === null) return { done, add: (no, result) => void done.set(no, result) };
  const first = JSON.stringify(header);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const lines = text.split('\n');
  const torn = lines.pop() ?? ''; // a run that was killed while it wrote leaves half a line
  if (lines.length === 0) writeFileSync(path, `${first}\n`);
  else if (lines[0] !== first) throw new UsageError(`${path} holds another run: ${lines[0]?.slice(0, 200)}`);
  else if (torn !== '') writeFileSync(path, text.slice(0, -torn.length));
  for (const line of lines.slice(1)) {
    const { no, result }: { no: number; result: Result } = JSON.parse(line);
    done.set(no, result);
  }
  return {
    done,
    add(no, result) {
      done.set(no, result);
      appendFileSync(path, `${JSON.stringify({ no, result })}\n`);
    },
  };
}
