// The words of Roll in Japanese, one per notion, as the Japanese edition has them; the longest colour cut short.

import type { DieColour, FaceName, MatchPhase, PhaseName, SideKind, WorldColour } from '@orrery/roll';
import type { Gain, GroupId, Lack, Task } from '../../roll/form-terms.ts';
import { plain, signed } from '../../signed.ts';
import { list, people, pieces, quoted } from '../numbers.ts';

export const colours: { readonly [C in DieColour]: { readonly name: string; readonly letter: string } } = {
  home: { name: 'ホーム', letter: 'ホ' },
  military: { name: '軍事', letter: '軍' },
  consumption: { name: '消費', letter: '消' },
  novelty: { name: '芸術品', letter: '芸' },
  rare: { name: '希少元素', letter: '希' },
  genes: { name: '遺伝子工学', letter: '遺' },
  alien: { name: 'エイリアン', letter: 'エ' },
};

export const worldColours: { readonly [C in WorldColour]: string } = {
  grey: '灰色',
  novelty: '芸術品',
  rare: '希少元素',
  genes: '遺伝子工学',
  alien: 'エイリアン',
};

export const phases: { readonly [P in PhaseName]: string } = {
  explore: '探索',
  develop: '発展',
  settle: '移住',
  produce: '生産',
  ship: '出荷',
};

export const faces: { readonly [F in FaceName]: string } = { ...phases, wild: 'ワイルド' };

export const numerals: { readonly [P in PhaseName]: string } = {
  explore: 'I',
  develop: 'II',
  settle: 'III',
  produce: 'IV',
  ship: 'V',
};

export const moments: { readonly [M in MatchPhase]: string } = {
  setup: '準備',
  roll: 'ダイスロール',
  assign: '割り当て',
  reveal: '公開',
  ...phases,
  manage: '帝国の管理',
  over: 'ゲーム終了',
};

export const kinds: { readonly [K in SideKind]: string } = { development: '発展', world: 'ワールド' };
export const stacks: { readonly [K in SideKind]: string } = { development: '発展', world: 'ワールド' };
export const worldKind = (colour: WorldColour): string => `${worldColours[colour]}のワールド`;

/** What stands above each list of a decision. */
export const groups: { readonly [G in GroupId]: string } = {
  start: '発展にするタイル',
  task: '任務',
  worker: '探索者',
  abandon: '先に捨てるタイル',
  place: '面',
  where: '置く場所',
  give: 'あなたのタイル',
  spend: 'タイル上の労働者',
  lay: '労働者',
  toCup: '使った労働者',
  remove: 'あなたのダイス',
  producer: '生産者',
  world: 'ワールド',
  good: '製品',
  shipper: '出荷人',
  ship: '用途',
  recruit: '市民',
  recall: '場にあるあなたのダイス',
};

export const tasks: { readonly [T in Task]: { readonly name: string; readonly text: string } } = {
  scout: {
    name: '偵察',
    text: 'タイルを1枚引きます。捨てたタイル1枚につき、もう1枚引きます。引いたタイルは山の下に置きます。',
  },
  stock: { name: '備蓄', text: 'クレジットを得ます。' },
  rearrange: { name: '先に並べ替える', text: '山のタイルの順番と面を変えられます。' },
  done: { name: 'そのままにする', text: '山は今のままです。' },
  under: { name: '山の下', text: 'ほかのタイルの後に建設します。' },
  top: { name: '山の上', text: '次に建設します。' },
  trade: { name: '交易', text: 'クレジットを得ます。' },
  tradeAndBuy: { name: '交易してVPを買う', text: '得たクレジットの一部でVPチップを買います。' },
  consume: { name: '消費', text: 'VPチップを得ます。' },
};

const money = (credits: number): string => (credits < 0 ? `−$${-credits}` : `$${credits}`);

export const gain = ({ credits, vp, lost }: Gain): string =>
  list([
    ...(credits === 0 ? [] : [money(credits)]),
    ...(vp === 0 ? [] : [`${plain(vp)}VP`]),
    ...(lost === 0 ? [] : [`10を超える$${lost}は失う`]),
  ]) || 'なし';

export const term = (name: string, credits: number, vp: number): string =>
  [
    ...(credits === 0 ? [] : [credits < 0 ? money(credits) : `+${money(credits)}`]),
    ...(vp === 0 ? [] : [`${signed(vp)}VP`]),
    name,
  ].join(' ');

export function lack(lacking: Lack): string {
  return lacking.kind === 'more' ? `あと${lacking.count}つ選んでください。` : `${lacking.count}つ多すぎます。`;
}

/** Rules that cause something; a tile that does is named. */
export const causes: { readonly [cause: string]: string } = {
  setup: '準備',
  scout: '偵察',
  stock: '備蓄',
  trade: '交易',
  consume: '消費',
  recruit: '雇用',
  emptyRecruit: '最低$1',
  unused: '未使用',
  idle: '行われなかったフェイズ',
  dictate: '命令',
  spent: '使用済み',
  recall: '呼び戻し',
  produce: '生産',
  build: '建設',
  assign: '割り当て',
  reassign: 'リアサイン',
  emptyStack: '建設するタイルなし',
};

