// The state after a phase as recorded games write it, made from what each seat sees of itself.

import {
  type DieColour,
  type DieView,
  dieColours,
  type PhaseName,
  type PlayerView,
  phaseNames,
  type RollState,
  roll,
} from '@orrery/roll';
import type { Counts, Digest, SeatDigest } from './recorded.ts';

export function digestOf(state: RollState): Digest {
  const views = state.players.map((_, seat) => roll.viewFor(state, seat));
  const [first] = views;
  return {
    seats: views.map((view, seat) => seatDigest(view.players[seat] as PlayerView)),
    pool: first?.pool ?? 0,
    bag: first?.bag ?? 0,
    abandoned: views.reduce((sum, view, seat) => sum + (view.players[seat]?.abandoned.length ?? 0), 0),
    supply: first?.supply ?? {},
  };
}

export function countsOf(colours: readonly DieColour[]): Counts {
  const counts: Partial<Record<DieColour, number>> = {};
  for (const colour of colours) counts[colour] = (counts[colour] ?? 0) + 1;
  return counts;
}

/** Colours in the order of the data. */
export const inOrder = (colours: readonly DieColour[]): DieColour[] =>
  [...colours].sort((a, b) => dieColours.indexOf(a) - dieColours.indexOf(b));

function seatDigest(player: PlayerView): SeatDigest {
  const at = (...places: readonly string[]): DieColour[] =>
    player.dice.filter((die: DieView) => places.includes(die.at)).map(({ colour }) => colour);
  const columns: Partial<Record<PhaseName, Counts>> = {};
  for (const phase of phaseNames) {
    const workers = at(`column:${phase}`, `selector:${phase}`);
    if (workers.length > 0) columns[phase] = countsOf(workers);
  }
  return {
    cup: countsOf(at('cup')),
    citizenry: countsOf(at('citizenry')),
    ...(Object.keys(columns).length > 0 ? { columns } : {}),
    stackDice: { development: countsOf(at('stack:development')), world: countsOf(at('stack:world')) },
    stacks: { development: player.stacks.development as string[], world: player.stacks.world as string[] },
    tableau: player.tableau.map(({ tile, side }) => {
      const goods = inOrder(at(`world:${side}`));
      return goods.length > 0 ? [tile, side, goods] : [tile, side];
    }),
    credits: player.credits,
    vp: player.chips,
    squares: player.squares,
  };
}
