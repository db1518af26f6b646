// The tables that are printed in the rulebooks, counted from the cards, tiles, dice and goals of the games.

import { goodKinds, type SetName } from '@orrery/race';
import { cardCensus, goalTiles } from '@orrery/race/describe';
import { phaseNames, type WorldColour } from '@orrery/roll';
import { diceData, tileCensus } from '@orrery/roll/describe';
import type { Words } from '@orrery/words';
import type { RulePageWords } from '@orrery/words/rules';
import type { GameName } from './table.ts';

export interface RuleTable {
  readonly id: string;
  readonly title: string;
  /** Empty where the table says all. */
  readonly note: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
  /** The sum of the columns; null where there is nothing to add. */
  readonly sum: readonly (string | number)[] | null;
}

/** The sets that are played together. */
const mixes: readonly (readonly SetName[])[] = [['base'], ['base', 'gs'], ['base', 'rvi'], ['base', 'gs', 'rvi']];

const raceTables = (words: Words, around: RulePageWords): RuleTable[] => [
  ...mixes.map((sets) => cardsByCost(sets, words, around)),
  goals(words, around),
];

const rollTables = (words: Words, around: RulePageWords): RuleTable[] => [
  tilesByCost(words, around),
  diceByColour(words, around),
];

/** In the language of these words. */
export const ruleTables: { readonly [G in GameName]: (words: Words, around: RulePageWords) => RuleTable[] } = {
  race: raceTables,
  roll: rollTables,
};

/** The sums of the columns after the first. */
const sumOf = (all: string, rows: readonly (readonly number[])[]): (string | number)[] => [
  all,
  ...(rows[0] ?? []).slice(1).map((_, at) => rows.reduce((sum, row) => sum + (row[at + 1] ?? 0), 0)),
];

function cardsByCost(sets: readonly SetName[], words: Words, around: RulePageWords): RuleTable {
  const rows = cardCensus(sets).rows.map(({ price, developments, worlds, military }) => [
    price,
    developments,
    worlds,
    military,
    developments + worlds + military,
  ]);
  return {
    id: `cards-${sets.join('-')}`,
    title: words.joined.line(around.cardsByCost, sets.map((set) => words.setTitles[set]).join(' + ')),
    note: around.cardsNote,
    head: [around.cost, around.developments, around.payWorlds, around.militaryWorlds, around.all],
    rows,
    sum: sumOf(around.all, rows),
  };
}

const goals = (words: Words, around: RulePageWords): RuleTable => ({
  id: 'goals',
  title: around.goals,
  note: '',
  head: [around.goal, around.asks, around.worth, around.checked],
  rows: goalTiles.map((tile) => {
    const { what, worth, checked } = words.goal(tile);
    return [tile.name, what, worth, checked];
  }),
  sum: null,
});

const worldColours: readonly WorldColour[] = ['grey', ...goodKinds];

function tilesByCost(words: Words, around: RulePageWords): RuleTable {
  const rows = tileCensus().costs.map(({ cost, developments, worlds }) => {
    const byColour = worldColours.map((colour) => worlds[colour] ?? 0);
    return [cost, developments, ...byColour, byColour.reduce((sum, count) => sum + count, 0)];
  });
  return {
    id: 'tiles',
    title: around.tilesByCost,
    note: '',
    head: [
      around.cost,
      around.developments,
      ...worldColours.map((colour) => words.roll.worldColours[colour]),
      around.worlds,
    ],
    rows,
    sum: sumOf(around.all, rows),
  };
}

const dieFaces = [...phaseNames, 'wild'] as const;

const diceByColour = (words: Words, around: RulePageWords): RuleTable => ({
  id: 'dice',
  title: around.diceByColour,
  note: '',
  head: [around.colour, ...dieFaces.map((face) => words.roll.faces[face]), around.all],
  rows: diceData.map(({ id, faces, count }) => [
    words.roll.colours[id].name,
    ...dieFaces.map((face) => faces.filter((each) => each === face).length),
    count,
  ]),
  sum: null,
});
