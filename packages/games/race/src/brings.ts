// What each action would bring a seat now, by what it sees: each phase is played alone, with the answers that would be
// proposed. Nobody else calls anything, and nothing is known of what will be drawn.

import { begin, type Frame, findAsked, firstOpen, randomFromNumber, run, type Seat } from '@orrery/kernel';
import type { Action } from './actions.ts';
import { asIfPhaseBegan } from './as-if.ts';
import type { Brings, Brought, HandPrice, Takeovers } from './decisions/prospects.ts';
import { decisionFor } from './decisions/table.ts';
import { describeTargets } from './decisions/targets.ts';
import { determinize } from './determinize.ts';
import { faceAt, type Game, gameOf, playerAt } from './game.ts';
import { sellAndConsume } from './phases/consume.ts';
import { beginPhase } from './phases/phase.ts';
import { produce, produceGoods } from './phases/produce.ts';
import { usableConsumePowers } from './powers/consume.ts';
import { exploreTally } from './powers/explore.ts';
import { produceSteps } from './powers/produce.ts';
import type { QuestionKind } from './questions.ts';
import { rules } from './rules.ts';
import { clone, noCard, type RaceState } from './state.ts';
import { goodsCount, takeSnapshots } from './tableau.ts';
import { viewFor } from './view.ts';

export function bringsOf(
  state: RaceState,
  seat: Seat,
  actions: readonly Action[],
  prices: readonly HandPrice[],
): Brings[] {
  const g = gameOf(turnsOnCards(state, seat) ? determinize(viewFor(state, seat), randomFromNumber(0)) : clone(state));
  takeSnapshots(g);
  for (const player of g.state.players) player.actions = [];
  return actions.map((action) => bring(g, seat, action, prices));
}

/**
 * Powers whose gain depends on which cards are drawn or held. Where nobody has one, all that counts lies open: then the
 * state itself says as much as one made up from the view, which takes longer to make.
 */
function turnsOnCards(state: RaceState, seat: Seat): boolean {
  const g = gameOf(state);
  if (consumesByCards(g, seat) || producesForCards(g, seat)) return true;
  if (!isPaidForMost(g, seat)) return false;
  for (let owner = 0; owner < state.players.length; owner++) if (producesForCards(g, owner)) return true;
  return false;
}

// Loops without closures: these run at every pick of actions, for every card in play.

function consumesByCards(g: Game, seat: Seat): boolean {
  for (const card of playerAt(g, seat).tableau)
    for (const { kind } of faceAt(g, card).consume) if (hangsOnCards.has(kind)) return true;
  return false;
}

function producesForCards(g: Game, seat: Seat): boolean {
  for (const card of playerAt(g, seat).tableau)
    for (const power of faceAt(g, card).produce)
      if (power.kind === 'produceHere' && power.consumes !== undefined) return true;
  return false;
}

/** Draws for having produced most: only then what others produce changes anything. @rule race-5.5.6 */
function isPaidForMost(g: Game, seat: Seat): boolean {
  for (const card of playerAt(g, seat).tableau)
    for (const { kind } of faceAt(g, card).produce) if (kind === 'drawIfMostProduced') return true;
  return false;
}

/** Only the seat itself consumes here. */
const hangsOnCards: ReadonlySet<string> = new Set(['guessCost', 'ante', 'discardCards']);

function bring(g: Game, seat: Seat, action: Action, prices: readonly HandPrice[]): Brings {
  switch (action) {
    case 'explore-5':
    case 'explore-1-1': {
      playerAt(g, seat).actions = [action];
      const { draws, keeps } = exploreTally(g, seat);
      return { what: 'explore', action, sees: draws, keeps };
    }
    case 'develop':
    case 'develop-2':
      return placing(action, prices, true);
    case 'settle':
    case 'settle-2':
      return {
        ...placing(action, prices, false),
        ...(g.state.options.takeovers ? { takeovers: takeoversOf(g, seat) } : {}),
      };
    case 'consume-trade': {
      let sale = 0;
      const brought = played(g, seat, [action], consuming, (event) => {
        if (event.kind === 'sold' && event.seat === seat && event.cause === null) sale += event.price + event.bonus;
      });
      return { what: 'trade', action, sale, after: { ...brought, cards: brought.cards - sale } };
    }
    case 'consume-x2':
      return gain(g, seat, action, consuming);
    case 'produce':
      return gain(g, seat, action, producing);
  }
}

