// Developments of Roll that cost six, in Japanese.

import type { LessonText } from '../lesson-text.ts';

export const rollSixes: LessonText = {
  title: 'Roll：大きな発展',
  about: '終了時に得点する発展。どの帝国に合うか、ダイスやチップがもう一つ要るのはいつかを学びます。',
  beats: {
    fits: {
      title: '何を数える？',
      say: '大きな発展はコスト{cost}で、**一つのことにボーナス**があります。Mining Leagueは希少元素ワールド一枚につき{each}点、New Galactic Orderは軍事ダイス、Galactic Reservesは最後の製品を数えます。今一番得点しているのは誰ですか？',
      why: '一番強いものはありません。早くから合わせた帝国で強いのです。',
      choices: { tycho: 'TychoのMining League', mira: 'MiraのGalactic Reserves', you: '自分のNew Galactic Order' },
      replies: {
        tycho: 'そのとおり。希少元素ワールドで{league}点。あなたのは{order}点、Miraのは{reserves}点です。',
        mira: '製品を数えて、今は{reserves}点です。もっと多い人がいます。',
        you: '{order}点です。もっと多い人がいます。',
      },
    },
    sets: {
      title: '始めた組も数える',
      say: 'New Galactic Orderは、どこにあっても軍事ダイス{set}個の組ごとに{each}点、**始めた組**も数えます。{dice}個で{bonus}点。軍事ダイスがもう一個あると？',
      why: '組は切り上げます。組の最初の一個は価値が高く、ほかはありません。',
      choices: { more: '組一つ分増える', share: '組の一部だけ', nothing: '増えない' },
      replies: {
        more: 'そのとおり。新しい組が始まるので{each}点増えます。',
        share: '組は分けません。始めた組は丸ごと数えます。',
        nothing: '今の組は全部そろっているので、次の一個で新しい組が始まります。もう一度。',
      },
    },
    begin: {
      title: '組を始める',
      say: '**Outlaw World**は移住者{settlers}人で、軍事ダイスが来ます。Investment Creditsは開発者{developers}人。どちらもほかの人は選びません。今ほしいのは？',
      why: '終わり近くでは得点で比べます。タイルの数字と、大きな発展に加わる分です。',
      replies: {
        begun: 'いいですね。軍事ダイス{dice}個、ボーナスは{bonus}点。合計{points}点です。',
        few: '移住ですが、移住者が足りません。ワールドの上に残ります。',
        other: '役に立つかもしれません。新しいダイスなら組が始まりました。',
      },
    },
    chips: {
      title: 'あと一段',
      say: '別の帝国です。**Galactic Renaissance**はチップを、だんだん広がる段で数えます。{chips}点でボーナス{bonus}点。出荷人は交易で{trade}クレジット、消費で{consume}点。どうしますか？',
      why: '段が上がるごとに必要なチップは増えます。次の段までの距離を見ましょう。一点で足りることもあります。',
      replies: {
        consume: 'いいですね。チップ{chips}点、ボーナスは{bonus}点に上がりました。合計{points}点です。',
        trade: 'ダイスを雇うクレジットです。ボーナスは{bonus}点のまま。あと一点で上がりました。',
      },
    },
    look: {
      title: '早いほどよい',
      say: '前のほうのラウンドです。小さな発展が多く、発展の山には普通の一枚だけ。探索者は{stock}クレジットの備蓄か、タイルの偵察ができます。どうしますか？',
      why: '大きな発展は次に建てるものを教えます。早く知るほど多く数えます。',
      replies: {
        scout: 'タイルです。両方の面を見ましょう。',
        other: 'お金もよいでしょう。でも山にはまだ目標がありません。',
      },
    },
    lay: {
      title: 'どちらの面？',
      say: '**Galactic Federation**は{workers}人必要で、発展のコスト{divide}につき一点です。Artist Colonyは{small}人で、芸術品ダイスが来ます。この調子なら残り約{rounds}ラウンド。どちらの面を使いますか？',
      why: '大きなタイルには数ラウンドかかります。残りが多ければ得、終わり近くでは未完成で終わります。',
      replies: {
        federation: 'いいですね。これからの発展はみな得点になります。方向は早く、計算は最後に。',
        colony: '早くて、ダイスも増えます。でも合うタイルを誰かに取られるかもしれません。',
      },
    },
  },
};
