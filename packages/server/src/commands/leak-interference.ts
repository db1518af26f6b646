// Leaks by non-interference: two servers hold the same match, but what a viewer cannot see is shuffled in one of them. The
// viewer does the same in both, the others answer in pairs. As long as the rules have shown the viewer nothing that is
// different, every byte and every boundary between messages must be the same. When they have, the second match is made
// equal to the first, its hidden part shuffled anew, and the comparison goes on from there.

import { below, openQuestions, pick, type Question, type Random, type Seat } from '@orrery/kernel';
import type { Metrics } from '../metrics.ts';
import { judge, type Sight, textsIn } from './leak-judge.ts';
import { pairOfAnswers, secretsAreAlike } from './leak-pairing.ts';
import { type Fault, openTwins, type Twin } from './leak-twin.ts';
import type { WayToPlay } from './leak-ways.ts';

export interface Comparison {
  answers: number;
  /** Messages that were compared. */
  messages: number;
  /** How often the hidden part was shuffled. */
  shuffles: number;
  readonly leaks: string[];
}

const mostAnswers = 600;
const shufflesToPart = 6;
/** One in so many. */
const undoChance = 20;
const askChance = 4;

/** Plays one match on both servers, until its end, a leak, or enough answers. */
export async function compareTwins(
  way: WayToPlay,
  viewer: Seat | null,
  random: Random,
  metrics: Metrics,
  found: Comparison,
  fault: Fault = {},
  most = mostAnswers,
): Promise<void> {
  const twins = await openTwins(way, viewer, metrics, fault);
  try {
    const leak = await compare({ twins, viewer, random, found, most, parted: false });
    if (leak !== null) found.leaks.push(`${way.name}, ${viewer === null ? 'a spectator' : `seat ${viewer}`}: ${leak}`);
  } finally {
    for (const twin of twins) await twin.close();
  }
}

interface Run {
  readonly twins: readonly [Twin, Twin];
  readonly viewer: Seat | null;
  readonly random: Random;
  readonly found: Comparison;
  readonly most: number;
  /** Others have answered in ways that differ in more than names. */
  parted: boolean;
}

async function compare(run: Run): Promise<string | null> {
  const { twins, viewer, random, found } = run;
  const [one, other] = twins;
  const first = await shuffleOther(run);
  if (first !== null) return first;
  for (let answers = 0; answers < run.most; answers++) {
    const open = openQuestions(one.live.match.state);
    // Where others did different things one match may end sooner; its table then says so for good.
    if (isOver(one) || (run.parted && isOver(other))) return null;
    const asked = askedIn(one);
    if (asked !== askedIn(other)) {
      if (!run.parted) return `asked are ${asked} in the one, ${askedIn(other)} in the other`;
      const leak = await shuffleOther(run);
      if (leak !== null) return leak;
    }
    const question = pick(random, open);
    const step = question.seat === viewer ? ownStep(run, question) : otherStep(run, question);
    const [replies, otherReplies] = await step;
    const [sight, otherSight] = [sightOf(one, viewer, replies), sightOf(other, viewer, otherReplies)];
    found.answers += 1;
    found.messages += sight.sent.length;
    const verdict = judge(sight, otherSight, run.parted);
    if (verdict.same) continue;
    if (verdict.leak !== null) return `after ${question.kind} of seat ${question.seat}: ${verdict.leak}`;
    if (isOver(one) || isOver(other) || one.live.seq !== other.live.seq) return null;
    const leak = await shuffleOther(run);
    if (leak !== null) return leak;
  }
  return null;
}

const isOver = ({ live }: Twin): boolean => live.game.outcome(live.match.state) !== null;

const sightOf = (twin: Twin, viewer: Seat | null, replies: readonly string[]): Sight => ({
  sent: isOver(twin) ? lastState(twin.takeSent()) : twin.takeSent(),
  replies,
  stillHidden: hiddenNames(twin, viewer),
});

