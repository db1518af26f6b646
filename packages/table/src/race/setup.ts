// A table of Race as it is being set up: what was chosen, what goes together, why something does not, and the options
// of the match that come of it. The game judges them again when the match starts.

import { type CardFace, type Slug, setNames } from '@orrery/race';
import {
  choicesFor,
  type DieFace,
  type Difficulty,
  type OptionChoices,
  type RobotAction,
  scenarios,
  seatsOfWay,
  soloTables,
} from '@orrery/race/describe';

export type Way = 'bots' | 'solo' | 'draft' | 'scenario';
export const ways: readonly Way[] = ['bots', 'solo', 'draft', 'scenario'];

export interface RaceSetup {
  way: Way;
  gs: boolean;
  rvi: boolean;
  goals: boolean;
  takeovers: boolean;
  experienced: boolean;
  seats: number;
  /** By seat; null is a dealt hand. */
  hands: (number | null)[];
  /** My side of the scenario; null leaves it to chance. */
  side: number | null;
  level: Difficulty;
  startChoice: boolean;
  dice: DieFace[][];
  symbols: Record<Slug, RobotAction>;
}

/** Seats of the largest table. */
export const [, mostPlayers] = seatsOfWay('plain', setNames);

export const printedDice = (): DieFace[][] => soloTables.dice.faces.value.map((die) => [...die]);
export const printedSymbols = (): Record<Slug, RobotAction> =>
  Object.fromEntries(soloTables.robots.map(({ world, robotSymbol }) => [world, robotSymbol.value]));

export const newSetup = (): RaceSetup => ({
  way: 'bots',
  gs: false,
  rvi: false,
  goals: true,
  takeovers: false,
  experienced: false,
  seats: 2,
  hands: Array.from({ length: mostPlayers }, () => null),
  side: null,
  level: 'easy',
  startChoice: false,
  dice: printedDice(),
  symbols: printedSymbols(),
});

export type RacePreset = 'first' | 'base' | 'gs' | 'rvi' | 'all' | 'solo' | 'draft' | 'scenario';

export const racePresets: { readonly [P in RacePreset]: Partial<RaceSetup> } = {
  first: { hands: [1, 2, null, null, null, null] },
  base: {},
  gs: { gs: true, seats: 3 },
  rvi: { rvi: true, takeovers: true, seats: 3 },
  all: { gs: true, rvi: true, takeovers: true, seats: 4 },
  solo: { way: 'solo', gs: true },
  draft: { way: 'draft', gs: true, rvi: true, seats: 3 },
  scenario: { way: 'scenario', gs: true, rvi: true, takeovers: true },
};

/** What the choice comes to, as the game says it. */
export const factsOf = (setup: RaceSetup): OptionChoices =>
  choicesFor({ ...setup, way: setup.way === 'bots' ? 'plain' : setup.way });

export const scenario = scenarios[0];

/** What the match is to be played with. */
export function optionsOf(setup: RaceSetup, cards: readonly CardFace[] | null): object {
  const { way, side, level, dice, symbols } = setup;
  const facts = factsOf(setup);
  const hands = facts.hands.length === 0 ? [] : setup.hands.slice(0, facts.seats);
  const printed = hands.some((hand) => hand !== null);
  return {
    sets: facts.sets,
    goals: facts.goals.on,
    takeovers: facts.takeovers.on,
    experienced: facts.experienced.on,
    ...(printed ? { presetHands: hands } : {}),
    ...(way === 'draft' ? { draft: true } : {}),
    ...(way === 'solo' ? { solo: { level, startChoice: facts.startChoice.on, dice, symbols } } : {}),
    ...(way === 'scenario' ? { scenario: scenario?.id, ...(side === null ? {} : { sides: [side, 1 - side] }) } : {}),
    ...(cards === null || cards.length === 0 ? {} : { cards }),
  };
}
