// The worker in which a match on this device lives. Messages come in one after the other; each gets one reply.

import type { Refusal, Result } from '@orrery/kernel';
import {
  answer,
  curtainOf,
  factsFrom,
  type HostedMatch,
  hintFor,
  hostNew,
  hostSaved,
  isOver,
  letBotsPlay,
  nextToLook,
  noMatch,
  savedText,
  tableOf,
  takeBack,
} from '@orrery/table';
import { company, loadThinkers } from './company.ts';
import type { FromWorker, ToWorker } from './messages.ts';

/** The part of a worker's global scope that is used here. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
  postMessage(message: FromWorker): void;
}

const scope = self as unknown as WorkerScope;
let hosted: HostedMatch | null = null;
/** Nothing of the match is shown until the next person has the device. */
let covered = false;
/** How many facts the page holds; they are those of the seat that looks. */
let held = 0;
/** How many facts each seat has been told. */
const told = new Map<number, number>();

scope.onmessage = ({ data }) => {
  reply(data).catch(tellBroken);
};

const tellBroken = (bug: unknown): void =>
  scope.postMessage({ type: 'broken', why: bug instanceof Error ? bug.message : String(bug) });

async function reply(data: ToWorker): Promise<void> {
  if (data.type === 'lesson') {
    const { work } = await import('../lessons/lesson-work.ts');
    await work(data.message, (said) => scope.postMessage({ type: 'lesson', reply: said }));
    return;
  }
  if (data.type === 'quiz') {
    const { quizReply } = await import('../quiz/quiz-work.ts');
    scope.postMessage({ type: 'quiz', reply: quizReply(data.message) });
    return;
  }
  if (data.type === 'hint') {
    await loadThinkers();
    giveHint(data.question);
    return;
  }
  const refusal = data.type === 'resume' ? await resume(data.saved) : handle(data);
  if (refusal !== null) scope.postMessage({ type: 'refused', what: data.type, refusal });
  else if (hosted !== null) show(hosted, false);
  if (company.thinkers === null) loadThinkers().then(botsJoin).catch(tellBroken);
}

/** The bots have arrived: whatever they were asked meanwhile is answered now. */
function botsJoin(): void {
  if (hosted === null) return;
  const { length } = hosted.match.answers;
  const refusal = letBotsPlay(hosted);
  if (refusal !== null) scope.postMessage({ type: 'refused', what: 'resume', refusal });
  if (hosted.match.answers.length === length) return;
  handOver(hosted);
  show(hosted, true);
}

/** The table stays as it is; only what is ticked to begin with changes. */
function giveHint(question: number): void {
  const hint = hosted === null || covered ? null : hintFor(hosted, question);
  if (hosted === null || hint === null) scope.postMessage({ type: 'refused', what: 'hint', refusal: noMatch() });
  else scope.postMessage({ type: 'hint', hint, table: tableOf(hosted, hint) });
}

type Playing = Exclude<ToWorker, { type: 'hint' | 'resume' | 'lesson' | 'quiz' }>;

async function resume(saved: string): Promise<Refusal | null> {
  return open(await hostSaved(company, saved));
}

function open(opened: Result<HostedMatch>): Refusal | null {
  if (!opened.ok) return opened.refusal;
  hosted = opened.value;
  held = 0;
  told.clear();
  covered = hosted.people.length > 1 && !isOver(hosted);
  return null;
}

function handle(message: Playing): Refusal | null {
  if (message.type === 'start') return open(hostNew(company, message.match, drawSeed()));
  if (hosted === null) return noMatch();
  if (message.type === 'reveal') {
    covered = false;
    return null;
  }
  const refusal = message.type === 'answer' ? answer(hosted, message.question, message.answer) : takeBack(hosted);
  if (refusal !== null) return refusal;
  if (message.type === 'undo') takenBack(hosted);
  handOver(hosted);
  return null;
}

/** Facts that are no more have been told to nobody; what is left is nothing new. */
function takenBack(match: HostedMatch): void {
  held = 0;
  const left = factsFrom(match, 0).length;
  for (const [seat, amount] of told) told.set(seat, Math.min(amount, left));
}

function handOver(match: HostedMatch): void {
  const next = nextToLook(match);
  if (next === match.seat) return;
  match.seat = next;
  held = 0;
  covered = true;
}

function show(shown: HostedMatch, unasked: boolean): void {
  const saved = savedText(shown);
  if (covered) {
    scope.postMessage({ type: 'curtain', curtain: curtainOf(shown), saved });
    return;
  }
  const facts = factsFrom(shown, held);
  const seen = told.get(shown.seat) ?? 0;
  const shared = shown.people.length > 1;
  const rulesChanged = shown.match.moves.map(({ events }) => events);
  const table = tableOf(shown);
  scope.postMessage({ type: 'table', table, from: held, facts, seen, rulesChanged, shared, saved, unasked });
  held += facts.length;
  told.set(shown.seat, held);
}

function drawSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
