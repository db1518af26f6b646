// The desks of Race in Japanese: drafting, taking over, and how far everybody is towards the goals.

import type { Words } from '../catalogue.ts';
import { plain } from '../signed.ts';
import { list, quoted, sheets } from './numbers.ts';

export const draft: Words['draft'] = {
  title: 'これまでのデッキ',
  taken: (amount) => `${sheets(amount)}取得`,
  packet: (round) => `パック${round}`,
  passesTo: (name, left) => `${left ? '左' : '右'}の${name}へ渡す`,
  lastCard: 'パックの最後の1枚',
  starts: 'あなたのホームワールド',
  startsHint: 'ドラフトの後、この中から1枚選びます。',
  empty: '取ったカードがここに並びます。このカードだけでプレイします。',
  developments: 'ディベロップ',
  sixes: 'コスト6',
  worlds: 'その他のワールド',
  military: '軍事ワールド',
  group: (name, amount) => `${name}：${amount}`,
};

export const takeover: Words['takeover'] = {
  title: '攻撃と防御',
  ifPass: (targets) => `パスすれば、ライバルのワールドの奪取を試みられます：${list(targets)}。`,
  target: (world, attack, defence) => `${quoted(world)}（攻撃${plain(attack)}、防御${plain(defence)}）`,
  orSecond: '2枚目のワールドを出すか、ライバルのワールドを奪取するか、パスしてください。',
  ownAttack: 'あなたの攻撃',
  ownDefence: 'あなたの防御',
  attack: (name) => `${name}の攻撃`,
  defence: (name) => `${name}の防御`,
  nothing: 'なし',
  succeeds: (by) => `今は${by}上回っています。防御側はまだ軍事力を加えられます。`,
  tie: '同点です。同点なら攻撃側の勝ちです。防御側はまだ軍事力を加えられます。',
  short: (amount) => `あと${amount}足りません。軍事力を加えないと失敗します。`,
  holds: 'ワールドは守られます。',
  falls: (amount) => `あと${amount}加えないとワールドを失います。同点なら攻撃側の勝ちです。`,
};

export const goalWords: Words['goalWords'] = {
  need: (amount, minimum) => `${plain(amount)}／${minimum}`,
  of: (minimum) => `／${minimum}`,
  yours: (amount) => `あなた${amount}`,
  best: (names, amount) => `${list(names)} ${amount}`,
  points: (amount) => `${amount}VP`,
};
