// A state as it would be if a phase began now: for whoever says what could be done with what lies there. It is to be looked
// at only, for it shares its piles and cards with the true one.

import type { Seat } from '@orrery/kernel';
import type { CardNo } from './cards/face.ts';
import { type Game, gameOf } from './game.ts';
import type { RaceState } from './state.ts';
import { takeSnapshots } from './tableau.ts';

export function asIfPhaseBegan(state: RaceState): Game {
  const players = state.players.map((player) => ({ ...player, temporary: 0, partly: [] }));
  const g = gameOf({ ...state, players });
  takeSnapshots(g);
  return g;
}

/** With this card in the tableau of a seat, for whoever only counts what lies there. */
export function asIfPlaced({ state, cards }: Game, seat: Seat, card: CardNo): Game {
  const players = state.players.map((player, other) =>
    other === seat ? { ...player, tableau: [...player.tableau, card] } : player,
  );
  return { state: { ...state, players }, cards, emit: null };
}
