// The numbers of a table of Race that belong to a page of the rules: what my cards cost, how strong I am, what my goods sell
// for. All of it stands in the table already.

import type { RaceStanding } from '@orrery/race/describe';
import type { Speaker } from '@orrery/words';
import type { RacePage, RuleBook } from '@orrery/words/rules';
import { endLine } from '../end-line.ts';
import { shownGoals } from '../race/goal-standing.ts';
import { bringsText, priceFoot } from '../race/outlook.ts';
import { seatSheet, threatsOf } from '../race/seat-sheet.ts';
import type { RaceTable } from '../table.ts';

interface Seen {
  readonly table: RaceTable;
  readonly mine: RaceStanding;
  readonly say: Speaker;
  readonly around: RuleBook['around'];
}

const pages: { readonly [P in RacePage]?: (seen: Seen) => string[] } = {
  'race-aim': (seen) => [...ending(seen), inPlay(seen)],
  'race-action': outlooks,
  'race-duel': outlooks,
  'race-pay': (seen) => [inHand(seen), ...prices(seen, () => true), lowered(seen)],
  'race-develop': (seen) => [inHand(seen), ...prices(seen, (kind) => kind === 'development'), lowered(seen)],
  'race-settle': (seen) => [inHand(seen), ...prices(seen, (kind) => kind === 'world'), lowered(seen)],
  'race-military': (seen) => [strength(seen), ...conquests(seen)],
  'race-takeovers': ({ mine, say }) =>
    threatsOf(mine).map(({ world, attack, defence }) =>
      say.words.outlook.seat.takes(say.card(world), attack.total, defence.total),
    ),
  'race-trade': sales,
  'race-consume': sales,
  'race-produce': sales,
  'race-end': (seen) => [kept(seen), ...points(seen)],
  'race-goals': ({ table, say }) =>
    shownGoals(table.view.goals, table.standings.seats, say).map(({ tile, distance }) =>
      say.words.joined.line(tile.name, distance),
    ),
};

/** Empty where a page has no numbers, or nobody looks from a seat. */
export function raceNow(table: RaceTable, page: RacePage, say: Speaker, around: RuleBook['around']): string[] {
  const mine = table.standings.seats[table.seat];
  return mine === undefined ? [] : (pages[page]?.({ table, mine, say, around }) ?? []);
}

const heldBy = ({ table }: Seen): number => table.view.players[table.seat]?.hand.count ?? 0;
const inHand = (seen: Seen): string => seen.say.words.table.inHand(heldBy(seen));
const kept = (seen: Seen): string => seen.around.handOf(heldBy(seen), seen.mine.handLimit);
const inPlay = ({ mine, say }: Seen): string => say.words.outlook.seat.cards(mine.places.used, mine.places.limit);

function ending({ table, say }: Seen): string[] {
  const line = endLine(table, say);
  return line === null ? [] : [line.text];
}

const asked = ({ table }: Seen) => table.asks[0]?.description;

function prices(seen: Seen, isMeant: (kind: 'development' | 'world') => boolean): string[] {
  const { say } = seen;
  return (asked(seen)?.prices ?? [])
    .filter(({ card }) => isMeant(say.faces.face(card).kind))
    .map((held) => say.words.joined.line(say.card(held.card), say.words.joined.list(priceFoot(held, say).lines)));
}

function conquests(seen: Seen): string[] {
  const { say } = seen;
  return (asked(seen)?.prices ?? [])
    .filter(({ strength: needed }) => needed !== null)
    .map((held) => say.words.joined.line(say.card(held.card), say.words.joined.list(priceFoot(held, say).lines)));
}

function outlooks(seen: Seen): string[] {
  const { words } = seen.say;
  return (asked(seen)?.brings ?? []).map((brings) =>
    words.joined.line(words.actions[brings.action].name, words.joined.list(bringsText(brings, words).parts)),
  );
}

/** The same lines as on the sheet of a seat. */
const sheetLine = ({ mine, say }: Seen, icon: 'military' | 'develop'): string =>
  seatSheet(mine, say).find((fact) => fact.icon === icon && !fact.bad)?.title ?? '';
const strength = (seen: Seen): string => sheetLine(seen, 'military');
const lowered = (seen: Seen): string => sheetLine(seen, 'develop');

function sales({ mine, say }: Seen): string[] {
  if (mine.sales.length === 0) return [say.words.outlook.seat.noSales];
  return mine.sales.map(({ world, price }) =>
    say.words.joined.line(say.card(world), say.words.closely.now.sells(price.total)),
  );
}

const points = ({ table, say }: Seen): string[] =>
  table.standings.seats.map(({ seat, sheet }) =>
    say.words.joined.line(say.seat(seat), say.words.table.points(sheet.total)),
  );
