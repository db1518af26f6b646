// What the page draws of a game. One entry per game: whoever shows something of a game asks its entry and never its name.

import type { DieView } from '@orrery/roll';
import type { GameName, RoundBegins, TableOf } from '@orrery/table';
import type { Speaker } from '@orrery/words';
import type { Component, Snippet } from 'svelte';
import type { Pictured } from '../art/pictures.ts';
import type { RaceSetupForm } from '../race/setup/race-setup-form.svelte.ts';
import type { RollSetupForm } from '../roll/setup/roll-setup-form.svelte.ts';
import type { TableSource } from '../table-source.ts';
import type { SetupForm } from './setup-form.ts';

export interface TablePageProps<G extends GameName> {
  client: TableSource;
  table: TableOf<G>;
  /** How everybody stood when a round began; of one's own, unless something else tells of it too. */
  begins?: RoundBegins;
  /** Stands in the place of the decision: what there is to do with a match that is only looked at. */
  desk?: Snippet | null;
  /** Whose empire somebody sees who only watches. */
  watched?: number;
  onleave: () => void;
}

/** What lies hidden before a seat. */
export interface HiddenThings {
  readonly dice: readonly (DieView & { readonly face: NonNullable<DieView['face']> })[];
  readonly names: readonly string[];
}

/** A form of a game's own; one that only asks for seats is any `SetupForm`. */
interface SetupForms extends Record<GameName, SetupForm> {
  race: RaceSetupForm;
  roll: RollSetupForm;
}

export interface ShownGame<G extends GameName> {
  /** The page of its table, fetched when a match is shown. */
  tablePage(): Promise<{ readonly default: Component<TablePageProps<G>> }>;
  /** A card or a tile, small; pressing it shows it whole. */
  readonly Piece: Component<{ slug: string; onpress: () => void }>;
  readonly Inspect: Component<{ slug: string | null; onclose: () => void }>;
  /** What the first page shows of it. */
  readonly Cover: Component;
  /** What is chosen before and after the seats; null: nothing. */
  readonly WayFields: Component<{ form: SetupForms[G] }> | null;
  readonly MoreFields: Component<{ form: SetupForms[G]; names: readonly string[] }> | null;
  newSetup(): SetupForms[G];
  /** Before anything of a match is shown: which cards it is played with. */
  take(table: TableOf<G>): void;
  /** What a card or tile looks like. */
  pictureOf(piece: string): Pictured;
  /** By seat, where everything is laid open. */
  hidden(table: TableOf<G>, say: Speaker): readonly HiddenThings[];
}
