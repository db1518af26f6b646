// Why a bot would do it, in Japanese: the share of winning it sees, and what makes the difference to the next best answer.

import type { Words } from '../catalogue.ts';
import type { ReasonPart } from '../reason-parts.ts';

const parts: { readonly [P in ReasonPart]: string } = {
  tempo: 'ゲームの残りの長さ',
  goals: '目標',
  tableau: '場のカード',
  cards: '手札の枚数',
  points: '勝利点',
  military: '軍事力',
  discounts: '割引',
  goods: '製品',
  rivals: 'ライバルの状況',
  lead: '点差',
  hand: '手札の内容',
  credits: 'クレジット',
  dice: 'ダイス',
  stacks: '建設',
  plans: 'これからのタイル',
  end: 'ゲームの終わり',
};

export const reasons: Words['reasons'] = {
  parts,
  share: (percent) => `このような局面では${percent}勝つ見込みです。`,
  term: (part, points) => `${part}${points}`,
  ahead: (terms) => `次善の手との差（パーセントポイント）：${terms}。`,
};
