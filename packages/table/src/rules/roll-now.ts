// The numbers of a table of Roll that belong to a page of the rules: dice and credits, workers that my stacks still take, what
// my goods bring. All of it stands in the table already.

import { phaseNames, type RollStanding, type SideKind } from '@orrery/roll';
import type { Speaker } from '@orrery/words';
import type { RollPage, RuleBook } from '@orrery/words/rules';
import { endLine } from '../end-line.ts';
import { counted } from '../roll/facts.ts';
import type { RollTable } from '../table.ts';

interface Seen {
  readonly table: RollTable;
  readonly mine: RollStanding;
  readonly say: Speaker;
  readonly around: RuleBook['around'];
}

const pages: { readonly [P in RollPage]?: (seen: Seen) => string[] } = {
  'roll-aim': (seen) => [...ending(seen), seen.say.words.roll.table.squares(seen.mine.places.used)],
  'roll-dice': dice,
  'roll-assign': (seen) => [...dice(seen), ...chances(seen)],
  'roll-reveal': chances,
  'roll-explore': (seen) => [credits(seen), ...stacked(seen, 'development'), ...stacked(seen, 'world')],
  'roll-develop': (seen) => stacked(seen, 'development'),
  'roll-settle': (seen) => stacked(seen, 'world'),
  'roll-produce': ({ mine, around }) => [around.room(mine.tableau.reduce((sum, { room }) => sum + room, 0))],
  'roll-ship': goods,
  'roll-recruit': (seen) => [credits(seen), ...dice(seen)],
  'roll-recall': (seen) => [...goods(seen), ...stacked(seen, 'development'), ...stacked(seen, 'world')],
  'roll-points': ({ table, say }) =>
    table.standings.seats.map(({ seat, sheet }) =>
      say.words.joined.line(say.seat(seat), say.words.table.points(sheet.total)),
    ),
};

/** Empty where a page has no numbers, or nobody looks from a seat. */
export function rollNow(table: RollTable, page: RollPage, say: Speaker, around: RuleBook['around']): string[] {
  const mine = table.standings.seats[table.seat];
  return mine === undefined ? [] : (pages[page]?.({ table, mine, say, around }) ?? []);
}

function ending({ table, say }: Seen): string[] {
  const line = endLine(table, say);
  return line === null ? [] : [line.text];
}

const credits = ({ mine, say }: Seen): string => say.words.roll.table.credits(mine.credits);

function dice({ mine, say: { words } }: Seen): string[] {
  const { joined, roll } = words;
  return [
    joined.line(roll.table.cup, counted(words, mine.rolled.length > 0 ? mine.rolled : mine.cup)),
    joined.line(roll.table.citizenry, counted(words, mine.citizenry)),
  ];
}

function stacked({ mine, say }: Seen, stack: SideKind): string[] {
  const { top, dice: laid } = mine.stacks[stack];
  return top === null
    ? []
    : [say.words.joined.line(say.side(top.side), say.words.roll.table.laid(laid.length, top.workers.total))];
}

function goods({ mine, say }: Seen): string[] {
  const { joined, roll } = say.words;
  return mine.tableau.flatMap((tile) =>
    tile.goods.map(({ trade, consume, consumeMatched }) =>
      joined.line(say.side(tile.side), roll.seats.worth(trade.credits, consume.vp, consumeMatched?.vp ?? null)),
    ),
  );
}

function chances({ table, say: { words } }: Seen): string[] {
  const odds = table.standings.odds?.[table.seat];
  if (odds === undefined) return [];
  return phaseNames.map((phase) => words.joined.line(words.roll.phases[phase], words.roll.odds.percent(odds[phase])));
}
