// The nine home worlds.
import type { HomeWorldData } from './tile-data.ts';

export const homeWorlds = [
  { id: 'H1', squares: 1, side:
    { kind: 'world', id: 'alpha-centauri', name: 'Alpha Centauri', cost: 1, colour: 'rare',
      powers: [
        { trigger: 'setup', effect: 'gainDice', to: 'good', dice: [{ colour: 'rare', count: 1 }], may: false },
      ] },
  },
  { id: 'H2', squares: 1, side:
    { kind: 'world', id: 'ancient-race', name: 'Ancient Race', cost: 0, colour: 'genes',
      powers: [
        { trigger: 'setup', effect: 'gainDice', to: 'good', dice: [{ colour: 'genes', count: 1 }], may: false },
      ] },
  },
  { id: 'H3', squares: 1, side:
    { kind: 'world', id: 'damaged-alien-factory', name: 'Damaged Alien Factory', cost: 1, colour: 'alien',
      powers: [
        { trigger: 'setup', effect: 'gainDice', to: 'citizenry', dice: [{ colour: 'alien', count: 1 }], may: false },
      ] },
  },
  { id: 'H4', squares: 1, side:
    { kind: 'world', id: 'doomed-world', name: 'Doomed World', cost: 0, colour: 'grey',
      powers: [
        { trigger: 'setup', effect: 'setStartingCredits', amount: 8, may: false },
      ] },
  },
  { id: 'H5', squares: 1, side:
    { kind: 'world', id: 'earths-lost-colony', name: "Earth's Lost Colony", cost: 2, colour: 'novelty',
      powers: [
        { trigger: 'setup', effect: 'gainDice', to: 'good', dice: [{ colour: 'novelty', count: 1 }], may: false },
      ] },
  },
  { id: 'H6', squares: 1, side:
    { kind: 'world', id: 'epsilon-eridani', name: 'Epsilon Eridani', cost: 2, colour: 'grey',
      powers: [
        { trigger: 'setup', effect: 'gainDice', to: 'citizenry', dice: [{ colour: 'novelty', count: 1 }, { colour: 'military', count: 1 }], may: false },
      ] },
  },
  { id: 'H7', squares: 1, side:
    { kind: 'world', id: 'new-sparta', name: 'New Sparta', cost: 2, colour: 'grey',
      powers: [
        { trigger: 'setup', effect: 'gainDice', to: 'citizenry', dice: [{ colour: 'military', count: 2 }], may: false },
      ] },
  },
  { id: 'H8', squares: 1, side:
    { kind: 'world', id: 'old-earth', name: 'Old Earth', cost: 3, colour: 'grey',
      powers: [
        { trigger: 'setup', effect: 'gainDice', to: 'citizenry', dice: [{ colour: 'consumption', count: 1 }], may: false },
      ] },
  },
  { id: 'H9', squares: 1, side:
    { kind: 'world', id: 'separatist-colony', name: 'Separatist Colony', cost: 2, colour: 'grey',
      powers: [
        { trigger: 'setup', effect: 'gainDice', to: 'cup', dice: [{ colour: 'military', count: 1 }], may: false },
      ] },
  },
] as const satisfies readonly HomeWorldData[];
