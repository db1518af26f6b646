// What an order answers: the game lists what is legal and judges what is given, so an order can want nothing that the rules do
// not allow, and knows nothing that its seat does not.

import type { AnyGame, FlowState, Question, Seat } from '@orrery/kernel';
import type { GameName, Games } from '../table.ts';
import type { OrderGame, OrderRow, PlainFact } from './order-game.ts';
import { raceOrders } from './race.ts';
import { rollOrders } from './roll.ts';

/** As the protocol has it; the table knows no protocol. */
export interface OrderForm {
  readonly on: string;
  readonly about: string | null;
  readonly if: readonly {
    readonly fact: string;
    readonly piece?: string | undefined;
    readonly is: 'atLeast' | 'atMost';
    readonly than: number;
  }[];
  readonly answers: readonly (
    | { readonly do: 'give'; readonly answer: unknown }
    | { readonly do: 'choose'; readonly first: readonly string[]; readonly never: readonly string[] }
    | { readonly do: 'propose' }
    | { readonly do: 'plan'; readonly plan: string }
  )[];
  readonly else: 'ask' | 'pass';
}

const orderGames: { readonly [G in GameName]: OrderGame<G> } = { race: raceOrders, roll: rollOrders };
export const orderGame = (name: GameName): OrderGame<GameName> => orderGames[name];

export const orderFacts = (name: GameName): { readonly fact: string; readonly perPiece: boolean }[] =>
  Object.entries(orderGame(name).facts).map(([fact, { perPiece }]) => ({ fact, perPiece }));
export const orderRows = (name: GameName): readonly OrderRow[] => orderGame(name).rows;
export const ownPieces = (name: GameName, view: unknown, seat: Seat): string[] => [
  ...new Set(isView(view) ? orderGame(name).ownPieces(view, seat) : []),
];
export const orderPlans = (name: GameName): readonly string[] => orderGame(name).plans;

/** Whether a fact, as the seat may see it, makes its orders doubtful. */
export const isSurprising = (name: GameName, fact: PlainFact, seat: Seat): boolean =>
  orderGame(name).isSurprising(fact, seat);

/** Cards and tiles that an order names and cannot do without. */
export const piecesNamed = ({ about, answers }: OrderForm): string[] => [
  ...(about === null ? [] : [about]),
  ...answers.flatMap((answer) => (answer.do === 'give' ? textsIn(answer.answer) : [])),
];

type View = Games[GameName]['view'];

const isView = (view: unknown): view is View => typeof view === 'object' && view !== null && 'players' in view;

/** Whether a seat has a piece in its view of its own things, in whatever place. */
export function hasPiece(view: unknown, seat: Seat, piece: string): boolean {
  return isView(view) && textsIn(view.players[seat]).includes(piece);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The answer that these orders give to a question; null: its person is asked. */
export function answerByOrder(
  name: GameName,
  game: AnyGame,
  state: FlowState,
  question: Question,
  orders: readonly OrderForm[],
): { readonly answer: unknown } | null {
  const { seat } = question;
  const view = game.viewFor(state, seat);
  const order = orders.find(
    (each) => isFor(each, question) && each.if.every((condition) => holds(name, view, seat, condition)),
  );
  if (order === undefined) return null;
  for (const wanted of order.answers) {
    const found = answerOf(name, game, state, question, wanted);
    if (found !== null && game.check(state, question, found.answer) === null) return found;
  }
  return order.else === 'pass' ? { answer: game.fallback(state, question) } : null;
}

const isFor = ({ on, about }: OrderForm, question: Question): boolean =>
  on === question.kind && (about === null || textsIn(question).includes(about));

function holds(name: GameName, view: unknown, seat: Seat, { fact, piece, is, than }: OrderForm['if'][number]): boolean {
  const known = orderGame(name).facts[fact];
  if (known === undefined || !isView(view)) return false;
  const count = known.count(view, seat, piece ?? '');
  return is === 'atLeast' ? count >= than : count <= than;
}

function answerOf(
  name: GameName,
  game: AnyGame,
  state: FlowState,
  question: Question,
  wanted: OrderForm['answers'][number],
): { readonly answer: unknown } | null {
  switch (wanted.do) {
    case 'give':
      return { answer: wanted.answer };
    case 'choose':
      return chosen(game.enumerate(state, question) ?? [], wanted.first, wanted.never);
    case 'propose': {
      const answer = game.propose(state, question);
      return answer === null ? null : { answer };
    }
    case 'plan':
      return orderGame(name).planned(question, game.describe(state, question), wanted.plan);
  }
}

/** Of the legal answers the one that names the earliest of `first`, then as few others as possible; none that names one of `never`. */
function chosen(
  legal: readonly unknown[],
  first: readonly string[],
  never: readonly string[],
): { readonly answer: unknown } | null {
  let best: { readonly answer: unknown; readonly ranks: readonly number[] } | null = null;
  for (const answer of legal) {
    const names = textsIn(answer);
    if (names.some((each) => never.includes(each))) continue;
    const wanted = first.flatMap((piece, index) => (names.includes(piece) ? [index] : []));
    if (wanted.length === 0) continue;
    const ranks = [names.length - wanted.length, ...wanted];
    if (best === null || isBefore(ranks, best.ranks)) best = { answer, ranks };
  }
  return best === null ? null : { answer: best.answer };
}

function isBefore(a: readonly number[], b: readonly number[]): boolean {
  for (let index = 0; index < Math.max(a.length, b.length); index++) {
    const [mine, theirs] = [a[index] ?? -1, b[index] ?? -1];
    if (mine !== theirs) return mine < theirs;
  }
  return false;
}
