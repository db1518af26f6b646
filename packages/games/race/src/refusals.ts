// Why an answer is not taken: every code of this game, with what its data says.

export const raceRefusals = [
  'race/malformed', //            field, expected: the answer does not have the form the question wants
  'race/not-in-hand', //          card: it is not among the cards the answer may use
  'race/wrong-count', //          expected, got: so many cards, worlds or actions are wanted
  'race/not-offered', //          offered: the choice is not among what the question offers
  'race/same-twice', //           what: something may be named once only
  'race/wrong-pair', //           the second Develop or Settle goes with the first only
  'race/not-a-development', //    card
  'race/not-a-world', //          card
  'race/already-in-tableau', //   card: never two of one name in a tableau
  'race/cannot-afford', //        card, price, hand
  'race/cannot-place', //         card, reasons
  'race/no-such-power', //        card: it has no power that could be used here
  'race/power-used', //           card: its power was used in this phase
  'race/wrong-way', //            way, reason: the world cannot be placed like that
  'race/wrong-price', //          price, paid: payment is exact
  'race/too-weak', //             strength, needed
  'race/power-without-cards', //  cards: each hand-card power named needs at least one card
  'race/no-target', //            world, owner: not exposed to this power
  'race/must-use', //             powers: a mandatory power is still usable
  'race/not-usable', //           card: nothing to use it on
  'race/wrong-goods', //          expected: which goods the power takes
  'race/no-good', //              world: no good lies there
  'race/out-of-range', //         min, max
] as const;

export type RaceRefusalCode = (typeof raceRefusals)[number];
