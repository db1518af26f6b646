// What the facts of a line of a story brought in Roll: tiles, dice and where they went, goods, credits and chips.

import type { DieColour, EventOf, MovedDie, PhaseName, SideKind } from '@orrery/roll';
import type { FactOf } from '../table.ts';

type RollFact = FactOf<'roll'>;

/** Tiles that came or went; those whose names may be known are named. */
export interface SomeTiles {
  readonly count: number;
  readonly tiles: readonly string[];
}

export interface GoodMoved {
  readonly world: string;
  readonly die: number;
  readonly colour: DieColour;
}

export interface RollGains {
  /** Sides that the seat begins with. */
  readonly started: readonly string[];
  readonly completed: readonly { readonly side: string; readonly dice: number }[];
  /** Every die that moved, in order; a die behind the screen is at `rolled`, one that nobody owns at `supply`. */
  readonly dice: readonly (MovedDie & { readonly cause: string })[];
  /** The worker that selected a phase, and the powers that moved others. */
  readonly selected: { readonly phase: PhaseName; readonly colour: DieColour } | null;
  readonly used: readonly string[];
  readonly virtual: readonly DieColour[];
  readonly stocked: number;
  readonly scouted: number;
  readonly drawn: SomeTiles;
  readonly abandoned: SomeTiles;
  readonly given: SomeTiles;
  /** Tiles put into a stack; null for one whose name may not be known. */
  readonly put: readonly { readonly stack: SideKind; readonly where: 'under' | 'top'; readonly tile: string | null }[];
  readonly rearranged: boolean;
  /** Sizes and tops of the stacks afterwards; null if nothing happened to them. */
  readonly stacks: EventOf<'tilePlaced'>['stacks'] | null;
  readonly goodsIn: readonly GoodMoved[];
  readonly goodsOut: readonly GoodMoved[];
  /** Worlds whose goods were shipped. */
  readonly traded: readonly string[];
  readonly consumed: readonly string[];
  readonly credits: number;
  /** What the cap swallowed. */
  readonly creditsLost: number;
  readonly chips: number;
}

export function rollGains(facts: readonly RollFact[]): RollGains {
  const told = new Telling();
  for (const fact of facts) told.add(fact);
  return told.gains;
}

const worldOf = (place: string): string | null => (place.startsWith('world:') ? place.slice('world:'.length) : null);

class Pile {
  count = 0;
  readonly tiles: string[] = [];

  add({ count, tiles }: { readonly count: number; readonly tiles: readonly string[] | null }): void {
    this.count += count;
    this.tiles.push(...(tiles ?? []));
  }
}

const one = (tile: string | null) => ({ count: 1, tiles: tile === null ? null : [tile] });

type Writable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer Item)[] ? Item[] : T[K] };

class Telling {
  readonly #drawn = new Pile();
  readonly #abandoned = new Pile();
  readonly #given = new Pile();
  readonly gains: Writable<RollGains> = {
    started: [],
    completed: [],
    dice: [],
    selected: null,
    used: [],
    virtual: [],
    stocked: 0,
    scouted: 0,
    drawn: this.#drawn,
    abandoned: this.#abandoned,
    given: this.#given,
    put: [],
    rearranged: false,
    stacks: null,
    goodsIn: [],
    goodsOut: [],
    traded: [],
    consumed: [],
    credits: 0,
    creditsLost: 0,
    chips: 0,
  };

  add(fact: RollFact): void {
    const { gains } = this;
    switch (fact.kind) {
      case 'seatSetUp':
        gains.started.push(...fact.tableau);
        return;
      case 'diceGained':
      case 'diceMoved':
        for (const die of fact.dice) this.#move({ ...die, cause: fact.cause });
        return;
      case 'rolled':
        for (const { die, colour } of fact.dice) this.#move({ die, colour, from: 'cup', to: 'rolled', cause: 'roll' });
        return;
      case 'planRevealed':
        gains.selected = { phase: fact.select.phase, colour: fact.select.colour };
        gains.used.push(...new Set(fact.uses.map(({ power }) => power)));
        return;
      case 'virtualWorkers':
        gains.virtual.push(...fact.colours);
        return;
      case 'explored':
        if (fact.task === 'stock') gains.stocked += 1;
        else gains.scouted += 1;
        return;
      case 'completed':
        gains.completed.push({ side: fact.side, dice: fact.spent.length });
        gains.stacks = fact.stacks;
        return;
      case 'shipped':
        (fact.task === 'trade' ? gains.traded : gains.consumed).push(fact.world);
        return;
      case 'credits':
        gains.credits += fact.after - fact.before;
        gains.creditsLost += fact.amount - (fact.after - fact.before);
        return;
      case 'gainedChips':
        gains.chips += fact.after - fact.before;
        return;
      default:
        this.#addTiles(fact);
    }
  }

  #addTiles(fact: RollFact): void {
    const { gains } = this;
    if (fact.kind === 'tilesDrawn') this.#drawn.add(fact);
    if (fact.kind === 'tilesAbandoned') this.#abandoned.add(fact);
    if (fact.kind === 'tileGiven') this.#given.add(one(fact.tile));
    if (fact.kind === 'tilePlaced') gains.put.push({ stack: fact.stack, where: fact.where, tile: fact.tile });
    if (fact.kind === 'stacksRearranged') gains.rearranged = true;
    if ('stacks' in fact) gains.stacks = fact.stacks;
  }

  #move(moved: RollGains['dice'][number]): void {
    const { die, colour, from, to } = moved;
    this.gains.dice.push(moved);
    const [left, reached] = [worldOf(from), worldOf(to)];
    if (left !== null) this.gains.goodsOut.push({ world: left, die, colour });
    if (reached !== null) this.gains.goodsIn.push({ world: reached, die, colour });
  }
}
