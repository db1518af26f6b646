// Reassign powers of Roll, in Japanese.

import type { LessonText } from '../lesson-text.ts';

export const rollReassign: LessonText = {
  title: 'Roll：リアサイン',
  about: '労働者をただで動かす発展のレッスン。何を動かせるか、使う順番、命令のほうが高くつくときを学びます。',
  beats: {
    read: {
      title: 'パワーを読む',
      say: 'Deep Space Symbiontsには**移住者が{workers}人**必要で、出たのは{settlers}人です。**Executive Power**は**同じ区画**の労働者をちょうど{moves}人、選んだフェイズへ動かします。誰を動かせますか？',
      why: 'リアサインのパワーには、何人を、誰を、どこへ動かすかが書いてあります。費用はなく、毎ラウンド一回ずつ使えます。',
      choices: {
        explorers: '探索者を{moves}人',
        alone: '探索者を一人だけ',
        mixed: '探索者と開発者',
      },
      replies: {
        explorers: 'そのとおり。同じ区画から{moves}人です。',
        alone: 'ちょうど{moves}人です。一人だけでは動かせません。',
        mixed: '区画が違います。Executive Powerは同じ区画から{moves}人です。',
      },
    },
    executive: {
      title: 'ただの人手',
      say: '計画を立てましょう。**移住者が{workers}人**必要で、{settlers}人はいます。ほかのどのダイスでも移住を選べて、そこで働きます。残りはExecutive Powerで。ほかに移住を選ぶ人はいません。',
      why: 'ほかに仕事のないダイスで選びましょう。選んだダイスはそのフェイズの労働者です。',
      replies: {
        paid: '完成ですが、命令に労働者を一人使いました。Executive Powerはただです。',
        finished: 'いいですね。完成して{squares}枚。誰も外さずに済みました。',
        few: '移住は行われますが、移住者が足りません。仲間が来るまでワールドの上に残ります。',
        other: '誰も移住を選ばなかったので、ワールドはお預けです。',
      },
    },
    order: {
      title: '順番に使う',
      say: 'また移住者は一人で、**ダイスは全部別の区画**です。Executive Powerには同じ区画に{moves}人必要です。**Local Subsidies**はホームダイスを一個、好きな区画へ動かします。{workers}個全部が移住する必要があります。どちらが先ですか？',
      why: 'パワーは一つずつ使います。一度動かした労働者を、別のパワーでもう一度動かせます。',
      choices: {
        subsidies: 'Local Subsidies',
        executive: 'Executive Power',
        either: 'どちらでもよい',
      },
      replies: {
        subsidies: 'そのとおり。まず組を作り、Executive Powerでその組を動かします。',
        executive: 'まだ組がありません。どの区画にも一人ずつです。',
        either: '順番は大事です。Local Subsidiesの前には、Executive Powerが動かせる組がありません。',
      },
    },
    both: {
      title: '組を作る',
      say: '探索者で移住を選びます。Local Subsidiesで**ホームダイスの開発者を出荷へ**、芸術品ダイスの隣に動かします。それからExecutive Powerで両方を移住へ。これで**移住者が{workers}人**です。',
      why: 'ホームダイスを直接移住へ動かすこともできますが、芸術品ダイスが一人で残ります。',
      replies: {
        paid: '完成ですが、命令に労働者を一人使いました。',
        finished: 'いいですね。一個のダイスを両方のパワーで順に動かし、全員が働きました。',
        few: '全員は移住に来ませんでした。来た人は、仲間が来るまでワールドの上に残ります。',
        other: '誰も移住を選ばなかったので、ワールドはお預けです。',
      },
    },
    mandate: {
      title: '大きな命令',
      say: '別のパワー、別のワールドです。Lost Alien Warshipには**移住者が{workers}人**必要です。命令は一人を外して一人を動かします。**Galactic Mandate**があれば**{moves}人まで**動かせます。誰を外し、誰を動かしますか？',
      why: '代価は同じく一人です。仕事のない人を外し、役に立つだけ動かしましょう。',
      replies: {
        finished: 'いいですね。一人を外し、ほかを動かしました。{squares}枚になりました。',
        few: '移住者が足りません。Galactic Mandateがあれば、一人を外して何人も動かせます。',
        other: '誰も移住を選ばなかったので、ワールドはお預けです。',
      },
    },
    colours: {
      title: 'どの色？',
      say: '**System Diversification**は{moves}人まで好きな区画へ動かせますが、**ホームダイスは動かせません**。移住者は{workers}人必要で、{settlers}人はいます。誰を動かしますか？',
      why: '多くのパワーは色や区画やフェイズを指定します。計画の前に、どのダイスに使えるか見ましょう。',
      choices: {
        coloured: '芸術品ダイスと軍事ダイス',
        home: 'ホームダイスの探索者たち',
        mixed: 'ホームダイスの探索者と芸術品ダイス',
      },
      replies: {
        coloured: 'そのとおり。ここでは区画が違ってもよく、色だけが大事です。',
        home: '白いダイスはホームダイスです。動かせません。',
        mixed: '芸術品ダイスはよいですが、ホームダイスは動かせません。',
      },
    },
    diversify: {
      title: 'ホームダイスは？',
      say: 'このパワーでホームダイスは動かせませんが、**選ぶことはできます**。そうすれば移住に加わります。計画を立てましょう。全部で**移住者が{workers}人**です。',
      why: '選ぶダイスは、パワーなしで選んだフェイズへ行きます。ほかに動かす方法のないダイスに任せましょう。',
      replies: {
        paid: '完成ですが、命令で外した一人は余計でした。',
        finished: 'いいですね。ホームダイスが選び、ほかはパワーで動きました。{squares}枚です。',
        few: '移住者が足りません。探索者で選び、色つきのダイスを両方動かしましょう。',
        other: '誰も移住を選ばなかったので、ワールドはお預けです。',
      },
    },
  },
};
