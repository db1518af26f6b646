// Goals of The Gathering Storm, in Japanese.

import type { LessonText } from '../lesson-text.ts';

export const raceGoals: LessonText = {
  title: 'Race：目標',
  about: '最初に達成した人のタイルと、最も多い人のタイル。どう取り、誰が持ち続け、どれだけの価値があるかを学びます。',
  beats: {
    nearest: {
      title: 'どれが近い？',
      say: '目標タイルが並んでいます。**Galactic Standard of Living**は、最初にチップが{minimum}点になった人に{points}点。あなたは{chips}点、Miraは{theirs}点です。**System Diversity**は{allKinds}種類すべてのワールド、**Greatest Military**は軍事力{strong}が必要です。一番近いのは？',
      why: '「最初」の目標は一度取れば、ずっと自分のものです。テーブルで目標を押すと、みんなの進み具合が見えます。',
      choices: {
        living: 'Galactic Standard of Living',
        diversity: 'System Diversity',
        military: 'Greatest Military',
      },
      replies: {
        living: 'そのとおり。しかもMiraはもっと近いです。先に消費した人のものです。',
        diversity: '{allKinds}種類のうち{kinds}種類です。まだ何枚ものワールドが必要です。',
        military: 'あなたの軍事力は{military}、必要なのは{strong}です。もっと近いものがあります。',
      },
    },
    double: {
      title: '今しかない',
      say: 'チップは{chips}点、必要なのは**{minimum}点**です。**消費：×2**は{double}点。**交易**は製品一個をカードに換え、残りは{trade}点です。Miraは次のラウンドに消費できそうです。何を選びますか？',
      why: 'カードのほうがチップより価値があることも多いです。でも今はタイルがかかっていて、相手も近いのです。',
      replies: {
        double: 'いいですね。チップが足り、フェイズが終われば目標で{points}点増えます。',
        trade: '手札は増えますが、チップが足りません。Miraが先になれます。',
        other: '製品はまだ残っています。Miraは生産し、次のラウンドに先になれます。',
      },
    },
    claimed: {
      title: 'ずっとあなたのもの',
      say: 'チップはあなたが{chips}点、Miraが{theirs}点。**タイルはあなたのもの**で、{points}点です。「最初」の目標は誰にも取られません。同じフェイズに二人とも達成したら、二人とも得点します。',
      why: '目標はカードごとではなく、フェイズの終わりに調べます。一つ前のフェイズで達成することが大事です。',
    },
    leader: {
      title: '最も多い人',
      say: '別の局面です。**Production Leader**は、生産ワールドが**最も多い**人に{points}点。ただし{minimum}枚以上です。あなたは{worlds}枚、Miraは{theirs}枚。何を選びますか？',
      why: '「最多」の目標は単独で一番の人のものです。移住の後に調べるので、このラウンドの一枚で足りることもあります。',
      replies: {
        settle: 'いいですね。生産ワールドがもう一枚あれば一番です。',
        other: '役に立つかもしれません。でも移住が行われず、タイルは中央に残ります。',
      },
    },
    which: {
      title: 'どのワールド？',
      say: '**Gem World**はコスト{gem}の生産ワールドです。**Destroyed World**はコスト{destroyed}で、すぐ製品が載る単発生産ワールドです。Production Leaderで数えるのはどちらですか？',
      why: '単発生産ワールドは出したときに製品が一個載り、生産ワールドは生産のたびに作ります。目標が何を数えるか、正確に読みましょう。',
      replies: {
        gem: 'いいですね。生産ワールドです。単独で一番です。',
        destroyed: '安くて製品もつきます。でもこの目標では数えません。',
        pass: '何も出さなかったので、一番の人はいません。',
      },
    },
    equal: {
      title: '追いつかれたら？',
      say: 'Production Leaderはあなたのものです。生産ワールドは{worlds}枚対{theirs}枚。Miraが移住して**同じ枚数**になったら、タイルは誰のものですか？',
      why: '「最多」の目標を取るには、持ち主より多くなければなりません。ここでも先に取るのが得です。',
      choices: { you: '自分が持ち続ける', mira: 'Miraが取る', nobody: '中央に戻る' },
      replies: {
        you: 'そのとおり。取るには、あなたより一枚多く必要です。',
        mira: '同じでは足りません。あなたより多くなければなりません。',
        nobody: '戻るのは、持ち主が必要な数を下回るか、ほかの人たちが同率で上回ったときだけです。',
      },
    },
    worth: {
      title: 'どれだけの価値？',
      say: '「最初」の目標は{first}点、「最多」の目標は{points}点。終了時に同率で最多なら、タイルが**なくても**{tied}点です。対戦全部を目標のために計画しますか？',
      why: '目標の価値は、よいカード一枚ほどです。通り道にあるものを取り、相手が近いときは急ぎましょう。',
      choices: { way: 'いいえ、通り道にあるものを取る', plan: 'はい、全部取る' },
      replies: {
        way: 'そのとおり。目標は早さの競争です。同じくらいよい計画のあいだで、決め手になります。',
        plan: '一つの計画に合う目標がいくつもあれば強いです。手札に合わないと、得るより失うほうが多くなります。',
      },
    },
  },
};
