// What a table of Roll says of itself: the bar above it, points with their terms, and the spoken answers.

import type { Seat } from '@orrery/kernel';
import {
  type DieColour,
  type PhaseName,
  type PlayerView,
  phaseNames,
  type RollStanding,
  type RollView,
  type SideKind,
} from '@orrery/roll';
import type { Speaker, Words } from '@orrery/words';
import { rollPromptFor } from '@orrery/words';
import { sideOf, sideOnStack } from '@orrery/words/roll';
import { type Answers, type SeatPoints, spokenPoints, spokenWaiting, type Term } from '../state-answers.ts';
import type { Fact, RollAsk, RollTable } from '../table.ts';
import type { BarPhase, BarStat } from '../top-bar.ts';

/** Who selected a phase of this round, also after the worker that did it has gone home. */
const selectorsOf = (facts: readonly Fact[], round: number, phase: PhaseName): Seat[] =>
  facts.flatMap((fact) =>
    fact.kind === 'planRevealed' && fact.round === round && fact.select.phase === phase && fact.seat !== null
      ? [fact.seat]
      : [],
  );

export const barPhases = ({ view, standings }: RollTable, facts: readonly Fact[], say: Speaker): BarPhase[] =>
  phaseNames.map((phase) => {
    const called = standings.phases.find((each) => each.phase === phase);
    const by = called === undefined ? [] : selectorsOf(facts, view.round, phase);
    const note =
      by.length > 0
        ? say.words.roll.table.selectedBy(by.map(say.within))
        : called === undefined
          ? ''
          : say.words.roll.table.happens;
    const now = view.phase === phase;
    return {
      icon: phase,
      name: say.words.roll.phases[phase],
      now,
      on: called !== undefined,
      by,
      note,
    };
  });

export const barStats = (words: Words, { pool, bag }: RollView): BarStat[] => [
  { icon: 'chip', amount: pool, word: words.roll.table.poolShort, minor: false },
  { icon: 'tableau', amount: bag, word: words.roll.table.bag, minor: true },
];

/** What comes after the phase that runs. */
export function nextText({ view, standings }: RollTable, say: Speaker): string {
  const at = standings.phases.findIndex(({ phase }) => phase === view.phase);
  if (at < 0) return '';
  const next = standings.phases[at + 1];
  return next === undefined
    ? say.words.flow.nextRound
    : say.words.flow.next(say.words.roll.phases[next.phase], next.by.map(say.within));
}

function pointTerms({ sheet }: RollStanding, { words, side: nameOf }: Speaker): Term[] {
  const all: Term[] = [
    ...sheet.tiles.map(({ side, vp }) => ({ label: nameOf(side), amount: vp })),
    ...sheet.bonuses.map(({ side, vp }) => ({ label: words.flow.points.bonus(nameOf(side)), amount: vp })),
    { label: words.flow.points.chips, amount: sheet.chips },
  ];
  return all.filter(({ amount }) => amount !== 0);
}

/** Points of a side in play: as printed, and as its text has it by now. */
export const worthOf = ({ sheet }: RollStanding, side: string): number =>
  sumOf(sheet.tiles, side) + sumOf(sheet.bonuses, side);

/** What of that comes from its text. */
export const bonusOf = ({ sheet }: RollStanding, side: string): number => sumOf(sheet.bonuses, side);

const sumOf = (terms: RollStanding['sheet']['tiles'], side: string): number =>
  terms.filter((each) => each.side === side).reduce((sum, { vp }) => sum + vp, 0);

export const pointsOf = ({ standings }: RollTable, say: Speaker): SeatPoints[] =>
  standings.seats.map((standing) => ({
    seat: standing.seat,
    name: say.seat(standing.seat),
    total: standing.sheet.total,
    terms: pointTerms(standing, say),
  }));

/** "2 Home, 1 Military". */
export function counted(words: Words, dice: readonly { readonly colour: DieColour }[]): string {
  const amounts = new Map<DieColour, number>();
  for (const { colour } of dice) amounts.set(colour, (amounts.get(colour) ?? 0) + 1);
  const all = [...amounts].map(([colour, amount]) => `${amount} ${words.roll.colours[colour].name}`);
  return all.length === 0 ? words.roll.table.none : words.joined.list(all);
}

/** What is open about a seat; its workers once plans are revealed. */
function seatFacts(words: Words, standing: RollStanding): string[] {
  const { sheet, credits, places, rolled, cup, citizenry, stacks, columns } = standing;
  const stacked = (stack: SideKind): string => words.joined.line(words.roll.stacks[stack], String(stacks[stack].size));
  const working = phaseNames.flatMap((phase) => {
    const workers = columns?.[phase].workers ?? 0;
    return workers === 0 ? [] : [words.roll.desk.column(words.roll.phases[phase], workers)];
  });
  return [
    words.table.points(sheet.total),
    words.roll.table.credits(credits),
    words.roll.table.squares(places.used),
    words.joined.line(words.roll.table.cup, counted(words, rolled.length > 0 ? rolled : cup)),
    words.joined.line(words.roll.table.citizenry, counted(words, citizenry)),
    stacked('development'),
    stacked('world'),
    ...working,
  ];
}

