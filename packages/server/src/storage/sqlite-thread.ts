// Where the writer of the embedded store works: in a thread of its own, so that waiting for the disk holds up nobody,
// or right here, for tests and short commands.

import { parentPort, receiveMessageOnPort, Worker, workerData } from 'node:worker_threads';
import type { SqliteResult } from './sqlite-database.ts';
import { type Numbered, SqliteWriter, type WriteReply, type WriteRequest } from './sqlite-writer.ts';

export interface Writing {
  write(request: WriteRequest): Promise<SqliteResult | readonly boolean[]>;
  close(): Promise<void>;
}

interface Waiting {
  resolve(value: SqliteResult | readonly boolean[]): void;
  reject(error: Error): void;
}

/** What the thread is told at its start; `main.ts` looks for it. */
export interface ThreadData {
  readonly sqlite: string;
}

export const isWriterThread = (data: unknown): data is ThreadData =>
  typeof data === 'object' && data !== null && 'sqlite' in data;

/** `script` is the program to start the thread from; null: no thread. */
export function openWriting(file: string, script: URL | null, onTrouble: (error: Error) => void): Writing {
  let numbers = 0;
  const waiting = new Map<number, Waiting>();
  const hear = (replies: readonly WriteReply[]): void => {
    for (const reply of replies) {
      const asked = waiting.get(reply.id);
      waiting.delete(reply.id);
      if (reply.ok) asked?.resolve(reply.value);
      else asked?.reject(Object.assign(new Error(reply.message), { code: reply.code }));
    }
  };
  const broken = (error: Error): void => {
    onTrouble(error);
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const hands = script === null ? workHere(file, hear) : workInThread(file, script, hear, broken);
  return {
    write: (request) =>
      new Promise((resolve, reject) => {
        numbers += 1;
        waiting.set(numbers, { resolve, reject });
        hands.give({ id: numbers, request });
      }),
    close: () => hands.close(),
  };
}

interface Hands {
  give(work: Numbered): void;
  close(): Promise<void>;
}

function workHere(file: string, hear: (replies: readonly WriteReply[]) => void): Hands {
  const writer = new SqliteWriter(file);
  return { give: (work) => hear(writer.take([work])), close: async () => writer.close() };
}

/** A thread that breaks is replaced by the next request; what it had not told was not done, or is found in the log. */
function workInThread(
  file: string,
  script: URL,
  hear: (replies: readonly WriteReply[]) => void,
  broken: (error: Error) => void,
): Hands {
  let worker: Worker | null = null;
  let closing = false;

  function hire(): Worker {
    const data: ThreadData = { sqlite: file };
    const fresh = new Worker(script, { workerData: data });
    const lost = (error: Error): void => {
      if (worker === fresh) worker = null;
      if (!closing) broken(error);
    };
    fresh.on('message', hear).on('error', lost);
    fresh.on('exit', (code) => lost(new Error(`the thread of the store ended with ${code}`)));
    return fresh;
  }

  return {
    give: (work) => {
      worker ??= hire();
      worker.postMessage(work);
    },
    close: async () => {
      closing = true;
      const last = worker;
      if (last === null) return;
      await new Promise<void>((resolve) => {
        last.once('exit', () => resolve());
        last.postMessage(null);
      });
    },
  };
}

/** The loop of the thread: takes all that has come, writes it together, tells. Null is the end. */
export function runWriterThread(): void {
  const port = parentPort;
  const data: unknown = workerData;
  if (port === null || !isWriterThread(data)) return;
  const writer = new SqliteWriter(data.sqlite);
  port.on('message', (first: Numbered | null) => {
    const come: (Numbered | null)[] = [first];
    for (let more = receiveMessageOnPort(port); more !== undefined; more = receiveMessageOnPort(port)) {
      come.push(more.message);
    }
    const replies = writer.take(come.filter((each) => each !== null));
    if (replies.length > 0) port.postMessage(replies);
    if (!come.includes(null)) return;
    writer.close();
    port.close();
  });
}
