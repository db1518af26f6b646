// What happens when a tile is completed: workers that go to the cup, the tile's own effects, gains from other tiles.

import type { Seat } from '@orrery/kernel';
import { newDie } from '../dice.ts';
import { type Game, moved, tell, tellPower } from '../game.ts';
import { placeOfGrant } from '../places.ts';
import type { Player } from '../state.ts';
import { playerAt, sideAt } from '../state.ts';
import { colourByName, completionPowers, fits, type SideNo, sideOf, slugOf } from '../tiles/catalogue.ts';
import { pay } from './phase-end.ts';
import type { DiceGrant, PlacedDice, PlacedGain, PowerOf, WorkersToCup } from './vocabulary.ts';

type CompletionPower = PowerOf<'completion'>;

/** Whether a completion power of this side looks at that tile. */
const reacts = (power: CompletionPower, side: SideNo, completed: SideNo): boolean =>
  fits(sideOf(completed), power.target) && !(power.excludesSelf === true && side === completed);

/** The powers that send workers spent on this tile to the cup: those without a choice, or those with one. */
export function workersToCupPowers(
  player: Player,
  completed: SideNo,
  withChoice: boolean,
): { side: SideNo; power: WorkersToCup }[] {
  const found: { side: SideNo; power: WorkersToCup }[] = [];
  for (const side of player.tableau) {
    for (const power of completionPowers(side)) {
      if (power.effect !== 'workersToCup' || (power.all === true) === withChoice) continue;
      if (reacts(power, side, completed)) found.push({ side, power });
    }
  }
  return found;
}

/** What other tiles pay for a completion. */
export function payCompletion(game: Game, seat: Seat, completed: SideNo): void {
  const player = playerAt(game.state, seat);
  for (let i = 0; i < player.tableau.length; i++) {
    const side = sideAt(player, i);
    for (const power of completionPowers(side)) {
      if (power.effect !== 'gain' || !reacts(power, side, completed)) continue;
      tellPower(game, seat, side, 'gain');
      pay[power.resource](game, seat, power.amount, slugOf(side));
    }
  }
}

/** The effects of a tile's own `placed` powers that need no answer. */
export const placedEffects: {
  readonly gain: (game: Game, seat: Seat, side: SideNo, power: PlacedGain) => void;
  readonly gainDice: (game: Game, seat: Seat, side: SideNo, power: PlacedDice) => void;
} = {
  gain: (game, seat, side, power) => {
    tellPower(game, seat, side, 'gain');
    pay[power.resource](game, seat, power.amount, slugOf(side));
  },
  gainDice: (game, seat, side, power) => {
    tellPower(game, seat, side, 'gainDice');
    gainDice(game, seat, side, power.to, power.dice);
  },
};

/** New dice from the supply: to the cup, to the Citizenry, or as goods on this world. */
export function gainDice(
  game: Game,
  seat: Seat,
  side: SideNo,
  to: 'cup' | 'citizenry' | 'good',
  grants: readonly DiceGrant[],
): void {
  const place = placeOfGrant(to, side);
  const dice: number[] = [];
  for (const { colour, count } of grants) {
    for (let i = 0; i < count; i++) dice.push(newDie(game.state, seat, colourByName(colour), place));
  }
  if (game.emit === null) return;
  tell(game, 'diceGained', seat, { dice: dice.map((die) => moved(die, 'supply', place)), cause: slugOf(side) });
}
