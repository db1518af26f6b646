// What each power of a tile says in Japanese, one entry per trigger and effect; in the plain form of printed tiles.

import type {
  Condition,
  Counter,
  DiceGrant,
  DieColour,
  Formula,
  Power,
  Resource,
  TileFilter,
  Trigger,
  WorldColour,
} from '@orrery/roll';
import { signed } from '../../signed.ts';
import { either, people, pieces, sheets } from '../numbers.ts';
import { colours, phases, worldColours } from './terms.ts';

type PowerOf<T extends Trigger> = Extract<Power, { trigger: T }>;

/** One entry per trigger and, within it, per effect. */
type Wording = {
  readonly [T in Trigger]: {
    readonly [E in PowerOf<T>['effect']]: (power: Extract<PowerOf<T>, { effect: E }>, extra: boolean) => string;
  };
};

const named = (some: readonly DieColour[]): string => either(some.map((colour) => colours[colour].name));
const namedWorlds = (some: readonly WorldColour[]): string => either(some.map((colour) => worldColours[colour]));

const amountOf = (resource: Resource, amount: number): string =>
  resource === 'credits' ? `$${amount}` : `${amount}VP`;
const plus = (resource: Resource, amount: number): string =>
  resource === 'credits' ? `+$${amount}` : `${signed(amount)}VP`;

const places = { cup: 'カップに置く', citizenry: '市民に置く', good: 'ここに製品として置く' } as const;

function gainDice({ dice, to }: { dice: readonly DiceGrant[]; to: keyof typeof places }): string {
  const all = dice.map((grant) => `${colours[grant.colour].name}ダイス${pieces(grant.count)}`);
  return `${all.join('と')}を獲得し、${places[to]}`;
}

function tiles({ kind, colours: wanted, reassignPower }: TileFilter): string {
  if (wanted !== undefined) return `${namedWorlds(wanted)}のワールド`;
  if (kind === 'world') return 'ワールド';
  if (kind === 'any') return 'タイル';
  if (reassignPower === undefined) return '発展タイル';
  return reassignPower ? 'リアサインパワーを持つ発展タイル' : 'リアサインパワーを持たない発展タイル';
}

function per(counter: Counter): string {
  if (counter.count === 'citizenryDice') {
    const dice = `市民にある${named(counter.colours)}ダイス`;
    return counter.groupOf === undefined
      ? `${dice}1個につき`
      : `${dice}${pieces(counter.groupOf)}（端数切り上げ）につき`;
  }
  return 'worldColours' in counter
    ? `${namedWorlds(counter.worldColours)}のワールドにある製品1個につき`
    : `${named(counter.dieColours)}ダイスの製品1個につき`;
}

function condition(given: Condition): string {
  switch (given.kind) {
    case 'scoutedWith': {
      const amount = given.atLeast === 1 ? '' : `${pieces(given.atLeast)}以上`;
      return `このフェイズに${colours[given.workerColour].name}ダイス${amount}で偵察したなら`;
    }
    case 'soleMost':
      return '発展タイルが単独で最多なら';
    case 'soleOwnerOfCostliestWorlds':
      return '最もコストの高いワールドを単独で持つなら';
  }
}

const other = (excludesSelf: boolean | undefined): string => (excludesSelf === true ? 'ほかの' : '');

function formula(given: Formula): string {
  switch (given.kind) {
    case 'sumCost':
      return `${tiles(given.tiles)}のコスト合計${given.divideBy}につき1VP（端数切り上げ）`;
    case 'countTiles':
      return `${tiles(given.tiles)}1枚につき${given.each}VP`;
    case 'countDice':
      return `${named(given.colours)}ダイス${pieces(given.setSize)}につき${given.each}VP${given.setSize === 1 ? '' : '（端数切り上げ）'}`;
    case 'distinctDieColours':
      return `自分のダイスの色1つにつき${given.each}VP`;
    case 'countGoods':
      return `製品1個につき${given.each}VP`;
    case 'triangular':
      return 'VPチップ1点で1VP、3点で2VP、6点で3VP、10点で4VP、以下同様';
  }
}

