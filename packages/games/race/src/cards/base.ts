// The designs that the base game adds (114 cards, start worlds 0 to 4). Nothing but data: the words are those of
// powers/vocabulary.ts, the numbers are checked against the printed distribution lists by catalogue.test.ts.
// A design stands in the file of the first set that adds it; `copies` says how many cards each set adds.
import type { CardFace } from './printed.ts';

export const baseCards: readonly CardFace[] = [
  {
    id: 'old-earth', name: 'Old Earth', names: { hu: 'Öreg Föld' }, kind: 'world',
    cost: 3, defense: null, vp: 2, vpVariable: false, good: 'none', production: 'none', military: false,
    keywords: [], chromosome: false, start: { number: 0, group: 'blue' }, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [
      { phase: 'trade', kind: 'priceBonus', amount: 1, may: false, good: 'any' },
      { phase: 'consume', kind: 'consumeGoods', may: false, consumes: { goods: { count: 1, of: 'any' } }, times: 2, yields: { vp: 1 }, doubledByX2: true },
    ],
    endBonuses: [],
  },
  {
    id: 'epsilon-eridani', name: 'Epsilon Eridani', names: { hu: 'Epsilon Eridani' }, kind: 'world',
    cost: 2, defense: null, vp: 1, vpVariable: false, good: 'none', production: 'none', military: false,
    keywords: [], chromosome: false, start: { number: 1, group: 'red' }, presetHand: 1, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [
      { phase: 'settle', kind: 'military', amount: 1, may: false },
      { phase: 'consume', kind: 'consumeGoods', may: false, consumes: { goods: { count: 1, of: 'any' } }, times: 1, yields: { vp: 1, cards: 1 }, doubledByX2: true },
    ],
    endBonuses: [],
  },
  {
    id: 'alpha-centauri', name: 'Alpha Centauri', names: { hu: 'Alpha Centauri' }, kind: 'world',
    cost: 2, defense: null, vp: 0, vpVariable: false, good: 'rare', production: 'windfall', military: false,
    keywords: [], chromosome: false, start: { number: 2, group: 'blue' }, presetHand: 2, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [
      { phase: 'settle', kind: 'discount', amount: 1, may: false, worldGood: 'rare' },
      { phase: 'settle', kind: 'military', amount: 1, may: false, against: { worldGood: 'rare' } },
    ],
    endBonuses: [],
  },
  {
    id: 'new-sparta', name: 'New Sparta', names: { hu: 'Új Spárta' }, kind: 'world',
    cost: null, defense: 2, vp: 1, vpVariable: false, good: 'none', production: 'none', military: true,
    keywords: [], chromosome: false, start: { number: 3, group: 'red' }, presetHand: 3, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [
      { phase: 'settle', kind: 'military', amount: 2, may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'earths-lost-colony', name: "Earth's Lost Colony", names: { hu: 'Föld Elveszett Kolóniája' }, kind: 'world',
    cost: 2, defense: null, vp: 1, vpVariable: false, good: 'novelty', production: 'production', military: false,
    keywords: [], chromosome: false, start: { number: 4, group: 'blue' }, presetHand: 4, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [
      { phase: 'consume', kind: 'consumeGoods', may: false, consumes: { goods: { count: 1, of: 'any' } }, times: 1, yields: { vp: 1 }, doubledByX2: true },
      { phase: 'produce', kind: 'produceHere', may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'rebel-fuel-cache', name: 'Rebel Fuel Cache', kind: 'world',
    cost: null, defense: 1, vp: 1, vpVariable: false, good: 'rare', production: 'windfall', military: true,
    keywords: ['rebel'], chromosome: false, start: null, presetHand: 1, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [],
    endBonuses: [],
  },
  {
    id: 'public-works', name: 'Public Works', kind: 'development',
    cost: 1, defense: null, vp: 1, vpVariable: false, good: 'none', production: 'none', military: false,
    keywords: [], chromosome: false, start: null, presetHand: 1, copies: { base: 2, gs: 0, rvi: 0 },
    powers: [
      { phase: 'develop', kind: 'drawAfterPlacing', amount: 1, may: false },
      { phase: 'consume', kind: 'consumeGoods', may: false, consumes: { goods: { count: 1, of: 'any' } }, times: 1, yields: { vp: 1 }, doubledByX2: true },
    ],
    endBonuses: [],
  },
  {
    id: 'gem-world', name: 'Gem World', kind: 'world',
    cost: 2, defense: null, vp: 1, vpVariable: false, good: 'novelty', production: 'production', military: false,
    keywords: [], chromosome: false, start: null, presetHand: 1, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [
      { phase: 'produce', kind: 'produceHere', may: false },
      { phase: 'produce', kind: 'drawIfProducedHere', amount: 1, may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'colony-ship', name: 'Colony Ship', kind: 'development',
    cost: 2, defense: null, vp: 1, vpVariable: false, good: 'none', production: 'none', military: false,
    keywords: [], chromosome: false, start: null, presetHand: 1, copies: { base: 2, gs: 0, rvi: 0 },
    powers: [
      { phase: 'settle', kind: 'placeForFree', may: true, consumes: { self: 1 }, excludesWorldGood: 'alien' },
    ],
    endBonuses: [],
  },
  {
    id: 'comet-zone', name: 'Comet Zone', kind: 'world',
    cost: 3, defense: null, vp: 2, vpVariable: false, good: 'rare', production: 'production', military: false,
    keywords: [], chromosome: false, start: null, presetHand: 2, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [
      { phase: 'produce', kind: 'produceHere', may: false },
      { phase: 'produce', kind: 'drawIfProducedHere', amount: 1, may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'expedition-force', name: 'Expedition Force', kind: 'development',
    cost: 1, defense: null, vp: 1, vpVariable: false, good: 'none', production: 'none', military: false,
    keywords: [], chromosome: false, start: null, presetHand: 2, copies: { base: 2, gs: 0, rvi: 0 },
    powers: [
      { phase: 'explore', kind: 'drawMore', amount: 1, may: false },
      { phase: 'settle', kind: 'military', amount: 1, may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'mining-robots', name: 'Mining Robots', kind: 'development',
    cost: 2, defense: null, vp: 1, vpVariable: false, good: 'none', production: 'none', military: false,
    keywords: [], chromosome: false, start: null, presetHand: 2, copies: { base: 2, gs: 0, rvi: 0 },
    powers: [
      { phase: 'settle', kind: 'discount', amount: 1, may: false, worldGood: 'rare' },
      { phase: 'produce', kind: 'produceOnWindfall', good: 'rare', may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'rebel-miners', name: 'Rebel Miners', kind: 'world',
    cost: null, defense: 2, vp: 1, vpVariable: false, good: 'rare', production: 'production', military: true,
    keywords: ['rebel'], chromosome: false, start: null, presetHand: 2, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [
      { phase: 'produce', kind: 'produceHere', may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'export-duties', name: 'Export Duties', kind: 'development',
    cost: 1, defense: null, vp: 1, vpVariable: false, good: 'none', production: 'none', military: false,
    keywords: [], chromosome: false, start: null, presetHand: 3, copies: { base: 2, gs: 0, rvi: 0 },
    powers: [
      { phase: 'trade', kind: 'priceBonus', amount: 1, may: false, good: 'any' },
    ],
    endBonuses: [],
  },
  {
    id: 'former-penal-colony', name: 'Former Penal Colony', kind: 'world',
    cost: null, defense: 2, vp: 1, vpVariable: false, good: 'novelty', production: 'windfall', military: true,
    keywords: [], chromosome: false, start: null, presetHand: 3, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [
      { phase: 'settle', kind: 'military', amount: 1, may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'malevolent-lifeforms', name: 'Malevolent Lifeforms', kind: 'world',
    cost: null, defense: 4, vp: 2, vpVariable: false, good: 'genes', production: 'production', military: true,
    keywords: [], chromosome: false, start: null, presetHand: 3, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [
      { phase: 'explore', kind: 'drawMore', amount: 1, may: false },
      { phase: 'produce', kind: 'produceHere', may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'new-military-tactics', name: 'New Military Tactics', kind: 'development',
    cost: 1, defense: null, vp: 1, vpVariable: false, good: 'none', production: 'none', military: false,
    keywords: [], chromosome: false, start: null, presetHand: 3, copies: { base: 2, gs: 0, rvi: 0 },
    powers: [
      { phase: 'settle', kind: 'temporaryMilitary', amount: 3, may: true, consumes: { self: 1 } },
    ],
    endBonuses: [],
  },
  {
    id: 'space-marines', name: 'Space Marines', kind: 'development',
    cost: 2, defense: null, vp: 1, vpVariable: false, good: 'none', production: 'none', military: false,
    keywords: [], chromosome: false, start: null, presetHand: 4, copies: { base: 2, gs: 0, rvi: 0 },
    powers: [
      { phase: 'settle', kind: 'military', amount: 2, may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'contact-specialist', name: 'Contact Specialist', names: { hu: 'Kapcsolat Szakértő' }, kind: 'development',
    cost: 1, defense: null, vp: 1, vpVariable: false, good: 'none', production: 'none', military: false,
    keywords: [], chromosome: false, start: null, presetHand: 4, copies: { base: 2, gs: 1, rvi: 0 },
    powers: [
      { phase: 'settle', kind: 'military', amount: -1, may: false },
      { phase: 'settle', kind: 'payForMilitary', discount: 1, may: true, excludesWorldGood: 'alien' },
    ],
    endBonuses: [],
  },
  {
    id: 'avian-uplift-race', name: 'Avian Uplift Race', kind: 'world',
    cost: null, defense: 2, vp: 2, vpVariable: false, good: 'genes', production: 'windfall', military: true,
    keywords: ['uplift'], chromosome: true, start: null, presetHand: 4, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [],
    endBonuses: [],
  },
  {
    id: 'spice-world', name: 'Spice World', kind: 'world',
    cost: 2, defense: null, vp: 1, vpVariable: false, good: 'novelty', production: 'production', military: false,
    keywords: [], chromosome: false, start: null, presetHand: 4, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [
      { phase: 'trade', kind: 'priceBonus', amount: 2, may: false, good: 'novelty' },
      { phase: 'produce', kind: 'produceHere', may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'lost-species-ark-world', name: 'Lost Species Ark World', kind: 'world',
    cost: 5, defense: null, vp: 3, vpVariable: false, good: 'genes', production: 'production', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [
      { phase: 'produce', kind: 'produceHere', may: false },
      { phase: 'produce', kind: 'drawIfProducedHere', amount: 2, may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'new-vinland', name: 'New Vinland', kind: 'world',
    cost: 2, defense: null, vp: 1, vpVariable: false, good: 'novelty', production: 'production', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [
      { phase: 'consume', kind: 'consumeGoods', may: false, consumes: { goods: { count: 1, of: 'any' } }, times: 1, yields: { cards: 2 } },
      { phase: 'produce', kind: 'produceHere', may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'artist-colony', name: 'Artist Colony', kind: 'world',
    cost: 1, defense: null, vp: 1, vpVariable: false, good: 'novelty', production: 'production', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [
      { phase: 'produce', kind: 'produceHere', may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'alien-robotic-factory', name: 'Alien Robotic Factory', kind: 'world',
    cost: 6, defense: null, vp: 5, vpVariable: false, good: 'alien', production: 'production', military: false,
    keywords: ['alien'], chromosome: false, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [
      { phase: 'produce', kind: 'produceHere', may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'plague-world', name: 'Plague World', kind: 'world',
    cost: 3, defense: null, vp: 0, vpVariable: false, good: 'genes', production: 'production', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [
      { phase: 'consume', kind: 'consumeGoods', may: false, consumes: { goods: { count: 1, of: 'genes' } }, times: 1, yields: { vp: 1, cards: 1 }, doubledByX2: true },
      { phase: 'produce', kind: 'produceHere', may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'distant-world', name: 'Distant World', kind: 'world',
    cost: 4, defense: null, vp: 2, vpVariable: false, good: 'genes', production: 'production', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [
      { phase: 'trade', kind: 'priceBonus', amount: 3, may: false, good: 'novelty' },
      { phase: 'produce', kind: 'produceHere', may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'rebel-outpost', name: 'Rebel Outpost', kind: 'world',
    cost: null, defense: 5, vp: 5, vpVariable: false, good: 'none', production: 'none', military: true,
    keywords: ['rebel'], chromosome: false, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [
      { phase: 'settle', kind: 'military', amount: 1, may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'rebel-warrior-race', name: 'Rebel Warrior Race', kind: 'world',
    cost: null, defense: 3, vp: 2, vpVariable: false, good: 'genes', production: 'windfall', military: true,
    keywords: ['rebel'], chromosome: false, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [
      { phase: 'settle', kind: 'military', amount: 1, may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'rebel-underground', name: 'Rebel Underground', kind: 'world',
    cost: null, defense: 3, vp: 4, vpVariable: false, good: 'none', production: 'none', military: true,
    keywords: ['rebel'], chromosome: false, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [
      { phase: 'produce', kind: 'draw', amount: 1, may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'new-survivalists', name: 'New Survivalists', kind: 'world',
    cost: null, defense: 1, vp: 1, vpVariable: false, good: 'novelty', production: 'production', military: true,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [
      { phase: 'consume', kind: 'consumeGoods', may: false, consumes: { goods: { count: 1, of: 'novelty' } }, times: 1, yields: { cards: 1 } },
      { phase: 'produce', kind: 'produceHere', may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'outlaw-world', name: 'Outlaw World', kind: 'world',
    cost: null, defense: 1, vp: 1, vpVariable: false, good: 'none', production: 'none', military: true,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [
      { phase: 'consume', kind: 'consumeGoods', may: false, consumes: { goods: { count: 1, of: 'any' } }, times: 1, yields: { vp: 1, cards: 1 }, doubledByX2: true },
    ],
    endBonuses: [],
  },
  {
    id: 'lost-alien-battle-fleet', name: 'Lost Alien Battle Fleet', kind: 'world',
    cost: null, defense: 6, vp: 4, vpVariable: false, good: 'alien', production: 'production', military: true,
    keywords: ['alien'], chromosome: false, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [
      { phase: 'settle', kind: 'military', amount: 3, may: false },
      { phase: 'produce', kind: 'produceHere', may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'diversified-economy', name: 'Diversified Economy', names: { hu: 'Változatos Gazdaság' }, kind: 'development',
    cost: 4, defense: null, vp: 2, vpVariable: false, good: 'none', production: 'none', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 2, gs: 0, rvi: 0 },
    powers: [
      { phase: 'consume', kind: 'consumeGoods', may: false, consumes: { goods: { count: 3, of: 'any', allDifferent: true } }, times: 1, yields: { vp: 3 }, doubledByX2: true },
      { phase: 'produce', kind: 'drawPerKindProduced', amount: 1, may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'consumer-markets', name: 'Consumer Markets', kind: 'development',
    cost: 5, defense: null, vp: 3, vpVariable: false, good: 'none', production: 'none', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 2, gs: 0, rvi: 0 },
    powers: [
      { phase: 'consume', kind: 'consumeGoods', may: false, consumes: { goods: { count: 1, of: 'novelty' } }, times: 3, yields: { vp: 1 }, doubledByX2: true },
      { phase: 'produce', kind: 'drawPerGoodProduced', amount: 1, good: 'novelty', may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'mining-conglomerate', name: 'Mining Conglomerate', kind: 'development',
    cost: 3, defense: null, vp: 2, vpVariable: false, good: 'none', production: 'none', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 2, gs: 0, rvi: 0 },
    powers: [
      { phase: 'trade', kind: 'priceBonus', amount: 1, may: false, good: 'rare' },
      { phase: 'consume', kind: 'consumeGoods', may: false, consumes: { goods: { count: 1, of: 'rare' } }, times: 2, yields: { vp: 1 }, doubledByX2: true },
      { phase: 'produce', kind: 'drawIfMostProduced', amount: 2, good: 'rare', may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'research-labs', name: 'Research Labs', names: { hu: 'Kutató Laborok' }, kind: 'development',
    cost: 4, defense: null, vp: 2, vpVariable: false, good: 'none', production: 'none', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 2, gs: 0, rvi: 1 },
    powers: [
      { phase: 'explore', kind: 'keepMore', amount: 1, may: false },
      { phase: 'consume', kind: 'consumeGoods', may: false, consumes: { goods: { count: 1, of: 'genes' } }, times: 1, yields: { vp: 1 }, doubledByX2: true },
      { phase: 'produce', kind: 'drawPerGoodProduced', amount: 1, good: 'alien', may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'deficit-spending', name: 'Deficit Spending', kind: 'development',
    cost: 2, defense: null, vp: 1, vpVariable: false, good: 'none', production: 'none', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 2, gs: 0, rvi: 0 },
    powers: [
      { phase: 'consume', kind: 'discardCards', may: true, consumes: { handCards: { upTo: 2 } }, yields: { vp: 1 }, yieldsPer: 'card', doubledByX2: false },
    ],
    endBonuses: [],
  },
  {
    id: 'investment-credits', name: 'Investment Credits', names: { hu: 'Beruházási Hitelek' }, kind: 'development',
    cost: 1, defense: null, vp: 1, vpVariable: false, good: 'none', production: 'none', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 2, gs: 0, rvi: 0 },
    powers: [
      { phase: 'develop', kind: 'discount', amount: 1, may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'pan-galactic-league', name: 'Pan-Galactic League', kind: 'development',
    cost: 6, defense: null, vp: 0, vpVariable: true, good: 'none', production: 'none', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [
      { phase: 'settle', kind: 'military', amount: -1, may: false },
      { phase: 'produce', kind: 'drawPerCard', amount: 1, per: { kind: 'world', good: 'genes' }, may: false },
    ],
    endBonuses: [
      { vp: 2, per: { kind: 'world', good: 'genes' } },
      { vp: 1, per: { kind: 'world', military: true } },
      { vp: 3, per: { ids: ['contact-specialist'] } },
    ],
  },
  {
    id: 'mining-league', name: 'Mining League', kind: 'development',
    cost: 6, defense: null, vp: 0, vpVariable: true, good: 'none', production: 'none', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [
      { phase: 'consume', kind: 'consumeGoods', may: false, consumes: { goods: { count: 2, of: 'rare' } }, times: 1, yields: { vp: 3 }, doubledByX2: true },
      { phase: 'produce', kind: 'produceOnWindfall', good: 'rare', may: false },
    ],
    endBonuses: [
      { vp: 2, per: { kind: 'world', good: 'rare', production: 'production' } },
      { vp: 1, per: { kind: 'world', good: 'rare', production: 'windfall' } },
      { vp: 2, per: { ids: ['mining-robots', 'mining-conglomerate'] } },
    ],
  },
  {
    id: 'free-trade-association', name: 'Free Trade Association', kind: 'development',
    cost: 6, defense: null, vp: 0, vpVariable: true, good: 'none', production: 'none', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [
      { phase: 'consume', kind: 'consumeGoods', may: false, consumes: { goods: { count: 1, of: 'novelty' } }, times: 3, yields: { vp: 1, cards: 1 }, doubledByX2: true },
      { phase: 'produce', kind: 'produceOnWindfall', good: 'novelty', may: false },
    ],
    endBonuses: [
      { vp: 2, per: { kind: 'world', good: 'novelty', production: 'production' } },
      { vp: 1, per: { kind: 'world', good: 'novelty', production: 'windfall' } },
      { vp: 2, per: { ids: ['consumer-markets', 'expanding-colony'] } },
    ],
  },
  {
    id: 'alien-tech-institute', name: 'Alien Tech Institute', kind: 'development',
    cost: 6, defense: null, vp: 0, vpVariable: true, good: 'none', production: 'none', military: false,
    keywords: ['alien'], chromosome: false, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [
      { phase: 'settle', kind: 'discount', amount: 2, may: false, worldGood: 'alien' },
      { phase: 'settle', kind: 'military', amount: 2, may: false, against: { worldGood: 'alien' } },
    ],
    endBonuses: [
      { vp: 3, per: { kind: 'world', good: 'alien', production: 'production' } },
      { vp: 2, per: { kind: 'world', good: 'alien', production: 'windfall' } },
      { vp: 2, per: { keyword: 'alien' } },
    ],
  },
  {
    id: 'galactic-survey-seti', name: 'Galactic Survey: SETI', kind: 'development',
    cost: 6, defense: null, vp: 0, vpVariable: true, good: 'none', production: 'none', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [
      { phase: 'explore', kind: 'drawMore', amount: 2, may: false },
    ],
    endBonuses: [
      { vp: 1, per: { kind: 'development', powerIn: 'explore' } },
      { vp: 2, per: { kind: 'world', powerIn: 'explore' } },
      { vp: 1, per: { kind: 'world' } },
    ],
  },
  {
    id: 'galactic-federation', name: 'Galactic Federation', names: { hu: 'Galaktikus Államszövetség' }, kind: 'development',
    cost: 6, defense: null, vp: 0, vpVariable: true, good: 'none', production: 'none', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [
      { phase: 'develop', kind: 'discount', amount: 2, may: false },
    ],
    endBonuses: [
      { vp: 2, per: { kind: 'development', cost: 6 } },
      { vp: 1, per: { kind: 'development' } },
    ],
  },
  {
    id: 'refugee-world', name: 'Refugee World', kind: 'world',
    cost: 0, defense: null, vp: 1, vpVariable: false, good: 'novelty', production: 'windfall', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [
      { phase: 'settle', kind: 'military', amount: -1, may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'empath-world', name: 'Empath World', kind: 'world',
    cost: 1, defense: null, vp: 1, vpVariable: false, good: 'genes', production: 'windfall', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [
      { phase: 'settle', kind: 'military', amount: -1, may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'galactic-resort', name: 'Galactic Resort', kind: 'world',
    cost: 3, defense: null, vp: 2, vpVariable: false, good: 'novelty', production: 'windfall', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [
      { phase: 'consume', kind: 'consumeGoods', may: false, consumes: { goods: { count: 1, of: 'any' } }, times: 1, yields: { vp: 1, cards: 1 }, doubledByX2: true },
    ],
    endBonuses: [],
  },
  {
    id: 'pre-sentient-race', name: 'Pre-Sentient Race', kind: 'world',
    cost: 2, defense: null, vp: 1, vpVariable: false, good: 'genes', production: 'windfall', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [],
    endBonuses: [],
  },
  {
    id: 'deserted-alien-outpost', name: 'Deserted Alien Outpost', kind: 'world',
    cost: 4, defense: null, vp: 3, vpVariable: false, good: 'alien', production: 'windfall', military: false,
    keywords: ['alien'], chromosome: false, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [],
    endBonuses: [],
  },
  {
    id: 'deserted-alien-colony', name: 'Deserted Alien Colony', kind: 'world',
    cost: 5, defense: null, vp: 4, vpVariable: false, good: 'alien', production: 'windfall', military: false,
    keywords: ['alien'], chromosome: false, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [],
    endBonuses: [],
  },
  {
    id: 'galactic-engineers', name: 'Galactic Engineers', kind: 'world',
    cost: 2, defense: null, vp: 1, vpVariable: false, good: 'none', production: 'none', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [
      { phase: 'trade', kind: 'priceBonus', amount: 1, may: false, good: 'any' },
      { phase: 'produce', kind: 'produceOnWindfall', good: 'any', may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'black-market-trading-world', name: 'Black Market Trading World', kind: 'world',
    cost: 3, defense: null, vp: 2, vpVariable: false, good: 'none', production: 'none', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [
      { phase: 'consume', kind: 'sellGood', may: false, consumes: { goods: { count: 1, of: 'any' } }, priceBonuses: false },
    ],
    endBonuses: [],
  },
  {
    id: 'merchant-world', name: 'Merchant World', kind: 'world',
    cost: 4, defense: null, vp: 2, vpVariable: false, good: 'none', production: 'none', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [
      { phase: 'trade', kind: 'priceBonus', amount: 2, may: false, good: 'any' },
      { phase: 'consume', kind: 'discardCards', may: true, consumes: { handCards: { upTo: 2 } }, yields: { vp: 1 }, yieldsPer: 'card', doubledByX2: false },
    ],
    endBonuses: [],
  },
  {
    id: 'tourist-world', name: 'Tourist World', kind: 'world',
    cost: 4, defense: null, vp: 2, vpVariable: false, good: 'none', production: 'none', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [
      { phase: 'consume', kind: 'consumeGoods', may: false, consumes: { goods: { count: 2, of: 'any' } }, times: 1, yields: { vp: 3 }, doubledByX2: true },
    ],
    endBonuses: [],
  },
  {
    id: 'galactic-trendsetters', name: 'Galactic Trendsetters', kind: 'world',
    cost: 5, defense: null, vp: 3, vpVariable: false, good: 'none', production: 'none', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [
      { phase: 'consume', kind: 'consumeGoods', may: false, consumes: { goods: { count: 1, of: 'any' } }, times: 1, yields: { vp: 2 }, doubledByX2: true },
    ],
    endBonuses: [],
  },
  {
    id: 'alien-rosetta-stone-world', name: 'Alien Rosetta Stone World', kind: 'world',
    cost: 3, defense: null, vp: 3, vpVariable: false, good: 'none', production: 'none', military: false,
    keywords: ['alien'], chromosome: false, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [
      { phase: 'settle', kind: 'discount', amount: 2, may: false, worldGood: 'alien' },
      { phase: 'settle', kind: 'military', amount: 2, may: false, against: { worldGood: 'alien' } },
      { phase: 'produce', kind: 'produceOnWindfall', good: 'alien', may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'star-nomad-lair', name: 'Star Nomad Lair', kind: 'world',
    cost: null, defense: 1, vp: 1, vpVariable: false, good: 'novelty', production: 'windfall', military: true,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [
      { phase: 'explore', kind: 'drawMore', amount: 1, may: false },
      { phase: 'trade', kind: 'priceBonus', amount: 1, may: false, goodFrom: 'thisWorld' },
    ],
    endBonuses: [],
  },
  {
    id: 'the-last-of-the-uplift-gnarssh', name: 'The Last of the Uplift Gnarssh', kind: 'world',
    cost: null, defense: 1, vp: 0, vpVariable: false, good: 'genes', production: 'windfall', military: true,
    keywords: ['uplift'], chromosome: true, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [],
    endBonuses: [],
  },
  {
    id: 'alien-robot-sentry', name: 'Alien Robot Sentry', kind: 'world',
    cost: null, defense: 2, vp: 2, vpVariable: false, good: 'alien', production: 'windfall', military: true,
    keywords: ['alien'], chromosome: false, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [],
    endBonuses: [],
  },
  {
    id: 'pirate-world', name: 'Pirate World', kind: 'world',
    cost: null, defense: 3, vp: 2, vpVariable: false, good: 'novelty', production: 'windfall', military: true,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [
      { phase: 'trade', kind: 'priceBonus', amount: 3, may: false, goodFrom: 'thisWorld' },
    ],
    endBonuses: [],
  },
  {
    id: 'reptilian-uplift-race', name: 'Reptilian Uplift Race', kind: 'world',
    cost: null, defense: 2, vp: 2, vpVariable: false, good: 'genes', production: 'windfall', military: true,
    keywords: ['uplift'], chromosome: true, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [],
    endBonuses: [],
  },
  {
    id: 'lost-alien-warship', name: 'Lost Alien Warship', kind: 'world',
    cost: null, defense: 5, vp: 3, vpVariable: false, good: 'alien', production: 'windfall', military: true,
    keywords: ['alien'], chromosome: false, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [
      { phase: 'settle', kind: 'military', amount: 2, may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'alien-robot-scout-ship', name: 'Alien Robot Scout Ship', kind: 'world',
    cost: null, defense: 4, vp: 2, vpVariable: false, good: 'alien', production: 'windfall', military: true,
    keywords: ['alien'], chromosome: false, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [
      { phase: 'settle', kind: 'military', amount: 1, may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'runaway-robots', name: 'Runaway Robots', kind: 'world',
    cost: null, defense: 1, vp: 1, vpVariable: false, good: 'rare', production: 'windfall', military: true,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [
      { phase: 'produce', kind: 'drawIfProducedHere', amount: 1, may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'interstellar-bank', name: 'Interstellar Bank', names: { hu: 'Csillagközi Bank' }, kind: 'development',
    cost: 2, defense: null, vp: 1, vpVariable: false, good: 'none', production: 'none', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 2, gs: 0, rvi: 0 },
    powers: [
      { phase: 'develop', kind: 'drawAtStart', amount: 1, may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'terraforming-robots', name: 'Terraforming Robots', names: { hu: 'Terraformáló Robotok' }, kind: 'development',
    cost: 3, defense: null, vp: 2, vpVariable: false, good: 'none', production: 'none', military: false,
    keywords: ['terraforming'], chromosome: false, start: null, presetHand: null, copies: { base: 2, gs: 0, rvi: 0 },
    powers: [
      { phase: 'settle', kind: 'drawAfterPlacing', amount: 1, may: false },
      { phase: 'consume', kind: 'consumeGoods', may: false, consumes: { goods: { count: 1, of: 'rare' } }, times: 1, yields: { vp: 1, cards: 1 }, doubledByX2: true },
    ],
    endBonuses: [],
  },
  {
    id: 'drop-ships', name: 'Drop Ships', kind: 'development',
    cost: 4, defense: null, vp: 2, vpVariable: false, good: 'none', production: 'none', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 2, gs: 0, rvi: 0 },
    powers: [
      { phase: 'settle', kind: 'military', amount: 3, may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'new-galactic-order', name: 'New Galactic Order', names: { hu: 'Új Galaktikus Rend' }, kind: 'development',
    cost: 6, defense: null, vp: 0, vpVariable: true, good: 'none', production: 'none', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [
      { phase: 'settle', kind: 'military', amount: 2, may: false },
    ],
    endBonuses: [
      { vp: 1, perTotalMilitary: 1 },
    ],
  },
  {
    id: 'asteroid-belt', name: 'Asteroid Belt', kind: 'world',
    cost: 2, defense: null, vp: 1, vpVariable: false, good: 'rare', production: 'windfall', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [],
    endBonuses: [],
  },
  {
    id: 'merchant-guild', name: 'Merchant Guild', kind: 'development',
    cost: 6, defense: null, vp: 0, vpVariable: true, good: 'none', production: 'none', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [
      { phase: 'produce', kind: 'draw', amount: 2, may: false },
    ],
    endBonuses: [
      { vp: 2, per: { kind: 'world', production: 'production' } },
    ],
  },
  {
    id: 'secluded-world', name: 'Secluded World', kind: 'world',
    cost: 1, defense: null, vp: 1, vpVariable: false, good: 'novelty', production: 'production', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [
      { phase: 'consume', kind: 'consumeGoods', may: false, consumes: { goods: { count: 1, of: 'any' } }, times: 1, yields: { cards: 1 } },
      { phase: 'produce', kind: 'produceHere', may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'imperium-armaments-world', name: 'Imperium Armaments World', kind: 'world',
    cost: 4, defense: null, vp: 2, vpVariable: false, good: 'rare', production: 'production', military: false,
    keywords: ['imperium'], chromosome: false, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [
      { phase: 'settle', kind: 'military', amount: 1, may: false },
      { phase: 'produce', kind: 'produceHere', may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'terraformed-world', name: 'Terraformed World', kind: 'world',
    cost: 5, defense: null, vp: 5, vpVariable: false, good: 'none', production: 'none', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [
      { phase: 'consume', kind: 'consumeGoods', may: false, consumes: { goods: { count: 1, of: 'any' } }, times: 1, yields: { vp: 1 }, doubledByX2: true },
    ],
    endBonuses: [],
  },
  {
    id: 'replicant-robots', name: 'Replicant Robots', kind: 'development',
    cost: 4, defense: null, vp: 2, vpVariable: false, good: 'none', production: 'none', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 2, gs: 0, rvi: 0 },
    powers: [
      { phase: 'settle', kind: 'discount', amount: 2, may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'pilgrimage-world', name: 'Pilgrimage World', kind: 'world',
    cost: 0, defense: null, vp: 2, vpVariable: false, good: 'none', production: 'none', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [
      { phase: 'consume', kind: 'consumeGoods', may: false, consumes: { goods: { count: 'all', of: 'any' } }, times: 1, yields: { vpPerGoodMinus: 1 }, doubledByX2: true },
    ],
    endBonuses: [],
  },
  {
    id: 'rebel-homeworld', name: 'Rebel Homeworld', kind: 'world',
    cost: null, defense: 7, vp: 7, vpVariable: false, good: 'none', production: 'none', military: true,
    keywords: ['rebel'], chromosome: false, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [],
    endBonuses: [],
  },
  {
    id: 'new-economy', name: 'New Economy', kind: 'development',
    cost: 6, defense: null, vp: 0, vpVariable: true, good: 'none', production: 'none', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [
      { phase: 'consume', kind: 'gain', may: false, yields: { cards: 1 } },
    ],
    endBonuses: [
      { vp: 2, per: { kind: 'development', powerIn: 'consume' } },
      { vp: 1, per: { kind: 'world', powerIn: 'consume' } },
    ],
  },
  {
    id: 'radioactive-world', name: 'Radioactive World', kind: 'world',
    cost: 2, defense: null, vp: 1, vpVariable: false, good: 'rare', production: 'windfall', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [],
    endBonuses: [],
  },
  {
    id: 'aquatic-uplift-race', name: 'Aquatic Uplift Race', kind: 'world',
    cost: null, defense: 2, vp: 2, vpVariable: false, good: 'genes', production: 'windfall', military: true,
    keywords: ['uplift'], chromosome: true, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [],
    endBonuses: [],
  },
  {
    id: 'genetics-lab', name: 'Genetics Lab', names: { hu: 'Genetikai labor' }, kind: 'development',
    cost: 2, defense: null, vp: 1, vpVariable: false, good: 'none', production: 'none', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 2, gs: 0, rvi: 0 },
    powers: [
      { phase: 'trade', kind: 'priceBonus', amount: 1, may: false, good: 'genes' },
      { phase: 'produce', kind: 'produceOnWindfall', good: 'genes', may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'bio-hazard-mining-world', name: 'Bio-Hazard Mining World', kind: 'world',
    cost: 3, defense: null, vp: 2, vpVariable: false, good: 'rare', production: 'production', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [
      { phase: 'trade', kind: 'priceBonus', amount: 2, may: false, good: 'genes' },
      { phase: 'produce', kind: 'produceHere', may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'deserted-alien-library', name: 'Deserted Alien Library', kind: 'world',
    cost: 6, defense: null, vp: 5, vpVariable: false, good: 'alien', production: 'windfall', military: false,
    keywords: ['alien'], chromosome: false, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [],
    endBonuses: [],
  },
  {
    id: 'destroyed-world', name: 'Destroyed World', kind: 'world',
    cost: 1, defense: null, vp: 0, vpVariable: false, good: 'rare', production: 'windfall', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [],
    endBonuses: [],
  },
  {
    id: 'galactic-renaissance', name: 'Galactic Renaissance', names: { hu: 'Galaktikus Reneszánsz' }, kind: 'development',
    cost: 6, defense: null, vp: 0, vpVariable: true, good: 'none', production: 'none', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [
      { phase: 'explore', kind: 'drawMore', amount: 2, may: false },
      { phase: 'explore', kind: 'keepMore', amount: 1, may: false },
    ],
    endBonuses: [
      { vp: 1, perVpChips: 3 },
      { vp: 3, per: { ids: ['research-labs', 'galactic-trendsetters', 'artist-colony'] } },
    ],
  },
  {
    id: 'blaster-gem-mines', name: 'Blaster Gem Mines', kind: 'world',
    cost: 3, defense: null, vp: 2, vpVariable: false, good: 'rare', production: 'windfall', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [
      { phase: 'settle', kind: 'military', amount: 1, may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'gambling-world', name: 'Gambling World', names: { hu: 'Szerencsejátékos világ' }, kind: 'world',
    cost: 1, defense: null, vp: 1, vpVariable: false, good: 'none', production: 'none', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    replacedIn: 'rvi', replacedBy: 'gambling-world-rvi',
    powers: [
      { phase: 'consume', kind: 'consumeGoods', may: false, consumes: { goods: { count: 1, of: 'any' } }, times: 1, yields: { vp: 1 }, doubledByX2: true },
      { phase: 'consume', kind: 'guessCost', range: [1, 7], may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'expanding-colony', name: 'Expanding Colony', kind: 'world',
    cost: 1, defense: null, vp: 1, vpVariable: false, good: 'none', production: 'none', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [
      { phase: 'consume', kind: 'consumeGoods', may: false, consumes: { goods: { count: 1, of: 'any' } }, times: 1, yields: { vp: 1 }, doubledByX2: true },
      { phase: 'produce', kind: 'produceOnWindfall', good: 'novelty', may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'space-port', name: 'Space Port', kind: 'world',
    cost: 2, defense: null, vp: 1, vpVariable: false, good: 'novelty', production: 'production', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [
      { phase: 'trade', kind: 'priceBonus', amount: 2, may: false, good: 'rare' },
      { phase: 'produce', kind: 'produceHere', may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'prosperous-world', name: 'Prosperous World', kind: 'world',
    cost: 3, defense: null, vp: 2, vpVariable: false, good: 'novelty', production: 'production', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [
      { phase: 'consume', kind: 'consumeGoods', may: false, consumes: { goods: { count: 1, of: 'any' } }, times: 1, yields: { vp: 1 }, doubledByX2: true },
      { phase: 'produce', kind: 'produceHere', may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'new-earth', name: 'New Earth', kind: 'world',
    cost: 5, defense: null, vp: 3, vpVariable: false, good: 'rare', production: 'production', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [
      { phase: 'consume', kind: 'consumeGoods', may: false, consumes: { goods: { count: 1, of: 'any' } }, times: 1, yields: { vp: 1, cards: 1 }, doubledByX2: true },
      { phase: 'produce', kind: 'produceHere', may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'rebel-base', name: 'Rebel Base', kind: 'world',
    cost: null, defense: 6, vp: 6, vpVariable: false, good: 'none', production: 'none', military: true,
    keywords: ['rebel'], chromosome: false, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [],
    endBonuses: [],
  },
  {
    id: 'galactic-imperium', name: 'Galactic Imperium', kind: 'development',
    cost: 6, defense: null, vp: 0, vpVariable: true, good: 'none', production: 'none', military: false,
    keywords: ['imperium'], chromosome: false, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [
      { phase: 'settle', kind: 'military', amount: 4, may: false, against: { keyword: 'rebel' } },
    ],
    endBonuses: [
      { vp: 2, per: { kind: 'world', military: true, keyword: 'rebel' } },
      { vp: 1, per: { kind: 'world', military: true } },
    ],
  },
  {
    id: 'trade-league', name: 'Trade League', kind: 'development',
    cost: 6, defense: null, vp: 0, vpVariable: true, good: 'none', production: 'none', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [
      { phase: 'trade', kind: 'priceBonus', amount: 1, may: false, good: 'any' },
      { phase: 'consume', kind: 'sellGood', may: false, consumes: { goods: { count: 1, of: 'any' } }, priceBonuses: true },
    ],
    endBonuses: [
      { vp: 2, per: { kind: 'development', powerIn: 'trade' } },
      { vp: 1, per: { kind: 'world', powerIn: 'trade' } },
    ],
  },
  {
    id: 'mining-world', name: 'Mining World', kind: 'world',
    cost: 3, defense: null, vp: 2, vpVariable: false, good: 'rare', production: 'production', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 1, gs: 0, rvi: 0 },
    powers: [
      { phase: 'produce', kind: 'produceHere', may: false },
      { phase: 'produce', kind: 'drawIfProducedHere', amount: 1, may: false },
    ],
    endBonuses: [],
  },
];
