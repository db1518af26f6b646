// The worker in which a match on this device lives. Messages come in one after the other; each gets one reply.

import type { Refusal } from '@orrery/kernel';
import {
  answer,
  factsFrom,
  type HostedMatch,
  hostNew,
  hostSaved,
  noMatch,
  savedText,
  tableOf,
  takeBack,
} from './match-host.ts';
import type { FromWorker, ToWorker } from './messages.ts';

/** The part of a worker's global scope that is used here. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
  postMessage(message: FromWorker): void;
}

const scope = self as unknown as WorkerScope;
let hosted: HostedMatch | null = null;
/** How many events the page has been told. */
let told = 0;

scope.onmessage = ({ data }) => {
  try {
    const refusal = handle(data);
    if (refusal !== null) scope.postMessage({ type: 'refused', what: data.type, refusal });
    else if (hosted !== null) show(hosted);
  } catch (bug) {
    scope.postMessage({ type: 'broken', why: bug instanceof Error ? bug.message : String(bug) });
  }
};

function handle(message: ToWorker): Refusal | null {
  if (message.type === 'start' || message.type === 'resume') {
    const opened = message.type === 'start' ? hostNew(message.match, drawSeed()) : hostSaved(message.saved);
    if (!opened.ok) return opened.refusal;
    hosted = opened.value;
    told = 0;
    return null;
  }
  if (hosted === null) return noMatch();
  if (message.type === 'answer') return answer(hosted, message.question, message.answer);
  const refusal = takeBack(hosted);
  if (refusal === null) told = 0;
  return refusal;
}

function show(shown: HostedMatch): void {
  const facts = factsFrom(shown, told);
  scope.postMessage({ type: 'table', table: tableOf(shown), from: told, facts, saved: savedText(shown) });
  told += facts.length;
}

function drawSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