function reassign({ min, max, workers, to, limitBy }: Extract<Power, { effect: 'reassign' }>): string {
  const amount = max > 20 ? 'を何人でも' : min === max ? `${people(max)}を` : `を${people(max)}まで`;
  const from = workers.from === undefined ? '' : `${phases[workers.from]}の`;
  const same = workers.sameColumn === true ? '同じ区画の' : '';
  const kind =
    workers.colours === undefined ? '' : `${named(workers.colours)}${workers.colours.length === 1 ? '' : 'の'}`;
  const not = workers.notColours === undefined ? '' : `${named(workers.notColours)}以外の`;
  const target =
    to === 'any'
      ? '好きな区画へ'
      : to === 'selected'
        ? '自分が選んだフェイズへ'
        : `${either(to.map((phase) => phases[phase]))}へ`;
  const limit =
    limitBy === undefined
      ? ''
      : `（${worldColours[limitBy.colour]}のワールドが単独最多なら${people(limitBy.sole)}、同率なら${people(limitBy.tied)}）`;
  return `リアサイン：${from}${same}${not}${kind}労働者${amount}${target}動かしてもよい${limit}`;
}

function workersToCup({
  target,
  min,
  max,
  all,
  workerColours,
  excludesSelf,
}: Extract<Power, { effect: 'workersToCup' }>): string {
  const dice = workerColours === undefined ? '使った労働者' : `使った${named(workerColours)}ダイス`;
  const counted = workerColours === undefined ? people : pieces;
  const amount =
    all === true
      ? 'すべて'
      : max === undefined
        ? '好きなだけ'
        : min === 1
          ? `1〜${counted(max)}`
          : `${counted(max)}まで`;
  return `${other(excludesSelf)}${tiles(target)}を完成させたとき：${dice}を${amount}カップに戻す`;
}

const wording: Wording = {
  setup: {
    gainDice,
    setStartingCredits: ({ amount }) => `$${amount}で始める`,
  },
  placed: {
    gainDice,
    gain: ({ resource, amount }) => `完成時に${amountOf(resource, amount)}を得る`,
    removeDie: ({ count: amount }) => `完成時にダイス${pieces(amount)}を取り除く`,
  },
  assign: {
    reassign,
    dictateRepeat: () => '命令を何度でも使える',
    dictateReach: ({ max }) => `命令で労働者を${people(max)}まで動かせる`,
  },
  continuous: {
    costReduction: ({ target, amount, floor, excludesSelf }) =>
      `${other(excludesSelf)}${tiles(target)}のコスト${signed(-amount)}${floor === undefined ? '' : `（最低${floor}）`}`,
    goodsCapacity: ({ capacity }) => `灰色以外の各ワールドに製品を${pieces(capacity)}まで置ける`,
  },
  phaseStart: {
    virtualWorkers: ({ colours: some }) =>
      `このフェイズで${some.map((colour) => `${colours[colour].name}労働者1人`).join('と')}として働く`,
  },
  during: {
    rearrangeConstruction: () => '建設地区のタイルの順番と面を何度でも変えてもよい',
  },
  scout: {
    placeOnTop: () => '偵察したタイルを山の上に置いてもよい',
  },
  stock: {
    stockValue: ({ amount, filter }) => `${named(filter.workerColours)}の探索者での備蓄：$${amount}`,
  },
  completion: {
    gain: ({ resource, amount, target, excludesSelf }, extra) =>
      `${other(excludesSelf)}${tiles(target)}を完成させるたびに${extra ? 'さらに' : ''}${amountOf(resource, amount)}を得る`,
    workersToCup,
  },
  trade: {
    gain: ({ resource, amount, filter }) =>
      `${filter === undefined ? '' : `${namedWorlds(filter.worldColours)}のワールドからの`}交易：${plus(resource, amount)}`,
    buyVp: ({ costCredits, vp }) => `交易の後：$${costCredits}を支払って${vp}VPを得てもよい`,
  },
  consume: {
    gain: ({ resource, amount, filter }) =>
      `${filter === undefined ? '' : `${namedWorlds(filter.worldColours)}のワールドからの`}消費：${plus(resource, amount)}`,
  },
  phaseEnd: {
    gain: (power) => {
      const given = power.condition === undefined ? '' : `${condition(power.condition)}、`;
      const each = power.per === undefined ? '' : per(power.per);
      return `フェイズ終了時：${given}${each}${amountOf(power.resource, power.amount)}を得る`;
    },
    drawTile: ({ count: amount }) => `フェイズ終了時：タイルをさらに${sheets(amount)}引く`,
  },
  gameEnd: {
    score: ({ formula: given }) => formula(given),
  },
};

/** A power that works in several phases says in which; `extra`: it comes on top of an earlier line of the same side. */
export function power(given: Power, extra: boolean): string {
  const entry = (wording[given.trigger] as Record<string, (power: Power, extra: boolean) => string>)[given.effect];
  const text = entry?.(given, extra) ?? given.effect;
  if (!('phases' in given) || given.phases.length < 2) return text;
  const names = given.phases.map((phase) => phases[phase]).join('と');
  return `${names}：${text}`;
}
