// A match with all cards on the table, in names: for comparing with recorded games, for tests and for analysis. Never
// for a seat or a bot: they get views.

import type { Seat } from '@orrery/kernel';
import { deckSize, discardSize } from './dealer.ts';
import { gameOf, slugOf, slugsOf } from './game.ts';
import { goalPoints, tileOf } from './goals.ts';
import type { Slug } from './questions.ts';
import { bonusOf, type Score, scoreOf } from './scoring.ts';
import { militaryNow } from './standing.ts';
import { noCard, type RaceState } from './state.ts';

export interface InspectedSeat {
  readonly seat: Seat;
  readonly hand: readonly Slug[];
  readonly tableau: readonly {
    readonly card: Slug;
    readonly goods: number;
    readonly vp: number;
    readonly bonus: number;
  }[];
  readonly chips: number;
  readonly military: number;
  /** Points per goal tile, if the match ended now. */
  readonly goals: readonly { readonly goal: string; readonly vp: number }[];
  readonly score: Score;
}

export interface Inspection {
  readonly round: number;
  readonly phase: string;
  readonly pool: number;
  readonly deck: number;
  readonly discard: number;
  readonly endedBy: readonly ('pool' | 'tableau')[];
  readonly seats: readonly InspectedSeat[];
}

export function inspect(state: RaceState): Inspection {
  const g = gameOf(state);
  return {
    round: state.round,
    phase: state.phase,
    pool: state.pool,
    deck: state.supplies.reduce((sum, supply) => sum + deckSize(supply), 0),
    discard: state.supplies.reduce((sum, supply) => sum + discardSize(supply), 0),
    endedBy: state.endedBy.slice(),
    seats: state.players.map((player, seat) => ({
      seat,
      hand: slugsOf(g, player.hand),
      tableau: player.tableau.map((card, place) => ({
        card: slugOf(g, card),
        goods: player.goods[place] === noCard ? 0 : 1,
        vp: g.cards.faces[card]?.vp ?? 0,
        bonus: bonusOf(g, seat, card),
      })),
      chips: player.chips,
      military: militaryNow(g, seat),
      goals: state.goals.map((goal) => ({ goal: tileOf(goal).id, vp: goalPoints(g, seat, goal) })),
      score: scoreOf(g, seat),
    })),
  };
}
