// What each question of Roll says in Japanese: what to do, why it is asked, and the words on the button.

import type { QuestionKind, QuestionOf } from '@orrery/roll';
import type { Naming } from '../../naming.ts';
import { pieces, quoted, range } from '../numbers.ts';
import { stacks } from './terms.ts';

interface Prompt {
  readonly todo: string;
  readonly why: string;
  /** On the main button. */
  readonly go: string;
  readonly pass: string;
}

type Prompts = { readonly [K in QuestionKind]: (question: QuestionOf<K>, say: Naming) => Prompt };

const pass = 'パス';

export const prompts: Prompts = {
  'setup.startTiles': () => ({
    todo: 'どちらのタイルを発展に、どちらをワールドにするか選んでください。',
    why: '2つの山の最初のタイルになります。次は最初のダイスロールです。',
    go: '始める',
    pass,
  }),
  assign: () => ({
    todo: '労働者を割り当て、フェイズを1つ選んでください。',
    why: '選んだフェイズは必ず行われます。ほかの区画の労働者は、そのフェイズも行われるときだけ働きます（ライバルが選ぶか、2人プレイでは追加のダイスが示したとき）。次に全員が同時に公開します。',
    go: '確定',
    pass,
  }),
  'explore.task': ({ rearranged }) => ({
    todo: rearranged ? '探索者で偵察か備蓄をしてください。' : '探索者の任務（偵察か備蓄）を選んでください。',
    why: '探索者は1人ずつ、順番に任務を行います。',
    go: '実行',
    pass,
  }),
  'explore.done': () => ({
    todo: '山をもう一度並べ替えるか、そのままにしてください。',
    why: '探索者の任務は終わりました。タイルのパワーで、フェイズ中はいつでも順番を変えられます。',
    go: '進む',
    pass,
  }),
  'explore.place': () => ({
    todo: 'タイルを置いてください。発展にしますか、ワールドにしますか？',
    why: '選んだ面を表にして山の一番下に置きます。パワーがあれば上にも置けます。一番上に来たら建設できます。',
    go: '置く',
    pass,
  }),
  'explore.extraTile': ({ cause }, say) => ({
    todo: '追加のタイルを置いてください。発展にしますか、ワールドにしますか？',
    why: `${quoted(say.side(cause))}のタイルです。山の下に置きます。`,
    go: '置く',
    pass,
  }),
  'explore.shortageDiscard': () => ({
    todo: '山からタイルを1枚戻してください。',
    why: '布袋が空で、引かなければならない人がいます。',
    go: '戻す',
    pass,
  }),
  'build.spendEarly': ({ stack, count }) => ({
    todo: `一番上の${stacks[stack]}に使うダイスを${pieces(count)}選んでください。`,
    why: '必要な数より多くの労働者がいます。残りはそのままです。',
    go: '使う',
    pass,
  }),
  'build.placeWorker': ({ stack, count }) => ({
    todo: `一番上の${stacks[stack]}を完成させるダイスを${pieces(count)}選んでください。`,
    why: '使った労働者は市民へ行きます。残りは作業を続けます。',
    go: '建設',
    pass,
  }),
  'build.workersToCup': ({ cause, min, max }, say) => ({
    todo: `カップに戻すダイスを${range(min, max)}個選んでください。`,
    why: `${quoted(say.side(cause))}のパワーで、使った労働者が戻ります。残りは市民へ行きます。`,
    go: '戻す',
    pass,
  }),
  'build.removeDie': ({ cause }, say) => ({
    todo: '取り除くダイスを選んでください。',
    why: `${quoted(say.side(cause))}のために、ダイスを1個失います。`,
    go: '取り除く',
    pass,
  }),
  'produce.place': () => ({
    todo: '生産者と、製品を置くワールドを選んでください。',
    why: 'ダイスは出荷されるまでワールドに残ります。',
    go: '生産',
    pass,
  }),
  'ship.task': () => ({
    todo: '製品を出荷してください。交易でクレジットを得るか、消費でVPを得ます。',
    why: '消費は1VPです。製品の色がワールドと同じなら+1、出荷人の色がワールドと同じならさらに+1です。',
    go: '出荷',
    pass,
  }),
  'manage.recruit': ({ count }) => ({
    todo: `市民から雇用するダイスを${pieces(count)}選んでください。`,
    why: '1個$1で、支払えるだけ雇用します。クレジットが0になったら、1に戻ります。',
    go: '雇用',
    pass,
  }),
  'manage.recall': ({ min }) => ({
    todo:
      min > 0 ? 'ダイスを1個以上カップに呼び戻してください。' : 'ダイスをカップに呼び戻すか、そのままにしてください。',
    why:
      min > 0
        ? 'カップが空です。振るダイスが必要です。'
        : '製品やタイル上の労働者を呼び戻すと、次のラウンドに振れます。',
    go: min > 0 ? '呼び戻す' : 'ラウンド終了',
    pass,
  }),
};
