// What an explorer does, and rearranging the stacks in between.

import { below, type Random, type Seat, shuffle } from '@orrery/kernel';
import { colourOf, workersOf } from '../dice.ts';
import { exploring } from '../names.ts';
import { firstWorker } from '../phases/explore.ts';
import { differentWorkers, workerColour } from '../phases/workers.ts';
import { rearrangeSide, stockPower, stockWorth, tellsApart } from '../powers/exploring.ts';
import type { ExploreTaskAnswer, QuestionOf, RearrangeAnswer } from '../questions.ts';
import { malformed, type RollRefusal, refuseAnswer } from '../refusals.ts';
import type { Player, State } from '../state.ts';
import { playerAt, zoneOf, zoneSize } from '../state.ts';
import { type ColourNo, colourByName, slugOf, tileByName, tileName } from '../tiles/catalogue.ts';
import { anyWorker, inZone } from './choosing.ts';
import type { Decision } from './decision.ts';
import type { DescribedGain, DescribedStocking } from './described.ts';
import { describeWorkers, describeZone, gainOf } from './describing.ts';
import { proposeTask } from './proposals.ts';
import { isFields, isList, wrongFields } from './reading.ts';

/** @rule roll-17.7, roll-17.9 */
export const exploreTask: Decision<'explore.task'> = {
  check: checkTask,
  enumerate: (state, { seat }) => listTasks(playerAt(state, seat)),
  sample: (state, { seat, rearranged }, random) => {
    const player = playerAt(state, seat);
    if (!rearranged && rearrangeSide(player) !== null && below(random, 4) === 0) return anyStacks(player, random);
    const worker = anyWorker(player, exploring, random);
    if (below(random, 3) > 0) return { do: 'stock', worker };
    return { do: 'scout', abandon: someTiles(player, random), worker };
  },
  fallback: (state, { seat }) => ({ do: 'stock', worker: firstWorker(playerAt(state, seat)) }),
  propose: (state, { seat }) => proposeTask(playerAt(state, seat)),
  describe: (state, { seat }) => {
    const player = playerAt(state, seat);
    return {
      kind: 'explore.task',
      explorers: describeWorkers(player, exploring).map((each) => ({
        ...each,
        stock: stockGain(player, colourByName(each.colour)),
      })),
      mustName: explorerMatters(player),
      zone: describeZone(player),
      noRearranging: whyNoRearranging(player),
      stockAll: describeStocking(player),
    };
  },
};

/** @rule roll-17.10 */
export const exploreDone: Decision<'explore.done'> = {
  check: (state, { seat }, answer) => {
    if (isFields(answer) && answer.do === 'rearrange') return checkRearrange(state, seat, answer);
    const wrong = wrongFields(answer, ['do']);
    if (wrong !== null || !isFields(answer)) return wrong;
    return answer.do === 'done' ? null : malformed('do');
  },
  enumerate: () => null,
  sample: (state, { seat }, random) =>
    below(random, 2) === 0 ? anyStacks(playerAt(state, seat), random) : { do: 'done' },
  fallback: () => ({ do: 'done' }),
  propose: () => ({ do: 'done' }),
  describe: (state, { seat }) => ({ kind: 'explore.done', zone: describeZone(playerAt(state, seat)) }),
};

function checkTask(state: State, { seat }: QuestionOf<'explore.task'>, answer: unknown): RollRefusal | null {
  if (!isFields(answer)) return malformed('');
  const task = answer.do;
  if (task === 'rearrange') return checkRearrange(state, seat, answer);
  if (task !== 'stock' && task !== 'scout') return malformed('do');
  const wrong = wrongFields(answer, task === 'stock' ? ['do'] : ['do', 'abandon'], ['worker']);
  if (wrong !== null) return wrong;
  const player = playerAt(state, seat);
  const { worker, abandon } = answer;
  if (Object.hasOwn(answer, 'worker')) {
    if (typeof worker !== 'number' && typeof worker !== 'string') return malformed('worker');
    if (workerColour(player, exploring, worker) < 0) return refuseAnswer('roll/no-such-worker', { worker });
  } else if (explorerMatters(player)) return refuseAnswer('roll/worker-needed');
  return task === 'stock' ? null : checkAbandoned(player, abandon);
}

function checkAbandoned(player: Player, abandon: unknown): RollRefusal | null {
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
function explorerMatters(player: Player): boolean {
  const colours: number[] = player.virtual.slice();
  for (const die of workersOf(player, exploring)) colours.push(colourOf(die));
  const first = colours[0];
  if (first === undefined || colours.every((colour) => colour === first)) return false;
  return colours.some((colour) => tellsApart(player, colour));
}

/** Both stacks anew, with exactly the tiles that were there. */
function checkRearrange(state: State, seat: Seat, answer: unknown): RollRefusal | null {
  const wrong = wrongFields(answer, ['do', 'development', 'world']);
  if (wrong !== null || !isFields(answer)) return wrong;
  const { development, world } = answer;
  if (!isList(development)) return malformed('development');
  if (!isList(world)) return malformed('world');
  const player = playerAt(state, seat);
  const why = whyNoRearranging(player);
  if (why !== null) return why;
  const all = [...development, ...world];
  for (const [index, tile] of all.entries()) {
    if (typeof tile !== 'string') return malformed(index < development.length ? 'development' : 'world');
    if (!inZone(player, tileByName(tile))) return refuseAnswer('roll/no-such-tile', { tile });
    if (all.indexOf(tile) < index) return refuseAnswer('roll/named-twice', { tile });
  }
  return all.length === zoneSize(player) ? null : refuseAnswer('roll/other-tiles');
}

const whyNoRearranging = (player: Player): RollRefusal | null =>
  rearrangeSide(player) === null ? refuseAnswer('roll/no-rearranging') : null;

/** More tiles than this have too many subsets to be listed. */
const mostToAbandon = 6;

function listTasks(player: Player): readonly ExploreTaskAnswer[] | null {
  const zone = zoneOf(player).map(tileName);
  if (zone.length > mostToAbandon || rearrangeSide(player) !== null) return null;
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

const stockGain = (player: Player, explorer: ColourNo): DescribedGain => gainOf(player, [stockTerm(player, explorer)]);

function stockTerm(player: Player, explorer: ColourNo): DescribedGain['terms'][number] {
  const side = stockPower(player, explorer)?.side;
  return { cause: side === undefined ? 'stock' : slugOf(side), credits: stockWorth(player, explorer), vp: 0 };
}

/** @rule roll-4.0.2 */
export function describeStocking(player: Player): DescribedStocking {
  const colours = [...player.virtual, ...workersOf(player, exploring).map(colourOf)];
  return {
    explorers: colours.length,
    gain: gainOf(
      player,
      colours.map((colour) => stockTerm(player, colour)),
    ),
  };
}

function someTiles(player: Player, random: Random): string[] {
  const names: string[] = [];
  for (const stack of player.stacks) {
    for (const tile of stack) if (below(random, 6) === 0) names.push(tileName(tile));
  }
  return names;
}

function anyStacks(player: Player, random: Random): RearrangeAnswer {
  const all = shuffle(random, zoneOf(player)).map(tileName);
  const cut = below(random, all.length + 1);
  return { do: 'rearrange', development: all.slice(0, cut), world: all.slice(cut) };
}
