// A line of the story in Japanese: who it is about, what was done and what it brought.

import { plain } from '../signed.ts';
import { pieces, quoted, sheets } from './numbers.ts';

const named = (amount: number, names: readonly string[]): string =>
  names.length === amount ? `${quoted(...names)}を` : sheets(amount);
const using = (uses: readonly string[]): string => (uses.length === 0 ? '' : `、${quoted(...uses)}を使用`);

export const story = {
  label: '経過',
  played: (round: number): string => `第${round}ラウンドの出来事`,
  running: (round: number, phase: string): string => `第${round}ラウンド・${phase}`,
  nothing: 'まだ何も起きていません。',
  counts: (name: string, points: number): string => `${name}、${points}VP`,
  otherPoints: 'その他の点数',
  won: (goal: string, points: number): string => `目標${quoted(goal)}、${points}VP`,
  lostTo: (name: string, taker: string | null): string =>
    taker === null ? `${quoted(name)}を失う` : `${quoted(name)}を${taker}に奪われる`,
  steps: (who: string): string => `${who}：行動の一覧`,
  whole: '経過をすべて見る',
  less: '経過を短く見る',
  threat: (who: string, world: string, attack: number, defence: number): string =>
    `移住が選ばれると、${who}は${quoted(world)}を奪取できます（${plain(attack)}対${plain(defence)}）`,
  endsSoon: 'このラウンドでゲームが終わりそうです',
  endsNow: '最終ラウンドです',
  line: (who: string, parts: readonly string[]): string => `${who}：${parts.join('／')}`,
  started: (world: string): string => `ホームワールドは${quoted(world)}`,
  placed: (names: readonly string[]): string => `${quoted(...names)}を配置`,
  paid: (card: string, price: number, uses: readonly string[]): string =>
    `${quoted(card)}を配置（${price === 0 ? '無料' : `${sheets(price)}支払い`}${using(uses)}）`,
  conquered: (card: string, strength: number, needed: number, uses: readonly string[]): string =>
    `${quoted(card)}を征服（軍事力${plain(strength)}、必要${plain(needed)}${using(uses)}）`,
  paidWith: (names: readonly string[]): string => `支払いは${quoted(...names)}`,
  left: (names: readonly string[]): string => `${quoted(...names)}を帝国から捨てる`,
  lost: (names: readonly string[]): string => `${quoted(...names)}を失う`,
  explored: (drew: number, kept: number, names: readonly string[]): string =>
    `${sheets(drew)}引き、${named(kept, names)}手札に加える`,
  drew: (amount: number, names: readonly string[]): string => `${named(amount, names)}引く`,
  discarded: (amount: number, names: readonly string[]): string => `${named(amount, names)}捨てる`,
  overLimit: (amount: number, names: readonly string[]): string => `手札の上限により${named(amount, names)}捨てる`,
  goods: (worlds: readonly string[]): string => `製品を${pieces(worlds.length)}獲得（${quoted(...new Set(worlds))}）`,
  spent: (worlds: readonly string[]): string => `製品を${pieces(worlds.length)}消費（${quoted(...worlds)}）`,
  sold: (world: string, price: number): string => `${quoted(world)}の製品を売り、${sheets(price)}引く`,
  chips: (amount: number): string => `+${amount}VP`,
  strength: (amount: number): string => `軍事力+${amount}`,
  goals: (names: readonly string[]): string => `目標${quoted(...names)}を獲得`,
  goalsLost: (names: readonly string[]): string => `目標${quoted(...names)}を失う`,
  passed: 'パス',
};
