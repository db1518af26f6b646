// Everything a seat can be asked, and the shape of each answer. Dice are named by their number, tiles by their id
// (T01-T55), sides by their slug. The plan of the Assign step is one answer.

import type { Question } from '@orrery/kernel';
import type { DieNo } from './names.ts';
import type { DieColour, PhaseName, SideKind } from './powers/vocabulary.ts';

/** A die, or the colour of a virtual worker. */
export type Worker = DieNo | VirtualWorker;
export type VirtualWorker = `virtual-${DieColour}`;

/** Which of the two drawn tiles is the development. */
export interface StartTilesAnswer {
  readonly development: string;
  readonly world: string;
}

export interface Move {
  readonly die: DieNo;
  readonly to: PhaseName;
}

/** One use of a Reassign power, named by its side, or of Dictate, which also names the die it pays with. */
export interface Use {
  readonly power: string;
  readonly pay?: DieNo;
  readonly moves: readonly Move[];
}

export interface Plan {
  /** A column for each wild die except the selector. */
  readonly wilds: readonly { readonly die: DieNo; readonly column: PhaseName }[];
  readonly select: { readonly die: DieNo; readonly phase: PhaseName };
  /** In the order used. */
  readonly uses: readonly Use[];
}

export interface RearrangeAnswer {
  readonly do: 'rearrange';
  /** The complete new stacks, top first. */
  readonly development: readonly string[];
  readonly world: readonly string[];
}

/** `worker` must be named where it matters which explorer acts. Rearranging is no task: it asks again. */
export type ExploreTaskAnswer =
  | { readonly do: 'stock'; readonly worker?: Worker }
  | { readonly do: 'scout'; readonly abandon: readonly string[]; readonly worker?: Worker }
  | RearrangeAnswer;

export type ExploreDoneAnswer = { readonly do: 'done' } | RearrangeAnswer;

export interface PlaceAnswer {
  readonly tile: string;
  readonly side: SideKind;
  readonly where?: 'under' | 'top';
}

export interface ExtraTileAnswer {
  readonly tile: string;
  readonly side: SideKind;
}

export interface TileAnswer {
  readonly tile: string;
}

export interface DiceAnswer {
  readonly dice: readonly DieNo[];
}

export interface DieAnswer {
  readonly die: DieNo;
}

export interface ProduceAnswer {
  readonly die: DieNo;
  readonly world: string;
}

/** The good names the world it lies on. */
export interface ShipAnswer {
  readonly worker: Worker;
  readonly good: DieNo;
  readonly do: 'trade' | 'consume';
  /** After a Trade: pay and take chips, for owners of such a power. */
  readonly bankers?: boolean;
}

/** Per kind of question: what it says besides id and seat (public ids and bounds only), and what it wants to hear. */
export interface RollQuestions {
  'setup.startTiles': { asks: object; answer: StartTilesAnswer };
  assign: { asks: object; answer: Plan };
  /** Whether a rearrangement was just made. */
  'explore.task': { asks: { readonly rearranged: boolean }; answer: ExploreTaskAnswer };
  'explore.done': { asks: object; answer: ExploreDoneAnswer };
  'explore.place': { asks: object; answer: PlaceAnswer };
  'explore.shortageDiscard': { asks: object; answer: TileAnswer };
  'explore.extraTile': { asks: { readonly cause: string }; answer: ExtraTileAnswer };
  /** Exactly `count` dice of those lying on the stack. */
  'build.spendEarly': { asks: { readonly stack: SideKind; readonly count: number }; answer: DiceAnswer };
  /** Exactly `count` workers of the phase go on the top tile and complete it. */
  'build.placeWorker': { asks: { readonly stack: SideKind; readonly count: number }; answer: DiceAnswer };
  'build.workersToCup': {
    asks: {
      readonly cause: string;
      readonly spent: readonly DieNo[];
      readonly min: number;
      readonly max: number;
    };
    answer: DiceAnswer;
  };
  'build.removeDie': { asks: { readonly cause: string }; answer: DieAnswer };
  'produce.place': { asks: object; answer: ProduceAnswer };
  'ship.task': { asks: object; answer: ShipAnswer };
  'manage.recruit': { asks: { readonly count: number }; answer: DiceAnswer };
  /** At least `min` dice: 1 when the cup is empty. */
  'manage.recall': { asks: { readonly min: number }; answer: DiceAnswer };
}

export type QuestionKind = keyof RollQuestions;
export type QuestionOf<K extends QuestionKind> = Question & { readonly kind: K } & RollQuestions[K]['asks'];
export type RollQuestion = { [K in QuestionKind]: QuestionOf<K> }[QuestionKind];
export type AnswerTo<K extends QuestionKind> = RollQuestions[K]['answer'];
export type RollAnswer = AnswerTo<QuestionKind>;

export const questionKinds = [
  'setup.startTiles',
  'assign',
  'explore.task',
  'explore.done',
  'explore.place',
  'explore.shortageDiscard',
  'explore.extraTile',
  'build.spendEarly',
  'build.placeWorker',
  'build.workersToCup',
  'build.removeDie',
  'produce.place',
  'ship.task',
  'manage.recruit',
  'manage.recall',
] as const satisfies readonly QuestionKind[];
