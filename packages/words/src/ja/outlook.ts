// What could come, in Japanese: what a phase does, what an action would bring now, what a card costs now, how far the end is.

import type { Words } from '../catalogue.ts';
import { signed } from '../signed.ts';

export const outlook: Words['outlook'] = {
  phases: {
    explore: '全員がカードを2枚見て1枚残す。',
    develop: '全員がディベロップを1枚置ける。',
    settle: '全員がワールドを1枚置ける。',
    consume: '全員が能力で製品を消費する。',
    produce: '全員の空の生産ワールドに製品が出る。',
  },
  sees: (cards, keeps) => `${cards}枚見て${keeps}枚残す`,
  playable: (cards, cheapest) => `${cards}枚置ける（最安${cheapest}枚）`,
  nothingToPlace: '今置けるカードはない',
  points: (amount) => `${amount}VP`,
  cards: (amount) => `カード${signed(amount)}枚`,
  goods: (amount) => `製品${signed(amount)}個`,
  afterwards: (gains) => `その後${gains}`,
  otherwise: (gains) => `相手だけが選ぶと${gains}`,
  nothing: '今は何もない',
  nothingToSell: '売れる製品がない',
  notCalled: 'このラウンドはなし',
  called: (cards) => `自分が発展を選べば${cards}枚`,
  shortOfCards: (cards) => `${cards}枚足りない`,
  shortOfStrength: (strength) => `軍事力が${strength}足りない`,
  twin: '同じカードが場にある',
  worth: (points) => `今なら${points}VP`,
  end: {
    label: '状況',
    cards: (limit, seats) => `カード${limit}枚で終了（${seats}）`,
    tiles: (limit, seats) => `タイル${limit}枚で終了（${seats}）`,
    chips: (left) => `またはチップ切れ（残り${left}）`,
    has: (who, amount) => `${who} ${amount}`,
    rounds: (rounds) => (rounds <= 1 ? 'おそらくこのラウンドで終了' : `あと約${rounds}ラウンド`),
    last: '最終ラウンド',
  },
};
