// What the rules work on: the state of one match, the card table of its sets, and where events go.

import { type Emit, EngineBug, type Seat } from '@orrery/kernel';
import type { Catalogue } from './cards/catalogue.ts';
import type { CardNo, Face } from './cards/face.ts';
import { catalogueOf } from './catalogue-of.ts';
import type { EventKind, RaceEvent, RaceEvents } from './events.ts';
import type { Slug } from './questions.ts';
import type { Player, RaceState } from './state.ts';

export interface Game {
  readonly state: RaceState;
  readonly cards: Catalogue;
  /** Null while nobody listens: then no event is even made. */
  readonly emit: Emit<RaceEvent>;
}

export function gameOf(state: RaceState, emit: Emit<RaceEvent> = null): Game {
  return { state, cards: catalogueOf(state.options), emit };
}

// The two below are called some hundred times per answer: the message is made only when it is needed.

export function playerAt(g: Game, seat: Seat): Player {
  const player = g.state.players[seat];
  if (player === undefined) throw new EngineBug(`there is no seat ${seat}`);
  return player;
}

export function faceAt(g: Game, card: CardNo): Face {
  const face = g.cards.faces[card];
  if (face === undefined) throw new EngineBug(`there is no card ${card}`);
  return face;
}

export function slugOf(g: Game, card: CardNo): Slug {
  return faceAt(g, card).slug;
}

export function slugsOf(g: Game, cards: readonly CardNo[]): Slug[] {
  return cards.map((card) => slugOf(g, card));
}

/** The number of a card named from outside, or undefined if there is no such card. */
export function cardNamed(g: Game, slug: Slug): CardNo | undefined {
  return g.cards.bySlug.get(slug);
}

/** The number of a card in an answer that was checked. */
export function cardOf(g: Game, slug: Slug): CardNo {
  const card = g.cards.bySlug.get(slug);
  if (card === undefined) throw new EngineBug(`there is no card ${slug}`);
  return card;
}

export function cardsOf(g: Game, slugs: readonly Slug[]): CardNo[] {
  return slugs.map((slug) => cardOf(g, slug));
}

export function tell<K extends EventKind>(g: Game, kind: K, seat: Seat | null, says: RaceEvents[K]): void {
  if (g.emit !== null) g.emit(eventOf(g, kind, seat, says), null);
}

/** An event with a face for its owner and one for the others. */
export function tellOwner<K extends EventKind>(
  g: Game,
  kind: K,
  seat: Seat,
  owner: RaceEvents[K],
  all: RaceEvents[K],
): void {
  if (g.emit !== null) g.emit(eventOf(g, kind, seat, all), eventOf(g, kind, seat, owner));
}

function eventOf<K extends EventKind>(g: Game, kind: K, seat: Seat | null, says: RaceEvents[K]): RaceEvent {
  const { round, phase } = g.state;
  return { kind, round, phase, seat, ...says } as unknown as RaceEvent;
}

/** All seats in turn order; clockwise from seat 0 until the start worlds are known. @rule race-2.2.11 */
export function turnOrder(g: Game): Seat[] {
  const { players, first } = g.state;
  const start = Math.max(first, 0);
  return players.map((_, index) => (start + index) % players.length);
}
