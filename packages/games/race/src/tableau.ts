// Cards in play: which of them count in this phase, how they come and go, and the goods on them.

import { assert, type Seat } from '@orrery/kernel';
import type { CardNo, Face } from './cards/face.ts';
import { matches } from './cards/selector.ts';
import { discard, takeUnseen } from './dealer.ts';
import { faceAt, type Game, playerAt, slugOf, tell } from './game.ts';
import type { Good, Selector } from './powers/vocabulary.ts';
import { noCard, type Player } from './state.ts';

/**
 * The card at a place of the tableau as it was when the phase began; cards that have left come last.
 * @rule race-4.1, race-4.2
 */
export function snapshotSize(player: Player): number {
  return player.old + player.gone.length;
}

export function snapshotCard(player: Player, index: number): CardNo {
  const card = index < player.old ? player.tableau[index] : player.gone[index - player.old];
  return card ?? noCard;
}

/** Called when a phase begins: from now on everything in play counts. @rule race-4.1 */
export function takeSnapshots(g: Game): void {
  for (const player of g.state.players) {
    player.old = player.tableau.length;
    if (player.gone.length > 0) player.gone = [];
    if (player.used.length > 0) player.used = [];
  }
}

/** How many cards of the snapshot match. */
export function countAtPhaseStart(g: Game, seat: Seat, selector: Selector): number {
  const player = playerAt(g, seat);
  let count = 0;
  for (let i = 0; i < snapshotSize(player); i++) if (matches(faceAt(g, snapshotCard(player, i)), selector)) count += 1;
  return count;
}

/** How many cards of the tableau, as it stands, match. */
export function countNow(g: Game, seat: Seat, selector: Selector): number {
  let count = 0;
  for (const card of playerAt(g, seat).tableau) if (matches(faceAt(g, card), selector)) count += 1;
  return count;
}

/** Puts a card into the tableau; a windfall world gets an unseen good. @rule race-2.2.9, race-5.3.3 */
export function addToTableau(g: Game, seat: Seat, card: CardNo, from: 'hand' | 'start'): void {
  const player = playerAt(g, seat);
  player.tableau.push(card);
  player.goods.push(noCard);
  const face = faceAt(g, card);
  tell(g, 'placed', seat, { card: face.slug, from, to: 'tableau', tableau: player.tableau.length });
  if (face.isWindfall) addGood(g, seat, player.tableau.length - 1, 'windfall', noCard);
}

/** A good that cannot be supplied is lost. */
export function addGood(g: Game, seat: Seat, at: number, why: 'windfall' | 'produced', cause: CardNo): boolean {
  const player = playerAt(g, seat);
  const world = player.tableau[at] ?? noCard;
  assert(player.goods[at] === noCard, 'a world holds one good'); // @rule race-5.5.3
  const face = faceAt(g, world);
  const good = takeUnseen(g, seat);
  // @rule race-4.9
  if (good === noCard) {
    tell(g, 'goodMissing', seat, { world: face.slug });
    return false;
  }
  player.goods[at] = good;
  if (g.emit !== null) {
    const causedBy = cause === noCard ? null : slugOf(g, cause);
    tell(g, 'goodAdded', seat, { world: face.slug, good: kindOf(face), why, cause: causedBy });
  }
  return true;
}

/** Takes the good off a world, to the discard pile, unseen. */
export function removeGood(
  g: Game,
  seat: Seat,
  at: number,
  why: 'sold' | 'consumed' | 'worldLeft',
  cause: CardNo,
): void {
  const player = playerAt(g, seat);
  const good = player.goods[at] ?? noCard;
  assert(good !== noCard, 'there is no good to take');
  player.goods[at] = noCard;
  discard(g, seat, good, 'nobody'); // @rule race-16.4
  if (g.emit !== null) {
    const face = faceAt(g, player.tableau[at] ?? noCard);
    const causedBy = cause === noCard ? null : slugOf(g, cause);
    tell(g, 'goodRemoved', seat, { world: face.slug, good: kindOf(face), why, cause: causedBy });
  }
}

/** The kind of a world that can hold goods. */
export function kindOf(face: Face): Good {
  assert(face.good !== 'none', `${face.slug} has no kind`);
  return face.good;
}

/** Discards a card from the tableau, seen by all, with whatever lies on it. @rule race-5.3.20 */
export function discardFromTableau(g: Game, seat: Seat, card: CardNo): void {
  const player = playerAt(g, seat);
  const at = player.tableau.indexOf(card);
  if (player.goods[at] !== noCard) removeGood(g, seat, at, 'worldLeft', noCard);
  takeOut(player, at);
  discard(g, seat, card, 'all');
  tell(g, 'leftTableau', seat, { card: slugOf(g, card), why: 'used', to: 'discard', good: null });
}

/** Takes a card out of the arrays; if it counted in this phase it goes on doing so. @rule race-4.2 */
export function takeOut(player: Player, at: number): CardNo {
  const card = player.tableau[at] ?? noCard;
  const good = player.goods[at] ?? noCard;
  player.tableau.splice(at, 1);
  player.goods.splice(at, 1);
  if (at < player.old) {
    player.old -= 1;
    player.gone.push(card);
  }
  return good;
}

export function goodsCount(player: Player): number {
  let count = 0;
  for (const good of player.goods) if (good !== noCard) count += 1;
  return count;
}
