// Rules behind the powers of tiles that their own words do not tell, in English.

export const notes = {
  reassign: 'Once a round, when your phase is selected. The worker that selects stays where it is.',
  dictate:
    'Each use lays one worker aside; it goes back to your cup at the reveal. The worker that selects can neither pay nor move.',
  discount: 'It takes fewer workers, but counts its full number of points. Several such powers add up.',
  capacity: 'Both goods can be shipped, one by each shipper.',
  virtual: 'It works only in a phase that happens, and must do its task like any worker. It goes nowhere afterwards.',
  rearrange:
    'Dice on the stacks stay where they are, whatever comes to lie below them. The phase does not happen by it.',
  onTop: 'Dice that lie on the stack then work for the new tile; it is not finished before its own phase.',
  stockValue: 'In place of the credits that other explorers bring.',
  completion: 'It begins with the next tile you finish, also in the same phase; this one does not count.',
  workersToCup: 'You need not pay to recruit them.',
  worldColour: 'The colour of the world counts, not that of the die on it.',
  buyVp: 'Once for each good you trade, with the credits of that trade as well.',
  phaseEnd: 'Whenever the phase happens, whoever selected it, also without workers of yours in it.',
  drawTile: 'It goes under one of your stacks, also in a round in which you have no explorers.',
  removeDie: 'You choose the die from anywhere: it may also be a good, or one you have just spent on this tile.',
  once: 'Once, when it comes into play. A die in your cup is rolled next round.',
};
