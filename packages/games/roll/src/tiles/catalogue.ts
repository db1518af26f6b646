// All tiles in the form the rules read. A tile in the state is its number (0-54), a side is its number (0-136): game
// tile t has development side 2t and world side 2t+1, then come the home worlds, then the faction halves.

import { EngineBug } from '@orrery/kernel';
import { entry, type FaceNo, faceNumber, type StackNo } from '../names.ts';
import type { DieColour, Power, PowerOf, SideKind, TileFilter, Trigger, WorldColour } from '../powers/vocabulary.ts';
import { dieColours } from '../powers/vocabulary.ts';
import { dice } from './dice.ts';
import { factions } from './factions.ts';
import { gameTiles } from './game-tiles.ts';
import { homeWorlds } from './home-worlds.ts';
import type { SideData } from './tile-data.ts';

export type SideNo = number;
export type TileNo = number;
/** Position in the list of dice colours. */
export type ColourNo = number;

export interface Side {
  readonly number: SideNo;
  readonly slug: string;
  readonly name: string;
  /** Id of the tile it is printed on. */
  readonly tile: string;
  readonly kind: SideKind;
  readonly cost: number;
  readonly colour: WorldColour | null;
  readonly reassignPower: boolean;
  readonly immediate: boolean;
  readonly powers: readonly Power[];
}

interface Printed {
  readonly tile: string;
  readonly data: SideData;
}

const printed: readonly Printed[] = [
  ...gameTiles.flatMap((tile) => tile.sides.map((data) => ({ tile: tile.id, data }))),
  ...homeWorlds.map((tile) => ({ tile: tile.id, data: tile.side })),
  ...factions.flatMap((tile) => tile.halves.map((data) => ({ tile: tile.id, data }))),
];

export const sides: readonly Side[] = Object.freeze(
  printed.map(({ tile, data }, number) =>
    Object.freeze<Side>({
      number,
      slug: data.id,
      name: data.name,
      tile,
      kind: data.kind,
      cost: data.cost,
      colour: data.colour,
      reassignPower: data.kind === 'development' && data.reassignPower,
      immediate: data.kind === 'development' && data.immediate,
      powers: data.powers,
    }),
  ),
);

const none: readonly never[] = [];

export const sideCount = sides.length;
export const tileCount = gameTiles.length;
export const tileIds: readonly string[] = gameTiles.map((tile) => tile.id);

const numberOfSide: ReadonlyMap<string, SideNo> = new Map(sides.map((side) => [side.slug, side.number]));
const numberOfTile: ReadonlyMap<string, TileNo> = new Map(tileIds.map((id, number) => [id, number]));

export const sideBySlug = (slug: string): Side | null => {
  const number = numberOfSide.get(slug);
  return number === undefined ? null : (sides[number] ?? null);
};

/** Number of a game tile, or -1. */
export const tileByName = (id: unknown): TileNo => (typeof id === 'string' ? (numberOfTile.get(id) ?? -1) : -1);
export const tileName = (tile: TileNo): string => entry(tileIds, tile);
export function sideOf(side: SideNo): Side {
  const found = sides[side];
  if (found === undefined) throw new EngineBug(`there is no side ${side}`);
  return found;
}
export const slugOf = (side: SideNo): string => sideOf(side).slug;

/** The side of a game tile that lies up on a stack. */
export const sideOnStack = (tile: TileNo, stack: StackNo): SideNo => 2 * tile + stack;
export const tileOfSide = (side: SideNo): TileNo => side >> 1;
/** Whether a side is one of a game tile: home worlds and factions never are in the bag. */
export const isOfGameTile = (side: SideNo): boolean => side < 2 * tileCount;

export const homeSide = (home: number): SideNo => 2 * tileCount + home;
export const factionHalf = (faction: number, half: number): SideNo =>
  2 * tileCount + homeWorlds.length + 2 * (faction - 1) + half;
export const factionName = (faction: number): string => `F${faction}`;
export const homeNames: readonly string[] = homeWorlds.map((home) => home.id);
export const homeName = (home: number): string => entry(homeNames, home);
export const factionNumbers: readonly number[] = factions.map((faction) => faction.number);

