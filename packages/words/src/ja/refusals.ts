// Why something is not possible, in Japanese, by code. Codes and what their data says stand with kernel and game.

import type { WayReason } from '@orrery/race';
import type { Naming } from '../naming.ts';
import { isConquest, type KernelReasons, nearestWay, type RaceReasons, type RollReasons } from '../refusal-words.ts';
import { plain } from '../signed.ts';
import { pieces, quoted, range, sheets } from './numbers.ts';
import { rollReasons } from './roll/refusals.ts';

const card = (slug: string, say: Naming): string => quoted(say.card(slug));

const cardsShort = (price: number, hand: number): string =>
  `あと${sheets(price - hand)}足りません。コスト${price}に対し、ほかの手札は${sheets(hand)}です。`;

function shortBy(reason: WayReason): string {
  const { price, hand, strength, needed } = reason;
  if (isConquest(reason)) {
    return `軍事力があと${needed - strength}足りません（${plain(strength)}／必要${plain(needed)}）。`;
  }
  return cardsShort(price, hand);
}

const kernelReasons: KernelReasons = {
  'kernel/bad-options': (data) => `この設定は組み合わせられません：${data.field}、${data.problem}。`,
  'kernel/bad-seats': (data) => `このセットは${range(data.min, data.max)}人用です。`,
  'kernel/not-asked': () => 'ゲームが先へ進んだため、もう答えられません。',
  'kernel/match-over': () => 'ゲームは終了しました。',
  'kernel/nothing-to-undo': () => 'まだ何も決めていません。',
  'kernel/undo-sealed': () => '取り消せません。その後、新しい情報が公開されました。',
  'kernel/undo-used': (_data) => '取り消せません。ほかのプレイヤーがすでに先へ進めました。',
  'kernel/bad-record': () => '保存された対戦は、このバージョンでは使えません。',
  'kernel/old-rules': () => 'この対戦は以前のバージョンのルールで行われたもので、そのルールはここに残っていません。',
  'kernel/old-state': () => 'この対戦は以前のバージョンで保存されたもので、このバージョンでは続けられません。',
  'kernel/newer-state': () => 'この対戦は新しいバージョンで保存されています。最新のページを読み込むと続けられます。',
  'bots/no-such-bot': () => '保存された対戦に、このバージョンにないボットがいます。',
  'bots/no-review': () => 'このゲームの振り返りはまだありません。',
  'bots/not-over': () => '振り返れるのは終わった対戦だけです。',
};

const raceReasons: RaceReasons = {
  'race/malformed': () => '回答が不完全です。',
  'race/not-in-hand': (data, say) => `${card(data.card, say)}はもう手札にありません。`,
  'race/wrong-count': (data) => `${data.got}つではなく、${data.expected}つ選んでください。`,
  'race/not-offered': () => 'それは選べません。',
  'race/same-twice': () => '同じものを2回は使えません。',
  'race/wrong-pair': () => '2回目の発展や移住は、1回目と一緒に選んでください。',
  'race/not-a-development': () => 'ディベロップではありません。',
  'race/not-a-world': () => 'ワールドではありません。',
  'race/already-in-tableau': () => '同じものがすでに帝国にあります。',
  'race/cannot-afford': (data) => cardsShort(data.price, data.hand),
  'race/cannot-place': (data) => {
    const nearest = nearestWay(data.reasons);
    return nearest === null ? '今は出す方法がありません。' : shortBy(nearest);
  },
  'race/no-such-power': (data, say) => `${card(data.card, say)}にはそのためのパワーがありません。`,
  'race/power-used': (data, say) => `${card(data.card, say)}のパワーは、このフェイズではもう使いました。`,
  'race/wrong-way': () => 'このワールドはその方法では出せません。',
  'race/wrong-price': (data) => `支払いは${sheets(data.price)}です（選択${sheets(data.paid)}）。`,
  'race/too-weak': (data) => `軍事力が足りません（${plain(data.strength)}／必要${data.needed}）。`,
  'race/power-without-cards': (data) =>
    `このパワーには${range(data.min, data.max)}枚必要です（選択${sheets(data.cards)}）。`,
  'race/no-target': (data, say) => `${card(data.world, say)}は、このパワーでは奪取できません。`,
  'race/must-use': () => 'まだ使わなければならないパワーがあります。',
  'race/not-usable': () => 'このパワーを使う対象がありません。',
  'race/wrong-goods': (data) => `このパワーには、合う種類の製品が${pieces(data.count)}必要です。`,
  'race/no-good': (data, say) => `${card(data.world, say)}には製品がありません。`,
  'race/out-of-range': (data) => `${range(data.min, data.max)}の数だけです。`,
};

export const refusals: KernelReasons & RaceReasons & RollReasons = {
  ...kernelReasons,
  ...raceReasons,
  ...rollReasons,
};
/** For a code that is not among them. */
export const unknownRefusal = (code: string): string => `できません（${code}）。`;