/** Places of dice; those with a tile name it. */
export function place(name: string, say: (slug: string) => string): string {
  const [what = '', which = ''] = name.split(':');
  switch (what) {
    case 'cup':
      return 'カップ';
    case 'citizenry':
      return '市民';
    case 'rolled':
      return 'スクリーンの裏';
    case 'column':
    case 'selector':
      return phases[which as PhaseName];
    case 'stack':
      return which === 'world' ? '一番上のワールド' : '一番上の発展タイル';
    case 'world':
      return quoted(say(which));
    case 'dictate':
      return '命令エリア';
    case 'working':
      return '作業中';
    default:
      return 'ダイス置き場';
  }
}

export const table = {
  bag: '布袋',
  poolShort: 'VP残り',
  credits: (amount: number): string => `${amount}／10クレジット`,
  creditsTitle: 'クレジット',
  squares: (amount: number): string => `${amount}／12枚`,
  cup: 'カップ',
  cupHint: '次のラウンドに振ります',
  citizenry: '市民',
  citizenryHint: '1個$1で雇用',
  none: 'なし',
  points: '見えている得点',
  tableau: '帝国',
  below: (amount: number): string => `下に${amount}枚`,
  stackEmpty: 'この山にタイルはありません。偵察で引けます。',
  laid: (laid: number, required: number): string => `労働者${laid}／${required}人`,
  rolled: '振ったダイス（面は非公開）',
  selectedBy: (names: readonly string[]): string => `選択：${list(names)}`,
  happens: '行われます',
};

export const desk = {
  strip: 'フェイズストリップ：5つの区画',
  column: (phase: string, workers: number): string => `${phase}：労働者${people(workers)}`,
  select: '選ぶ',
  selectPhase: (phase: string): string => `${phase}を選ぶ`,
  sendTo: (phase: string): string => `${phase}へ移す`,
  put: 'ここへ置く',
  leave: 'そのまま',
  asItLies: '今の場所',
  selectWith: 'これで選択',
  costs: '別の労働者1人が必要',
  freely: 'ワイルドは自由に置けます',
  ifHappens: '行われれば',
  used: (moves: string): string => `使用済み：${moves}`,
  die: (colour: string, face: string, at: string): string => `${colour}ダイス、${face}の面、${at}`,
  anyDie: (colour: string): string => `${colour}ダイス`,
  virtual: (colour: string): string => `タイルの${colour}労働者（ダイスなし）`,
  selects: 'このダイスで選択',
  wildPlaced: 'ワイルド、自分で配置',
  moved: (power: string): string => `${quoted(power)}で移動`,
  aside: '脇に置いたダイス',
  powers: '労働者を動かす',
  dictate: '命令',
  dictateText: (reach: number): string =>
    `労働者1人を脇に置き、ほかの労働者${reach === 1 ? '1人' : `${people(reach)}まで`}を動かす`,
  takeBack: (power: string): string => `${quoted(power)}を取り消す`,
  moves: (moves: readonly string[]): string => list(moves),
  move: (colour: string, to: string): string => `${colour}→${to}`,
  payFirst: '脇に置く労働者を選んでください。',
  pickUp: '労働者を選び、次に区画を選んでください。',
  drop: (colour: string): string =>
    `${colour}ダイスを持ち上げました。区画を選ぶか、丸を選んでそのフェイズを選択してください。`,
  choose: 'ダイスを取り、区画の上の丸を押すと、そのフェイズを選択します。',
  cannot: 'その労働者をそこへ動かせるパワーはありません。',
  unfinished: (power: string): string => `${quoted(power)}で、まだ労働者を動かす必要があります。`,
  reset: 'やり直す',
  sure: 'あなたが選択',
  noWorker: 'なし',
  workers: (amount: number): string => `労働者${people(amount)}`,
  build: (name: string, laid: number, required: number): string =>
    laid >= required ? `${name} 完成` : `${name} ${laid}／${required}`,
  goods: (amount: number): string => `製品${pieces(amount)}`,
  shipments: (amount: number): string => `出荷${amount}回`,
  tasks: (amount: number): string => `任務${amount}回`,
  up: (name: string): string => `${quoted(name)}を上へ`,
  down: (name: string): string => `${quoted(name)}を下へ`,
  turn: (name: string): string => `${quoted(name)}を裏返して別の山へ`,
};

export const odds = {
  title: '行われる確率',
  from: 'ライバルがダイスどおりに選ぶ場合',
  sure: '確実',
  percent: (chance: number): string => `${Math.round(chance * 100)}%`,
};

export const tile = {
  cost: (cost: number): string => `コストと得点${cost}`,
  required: (required: number): string => `労働者${people(required)}が必要`,
  reassign: 'リアサイン',
  good: (colour: string): string => `製品：${colour}ダイス`,
  asDevelopment: '発展タイルとして',
  asWorld: 'ワールドとして',
};
