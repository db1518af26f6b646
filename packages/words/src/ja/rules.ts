// The short rules in Japanese.

import type { RuleBook } from '../rules/rule-book.ts';
import { race } from './rules/race.ts';
import { roll } from './rules/roll.ts';

export const rules: RuleBook = {
  around: {
    lead: '両方のゲームの短いルールです。選択ごとに1ページあります。テーブルでは、問いの横の疑問符を押すと、その選択のページが開きます。',
    contents: '目次',
    searchHint: 'ルールの中の言葉',
    nothing: 'この言葉のあるページはありません。言葉を減らしてみてください。',
    full: (ids) => `詳しいルール：${ids.join('、')}`,
    cardsByCost: 'コストと防御力ごとのカード',
    cardsNote: 'ホームワールドを含む、デッキのすべてのカードです。',
    payWorlds: '支払うワールド',
    militaryWorlds: '軍事ワールド（防御力）',
    developments: '発展',
    cost: '数字',
    all: '合計',
    tilesByCost: 'コストごとのタイル',
    worlds: 'ワールド',
    diceByColour: '色ごとのダイス',
    colour: '色',
    goals: '目標と確認の時期',
    goal: '目標',
    asks: '条件',
    worth: '得点',
    checked: '確認',
    now: '今のこのテーブルでは',
    signs: '記号と言葉',
    handOf: (cards, limit) => `手札${cards}枚（上限${limit}枚）`,
    room: (goods) => `ワールドに置ける製品：あと${goods}個`,
  },
  texts: { ...race, ...roll },
};
