// The shape of the data files: sides of tiles with their powers, and dice.

import type { DieColour, FaceName, Power, WorldColour } from '../powers/vocabulary.ts';

export interface DevelopmentData {
  readonly kind: 'development';
  readonly id: string;
  readonly name: string;
  readonly cost: number;
  readonly colour: null;
  readonly reassignPower: boolean;
  /** Its whole effect happens when it is completed. */
  readonly immediate: boolean;
  readonly powers: readonly Power[];
}

export interface WorldData {
  readonly kind: 'world';
  readonly id: string;
  readonly name: string;
  readonly cost: number;
  readonly colour: WorldColour;
  readonly powers: readonly Power[];
}

export type SideData = DevelopmentData | WorldData;

export interface GameTileData {
  readonly id: string;
  readonly sides: readonly [DevelopmentData, WorldData];
}

export interface FactionData {
  readonly id: string;
  readonly number: number;
  readonly squares: 2;
  readonly halves: readonly [SideData, SideData];
}

export interface HomeWorldData {
  readonly id: string;
  readonly squares: 1;
  readonly side: WorldData;
}

type SixFaces = readonly [FaceName, FaceName, FaceName, FaceName, FaceName, FaceName];

export interface DieData {
  readonly id: DieColour;
  /** The colour of the plastic. */
  readonly tint: string;
  readonly count: number;
  readonly consumeMatch: readonly WorldColour[];
  readonly faces: SixFaces;
}
