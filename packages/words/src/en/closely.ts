// A card or tile looked at closely, in English.

import { count } from './numbers.ts';

export const closely = {
  costs: (amount: number): string => (amount === 0 ? 'costs nothing' : `costs ${count(amount, 'card')}`),
  conquer: (defence: number): string => `conquer it with ${defence} Military`,
  whenPlaced: 'When completed',
  turned: 'The same tile, turned over',
  previous: 'The one before',
  next: 'The next one',
  rule: 'Rules',
  copies: (amount: number): string => count(amount, 'copy', 'copies'),
  tile: (id: string): string => `Tile ${id}`,
  notes: {
    windfall:
      'A windfall world gets its good when it is settled, and later only by a power or by the bonus of Produce.',
    military: 'A military world is not paid for: your Military must reach its defence when you settle it.',
    scoring: 'Its points are counted at the end of the game; the table shows what they come to now.',
    takeovers: 'Takeovers are played only where all agreed on them before the match.',
    turned: 'Only the side that is built counts; the other plays no part.',
  },
  now: {
    inEmpire: (who: string | null): string => (who === null ? 'In your empire.' : `In ${who}’s empire.`),
    sells: (amount: number): string => `Its good sells for ${count(amount, 'card')}.`,
    less: (list: string): string => `Lowered by ${list}.`,
    strength: (list: string): string => `Your Military: ${list}.`,
    taken: (who: string, isMine: boolean, attack: number, defence: number): string =>
      `${isMine ? who : 'You'} can take it: ${attack} against ${defence}.`,
    onStack: (who: string | null, laid: number, workers: number): string =>
      `Next on ${who === null ? 'your' : `${who}’s`} stack: ${laid} of ${workers} workers laid.`,
    goals: (list: string): string => `Goals: ${list}.`,
    towards: (goal: string, amount: string, then: string): string => `${goal} ${amount} (then ${then})`,
    good: (worth: string): string => `Its good: ${worth}.`,
  },
  rules: {
    mixWithHand: 'The cards you draw join your hand; then you discard from all of them.',
    placeForFree:
      'It is discarded for that, so your empire has as many cards as before. It does not work for worlds with Alien goods.',
    temporaryMilitary:
      'This strength lasts to the end of the Settle phase: also for a second world, and when you are attacked.',
    payForMilitary:
      'You pay as many cards as the world has defence, less your discounts; your Military plays no part. Two such powers do not add up, and worlds with Alien goods cannot be paid for.',
    conquerNonMilitary: 'Only Military counts for this, no discount. The world stays a non-military world.',
    placeSecondWorld:
      'The second world comes when the first is settled completely; powers of the first do not help yet. The bonus of Settle comes once.',
    takeover:
      'The attack must reach the owner’s Military plus the defence of the world; a tie is enough. It takes the place of settling a world in that phase.',
    takeoverDefense: 'It counts only when one of your worlds is attacked.',
    consumeGoods: 'A Consume power must be used as long as there are goods for it. You choose the order.',
    discardCards: 'You need not use it. Consume: ×2 does not double it.',
    sellGood: 'This sale is made in every Consume phase if you have a good, whoever called it.',
    ante: 'If one of the cards turned up has a higher cost or defence, you take one of them and keep the card you showed; otherwise you lose it.',
    drawPerProduced: 'It counts what you have produced in this phase up to the moment you use it.',
    drawIfMostProduced: 'With a tie nobody draws.',
    fromTheNext: 'It does not work yet in the phase in which it is placed.',
  },
};
