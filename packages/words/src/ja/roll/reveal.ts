// The reveal and what stands around it in Japanese: five columns, what each brings, the seats beside them.

import type { PhaseName, SideKind } from '@orrery/roll';
import { list, people, pieces, quoted } from '../numbers.ts';
import { phases, stacks } from './terms.ts';

const named = (some: readonly PhaseName[]): string => list(some.map((phase) => phases[phase]));

export const reveal = {
  label: '公開',
  title: '公開',
  behind: 'スクリーンの裏',
  by: (names: readonly string[]): string => `選択：${list(names)}`,
  byDie: '追加ダイスによる',
  not: '今回は行いません',
  toCup: 'カップへ',
  back: (dice: number): string => `${pieces(dice)}カップへ戻る`,
  nobody: '誰も選択せず',
  happen: (some: readonly PhaseName[]): string => `${named(some)}を行います。`,
  idle: (some: readonly PhaseName[]): string => `${named(some)}は誰も選ばず、そのダイスはカップへ戻ります。`,
  counts: (works: number, home: number): string =>
    home === 0 ? `${pieces(works)}が作業` : `${pieces(works)}が作業、${pieces(home)}が戻る`,
  mine: (home: number): string =>
    home === 0 ? 'あなたのダイスはすべて作業します。' : `あなたのダイス${pieces(home)}がカップへ戻ります。`,
  picked: (phase: string, names: readonly string[]): string => `${phase}（${list(names)}）`,
  again: 'もう一度見る',
  cell: (who: string, phase: string, dice: string): string => `${who}、${phase}：${dice}`,
  noDice: 'ダイスなし',
  building: (name: string, before: number, after: number, required: number): string =>
    after >= required ? `${name} 完成` : `${name} ${before}→${after}／${required}`,
  ships: (vp: number, credits: number): string => `${vp}VPまたは$${credits}`,
  nothingToShip: '出荷する製品なし',
  noRoom: '製品を置く場所なし',
  nothing: '何も起こらず',
  means: 'あなたへの影響',
  likely: (chance: string): string => `確率${chance}`,
};

export const seats = {
  neverRecall: '今後は確認せず、呼び戻しを行わない',
  dice: 'あなたのダイス',
  stacks: 'あなたの山',
  chips: (amount: number): string => `チップ${amount}VP`,
  goods: (amount: number): string => `製品${pieces(amount)}`,
  last: '最後',
  more: (amount: number): string => `+${amount}`,
  stack: (stack: SideKind, name: string, laid: number, required: number): string =>
    `${stacks[stack]}：${quoted(name)}、労働者${laid}／${people(required)}`,
  worth: (credits: number, vp: number, matched: number | null): string =>
    matched === null || matched === vp ? `交易$${credits}・消費${vp}VP` : `交易$${credits}・消費${vp}〜${matched}VP`,
  goodsTitle: '製品',
  diceTitle: 'ダイス',
  stacksTitle: '建設',
  faction: (place: number): string => `党派${place}：順番が必要なときは番号の小さい順`,
  strict: (seats: readonly string[]): string => `党派番号順に進行：${seats.join('、')}`,
  inOrder: (who: string, faction: number): string => `${who}（${faction}）`,
};

export const explorers = {
  count: (at: number, of: number): string => `探索者 ${at}／${of}`,
  scouted: '偵察済み',
  stocked: (credits: number): string => `+$${credits}`,
  now: '行動中',
  waits: '待機',
  crew: 'あなたの探索者',
  or: '裏表',
  tile: '偵察したタイルの両面',
  under: (stack: SideKind, place: number): string => `${stacks[stack]}の山の下、${place}番目`,
  onTop: (stack: SideKind): string => `${stacks[stack]}の山の一番上`,
  oneTile: '1枚のタイルの両面',
  oneTileHint: '使う面を選ぶと、その山の下に入ります。',
  more: '一度に多く見るには',
  moreHint: '偵察のときに自分の山のタイルを捨てると、1枚につき1枚多く引けます。',
  placeAndStock: (others: number, credits: number): string => `置いて、残り${people(others)}は備蓄：+$${credits}`,
  stockAll: (all: number, credits: number): string => `${people(all)}全員で備蓄：+$${credits}`,
};
