// The only judge of answers: one function per kind of question, each strict on what comes from outside.
// @rule roll-17.1, roll-17.3, roll-17.7, roll-17.8, roll-17.9, roll-17.10, roll-17.11, roll-17.12, roll-17.13
// @rule roll-17.14, roll-17.15, roll-17.16, roll-17.17, roll-17.18, roll-17.19, roll-17.20

import type { Refusal, Seat } from '@orrery/kernel';
import { colourOf, indexOfDie, workersOf } from '../dice.ts';
import { building, exploring, producing, shipping } from '../phases/phase.ts';
import { sorted, walkPlan, wrongPlanShape } from '../phases/plan.ts';
import { roomOn } from '../phases/produce.ts';
import { workerColour } from '../phases/workers.ts';
import { inCitizenry, isGood, isOnStack, isWorkerOf, onStack } from '../places.ts';
import { rearrangeSide, tellsApart, topSide } from '../powers/exploring.ts';
import { buyingPower } from '../powers/shipping.ts';
import type { Plan, QuestionKind, QuestionOf, RollQuestion } from '../questions.ts';
import { malformed, refuseAnswer } from '../refusals.ts';
import type { Player, State } from '../state.ts';
import { playerAt, zoneSize } from '../state.ts';
import { sideBySlug, tileByName } from '../tiles/catalogue.ts';
import { type Fields, isList, wrongFields } from './shape.ts';

type Judge<K extends QuestionKind> = (state: State, question: QuestionOf<K>, answer: unknown) => Refusal | null;

const judges: { readonly [K in QuestionKind]: Judge<K> } = {
  'setup.startTiles': checkStartTiles,
  assign: (state, { seat }, answer) =>
    wrongPlanShape(answer) ?? walkPlan(state, seat, answer as Plan, sorted(playerAt(state, seat))),
  'explore.task': checkTask,
  'explore.done': (state, { seat }, answer) => {
    if ((answer as Fields | null | undefined)?.do === 'rearrange') return checkRearrange(state, seat, answer, false);
    return wrongFields(answer, ['do']) ?? ((answer as Fields).do === 'done' ? null : malformed('do'));
  },
  'explore.place': (state, { seat }, answer) => {
    const wrong = wrongFields(answer, ['tile', 'side'], ['where']) ?? checkDrawn(state, seat, answer as Fields);
    if (wrong !== null) return wrong;
    const { where, tile } = answer as Fields & { readonly tile: string };
    if (where === undefined && !Object.hasOwn(answer as object, 'where')) return null;
    if (where !== 'under' && where !== 'top') return malformed('where');
    return where === 'top' && topSide(playerAt(state, seat)) === null
      ? refuseAnswer('roll/not-on-top', { tile })
      : null;
  },
  'explore.extraTile': (state, { seat }, answer) =>
    wrongFields(answer, ['tile', 'side']) ?? checkDrawn(state, seat, answer as Fields),
  'explore.shortageDiscard': (state, { seat }, answer) => {
    const wrong = wrongFields(answer, ['tile']);
    if (wrong !== null) return wrong;
    const { tile } = answer as Fields;
    if (typeof tile !== 'string') return malformed('tile');
    return inZone(playerAt(state, seat), tileByName(tile)) ? null : refuseAnswer('roll/no-such-tile', { tile });
  },
  'build.spendEarly': (state, { seat, stack, count }, answer) =>
    checkDice(playerAt(state, seat), answer, count, count, (place) => place === onStack + stackNumber(stack)),
  'build.placeWorker': (state, { seat, stack, count }, answer) =>
    checkDice(playerAt(state, seat), answer, count, count, (place) => isWorkerOf(place, building(stackNumber(stack)))),
  'build.workersToCup': (state, { seat, spent, min, max }, answer) =>
    checkDice(playerAt(state, seat), answer, min, max, () => true, spent),
  'build.removeDie': (state, { seat }, answer) => {
    const wrong = wrongFields(answer, ['die']);
    if (wrong !== null) return wrong;
    const { die } = answer as Fields;
    if (typeof die !== 'number') return malformed('die');
    return indexOfDie(playerAt(state, seat), die) < 0 ? refuseAnswer('roll/no-such-die', { die }) : null;
  },
  'produce.place': checkProduce,
  'ship.task': checkShip,
  'manage.recruit': (state, { seat, count }, answer) =>
    checkDice(playerAt(state, seat), answer, count, count, (place) => place === inCitizenry),
  'manage.recall': (state, { seat, min }, answer) => {
    const player = playerAt(state, seat);
    const wrong = checkDice(player, answer, 0, player.dice.length, (place) => isOnStack(place) || isGood(place));
    if (wrong !== null) return wrong;
    return (answer as { dice: unknown[] }).dice.length < min ? refuseAnswer('roll/must-recall') : null;
  },
};

