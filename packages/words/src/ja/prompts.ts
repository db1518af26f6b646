// What each question says in Japanese: what to do, why it is asked, and the words on the buttons.

import type { QuestionKind, QuestionOf } from '@orrery/race';
import type { Naming } from '../naming.ts';
import { plain } from '../signed.ts';
import { quoted, sheets } from './numbers.ts';

interface Prompt {
  readonly todo: string;
  readonly why: string;
  /** On the main button. */
  readonly go: string;
  /** On the button that does nothing. */
  readonly pass: string;
}

type Prompts = { readonly [K in QuestionKind]: (question: QuestionOf<K>, say: Naming) => Prompt };

const pass = 'パス';
const proposal = '支払い案が選ばれています。自由に変えられます。確定するまで何も支払いません。';

export const prompts: Prompts = {
  draftPick: ({ round, left, passTo }, say) => ({
    todo: `${sheets(left)}の中から、自分のデッキに入れるカードを1枚取ってください。`,
    why:
      passTo === null
        ? `パック${round}。最後の1枚です。`
        : `パック${round}。残りは${say.seat(passTo)}に渡ります。取ったカードでプレイします。`,
    go: '取る',
    pass,
  }),
  chooseStart: ({ count }) => ({
    todo: `ホームワールドと、捨てるカード${sheets(count)}を選んでください。`,
    why: 'ホームワールドは最初から場にあります。全員が同時に公開します。',
    go: '始める',
    pass,
  }),
  discardSetup: ({ count }) => ({
    todo: `最初の手札から${sheets(count)}捨ててください。`,
    why: '残りがゲーム開始時の手札になります。',
    go: '捨てる',
    pass,
  }),
  chooseAction: ({ count }) => ({
    todo: count === 1 ? 'アクションを選んでください。' : `アクションを${count}つ選んでください。`,
    why: '選ばれたフェイズだけを、全員が行います。ボーナスは選んだ人だけのものです。全員が同時に公開します。',
    go: '決定',
    pass,
  }),
  exploreDiscard: ({ count, from }) => ({
    todo: `カードを${sheets(count)}捨ててください。`,
    why:
      from === 'drawn'
        ? '引いたカードの残りは手札に加わります。'
        : '引いたカードと手札の中から、好きなカードを捨てられます。',
    go: '捨てる',
    pass,
  }),
  developPlace: () => ({
    todo: 'ディベロップを出すか、パスしてください。',
    why: '支払いは全員が公開した後です。',
    go: '出す',
    pass,
  }),
  developPay: ({ card }, say) => ({
    todo: `${quoted(say.card(card))}のコストを支払ってください。`,
    why: proposal,
    go: '支払う',
    pass,
  }),
  settlePlace: () => ({
    todo: 'ワールドを出すか、パスしてください。',
    why: '支払いや征服は全員が公開した後です。',
    go: '出す',
    pass,
  }),
  declareTakeover: () => ({
    todo: 'ライバルのワールドを奪取するか、パスしてください。',
    why: '攻撃が防御以上なら成功です。防御側はまだ軍事力を加えられます。',
    go: '攻撃する',
    pass,
  }),
  settlePay: ({ card }, say) => ({
    todo: say.isMilitary(card)
      ? `${quoted(say.card(card))}を征服してください。パワーがあれば支払いもできます。`
      : `${quoted(say.card(card))}のコストを支払ってください。`,
    why: proposal,
    go: '出す',
    pass,
  }),
  settleSecond: () => ({
    todo: '2枚目のワールドを出すか、パスしてください。',
    why: 'このフェイズでは、あなたのパワーで2枚目を出せます。',
    go: '出す',
    pass,
  }),
  defendTakeover: ({ world, attacker, attack, defense }, say) => ({
    todo: `${quoted(say.card(world))}を守ってください。軍事力を加えるか、防御${plain(defense)}のままにします。`,
    why: `${say.seat(attacker)}の攻撃は${plain(attack)}です。同点なら攻撃側の勝ちなので、${plain(attack + 1)}必要です。`,
    go: '防御する',
    pass: '加えない',
  }),
  tradeGood: () => ({
    todo: '製品を1個売ってください。',
    why: '交易を選んだので、製品の価格と同じ枚数のカードを引きます。',
    go: '売る',
    pass,
  }),
  consumeNext: () => ({
    todo: '消費パワーを使ってください。',
    why: '製品がある限り、すべて使います。順番は自由です。',
    go: '使う',
    pass: '終了',
  }),
  discardForYield: ({ power }, say) => ({
    todo:
      power.card === null
        ? 'カードを捨てるか、捨てないかを選んでください。'
        : `${quoted(say.card(power.card))}のためにカードを捨てるか、捨てないかを選んでください。`,
    why: 'カード1枚ごとに、パワーに書かれたものを得ます。',
    go: '捨てる',
    pass: '捨てない',
  }),
  guessCost: () => ({
    todo: '数を1つ宣言してください。',
    why: '次のカードがめくられます。コストまたは防御力が同じなら、あなたのものです。',
    go: 'めくる',
    pass,
  }),
  ante: () => ({
    todo: 'カードを1枚賭けるか、パスしてください。',
    why: '賭けたカードのコストと同じ枚数がめくられます。コストがより高いものがあれば1枚得ます。なければ賭けたカードを失います。防御力はコストとして数えます。',
    go: '賭ける',
    pass,
  }),
  anteKeep: () => ({
    todo: 'めくられたカードから1枚選んで手札に加えてください。',
    why: '賭けに勝ちました。賭けたカードも手札に戻ります。',
    go: '手札に加える',
    pass,
  }),
  produceNext: () => ({
    todo: '生産パワーを使ってください。',
    why: '置き場所が1つしかない製品はもう置かれています。残りの順番は自由です。',
    go: '使う',
    pass: '終了',
  }),
  produceWorld: ({ power }, say) => ({
    todo: '生産する単発生産ワールドを選んでください。',
    why:
      power.card === null ? '「生産」を選んだボーナスです。' : `${quoted(say.card(power.card))}のパワーで生産します。`,
    go: '生産する',
    pass,
  }),
  produceDiscard: ({ power }, say) => ({
    todo: '生産するためにカードを1枚捨てるか、手札を残すかを選んでください。',
    why: power.card === null ? '' : `${quoted(say.card(power.card))}は、カードを捨てなければ生産できません。`,
    go: '捨てる',
    pass: '残す',
  }),
  roundDiscard: ({ count }) => ({
    todo: `カードを${sheets(count)}捨ててください。`,
    why: 'ラウンド終了時に、手札が上限を超えています。',
    go: '捨てる',
    pass,
  }),
};

/** What was done without asking, since there was only one way. */
export const automatic: { readonly [K in QuestionKind]: string } = {
  draftPick: 'パックの最後の1枚を取りました',
  chooseStart: 'ホームワールドが決まりました',
  discardSetup: '最初の手札をそのまま残しました',
  chooseAction: 'アクションが決まりました',
  exploreDiscard: 'カードを捨てました',
  developPlace: '出せるディベロップがありません',
  developPay: '唯一の方法で支払いました',
  settlePlace: '出せるワールドがありません',
  declareTakeover: '奪取できるワールドがありません',
  settlePay: '唯一の方法で出しました',
  settleSecond: '2枚目に出せるワールドがありません',
  defendTakeover: '防御に加えられるものがありません',
  tradeGood: '唯一の製品を売りました',
  consumeNext: '唯一のパワーを使いました',
  discardForYield: '捨てるカードがありません',
  guessCost: '数を宣言しました',
  ante: '賭けるカードがありません',
  anteKeep: '唯一のカードを手札に加えました',
  produceNext: '唯一のパワーを使いました',
  produceWorld: '唯一の単発生産ワールドに生産しました',
  produceDiscard: '捨てるカードがありません',
  roundDiscard: 'カードを捨てました',
};
