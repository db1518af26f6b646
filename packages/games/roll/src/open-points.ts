// The points that no source settles, each decided here once, with its id. Code that depends on one imports it, so that
// a reader finds every place by its name.
// @rule roll-16.1, roll-16.2, roll-16.3, roll-16.4, roll-16.5, roll-16.6, roll-16.7, roll-16.8, roll-16.9, roll-16.10
// @rule roll-16.11, roll-16.12, roll-16.13, roll-16.14

export const openPoints = {
  /** O1: may the selector pay for Dictate or be reassigned? */
  selectorMayMove: false,
  /** O2: may Dictate pay without moving anybody? */
  dictateWithoutMove: false,
  /** O3: may several powers move one die in turn? */
  dieMovedSeveralTimes: true,
  /** O4: do dice lying on an empty stack go to the cup when its phase is active? */
  emptyStackFreesDice: true,
  /** O5: does a Trade at the credit cap pay out before the purchase of VP is paid? */
  tradePaysBeforeBuying: true,
  /** O6: may the extra tile of Explore go on top? */
  extraTileOnTop: false,
  /** O7: does a Scout end short when even the second level of shortage has no tile? Asserted never to arise. */
  scoutEndsShort: true,
  /** O8: may the owner decline to send workers to the cup? */
  workersToCupDeclinable: false,
  /** O9: when do powers act that name only a phase? */
  untimedPowersAt: 'phaseEnd',
  /** O10: may stacks be rearranged between drawing and placing? */
  rearrangeWhilePlacing: false,
  /** O11: can the reserve run out? */
  reserveUnlimited: true,
  /** O12: does the extra tile of Explore use the same two levels of shortage as a Scout? */
  extraTileUsesShortage: true,
  /** O13: when does Explore go over to strict order? */
  exploreStrictFrom: 'first draw the bag cannot serve',
  /** O14: may a die just spent on the tile be the one removed? */
  spentDiceRemovable: true,
} as const;
