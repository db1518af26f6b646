// The words of the game in Japanese, one per notion, as the Japanese edition of Roll has them.
// Our own or as players of Race say: 単発生産ワールド (windfall), 奪取 (takeover), 反乱軍, インペリウム, 知性化 (Uplift),
// 染色体マーク (Uplift gene), 目標 (goal). A development is ディベロップ, to tell it from the phase 発展.

import type { Action, Good, Keyword, PowerPhase, RaceView, SettleWay } from '@orrery/race';
import type { GroupId, Lack, SumKind } from '../race/form-terms.ts';

type PhaseName = RaceView['phase'];

export const phases: { readonly [P in PhaseName]: string } = {
  setup: '準備',
  action: 'アクション選択',
  explore: '探索',
  develop: '発展',
  settle: '移住',
  consume: '消費',
  produce: '生産',
  roundEnd: 'ラウンド終了',
  over: 'ゲーム終了',
};

export const powerPhases: { readonly [P in PowerPhase | 'setup' | 'roundEnd' | 'gameEnd']: string } = {
  explore: '探索',
  develop: '発展',
  settle: '移住',
  trade: '交易',
  consume: '消費',
  produce: '生産',
  setup: '準備',
  roundEnd: 'ラウンド終了',
  gameEnd: 'ゲーム終了',
};

export const goods: { readonly [G in Good]: { readonly name: string; readonly letter: string } } = {
  novelty: { name: '芸術品', letter: '芸' },
  rare: { name: '希少元素', letter: '希' },
  genes: { name: '遺伝子工学', letter: '遺' },
  alien: { name: 'エイリアン', letter: 'エ' },
};

/** In brackets, where a keyword could be taken for the kind of a good. */
export const keywords: { readonly [K in Keyword]: string } = {
  rebel: '反乱軍',
  imperium: 'インペリウム',
  alien: '「エイリアン」',
  uplift: '知性化',
  terraforming: 'テラフォーミング',
};

export const actions: { readonly [A in Action]: { readonly name: string; readonly gain: string } } = {
  'explore-5': { name: '探索 +5', gain: 'カードを5枚多く引きます。' },
  'explore-1-1': { name: '探索 +1, +1', gain: 'カードを1枚多く引き、1枚多く残します。' },
  develop: { name: '発展', gain: 'ディベロップのコストが1減ります。' },
  settle: { name: '移住', gain: 'ワールドを出した後、カードを1枚引きます。' },
  'consume-trade': { name: '消費：交易', gain: '消費の前に製品を1個売り、カードを引きます。' },
  'consume-x2': { name: '消費：×2', gain: '製品の消費で得るVPチップが2倍になります。' },
  produce: { name: '生産', gain: '単発生産ワールド1枚にも生産します。' },
  'develop-2': { name: '2回目の発展', gain: '発展を2回行います。「発展」と一緒に選びます。' },
  'settle-2': { name: '2回目の移住', gain: '移住を2回行います。「移住」と一緒に選びます。' },
};

export const ways: { readonly [W in SettleWay]: string } = {
  pay: 'コストを支払う',
  payForMilitary: '征服せずに支払う',
  free: '無料で出す',
  conquer: '征服する',
  conquerNonMilitary: '軍事以外のワールドを征服する',
};

/** What stands above each list of a decision. */
export const groups: { readonly [G in GroupId]: string } = {
  draft: 'パック',
  start: 'ホームワールド',
  discard: '捨てるカード',
  action: 'アクション',
  development: '手札',
  world: '手札',
  way: '出し方',
  discounts: '帝国から捨てて割引を得る',
  payment: '支払うカード',
  strength: '軍事力を加える',
  strengthCards: '軍事力のために捨てるカード',
  target: '狙えるワールド',
  second: '2枚目のワールド',
  sale: '売る製品',
  power: 'パワー',
  goods: '消費する製品',
  number: '宣言する数',
  ante: '手札',
  keep: 'めくられたカード',
  keeping: '残すカードの候補',
  windfall: '単発生産ワールド',
  cost: '手札',
};

export const sums: { readonly [S in SumKind]: string } = {
  price: '支払い',
  strength: '軍事力',
  attack: '攻撃',
  defence: '防御',
};

/** Terms that come from no card of the tableau, or say more than its name. */
export const ownTerms: { readonly [what: string]: string } = {
  cost: '印刷コスト',
  defense: '防御力',
  price: '製品の価格',
  develop: '「発展」を選択',
  temporary: 'このフェイズのみ',
  attack: '攻撃',
};

export function lack(lacking: Lack): string {
  switch (lacking.kind) {
    case 'more':
      return `あと${lacking.count}つ選んでください。`;
    case 'fewer':
      return `${lacking.count}つ多すぎます。`;
    case 'strength':
      return `軍事力があと${lacking.count}足りません。`;
    case 'different':
      return '異なる種類の製品を選んでください。';
    case 'pair':
      return '2回目の発展や移住は、1回目と一緒に選んでください。';
  }
}
