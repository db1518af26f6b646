// First-game hands and scenarios name cards that are in the deck they are meant for.
import { describe, expect, it } from 'vitest';
import type { SetName } from '../powers/vocabulary.ts';
import { catalogueFor, designs } from './catalogue.ts';
import { presetHands } from './preset-hands.ts';
import { scenarios } from './scenarios.ts';

const isInDeck = (slug: string, sets: readonly SetName[]) => {
  const { bySlug, copies } = catalogueFor(sets);
  return copies[bySlug.get(slug) ?? -1]! > 0;
};

describe('the preset hands', () => {
  it('race-2.3.2 consist of a start world and four cards of their set', () => {
    expect(presetHands.map((hand) => hand.number)).toEqual([1, 2, 3, 4, 5]);
    for (const { number, set, startWorld, hand } of presetHands) {
      const deck: readonly SetName[] = set === 'base' ? ['base'] : ['base', set];
      expect([startWorld, ...hand].filter((slug) => !isInDeck(slug, deck))).toEqual([]);
      expect(designs.find((card) => card.id === startWorld)?.start?.number).toBe(number);
      expect(new Set(hand).size).toBe(4);
    }
  });

  it('are the cards that carry the number of the hand', () => {
    for (const { number, startWorld, hand } of presetHands) {
      const marked = designs.filter((card) => card.presetHand === number).map((card) => card.id);
      expect(new Set(marked)).toEqual(new Set([startWorld, ...hand]));
    }
  });
});

describe('the scenarios', () => {
  it('name cards of their deck, one side per player', () => {
    for (const { players, sides } of scenarios) {
      expect(sides.length).toBe(players);
      for (const { startWorld, extraHandCard } of sides) {
        expect(isInDeck(startWorld, ['base', 'gs', 'rvi']) && isInDeck(extraHandCard, ['base', 'gs', 'rvi'])).toBe(
          true,
        );
        expect(designs.find((card) => card.id === startWorld)?.start).not.toBeNull();
      }
    }
  });
});
