// The short rules of Race in English.

import { goodPrices } from '@orrery/race/describe';
import type { RaceRules } from '../../rules/rule-book.ts';

export const race: RaceRules = {
  'race-aim': {
    title: 'Aim and end',
    text: [
      'You build an empire of worlds and developments. The most points win.',
      'Points come from three places: the star on each card in play, the point chips you earn by consuming goods, and the special rule of large developments. With goals, their tiles count too.',
      "The match ends after the round in which somebody has 12 cards in play, or in which the last point chip of the pool is taken. The pool begins with 12 points per player. The round is always played to its end, and nobody gets fewer chips than earned. Hidden Fortress lifts its owner's own limit to 14.",
      'If points are equal, count cards in hand plus goods on worlds. Still equal: you share the win.',
    ],
  },
  'race-setup': {
    title: 'Getting ready',
    text: [
      'Everyone starts with one world in play and six cards in hand, and keeps four of them. What you throw away now is gone, so keep cards that can go into play soon: something cheap, something that fits your start world, and one dear card to aim for at most.',
      'Cards you cannot use are still worth keeping if you need money, since cards are what you pay with. But two of the six have to go.',
      'If you were dealt two start worlds, you keep one of them and throw the other away at the same moment. All start worlds are shown together. Ancient Race begins with three cards instead of four, and with a good on it.',
    ],
  },
  'race-action': {
    title: 'Choosing an action',
    text: [
      'Each round everyone secretly chooses one action. All are shown together. Only the phases somebody chose happen, in this order: Explore, Develop, Settle, Consume, Produce.',
      'A phase that happens is for everybody. Whoever chose it also gets its bonus:',
      [
        'Explore +5: look at 5 more cards.',
        'Explore +1, +1: look at 1 more and keep 1 more.',
        'Develop: pay 1 card less.',
        'Settle: draw 1 card after placing a world.',
        'Consume, Trade: sell one good for cards first.',
        'Consume, ×2: double the chips from consuming.',
        'Produce: fill one empty windfall world.',
      ],
      'So ask two things: what do I need, and what will the others call anyway? If two players choose the same action, the phase happens once and both have the bonus.',
    ],
  },
  'race-pay': {
    title: 'Paying',
    text: [
      'There are no coins. To put a card into play you throw away as many other cards from your hand as it costs. They leave face down; nobody sees them.',
      'The price is the number on the card, minus every discount you have. It never falls below zero and nothing is given back. You pay exactly: not one card more or less. The card you are placing does not pay for itself.',
      'The proposal on the table marks the cards you are likely to miss least. Change it freely; nothing is paid before you confirm. Some developments can be thrown out of play to lower a price once; they are offered as a separate choice.',
    ],
  },
  'race-explore': {
    title: 'Explore',
    text: [
      'Everyone looks at 2 cards and keeps 1.',
      'Choosing Explore +5 means looking at 7 and keeping 1. Choosing Explore +1, +1 means looking at 3 and keeping 2. Powers of your cards add to both numbers; the prompt shows the sum.',
      'Press the card you want to keep; the rest goes to the discard pile face down. Normally your hand is not touched. With some powers the new cards join your hand first, and you may throw away old ones instead.',
      'What to keep: first a card you can place in the next two rounds, then one that fits what you already have, then simply more money.',
    ],
  },
  'race-develop': {
    title: 'Develop',
    text: [
      'Everyone may put one development into play. You choose in secret, all show at once, then you pay.',
      'Its price is the number in the rhomb. Whoever chose Develop pays 1 card less. Other discounts are listed under the price.',
      'A development works from the next phase on, so one placed now already helps in Settle of this round. It does not help with its own price, and a card that draws for each development does not draw for itself.',
      'You can never have two developments of the same name in play.',
      'The dear ones with a filled rhomb cost 6 and have no printed points: what they bring is written on them and is shown as a live number.',
    ],
  },
  'race-settle': {
    title: 'Settle',
    text: [
      'Everyone may put one world into play. You choose in secret, all show at once.',
      'A world with a plain ring is paid for with cards: its number, minus your discounts. A world with a red spiked ring is conquered instead; see Military.',
      'A windfall world, marked by the dashed halo, arrives with a good on it. A production world arrives empty and gets its good when Produce comes. A new good cannot be used in the phase in which it came.',
      'Whoever chose Settle draws 1 card after placing a world. If you place nothing, you draw nothing.',
      'Some cards let you place a second world in the same phase, or place one for free and leave play for it. They are offered when they can be used.',
    ],
  },
  'race-military': {
    title: 'Military',
    text: [
      'A military world has a defence instead of a price. If your military is at least as high, you take the world and pay nothing.',
      'Your military is the sum of the military powers in play. Some count only against one sort of world, such as Rebel or Alien; they are added only there. Negative numbers count too.',
      'Money and strength never mix. Discounts do not help you conquer, and military does not make a paid world cheaper. Military is not used up: it works every time.',
      'Some cards give strength for one phase only, by leaving play or for cards from your hand. Some let you pay for a military world as if it were an ordinary one, but never for a world that makes Alien goods.',
    ],
  },
  'race-takeovers': {
    title: 'Takeovers',
    text: [
      'With takeovers on, three cards can take a military world away from a rival during Settle, instead of placing one.',
      "You can be attacked only if something you own allows it: a Rebel military world, an Imperium card, or military of 1 or more, depending on the attacker's card. The table marks who can attack whom.",
      "The attacker adds military, what fits the target, and strength used this phase. The defender adds the same, plus the world's own defence. A tie goes to the attacker. The attacker names all strength at once; the defender may then still add some.",
      'If it works, the world and its good change hands. Cards in play count as they stood when the phase began.',
    ],
  },
  'race-trade': {
    title: 'Trade',
    text: [
      'If you chose Consume: Trade, you first sell one good and draw cards for it. The kind of the good sets the price:',
      [
        `Novelty ${goodPrices.novelty}`,
        `Rare elements ${goodPrices.rare}`,
        `Genes ${goodPrices.genes}`,
        `Alien technology ${goodPrices.alien}`,
      ],
      'Your cards can add to it; the sum stands next to each good. You must sell one if you have one, and only one. Only those who chose Trade sell, and owners of a card that says so.',
      'After the sale you consume like everybody else. So count first: is there a good left over for selling, or would it be worth more as points?',
      'Selling is usually best early in the match, when every card soon becomes part of your empire.',
    ],
  },
  'race-consume': {
    title: 'Consume',
    text: [
      'Goods become points or cards here, through the consume powers of your cards. Each power says what it takes and what it gives. Point chips go in front of you; they count at the end.',
      'You must use every power as long as there are goods for it. The order is yours, and it can matter: a power that takes "up to three" takes three if they are there. Each power works once per phase.',
      'If you chose ×2, chips from consuming are doubled. Cards are never doubled, and neither are chips you get for throwing away hand cards.',
    ],
  },
  'race-produce': {
    title: 'Produce',
    text: [
      'Every production world without a good gets one. A world never holds more than one.',
      'Windfall worlds stay empty, unless a power of yours fills them or you chose Produce: then you fill one of them.',
      'Some cards draw when you produce: for each good of a kind, for each kind, or for producing most. They count what has been produced up to that moment, so use them last if you may choose. "Most" means strictly more than each rival.',
      'A good is a card from the deck, face down. Nobody knows which. What counts is the kind of the world it lies on.',
      'Produce is worth calling when most of your worlds are empty. If they are full, nothing happens.',
    ],
  },
  'race-end': {
    title: 'Round end and points',
    text: [
      'At the end of a round you may hold at most 10 cards; throw away the rest. Then it is checked whether the match ends.',
      'At the end your points are:',
      [
        'the star of every card in play,',
        'your point chips,',
        'what your large developments bring,',
        'your goals, if they are in use.',
      ],
      'A development with a question mark counts your cards, your chips or your military by its own rule. It counts itself where it fits, and each other card once, by the first line that fits.',
      'Press a total to see every part of it, named by card. Cards in hand and goods are worth nothing at the end, except to break a tie.',
    ],
  },
  'race-goals': {
    title: 'Goals',
    text: [
      'Six tiles lie beside the table.',
      'Four of them are for being first, worth 3 points each. Whoever meets the condition at the end of a phase takes the tile. If several do so in the same phase, all of them get 3. You never lose it.',
      'Two of them are for having most, worth 5 points. There is a least amount to reach. Whoever alone has most holds the tile and loses it when somebody has more. With equal amounts the holder keeps it; if nobody holds it, it stays in the middle.',
      'At the end everyone tied for most without the tile gets 3.',
      'Each tile shows who leads and what you still need.',
    ],
  },
  'race-duel': {
    title: 'Two players, two actions',
    text: [
      'Two players may play with two actions each per round. You choose two different cards out of nine: Develop and Settle are there twice.',
      'Choosing both Develops makes two Develop phases, one after the other, with your bonus in both. Your rival acts in both as well, with the bonus at most in the first. What you place in the first already helps in the second. The same is true for Settle.',
      'Both Explores together mean looking at 8 cards and keeping 2. Both Consumes mean: sell one good first, then consume for double chips.',
      'Think in pairs. Two halves that need each other, such as Produce and Settle, or Trade and Develop, no longer depend on what the other one calls.',
    ],
  },
  'race-robot': {
    title: 'The solo robot',
    text: [
      'You play with two actions against a robot that needs no hand and no thinking. You choose first. Then its two dice are rolled and put on the mat. Where a die lies, the robot acts; where only you chose, it merely answers.',
      'It has a stack of unseen cards, credits from 0 to 4 and an economy from 0 to 5. Settling and developing turn cards of its stack over until one fits. Consuming gives it chips by its economy. Its cards have no powers, only points.',
      'Its start world changes some of this; the mat shows how. The match ends as usual, with a pool of 24 points. Each step leaves a line that says why.',
    ],
  },
  'race-draft': {
    title: 'Drafting',
    text: [
      'Before the match everyone makes a deck of their own.',
      'You hold five cards, take one and pass the rest on; then you take one of those that reach you, until the packet is empty. Then the next five cards come, passed the other way. It goes on until not everybody can be given five.',
      'Your deck is what you took. In the match you draw only from it and discard to a pile of your own, which is shuffled again when the deck is empty.',
      'You see your two start worlds before you begin. Take cards that work together, but keep enough cheap ones: a deck of treasures has no money in it.',
    ],
  },
};
