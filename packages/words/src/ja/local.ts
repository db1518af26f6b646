// About matches on this device, in Japanese.

import type { Words } from '../catalogue.ts';

export const local: Words['local'] = {
  elsewhere: 'この対戦は別のタブで進行中です。ここでは見るだけです。',
  playHere: 'ここで続ける',
  stale: '別のタブで対戦が先に進みました。いまの局面を表示しています。ここでの最後の回答は反映されていません。',
  full: 'この端末に空き容量がありません。ここから先は保存されません。記録を保存するか、一覧から対戦を削除してください。',
  barred: 'このブラウザではページのデータを保存できません。閉じると対戦が失われます。残すには記録を保存してください。',
  gone: 'この対戦はこの端末に保存されていません。削除されたか、別のブラウザのものです。',
  understood: '了解',
  stuckTitle: 'この対戦はここでは続けられません',
  stuckText: '対戦はそのまま一覧に残ります。今後のバージョンで続けられるようになるかもしれません。',
  stuckTag: '続行不可',
};
