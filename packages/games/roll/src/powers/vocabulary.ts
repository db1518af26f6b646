// The closed vocabulary of tile powers, one union member per (trigger, effect). Data files speak it, handler tables
// cover it: a new word without a handler does not compile.

export const phaseNames = ['explore', 'develop', 'settle', 'produce', 'ship'] as const;
export type PhaseName = (typeof phaseNames)[number];

export const dieColours = ['home', 'military', 'consumption', 'novelty', 'rare', 'genes', 'alien'] as const;
export type DieColour = (typeof dieColours)[number];

export type WorldColour = 'grey' | 'novelty' | 'rare' | 'genes' | 'alien';
export type SideKind = 'development' | 'world';
export type FaceName = PhaseName | 'wild';

export interface TileFilter {
  readonly kind: SideKind | 'any';
  readonly colours?: readonly WorldColour[];
  readonly reassignPower?: boolean;
}

export interface DiceGrant {
  readonly colour: DieColour;
  readonly count: number;
}

export type Resource = 'credits' | 'vp';

export interface SetupDice {
  readonly trigger: 'setup';
  readonly effect: 'gainDice';
  readonly to: 'cup' | 'citizenry' | 'good';
  readonly dice: readonly DiceGrant[];
  readonly may: false;
}

export interface SetupCredits {
  readonly trigger: 'setup';
  readonly effect: 'setStartingCredits';
  readonly amount: number;
  readonly may: false;
}

export interface PlacedDice {
  readonly trigger: 'placed';
  readonly effect: 'gainDice';
  readonly to: 'cup' | 'citizenry' | 'good';
  readonly dice: readonly DiceGrant[];
  readonly may: false;
}

export interface PlacedGain {
  readonly trigger: 'placed';
  readonly effect: 'gain';
  readonly resource: Resource;
  readonly amount: number;
  readonly may: false;
}

export interface PlacedRemoval {
  readonly trigger: 'placed';
  readonly effect: 'removeDie';
  readonly count: number;
  readonly may: false;
}

/** The most dice a Reassign power may move, where that depends on who has most worlds of a colour. */
export interface MostWorlds {
  readonly kind: 'mostWorlds';
  readonly colour: WorldColour;
  readonly sole: number;
  readonly tied: number;
  readonly otherwise: number;
}

export interface Reassign {
  readonly trigger: 'assign';
  readonly effect: 'reassign';
  readonly min: number;
  readonly max: number;
  readonly workers: {
    readonly colours?: readonly DieColour[];
    readonly notColours?: readonly DieColour[];
    readonly from?: PhaseName;
    readonly sameColumn?: boolean;
  };
  readonly to: 'any' | 'selected' | readonly PhaseName[];
  readonly limitBy?: MostWorlds;
  readonly may: true;
}

export interface DictateRepeat {
  readonly trigger: 'assign';
  readonly effect: 'dictateRepeat';
  readonly may: true;
}

export interface DictateReach {
  readonly trigger: 'assign';
  readonly effect: 'dictateReach';
  readonly max: number;
  readonly may: true;
}

export interface CostReduction {
  readonly trigger: 'continuous';
  readonly effect: 'costReduction';
  readonly phases: readonly PhaseName[];
  readonly target: TileFilter;
  readonly amount: number;
  readonly floor?: number;
  readonly excludesSelf?: boolean;
  readonly may: false;
}

export interface GoodsCapacity {
  readonly trigger: 'continuous';
  readonly effect: 'goodsCapacity';
  readonly shownIn: readonly PhaseName[];
  readonly capacity: number;
  readonly may: false;
}

export interface VirtualWorkers {
  readonly trigger: 'phaseStart';
  readonly effect: 'virtualWorkers';
  readonly phases: readonly PhaseName[];
  readonly colours: readonly DieColour[];
  readonly may: false;
}

export interface RearrangeConstruction {
  readonly trigger: 'during';
  readonly effect: 'rearrangeConstruction';
  readonly phases: readonly PhaseName[];
  readonly flip: boolean;
  readonly repeatable: boolean;
  readonly may: true;
}

export interface PlaceOnTop {
  readonly trigger: 'scout';
  readonly effect: 'placeOnTop';
  readonly phases: readonly PhaseName[];
  readonly may: true;
}

export interface StockValue {
  readonly trigger: 'stock';
  readonly effect: 'stockValue';
  readonly phases: readonly PhaseName[];
  readonly amount: number;
  readonly filter: { readonly workerColours: readonly DieColour[] };
  readonly may: false;
}

