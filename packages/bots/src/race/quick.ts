// The quick player: answers any question in microseconds by hand-made worth. It is `greedy`, and it finishes the
// rounds that look-ahead begins. It reads only what the seat that is asked may see.

import { type Action, type RaceQuestion, type RaceState, race } from '@orrery/race';
import { bestSale, type CardNo, catalogueOf } from '@orrery/race/search';
import { consumptionOf, goodsByKind, productionOf } from './economy.ts';
import { cardWorth, roundsLeft } from './outlook.ts';
import { priceToPlace } from './prices.ts';
import { placedWorth } from './worth.ts';

/** With so few cards in hand each is worth more than what it would bring. */
const handToKeep = 2;

/** Points that holding this card is worth: what placing it brings less what it costs, doubtful where it is dear. */
export function keptWorth(state: RaceState, seat: number, card: CardNo, rounds = roundsLeft(state)): number {
  const player = state.players[seat];
  if (player === undefined || player.tableau.includes(card)) return 0;
  const price = priceToPlace(state, seat, card);
  const worth = placedWorth(state, seat, card, rounds);
  if (price === Number.POSITIVE_INFINITY) return 0.25 * worth;
  const gain = worth - 0.7 * cardWorth(rounds) * price;
  const reach = price <= player.hand.length + 1 ? 1 : 0.7;
  return Math.max(0.05 * worth, gain * reach);
}

/** Gains in points of picking each of the seven actions, everybody else passing. */
export function actionGains(state: RaceState, seat: number): Record<Action, number> {
  const rounds = roundsLeft(state);
  const card = cardWorth(rounds);
  const goods = goodsByKind(state, seat);
  const eaten = consumptionOf(state, seat, goods);
  const makes = productionOf(state, seat, true);
  const after = consumptionOf(
    state,
    seat,
    goods.map((count, kind) => count + (makes.goods[kind] ?? 0)),
  );
  const sale = bestSale(state, seat);
  const develop = bestPlacement(state, seat, true, rounds);
  const settle = bestPlacement(state, seat, false, rounds) + (bestPlacement(state, seat, false, rounds) > 0 ? card : 0);
  const spoils = 2 * (after.points - eaten.points) + card * (after.cards - eaten.cards);
  return {
    'explore-5': 1.5 * card,
    'explore-1-1': 2.1 * card,
    develop,
    settle,
    'consume-trade': sale === 0 ? 0.2 * card * eaten.cards : sale * card + 0.3 * eaten.points,
    'consume-x2': 2 * eaten.points + card * eaten.cards,
    produce: card * makes.cards + (rounds > 1.2 ? 0.55 * spoils + 0.28 * card * makes.price : 0),
    'develop-2': 0,
    'settle-2': 0,
  };
}

/** What the best card to place now would gain; 0 if none does. */
function bestPlacement(state: RaceState, seat: number, developing: boolean, rounds: number): number {
  const { faces } = catalogueOf(state.options);
  const player = state.players[seat];
  if (player === undefined) return 0;
  let best = 0;
  for (const card of player.hand) {
    if (faces[card]?.isDevelopment !== developing || player.tableau.includes(card)) continue;
    const price = priceToPlace(state, seat, card, developing ? 1 : 0);
    if (price > player.hand.length - 1) continue;
    best = Math.max(best, placedWorth(state, seat, card, rounds) - placingCost(price, rounds));
  }
  return best;
}

const placingCost = (price: number, rounds: number): number => (price + 1) * cardWorth(rounds) * 0.85;

function pickActions(state: RaceState, seat: number, count: number): Action[] {
  const gains = actionGains(state, seat);
  if (count === 2) return bestPair(gains);
  let best: Action = 'explore-1-1';
  for (const action of Object.keys(gains) as Action[]) if (gains[action] > gains[best]) best = action;
  return [best];
}

function bestPair(gains: Record<Action, number>): Action[] {
  const sorted = (Object.keys(gains) as Action[])
    .filter((action) => action !== 'develop-2' && action !== 'settle-2')
    .sort((a, b) => gains[b] - gains[a]);
  const [first = 'explore-1-1', second = 'develop'] = sorted;
  return [first, second];
}

/** From the card that is worth least to this seat on; a second copy can never be placed. */
function byWorth(state: RaceState, seat: number, list: readonly CardNo[]): CardNo[] {
  const rounds = roundsLeft(state);
  const rated = list.map((card, at) => ({
    card,
    worth: list.indexOf(card) < at ? 0 : keptWorth(state, seat, card, rounds),
  }));
  rated.sort((a, b) => a.worth - b.worth || a.card - b.card);
  return rated.map(({ card }) => card);
}