export function check(state: State, question: RollQuestion, answer: unknown): Refusal | null {
  return (judges[question.kind] as Judge<QuestionKind>)(state, question, answer);
}

const stackNumber = (name: string): number => (name === 'development' ? 0 : 1);

const inZone = (player: Player, tile: number): boolean =>
  tile >= 0 && (player.stacks[0].includes(tile) || player.stacks[1].includes(tile));

function checkStartTiles(state: State, { seat }: QuestionOf<'setup.startTiles'>, answer: unknown): Refusal | null {
  const wrong = wrongFields(answer, ['development', 'world']);
  if (wrong !== null) return wrong;
  const { development, world } = answer as Fields;
  const { drawn } = playerAt(state, seat);
  for (const [field, tile] of [
    ['development', development],
    ['world', world],
  ] as const) {
    if (typeof tile !== 'string') return malformed(field);
    if (!drawn.includes(tileByName(tile))) return refuseAnswer('roll/no-such-tile', { tile });
  }
  return typeof world === 'string' && development === world ? refuseAnswer('roll/named-twice', { tile: world }) : null;
}

function checkDrawn(state: State, seat: Seat, { tile, side }: Fields): Refusal | null {
  if (typeof tile !== 'string') return malformed('tile');
  if (side !== 'development' && side !== 'world') return malformed('side');
  const found = playerAt(state, seat).drawn.includes(tileByName(tile));
  return found ? null : refuseAnswer('roll/no-such-tile', { tile });
}

function checkTask(state: State, { seat, rearranged }: QuestionOf<'explore.task'>, answer: unknown): Refusal | null {
  if (typeof answer !== 'object' || answer === null) return malformed('');
  const task = (answer as Fields).do;
  if (task === 'rearrange') return checkRearrange(state, seat, answer, rearranged);
  if (task !== 'stock' && task !== 'scout') return malformed('do');
  const wrong = wrongFields(answer, task === 'stock' ? ['do'] : ['do', 'abandon'], ['worker']);
  if (wrong !== null) return wrong;
  const player = playerAt(state, seat);
  const { worker, abandon } = answer as Fields;
  if (Object.hasOwn(answer, 'worker')) {
    if (typeof worker !== 'number' && typeof worker !== 'string') return malformed('worker');
    if (workerColour(player, exploring, worker) < 0) return refuseAnswer('roll/no-such-worker', { worker });
  } else if (explorerMatters(player)) return refuseAnswer('roll/worker-needed');
  return task === 'stock' ? null : checkAbandoned(player, abandon);
}

function checkAbandoned(player: Player, abandon: unknown): Refusal | null {
  if (!isList(abandon)) return malformed('abandon');
  for (let i = 0; i < abandon.length; i++) {
    const tile = abandon[i];
    if (typeof tile !== 'string') return malformed(`abandon[${i}]`);
    if (!inZone(player, tileByName(tile))) return refuseAnswer('roll/no-such-tile', { tile });
    if (abandon.indexOf(tile) < i) return refuseAnswer('roll/named-twice', { tile });
  }
  return null;
}

/** Whether it matters which explorer acts: they differ in a colour that some power looks at. */
export function explorerMatters(player: Player): boolean {
  const colours: number[] = player.virtual.slice();
  for (const die of workersOf(player, exploring)) colours.push(colourOf(die));
  const first = colours[0];
  if (first === undefined || colours.every((colour) => colour === first)) return false;
  return colours.some((colour) => tellsApart(player, colour));
}

