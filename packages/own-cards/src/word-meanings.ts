// What each word of the vocabulary does, in a sentence for whoever writes a card: shown by editors that know the JSON
// Schema. Players are shown sentences made from the data, not these. Rules chapters 5 to 9.
import type { Phase, PowersByPhase } from '@orrery/race';

type Meanings = { readonly [P in Phase]: { readonly [K in PowersByPhase[P]['kind']]: string } };

const meanings: Meanings = {
  setup: { startHand: 'The owner starts with so many cards. Start worlds only.' },
  explore: {
    drawMore: 'Draw so many more cards.',
    keepMore: 'Keep so many more cards.',
    mixWithHand: 'The cards to discard may come from the drawn cards and the hand together.',
  },
  develop: {
    drawAtStart: 'Draw so many cards when the phase begins.',
    discount: 'A development costs so much less; with "consumes" this card is discarded for it, by choice.',
    drawAfterPlacing: 'Draw so many cards after placing a development.',
  },
  settle: {
    discount: 'A world (of that kind, if one is named) costs so much less.',
    placeForFree: 'Discard this card: a world that is paid for, except of that kind, costs nothing.',
    military: 'So much permanent strength, maybe only against some worlds, maybe for each card of a sort.',
    temporaryMilitary: 'Strength for this phase, by discarding this card or up to so many hand cards.',
    payForMilitary: 'A military world, except of that kind, may be paid for: its defense less so much.',
    payForMilitaryDiscount: 'So much less when a military world is paid for.',
    conquerNonMilitary:
      'Discard this card: a non-military world is conquered as if its cost less so much were a defense.',
    drawAfterPlacing: 'Draw so many cards after placing a world.',
    placeSecondWorld: 'A second world may be placed in this phase.',
    takeover: 'A world of another player may be taken by force. With takeovers only.',
    takeoverDefense: 'More strength against takeovers. With takeovers only.',
  },
  trade: { priceBonus: 'Draw so many more cards for a good that is sold.' },
  consume: {
    consumeGoods: 'Discard goods for points or cards, so many times.',
    discardCards: 'Discard up to so many hand cards for points or cards each.',
    gain: 'Gain points or cards for nothing.',
    sellGood: 'Sell a good in the Consume phase, with or without price bonuses.',
    guessCost: 'Name a number and turn up a card: it is kept if its cost or defense is that number.',
    ante: 'Stake a hand card: keep one of as many cards turned up as it costs, if one of them costs more.',
  },
  produce: {
    produceHere: 'A good on this world; with "consumes" for a hand card, by choice.',
    produceOnWindfall: 'A good on one empty windfall world of that kind.',
    draw: 'Draw so many cards.',
    drawIfProducedHere: 'Draw so many cards if a good was produced on this world.',
    drawPerGoodProduced: 'Draw so many cards for each good of that kind produced in this phase.',
    drawPerKindProduced: 'Draw so many cards for each kind of good produced in this phase.',
    drawIfMostProduced: 'Draw so many cards if nobody else produced as many goods of that kind.',
    drawPerCard: 'Draw so many cards for each card of that sort in the tableau.',
  },
  roundEnd: { handLimit: 'So many cards may be kept at the end of a round.' },
  gameEnd: { tableauLimit: 'So many cards in the tableau end the match for this player, not twelve.' },
};

/** The same by `phase: kind`. */
export const wordMeanings: { readonly [word: string]: string } = Object.fromEntries(
  Object.entries(meanings).flatMap(([phase, words]) =>
    Object.entries(words).map(([kind, meaning]) => [`${phase}: ${kind}`, meaning]),
  ),
);
