// About newer versions of the page, in Japanese.

import type { Words } from '../catalogue.ts';

export const offline: Words['offline'] = {
  ready: '新しい版の準備ができました。対戦は保存されています。',
  coming: '新しい版の準備ができたので、読み込んでいます。選択中の内容は保存されています。',
  stays: '新しい版の準備ができましたが、自動では読み込めませんでした。',
  behind: 'サーバーを更新しています。自動的に再接続します。',
  reload: '再読み込み',
  later: 'あとで',
  shared: {
    nothing: '開けるものがありませんでした。',
    tooLarge: 'ファイルが大きすぎます。',
    foreign: 'このリンクは別のサイトのものです。',
    what: 'Orreryに共有できるのは、対戦の記録か、このサーバーのテーブル・リプレイ・今日の配りへのリンクです。',
  },
};
