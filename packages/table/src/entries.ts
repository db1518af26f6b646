// Everything that can be looked up: cards, goals and tiles, each with the words it is found by.

import { type CardFace, designs, goalTiles, type PowerPhase, powerPhases, type SetName, setNames } from '@orrery/race';
import { type Side, sides } from '@orrery/roll/describe';
import type { Words } from '@orrery/words';
import { spokenCard } from '@orrery/words/race';
import { spokenSide } from '@orrery/words/roll';

export type EntryKind = keyof Words['reading']['kindsOf'];

export interface Entry {
  /** Cards and goals may share an id. */
  readonly key: string;
  readonly id: string;
  readonly of: 'card' | 'goal' | 'side';
  readonly name: string;
  readonly kinds: readonly EntryKind[];
  /** Phases in which it does something. */
  readonly phases: readonly string[];
  readonly sets: readonly SetName[];
  /** All it says, to search in. */
  readonly text: string;
}

export interface Wanted {
  readonly words: string;
  readonly kind: EntryKind | null;
  readonly phase: string | null;
  readonly set: SetName | null;
}

export const everything: Wanted = { words: '', kind: null, phase: null, set: null };

/** In the language spoken now; by name. */
export function entriesOf(words: Words, game: 'race' | 'roll'): Entry[] {
  const found =
    game === 'race'
      ? [...designs.map((card) => cardEntry(words, card)), ...goalTiles.map((tile) => goalEntry(words, tile))]
      : sides.map((side) => sideEntry(words, side));
  return found.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

function cardEntry(words: Words, card: CardFace): Entry {
  const isScoring = card.endBonuses.length > 0;
  return {
    key: `card/${card.id}`,
    id: card.id,
    of: 'card',
    name: card.name,
    kinds: [
      card.kind,
      ...(card.military ? (['military'] as const) : []),
      ...(isScoring ? (['six'] as const) : []),
      ...(card.start === null ? [] : (['start'] as const)),
    ],
    phases: [
      ...powerPhases.filter((phase: PowerPhase) => card.powers.some((power) => power.phase === phase)),
      ...(isScoring ? ['gameEnd'] : []),
    ],
    sets: setNames.filter((set) => (card.copies[set] ?? 0) > 0),
    text: spokenCard(words, card),
  };
}

function goalEntry(words: Words, tile: (typeof goalTiles)[number]): Entry {
  const { what, worth } = words.goal(tile);
  return {
    key: `goal/${tile.id}`,
    id: tile.id,
    of: 'goal',
    name: tile.name,
    kinds: ['goal'],
    phases: [],
    sets: [tile.set],
    text: `${tile.name} ${what} ${worth}`,
  };
}

function sideEntry(words: Words, side: Side): Entry {
  const isScoring = side.powers.some(({ trigger }) => trigger === 'gameEnd');
  const phases = side.powers.flatMap((power) => ('phases' in power ? power.phases : []));
  return {
    key: `side/${side.slug}`,
    id: side.slug,
    of: 'side',
    name: side.name,
    kinds: [
      side.kind,
      ...(isScoring ? (['six'] as const) : []),
      ...(side.tile.startsWith('T') ? [] : (['home'] as const)),
    ],
    phases: [
      ...new Set<string>(phases),
      ...(side.powers.some(({ trigger }) => trigger === 'assign') ? ['assign'] : []),
      ...(isScoring ? ['gameEnd'] : []),
    ],
    sets: [],
    text: spokenSide(words, side),
  };
}

/** Case and accents do not matter. */
const plainText = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** All words must occur; those with all of them in their name come first. */
export function search(entries: readonly Entry[], { words: typed, kind, phase, set }: Wanted): Entry[] {
  const parts = plainText(typed)
    .split(/\s+/)
    .filter((part) => part !== '');
  const fits = entries.filter((entry) => {
    const text = plainText(`${entry.name} ${entry.text}`);
    return (
      parts.every((part) => text.includes(part)) &&
      (kind === null || entry.kinds.includes(kind)) &&
      (phase === null || entry.phases.includes(phase)) &&
      (set === null || entry.sets.includes(set))
    );
  });
  const inName = ({ name }: Entry): boolean => parts.every((part) => plainText(name).includes(part));
  return [...fits.filter(inName), ...fits.filter((entry) => !inName(entry))];
}