/** By whoever could take something, if Settle began now. @rule race-9.2.1 */
function takeoversOf(g: Game, seat: Seat): Takeovers {
  const now = asIfPhaseBegan(g.state);
  const others = now.state.players.map((_, other) => other).filter((other) => other !== seat);
  return {
    mine: describeTargets(now, seat),
    against: others.flatMap((other) => describeTargets(now, other).filter(({ owner }) => owner === seat)),
  };
}

/** A second Develop or Settle brings the same as the first. */
function placing(action: Action, prices: readonly HandPrice[], develops: boolean): Extract<Brings, { what: 'place' }> {
  let playable = 0;
  let cheapest: number | null = null;
  for (const { way, possibleCalled, called } of prices) {
    if (!possibleCalled || (way === 'develop') !== develops) continue;
    const cost = called ?? 0;
    playable += 1;
    if (cheapest === null || cost < cheapest) cheapest = cost;
  }
  return { what: 'place', action, playable, cheapest };
}

/** Where the action makes no difference, the phase is played once. */
function gain(g: Game, seat: Seat, action: Action, phase: Phase): Brings {
  const otherwise = played(g, seat, [], phase);
  playerAt(g, seat).actions = [action];
  const mine = phase.isHelped(g, seat) ? played(g, seat, [action], phase) : otherwise;
  return { what: 'gain', action, mine, otherwise };
}

/** More answers than any phase takes. */
const mostAnswers = 500;

const nothing: Brought = { points: 0, cards: 0, goods: 0 };

interface Phase {
  /** Where the seat has nothing to do in it, it need not be played to know what it brings. */
  isIdle(g: Game, seat: Seat): boolean;
  /** Whether it brings more to who has picked it, as the seat has. */
  isHelped(g: Game, seat: Seat): boolean;
  begin(g: Game, seat: Seat): Frame<never>;
}

/** What others consume changes nothing for the seat. */
const consuming: Phase = {
  isIdle: (g, seat) => {
    const player = playerAt(g, seat);
    const sells = player.actions.includes('consume-trade') && goodsCount(player) > 0;
    return !sells && usableConsumePowers(g, seat).length === 0;
  },
  isHelped: () => true,
  begin: (g, seat) => {
    beginPhase(g, 'consume');
    return begin(sellAndConsume, { seat });
  },
};

const producing: Phase = {
  isIdle: (g, seat) => {
    for (const card of playerAt(g, seat).tableau) if (faceAt(g, card).produce.length > 0) return false;
    return produceSteps(g, seat).length === 0;
  },
  isHelped: (g, seat) => produceSteps(g, seat).some(({ power }) => power === null),
  begin: (g, seat) => {
    if (isPaidForMost(g, seat)) return begin(produce, {});
    beginPhase(g, 'produce');
    return begin(produceGoods, { seat, card: noCard, index: 0 });
  },
};

/** What the seat has more after the phase, with these actions picked and no others. */
function played(g: Game, seat: Seat, actions: readonly Action[], phase: Phase, emit: Game['emit'] = null): Brought {
  playerAt(g, seat).actions = actions.slice();
  if (phase.isIdle(g, seat)) return nothing;
  const before = amountsOf(g, seat);
  const after = gameOf(clone(g.state), emit);
  after.state.flow = phase.begin(after, seat);
  for (let answers = 0; answers < mostAnswers && !run(rules, after, after.state.flow); answers++) answerNext(after);
  const { points, cards, goods } = amountsOf(after, seat);
  return { points: points - before.points, cards: cards - before.cards, goods: goods - before.goods };
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
