// A worker in which a finished match is looked back at. Messages are done one after the other; to stop one, the page ends the
// worker and loses nothing: what was found has been told.

import { planReview, reviewAnswers } from '@orrery/bots/review';
import { playThrough } from '@orrery/capsules';
import { sha256Hex } from '@orrery/kernel';
import { answeredAt, openRecord, type ToldMatch, tableAt } from '@orrery/table';
import type { Decision, FromReviewer, ToReviewer } from './messages.ts';

const tell = (message: FromReviewer): void => self.postMessage(message);
let told: ToldMatch | null = null;
let inOrder: Promise<void> = Promise.resolve();

self.addEventListener('message', ({ data }: MessageEvent<ToReviewer>) => {
  inOrder = inOrder
    .then(() => handle(data))
    .catch((bug: unknown) => tell({ type: 'broken', why: bug instanceof Error ? bug.message : String(bug) }));
});

async function handle(message: ToReviewer): Promise<void> {
  if (message.type === 'open') {
    const opened = await openRecord(message.text, playThrough);
    if (opened.ok) told = opened.value;
    else tell({ type: 'refused', refusal: opened.refusal });
    return;
  }
  if (told === null) return; // it was refused, and the page knows
  const { hosted, record } = told;
  if (message.type === 'plan') {
    const planned = planReview(hosted.game, record);
    if (!planned.ok) tell({ type: 'refused', refusal: planned.refusal });
    else tell({ type: 'planned', key: keyOf(told), plan: planned.value, decisions: decisionsOf(told) });
    return;
  }
  const { depth, answers } = message;
  const looked = reviewAnswers(hosted.game, record, depth, new Set(answers), (part) =>
    tell({ type: 'part', depth, part }),
  );
  tell(looked.ok ? { type: 'looked' } : { type: 'refused', refusal: looked.refusal });
}

/** The same deal may be played twice, so the answers themselves belong to the key. */
function keyOf({ record }: ToldMatch): string {
  const { game, rulesVersion, seed, options, position = null, answers } = record;
  return `${sha256Hex(JSON.stringify([game, seed, options, position, answers]))}/${answers.length}/${rulesVersion}`;
}

const decisionsOf = (match: ToldMatch): Decision[] =>
  match.record.answers.map(({ seat, answer }, step) => {
    const given = answeredAt(match, step + 1, { seat, open: false });
    if (given === null) throw new Error(`nothing was asked before answer ${step + 1}`);
    return { answered: { ...given, answer }, view: tableAt(match, step, { seat, open: false }).view };
  });
