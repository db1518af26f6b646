// The designs that Rebel vs Imperium adds (45 cards, start worlds 9 to 11). Nothing but data: the words are those of
// powers/vocabulary.ts, the numbers are checked against the printed distribution lists by catalogue.test.ts.
// One more card of a base design comes with this set: see `copies` in base.ts. Its Gambling World replaces the base one,
// so that 44 of its cards are new to the deck.
import type { CardFace } from './printed.ts';

export const rviCards: readonly CardFace[] = [
  {
    id: 'rebel-cantina', name: 'Rebel Cantina', names: { hu: 'Lázadó Kantin' }, kind: 'world',
    cost: 2, defense: null, vp: 0, vpVariable: false, good: 'none', production: 'none', military: false,
    keywords: ['rebel'], chromosome: false, start: { number: 9, group: 'red' }, presetHand: null, copies: { base: 0, gs: 0, rvi: 1 },
    powers: [
      { phase: 'settle', kind: 'payForMilitary', discount: 0, may: true, excludesWorldGood: 'alien' },
      { phase: 'produce', kind: 'drawPerCard', amount: 1, per: { kind: 'world', keyword: 'rebel' }, may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'galactic-developers', name: 'Galactic Developers', names: { hu: 'Galaktikus Fejlesztők' }, kind: 'world',
    cost: 2, defense: null, vp: 1, vpVariable: false, good: 'none', production: 'none', military: false,
    keywords: [], chromosome: false, start: { number: 10, group: 'blue' }, presetHand: null, copies: { base: 0, gs: 0, rvi: 1 },
    powers: [
      { phase: 'develop', kind: 'drawAtStart', amount: 1, may: false },
      { phase: 'consume', kind: 'consumeGoods', may: false, consumes: { goods: { count: 1, of: 'any' } }, times: 1, yields: { vp: 1 }, doubledByX2: true },
    ],
    endBonuses: [],
  },
  {
    id: 'imperium-warlord', name: 'Imperium Warlord', names: { hu: 'Birodalmi Hadúr' }, kind: 'world',
    cost: 2, defense: null, vp: 2, vpVariable: false, good: 'none', production: 'none', military: false,
    keywords: ['imperium'], chromosome: false, start: { number: 11, group: 'red' }, presetHand: null, copies: { base: 0, gs: 0, rvi: 1 },
    powers: [
      { phase: 'explore', kind: 'drawMore', amount: 1, may: false },
      { phase: 'settle', kind: 'military', amount: 1, may: false },
      { phase: 'settle', kind: 'military', amount: 1, may: false, against: { keyword: 'rebel' } },
    ],
    endBonuses: [],
  },
  {
    id: 'rebel-stronghold', name: 'Rebel Stronghold', kind: 'world',
    cost: null, defense: 9, vp: 9, vpVariable: false, good: 'none', production: 'none', military: true,
    keywords: ['rebel'], chromosome: false, start: null, presetHand: null, copies: { base: 0, gs: 0, rvi: 1 },
    powers: [],
    endBonuses: [],
  },
  {
    id: 'alien-data-repository', name: 'Alien Data Repository', kind: 'world',
    cost: 7, defense: null, vp: 6, vpVariable: false, good: 'alien', production: 'production', military: false,
    keywords: ['alien'], chromosome: false, start: null, presetHand: null, copies: { base: 0, gs: 0, rvi: 1 },
    powers: [
      { phase: 'explore', kind: 'mixWithHand', may: false },
      { phase: 'produce', kind: 'produceHere', may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'alien-monolith', name: 'Alien Monolith', kind: 'world',
    cost: null, defense: 8, vp: 8, vpVariable: false, good: 'alien', production: 'windfall', military: true,
    keywords: ['alien'], chromosome: false, start: null, presetHand: null, copies: { base: 0, gs: 0, rvi: 1 },
    powers: [],
    endBonuses: [],
  },
  {
    id: 'imperium-blaster-gem-consortium', name: 'Imperium Blaster Gem Consortium', kind: 'world',
    cost: 6, defense: null, vp: 4, vpVariable: false, good: 'rare', production: 'production', military: false,
    keywords: ['imperium'], chromosome: false, start: null, presetHand: null, copies: { base: 0, gs: 0, rvi: 1 },
    powers: [
      { phase: 'settle', kind: 'military', amount: 1, may: false },
      { phase: 'consume', kind: 'consumeGoods', may: false, consumes: { goods: { count: 1, of: 'rare' } }, times: 1, yields: { vp: 1, cards: 2 }, doubledByX2: true },
      { phase: 'produce', kind: 'produceHere', may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'gene-designers', name: 'Gene Designers', kind: 'world',
    cost: 6, defense: null, vp: 3, vpVariable: false, good: 'genes', production: 'production', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 0, gs: 0, rvi: 1 },
    powers: [
      { phase: 'consume', kind: 'consumeGoods', may: false, consumes: { goods: { count: 1, of: 'genes' } }, times: 3, yields: { vp: 1, cards: 1 }, doubledByX2: true },
      { phase: 'produce', kind: 'produceHere', may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'imperium-seat', name: 'Imperium Seat', names: { hu: 'Birodalmi Ülés' }, kind: 'development',
    cost: 6, defense: null, vp: 0, vpVariable: true, good: 'none', production: 'none', military: false,
    keywords: ['imperium'], chromosome: false, start: null, presetHand: null, copies: { base: 0, gs: 0, rvi: 1 },
    powers: [
      { phase: 'settle', kind: 'military', amount: 1, may: false, against: { keyword: 'rebel' } },
      // @rule race-9.1.1
      { phase: 'settle', kind: 'takeover', may: true, targetWorld: { military: true, keyword: 'rebel' }, vulnerable: { has: { kind: 'world', military: true, keyword: 'rebel' } }, onlyIfTakeovers: true },
    ],
    endBonuses: [
      { vp: 2, per: { keyword: 'imperium' } },
      { vp: 2, per: { kind: 'world', military: true, keyword: 'rebel' } },
    ],
  },
  {
    id: 'rebel-alliance', name: 'Rebel Alliance', names: { hu: 'Lázadó Szövetség' }, kind: 'development',
    cost: 6, defense: null, vp: 0, vpVariable: true, good: 'none', production: 'none', military: false,
    keywords: ['rebel'], chromosome: false, start: null, presetHand: null, copies: { base: 0, gs: 0, rvi: 1 },
    powers: [
      { phase: 'settle', kind: 'payForMilitary', discount: 2, may: true, onlyKeyword: 'rebel', excludesWorldGood: 'alien' },
      // @rule race-9.1.2
      { phase: 'settle', kind: 'takeover', may: true, targetWorld: { military: true }, vulnerable: { has: { keyword: 'imperium' } }, attackBonus: { amount: 2, per: { kind: 'world', military: true, keyword: 'rebel' } }, onlyIfTakeovers: true },
    ],
    endBonuses: [
      { vp: 2, per: { keyword: 'rebel' } },
      { vp: 1, per: { kind: 'world', military: true } },
    ],
  },
  {
    id: 'uplift-code', name: 'Uplift Code', names: { hu: 'Génmanipulált Kód' }, kind: 'development',
    cost: 6, defense: null, vp: 0, vpVariable: true, good: 'none', production: 'none', military: false,
    keywords: ['uplift'], chromosome: false, start: null, presetHand: null, copies: { base: 0, gs: 0, rvi: 1 },
    powers: [
      { phase: 'produce', kind: 'drawPerCard', amount: 2, per: { kind: 'world', chromosome: true }, may: false },
    ],
    endBonuses: [
      { vp: 3, per: { kind: 'world', chromosome: true } },
      { vp: 2, per: { keyword: 'uplift' } },
    ],
  },
  {
    id: 'galactic-exchange', name: 'Galactic Exchange', names: { hu: 'Galaktikus Átváltás' }, kind: 'development',
    cost: 6, defense: null, vp: 0, vpVariable: true, good: 'none', production: 'none', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 0, gs: 0, rvi: 1 },
    powers: [
      { phase: 'consume', kind: 'consumeGoods', may: false, consumes: { goods: { count: 1, of: 'any', eachTimeDifferent: true } }, times: 4, yields: { vp: 1, cards: 1 }, doubledByX2: true },
    ],
    endBonuses: [
      { ladder: [1, 3, 6, 10], byDistinct: 'worldGoodKinds' },
      { vp: 3, per: { ids: ['diversified-economy'] } },
    ],
  },
  {
    id: 'galactic-bankers', name: 'Galactic Bankers', names: { hu: 'Galaktikus Bankárok' }, kind: 'development',
    cost: 6, defense: null, vp: 0, vpVariable: true, good: 'none', production: 'none', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 0, gs: 0, rvi: 1 },
    powers: [
      { phase: 'develop', kind: 'drawAtStart', amount: 1, may: false },
      { phase: 'consume', kind: 'discardCards', may: true, consumes: { handCards: { upTo: 2 } }, yields: { vp: 1 }, yieldsPer: 'card', doubledByX2: false },
    ],
    endBonuses: [
      { vp: 2, per: { ids: ['interstellar-bank', 'investment-credits', 'gambling-world', 'gambling-world-rvi'] } },
      { vp: 1, per: { kind: 'development' } },
    ],
  },
  {
    id: 'prospecting-guild', name: 'Prospecting Guild', names: { hu: 'Kutató Céh' }, kind: 'development',
    cost: 6, defense: null, vp: 0, vpVariable: true, good: 'none', production: 'none', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 0, gs: 0, rvi: 1 },
    powers: [
      { phase: 'explore', kind: 'mixWithHand', may: false },
      { phase: 'trade', kind: 'priceBonus', amount: 1, may: false, good: 'any' },
      { phase: 'consume', kind: 'consumeGoods', may: false, consumes: { goods: { count: 1, of: 'rare' } }, times: 1, yields: { vp: 1, cards: 1 }, doubledByX2: true },
    ],
    endBonuses: [
      { vp: 2, per: { kind: 'world', good: 'rare' } },
      { vp: 1, per: { kind: 'world' } },
      { vp: 1, per: { keyword: 'terraforming' } },
    ],
  },
  {
    id: 'pan-galactic-research', name: 'Pan-Galactic Research', names: { hu: 'Pángalaktikus Kutatás' }, kind: 'development',
    cost: 6, defense: null, vp: 4, vpVariable: false, good: 'none', production: 'none', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 0, gs: 0, rvi: 1 },
    powers: [
      { phase: 'explore', kind: 'drawMore', amount: 2, may: false },
      { phase: 'explore', kind: 'keepMore', amount: 1, may: false },
      { phase: 'develop', kind: 'discount', amount: 1, may: false },
      { phase: 'produce', kind: 'draw', amount: 2, may: false },
      { phase: 'roundEnd', kind: 'handLimit', size: 12, may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'rebel-pact', name: 'Rebel Pact', names: { hu: 'Lázadó Egyezmény' }, kind: 'development',
    cost: 1, defense: null, vp: 1, vpVariable: false, good: 'none', production: 'none', military: false,
    keywords: ['rebel'], chromosome: false, start: null, presetHand: null, copies: { base: 0, gs: 0, rvi: 2 },
    powers: [
      { phase: 'explore', kind: 'mixWithHand', may: false },
      { phase: 'settle', kind: 'payForMilitaryDiscount', amount: 2, may: false },
      // @rule race-9.3.2
      { phase: 'settle', kind: 'takeoverDefense', may: false, lines: [{ amount: 2, per: { kind: 'world', military: true, keyword: 'rebel' } }, { amount: 1, per: { kind: 'world', military: true, notKeyword: 'rebel' } }], onlyIfTakeovers: true },
    ],
    endBonuses: [],
  },
  {
    id: 'imperium-cloaking-technology', name: 'Imperium Cloaking Technology', names: { hu: 'Birodalmi Álcázó Technológia' }, kind: 'development',
    cost: 1, defense: null, vp: 1, vpVariable: false, good: 'none', production: 'none', military: false,
    keywords: ['imperium'], chromosome: false, start: null, presetHand: null, copies: { base: 0, gs: 0, rvi: 2 },
    powers: [
      { phase: 'settle', kind: 'conquerNonMilitary', defenseReduction: 2, may: true, consumes: { self: 1 }, notWith: ['takeover', 'payForMilitary'] },
      // @rule race-9.1.3
      { phase: 'settle', kind: 'takeover', may: true, targetWorld: { military: true }, vulnerable: { totalMilitaryAtLeast: 1 }, consumes: { self: 1 }, onlyIfTakeovers: true },
    ],
    endBonuses: [],
  },
  {
    id: 'imperium-troops', name: 'Imperium Troops', names: { hu: 'Birodalmi Seregek' }, kind: 'development',
    cost: 1, defense: null, vp: 1, vpVariable: false, good: 'none', production: 'none', military: false,
    keywords: ['imperium'], chromosome: false, start: null, presetHand: null, copies: { base: 0, gs: 0, rvi: 2 },
    powers: [
      { phase: 'settle', kind: 'military', amount: 1, may: false },
      { phase: 'settle', kind: 'military', amount: 1, may: false, against: { keyword: 'rebel' } },
    ],
    endBonuses: [],
  },
  {
    id: 'randd-crash-program', name: 'R&D Crash Program', names: { hu: 'Kutatási és Fejlesztési Rohammunka' }, kind: 'development',
    cost: 1, defense: null, vp: 0, vpVariable: false, good: 'none', production: 'none', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 0, gs: 0, rvi: 2 },
    powers: [
      { phase: 'develop', kind: 'discount', amount: 3, may: true, consumes: { self: 1 } },
      { phase: 'consume', kind: 'discardCards', may: true, consumes: { handCards: { upTo: 1 } }, yields: { cards: 1 }, yieldsPer: 'card' },
    ],
    endBonuses: [],
  },
  {
    id: 'mercenary-fleet', name: 'Mercenary Fleet', kind: 'development',
    cost: 3, defense: null, vp: 1, vpVariable: false, good: 'none', production: 'none', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 0, gs: 0, rvi: 2 },
    powers: [
      { phase: 'settle', kind: 'military', amount: 2, may: false },
      { phase: 'settle', kind: 'temporaryMilitary', amount: 1, perCard: true, may: true, consumes: { handCards: { upTo: 2 } } },
    ],
    endBonuses: [],
  },
  {
    id: 'galactic-advertisers', name: 'Galactic Advertisers', kind: 'development',
    cost: 3, defense: null, vp: 2, vpVariable: false, good: 'none', production: 'none', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 0, gs: 0, rvi: 2 },
    powers: [
      { phase: 'trade', kind: 'priceBonus', amount: 1, may: false, good: 'any' },
      { phase: 'consume', kind: 'gain', may: false, yields: { cards: 1 } },
    ],
    endBonuses: [],
  },
  {
    id: 'galactic-salon', name: 'Galactic Salon', kind: 'development',
    cost: 4, defense: null, vp: 2, vpVariable: false, good: 'none', production: 'none', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 0, gs: 0, rvi: 2 },
    powers: [
      { phase: 'consume', kind: 'gain', may: false, yields: { vp: 1 }, doubledByX2: true },
    ],
    endBonuses: [],
  },
  {
    id: 'primitive-rebel-world', name: 'Primitive Rebel World', kind: 'world',
    cost: null, defense: 1, vp: 1, vpVariable: false, good: 'novelty', production: 'windfall', military: true,
    keywords: ['rebel'], chromosome: false, start: null, presetHand: null, copies: { base: 0, gs: 0, rvi: 1 },
    powers: [
      { phase: 'settle', kind: 'temporaryMilitary', amount: 1, perCard: true, may: true, consumes: { handCards: { upTo: 1 } } },
    ],
    endBonuses: [],
  },
  {
    id: 'devolved-uplift-race', name: 'Devolved Uplift Race', kind: 'world',
    cost: null, defense: 1, vp: 1, vpVariable: false, good: 'novelty', production: 'production', military: true,
    keywords: ['uplift'], chromosome: true, start: null, presetHand: null, copies: { base: 0, gs: 0, rvi: 1 },
    powers: [
      { phase: 'produce', kind: 'produceHere', may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'smuggling-world', name: 'Smuggling World', kind: 'world',
    cost: 1, defense: null, vp: 0, vpVariable: false, good: 'novelty', production: 'production', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 0, gs: 0, rvi: 1 },
    powers: [
      { phase: 'explore', kind: 'mixWithHand', may: false },
      { phase: 'settle', kind: 'discount', amount: 1, may: false, worldGood: 'novelty' },
      { phase: 'settle', kind: 'military', amount: 1, may: false, against: { worldGood: 'novelty' } },
      { phase: 'produce', kind: 'produceHere', may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'dying-colony', name: 'Dying Colony', kind: 'world',
    cost: 0, defense: null, vp: 0, vpVariable: false, good: 'novelty', production: 'windfall', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 0, gs: 0, rvi: 1 },
    powers: [
      { phase: 'consume', kind: 'consumeGoods', may: false, consumes: { goods: { count: 1, of: 'any' } }, times: 1, yields: { vp: 1 }, doubledByX2: true },
    ],
    endBonuses: [],
  },
  {
    id: 'insect-uplift-race', name: 'Insect Uplift Race', kind: 'world',
    cost: null, defense: 2, vp: 2, vpVariable: false, good: 'genes', production: 'windfall', military: true,
    keywords: ['uplift'], chromosome: true, start: null, presetHand: null, copies: { base: 0, gs: 0, rvi: 1 },
    powers: [],
    endBonuses: [],
  },
  {
    id: 'abandoned-alien-uplift-camp', name: 'Abandoned Alien Uplift Camp', kind: 'world',
    cost: 1, defense: null, vp: 2, vpVariable: false, good: 'none', production: 'none', military: false,
    keywords: ['alien', 'uplift'], chromosome: false, start: null, presetHand: null, copies: { base: 0, gs: 0, rvi: 1 },
    powers: [
      { phase: 'explore', kind: 'drawMore', amount: 1, may: false },
      { phase: 'settle', kind: 'discount', amount: 2, may: false, worldGood: 'genes' },
      { phase: 'settle', kind: 'military', amount: 2, may: false, against: { worldGood: 'genes' } },
    ],
    endBonuses: [],
  },
  {
    id: 'blaster-runners', name: 'Blaster Runners', kind: 'world',
    cost: null, defense: 1, vp: 1, vpVariable: false, good: 'none', production: 'none', military: true,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 0, gs: 0, rvi: 1 },
    powers: [
      { phase: 'explore', kind: 'mixWithHand', may: false },
      { phase: 'settle', kind: 'military', amount: 1, may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'trading-outpost', name: 'Trading Outpost', kind: 'world',
    cost: 1, defense: null, vp: 1, vpVariable: false, good: 'none', production: 'none', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 0, gs: 0, rvi: 1 },
    powers: [
      { phase: 'explore', kind: 'mixWithHand', may: false },
      { phase: 'trade', kind: 'priceBonus', amount: 2, may: false, good: 'any' },
    ],
    endBonuses: [],
  },
  {
    id: 'gambling-world-rvi', name: 'Gambling World', names: { hu: 'Szerencsejátékos világ' }, kind: 'world',
    cost: 1, defense: null, vp: 1, vpVariable: false, good: 'none', production: 'none', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 0, gs: 0, rvi: 1 },
    replaces: 'gambling-world',
    powers: [
      { phase: 'consume', kind: 'consumeGoods', may: false, consumes: { goods: { count: 1, of: 'any' } }, times: 1, yields: { vp: 1 }, doubledByX2: true },
      { phase: 'consume', kind: 'ante', may: true, consumes: { handCards: { upTo: 1, costBetween: [1, 6] } } },
    ],
    endBonuses: [],
  },
  {
    id: 'alien-uplift-center', name: 'Alien Uplift Center', kind: 'world',
    cost: null, defense: 5, vp: 4, vpVariable: false, good: 'alien', production: 'windfall', military: true,
    keywords: ['alien', 'uplift'], chromosome: false, start: null, presetHand: null, copies: { base: 0, gs: 0, rvi: 1 },
    powers: [
      { phase: 'explore', kind: 'drawMore', amount: 1, may: false },
      { phase: 'settle', kind: 'discount', amount: 2, may: false, worldGood: 'genes' },
      { phase: 'settle', kind: 'military', amount: 2, may: false, against: { worldGood: 'genes' } },
    ],
    endBonuses: [],
  },
  {
    id: 'universal-symbionts', name: 'Universal Symbionts', kind: 'world',
    cost: 3, defense: null, vp: 1, vpVariable: false, good: 'genes', production: 'windfall', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 0, gs: 0, rvi: 1 },
    powers: [
      { phase: 'consume', kind: 'consumeGoods', may: false, consumes: { goods: { count: 1, of: 'any' } }, times: 1, yields: { vp: 1 }, doubledByX2: true },
      { phase: 'produce', kind: 'produceOnWindfall', good: 'genes', may: false, notThisWorld: true },
    ],
    endBonuses: [],
  },
  {
    id: 'interstellar-prospectors', name: 'Interstellar Prospectors', names: { hu: 'Csillagközi Talajkutatók' }, kind: 'world',
    cost: 3, defense: null, vp: 2, vpVariable: false, good: 'rare', production: 'production', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 0, gs: 0, rvi: 1 },
    powers: [
      { phase: 'explore', kind: 'drawMore', amount: 1, may: false },
      { phase: 'produce', kind: 'produceHere', may: false },
      { phase: 'produce', kind: 'produceOnWindfall', good: 'rare', may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'rebel-convict-mines', name: 'Rebel Convict Mines', kind: 'world',
    cost: null, defense: 2, vp: 1, vpVariable: false, good: 'rare', production: 'windfall', military: true,
    keywords: ['rebel'], chromosome: false, start: null, presetHand: null, copies: { base: 0, gs: 0, rvi: 1 },
    powers: [
      { phase: 'settle', kind: 'temporaryMilitary', amount: 1, perCard: true, may: true, consumes: { handCards: { upTo: 1 } } },
    ],
    endBonuses: [],
  },
  {
    id: 'gem-smugglers', name: 'Gem Smugglers', kind: 'world',
    cost: 3, defense: null, vp: 1, vpVariable: false, good: 'rare', production: 'windfall', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 0, gs: 0, rvi: 1 },
    powers: [
      { phase: 'explore', kind: 'mixWithHand', may: false },
      { phase: 'settle', kind: 'discount', amount: 1, may: false, worldGood: 'rare' },
      { phase: 'settle', kind: 'military', amount: 1, may: false, against: { worldGood: 'rare' } },
    ],
    endBonuses: [],
  },
  {
    id: 'hidden-fortress', name: 'Hidden Fortress', names: { hu: 'Titkos Erőd' }, kind: 'world',
    cost: null, defense: 5, vp: 3, vpVariable: false, good: 'none', production: 'none', military: true,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 0, gs: 0, rvi: 1 },
    powers: [
      { phase: 'settle', kind: 'military', amount: 1, may: false, per: { kind: 'world', military: true } },
      { phase: 'gameEnd', kind: 'tableauLimit', size: 14, may: false },
    ],
    endBonuses: [],
  },
];