export const diceCount: readonly number[] = dice.map((die) => die.count);
export const diceTotal = diceCount.reduce((sum, count) => sum + count, 0);

export const allColours: readonly ColourNo[] = dice.map((_, colour) => colour);
/** The colour of the plain white dice. */
export const homeDie: ColourNo = 0;

/** Six faces for each colour: the number of a phase, or `wild`. */
export const faces: readonly (readonly FaceNo[])[] = dice.map((die) => die.faces.map(faceNumber));
export const facesOf = (colour: ColourNo): readonly FaceNo[] => faces[colour] ?? none;

const colourNumbers: ReadonlyMap<string, ColourNo> = new Map(dieColours.map((colour, number) => [colour, number]));
/** Number of a colour of dice, or -1. */
export const colourByName = (name: unknown): ColourNo =>
  typeof name === 'string' ? (colourNumbers.get(name) ?? -1) : -1;
export function colourName(colour: ColourNo): DieColour {
  const found = dieColours[colour];
  if (found === undefined) throw new EngineBug(`there is no colour ${colour}`);
  return found;
}

const matches: readonly (readonly WorldColour[])[] = dice.map((die) => die.consumeMatch);
/** Whether a die, as good or as shipper, earns the extra point on a world of this colour. */
export const matchesWorld = (colour: ColourNo, world: WorldColour | null): boolean =>
  world !== null && matches[colour]?.includes(world) === true;

const listed = <T extends Trigger>(trigger: T): readonly (readonly PowerOf<T>[])[] =>
  sides.map((side) => side.powers.filter((power): power is PowerOf<T> => power.trigger === trigger));

/** The powers that look at one moment, by the number of their side. */
const powers: { readonly [T in Trigger]: readonly (readonly PowerOf<T>[])[] } = {
  setup: listed('setup'),
  placed: listed('placed'),
  assign: listed('assign'),
  continuous: listed('continuous'),
  phaseStart: listed('phaseStart'),
  during: listed('during'),
  scout: listed('scout'),
  stock: listed('stock'),
  completion: listed('completion'),
  trade: listed('trade'),
  consume: listed('consume'),
  phaseEnd: listed('phaseEnd'),
  gameEnd: listed('gameEnd'),
};

/** One reader per moment: rules ask for powers all the time, and a fixed list is found fastest. */
const reader =
  <T extends Trigger>(list: readonly (readonly PowerOf<T>[])[]) =>
  (side: SideNo): readonly PowerOf<T>[] =>
    list[side] ?? none;

export const setupPowers = reader<'setup'>(powers.setup);
export const placedPowers = reader<'placed'>(powers.placed);
export const assignPowers = reader<'assign'>(powers.assign);
export const continuousPowers = reader<'continuous'>(powers.continuous);
export const phaseStartPowers = reader<'phaseStart'>(powers.phaseStart);
export const duringPowers = reader<'during'>(powers.during);
export const scoutPowers = reader<'scout'>(powers.scout);
export const stockPowers = reader<'stock'>(powers.stock);
export const completionPowers = reader<'completion'>(powers.completion);
export const tradePowers = reader<'trade'>(powers.trade);
export const consumePowers = reader<'consume'>(powers.consume);
export const phaseEndPowers = reader<'phaseEnd'>(powers.phaseEnd);
export const gameEndPowers = reader<'gameEnd'>(powers.gameEnd);

/** Whether a side fits a filter of the data. @rule roll-11.13 */
export function fits(side: Side, filter: TileFilter): boolean {
  if (filter.kind !== 'any' && filter.kind !== side.kind) return false;
  if (filter.colours !== undefined && (side.colour === null || !filter.colours.includes(side.colour))) return false;
  return filter.reassignPower === undefined || filter.reassignPower === side.reassignPower;
}

/** Whether goods can lie on it. */
export const isGoodsWorld = (side: Side): boolean => side.colour !== null && side.colour !== 'grey';
