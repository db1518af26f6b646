// What could come, in words: what an action would bring now, what a card of the hand costs now.

import type { Action } from '@orrery/race';
import { type Brings, type Brought, callers, type HandPrice } from '@orrery/race/describe';
import type { Speaker, Words } from '@orrery/words';
import { type CardMark, duelMark } from './card-marks.ts';
import type { Foot } from './foot.ts';
import { succeeding } from './seat-sheet.ts';

export interface Outlook {
  /** False: it would bring nothing. */
  readonly worth: boolean;
  /** The first part matters most. */
  readonly parts: readonly string[];
  /** Worlds that could change hands by it. */
  readonly marks?: readonly CardMark[];
}

/** What the phase that an action calls does for everybody. */
export function phaseText(action: Action, words: Words): string {
  const phases = ['explore', 'develop', 'settle', 'consume', 'produce'] as const;
  const phase = phases.find((each) => callers[each].includes(action));
  return phase === undefined ? '' : words.outlook.phases[phase];
}

export function bringsText(brings: Brings, words: Words): Outlook {
  const outlook = words.outlook;
  switch (brings.what) {
    case 'explore':
      return { worth: true, parts: [outlook.sees(brings.sees, brings.keeps)] };
    case 'place': {
      const { playable, cheapest, takeovers } = brings;
      const isNone = playable === 0 || cheapest === null;
      const [best] = succeeding(takeovers?.mine ?? []);
      const [worst] = succeeding(takeovers?.against ?? []);
      return {
        worth: !isNone || best !== undefined,
        parts: [isNone ? outlook.nothingToPlace : outlook.playable(playable, cheapest)],
        marks: [
          ...(best === undefined ? [] : [duelMark(best, outlook.seat.takeable, false, words)]),
          ...(worst === undefined ? [] : [duelMark(worst, outlook.danger, true, words)]),
        ],
      };
    }
    case 'trade': {
      const after = gains(brings.after, words, false);
      if (brings.sale === 0) return { worth: after.length > 0, parts: [outlook.nothingToSell, ...after] };
      return {
        worth: true,
        parts: [
          outlook.cards(brings.sale),
          ...(after.length === 0 ? [] : [outlook.afterwards(words.joined.list(after))]),
        ],
      };
    }
    case 'gain': {
      const isProduce = brings.action === 'produce';
      const mine = gains(brings.mine, words, isProduce);
      const otherwise = gains(brings.otherwise, words, isProduce);
      if (mine.length === 0) return { worth: false, parts: [outlook.nothing] };
      const alone = words.joined.list(mine);
      const less = otherwise.length === 0 ? outlook.nothing : words.joined.list(otherwise);
      return { worth: true, parts: less === alone ? [alone] : [alone, outlook.otherwise(less)] };
    }
  }
}

/** Goods are what Produce is about; in Consume they only go. */
function gains({ points, cards, goods }: Brought, words: Words, withGoods: boolean): string[] {
  const outlook = words.outlook;
  return [
    ...(points === 0 ? [] : [outlook.points(points)]),
    ...(withGoods && goods !== 0 ? [outlook.goods(goods)] : []),
    ...(cards === 0 ? [] : [outlook.cards(cards)]),
  ];
}

/** The foot of a card that is held: its price now, or why it cannot be placed, and what it would be worth. */
export function priceFoot(held: HandPrice, say: Speaker): Foot {
  const { possible, lines } = priceLines(held, say.words);
  return {
    possible,
    held: true,
    lines: held.points === null ? lines : [...lines, say.words.outlook.worth(held.points)],
  };
}

function priceLines(held: HandPrice, words: Words): { readonly possible: boolean; readonly lines: readonly string[] } {
  const outlook = words.outlook;
  const { price, called, strength, possible, possibleCalled, isTwin, way, others } = held;
  if (isTwin) return { possible: false, lines: [outlook.twin] };
  const cheaper = called !== null && price !== null && called < price ? [outlook.called(called)] : [];
  if (!possible && strength === null) {
    return { possible, lines: [outlook.shortOfCards((price ?? 0) - others), ...(possibleCalled ? cheaper : [])] };
  }
  if (strength !== null) {
    const { total, atMost, needed } = strength;
    if (!possible) return { possible, lines: [outlook.shortOfStrength(needed - atMost)] };
    const { conquer, conquerWith } = words.decision;
    return { possible, lines: [total >= needed ? conquer(total, needed) : conquerWith(total, atMost, needed)] };
  }
  if (way === 'free') return { possible, lines: [words.decision.free] };
  return { possible, lines: [words.decision.payNow(price ?? 0), ...cheaper] };
}
