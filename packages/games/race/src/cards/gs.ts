// The designs that The Gathering Storm adds (22 cards, start worlds 5 to 8). Nothing but data: the words are those of
// powers/vocabulary.ts, the numbers are checked against the printed distribution lists by catalogue.test.ts.
// One more card of a base design comes with this set: see `copies` in base.ts.
import type { CardFace } from './printed.ts';

export const gsCards: readonly CardFace[] = [
  {
    id: 'separatist-colony', name: 'Separatist Colony', names: { hu: 'Szeparatista Kolónia' }, kind: 'world',
    cost: 2, defense: null, vp: 1, vpVariable: false, good: 'none', production: 'none', military: false,
    keywords: [], chromosome: false, start: { number: 5, group: 'red' }, presetHand: 5, copies: { base: 0, gs: 1, rvi: 0 },
    powers: [
      { phase: 'explore', kind: 'drawMore', amount: 2, may: false },
      { phase: 'settle', kind: 'military', amount: 1, may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'ancient-race', name: 'Ancient Race', names: { hu: 'Ősi Faj' }, kind: 'world',
    cost: 2, defense: null, vp: 1, vpVariable: false, good: 'genes', production: 'windfall', military: false,
    keywords: [], chromosome: false, start: { number: 6, group: 'blue' }, presetHand: null, copies: { base: 0, gs: 1, rvi: 0 },
    powers: [
      { phase: 'setup', kind: 'startHand', size: 3, onlyAsStartWorld: true, may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'damaged-alien-factory', name: 'Damaged Alien Factory', names: { hu: 'Sérült Idegen Gyár' }, kind: 'world',
    cost: null, defense: 3, vp: 2, vpVariable: false, good: 'alien', production: 'production', military: true,
    keywords: ['alien'], chromosome: false, start: { number: 7, group: 'red' }, presetHand: null, copies: { base: 0, gs: 1, rvi: 0 },
    powers: [
      { phase: 'produce', kind: 'produceHere', may: true, consumes: { handCards: { exactly: 1 } } },
    ],
    endBonuses: [],
  },
  {
    id: 'doomed-world', name: 'Doomed World', names: { hu: 'Halálra Ítélt Világ' }, kind: 'world',
    cost: 1, defense: null, vp: -1, vpVariable: false, good: 'none', production: 'none', military: false,
    keywords: [], chromosome: false, start: { number: 8, group: 'blue' }, presetHand: null, copies: { base: 0, gs: 1, rvi: 0 },
    powers: [
      { phase: 'explore', kind: 'drawMore', amount: 1, may: false },
      { phase: 'settle', kind: 'placeForFree', may: true, consumes: { self: 1 }, excludesWorldGood: 'alien' },
    ],
    endBonuses: [],
  },
  {
    id: 'terraforming-guild', name: 'Terraforming Guild', names: { hu: 'Terepátalakító Céh' }, kind: 'development',
    cost: 6, defense: null, vp: 0, vpVariable: true, good: 'none', production: 'none', military: false,
    keywords: ['terraforming'], chromosome: false, start: null, presetHand: null, copies: { base: 0, gs: 1, rvi: 0 },
    powers: [
      { phase: 'settle', kind: 'drawAfterPlacing', amount: 1, may: false },
      { phase: 'produce', kind: 'produceOnWindfall', good: 'any', may: false },
    ],
    endBonuses: [
      { vp: 2, per: { kind: 'world', production: 'windfall' } },
      { vp: 2, per: { keyword: 'terraforming' } },
    ],
  },
  {
    id: 'galactic-genome-project', name: 'Galactic Genome Project', names: { hu: 'Galaktikus Génállomány Projekt' }, kind: 'development',
    cost: 6, defense: null, vp: 0, vpVariable: true, good: 'none', production: 'none', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 0, gs: 1, rvi: 0 },
    powers: [
      { phase: 'consume', kind: 'consumeGoods', may: false, consumes: { goods: { count: 2, of: 'genes' } }, times: 1, yields: { vp: 3 }, doubledByX2: true },
    ],
    endBonuses: [
      { vp: 2, per: { kind: 'world', good: 'genes' } },
      { vp: 3, per: { ids: ['genetics-lab'] } },
    ],
  },
  {
    id: 'space-mercenaries', name: 'Space Mercenaries', names: { hu: 'Űrzsoldosok' }, kind: 'development',
    cost: 1, defense: null, vp: 0, vpVariable: false, good: 'none', production: 'none', military: false,
    keywords: [], chromosome: false, start: null, presetHand: 5, copies: { base: 0, gs: 2, rvi: 0 },
    powers: [
      { phase: 'settle', kind: 'military', amount: 1, may: false },
      { phase: 'settle', kind: 'temporaryMilitary', amount: 1, perCard: true, may: true, consumes: { handCards: { upTo: 2 } } },
    ],
    endBonuses: [],
  },
  {
    id: 'improved-logistics', name: 'Improved Logistics', names: { hu: 'Fejlett Logisztika' }, kind: 'development',
    cost: 3, defense: null, vp: 2, vpVariable: false, good: 'none', production: 'none', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 0, gs: 2, rvi: 0 },
    powers: [
      { phase: 'settle', kind: 'placeSecondWorld', may: true },
    ],
    endBonuses: [],
  },
  {
    id: 'deserted-alien-world', name: 'Deserted Alien World', kind: 'world',
    cost: 1, defense: null, vp: 2, vpVariable: false, good: 'none', production: 'none', military: false,
    keywords: ['alien'], chromosome: false, start: null, presetHand: 5, copies: { base: 0, gs: 1, rvi: 0 },
    powers: [
      { phase: 'explore', kind: 'drawMore', amount: 1, may: false },
      { phase: 'settle', kind: 'discount', amount: 2, may: false, worldGood: 'alien' },
      { phase: 'settle', kind: 'military', amount: 2, may: false, against: { worldGood: 'alien' } },
    ],
    endBonuses: [],
  },
  {
    id: 'rebel-colony', name: 'Rebel Colony', names: { hu: 'Lázadó Kolónia' }, kind: 'world',
    cost: null, defense: 4, vp: 4, vpVariable: false, good: 'none', production: 'none', military: true,
    keywords: ['rebel'], chromosome: false, start: null, presetHand: null, copies: { base: 0, gs: 1, rvi: 0 },
    powers: [
      { phase: 'consume', kind: 'consumeGoods', may: false, consumes: { goods: { count: 1, of: 'any' } }, times: 1, yields: { vp: 1 }, doubledByX2: true },
    ],
    endBonuses: [],
  },
  {
    id: 'clandestine-uplift-lab', name: 'Clandestine Uplift Lab', names: { hu: 'Génmanipuláltak Tiltott Laborja' }, kind: 'world',
    cost: null, defense: 3, vp: 2, vpVariable: false, good: 'none', production: 'none', military: true,
    keywords: ['uplift'], chromosome: true, start: null, presetHand: null, copies: { base: 0, gs: 1, rvi: 0 },
    powers: [
      { phase: 'explore', kind: 'drawMore', amount: 1, may: false },
      { phase: 'trade', kind: 'priceBonus', amount: 1, per: { kind: 'world', chromosome: true }, may: false, good: 'genes' },
      { phase: 'consume', kind: 'consumeGoods', may: false, consumes: { goods: { count: 1, of: 'any' } }, times: 1, yields: { vp: 1, cards: 1 }, doubledByX2: true },
    ],
    endBonuses: [],
  },
  {
    id: 'imperium-lords', name: 'Imperium Lords', names: { hu: 'Birodalmi Fejedelmek' }, kind: 'development',
    cost: 6, defense: null, vp: 0, vpVariable: true, good: 'none', production: 'none', military: false,
    keywords: ['imperium'], chromosome: false, start: null, presetHand: null, copies: { base: 0, gs: 1, rvi: 0 },
    powers: [
      { phase: 'produce', kind: 'drawPerCard', amount: 1, per: { kind: 'world', military: true }, may: false },
    ],
    endBonuses: [
      { vp: 2, per: { keyword: 'imperium' } },
      { vp: 1, per: { kind: 'world', military: true } },
    ],
  },
  {
    id: 'smuggling-lair', name: 'Smuggling Lair', kind: 'world',
    cost: null, defense: 1, vp: 1, vpVariable: false, good: 'rare', production: 'windfall', military: true,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 0, gs: 1, rvi: 0 },
    powers: [
      { phase: 'consume', kind: 'consumeGoods', may: false, consumes: { goods: { count: 1, of: 'any' } }, times: 1, yields: { cards: 2 } },
    ],
    endBonuses: [],
  },
  {
    id: 'volcanic-world', name: 'Volcanic World', kind: 'world',
    cost: 2, defense: null, vp: 1, vpVariable: false, good: 'rare', production: 'production', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 0, gs: 1, rvi: 0 },
    powers: [
      { phase: 'produce', kind: 'produceHere', may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'rebel-sympathizers', name: 'Rebel Sympathizers', kind: 'world',
    cost: null, defense: 1, vp: 1, vpVariable: false, good: 'novelty', production: 'windfall', military: true,
    keywords: ['rebel'], chromosome: false, start: null, presetHand: null, copies: { base: 0, gs: 1, rvi: 0 },
    powers: [
      { phase: 'produce', kind: 'drawIfProducedHere', amount: 1, may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'galactic-bazaar', name: 'Galactic Bazaar', kind: 'world',
    cost: 3, defense: null, vp: 2, vpVariable: false, good: 'novelty', production: 'windfall', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 0, gs: 1, rvi: 0 },
    powers: [
      { phase: 'trade', kind: 'priceBonus', amount: 1, may: false, good: 'novelty' },
      { phase: 'consume', kind: 'discardCards', may: true, consumes: { handCards: { upTo: 1 } }, yields: { vp: 1 }, yieldsPer: 'card', doubledByX2: false },
    ],
    endBonuses: [],
  },
  {
    id: 'galactic-studios', name: 'Galactic Studios', kind: 'world',
    cost: 5, defense: null, vp: 3, vpVariable: false, good: 'novelty', production: 'production', military: false,
    keywords: [], chromosome: false, start: null, presetHand: null, copies: { base: 0, gs: 1, rvi: 0 },
    powers: [
      { phase: 'consume', kind: 'consumeGoods', may: false, consumes: { goods: { count: 1, of: 'any' } }, times: 1, yields: { vp: 1, cards: 1 }, doubledByX2: true },
      { phase: 'produce', kind: 'produceHere', may: false },
      { phase: 'produce', kind: 'drawIfProducedHere', amount: 1, may: false },
    ],
    endBonuses: [],
  },
  {
    id: 'alien-toy-shop', name: 'Alien Toy Shop', kind: 'world',
    cost: 3, defense: null, vp: 1, vpVariable: false, good: 'alien', production: 'windfall', military: false,
    keywords: ['alien'], chromosome: false, start: null, presetHand: 5, copies: { base: 0, gs: 1, rvi: 0 },
    powers: [
      { phase: 'consume', kind: 'consumeGoods', may: false, consumes: { goods: { count: 1, of: 'alien', from: 'thisWorld' } }, times: 1, yields: { vp: 2 }, doubledByX2: true },
    ],
    endBonuses: [],
  },
  {
    id: 'hive-world', name: 'Hive World', kind: 'world',
    cost: null, defense: 3, vp: 2, vpVariable: false, good: 'genes', production: 'production', military: true,
    keywords: [], chromosome: false, start: null, presetHand: 5, copies: { base: 0, gs: 1, rvi: 0 },
    powers: [
      { phase: 'produce', kind: 'produceHere', may: false },
    ],
    endBonuses: [],
  },
];