/** Both stacks anew, with exactly the tiles that were there. */
function checkRearrange(state: State, seat: Seat, answer: unknown, rearranged: boolean): Refusal | null {
  const wrong = wrongFields(answer, ['do', 'development', 'world']);
  if (wrong !== null) return wrong;
  const { development, world } = answer as Fields;
  if (!isList(development)) return malformed('development');
  if (!isList(world)) return malformed('world');
  const player = playerAt(state, seat);
  if (rearranged || rearrangeSide(player) === null) return refuseAnswer('roll/no-rearranging');
  const all = [...development, ...world];
  for (const [index, tile] of all.entries()) {
    if (typeof tile !== 'string') return malformed(index < development.length ? 'development' : 'world');
    if (!inZone(player, tileByName(tile))) return refuseAnswer('roll/no-such-tile', { tile });
    if (all.indexOf(tile) < index) return refuseAnswer('roll/named-twice', { tile });
  }
  return all.length === zoneSize(player) ? null : refuseAnswer('roll/other-tiles');
}

/** A list of own dice, each in the right place and named once; `among` limits it to some dice. */
function checkDice(
  player: Player,
  answer: unknown,
  min: number,
  max: number,
  fitsPlace: (place: number) => boolean,
  among: readonly number[] | null = null,
): Refusal | null {
  const wrong = wrongFields(answer, ['dice']);
  if (wrong !== null) return wrong;
  const { dice } = answer as Fields;
  if (!isList(dice)) return malformed('dice');
  for (let i = 0; i < dice.length; i++) {
    const die = dice[i];
    if (typeof die !== 'number') return malformed(`dice[${i}]`);
    const index = indexOfDie(player, die);
    if (index < 0 || !fitsPlace(player.places[index] as number) || (among !== null && !among.includes(die))) {
      return refuseAnswer('roll/no-such-die', { die });
    }
    if (dice.indexOf(die) < i) return refuseAnswer('roll/named-twice', { die });
  }
  if (dice.length < min || dice.length > max) return refuseAnswer('roll/wrong-count', { got: dice.length, min, max });
  return null;
}

function checkProduce(state: State, { seat }: QuestionOf<'produce.place'>, answer: unknown): Refusal | null {
  const wrong = wrongFields(answer, ['die', 'world']);
  if (wrong !== null) return wrong;
  const { die, world } = answer as Fields;
  if (typeof die !== 'number') return malformed('die');
  if (typeof world !== 'string') return malformed('world');
  const player = playerAt(state, seat);
  const index = indexOfDie(player, die);
  if (index < 0 || !isWorkerOf(player.places[index] as number, producing)) {
    return refuseAnswer('roll/no-such-worker', { worker: die });
  }
  const side = sideBySlug(world);
  const owned = side !== null && player.tableau.includes(side.number);
  return owned && roomOn(player, side.number) > 0 ? null : refuseAnswer('roll/no-room', { world });
}

function checkShip(state: State, { seat }: QuestionOf<'ship.task'>, answer: unknown): Refusal | null {
  const wrong = wrongFields(answer, ['worker', 'good', 'do'], ['bankers']);
  if (wrong !== null) return wrong;
  const { worker, good, do: task, bankers } = answer as Fields;
  if (typeof worker !== 'number' && typeof worker !== 'string') return malformed('worker');
  if (typeof good !== 'number') return malformed('good');
  if (task !== 'trade' && task !== 'consume') return malformed('do');
  const player = playerAt(state, seat);
  if (workerColour(player, shipping, worker) < 0) return refuseAnswer('roll/no-such-worker', { worker });
  const index = indexOfDie(player, good);
  if (index < 0 || !isGood(player.places[index] as number)) return refuseAnswer('roll/no-such-good', { die: good });
  if (!Object.hasOwn(answer as object, 'bankers')) return null;
  if (typeof bankers !== 'boolean') return malformed('bankers');
  if (!bankers) return null;
  return task === 'trade' && buyingPower(player) !== null ? null : refuseAnswer('roll/no-buying');
}
