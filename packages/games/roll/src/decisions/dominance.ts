// Which answers are better than others beyond doubt. Only what is certain counts: the same dice end up in the same places,
// or in better ones, and something else is more. Wherever a difference may be a matter of taste, neither is better.

import type { Seat } from '@orrery/kernel';
import { colourNameOf, colourOf, placeOf } from '../dice.ts';
import { type DieNo, phaseNumber, shipping } from '../names.ts';
import { sorted, walkPlan } from '../phases/plan.ts';
import { endingsOf } from '../phases/round.ts';
import { workerColour } from '../phases/workers.ts';
import { columnPlace, inCitizenry, inCup, isGood, isOnStrip, isWorkerOf, worldUnder } from '../places.ts';
import { buyingPower, worthOf } from '../powers/shipping.ts';
import type { Plan, ShipAnswer, Worker } from '../questions.ts';
import { type Player, playerAt, type State } from '../state.ts';
import { gameEndPowers, phaseEndPowers } from '../tiles/catalogue.ts';
import { creditCap } from '../tiles/constants.ts';

/** What ends the match has happened, and nothing takes it back. @rule roll-10.1 */
export const isLastRound = (state: State): boolean => endingsOf(state).length > 0;

/** What a shipping task brings once the cap on credits has taken its share. @rule roll-3.4.7, roll-16.5 */
export function netOf(
  player: Player,
  { worker, good, do: task, bankers }: ShipAnswer,
): { credits: number; vp: number } {
  const shipper = workerColour(player, shipping, worker);
  const { credits, vp } = worthOf(player, task, worldUnder(placeOf(player, good)), colourOf(good), shipper);
  const got = Math.min(creditCap, player.credits + credits) - player.credits;
  const buying = bankers === true ? buyingPower(player)?.power : undefined;
  return { credits: got - (buying?.costCredits ?? 0), vp: vp + (buying?.vp ?? 0) };
}

/** By the same worker with the same good: no less money and no fewer VP. In a last round VP alone count. */
export function shipsBetter(state: State, seat: Seat, better: ShipAnswer, worse: ShipAnswer): boolean {
  const player = playerAt(state, seat);
  if (!isSameWorker(better.worker, worse.worker) || !isSameGood(player, better.good, worse.good)) return false;
  const [more, less] = [netOf(player, better), netOf(player, worse)];
  if (isLastRound(state)) return more.vp > less.vp;
  return more.credits >= less.credits && more.vp >= less.vp && more.credits + more.vp > less.credits + less.vp;
}

const isSameWorker = (a: Worker, b: Worker): boolean =>
  a === b || (typeof a === 'number' && typeof b === 'number' && colourOf(a) === colourOf(b));

const isSameGood = (player: Player, a: DieNo, b: DieNo): boolean =>
  colourOf(a) === colourOf(b) && placeOf(player, a) === placeOf(player, b);

/** A die in the cup works again for nothing; only a power that counts citizens can want it in the Citizenry. */
function cupIsBetter({ tableau }: Player, dice: readonly DieNo[]): boolean {
  const counted = tableau.flatMap((side) =>
    phaseEndPowers(side).flatMap((power) =>
      power.effect === 'gain' && power.per?.count === 'citizenryDice' ? power.per.colours : [],
    ),
  );
  return !dice.some((die) => counted.includes(colourNameOf(die)));
}

/** The same dice go to the cup and more. */
export function bringsMore(player: Player, better: readonly DieNo[], worse: readonly DieNo[]): boolean {
  const left = better.map(colourOf);
  for (const die of worse) {
    const at = left.indexOf(colourOf(die));
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return left.length > 0 && cupIsBetter(player, better);
}

/** Of two dice of a colour, the one that would have to be hired first is given up. */
export const givesUpLess = (player: Player, better: DieNo, worse: DieNo): boolean =>
  colourOf(better) === colourOf(worse) &&
  placeOf(player, better) === inCitizenry &&
  placeOf(player, worse) === inCup &&
  cupIsBetter(player, [better]);

/** In a last round goods that still score stay where they are. */
export function keepsMoreGoods(state: State, seat: Seat, better: readonly DieNo[], worse: readonly DieNo[]): boolean {
  const player = playerAt(state, seat);
  const goodsAmong = (dice: readonly DieNo[]): number => dice.filter((die) => isGood(placeOf(player, die))).length;
  return isLastRound(state) && countsGoods(player) && goodsAmong(better) < goodsAmong(worse);
}

const countsGoods = ({ tableau }: Player): boolean =>
  tableau.some((side) => gameEndPowers(side).some(({ formula }) => formula.kind === 'countGoods' && formula.each > 0));

/** The same workers in the same columns with some of the same uses: the others changed nothing, and told rivals more. */
export function plansBetter(state: State, seat: Seat, better: Plan, worse: Plan): boolean {
  if (better.select.phase !== worse.select.phase || better.uses.length >= worse.uses.length) return false;
  const left = worse.uses.map((use) => JSON.stringify(use));
  for (const use of better.uses) {
    const at = left.indexOf(JSON.stringify(use));
    if (at < 0) return false;
    left.splice(at, 1);
  }
  const [a, b] = [workersAfter(state, seat, better), workersAfter(state, seat, worse)];
  return a.length === b.length && a.every((worker, at) => worker === b[at]);
}

/** Colours by column, whoever selects: the selector is a worker like the others. */
function workersAfter(state: State, seat: Seat, plan: Plan): number[] {
  const player = playerAt(state, seat);
  const where = sorted(player);
  walkPlan(state, seat, plan, where);
  const phase = phaseNumber(plan.select.phase);
  return where
    .map((place, index) => {
      const column = isOnStrip(place) && isWorkerOf(place, phase) ? columnPlace(phase) : place;
      return column * coloursPerPlace + colourOf(player.dice[index] ?? 0);
    })
    .sort((one, other) => one - other);
}

/** More than there are colours. */
const coloursPerPlace = 10;
