// All legal answers where they are few. Dice of one colour in one place are interchangeable and appear once.

import { colourOf, diceAt, placeOf, recallable, workersOf } from '../dice.ts';
import type { DieNo } from '../names.ts';
import { building, exploring, producing, shipping } from '../phases/phase.ts';
import { worldsWithRoom } from '../phases/produce.ts';
import { differentWorkers } from '../phases/workers.ts';
import { inCitizenry, isGood, onStack } from '../places.ts';
import { rearrangeSide, topSide } from '../powers/exploring.ts';
import { buyingPower } from '../powers/shipping.ts';
import type {
  Answers,
  ExploreTaskAnswer,
  PlaceAnswer,
  QuestionKind,
  QuestionOf,
  RollQuestion,
  ShipAnswer,
} from '../questions.ts';
import type { Player, State } from '../state.ts';
import { playerAt } from '../state.ts';
import { slugOf, tileName } from '../tiles/catalogue.ts';
import { explorerMatters } from './check.ts';

/** Longer lists are not made: use `sample`. */
const longest = 600;

type Lister<K extends QuestionKind> = (player: Player, question: QuestionOf<K>) => readonly Answers[K][] | null;

const listers: { readonly [K in QuestionKind]: Lister<K> } = {
  'setup.startTiles': ({ drawn }) => {
    const [a, b] = drawn.map(tileName) as [string, string];
    return [
      { development: a, world: b },
      { development: b, world: a },
    ];
  },
  assign: () => null,
  'explore.task': listTasks,
  'explore.done': () => null,
  'explore.place': (player) => listPlaces(player, topSide(player) !== null),
  'explore.extraTile': (player) => listPlaces(player, false).map(({ tile, side }) => ({ tile, side })),
  'explore.shortageDiscard': ({ stacks }) => [...stacks[0], ...stacks[1]].map((tile) => ({ tile: tileName(tile) })),
  'build.spendEarly': (player, { stack, count }) =>
    listDice(player, diceAt(player, onStack + (stack === 'development' ? 0 : 1)), count, count),
  'build.placeWorker': (player, { stack, count }) =>
    listDice(player, workersOf(player, building(stack === 'development' ? 0 : 1)), count, count, false),
  'build.workersToCup': (player, { spent, min, max }) => listDice(player, spent, min, max),
  'build.removeDie': (player) => different(player, player.dice).map((die) => ({ die })),
  'produce.place': (player) =>
    different(player, workersOf(player, producing), false).flatMap((die) =>
      worldsWithRoom(player).map((world) => ({ die, world: slugOf(world) })),
    ),
  'ship.task': listShipping,
  'manage.recruit': (player, { count }) => listDice(player, diceAt(player, inCitizenry), count, count),
  'manage.recall': (player, { min }) => {
    const dice = recallable(player);
    return listDice(player, dice, min, dice.length);
  },
};

export function enumerate(state: State, question: RollQuestion): readonly Answers[QuestionKind][] | null {
  return (listers[question.kind] as Lister<QuestionKind>)(playerAt(state, question.seat), question);
}

/** Dice that differ in colour or (mostly) in place; the first of each kind stands for the others. */
export function different(player: Player, dice: readonly DieNo[], byPlace = true): DieNo[] {
  const seen = new Set<number>();
  const found: DieNo[] = [];
  for (const die of dice) {
    const key = colourOf(die) + (byPlace ? 10 * placeOf(player, die) : 0);
    if (seen.has(key)) continue;
    seen.add(key);
    found.push(die);
  }
  return found;
}

/** All choices of min to max dice that differ; null if they are too many. */
function listDice(
  player: Player,
  dice: readonly DieNo[],
  min: number,
  max: number,
  byPlace = true,
): { dice: DieNo[] }[] | null {
  const kinds = different(player, dice, byPlace).map((first) =>
    dice.filter(
      (die) => colourOf(die) === colourOf(first) && (!byPlace || placeOf(player, die) === placeOf(player, first)),
    ),
  );
  const found: { dice: DieNo[] }[] = [];
  const extend = (kind: number, chosen: readonly DieNo[]): boolean => {
    if (found.length > longest) return false;
    const alike = kinds[kind];
    if (alike === undefined) {
      if (chosen.length >= min) found.push({ dice: [...chosen] });
      return true;
    }
    for (let count = 0; count <= alike.length && chosen.length + count <= max; count++) {
      if (!extend(kind + 1, [...chosen, ...alike.slice(0, count)])) return false;
    }
    return true;
  };
  return extend(0, []) ? found : null;
}

function listTasks(player: Player): readonly ExploreTaskAnswer[] | null {
  const zone = [...player.stacks[0], ...player.stacks[1]].map(tileName);
  if (zone.length > 6 || rearrangeSide(player) !== null) return null;
  const workers = differentWorkers(player, exploring);
  const named = explorerMatters(player) ? workers.map((worker) => ({ worker })) : [{}];
  const found: ExploreTaskAnswer[] = [];
  for (const who of named) {
    found.push({ do: 'stock', ...who });
    for (let bits = 0; bits < 1 << zone.length; bits++) {
      found.push({ do: 'scout', abandon: zone.filter((_, index) => (bits & (1 << index)) !== 0), ...who });
    }
  }
  return found;
}

function listPlaces(player: Player, onTop: boolean): PlaceAnswer[] {
  const found: PlaceAnswer[] = [];
  for (const tile of player.drawn) {
    for (const side of ['development', 'world'] as const) {
      found.push({ tile: tileName(tile), side, where: 'under' });
      const stack = player.stacks[side === 'development' ? 0 : 1];
      if (onTop && stack.length > 0) found.push({ tile: tileName(tile), side, where: 'top' });
    }
  }
  return found;
}

function listShipping(player: Player): ShipAnswer[] {
  const found: ShipAnswer[] = [];
  const goods = different(
    player,
    player.dice.filter((_, index) => isGood(player.places[index] as number)),
  );
  const buys = buyingPower(player) !== null;
  for (const worker of differentWorkers(player, shipping)) {
    for (const good of goods) {
      found.push({ worker, good, do: 'consume' }, { worker, good, do: 'trade' });
      if (buys) found.push({ worker, good, do: 'trade', bankers: true });
    }
  }
  return found;
}
