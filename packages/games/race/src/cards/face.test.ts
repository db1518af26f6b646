// Printed facts in the form the rules read, on cards that differ in every respect.
import { describe, expect, it } from 'vitest';
import { powerPhases } from '../powers/vocabulary.ts';
import { catalogueFor } from './catalogue.ts';
import { phaseBit } from './face.ts';

const { faces, designs, bySlug } = catalogueFor(['base', 'gs', 'rvi']);
const face = (slug: string) => faces[bySlug.get(slug)!]!;

describe('a face', () => {
  it('has cost and price, but no defense, for what is paid for', () => {
    expect(face('old-earth')).toMatchObject({ isWorld: true, isDevelopment: false, cost: 3, defense: 0, price: 3 });
    expect(face('public-works')).toMatchObject({ isWorld: false, isDevelopment: true, cost: 1, defense: 0, price: 1 });
  });

  it('has defense and price, but no cost, for a military world', () => {
    expect(face('rebel-homeworld')).toMatchObject({ isMilitary: true, isRebel: true, cost: 0, defense: 7, price: 7 });
  });

  it('tells the good from the keyword', () => {
    expect(face('alien-rosetta-stone-world')).toMatchObject({ good: 'none', isAlien: true });
    expect(face('lost-alien-warship')).toMatchObject({ good: 'alien', isWindfall: true, isProduction: false });
  });

  it('has -1 for a card that is no start world', () => {
    expect([face('old-earth').startNumber, face('imperium-warlord').startNumber]).toEqual([0, 11]);
    expect(face('gem-world').startNumber).toBe(-1);
  });

  it('sorts powers by phase in printed order and loses none', () => {
    for (const one of faces) {
      const { setup, explore, develop, settle, trade, consume, produce, roundEnd, gameEnd } = one;
      const sorted = [setup, explore, develop, settle, trade, consume, produce, roundEnd, gameEnd].flat();
      const printed = designs[one.no]!.powers;
      expect(new Set(sorted)).toEqual(new Set(printed));
      expect(sorted.length).toBe(printed.length);
    }
    expect(face('contact-specialist').settle.map((power) => power.kind)).toEqual(['military', 'payForMilitary']);
  });

  it('marks the phases in which the card has a power', () => {
    for (const one of faces) {
      for (const phase of powerPhases) expect((one.powerPhases & phaseBit[phase]) > 0).toBe(one[phase].length > 0);
    }
    expect(face('hidden-fortress').powerPhases).toBe(phaseBit.settle);
  });
});
