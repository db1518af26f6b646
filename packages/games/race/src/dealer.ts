// All takings of cards and all discards go through here: from a shuffled deck, or from a script in tests.

import { EngineBug, type Seat, seal, shuffle } from '@orrery/kernel';
import type { CardNo } from './cards/face.ts';
import type { Reason } from './events.ts';
import { type Game, playerAt, slugOf, slugsOf, tell, tellOwner } from './game.ts';
import { anonymousCard, everybody, noCard, type Player, type Script, type Supply } from './state.ts';

/** Thrown when a script has fewer cards than the rules want: the recorded game went another way. */
export class ScriptUsedUp extends EngineBug {
  override name = 'ScriptUsedUp';
  readonly seat: Seat;
  constructor(seat: Seat) {
    super(`seat ${seat} has no scripted card left`);
    this.seat = seat;
  }
}

/** The supply this seat draws from and discards to: its own after a draft. @rule race-12.5 */
export function supplyOf(g: Game, seat: Seat): Supply {
  const { supplies } = g.state;
  const supply = supplies.length === 1 ? supplies[0] : supplies[seat];
  if (supply === undefined) throw new EngineBug(`no supply for seat ${seat}`);
  return supply;
}

export const deckSize = (supply: Supply): number => supply.script?.deckSize ?? supply.deck.length;
export const discardSize = (supply: Supply): number => supply.script?.discardSize ?? supply.discard.length;

/** The next card for this seat's eyes, or `noCard` if there is none anywhere. */
export function take(g: Game, seat: Seat): CardNo {
  const supply = supplyOf(g, seat);
  seal(g.state);
  if (supply.script !== null) return takeScripted(g, supply, supply.script, seat);
  const card = supply.deck.pop();
  if (card === undefined) return noCard;
  if (supply.deck.length === 0) reshuffle(g, supply);
  return card;
}

/** The next card, unseen, to lie on a world as a good. */
export function takeUnseen(g: Game, seat: Seat): CardNo {
  const supply = supplyOf(g, seat);
  if (supply.script !== null) return countOff(g, supply, supply.script) ? anonymousCard : noCard;
  const card = supply.deck.pop();
  if (card === undefined) return noCard;
  if (supply.deck.length === 0) reshuffle(g, supply);
  return card;
}

function takeScripted(g: Game, supply: Supply, script: Script, seat: Seat): CardNo {
  if (script.deckSize === 0) return noCard;
  const card = script.queues[seat]?.shift();
  if (card === undefined) throw new ScriptUsedUp(seat);
  countOff(g, supply, script);
  return card;
}

function countOff(g: Game, supply: Supply, script: Script): boolean {
  if (script.deckSize === 0) return false;
  script.deckSize -= 1;
  if (script.deckSize === 0) reshuffle(g, supply);
  return true;
}

/** At once when the last card was taken. Nobody knows where a reshuffled card is. @rule race-4.8, race-16.10 */
function reshuffle(g: Game, supply: Supply): void {
  if (supply.script !== null) {
    supply.script.deckSize = supply.script.discardSize;
    supply.script.discardSize = 0;
    supply.script.reshuffles += 1;
  } else {
    supply.deck = shuffle(supply.random, supply.discard);
    supply.discard = [];
    supply.known = [];
  }
  const owner = g.state.supplies.length === 1 ? null : g.state.supplies.indexOf(supply);
  tell(g, 'reshuffled', owner, { supply: deckSize(supply) });
}

/** Draws to the hand. @rule race-4.6 */
export function draw(g: Game, seat: Seat, count: number, why: Reason, cause: CardNo): void {
  if (count <= 0) return;
  const player = playerAt(g, seat);
  const before = player.hand.length;
  for (let i = 0; i < count; i++) {
    const card = take(g, seat);
    if (card === noCard) break; // @rule race-4.9
    player.hand.push(card);
  }
  if (g.emit !== null) tellDrew(g, seat, player.hand.slice(before), why, cause);
}

/** These cards have just come to the hand. */
export function tellDrew(g: Game, seat: Seat, drawn: readonly CardNo[], why: Reason, cause: CardNo): void {
  if (g.emit === null) return;
  const handAfter = playerAt(g, seat).hand.length;
  const shown = {
    count: drawn.length,
    why,
    cause: cause === noCard ? null : slugOf(g, cause),
    from: 'supply',
    to: 'hand',
    handBefore: handAfter - drawn.length,
    handAfter,
  } as const;
  tellOwner(g, 'drew', seat, { ...shown, cards: slugsOf(g, drawn) }, { ...shown, cards: null });
}

/** Who knows which card went to the discard pile. @rule race-16.6 */
export type Known = 'all' | 'owner' | 'nobody';

export function discard(g: Game, seat: Seat, card: CardNo, known: Known): void {
  const supply = supplyOf(g, seat);
  if (supply.script !== null) {
    supply.script.discardSize += 1;
    refillIfEmpty(g, supply);
    return;
  }
  supply.discard.push(card);
  supply.known.push(known === 'all' ? everybody(g.state) : known === 'owner' ? 1 << seat : 0);
  refillIfEmpty(g, supply);
}

/** After both piles ran out, the first discard is the new supply. @rule race-4.8 */
function refillIfEmpty(g: Game, supply: Supply): void {
  if (deckSize(supply) === 0) reshuffle(g, supply);
}

/** Takes these cards out of a list of cards, one for each entry. */
export function removeCards(list: CardNo[], cards: readonly CardNo[]): void {
  for (const card of cards) {
    const at = list.indexOf(card);
    if (at < 0) throw new EngineBug(`card ${card} is not there`);
    list.splice(at, 1);
  }
}

/** A card leaves the hand for all to see. */
export function takeFromHand(player: Player, card: CardNo): void {
  removeCards(player.hand, [card]);
  const at = player.shown.indexOf(card);
  if (at >= 0) player.shown.splice(at, 1);
}

/** Hand cards went away face down: what everybody knew to be there may be gone. */
export function forgetShown(player: Player): void {
  if (player.shown.length > 0) player.shown = [];
}

/** Discards hand cards face down: the owner knows which they were. */
export function discardFromHand(g: Game, seat: Seat, cards: readonly CardNo[], why: Reason, cause: CardNo): void {
  if (cards.length === 0) return;
  const player = playerAt(g, seat);
  const before = player.hand.length;
  removeCards(player.hand, cards);
  forgetShown(player);
  for (const card of cards) discard(g, seat, card, 'owner');
  tellDiscarded(g, seat, cards, { why, cause, from: 'hand', handBefore: before });
}

export function tellDiscarded(
  g: Game,
  seat: Seat,
  cards: readonly CardNo[],
  facts: { why: Reason; cause: CardNo; from: 'hand' | 'drawn' | 'start'; handBefore: number },
): void {
  if (g.emit === null) return;
  const shown = {
    count: cards.length,
    why: facts.why,
    cause: facts.cause === noCard ? null : slugOf(g, facts.cause),
    from: facts.from,
    to: 'discard',
    handBefore: facts.handBefore,
    handAfter: playerAt(g, seat).hand.length,
  } as const;
  tellOwner(g, 'discarded', seat, { ...shown, cards: slugsOf(g, cards) }, { ...shown, cards: null });
}