export interface CompletionGain {
  readonly trigger: 'completion';
  readonly effect: 'gain';
  readonly phases: readonly PhaseName[];
  readonly resource: Resource;
  readonly amount: number;
  readonly target: TileFilter;
  readonly excludesSelf?: boolean;
  readonly may: false;
}

export interface WorkersToCup {
  readonly trigger: 'completion';
  readonly effect: 'workersToCup';
  readonly phases: readonly PhaseName[];
  readonly target: TileFilter;
  readonly min?: number;
  readonly max?: number;
  /** Every spent die of `workerColours`, without a choice. */
  readonly all?: boolean;
  readonly workerColours?: readonly DieColour[];
  readonly excludesSelf?: boolean;
  readonly may: false;
}

export interface TradeGain {
  readonly trigger: 'trade';
  readonly effect: 'gain';
  readonly phases: readonly PhaseName[];
  readonly resource: Resource;
  readonly amount: number;
  readonly filter?: { readonly worldColours: readonly WorldColour[] };
  readonly may: false;
}

export interface BuyVp {
  readonly trigger: 'trade';
  readonly effect: 'buyVp';
  readonly phases: readonly PhaseName[];
  readonly costCredits: number;
  readonly vp: number;
  readonly may: true;
}

export interface ConsumeGain {
  readonly trigger: 'consume';
  readonly effect: 'gain';
  readonly phases: readonly PhaseName[];
  readonly resource: Resource;
  readonly amount: number;
  readonly filter?: { readonly worldColours: readonly WorldColour[] };
  readonly may: false;
}

export type Counter =
  | { readonly count: 'goods'; readonly worldColours: readonly WorldColour[] }
  | { readonly count: 'goods'; readonly dieColours: readonly DieColour[] }
  | {
      readonly count: 'citizenryDice';
      readonly colours: readonly DieColour[];
      readonly groupOf?: number;
      readonly round?: 'up';
    };

export type Condition =
  | { readonly kind: 'scoutedWith'; readonly workerColour: DieColour; readonly atLeast: number }
  | { readonly kind: 'soleMost'; readonly of: 'developments' }
  | { readonly kind: 'soleOwnerOfCostliestWorlds' };

export interface PhaseEndGain {
  readonly trigger: 'phaseEnd';
  readonly effect: 'gain';
  readonly phases: readonly PhaseName[];
  readonly resource: Resource;
  readonly amount: number;
  readonly per?: Counter;
  readonly condition?: Condition;
  /** The tile names only the phase; the end of it never serves the owner worse. */
  readonly untimed?: boolean;
  readonly may: false;
}

export interface DrawTile {
  readonly trigger: 'phaseEnd';
  readonly effect: 'drawTile';
  readonly phases: readonly PhaseName[];
  readonly count: number;
  readonly may: false;
}

export type Formula =
  | { readonly kind: 'sumCost'; readonly tiles: TileFilter; readonly divideBy: number; readonly round: 'up' }
  | { readonly kind: 'countTiles'; readonly tiles: TileFilter; readonly each: number }
  | {
      readonly kind: 'countDice';
      readonly colours: readonly DieColour[];
      readonly setSize: number;
      readonly round: 'up';
      readonly each: number;
    }
  | { readonly kind: 'distinctDieColours'; readonly each: number }
  | { readonly kind: 'countGoods'; readonly each: number }
  | { readonly kind: 'triangular'; readonly of: 'vpChips' };

export interface Score {
  readonly trigger: 'gameEnd';
  readonly effect: 'score';
  readonly formula: Formula;
  readonly may: false;
}

/** @rule roll-3.4.6 */
export type Power =
  | SetupDice
  | SetupCredits
  | PlacedDice
  | PlacedGain
  | PlacedRemoval
  | Reassign
  | DictateRepeat
  | DictateReach
  | CostReduction
  | GoodsCapacity
  | VirtualWorkers
  | RearrangeConstruction
  | PlaceOnTop
  | StockValue
  | CompletionGain
  | WorkersToCup
  | TradeGain
  | BuyVp
  | ConsumeGain
  | PhaseEndGain
  | DrawTile
  | Score;

export type Trigger = Power['trigger'];
export type Effect = Power['effect'];
export type PowerOf<T extends Trigger> = Extract<Power, { trigger: T }>;
