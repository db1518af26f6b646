// Every field of a selector, on printed cards; the counts over all designs come from the card list.
import { describe, expect, it } from 'vitest';
import type { Selector } from '../powers/vocabulary.ts';
import { catalogueFor } from './catalogue.ts';
import { matches } from './selector.ts';

const { faces, bySlug } = catalogueFor(['base', 'gs', 'rvi']);
const isMatch = (slug: string, selector: Selector) => matches(faces[bySlug.get(slug)!]!, selector);
const matching = (selector: Selector) => faces.filter((face) => matches(face, selector)).map((face) => face.slug);

const examples: readonly [string, Selector, string, string][] = [
  ['kind world', { kind: 'world' }, 'old-earth', 'public-works'],
  ['kind development', { kind: 'development' }, 'public-works', 'old-earth'],
  ['military', { military: true }, 'new-sparta', 'old-earth'],
  ['keyword rebel', { keyword: 'rebel' }, 'rebel-cantina', 'new-sparta'],
  ['keyword imperium', { keyword: 'imperium' }, 'imperium-seat', 'rebel-pact'],
  ['keyword alien, whatever the good', { keyword: 'alien' }, 'alien-rosetta-stone-world', 'old-earth'],
  ['keyword uplift', { keyword: 'uplift' }, 'alien-uplift-center', 'genetics-lab'],
  ['keyword terraforming', { keyword: 'terraforming' }, 'terraforming-robots', 'mining-robots'],
  ['notKeyword', { military: true, notKeyword: 'rebel' }, 'new-sparta', 'rebel-base'],
  ['chromosome, which not every uplift card has', { chromosome: true }, 'avian-uplift-race', 'alien-uplift-center'],
  ['good, whatever the title', { good: 'alien' }, 'lost-alien-warship', 'alien-rosetta-stone-world'],
  ['goodIn', { goodIn: ['novelty', 'rare'] }, 'gem-world', 'lost-alien-warship'],
  ['goodIn, not for a grey world', { goodIn: ['novelty', 'rare', 'genes', 'alien'] }, 'gem-world', 'old-earth'],
  ['production', { production: 'production' }, 'gem-world', 'alpha-centauri'],
  ['windfall', { production: 'windfall' }, 'alpha-centauri', 'old-earth'],
  ['cost', { cost: 6 }, 'galactic-federation', 'rebel-base'],
  ['vpVariable', { cost: 6, vpVariable: true }, 'galactic-federation', 'pan-galactic-research'],
  ['powerIn explore', { powerIn: 'explore' }, 'expedition-force', 'old-earth'],
  ['powerIn trade is not consume', { powerIn: 'trade' }, 'space-port', 'black-market-trading-world'],
  ['powerIn consume is not trade', { powerIn: 'consume' }, 'black-market-trading-world', 'space-port'],
  ['ids', { ids: ['mining-robots', 'old-earth'] }, 'mining-robots', 'space-port'],
  ['all fields together', { kind: 'world', military: true, keyword: 'rebel' }, 'rebel-base', 'rebel-cantina'],
];

describe('matches', () => {
  it.each(examples)('%s', (_, selector, inside, outside) => {
    expect(isMatch(inside, selector)).toBe(true);
    expect(isMatch(outside, selector)).toBe(false);
  });

  it('takes every card for the empty selector', () => {
    expect(matching({}).length).toBe(faces.length);
  });

  it('never matches the cost of a military world, not even 0', () => {
    expect(matching({ cost: 0, military: true })).toEqual([]);
    expect(matching({ cost: 0, kind: 'world' }).length).toBeGreaterThan(0);
  });

  it('finds the cards that Galactic Bankers name', () => {
    expect(matching({ ids: ['interstellar-bank', 'gambling-world', 'gambling-world-rvi'] })).toEqual([
      'interstellar-bank',
      'gambling-world',
      'gambling-world-rvi',
    ]);
  });
});
