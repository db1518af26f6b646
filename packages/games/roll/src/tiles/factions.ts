// The nine faction tiles, each with two halves in the tableau from the start.
import type { FactionData } from './tile-data.ts';

export const factions = [
  { id: 'F1', number: 1, squares: 2, halves: [
    { kind: 'development', id: 'space-piracy', name: 'Space Piracy', cost: 0, colour: null, reassignPower: false, immediate: false,
      powers: [
        { trigger: 'phaseEnd', phases: ['ship'], effect: 'gain', resource: 'credits', amount: 1, per: { count: 'citizenryDice', colours: ['military'], groupOf: 2, round: 'up' }, may: false },
      ] },
    { kind: 'world', id: 'hidden-fortress', name: 'Hidden Fortress', cost: 2, colour: 'grey',
      powers: [
        { trigger: 'setup', effect: 'gainDice', to: 'citizenry', dice: [{ colour: 'military', count: 1 }], may: false },
      ] },
  ] },
  { id: 'F2', number: 2, squares: 2, halves: [
    { kind: 'development', id: 'alien-archaeology', name: 'Alien Archaeology', cost: 1, colour: null, reassignPower: false, immediate: false,
      powers: [
        { trigger: 'stock', phases: ['explore'], effect: 'stockValue', amount: 4, filter: { workerColours: ['alien'] }, may: false },
      ] },
    { kind: 'world', id: 'alien-rosetta-stone-world', name: 'Alien Rosetta Stone World', cost: 1, colour: 'grey',
      powers: [
        { trigger: 'setup', effect: 'gainDice', to: 'citizenry', dice: [{ colour: 'alien', count: 1 }], may: false },
      ] },
  ] },
  { id: 'F3', number: 3, squares: 2, halves: [
    { kind: 'development', id: 'consumer-markets', name: 'Consumer Markets', cost: 3, colour: null, reassignPower: false, immediate: false,
      powers: [
        { trigger: 'phaseEnd', phases: ['produce'], effect: 'gain', resource: 'credits', amount: 1, per: { count: 'goods', worldColours: ['novelty'] }, may: false },
      ] },
    { kind: 'world', id: 'space-mall', name: 'Space Mall', cost: 0, colour: 'novelty',
      powers: [
        { trigger: 'setup', effect: 'gainDice', to: 'cup', dice: [{ colour: 'novelty', count: 1 }], may: false },
      ] },
  ] },
  { id: 'F4', number: 4, squares: 2, halves: [
    { kind: 'development', id: 'improved-reconnaissance', name: 'Improved Reconnaissance', cost: 2, colour: null, reassignPower: false, immediate: false,
      powers: [
        { trigger: 'scout', phases: ['explore'], effect: 'placeOnTop', may: true },
      ] },
    { kind: 'world', id: 'wormhole-station', name: 'Wormhole Station', cost: 3, colour: 'rare',
      powers: [
        { trigger: 'setup', effect: 'gainDice', to: 'cup', dice: [{ colour: 'rare', count: 1 }], may: false },
      ] },
  ] },
  { id: 'F5', number: 5, squares: 2, halves: [
    { kind: 'development', id: 'genetics-lab', name: 'Genetics Lab', cost: 2, colour: null, reassignPower: false, immediate: false,
      powers: [
        { trigger: 'phaseEnd', phases: ['produce'], effect: 'gain', resource: 'credits', amount: 2, per: { count: 'goods', dieColours: ['genes'] }, may: false },
      ] },
    { kind: 'world', id: 'the-last-of-the-gnarssh', name: 'The Last of the Gnarssh', cost: 0, colour: 'genes',
      powers: [
        { trigger: 'setup', effect: 'gainDice', to: 'citizenry', dice: [{ colour: 'genes', count: 1 }], may: false },
      ] },
  ] },
  { id: 'F6', number: 6, squares: 2, halves: [
    { kind: 'development', id: 'galactic-religion', name: 'Galactic Religion', cost: 2, colour: null, reassignPower: false, immediate: false,
      powers: [
        { trigger: 'phaseEnd', phases: ['develop'], effect: 'gain', resource: 'credits', amount: 1, per: { count: 'citizenryDice', colours: ['novelty'] }, may: false },
      ] },
    { kind: 'world', id: 'pilgrimage-world', name: 'Pilgrimage World', cost: 3, colour: 'novelty',
      powers: [
        { trigger: 'setup', effect: 'gainDice', to: 'good', dice: [{ colour: 'novelty', count: 1 }], may: false },
      ] },
  ] },
  { id: 'F7', number: 7, squares: 2, halves: [
    { kind: 'development', id: 'biological-adaptation', name: 'Biological Adaptation', cost: 2, colour: null, reassignPower: false, immediate: false,
      powers: [
        { trigger: 'continuous', phases: ['develop'], effect: 'costReduction', target: { kind: 'development', reassignPower: true }, amount: 1, floor: 1, may: false },
      ] },
    { kind: 'world', id: 'aquatic-uplift-world', name: 'Aquatic Uplift World', cost: 2, colour: 'grey',
      powers: [
        { trigger: 'setup', effect: 'gainDice', to: 'cup', dice: [{ colour: 'genes', count: 1 }], may: false },
      ] },
  ] },
  { id: 'F8', number: 8, squares: 2, halves: [
    { kind: 'development', id: 'mining-industry', name: 'Mining Industry', cost: 2, colour: null, reassignPower: false, immediate: false,
      powers: [
        { trigger: 'consume', phases: ['ship'], effect: 'gain', resource: 'credits', amount: 1, filter: { worldColours: ['rare'] }, may: false },
      ] },
    { kind: 'world', id: 'meteorite-planet', name: 'Meteorite Planet', cost: 1, colour: 'rare',
      powers: [
        { trigger: 'setup', effect: 'gainDice', to: 'citizenry', dice: [{ colour: 'rare', count: 1 }], may: false },
      ] },
  ] },
  { id: 'F9', number: 9, squares: 2, halves: [
    { kind: 'world', id: 'destroyed-colony', name: 'Destroyed Colony', cost: 0, colour: 'grey',
      powers: [
        { trigger: 'setup', effect: 'gainDice', to: 'cup', dice: [{ colour: 'consumption', count: 1 }], may: false },
      ] },
    { kind: 'world', id: 'awakened-alien-outpost', name: 'Awakened Alien Outpost', cost: 3, colour: 'alien',
      powers: [
        { trigger: 'setup', effect: 'gainDice', to: 'citizenry', dice: [{ colour: 'military', count: 1 }], may: false },
      ] },
  ] },
] as const satisfies readonly FactionData[];
