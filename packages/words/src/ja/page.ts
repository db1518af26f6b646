// Everything else on the page, in Japanese: headings, labels, buttons, what is read aloud.

import { plain } from '../signed.ts';
import { either, list, people, pieces, quoted, range, sheets } from './numbers.ts';

export const you = 'あなた';
/** In the middle of a sentence. */
export const youWithin = 'あなた';
/** Bots have names of stars and of people who looked at them. */
export const botNames = ['Halley', 'Kepler', 'Mira', 'Vega', 'Altair'];

export const site = {
  name: 'Orrery',
  games: { race: 'Race for the Galaxy', roll: 'Roll for the Galaxy' },
  short: { race: 'Race', roll: 'Roll' },
  skip: '選択へ移動',
  home: 'ホーム',
  toHome: 'Orrery、最初のページへ',
  loading: 'テーブルを準備しています。',
  theme: '夜空と星図の表示を切り替える',
  language: '言語',
};

export const home = {
  title: ['ふたつの銀河、', 'ひとつの静かなテーブル。'],
  lead: 'Race for the GalaxyとRoll for the Galaxyを、友だち、初対面の人、気長なボットを相手に遊べます。無料、オープンソース、ブラウザだけで。アカウントは要りません。',
  about: {
    roll: 'ダイスが労働者 · 2〜5人',
    race: 'カードが帝国 · 1〜6人',
  },
  play: 'ボットと対戦',
  playGame: (game: string): string => `ボットと対戦：${game}`,
  table: 'テーブル',
  tableFor: (game: string): string => `テーブルを設定：${game}`,
  mine: 'あなたの対戦',
  next: '次の手番へ',
  goOnWith: (game: string): string => `${game}を続ける`,
  match: (round: number, rivals: readonly string[]): string =>
    [round === 0 ? '準備' : `第${round}ラウンド`, ...(rivals.length === 0 ? [] : [`対戦相手：${list(rivals)}`])].join(
      ' · ',
    ),
  yourTurn: 'あなたの番',
  footer: 'ファンによる制作物です。出版社とは関係ありません。絵はすべてプログラムで描いています。',
};

export const levels: { readonly [level: string]: string } = {
  greedy: 'とても弱い',
  beginner: '入門',
  novice: '初級',
  regular: '中級',
  advanced: '上級',
  expert: '超上級',
  master: '達人',
};

export const setup = {
  title: (game: string): string => `新しいテーブル：${game}`,
  lead: 'あなた対ボット。すべてこの端末で動きます。',
  presets: 'かんたん設定',
  preset: {
    first: '初めてのゲーム',
    base: '基本セット',
    gs: 'Gathering Storm、目標あり',
    rvi: 'Rebel vs Imperium、奪取あり',
    all: '全部入り',
  },
  players: 'プレイヤー',
  seats: (amount: number): string => people(amount),
  seatsHint: (amount: number): string => `あなたとボット${people(amount - 1)}。`,
  level: (name: string): string => `${name}の強さ`,
  bots: 'ボット',
  botsHint: '強いボットほど長く考えます。',
  sets: 'セット',
  base: '基本セット（必ず使用）',
  options: 'オプション',
  goals: '目標',
  goalsHint: '最初に達成した人や最も多い人が得るタイルです。The Gathering Stormに含まれます。',
  takeovers: '奪取',
  takeoversHint: 'ライバルのワールドを奪取できます。Rebel vs Imperiumに含まれます。初めてのゲームには向きません。',
  draft: 'ドラフト',
  draftHint: '最初に全員が自分のデッキをドラフトします。',
  experienced: '1ラウンドに2アクション',
  experiencedHint: '経験者向けの2人用ゲームです。',
  hands: '初回用の手札',
  handsHint: '配られた手札の代わりに、決められた手札で始めます。',
  seed: 'シード',
  seedHint: '空欄なら毎回新しい配札です。同じ文字列なら同じ配札になります。',
  start: '開始',
  replaces: (game: string): string => `新しい対戦は、進行中の${game}の対戦と入れ替わります。`,
};

