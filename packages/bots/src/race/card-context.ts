// What the worth of a single card hangs on, as facts of the position: how far the match is, what was picked this round,
// what lies in the tableau and in the hand. All of it is seen by the seat itself. One weight per design and fact makes a
// score of a card a handful of additions, which is all that a simulated round can afford.

import { goodKinds, type RaceState } from '@orrery/race';
import { actions, type CardNo, goalTiles, strengthNow } from '@orrery/race/search';
import { type Encoder, flag, oneOf } from '../net/encoder.ts';
import type { FactList } from '../net/net.ts';
import { goodsByKind } from './economy.ts';
import { cards, printedDesigns } from './facts.ts';
import { roundsLeft } from './outlook.ts';

/** Rows of a table of weights: one per printed design, and one for placing nothing. */
export const noCardRow = printedDesigns;
export const cardRows = printedDesigns + 1;

export const stages = 5;

const handSizes = 8;
const tableauSizes = 13;
const strengths = 10;

/** From the opening (0) to the last round (4). */
export function stageOf(rounds: number): number {
  if (rounds > 8) return 0;
  if (rounds > 5) return 1;
  if (rounds > 3) return 2;
  return rounds > 1.6 ? 3 : 4;
}

/** Lists the facts that hold for this seat; `list` are the cards it holds, or has to choose from. */
export function writeContext(state: RaceState, seat: number, list: readonly CardNo[], into: FactList): void {
  into.count = 0;
  contextFacts({ at: 0, into }, state, seat, list);
}

function contextFacts(encoder: Encoder<string>, state: RaceState, seat: number, list: readonly CardNo[]): void {
  const { players, options } = state;
  const player = players[seat];
  if (player === undefined) return;
  oneOf(encoder, stageOf(roundsLeft(state)), stages);
  flag(encoder, options.experienced);
  flag(encoder, players.length > 2);
  oneOf(encoder, Math.min(handSizes - 1, player.hand.length), handSizes);
  oneOf(encoder, Math.min(tableauSizes - 1, player.tableau.length), tableauSizes);
  oneOf(encoder, Math.max(0, Math.min(strengths - 1, strengthNow(state, seat) + 2)), strengths);
  for (const action of actions) {
    flag(encoder, player.actions.includes(action));
    flag(
      encoder,
      players.some((other) => other.actions.includes(action)),
    );
  }
  for (const count of goodsByKind(state, seat)) flag(encoder, count > 0);
  for (const tile of goalTiles.keys()) {
    flag(
      encoder,
      state.goals.some((goal) => goal.tile === tile && goal.holders.length === 0),
    );
  }
  cards(encoder, player.tableau);
  cards(encoder, list);
}

/** How many facts there are. */
export const contextSize =
  stages +
  2 +
  (handSizes + tableauSizes + strengths) +
  2 * actions.length +
  goodKinds.length +
  goalTiles.length +
  2 * printedDesigns;
