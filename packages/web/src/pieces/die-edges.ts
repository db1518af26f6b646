// The pattern along the lower edge of a die, so that its colour can be told without colour.

import type { DieColour } from '@orrery/roll';

const patterns: { readonly [C in DieColour]: string } = {
  home: 'M2 33.5H38',
  military: 'M4 39 9 33M10 39 15 33M16 39 21 33M22 39 27 33M28 39 33 33M34 38.6 38 33.8',
  consumption: 'M2 36Q5 33 8 36T14 36T20 36T26 36T32 36T38 36',
  novelty: 'M5 36h.1M11 36h.1M17 36h.1M23 36h.1M29 36h.1M35 36h.1M8 34h.1M14 34h.1M20 34h.1M26 34h.1M32 34h.1',
  rare: 'M2 33.5H38M8 33.5V36.5M20 33.5V36.5M32 33.5V36.5M3 36.5H37M14 36.5V39M26 36.5V39',
  genes: 'M2 34Q11 39 20 34T38 34M2 37Q11 32 20 37T38 37',
  alien: 'M2 33 8 38 14 33 20 38 26 33 32 38 38 33M8 33 14 38 20 33 26 38 32 33',
};

export const edgeOf = (colour: DieColour): string => patterns[colour];
