// The quiz in Japanese.

import type { QuizWords } from './quiz-words.ts';

export const quiz: QuizWords = {
  lead: '効果は？いまのコストは？できる？　問題はすべてルールそのものから作られます。まちがえた問題は、すぐにまた出ます。',
  power: (name, when) => `${name}の効果はどれですか？（${when}）`,
  asks: {
    race: {
      cost: (name) => `いま${name}のために支払うカードは何枚ですか？`,
      worth: (name) => `いま${name}の製品を売ると、カードを何枚もらえますか？`,
      may: (phase) => `${phase}：いま出せるのはどれですか？`,
      held: '手札',
    },
    roll: {
      cost: (name) => `いま${name}に必要な労働者は何個ですか？`,
      worth: (name) => `いま${name}の製品を交易すると、何クレジットになりますか？`,
      may: (phase) => `${phase}：いま製品を置けるワールドはどれですか？`,
      held: '建設地区のいちばん上',
    },
  },
  inPlay: 'あなたの帝国',
  right: '正解です。',
  wrong: (answer) => `ちがいます。正解：${answer}`,
  next: '次の問題',
  again: '前にまちがえた問題です。',
  score: (right, asked) => `${asked}問中${right}問正解`,
  toCome: (wrong) => (wrong === 0 ? '' : `もう一度出る問題：${wrong}`),
};
