// Before picking: which development and which world the hand would go for. Simulated rounds then place that card
// instead of the one that hand-made worth would choose, so that a pick is judged by what it is for.

import type { Random } from '@orrery/kernel';
import { type Action, type RaceState, type RaceView, race } from '@orrery/race';
import { type CardNo, catalogueOf } from '@orrery/race/search';
import type { RaceModel } from './model.ts';
import { priceToPlace } from './prices.ts';
import { finishRound, type PlacementPlan, revealPicks } from './rollout.ts';

/** Every card in reach is tried so many times, with everybody else exploring. */
export function planPlacements(
  model: RaceModel,
  view: RaceView,
  seat: number,
  times: number,
  random: Random,
): PlacementPlan {
  const roots = Array.from({ length: times }, () => race.determinize(view, random));
  return {
    seat,
    develop: bestCard(model, roots, seat, 'develop'),
    settle: bestCard(model, roots, seat, 'settle'),
  };
}

function bestCard(
  model: RaceModel,
  roots: readonly RaceState[],
  seat: number,
  action: 'develop' | 'settle',
): string | null {
  const [root] = roots;
  if (root === undefined) return null;
  let best: string | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const card of [null, ...inReach(root, seat, action)]) {
    let sum = 0;
    for (const each of roots) sum += placed(model, race.clone(each), seat, action, card);
    if (sum <= most) continue;
    most = sum;
    best = card;
  }
  return best;
}

function placed(model: RaceModel, state: RaceState, seat: number, action: Action, card: string | null): number {
  const other: Action[] = state.options.experienced ? ['explore-5', 'explore-1-1'] : ['explore-1-1'];
  const mine: Action[] = state.options.experienced ? ['explore-1-1', action] : [action];
  revealPicks(state, (each) => (each === seat ? mine : other));
  finishRound(state, model.quick, { seat, develop: card, settle: card });
  return model.share(state, seat);
}

/** Cards of the hand that could be placed, or nearly: an Explore or a discount may still help. */
function inReach(state: RaceState, seat: number, action: 'develop' | 'settle'): string[] {
  const { faces } = catalogueOf(state.options);
  const { hand = [], tableau = [] } = state.players[seat] ?? {};
  const found = new Set<string>();
  const isInReach = (card: CardNo): boolean =>
    faces[card]?.isDevelopment === (action === 'develop') &&
    !tableau.includes(card) &&
    priceToPlace(state, seat, card, 1) <= hand.length - 1;
  for (const card of hand) if (isInReach(card)) found.add(faces[card]?.slug ?? '');
  return [...found];
}
