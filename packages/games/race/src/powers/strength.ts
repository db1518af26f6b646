// Temporary strength: which sources a player has, whether a spending of cards for them is right, and using them.

import type { Seat } from '@orrery/kernel';
import type { CardNo } from '../cards/face.ts';
import { discardFromHand } from '../dealer.ts';
import { cardOf, cardsOf, type Game, playerAt, slugOf, tell } from '../game.ts';
import { returnLostGoals } from '../goals.ts';
import type { Slug, Spending } from '../questions.ts';
import { type RaceRefusal, refuse } from '../refusals.ts';
import { discardFromTableau } from '../tableau.ts';
import { markUsed, settleTally, type Tally } from './settle.ts';

/** Something that gives temporary strength: by discarding itself, or for each of up to so many hand cards. */
export interface Source {
  readonly card: CardNo;
  readonly index: number;
  readonly amount: number;
  /** 0: the card itself is discarded. */
  readonly upTo: number;
}

/** What can be used now. A power used in part has a rest for defence only. */
export function strengthSources(g: Game, seat: Seat, tally: Tally, defending: boolean): Source[] {
  const sources: Source[] = [];
  for (const { card, index, power } of tally.self) sources.push({ card, index, amount: power.amount, upTo: 0 });
  for (const { card, index, power } of tally.hand) {
    // @rule race-5.3.22
    sources.push({ card, index, amount: power.amount, upTo: power.consumes.handCards?.upTo ?? 0 });
  }
  if (!defending) return sources;
  // The rest of what was used in part. @rule race-9.5.1
  const { partly } = playerAt(g, seat);
  for (let i = 0; i < partly.length; i += 4) {
    const [card, index, amount, upTo] = partly.slice(i, i + 4) as [number, number, number, number];
    if (upTo > 0) sources.push({ card, index, amount, upTo });
  }
  return sources;
}

export function sourcesFor(g: Game, seat: Seat, defending: boolean): Source[] {
  return strengthSources(g, seat, settleTally(g, seat, null), defending);
}

/** The most that these sources could add with so many hand cards. */
export function mostStrength(sources: readonly Source[], handCards: number): number {
  let strength = 0;
  let left = handCards;
  for (const source of sources) {
    const cards = Math.min(left, source.upTo);
    strength += source.upTo === 0 ? source.amount : cards * source.amount;
    left -= cards;
  }
  return strength;
}

/** How much strength this spending gives, or what is wrong with it. The hand cards themselves are checked elsewhere. */
export function checkStrength(g: Game, sources: readonly Source[], spending: Spending): number | RaceRefusal {
  const used: Source[] = [];
  for (const [index, slug] of spending.uses.entries()) {
    if (spending.uses.indexOf(slug) !== index) return refuse('race/same-twice', { what: slug });
    const source = sources.find(({ card }) => slugOf(g, card) === slug);
    if (source === undefined) return refuse('race/no-such-power', { card: slug });
    used.push(source);
  }
  const fromHand = used.filter(({ upTo }) => upTo > 0);
  const most = fromHand.reduce((sum, { upTo }) => sum + upTo, 0);
  const { length } = spending.cards;
  // @rule race-5.3.22
  if (length < fromHand.length || length > most) {
    return refuse('race/power-without-cards', { cards: length, min: fromHand.length, max: most });
  }
  return strengthsOf(used, length).reduce((sum, { strength }) => sum + strength, 0);
}

/** Gives so much strength by being discarded itself, or for each of up to so many hand cards. */
interface Giving {
  readonly amount: number;
  readonly upTo: number;
}

/**
 * What each of the sources used gives with so many hand cards, and how many of them it takes: each that takes any gets one,
 * the rest fill them in the order named. @rule race-5.3.22
 */
export function strengthsOf<S extends Giving>(
  used: readonly S[],
  handCards: number,
): { readonly source: S; readonly cards: number; readonly strength: number }[] {
  let left = handCards - used.filter(({ upTo }) => upTo > 0).length;
  return used.map((source) => {
    const { amount, upTo } = source;
    if (upTo === 0) return { source, cards: 0, strength: amount };
    const more = Math.max(0, Math.min(left, upTo - 1));
    left -= more;
    return { source, cards: 1 + more, strength: amount * (1 + more) };
  });
}

/** Spends cards for strength that lasts to the end of the phase. @rule race-5.3.21 */
export function useStrength(g: Game, seat: Seat, sources: readonly Source[], spending: Spending): number {
  const player = playerAt(g, seat);
  const used = cardsOf(g, spending.uses).map((card) => sources.find((source) => source.card === card) as Source);
  const before = player.temporary;
  for (const { source, cards, strength } of strengthsOf(used, spending.cards.length)) {
    addStrength(g, seat, source, strength);
    if (source.upTo === 0) {
      discardFromTableau(g, seat, source.card); // @rule race-5.3.19
      returnLostGoals(g, seat);
    } else spendPart(g, seat, source, cards);
  }
  const taker = used.find(({ upTo }) => upTo > 0);
  discardFromHand(g, seat, handCardsOf(g, spending.cards), 'strength', taker?.card ?? -1);
  return player.temporary - before;
}

const handCardsOf = (g: Game, slugs: readonly Slug[]): CardNo[] => slugs.map((slug) => cardOf(g, slug));

function addStrength(g: Game, seat: Seat, source: Source, amount: number): void {
  const player = playerAt(g, seat);
  const before = player.temporary;
  player.temporary += amount;
  if (g.emit === null) return;
  const cause = slugOf(g, source.card);
  tell(g, 'powerUsed', seat, { card: cause, power: 'temporaryMilitary', of: 'settle' });
  tell(g, 'strengthAdded', seat, { amount, cause, before, after: player.temporary });
}

/** Remembers what is left of a hand-card power, as card, index, amount, rest. @rule race-5.3.22, race-9.5.1 */
function spendPart(g: Game, seat: Seat, source: Source, share: number): void {
  const player = playerAt(g, seat);
  for (let i = 0; i < player.partly.length; i += 4) {
    if (player.partly[i] === source.card && player.partly[i + 1] === source.index) {
      player.partly[i + 3] = (player.partly[i + 3] ?? 0) - share;
      return;
    }
  }
  markUsed(player, source.card, source.index);
  player.partly.push(source.card, source.index, source.amount, source.upTo - share);
}
