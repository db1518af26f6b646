// What a side of a tile means now, in words: on a stack how many workers it still takes, in a tableau whose it is, what it
// counts and what its goods would bring.

import type { RollStanding, SideKind } from '@orrery/roll';
import type { Speaker } from '@orrery/words';
import { signed } from '@orrery/words';
import type { Now } from '../now.ts';
import type { RollTable } from '../table.ts';
import { worthOf } from './facts.ts';

const stacks: readonly SideKind[] = ['development', 'world'];

/** Null where there is nothing to say of it. */
export function sideNow({ standings, seat: eyes }: RollTable, side: string, say: Speaker): Now | null {
  for (const standing of standings.seats) {
    const whose = standing.seat === eyes ? null : say.seat(standing.seat);
    const found = builtNow(standing, side, whose, say) ?? stackedNow(standing, side, whose, say);
    if (found !== null) return found;
  }
  return null;
}

function builtNow(standing: RollStanding, side: string, whose: string | null, say: Speaker): Now | null {
  const tile = standing.tableau.find((each) => each.side === side);
  if (tile === undefined) return null;
  const { words } = say;
  return {
    tone: 'plain',
    lines: [
      words.closely.now.inEmpire(whose),
      words.joined.sentence(words.outlook.worth(worthOf(standing, side))),
      ...tile.goods.map(({ trade, consume, consumeMatched }) =>
        words.closely.now.good(words.roll.seats.worth(trade.credits, consume.vp, consumeMatched?.vp ?? null)),
      ),
    ],
  };
}

function stackedNow(standing: RollStanding, side: string, whose: string | null, say: Speaker): Now | null {
  const stack = stacks.map((each) => standing.stacks[each]).find(({ top }) => top?.side === side);
  if (stack === undefined || stack.top === null) return null;
  const { now } = say.words.closely;
  const { total, terms } = stack.top.workers;
  const less = terms
    .filter(({ amount }) => amount < 0)
    .map(({ cause, amount }) => `${signed(amount)} ${say.side(cause)}`);
  return {
    tone: whose === null ? 'good' : 'plain',
    lines: [
      now.onStack(whose, stack.dice.length, total),
      ...(less.length === 0 ? [] : [now.less(say.words.joined.list(less))]),
    ],
  };
}
