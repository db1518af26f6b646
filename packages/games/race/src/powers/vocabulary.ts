/**
 * The closed vocabulary of Race cards: every power that a card can have, as types.
 * A power is one member of a discriminated union per phase; handlers and validators are mapped tables over
 * `kind`, so a new word without an implementation does not compile. Rules chapters 4 to 9 and 14.
 * The const lists exist at run time for the validator and for anything that walks all goods, phases or keywords.
 */

export const setNames = ['base', 'gs', 'rvi'] as const;
export type SetName = (typeof setNames)[number];

/** Cheapest first; the selling prices stand in `cards/goods.ts`. */
export const goodKinds = ['novelty', 'rare', 'genes', 'alien'] as const;
export type Good = (typeof goodKinds)[number];

export const keywords = ['rebel', 'imperium', 'alien', 'uplift', 'terraforming'] as const;
/** A word printed in the title. The keyword `alien` and the good `alien` are different notions. */
export type Keyword = (typeof keywords)[number];

/** The phases a player sees on a card; trade is one of its own, though it is played inside Consume. */
export const powerPhases = ['explore', 'develop', 'settle', 'trade', 'consume', 'produce'] as const;
export type PowerPhase = (typeof powerPhases)[number];

export const phases = ['setup', ...powerPhases, 'roundEnd', 'gameEnd'] as const;
export type Phase = (typeof phases)[number];

export type CardKind = 'world' | 'development';
export type Production = 'none' | 'production' | 'windfall';

/** A set of tableau cards: all given fields must match, the empty selector matches every card. */
export interface Selector {
  readonly kind?: CardKind;
  readonly military?: true;
  readonly keyword?: Keyword;
  readonly notKeyword?: Keyword;
  readonly chromosome?: true;
  readonly good?: Good;
  readonly goodIn?: readonly Good[];
  readonly production?: 'production' | 'windfall';
  readonly cost?: number;
  readonly vpVariable?: true;
  readonly powerIn?: PowerPhase;
  readonly ids?: readonly string[];
}

/** The card itself is discarded from the tableau. */
export interface SelfCost {
  readonly self: 1;
}

/** What a use of a consume power takes from the worlds. */
export interface ConsumedGoods {
  readonly count: 1 | 2 | 3 | 'all';
  readonly of: Good | 'any';
  /** Only the good lying on this very world. */
  readonly from?: 'thisWorld';
  /** The goods of one use must all be of different kinds. */
  readonly allDifferent?: true;
  /** Over the uses (`times`) no kind may repeat. */
  readonly eachTimeDifferent?: true;
}

/** What a consume power gives; at least one field is present. */
export interface PlainYields {
  readonly vp?: number;
  readonly cards?: number;
}

export interface Yields extends PlainYields {
  /** Points equal to the goods discarded minus this number. */
  readonly vpPerGoodMinus?: number;
}

export type ExplorePower =
  | { readonly phase: 'explore'; readonly kind: 'drawMore'; readonly amount: number; readonly may: false }
  | { readonly phase: 'explore'; readonly kind: 'keepMore'; readonly amount: number; readonly may: false }
  | { readonly phase: 'explore'; readonly kind: 'mixWithHand'; readonly may: false };

export type DevelopPower =
  | { readonly phase: 'develop'; readonly kind: 'drawAtStart'; readonly amount: number; readonly may: false }
  | {
      readonly phase: 'develop';
      readonly kind: 'discount';
      readonly amount: number;
      /** True exactly when the discount costs the card. */
      readonly may: boolean;
      readonly consumes?: SelfCost;
    }
  | { readonly phase: 'develop'; readonly kind: 'drawAfterPlacing'; readonly amount: number; readonly may: false };

/** A world conquered with specialised strength must be of this kind, or carry this keyword. */
export type MilitaryTarget =
  | { readonly worldGood: Good; readonly keyword?: never }
  | { readonly keyword: Keyword; readonly worldGood?: never };

/** Who is exposed to a takeover power, judged at the start of the Settle phase. */
export type Vulnerability =
  | { readonly has: Selector; readonly totalMilitaryAtLeast?: never }
  | { readonly totalMilitaryAtLeast: number; readonly has?: never };

export interface StrengthLine {
  readonly amount: number;
  readonly per: Selector;
}

export type SettlePower =
  | {
      readonly phase: 'settle';
      readonly kind: 'discount';
      readonly amount: number;
      readonly may: false;
      readonly worldGood?: Good;
    }
  | {
      readonly phase: 'settle';
      readonly kind: 'placeForFree';
      readonly may: true;
      readonly consumes: SelfCost;
      readonly excludesWorldGood: Good;
    }
  | {
      readonly phase: 'settle';
      readonly kind: 'military';
      /** May be negative. */
      readonly amount: number;
      readonly may: false;
      readonly against?: MilitaryTarget;
      readonly per?: Selector;
    }
  | {
      readonly phase: 'settle';
      readonly kind: 'temporaryMilitary';
      readonly amount: number;
      /** Present exactly when hand cards are spent: the amount counts for each of them. */
      readonly perCard?: true;
      readonly may: true;
      readonly consumes:
        | { readonly self: 1; readonly handCards?: never }
        | { readonly handCards: { readonly upTo: number }; readonly self?: never };
    }
  | {
      readonly phase: 'settle';
      readonly kind: 'payForMilitary';
      readonly discount: number;
      readonly may: true;
      readonly onlyKeyword?: Keyword;
      readonly excludesWorldGood: Good;
    }
  | { readonly phase: 'settle'; readonly kind: 'payForMilitaryDiscount'; readonly amount: number; readonly may: false }
  | {
      readonly phase: 'settle';
      readonly kind: 'conquerNonMilitary';
      readonly defenseReduction: number;
      readonly may: true;
      readonly consumes: SelfCost;
      readonly notWith: readonly ('takeover' | 'payForMilitary')[];
    }
  | { readonly phase: 'settle'; readonly kind: 'drawAfterPlacing'; readonly amount: number; readonly may: false }
  | { readonly phase: 'settle'; readonly kind: 'placeSecondWorld'; readonly may: true }
  | {
      readonly phase: 'settle';
      readonly kind: 'takeover';
      readonly may: true;
      readonly targetWorld: Selector;
      readonly vulnerable: Vulnerability;
      readonly attackBonus?: StrengthLine;
      readonly consumes?: SelfCost;
      readonly onlyIfTakeovers: true;
    }
  | {
      readonly phase: 'settle';
      readonly kind: 'takeoverDefense';
      readonly may: false;
      readonly lines: readonly StrengthLine[];
      readonly onlyIfTakeovers: true;
    };

