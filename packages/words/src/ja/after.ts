// After the match, in Japanese.

import type { Words } from '../catalogue.ts';
import { plain } from '../signed.ts';

/** With word joiners: a line must not break inside, nor between の and this. */
const victory = '\u2060勝\u2060利';

export const after: Words['after'] = {
  over: 'ゲーム終了',
  wonBy: (points) => `${points}点差であなたの${victory}`,
  lostBy: (name, points) => `${points}点差で${name}の${victory}`,
  won: `あなたの${victory}`,
  lost: (name) => `${name}の${victory}`,
  shared: (names) => `同率の勝利：${names.join('、')}`,
  standing: (name, points) => `${name} ${plain(points)}`,
  endedByPool: 'VPチップがなくなり、ゲームが終了しました。',
  takenBack: '結果を見た後に取り消した選択があるため、この対戦は統計に含まれません。',
  endedByTableau: (names) => `帝国がいっぱいになり、ゲームが終了しました：${names.join('、')}`,
  tieRace: (amounts) => `同点のため、手札と製品の数で決まりました（${amounts.join('、')}）。`,
  tieRoll: (amounts) => `同点のため、カップのダイスとクレジットの数で決まりました（${amounts.join('、')}）。`,
  rounds: 'ラウンド',
  decisions: '決定',
  robot: 'ロボット',
  bot: (level) => `ボット・${level}`,
  working: '集計中です。',
  sources: '得点の内訳',
  source: {
    cards: 'カードの得点',
    tiles: 'タイルのコスト',
    bonuses: '得点ディベロップ',
    chips: 'VPチップ',
    goals: '目標',
  },
  robotSixes: 'コスト6のディベロップとカウンター',
  part: (source, points) => `${source}：${plain(points)}`,
  termsOf: (name) => `すべての項目：${name}`,
  noTerms: 'なし',
  counted: (amount, points) => `${plain(amount)} → ${plain(points)}`,
  goalShared: '最多で同率',
  chipsTerm: 'VPチップ置き場から獲得',
  best: '高得点',
  curve: 'ラウンドごとの得点',
  curveHint: 'その時点で見えていた得点',
  curveSays: (rounds, ends) => `${rounds}ラウンドの得点グラフ。終了時：${ends.join('、')}。`,
  asTable: '表で見る',
  asChart: 'グラフで見る',
  roundColumn: 'ラウンド',
  actions: '次にすること',
  rematch: '再戦',
  rematchHint: '同じ席で、新しく配る',
  same: '同じ配札でもう一度',
  replay: 'リプレイ',
  toReview: '検討',
  save: '記録を保存',
  look: 'テーブルを見る',
  toScores: '得点に戻る',
  looking: 'ゲームは終了しました。テーブルは終了時のままです。',
};