function spokenStack(words: Words, mine: PlayerView, standing: RollStanding, stack: SideKind): string {
  const { top, dice } = standing.stacks[stack];
  const tiles = mine.stacks[stack].flatMap((tile, at) => {
    if (tile === null) return [];
    const side = sideOnStack(tile, stack);
    return [
      at > 0 || top === null
        ? side.name
        : words.joined.list([side.name, words.roll.table.laid(dice.length, top.workers.total)]),
    ];
  });
  return words.flow.said.stack(words.roll.stacks[stack], tiles);
}

function spokenTableau(words: Words, { tableau, places }: RollStanding): string {
  const tiles = tableau.map(({ side, goods }) => {
    const { name } = sideOf(side);
    if (goods.length === 0) return name;
    const lying = goods.map(({ colour }) => words.roll.tile.good(words.roll.colours[colour].name));
    return words.joined.aside(name, words.joined.list(lying));
  });
  const { sentence, sentences } = words.joined;
  return sentences([words.flow.said.tableau(tiles, tiles.length), sentence(words.roll.table.squares(places.used))]);
}

/** Who acts before whom, while a phase runs in strict order; empty while everybody acts at once. */
export function strictOrderText({ standings: { order, seats } }: RollTable, say: Speaker): string {
  const { strict, inOrder } = say.words.roll.seats;
  if (!order.strict) return '';
  return strict(order.seats.map((seat) => inOrder(say.seat(seat), seats[seat]?.factionNumber ?? 0)));
}

function spokenPhase(table: RollTable, say: Speaker): string {
  const { view, standings } = table;
  const { list, sentence, sentences } = say.words.joined;
  const now = sentence(list([say.words.table.round(view.round), say.words.roll.moments[view.phase]]));
  if (standings.phases.length === 0) return sentences([now, say.words.flow.said.noPicks]);
  const picked = standings.phases.map(({ phase, by }) =>
    sentence(
      by.length === 0
        ? say.words.roll.phases[phase]
        : say.words.flow.said.picked(say.words.roll.phases[phase], by.map(say.within)),
    ),
  );
  const order = strictOrderText(table, say);
  return sentences([now, ...picked, ...(order === '' ? [] : [sentence(order)])]);
}

function spokenDice(words: Words, mine: PlayerView, { columns, credits, cup, citizenry }: RollStanding): string {
  const { line, list, sentence, sentences } = words.joined;
  const working = phaseNames.flatMap((phase) =>
    (columns?.[phase].dice ?? []).map(({ colour }) => line(words.roll.colours[colour].name, words.roll.phases[phase])),
  );
  const rolled = mine.dice.flatMap(({ colour, face }) =>
    face === null ? [] : [line(words.roll.colours[colour].name, words.roll.faces[face])],
  );
  const shown = [...rolled, ...working];
  const parts = [
    ...(shown.length === 0 ? [] : [list(shown)]),
    words.roll.table.credits(credits),
    line(words.roll.table.cup, counted(words, cup)),
    line(words.roll.table.citizenry, counted(words, citizenry)),
  ];
  return sentences(parts.map(sentence));
}

export function rollAnswers(table: RollTable, ask: RollAsk | null, say: Speaker): Answers {
  const { view, standings, seat } = table;
  const mine = view.players[seat];
  const standing = standings.seats[seat];
  const whenMine = (text: (player: PlayerView, how: RollStanding) => string) => (): string =>
    mine === undefined || standing === undefined ? '' : text(mine, standing);
  return {
    sayPrompt: () => {
      if (ask === null) return spokenWaiting(say, view.waitedFor, seat);
      const { todo, why } = rollPromptFor(ask.question, say);
      return say.words.joined.sentences([todo, why, nextText(table, say)].filter((text) => text !== ''));
    },
    sayWaiting: () => spokenWaiting(say, view.waitedFor, seat),
    sayPhase: () => spokenPhase(table, say),
    sayScore: () => say.words.joined.sentences(pointsOf(table, say).map((each) => spokenPoints(say.words, each))),
    sayHand: whenMine((player, how) => spokenDice(say.words, player, how)),
    sayEmpire: whenMine((_, how) => spokenTableau(say.words, how)),
    sayStacks: whenMine((player, how) =>
      say.words.joined.sentences([
        spokenStack(say.words, player, how, 'development'),
        spokenStack(say.words, player, how, 'world'),
      ]),
    ),
    sayRivals: () =>
      say.words.joined.sentences(
        standings.seats
          .filter((other) => other.seat !== seat)
          .map((other) => say.words.flow.said.seat(say.seat(other.seat), seatFacts(say.words, other))),
      ),
  };
}
