// A line of the story of Roll in Japanese.

import type { DieColour, MovedDie, PhaseName, SideKind } from '@orrery/roll';
import { signed } from '../../signed.ts';
import { list, pieces, quoted, sheets } from '../numbers.ts';
import { causes, colours, phases, place } from './terms.ts';

type Dice = readonly { readonly colour: DieColour }[];

const tiles = (amount: number, names: readonly string[]): string =>
  names.length === amount ? `${quoted(...names)}を` : `タイルを${sheets(amount)}`;
const times = (amount: number): string => (amount === 1 ? '' : `${amount}回`);
const stacks: { readonly [S in SideKind]: string } = { development: '発展', world: 'ワールド' };

/** ホームダイス2個と軍事ダイス1個. */
function dice(some: Dice): string {
  const counted = new Map<DieColour, number>();
  for (const { colour } of some) counted.set(colour, (counted.get(colour) ?? 0) + 1);
  return [...counted].map(([colour, amount]) => `${colours[colour].name}ダイス${pieces(amount)}`).join('と');
}

/** Dice that go the same way, told together. */
function ways(moved: readonly MovedDie[], say: (slug: string) => string): string {
  const byTarget = new Map<string, MovedDie[]>();
  for (const die of moved) byTarget.set(die.to, [...(byTarget.get(die.to) ?? []), die]);
  return list([...byTarget].map(([to, some]) => `${dice(some)}→${place(to, say)}`));
}

export const story = {
  started: (names: readonly string[]): string => `${quoted(...names)}で開始`,
  rolled: (some: Dice): string => `${dice(some)}を振る`,
  selected: (phase: PhaseName): string => `${phases[phase]}を選択`,
  column: (phase: PhaseName, some: Dice): string => `${phases[phase]}に${dice(some)}`,
  used: (powers: readonly string[]): string => `${list(powers.map((power) => causes[power] ?? power))}を使用`,
  virtual: (some: Dice): string => `仮想の${dice(some)}`,
  stocked: (amount: number): string => `備蓄${times(amount)}`,
  scouted: (amount: number): string => `偵察${times(amount)}`,
  drew: (amount: number, names: readonly string[]): string => `${tiles(amount, names)}引く`,
  abandoned: (amount: number, names: readonly string[]): string => `${tiles(amount, names)}捨てる`,
  gave: (amount: number, names: readonly string[]): string => `${tiles(amount, names)}戻す`,
  put: (stack: SideKind, where: 'under' | 'top', amount: number, names: readonly string[]): string =>
    `${tiles(amount, names)}${stacks[stack]}の山の${where === 'top' ? '上' : '下'}に置く`,
  rearranged: '山を並べ替え',
  completed: (name: string, amount: number): string => `${quoted(name)}を完成（ダイス${pieces(amount)}）`,
  laid: (some: Dice): string => `建設に${dice(some)}`,
  gained: (moved: readonly MovedDie[], say: (slug: string) => string): string => `ダイスを獲得：${ways(moved, say)}`,
  removed: (some: Dice): string => `${dice(some)}を取り除く`,
  back: (some: Dice): string => `${dice(some)}がカップに戻る`,
  traded: (worlds: readonly string[]): string => `${quoted(...worlds)}の製品を交易`,
  consumed: (worlds: readonly string[]): string => `${quoted(...worlds)}の製品を消費`,
  hired: (some: Dice): string => `${dice(some)}を雇用`,
  recalled: (some: Dice): string => `${dice(some)}を呼び戻し`,
  credits: (amount: number, lost: number): string =>
    `${amount < 0 ? `−$${-amount}` : `+$${amount}`}${lost > 0 ? `（$10を超えた$${lost}は失う）` : ''}`,
  dice: (amount: number): string => `ダイス${signed(amount)}個`,
  found: (amount: number): string => `タイル${sheets(amount)}を偵察`,
  waiting: (stack: SideKind, amount: number): string => `${stacks[stack]}の山に労働者${amount}人`,
  hiredBack: (amount: number): string => `ダイス${pieces(amount)}を雇用`,
  scored: (points: number): string => `得点は${points}VP`,
};
