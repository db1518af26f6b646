// Own cards in Japanese: how they are brought to a table, and what can be wrong with a file of them.

import type { Words } from '../catalogue.ts';
import { list, quoted, sheets } from './numbers.ts';

type OwnCards = Words['ownCards'];

const types: { readonly [found: string]: string } = {
  nothing: 'なし',
  'truth value': '真偽値',
  number: '数値',
  text: '文字列',
  list: 'リスト',
  object: 'オブジェクト',
};

const rules: { readonly [rule: string]: string } = {
  'id-not-custom': '自作カードのIDは「custom-」で始まります。印刷カードのIDは違います。',
  'cost-or-defense': 'カードにはコストか防御力のどちらか一方があります。',
  'defense-when-military': '防御力があるのは、軍事カードのときだけです。',
  'development-without-good': 'ディベロップに製品はありません。',
  'development-without-production': 'ディベロップは生産しません。',
  'development-not-military': 'ディベロップは軍事カードになりません。',
  'development-not-start': 'ディベロップはホームワールドになりません。',
  'production-with-good': '製品があるのは、生産ワールドか単発生産ワールドのときだけです。',
  'production-produces': '生産ワールドには、ここに生産するパワーがちょうど1つ必要です。',
  'only-production-produces': 'ここに生産するパワーを持てるのは生産ワールドだけです。',
  'own-good': 'このワールドの製品についてのパワーには、その種類のワールドが必要です。',
  'end-bonuses-when-variable': '終了時ボーナスと可変得点は、必ず一緒に使います。',
  'variable-without-vp': '可変得点のカードは、印刷得点が0です。',
  'chromosome-with-uplift': '染色体マークには、知性化のキーワードが必要です。',
  'setup-on-start-world': '準備のパワーを持てるのはホームワールドだけです。',
  'one-discount-by-discarding': 'カード自身を捨てる割引は1つまでです。',
  'one-way-to-settle': '別の出し方は1つまで、奪取も1つまでです。',
  'start-group': '偶数のホームワールドは青、奇数は赤です。',
  'some-copies': '1枚以上必要です。',
  'world-once': '印刷されたワールドは1枚だけです。',
  'replaced-by-somebody': '差し替えでは、両方のカードを指定します。',
  'exactly-one': '選択肢のうち、ちょうど1つを指定してください。',
  'may-when-paid': '任意のパワーは、何かを支払うパワーだけです。',
  'per-card-when-hand': 'カード1枚ごとの軍事力は、手札を捨てるパワーだけのものです。',
  'some-yield': 'パワーは何かをもたらさなければなりません。',
  'doubling-when-vp': '2倍の指定は、得点をもたらすパワーにだけ付けます。',
  'goods-fit': '製品についての条件が矛盾しています。',
  'range-rising': '最初の数は次の数以下にしてください。',
};

const flaws: OwnCards['flaws'] = {
  'not-json': ({ expected }) => `JSONではありません。ここには${expected}が必要です。`,
  'too-deep': ({ max }) => `括弧が${max}段を超えています。`,
  'key-twice': ({ key }) => `${quoted(key)}が2回あります。`,
  'forbidden-key': ({ key }) => `${quoted(key)}はフィールド名に使えません。`,
  'number-too-large': () => 'カードには大きすぎる数です。',
  'too-large': ({ max, found }) => `${max.toLocaleString('ja')}バイトまでです（現在${found.toLocaleString('ja')}）。`,
  'missing-field': () => 'このフィールドがありません。',
  'unknown-field': () => 'そのようなフィールドはありません。',
  'wrong-type': ({ expected, found }) => `${types[expected]}が必要ですが、${types[found]}です。`,
  'not-whole': ({ found }) => `整数が必要です（現在${found}）。`,
  'out-of-range': ({ min, max, found }) => `${min}〜${max}の数が必要です（現在${found}）。`,
  'wrong-length': ({ min, max, found }) => `長さは${min}〜${max}です（現在${found}）。`,
  'not-listed': ({ allowed, found }) => `${list(allowed.map(String))}のどれかが必要です（現在${found}）。`,
  'bad-text': ({ pattern, found }) => `${quoted(found)}は${pattern}の形ではありません。`,
  repeated: ({ found }) => `${quoted(found)}が2回あります。`,
  'unknown-power': ({ phase, kind }) => `フェイズ${quoted(phase)}にパワー${quoted(kind)}はありません。`,
  'unknown-design': ({ found }) => `ID${quoted(found)}のカードはありません。`,
  'duplicate-id': () => '別のカードが同じIDを使っています。',
  'duplicate-name': ({ name, other }) => `${quoted(other)}も同じ名前${quoted(name)}です。`,
  'duplicate-start': ({ number, other }) => `${quoted(other)}もホームワールド${number}です。`,
  'broken-rule': ({ rule }) => rules[rule] ?? rule,
};

export const ownCards: OwnCards = {
  title: '自作カード',
  hint: '自分でデザインしたカード（JSON）を山札に混ぜます。対戦と一緒に保存されます。',
  limits: (designs, copies, kilobytes) => `${designs}種類まで、各${sheets(copies)}まで、${kilobytes}kBまで。`,
  paste: 'カードを貼り付け',
  file: 'ファイルを選ぶ',
  example: '見本のカード10種を入れる',
  clear: '外す',
  good: (designs, cards) => `${designs}種類、山札に${sheets(cards)}追加。`,
  wrong: (amount) => `間違いが${amount}か所あります。直すまで使えません。`,
  more: (amount) => `ほか${amount}件`,
  unreadable: 'ファイルを文字として読めません。',
  place: (line, column) => `${line}行${column}列`,
  show: (amount) => `カード${sheets(amount)}を見る`,
  flaws,
};