/** A player that needs no look-ahead. */
export interface Quick {
  /** A good answer at once. */
  answer(state: RaceState, question: RaceQuestion): unknown;
  /** The cards of a list, from the one that this seat would part with first. */
  ranked(state: RaceState, seat: number, list: readonly CardNo[]): readonly CardNo[];
}

/** By hand-made worth. */
export const quickPlayer: Quick = { answer: (state, question) => quickAnswer(state, question), ranked: byWorth };

/** A good answer at once; `ranked` says which cards go first. */
export function quickAnswer(state: RaceState, question: RaceQuestion, ranked = byWorth): unknown {
  const { seat } = question;
  const player = state.players[seat];
  if (player === undefined) return race.fallback(state, question);
  const least = (list: readonly CardNo[], count: number): string[] =>
    count <= 0 ? [] : slugsOf(state, ranked(state, seat, list).slice(0, count));
  switch (question.kind) {
    case 'chooseAction':
      return pickActions(state, seat, question.count);
    case 'draftPick':
      return bestToDraft(state, seat);
    case 'discardSetup':
    case 'roundDiscard':
      return least(player.hand, question.count);
    case 'chooseStart':
      return {
        start: bestStart(state, seat, question.offered),
        discard: least(player.hand, question.count),
      };
    case 'exploreDiscard': {
      const list = question.from === 'drawn' ? player.drawn : [...player.hand, ...player.drawn];
      return least(list, question.count);
    }
    case 'developPlace':
    case 'settlePlace':
      return bestToPlace(state, question);
    case 'developPay':
    case 'settlePay':
    case 'defendTakeover': {
      const payment = race.fallback(state, question) as { cards: readonly string[] };
      return { ...payment, cards: least(player.hand, payment.cards.length) };
    }
    case 'produceDiscard':
      return player.hand.length > handToKeep ? (least(player.hand, 1)[0] ?? null) : null;
    case 'anteKeep':
      return bestOf(question.offered, (slug) => keptWorth(state, seat, numberOf(state, slug)));
    default:
      return race.fallback(state, question);
  }
}

/** The designs' names. */
export function slugsOf(state: RaceState, list: readonly CardNo[]): string[] {
  const { faces } = catalogueOf(state.options);
  return list.map((card) => faces[card]?.slug ?? '');
}

/** A card for one's own deck: what it brings in a whole match, less what it costs at its printed price. */
function bestToDraft(state: RaceState, seat: number): string {
  const { faces } = catalogueOf(state.options);
  const card = bestOf(
    state.players[seat]?.drawn ?? [],
    (each) => placedWorth(state, seat, each, 10) - 0.5 * (faces[each]?.price ?? 0),
  );
  return faces[card ?? -1]?.slug ?? '';
}

function bestStart(state: RaceState, seat: number, offered: readonly string[]): string {
  return bestOf(offered, (slug) => placedWorth(state, seat, numberOf(state, slug))) ?? '';
}

function bestOf<T>(list: readonly T[], worth: (one: T) => number): T | undefined {
  let best: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const one of list) {
    const value = worth(one);
    if (value <= most) continue;
    most = value;
    best = one;
  }
  return best;
}

export const numberOf = (state: RaceState, slug: string): CardNo => catalogueOf(state.options).bySlug.get(slug) ?? -1;

/** The card whose placing gains most; a card in play also brings the end nearer, so a small loss is taken. */
function bestToPlace(state: RaceState, question: RaceQuestion): unknown {
  const rounds = roundsLeft(state);
  let best: unknown = null;
  let most = -0.3;
  for (const answer of race.enumerate(state, question) ?? []) {
    if (typeof answer !== 'string') continue;
    const { gain } = gainOfPlacing(state, question, numberOf(state, answer), rounds);
    if (gain <= most) continue;
    most = gain;
    best = answer;
  }
  return best;
}

/** Points that placing a card now brings, less what it costs; and the cards it costs. */
export function gainOfPlacing(
  state: RaceState,
  { kind, seat }: RaceQuestion,
  card: CardNo,
  rounds: number,
): { gain: number; price: number } {
  const bonus = kind === 'developPlace' && state.players[seat]?.actions.includes('develop') ? 1 : 0;
  const price = priceToPlace(state, seat, card, bonus);
  const cost = price === Number.POSITIVE_INFINITY ? 2.5 : placingCost(price, rounds);
  return { gain: placedWorth(state, seat, card, rounds) - cost, price };
}
