// What can be read off a seat's open things: who selected what, which dice lie where.

import type { DieView, PhaseName, PlayerView, RollView, SideKind } from '@orrery/roll';

const diceAt = ({ dice }: PlayerView, fits: (at: string) => boolean): DieView[] => dice.filter(({ at }) => fits(at));

export const inCup = (player: PlayerView): DieView[] => diceAt(player, (at) => at === 'cup');
export const inCitizenry = (player: PlayerView): DieView[] => diceAt(player, (at) => at === 'citizenry');
export const rolled = (player: PlayerView): DieView[] => diceAt(player, (at) => at === 'rolled');
export const onStack = (player: PlayerView, stack: SideKind): DieView[] =>
  diceAt(player, (at) => at === `stack:${stack}`);

const isAtWork = (at: string): boolean => at.startsWith('column:') || at.startsWith('selector:');

/** Dice in the columns of this round, with their phases. */
export const atWork = ({ dice }: PlayerView): { readonly die: DieView; readonly phase: PhaseName }[] =>
  dice.filter(({ at }) => isAtWork(at)).map((die) => ({ die, phase: die.at.split(':')[1] as PhaseName }));

export const selectedBy = ({ players }: RollView, phase: PhaseName): number[] =>
  players.flatMap(({ dice }, seat) => (dice.some(({ at }) => at === `selector:${phase}`) ? [seat] : []));

/** The goods on each tile of a tableau. */
export function goodsOn({ dice, tableau }: PlayerView): { readonly side: string; readonly goods: DieView[] }[] {
  return tableau.map(({ side, goods }) => ({
    side,
    goods: goods.flatMap((good) => dice.find(({ die }) => die === good) ?? []),
  }));
}
