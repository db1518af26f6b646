// The robot of the solo game: its mat, dice, counters and one table per start world. Rules chapter 11.
// Nothing but data. Every value says where it comes from, because some printed parts could not be read: a value
// marked `reconstructed` contradicts nothing that is known and is to be replaced when the printed part can be seen.
import type { SoloTables } from './solo-tables.ts';

export const solo: SoloTables = {
  provenance: {
    rulebookText: 'stated in the text of the two expansion rulebooks',
    rulebookPicture: 'read from the pictures of the counters and of the mat in the English expansion rulebooks',
    other: 'stated by another public source',
    reconstructed:
      'not stated anywhere we could read; chosen so that it contradicts nothing; keep it in a data table and replace it when the printed part can be seen',
  },
  /** @rule race-11.2.1 */
  vpChips: { value: 24, from: 'rulebookText' },
  /** @rule race-11.1.3 */
  tracks: {
    credits: { value: { min: 0, max: 4 }, from: 'rulebookText' },
    economy: { value: { min: 0, max: 5 }, from: 'rulebookText' },
  },
  /** @rule race-11.1.4 */
  difficulty: {
    easy: { value: { sixCounters: 1, vpEach: 6 }, from: 'rulebookText' },
    medium: { value: { sixCounters: 2, vpEach: 6 }, from: 'rulebookText' },
    hard: { value: { sixCounters: 3, vpEach: 9 }, from: 'rulebookText' },
  },
  /** @rule race-11.3.5 */
  matSpaces: {
    value: ['explore', 'explore', 'develop', 'develop', 'settle', 'settle', 'consumeTrade', 'consumeX2', 'produce'],
    from: 'rulebookPicture',
  },
  dice: {
    /** @rule race-11.4.1 */
    known: {
      value: [
        'two six-sided dice',
        'exactly two robot faces, both on the same die',
        'at least one match face on each die',
        'action faces that occur: explore, develop, settle, consumeTrade, produce (used in examples), consumeX2 (drawn as a face)',
      ],
      from: 'rulebookText',
    },
    /** @rule race-11.4.2 */
    faces: {
      value: [
        ['explore', 'develop', 'settle', 'consumeTrade', 'produce', 'match'],
        ['develop', 'settle', 'consumeX2', 'robot', 'robot', 'match'],
      ],
      from: 'reconstructed',
    },
  },
  defaults: {
    /** @rule race-11.5.3 */
    explore: {
      action: { value: { draw: 1, credits: 1 }, from: 'rulebookText' },
      secondAction: { value: { draw: 2 }, from: 'rulebookPicture', note: 'so both Explores draw 3 in all' },
      response: { value: { draw: 1 }, from: 'rulebookText' },
    },
    /** @rule race-11.5.4 */
    develop: {
      sixCounter: { value: { actionCost: 2, responseCost: 3 }, from: 'rulebookText' }, // @rule race-11.5.11
      action: { value: { draw: 1, find: 'development', sixCost: 1, otherCost: 0 }, from: 'rulebookText' },
      response: {
        value: { needsCredit: true, draw: 0, find: 'development', sixCost: 1, otherCost: 1 },
        from: 'rulebookText',
      },
    },
    /** @rule race-11.5.5 */
    settle: {
      action: { value: { draw: 3, find: 'nonMilitaryWorld', cost: 0 }, from: 'rulebookText' },
      response: { value: { needsCredit: true, draw: 2, find: 'nonMilitaryWorld', cost: 1 }, from: 'rulebookText' },
    },
    consume: {
      trade: { value: { credits: 2, vpTimesEconomy: 1 }, from: 'rulebookText' }, // @rule race-11.5.6
      x2: { value: { vpTimesEconomy: 2, thenEconomy: 1 }, from: 'rulebookText' }, // @rule race-11.5.7
      both: { value: { vpTimesEconomy: 2, thenCredits: 2, thenEconomy: 1 }, from: 'rulebookText' }, // @rule race-11.5.8
      response: { value: { vpTimesEconomy: 1, oncePerPhase: true }, from: 'rulebookText' }, // @rule race-11.5.9
    },
    /** @rule race-11.5.10 */
    produce: { action: { value: { economy: 1 }, from: 'rulebookText' }, response: { value: {}, from: 'rulebookText' } },
  },
  robots: [
    /** @rule race-11.6.1 */
    {
      number: 0,
      world: 'old-earth',
      credits: { value: 1, from: 'rulebookText' },
      economy: { value: 0, from: 'rulebookText' },
      drawStack: { value: 4, from: 'rulebookText' },
      robotSymbol: { value: 'consumeTrade', from: 'rulebookPicture' },
      effects: [
        {
          kind: 'changeSymbol',
          after: { action: 'consumeTrade', which: 'first' },
          set: { value: { robotSymbol: 'consumeX2' }, from: 'rulebookText' },
          thenDiscardCounter: { value: true, from: 'rulebookText' },
        },
      ],
    },
    /** @rule race-11.6.2 */
    {
      number: 1,
      world: 'epsilon-eridani',
      credits: { value: 1, from: 'rulebookText' },
      economy: { value: 1, from: 'rulebookText' },
      drawStack: { value: 4, from: 'rulebookText' },
      robotSymbol: { value: 'develop', from: 'reconstructed' },
      effects: [
        {
          kind: 'phase',
          phase: 'settle',
          action: { value: { draw: 3, find: 'militaryWorld', cost: 0 }, from: 'rulebookPicture' },
          response: { value: { needsCredit: false, draw: 2, find: 'militaryWorld', cost: 0 }, from: 'rulebookPicture' },
        },
      ],
    },
    /** @rule race-11.6.3 */
    {
      number: 2,
      world: 'alpha-centauri',
      credits: { value: 2, from: 'rulebookText' },
      economy: { value: 0, from: 'rulebookText' },
      drawStack: { value: 4, from: 'rulebookText' },
      robotSymbol: { value: 'settle', from: 'rulebookPicture', note: 'number on the pictured counter is blurred' },
      effects: [
        {
          kind: 'phase',
          phase: 'settle',
          action: { value: { draw: 4, find: 'nonMilitaryWorld', cost: 0 }, from: 'rulebookPicture' },
          response: {
            value: { needsCredit: false, draw: 2, find: 'nonMilitaryWorld', cost: 0 },
            from: 'rulebookPicture',
          },
        },
      ],
    },
    /** @rule race-11.6.4 */
    {
      number: 3,
      world: 'new-sparta',
      credits: { value: 1, from: 'rulebookText' },
      economy: { value: 0, from: 'rulebookText' },
      drawStack: { value: 4, from: 'rulebookText' },
      robotSymbol: { value: 'settle', from: 'rulebookPicture' },
      effects: [
        {
          kind: 'phase',
          phase: 'settle',
          action: { value: { draw: 5, find: 'militaryWorld', cost: 0 }, from: 'rulebookPicture' },
          response: { value: { needsCredit: false, draw: 4, find: 'militaryWorld', cost: 0 }, from: 'rulebookPicture' },
        },
      ],
    },
    /** @rule race-11.6.5 */
    {
      number: 4,
      world: 'earths-lost-colony',
      credits: { value: 1, from: 'rulebookText' },
      economy: { value: 1, from: 'rulebookText' },
      drawStack: { value: 4, from: 'rulebookText' },
      robotSymbol: { value: 'produce', from: 'reconstructed' },
      effects: [],
    },
    /** @rule race-11.6.6 */
    {
      number: 5,
      world: 'separatist-colony',
      credits: { value: 1, from: 'rulebookText' },
      economy: { value: 0, from: 'rulebookText' },
      drawStack: { value: 4, from: 'rulebookText' },
      robotSymbol: { value: 'explore', from: 'reconstructed' },
      effects: [
        {
          kind: 'phase',
          phase: 'explore',
          action: { value: { draw: 3, credits: 1 }, from: 'rulebookPicture' },
          secondAction: { value: { draw: 4 }, from: 'rulebookPicture' },
          response: { value: { draw: 3 }, from: 'rulebookPicture' },
        },
        {
          kind: 'phase',
          phase: 'settle',
          action: { value: { draw: 3, find: 'militaryWorld', cost: 0 }, from: 'rulebookPicture' },
          response: { value: { needsCredit: false, draw: 2, find: 'militaryWorld', cost: 0 }, from: 'rulebookPicture' },
        },
      ],
    },
    /** @rule race-11.6.7 */
    {
      number: 6,
      world: 'ancient-race',
      credits: { value: 0, from: 'rulebookText' },
      economy: { value: 0, from: 'rulebookText' },
      drawStack: { value: 3, from: 'rulebookText' },
      robotSymbol: { value: 'consumeTrade', from: 'other' },
      effects: [],
    },
    /** @rule race-11.6.8 */
    {
      number: 7,
      world: 'damaged-alien-factory',
      credits: { value: 1, from: 'rulebookText' },
      economy: { value: 0, from: 'rulebookText' },
      drawStack: { value: 4, from: 'rulebookText' },
      robotSymbol: {
        value: 'produce',
        from: 'reconstructed',
        note: 'the two values it alternates between are certain, which one it starts with is not',
      },
      effects: [
        {
          kind: 'changeSymbol',
          after: { action: 'consumeTrade', which: 'every' },
          onlyIf: { robotSymbol: 'consumeTrade' },
          set: { value: { robotSymbol: 'produce' }, from: 'rulebookText' },
        },
        {
          kind: 'changeSymbol',
          after: { action: 'produce', which: 'every' },
          onlyIf: { robotSymbol: 'produce' },
          set: { value: { robotSymbol: 'consumeTrade' }, from: 'rulebookText' },
        },
      ],
    },
    /** @rule race-11.6.9 */
    {
      number: 8,
      world: 'doomed-world',
      credits: { value: 1, from: 'rulebookText' },
      economy: { value: 0, from: 'rulebookText' },
      drawStack: { value: 4, from: 'rulebookText' },
      robotSymbol: {
        value: 'settle',
        from: 'rulebookPicture',
        note: 'number on the pictured counter is blurred; 0 and 6 are excluded',
      },
      effects: [
        {
          kind: 'instead',
          of: { action: 'settle', which: 'first' },
          flipFrom: { value: 'commonDrawPile', from: 'rulebookText' },
          find: { value: { world: 'nonMilitaryWorld', vpAtLeast: 3 }, from: 'rulebookText' },
          gains: { value: { credits: 2, economy: 1 }, from: 'rulebookText' },
          thenDiscard: { value: ['counter', 'doomed-world'], from: 'rulebookText' },
        },
      ],
    },
    /** @rule race-11.6.10 */
    {
      number: 9,
      world: 'rebel-cantina',
      credits: { value: 1, from: 'rulebookText' },
      economy: { value: 0, from: 'rulebookText' },
      drawStack: { value: 4, from: 'rulebookText' },
      robotSymbol: { value: 'settle', from: 'rulebookPicture' },
      effects: [
        {
          kind: 'phase',
          phase: 'settle',
          action: { value: { draw: 4, find: 'anyWorld', cost: 0 }, from: 'rulebookPicture' },
          response: {
            value: { needsCredit: true, draw: 3, find: 'anyWorld', cost: { nonMilitaryWorld: 1, militaryWorld: 0 } },
            from: 'rulebookPicture',
          },
          note: 'the counter shows the credit being paid for a non-military world; that a military one is free is read from that icon only',
        },
        {
          kind: 'phase',
          phase: 'produce',
          action: { value: { economy: 1, credits: 1 }, from: 'rulebookPicture' },
          response: { value: { credits: 1 }, from: 'rulebookPicture' },
        },
      ],
    },
    /** @rule race-11.6.11 */
    {
      number: 10,
      world: 'galactic-developers',
      credits: { value: 1, from: 'rulebookText' },
      economy: { value: 0, from: 'rulebookText' },
      drawStack: { value: 4, from: 'rulebookText' },
      robotSymbol: { value: 'develop', from: 'rulebookPicture' },
      effects: [
        {
          kind: 'phase',
          phase: 'develop',
          sixCounter: { value: { actionCost: 2, responseCost: 2 }, from: 'rulebookText' },
          action: { value: { draw: 3, find: 'development', sixCost: 0, otherCost: 0 }, from: 'rulebookPicture' },
          response: {
            value: { needsCredit: false, draw: 1, find: 'development', sixCost: 1, otherCost: 0 },
            from: 'rulebookPicture',
          },
        },
      ],
    },
    /** @rule race-11.6.12 */
    {
      number: 11,
      world: 'imperium-warlord',
      credits: { value: 1, from: 'rulebookText' },
      economy: { value: 0, from: 'rulebookText' },
      drawStack: { value: 4, from: 'rulebookText' },
      robotSymbol: { value: 'settle', from: 'rulebookPicture' },
      effects: [
        {
          kind: 'phase',
          phase: 'explore',
          action: { value: { draw: 2, credits: 1 }, from: 'rulebookPicture' },
          secondAction: { value: { draw: 3 }, from: 'rulebookPicture' },
          response: { value: { draw: 2 }, from: 'rulebookPicture' },
        },
        {
          kind: 'phase',
          phase: 'settle',
          action: { value: { draw: 5, find: 'militaryWorld', cost: 0 }, from: 'rulebookPicture' },
          response: { value: { needsCredit: false, draw: 2, find: 'militaryWorld', cost: 0 }, from: 'rulebookPicture' },
        },
      ],
    },
  ],
};
