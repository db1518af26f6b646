// What each action would bring a seat now, by what it sees: each phase is played alone, in a state made up from its view,
// with the answers that would be proposed. Nobody else calls anything, and nothing is known of what will be drawn.

import { begin, findAsked, firstOpen, type Procedure, randomFromNumber, run, type Seat } from '@orrery/kernel';
import type { Action } from './actions.ts';
import type { Brings, Brought, HandPrice } from './decisions/prospects.ts';
import { decisionFor } from './decisions/table.ts';
import { determinize } from './determinize.ts';
import { faceAt, type Game, gameOf, playerAt } from './game.ts';
import { consume } from './phases/consume.ts';
import { produce } from './phases/produce.ts';
import { exploreTally } from './powers/explore.ts';
import type { ConsumePower } from './powers/vocabulary.ts';
import type { QuestionKind } from './questions.ts';
import { rules } from './rules.ts';
import { clone, type RaceState } from './state.ts';
import { goodsCount, takeSnapshots } from './tableau.ts';
import { viewFor } from './view.ts';

export function bringsOf(
  state: RaceState,
  seat: Seat,
  actions: readonly Action[],
  prices: readonly HandPrice[],
): Brings[] {
  const imagined = determinize(viewFor(state, seat), randomFromNumber(0));
  takeSnapshots(gameOf(imagined));
  return actions.map((action) => bring(imagined, seat, action, prices));
}

function bring(imagined: RaceState, seat: Seat, action: Action, prices: readonly HandPrice[]): Brings {
  switch (action) {
    case 'explore-5':
    case 'explore-1-1': {
      const { draws, keeps } = exploreTally(picking(imagined, seat, action), seat);
      return { what: 'explore', action, sees: draws, keeps };
    }
    case 'develop':
    case 'develop-2':
      return placing(
        action,
        prices.filter(({ way }) => way === 'develop'),
      );
    case 'settle':
    case 'settle-2':
      return placing(
        action,
        prices.filter(({ way }) => way !== 'develop'),
      );
    case 'consume-trade': {
      const { sale, ...brought } = playedAlone(imagined, seat, action, consume);
      return { what: 'trade', action, sale, after: { ...brought, cards: brought.cards - sale } };
    }
    case 'consume-x2':
      return gain(imagined, seat, action, consume);
    case 'produce':
      return gain(imagined, seat, action, produce);
  }
}

/** A second Develop or Settle brings the same as the first. */
function placing(action: Action, prices: readonly HandPrice[]): Brings {
  const costs = prices.filter(({ possibleCalled }) => possibleCalled).map(({ called }) => called ?? 0);
  return { what: 'place', action, playable: costs.length, cheapest: costs.length === 0 ? null : Math.min(...costs) };
}

function gain(imagined: RaceState, seat: Seat, action: Action, phase: Procedure<Game>): Brings {
  const { sale: _, ...mine } = playedAlone(imagined, seat, action, phase);
  const { sale: __, ...otherwise } = playedAlone(imagined, seat, null, phase);
  return { what: 'gain', action, mine, otherwise };
}

/** The same state with this action picked and no other. */
function picking(imagined: RaceState, seat: Seat, action: Action | null, emit: Game['emit'] = null): Game {
  const g = gameOf(clone(imagined), emit);
  for (const player of g.state.players) player.actions = [];
  if (action !== null) playerAt(g, seat).actions = [action];
  return g;
}

/** More answers than any phase takes. */
const mostAnswers = 500;

const nothing = { points: 0, cards: 0, goods: 0, sale: 0 };

/** Without goods most powers do nothing: then the phase need not be played to know what it brings. */
function hasToConsume(imagined: RaceState, seat: Seat): boolean {
  const g = gameOf(imagined);
  const player = playerAt(g, seat);
  const needsGoods = ({ kind }: ConsumePower): boolean => kind === 'consumeGoods' || kind === 'sellGood';
  return goodsCount(player) > 0 || player.tableau.some((card) => !faceAt(g, card).consume.every(needsGoods));
}

function playedAlone(
  imagined: RaceState,
  seat: Seat,
  action: Action | null,
  phase: Procedure<Game>,
): Brought & { readonly sale: number } {
  if (phase === consume && !hasToConsume(imagined, seat)) return nothing;
  let sale = 0;
  const g = picking(imagined, seat, action, (event) => {
    if (event.kind === 'sold' && event.seat === seat && event.cause === null) sale += event.price + event.bonus;
  });
  const before = amountsOf(g, seat);
  g.state.flow = begin(phase, {});
  for (let answers = 0; answers < mostAnswers && !run(rules, g, g.state.flow); answers++) answerNext(g);
  const after = amountsOf(g, seat);
  return {
    points: after.points - before.points,
    cards: after.cards - before.cards,
    goods: after.goods - before.goods,
    sale,
  };
}

function amountsOf(g: Game, seat: Seat): Brought {
  const player = playerAt(g, seat);
  return { points: player.chips, cards: player.hand.length, goods: goodsCount(player) };
}

function answerNext(g: Game): void {
  const question = firstOpen(g.state.flow);
  const asked = question === null ? null : findAsked(g.state.flow, question.seat, question.id);
  if (question === null || asked === null) return;
  const decision = decisionFor<QuestionKind>(question.kind);
  asked.answer = decision.propose?.(g, question) ?? decision.fallback(g, question);
  asked.status = 'given';
}
