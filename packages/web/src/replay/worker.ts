// The worker in which a record is told again. Messages come in one after the other; each gets one reply.

import { playThrough } from '@orrery/capsules';
import type { Eyes } from '@orrery/table';
import { answeredAt, askedAt, branchAt, factsFor, openRecord, type ToldMatch, tableAt, whyHidden } from '@orrery/table';
import type { FromReplay, ToReplay } from './messages.ts';

/** The part of a worker's global scope that is used here. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<ToReplay>) => void) | null;
  postMessage(message: FromReplay): void;
}

const scope = self as unknown as WorkerScope;
let told: ToldMatch | null = null;
/** Whose facts the page has. */
let lastEyes: Eyes | null = null;

/** Replies leave in the order in which they were asked for. */
let inOrder: Promise<void> = Promise.resolve();

scope.onmessage = ({ data }) => {
  inOrder = inOrder
    .then(() => handle(data))
    .catch((bug: unknown): FromReplay => ({ type: 'broken', why: bug instanceof Error ? bug.message : String(bug) }))
    .then((reply) => scope.postMessage(reply));
};

async function handle(message: ToReplay): Promise<FromReplay> {
  if (message.type === 'open') {
    const opened = await openRecord(message.text, playThrough);
    if (!opened.ok) return { type: 'refused', refusal: opened.refusal };
    told = opened.value;
    lastEyes = null;
    return { type: 'opened', course: told.course };
  }
  if (told === null) throw new Error('no record is open');
  if (message.type === 'branch') {
    const branched = branchAt(told, message.step, message.seat, message.level, message.deal);
    return branched.ok ? { type: 'branched', saved: branched.value } : { type: 'refused', refusal: branched.refusal };
  }
  return show(told, message.step, message.eyes);
}

function show(match: ToldMatch, step: number, eyes: Eyes): FromReplay {
  const known = lastEyes !== null && lastEyes.seat === eyes.seat && lastEyes.open === eyes.open;
  lastEyes = eyes;
  return {
    type: 'shown',
    step,
    eyes,
    table: tableAt(match, step, eyes),
    answered: answeredAt(match, step, eyes),
    hidden: whyHidden(match, step),
    next: match.record.answers[step]?.seat ?? null,
    asked: askedAt(match, step, eyes),
    facts: known ? null : factsFor(match, eyes),
  };
}
