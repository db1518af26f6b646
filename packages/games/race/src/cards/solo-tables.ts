// The shape of the robot's tables. Rules chapter 11: a die or the player's pick makes the robot act or respond; its start
// world may change what it then does, or which action its robot symbol stands for.

export type Provenance = 'rulebookText' | 'rulebookPicture' | 'other' | 'reconstructed';

/** A value with the place it comes from; the note is for reviewers, not for display. */
export interface Sourced<T> {
  readonly value: T;
  readonly from: Provenance;
  readonly note?: string;
}

export type RobotAction = 'explore' | 'develop' | 'settle' | 'consumeTrade' | 'consumeX2' | 'produce';
export type DieFace = RobotAction | 'robot' | 'match';
export type Difficulty = 'easy' | 'medium' | 'hard';
export type RobotWorld = 'nonMilitaryWorld' | 'militaryWorld' | 'anyWorld';

interface Track {
  readonly min: number;
  readonly max: number;
}

export interface RobotExplore {
  readonly action: Sourced<{ readonly draw: number; readonly credits: number }>;
  /** With dice on both Explore spaces. */
  readonly secondAction: Sourced<{ readonly draw: number }>;
  readonly response: Sourced<{ readonly draw: number }>;
}

interface DevelopSearch {
  readonly draw: number;
  readonly find: 'development';
  /** Credits for a cost-6 development, and for any other. */
  readonly sixCost: number;
  readonly otherCost: number;
}

export interface RobotDevelop {
  readonly sixCounter: Sourced<{ readonly actionCost: number; readonly responseCost: number }>;
  readonly action: Sourced<DevelopSearch>;
  readonly response: Sourced<DevelopSearch & { readonly needsCredit: boolean }>;
}

interface SettleSearch {
  readonly draw: number;
  readonly find: RobotWorld;
  /** In credits; by kind of world where the two differ. */
  readonly cost: number | { readonly nonMilitaryWorld: number; readonly militaryWorld: number };
}

export interface RobotSettle {
  readonly action: Sourced<SettleSearch>;
  readonly response: Sourced<SettleSearch & { readonly needsCredit: boolean }>;
}

export interface RobotConsume {
  readonly trade: Sourced<{ readonly credits: number; readonly vpTimesEconomy: number }>;
  readonly x2: Sourced<{ readonly vpTimesEconomy: number; readonly thenEconomy: number }>;
  /** With dice on both Consume spaces. */
  readonly both: Sourced<{
    readonly vpTimesEconomy: number;
    readonly thenCredits: number;
    readonly thenEconomy: number;
  }>;
  readonly response: Sourced<{ readonly vpTimesEconomy: number; readonly oncePerPhase: true }>;
}

interface ProduceGain {
  readonly economy?: number;
  readonly credits?: number;
}

export interface RobotProduce {
  readonly action: Sourced<ProduceGain>;
  readonly response: Sourced<ProduceGain>;
}

/** What a start world's counter replaces: the whole default table of a phase. */
export type PhaseEffect = { readonly kind: 'phase'; readonly note?: string } & (
  | ({ readonly phase: 'explore' } & RobotExplore)
  | ({ readonly phase: 'develop' } & RobotDevelop)
  | ({ readonly phase: 'settle' } & RobotSettle)
  | ({ readonly phase: 'produce' } & RobotProduce)
);

interface RobotMoment {
  readonly action: RobotAction;
  readonly which: 'first' | 'every';
}

/** The robot symbol stands for another action from that moment on. */
export interface SymbolEffect {
  readonly kind: 'changeSymbol';
  readonly after: RobotMoment;
  readonly onlyIf?: { readonly robotSymbol: RobotAction };
  readonly set: Sourced<{ readonly robotSymbol: RobotAction }>;
  readonly thenDiscardCounter?: Sourced<true>;
}

/** A search in the common supply that takes the place of one action. */
export interface InsteadEffect {
  readonly kind: 'instead';
  readonly of: RobotMoment;
  readonly flipFrom: Sourced<'commonDrawPile'>;
  readonly find: Sourced<{ readonly world: RobotWorld; readonly vpAtLeast: number }>;
  readonly gains: Sourced<{ readonly credits: number; readonly economy: number }>;
  /** The counter, or a card by its id. */
  readonly thenDiscard: Sourced<readonly string[]>;
}

export interface RobotStart {
  /** The start world's number and id. */
  readonly number: number;
  readonly world: string;
  readonly credits: Sourced<number>;
  readonly economy: Sourced<number>;
  readonly drawStack: Sourced<number>;
  readonly robotSymbol: Sourced<RobotAction>;
  readonly effects: readonly (PhaseEffect | SymbolEffect | InsteadEffect)[];
}

export interface SoloTables {
  readonly provenance: { readonly [P in Provenance]: string };
  readonly vpChips: Sourced<number>;
  readonly tracks: { readonly credits: Sourced<Track>; readonly economy: Sourced<Track> };
  readonly difficulty: {
    readonly [D in Difficulty]: Sourced<{ readonly sixCounters: number; readonly vpEach: number }>;
  };
  readonly matSpaces: Sourced<readonly RobotAction[]>;
  readonly dice: {
    readonly known: Sourced<readonly string[]>;
    readonly faces: Sourced<readonly (readonly DieFace[])[]>;
  };
  readonly defaults: {
    readonly explore: RobotExplore;
    readonly develop: RobotDevelop;
    readonly settle: RobotSettle;
    readonly consume: RobotConsume;
    readonly produce: RobotProduce;
  };
  readonly robots: readonly RobotStart[];
}
