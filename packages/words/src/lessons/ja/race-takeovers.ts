// Takeovers of Rebel vs Imperium, in Japanese.

import type { LessonText } from '../lesson-text.ts';

export const raceTakeovers: LessonText = {
  title: 'Race：奪取',
  about: '相手のワールドを奪い、自分のワールドを守る。誰を狙えるか、両方の合計、カードを残すときを学びます。',
  beats: {
    exposed: {
      title: '誰を狙える？',
      say: '相手の軍事ワールドを奪えるカードがあります。**Imperium Cloaking Technology**は、**軍事力が一以上**の相手に使えます。あなたは{mine}、Miraは{theirs}で、軍事ワールドのRebel Minersを持っています。なぜMiraを狙えるのですか？',
      why: '奪取のカードには、誰のどのワールドを狙えるかが書いてあります。当てはまらない人は、弱くても安全です。',
      choices: { military: '軍事力があるから', weak: '自分より弱いから', rebel: '反乱軍のワールドだから' },
      replies: {
        military: 'そのとおり。軍事力がなければ、このカードでは狙えません。',
        weak: '強さは後の戦いで比べます。このカードはまず、軍事力があるかどうかを見ます。',
        rebel: '反乱軍を狙うカードもありますが、これはどの軍事ワールドでも奪えます。',
      },
    },
    sum: {
      title: '両方の合計',
      say: 'あなたの攻撃は**{attack}**。Miraの防御は、軍事力{theirs}とワールドの防御{printed}で**{defence}**です。**同じなら攻撃側の勝ち**。奪取は移住で行い、ほかに選ぶ人はいません。何を選びますか？',
      why: '防御には相手の軍事力すべてと、ワールドに書かれた防御が加わります。',
      replies: {
        settle: 'いいですね。これで宣言できます。',
        other: '役に立つかもしれません。でも移住がなければ奪取もありません。',
      },
    },
    instead: {
      title: '出すか奪うか',
      say: '移住では、ワールドを出すか奪うか、**どちらか一方**です。Rebel Minersがほしければ、ここは**パス**。次に奪取を聞かれます。どうしますか？',
      why: '奪取は、このフェイズでワールドを出す代わりです。手札は使いません。',
      replies: {
        pass: 'いいですね。何も出さなかったので、宣言できます。',
        placed: '堅実なワールドです。奪取はお預けで、Miraは強くなるかもしれません。',
      },
    },
    declare: {
      title: '宣言する',
      say: 'あなたの{attack}対Miraの{defence}。**Cloaking Technologyは結果にかかわらず捨てます。**Rebel Minersの奪取を宣言しますか？',
      why: 'カード一枚でワールド一枚です。しかも自分が得た分を相手が失うので、二重に効きます。',
      replies: {
        taken: 'いいですね。Rebel Minersはあなたのものです。今は{mine}点、Miraは{theirs}点。',
        pass: '見送りました。今は計算が有利でしたが、次はわかりません。',
      },
    },
    keep: {
      title: '守る側',
      say: '今度はあなたが危ない番です。Miraは移住を選び、**Imperium Seat**で反乱軍のワールドを狙えます。{points}点のRebel Colonyに、攻撃{attack}対防御{defence}。**Space Mercenaries**は手札を軍事力に変えます。手札は{hand}枚。Gem Worldを出しますか、手札を残しますか？',
      why: '宣言はワールドを出した後です。今使ったカードでは守れません。',
      replies: {
        pass: 'いいですね。手札が残りました。',
        placed: '新しいワールドですが、手札がなくなりました。同じなら攻撃側の勝ちです。',
      },
    },
    defend: {
      title: '守る',
      say: 'Miraの攻撃は{attack}、あなたの防御は{defence}。**同じならMiraの勝ち**です。Space Mercenariesで捨てたカードの分だけ強くなります。守りますか？',
      why: '先に攻撃側が使い、それから守る側です。だから、いくつで足りるかがわかります。',
      replies: {
        kept: 'いいですね。相手を上回りました。Rebel Colonyは残り、カード一枚なら安いものです。',
        lost: 'ワールドは奪われました。カード一枚で守れたはずです。',
      },
    },
    target: {
      title: 'なぜ狙われた？',
      say: 'このラウンドはRebel Colonyを守れました。でもMiraにはまだImperium Seatがあります。なぜあなたを狙えるのですか？',
      why: '狙われる元になるカードを出す前に、相手の場を見ましょう。初めての人とは、奪取なしで遊びましょう。',
      choices: { rebel: '反乱軍の軍事ワールドがあるから', strong: '軍事力があるから', hand: '手札が少ないから' },
      replies: {
        rebel: 'そのとおり。反乱軍の軍事ワールドはImperium Seatに、インペリウムのカードはRebel Allianceに狙われます。',
        strong: '軍事力はここでは守りになります。Imperium Seatはほかのものを見ます。',
        hand: '手札が少ないと弱くなりますが、それで狙われるわけではありません。',
      },
    },
  },
};
