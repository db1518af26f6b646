// How somebody else answers in both of two matches that differ in what is hidden: with the same answer where it is legal in
// both, otherwise with one of the same form, so that to the viewer both are the same until a card is shown.

import {
  type AnyGame,
  below,
  type FlowState,
  type Frame,
  faceFor,
  pick,
  playInPlace,
  type Question,
  type Random,
  type Seat,
} from '@orrery/kernel';

export interface Pair {
  readonly one: unknown;
  readonly other: unknown;
  /** Whether they say the same but for the names of hidden pieces, and show the viewer the same for now. */
  readonly alike: boolean;
}

const nothing: ReadonlySet<string> = new Set();
const tries = 8;
const mostListed = 200;
const mostTried = 12;
/** How often the answer is looked for that fits both, which is often a pass; otherwise matches would stand still. */
const sharedChance = 2;

/** A question in one of the two matches. */
export interface Asked {
  readonly state: FlowState;
  readonly question: Question;
  /** Names that the viewer cannot read: others may stand for them. */
  readonly hidden: ReadonlySet<string>;
}

export function pairOfAnswers(game: AnyGame, one: Asked, other: Asked, viewer: Seat | null, random: Random): Pair {
  const samples = Array.from({ length: tries }, () => game.sample(one.state, one.question, random));
  const fallback = game.fallback(one.state, one.question);
  const wanted = below(random, sharedChance) === 0 ? [fallback, ...samples] : samples.slice(0, 1);
  // The same hidden piece may lie elsewhere in the other match: then the same answer does not look the same.
  const fits = (answer: unknown): boolean =>
    game.check(other.state, other.question, answer) === null &&
    (formOf(answer, one.hidden) === formOf(answer, nothing) ||
      faceOf(game, one, answer, viewer) === faceOf(game, other, answer, viewer));
  const shared = wanted.filter(fits);
  if (shared.length > 0) {
    const answer = pick(random, shared);
    return { one: answer, other: answer, alike: true };
  }
  const answer = wanted[0];
  const listed = game.enumerate(other.state, other.question);
  const candidates = [
    ...(listed !== null && listed.length <= mostListed ? listed : []),
    ...Array.from({ length: tries }, () => game.sample(other.state, other.question, random)),
    game.fallback(other.state, other.question),
  ];
  const wantedForm = formOf(answer, one.hidden);
  const alike = candidates.filter((each) => formOf(each, other.hidden) === wantedForm).slice(0, mostTried);
  const face = faceOf(game, one, answer, viewer);
  const twin = alike.find((each) => faceOf(game, other, each, viewer) === face);
  if (twin !== undefined) return { one: answer, other: twin, alike: true };
  return { one: answer, other: alike[0] ?? candidates.at(-1), alike: false };
}

/** What the viewer is shown of an answer, tried on a copy. */
function faceOf(game: AnyGame, { state, question }: Asked, answer: unknown, viewer: Seat | null): string {
  const copy = game.clone(state);
  const faces: unknown[] = [];
  playInPlace(game, copy, question.seat, question.id, answer, (all, owner) => {
    faces.push(faceFor({ seq: 0, all, owner }, viewer));
  });
  return JSON.stringify([faces, game.viewFor(copy, viewer)]);
}

/** An answer without the names in it that are hidden. */
const formOf = (answer: unknown, hidden: ReadonlySet<string>): string =>
  JSON.stringify(answer, (_, value: unknown) => (typeof value === 'string' && hidden.has(value) ? '' : value));

/** A match as far as its secrets go: where it stands, and the names that the viewer cannot read. */
export interface Secrets {
  readonly flow: Frame;
  readonly hidden: ReadonlySet<string>;
}

/** Whether what others have already answered in secret is alike in both. */
export function secretsAreAlike(one: Secrets, other: Secrets, viewer: Seat | null): boolean {
  const answers = (frame: Frame): unknown[] => [
    ...frame.asked.map(({ question, answer }) => (question.seat === viewer ? null : answer)),
    ...frame.lanes.map(answers),
  ];
  return formOf(answers(one.flow), one.hidden) === formOf(answers(other.flow), other.hidden);
}
