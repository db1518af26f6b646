// What happened to the whole table in Roll, as Japanese sentences. What a seat did is summed up by its line: story.ts.

import type { EventOf } from '@orrery/roll';
import type { Naming } from '../../naming.ts';
import type { ToldInRoll } from '../../told-kinds.ts';
import { list, sheets } from '../numbers.ts';
import { phases } from './terms.ts';

type Sentences = { readonly [K in ToldInRoll]: (event: EventOf<K>, say: Naming) => string | null };

export const events: Sentences = {
  phasesActive: (event) => `このラウンドのフェイズ：${list(event.phases.map((phase) => phases[phase]))}。`,
  extraDie: (event) =>
    event.adds
      ? `追加ダイスにより、${phases[event.face]}も行われます。`
      : `追加ダイスは${phases[event.face]}でした。すでに選ばれています。`,
  shortage: (event, say) =>
    event.givers.length === 0
      ? '布袋が空になり、捨てられたタイルを戻しました。'
      : `布袋が空になりました。タイルを戻した人：${list(event.givers.map(say.seat))}。`,
  abandonedReturned: (event) => `タイル${sheets(event.count)}が布袋に戻りました。`,
  matchEnded: ({ why }) =>
    `ゲーム終了：${list([...(why.includes('pool') ? ['VPチップがなくなりました'] : []), ...(why.includes('tableau') ? ['帝国がいっぱいになりました'] : [])])}。`,
};