interface PriceBonus {
  readonly phase: 'trade';
  readonly kind: 'priceBonus';
  readonly amount: number;
  readonly may: false;
  readonly per?: Selector;
}

export type TradePower =
  | (PriceBonus & { readonly good: Good | 'any'; readonly goodFrom?: never })
  | (PriceBonus & { readonly goodFrom: 'thisWorld'; readonly good?: never });

export type ConsumePower =
  | {
      readonly phase: 'consume';
      readonly kind: 'consumeGoods';
      readonly may: false;
      readonly consumes: { readonly goods: ConsumedGoods };
      readonly times: number;
      readonly yields: Yields;
      /** Present exactly when points are among the yields; cards are never doubled. */
      readonly doubledByX2?: boolean;
    }
  | {
      readonly phase: 'consume';
      readonly kind: 'discardCards';
      readonly may: true;
      readonly consumes: { readonly handCards: { readonly upTo: number } };
      readonly yields: PlainYields;
      readonly yieldsPer: 'card';
      readonly doubledByX2?: false;
    }
  | {
      readonly phase: 'consume';
      readonly kind: 'gain';
      readonly may: false;
      readonly yields: PlainYields;
      readonly doubledByX2?: boolean;
    }
  | {
      readonly phase: 'consume';
      readonly kind: 'sellGood';
      readonly may: false;
      readonly consumes: { readonly goods: { readonly count: 1; readonly of: Good | 'any' } };
      readonly priceBonuses: boolean;
    }
  | {
      readonly phase: 'consume';
      readonly kind: 'guessCost';
      readonly range: readonly [number, number];
      readonly may: false;
    }
  | {
      readonly phase: 'consume';
      readonly kind: 'ante';
      readonly may: true;
      readonly consumes: {
        readonly handCards: { readonly upTo: 1; readonly costBetween: readonly [number, number] };
      };
    };

export type ProducePower =
  | {
      readonly phase: 'produce';
      readonly kind: 'produceHere';
      /** True exactly when producing costs hand cards. */
      readonly may: boolean;
      readonly consumes?: { readonly handCards: { readonly exactly: number } };
    }
  | {
      readonly phase: 'produce';
      readonly kind: 'produceOnWindfall';
      readonly good: Good | 'any';
      readonly may: false;
      readonly notThisWorld?: true;
    }
  | { readonly phase: 'produce'; readonly kind: 'draw'; readonly amount: number; readonly may: false }
  | { readonly phase: 'produce'; readonly kind: 'drawIfProducedHere'; readonly amount: number; readonly may: false }
  | {
      readonly phase: 'produce';
      readonly kind: 'drawPerGoodProduced';
      readonly amount: number;
      readonly good: Good;
      readonly may: false;
    }
  | { readonly phase: 'produce'; readonly kind: 'drawPerKindProduced'; readonly amount: number; readonly may: false }
  | {
      readonly phase: 'produce';
      readonly kind: 'drawIfMostProduced';
      readonly amount: number;
      readonly good: Good;
      readonly may: false;
    }
  | {
      readonly phase: 'produce';
      readonly kind: 'drawPerCard';
      readonly amount: number;
      readonly per: Selector;
      readonly may: false;
    };

export type SetupPower = {
  readonly phase: 'setup';
  readonly kind: 'startHand';
  readonly size: number;
  readonly onlyAsStartWorld: true;
  readonly may: false;
};

export type RoundEndPower = {
  readonly phase: 'roundEnd';
  readonly kind: 'handLimit';
  readonly size: number;
  readonly may: false;
};

export type GameEndPower = {
  readonly phase: 'gameEnd';
  readonly kind: 'tableauLimit';
  readonly size: number;
  readonly may: false;
};

export interface PowersByPhase {
  setup: SetupPower;
  explore: ExplorePower;
  develop: DevelopPower;
  settle: SettlePower;
  trade: TradePower;
  consume: ConsumePower;
  produce: ProducePower;
  roundEnd: RoundEndPower;
  gameEnd: GameEndPower;
}

export type Power = PowersByPhase[Phase];

/** One word of one phase: `PowerOf<'settle', 'takeover'>`. */
export type PowerOf<P extends Phase, K extends PowersByPhase[P]['kind']> = Extract<PowersByPhase[P], { kind: K }>;
