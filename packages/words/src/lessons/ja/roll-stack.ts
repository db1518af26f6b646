// Planning a stack of Roll, in Japanese.

import type { LessonText } from '../lesson-text.ts';

export const rollStack: LessonText = {
  title: 'Roll：山の計画',
  about: 'どのタイルを先にするか、割引で何が得か、山の上のダイスはどうなるかを学びます。',
  beats: {
    order: {
      title: 'どちらが先？',
      say: '山には労働者{workers}人の**Investment Credits**と、コスト{printed}の**Galactic Federation**があります。Investment Creditsは**後の**発展を一人分安くしますが、自分自身は安くなりません。どちらを上にしますか？',
      why: '割引やパワーは、タイルが完成したときから役に立ちます。ほかを助けるものを先にしましょう。',
      choices: { credits: 'Investment Credits', federation: 'Galactic Federation', either: 'どちらでもよい' },
      replies: {
        credits: 'そのとおり。もう上にあります。後に作るものが安くなります。',
        federation: 'それでは{printed}人必要です。後にすれば安くなります。',
        either: '順番は大事です。安くなるのはInvestment Creditsの後に作るものだけです。',
      },
    },
    finish: {
      title: '完成させる',
      say: 'Investment Creditsには**開発者が{workers}人**必要です。何人か出ています。選ぶダイスもそこで働きます。ほかに発展を選ぶ人はいません。計画を立てましょう。',
      why: '足りない労働者はタイルの上に残るので、なくなりません。でも割引は完成してからです。',
      replies: {
        finished: 'いいですね。完成です。Galactic Federationは今{now}人で済みます。',
        few: '開発者が足りません。その場に残りますが、割引はお預けです。',
        other: '誰も発展を選ばなかったので、開発者は働きませんでした。',
      },
    },
    abandon: {
      title: 'タイルを捨てたら',
      say: 'その後です。Galactic Federationの上に**ダイスが{laid}個**あります。偵察のとき、タイルを捨ててもっと多く見られます。これを捨てたら、上のダイスはどうなりますか？',
      why: 'ダイスはタイルではなく山の上にあります。発展が行われるとき、一番上にあるタイルのために数えます。',
      choices: { stay: '山の上に残る', cup: 'カップに戻る', lost: 'なくなる' },
      replies: {
        stay: 'そのとおり。次のタイルのために数えます。発展のときにタイルがなければ、カップに戻ります。',
        cup: 'タイルがないまま発展が行われたときだけです。それまでは山の上に残ります。',
        lost: 'それでダイスがなくなることはありません。もう一度どうぞ。',
      },
    },
    complete: {
      title: '上のダイスを数える',
      say: 'Galactic Federationは割引で**{workers}人**、もう{laid}個が載っています。今度は誰が行きますか？どのダイスでも選べることを忘れずに。',
      why: '大きな発展は、コスト分の得点と、終了時の得点があります。これはあなたの発展で得点します。',
      replies: {
        finished: 'いいですね。先に来たダイスがいたので、少ない人数で完成です。{points}点になりました。',
        few: 'このラウンドは開発者が足りません。ほかのダイスと山の上に残ります。',
        other: '誰も発展を選ばなかったので、ダイスはそのままです。',
      },
    },
  },
};