/** Nothing is hidden once a match is over, and its table is told of in its own time: only the state of the end counts. */
const lastState = (sent: readonly string[]): string[] =>
  sent.filter((text) => /^\{"type":"(?:state|changes)"/.test(text)).slice(0, 1);

function hiddenNames({ live }: Twin, viewer: Seat | null): Set<string> {
  const { game, match } = live;
  const hidden = new Set<string>();
  for (const [seat] of live.table.seats.entries()) textsIn(game.viewFor(match.state, seat), hidden);
  for (const seen of textsIn(game.viewFor(match.state, viewer))) hidden.delete(seen);
  return hidden;
}

const askedIn = ({ live }: Twin): string =>
  openQuestions(live.match.state)
    .map(({ seat, id }) => `${seat}/${id}`)
    .sort()
    .join(' ');

/**
 * Makes the other match equal to the first and shuffles what is hidden; several times, until others' secrets are alike.
 * Then the viewer comes back to both, and must be sent the same.
 */
async function shuffleOther(run: Run): Promise<string | null> {
  const { twins, viewer, random, found } = run;
  const [one, other] = twins;
  const { game, match, undos, waitingSince, waitingOn, askedAt } = one.live;
  const hidden = hiddenNames(one, viewer);
  for (let attempt = 0; attempt < shufflesToPart; attempt++) {
    const state = game.clone(match.state);
    game.shuffleHidden(state, viewer, random);
    Object.assign(other.live.match, { state, events: match.events.slice(), answers: match.answers.slice(), trail: [] });
    run.parted = !secretsAreAlike(
      { flow: match.state.flow, hidden },
      { flow: state.flow, hidden: hiddenNames(other, viewer) },
      viewer,
    );
    if (!run.parted) break;
  }
  match.trail = [];
  const waiting = { waitingSince: new Map(waitingSince), waitingOn: new Map(waitingOn), askedAt: new Map(askedAt) };
  Object.assign(other.live, { undos, ...waiting, standings: null });
  found.shuffles += 1;
  for (const twin of twins) {
    await twin.settle(); // what was on its way before belongs to the time before
    twin.takeSent();
    await twin.watchAgain();
    await twin.settle();
  }
  const verdict = judge(sightOf(one, viewer, []), sightOf(other, viewer, []), false);
  return verdict.same ? null : `on coming back: ${verdict.leak ?? 'another event'}`;
}

/** What the viewer's own messages were answered with, on both sides. */
type Replies = readonly [readonly string[], readonly string[]];
const noReplies: Replies = [[], []];

/** Another seat answers, or takes back its last answer. */
async function otherStep(run: Run, question: Question): Promise<Replies> {
  const { twins, random, viewer } = run;
  const [one, other] = twins;
  const { seat, id } = question;
  if (below(random, undoChance) === 0) {
    for (const twin of twins) await twin.undo(seat);
    return noReplies;
  }
  const twin = openQuestions(other.live.match.state).find((each) => each.seat === seat && each.id === id) ?? question;
  const pair = pairOfAnswers(
    one.live.game,
    { state: one.live.match.state, question, hidden: hiddenNames(one, viewer) },
    { state: other.live.match.state, question: twin, hidden: hiddenNames(other, viewer) },
    viewer,
    random,
  );
  if (!pair.alike) run.parted = true;
  await one.answer(seat, id, pair.one);
  await other.answer(seat, id, pair.other);
  return noReplies;
}

/** The viewer looks for legal answers, asks for a hint, answers wrongly, takes back; then answers, the same in both. */
async function ownStep({ twins, random }: Run, question: Question): Promise<Replies> {
  const [one, other] = twins;
  const { id: match, game } = one.live;
  const { id } = question;
  const answer = game.sample(one.live.match.state, question, random) as never;
  const messages: Parameters<Twin['ask']>[0][] = [];
  if (below(random, askChance) === 0) messages.push({ type: 'legal', ref: 1, match, question: id });
  if (below(random, askChance) === 0) messages.push({ type: 'hint', ref: 2, match, question: id });
  if (below(random, askChance) === 0) messages.push({ type: 'gather', ref: 3, match }); // only after the end
  if (below(random, askChance) === 0) {
    messages.push({ type: 'answer', ref: 3, match, question: id + 1, answer });
    messages.push({ type: 'answer', ref: 4, match, question: id, answer: pick(random, oddAnswers) as never });
  }
  if (below(random, undoChance) === 0) messages.push({ type: 'undo', ref: 5, match });
  else messages.push({ type: 'answer', ref: 6, match, question: id, answer });
  const replies: [string[], string[]] = [[], []];
  for (const message of messages) {
    replies[0].push(withoutLots(await one.ask(message)));
    replies[1].push(withoutLots(await other.ask(message)));
    if (replies.some((each) => each.at(-1)?.startsWith('{"type":"accepted"'))) break;
  }
  return replies;
}

const oddAnswers: readonly unknown[] = [{}, [], 'gem-world', ['gem-world', 'gem-world'], { uses: [], cards: ['x'] }, 7];

/** Where answers are too many to list all of them, some are drawn by lot: these differ anyway. */
function withoutLots(reply: string): string {
  const { type, all } = JSON.parse(reply) as { type: string; all?: boolean };
  return type === 'legal' && all === false ? 'some legal answers' : reply;
}