export const table = {
  round: (round: number): string => (round === 0 ? '準備' : `第${round}ラウンド`),
  phases: 'このラウンドのフェイズ',
  pickedBy: (names: readonly string[]): string => `選択：${list(names)}`,
  pool: 'チップ',
  deck: '山札',
  discard: '捨て札',
  rivals: 'ライバル',
  yourEmpire: 'あなたの帝国',
  hand: '手札',
  handEmpty: '手札はありません。',
  goals: '目標',
  goalFree: '未獲得',
  goalHeld: (names: readonly string[]): string => `獲得：${list(names)}`,
  log: '記録',
  rulesChanged: 'ここから先は新しい版のルールで対戦が続きます。',
  logEmpty: 'ゲームの出来事がここに表示されます。',
  inPlay: (amount: number): string => `帝国${sheets(amount)}`,
  inHand: (amount: number): string => `手札${sheets(amount)}`,
  goods: (amount: number): string => `製品${pieces(amount)}`,
  chips: (amount: number): string => `VPチップ${amount}点`,
  military: (amount: number): string => `軍事力${plain(amount)}`,
  points: (amount: number): string => `${plain(amount)}VP`,
  deciding: '考え中',
  decided: '完了',
  bot: 'ボット',
  placing: (card: string): string => `出したカード：${card}`,
  inspect: (card: string): string => `${quoted(card)}を見る`,
  close: '閉じる',
};

export const decision = {
  keep: {
    todo: (kept: number, of: number): string => `${of}枚のうち${kept}枚を残してください。`,
    why: (thrown: number): string => `残すカードを選びます。ほかの${thrown}枚は捨てます。`,
    go: (kept: number): string => `${kept}枚残す`,
  },
  label: 'あなたの選択',
  waiting: (names: readonly string[]): string => `${list(names)}を待っています。`,
  waitingWhy: 'その間もテーブルを見られます。',
  moving: 'ゲームが進んでいます。',
  thinking: 'ほかのプレイヤーが考えています。',
  undo: '取り消す',
  undoHint: '直前の選択に戻ります。',
  undoMarkedHint: '結果を見た後ですが、直前の選択に戻ります。対戦の記録に残ります。',
  noUndoHint: '取り消せません。その後のことがもう見えています。',
  proposed: '提案であり、まだ自分では選んでいません',
  chosen: (chosen: number, min: number, max: number): string =>
    min === max ? `${chosen}／${min}` : `${chosen}選択（${range(min, max)}）`,
  payNow: (amount: number): string => (amount === 0 ? '支払いなし' : `${sheets(amount)}支払う`),
  conquer: (strength: number, needed: number): string => `征服：軍事力${plain(strength)}（必要${plain(needed)}）`,
  conquerWith: (strength: number, most: number, needed: number): string =>
    `征服：軍事力${plain(strength)}、最大${plain(most)}（必要${plain(needed)}）`,
  free: '無料',
  using: (cards: readonly string[]): string => `${quoted(...cards)}使用`,
  sells: (amount: number): string => `価格${sheets(amount)}`,
  points: (amount: number): string => `${amount}VP`,
  draws: (amount: number): string => `カード${sheets(amount)}`,
  now: (gains: readonly string[]): string => `今なら${list(gains)}`,
  spends: (amount: number): string => `製品${pieces(amount)}を消費`,
  producesOn: (worlds: readonly string[]): string => `生産先：${either(worlds.map((world) => quoted(world)))}`,
  bonusOf: (phase: string): string => `「${phase}」のボーナス`,
  owner: (name: string): string => `${name}の帝国`,
  attack: (attack: number, defence: number): string => `攻撃${plain(attack)}、防御${plain(defence)}`,
  against: (amount: number): string => `対 ${plain(amount)}`,
  impossible: 'できません',
};

export const card = {
  world: 'ワールド',
  development: 'ディベロップ',
  military: '軍事',
  production: (good: string): string => `${good}の生産ワールド`,
  windfall: (good: string): string => `${good}の単発生産ワールド`,
  cost: (amount: number): string => `コスト${amount}`,
  defence: (amount: number): string => `防御力${amount}`,
  points: (amount: number): string => `${plain(amount)}点`,
  variable: '得点は本文による',
  good: (good: string): string => `${good}の製品`,
  chromosome: '染色体マーク',
  scoring: '得点',
  onlyIfTakeovers: '奪取ありの対戦のみ',
};

export const score = {
  rank: '順位',
  total: '合計',
};

export const leave = {
  title: 'テーブルを離れますか？',
  text: '対戦は保存されます。最初のページから続けられます。',
  stay: '続ける',
  go: '離れる',
};

export const trouble = {
  title: '対戦が止まりました',
  text: '対戦の処理中に問題が起きました。直前の状態は保存されています。ページを再読み込みしてください。',
};
