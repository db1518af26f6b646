// The games that the commands know, with what the doors do not say: how to count what was played, and which settings
// the long checks go through.

import type { GameDefinition, GameTypes, Match } from '@orrery/kernel';
import type { KitSettings } from '@orrery/kernel/kit';
import { exampleCards as cards } from '@orrery/own-cards';
import { inspect, type RaceTypes, race } from '@orrery/race';
import { type RollTypes, roll } from '@orrery/roll';

/** As with `GameDefinition`, methods: what one game says of its own matches fits into the list of all. */
export interface KnownGame<G extends GameTypes = GameTypes> {
  readonly game: GameDefinition<G>;
  /** The card or tile that this event brought into play. */
  placed(event: G['event']): string | null;
  /** `slug/phase/kind` of the power that this event tells of. */
  powerUsed(event: G['event']): string | null;
  /** How the opponent that is no seat did, where a match has one. */
  robot(match: Match<G>): RobotResult | null;
  /** How a finished match ended, by names of `allEndings`. */
  endings(match: Match<G>): readonly string[];
  /** Every way in which a match can end. */
  readonly allEndings: readonly string[];
  /** Options of the command line that say something about this game, besides the seats. */
  readonly flags: readonly string[];
  /** Every kind of match that the kit goes through. */
  readonly settings: readonly KitSettings[];
}

export interface RobotResult {
  readonly level: string;
  readonly score: number;
  /** Of the victory: 1 alone, a half shared. */
  readonly share: number;
  readonly placed: readonly string[];
}

/** A counter that the robot places instead of a card. */
const sixCounter = 'six-counter';

function robotResult({ state, events }: Match<RaceTypes>): RobotResult | null {
  const told = events.map(({ all }) => all);
  const end = told.find((event) => event.kind === 'matchEnded');
  const { solo } = state.options;
  if (solo === null || end?.kind !== 'matchEnded' || end.robot === null) return null;
  const { total, tieBreak } = end.robot;
  const mine = inspect(state).seats[0];
  const goods = mine?.tableau.reduce((sum, held) => sum + held.goods, 0) ?? 0;
  const isEqual = mine?.score.total === total && mine.hand.length + goods === tieBreak;
  return {
    level: solo.level,
    score: total,
    share: end.winners.length === 0 ? 1 : isEqual ? 0.5 : 0,
    placed: told.flatMap((event) => (event.kind === 'robotPlaced' ? [event.card ?? sixCounter] : [])),
  };
}

/** Which of the limits ended it, and in a solo game who won. */
function raceEndings(match: Match<RaceTypes>): string[] {
  const end = match.events.map(({ all }) => all).find((event) => event.kind === 'matchEnded');
  const robot = robotResult(match);
  const solo = robot === null ? [] : [robot.share === 0 ? 'solo won' : 'solo lost'];
  return end?.kind === 'matchEnded' ? [end.why.toSorted().join(' and '), ...solo] : [];
}

function rollEndings({ events }: Match<RollTypes>): string[] {
  const end = events.map(({ all }) => all).find((event) => event.kind === 'matchEnded');
  return end?.kind === 'matchEnded' ? [end.why.toSorted().join(' and ')] : [];
}

const raceGame: KnownGame<RaceTypes> = {
  game: race,
  placed: (event) => (event.kind === 'placed' ? event.card : null),
  powerUsed: (event) => (event.kind === 'powerUsed' ? `${event.card}/${event.of}/${event.power}` : null),
  robot: robotResult,
  endings: raceEndings,
  allEndings: ['pool', 'tableau', 'pool and tableau', 'solo won', 'solo lost'],
  flags: [
    ...['sets', 'goals', 'no-goals', 'takeovers', 'no-takeovers', 'experienced'],
    ...['preset', 'solo', 'draft', 'scenario', 'cards'],
  ],
  settings: [
    ...upTo(4, { sets: ['base'] }),
    { seats: 2, options: { sets: ['base'], experienced: true } },
    { seats: 3, options: { sets: ['base'], presetHands: [1, 2, null] } },
    ...upTo(5, { sets: ['base', 'gs'] }),
    { seats: 2, options: { sets: ['base', 'gs'], experienced: true } },
    { seats: 4, options: { sets: ['base', 'gs'], goals: false } },
    ...[2, 5].map((seats) => ({ seats, options: { sets: ['base', 'rvi'], takeovers: true } })),
    ...upTo(6, { sets: ['base', 'gs', 'rvi'], takeovers: true }),
    { seats: 2, options: { sets: ['base', 'gs', 'rvi'], takeovers: true, experienced: true } },
    { seats: 3, options: { sets: ['base', 'gs', 'rvi'], goals: false } },
    ...raceWays(),
  ],
};

/** The other ways to play: solo, drafts, the scenario, preset hands beside dealt ones, own cards. */
function raceWays(): KitSettings[] {
  const gs = ['base', 'gs'];
  const rvi = ['base', 'gs', 'rvi'];
  const scenario = 'rebel-vs-imperium-2p';
  return [
    ...['easy', 'medium', 'hard'].flatMap((solo) => [gs, rvi].map((sets) => ({ seats: 1, options: { sets, solo } }))),
    { seats: 1, options: { sets: rvi, solo: { level: 'medium', startChoice: true } } },
    ...upTo(3, { sets: gs, draft: true }),
    ...upTo(5, { sets: rvi, takeovers: true, draft: true }),
    { seats: 2, options: { sets: rvi, scenario } },
    { seats: 2, options: { sets: ['base', 'rvi'], scenario, experienced: true } },
    { seats: 4, options: { sets: rvi, takeovers: true, presetHands: [null, 5, null, 2] } },
    { seats: 2, options: { cards } },
    { seats: 3, options: { sets: rvi, takeovers: true, cards } },
    { seats: 1, options: { sets: gs, solo: 'hard', cards } },
    { seats: 2, options: { sets: gs, draft: true, cards } },
    ...presetTables(),
  ];
}

/** Everybody with a preset hand, or every other one; and the second expansion without the first at its other tables. */
function presetTables(): KitSettings[] {
  return [
    { seats: 4, options: { sets: ['base'], presetHands: [1, 2, 3, 4] } },
    { seats: 5, options: { sets: ['base', 'gs'], goals: false, presetHands: [5, null, 3, null, 1] } },
    ...[3, 4].map((seats) => ({ seats, options: { sets: ['base', 'rvi'], takeovers: true } })),
  ];
}

const rollGame: KnownGame<RollTypes> = {
  game: roll,
  placed: (event) => (event.kind === 'completed' ? event.side : null),
  powerUsed: (event) => (event.kind === 'powerUsed' ? `${event.tile}/${event.phase}/${event.effect}` : null),
  robot: () => null,
  endings: rollEndings,
  allEndings: ['pool', 'tableau', 'pool and tableau'],
  flags: [],
  settings: upTo(5, {}),
};

export const games: readonly KnownGame[] = [raceGame, rollGame];

function upTo(most: number, options: object): KitSettings[] {
  return Array.from({ length: most - 1 }, (_, index) => ({ seats: index + 2, options }));
}

export const gameNamed = (name: string): KnownGame | null => games.find((each) => each.game.name === name) ?? null;
