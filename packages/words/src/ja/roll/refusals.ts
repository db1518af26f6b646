// Why an answer of Roll is not possible, in Japanese, by code.

import type { Naming } from '../../naming.ts';
import type { RollReasons } from '../../refusal-words.ts';
import { quoted } from '../numbers.ts';

const power = (data: { readonly power: string }, say: Naming): string =>
  data.power === 'dictate' ? '命令' : quoted(say.side(data.power));

export const rollReasons: RollReasons = {
  'roll/malformed': () => '回答が不完全です。',
  'roll/no-such-die': () => 'そのダイスはそこにありません。',
  'roll/no-such-worker': () => 'その労働者はこのフェイズで働いていません。',
  'roll/no-such-tile': () => 'そのタイルはもうあなたのものではありません。',
  'roll/no-such-power': (data, say) => `${power(data, say)}はあなたの帝国にありません。`,
  'roll/no-such-good': () => 'その製品はもうありません。',
  'roll/named-twice': () => '同じものを2回選んでいます。',
  'roll/wrong-count': (data) => `${data.got}つではなく、${data.min}〜${data.max}つ選んでください。`,
  'roll/not-wild': () => '好きな区画に置けるのはワイルドだけです。',
  'roll/wild-unplaced': () => 'ワイルドのダイスはすべて区画に置いてください。',
  'roll/selector-stays': () => 'フェイズを選んだダイスは動かせません。',
  'roll/die-dictated': () => 'そのダイスは命令のために脇に置かれています。',
  'roll/power-used': (data, say) => `${power(data, say)}はもう使いました。`,
  'roll/too-few-workers': () => 'そのための労働者が足りません。',
  'roll/not-the-most': () => 'その種類のワールドの数が最多ではありません。',
  'roll/wrong-colour': (data, say) => `${power(data, say)}ではその色のダイスを動かせません。`,
  'roll/wrong-column': (data, say) => `${power(data, say)}は別の区画の労働者を動かします。`,
  'roll/two-columns': (data, say) => `${power(data, say)}は1つの区画の労働者だけを動かします。`,
  'roll/wrong-target': (data, say) => `${power(data, say)}は別の区画へ労働者を動かします。`,
  'roll/same-column': () => 'その労働者はもうそこにいます。',
  'roll/worker-needed': () => 'どの探索者が行うか選んでください。',
  'roll/no-rearranging': () => '今は山を並べ替えられません。',
  'roll/other-tiles': () => '山のタイルは増やすことも減らすこともできません。',
  'roll/not-on-top': () => '山の上に置けるパワーがありません。',
  'roll/no-room': () => 'そこには製品を置けません。',
  'roll/no-buying': () => 'VPを買うパワーがありません。',
  'roll/must-recall': () => 'カップが空です。ダイスを呼び戻してください。',
};
