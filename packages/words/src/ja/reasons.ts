// Why a bot would do it, in Japanese: the share of winning it sees, what speaks for an answer and what against it.

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
  inFavour: (parts) => `有利な点：${parts}。`,
  against: (parts) => `不利な点：${parts}。`,
  better: (answer, wins) => `より良い手：${answer}。このような局面100回につき、勝ちが約${wins}回増えます。`,
  noBetter: 'これより良い手は見つかりませんでした。',
  tooClose: '差が小さく、確かなことは言えません。',
};
