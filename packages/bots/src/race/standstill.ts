// No standstill: rules do not end a match in which everybody picks the same again and nothing comes of it. Whoever is
// about to repeat such a pick picks something that gets him on instead.

import { type Action, type RaceState, race } from '@orrery/race';
import type { RatedAnswer } from '../thinking/successive-halving.ts';
import { pickNumber, pickRange, picks } from './picks.ts';
import type { Quick } from './quick.ts';
import { finishRound, revealPicks } from './rollout.ts';

/** The answers best first; where the best repeats a round in which nothing happened, one that changes something. */
export function withoutStandstill(
  rated: readonly RatedAnswer[],
  state: RaceState,
  seat: number,
  quick: Quick,
): readonly RatedAnswer[] {
  const [best] = rated;
  const last = state.players[seat]?.actions ?? [];
  if (best === undefined || last.length === 0) return rated;
  if (pickNumber(pickOf(best)) !== pickNumber(last)) return rated;
  const changes = (pick: readonly Action[], seats: readonly number[]): boolean => {
    const after = race.clone(state);
    revealPicks(after, (other) => (other === seat ? pick : (state.players[other]?.actions ?? [])));
    finishRound(after, quick);
    return seats.some((each) => hasChanged(state, after, each));
  };
  const everybody = state.players.map((_, other) => other);
  if (changes(last, everybody)) return rated;
  const found = rated.find((each) => changes(pickOf(each), [seat]));
  const others = rated.filter((each) => each !== found);
  return [found ?? { ...best, answer: explorePick(state.options.experienced) }, ...others];
}

const pickOf = ({ answer }: RatedAnswer): readonly Action[] => answer as readonly Action[];

/** Whether this seat's tableau, goods, chips or number of cards differ. */
function hasChanged(before: RaceState, after: RaceState, seat: number): boolean {
  const [one, other] = [before.players[seat], after.players[seat]];
  if (one === undefined || other === undefined) return false;
  return (
    one.tableau.length !== other.tableau.length ||
    one.chips !== other.chips ||
    one.hand.length !== other.hand.length ||
    countGoods(one.goods) !== countGoods(other.goods)
  );
}

const countGoods = (goods: readonly number[]): number => goods.filter((good) => good !== -1).length;

function explorePick(experienced: boolean): readonly Action[] {
  const { start, count } = pickRange(experienced);
  return picks.slice(start, start + count).find((pick) => pick.includes('explore-1-1')) ?? [];
}
