// What is sent to people who are away, in Japanese.

import type { Words } from '../catalogue.ts';
import { list } from './numbers.ts';

export const notices: Words['notices'] = {
  asked: (phase, todo) => `${phase}：${todo}`,
  at: (game, names) => (names.length === 0 ? game : `${game}（相手：${list(names)}）`),
  left: (time) => `残り${time}`,
  soon: (time) => `回答期限まで残り${time}`,
  nudge: (name) => `${name}さんが返事を待っています`,
  over: {
    won: '対戦が終わりました：あなたの勝利です',
    place: (rank) => `対戦が終わりました：${rank}位`,
  },
  invite: (name) => `${name}さんがテーブルに招待しています`,
  rematch: (name) => `${name}さんが再戦を希望しています`,
  withdrawn: '予想外のことが起きたため、指示を取り消しました。',
  digest: (matches) => `${matches}件の対戦があなたの番です`,
  test: '通知はこのように届きます',
  open: '開く',
  stop: 'すべての通知を止める',
  confirm: {
    title: 'アドレスの確認',
    body: 'このアドレスで対戦の通知を受け取る申し込みがありました。ご本人でしたらリンクを開いてください。心当たりがなければ何もしなくてかまいません。今後メールは届きません。',
  },
};
