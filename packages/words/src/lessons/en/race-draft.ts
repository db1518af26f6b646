// A short draft of Rebel vs Imperium, in English.

import type { LessonText } from '../lesson-text.ts';

export const raceDraft: LessonText = {
  title: 'Race: drafting',
  about: 'Making a deck of your own: cards that work together, what the rival leaves, and enough coins in the purse.',
  beats: {
    first: {
      title: 'Take one, pass the rest',
      say: 'In a draft everyone makes a **deck of their own**. You see {packet} cards, take one and pass the rest. Afterwards you choose a start world: **Alpha Centauri**, for which Rare worlds are cheaper, or **New Sparta**, strong in military. Which card do you take?',
      why: 'Every pick asks something of the picks to come. Mining Robots want Rare worlds, Rebel Base wants military.',
      replies: {
        robots: 'Good: they make Rare worlds cheaper, as Alpha Centauri does. Now look for such worlds.',
        base: 'Many points, defence {defence}. Now you need New Sparta and cards with military.',
        trend: 'Strong, but it costs {cost}. Each such card needs many cheap ones that pay for it.',
        specialist: 'Useful with red rings, whether you fight or pay. It does not decide anything yet.',
        gem: 'Cheap and useful in every deck. It leaves both ways open.',
      },
    },
    passed: {
      title: 'What she passed on',
      say: 'Mira’s packet: she has taken a card, {packet} are left. **Comet Zone** is a Rare world that makes goods. What fits what you have?',
      why: 'Cards that name each other are worth more together. A pair is a beginning.',
      replies: {
        rare: 'Good: a Rare world. Your deck begins to have a direction.',
        other: 'A sound card. Ask of each next one whether it helps this one.',
      },
    },
    missing: {
      title: 'What is she collecting?',
      say: 'Your first packet is back, {packet} cards of it. The one you took is missing, and one more: **Rebel Base**. What is Mira collecting?',
      why: 'What comes back tells more than what is passed on. What she wants, you need not expect to get.',
      choices: { military: 'Military', goods: 'Goods', cheap: 'Cheap cards' },
      replies: {
        military: 'Yes: nobody takes Rebel Base who does not want to fight. So Rare worlds may be yours.',
        goods: 'Rebel Base makes no goods. What is it good for? Once more.',
        cheap: 'Cheap cards are still there. Look at the one that is gone.',
      },
    },
    coin: {
      title: 'Cards are coins, too',
      say: 'You have taken {cards} cards. Galactic Trendsetters are strong and dear; **Gem World** is cheap and draws cards. In your own deck every card is also a coin. What do you take?',
      why: 'You pay only with cards of your own deck. A deck of treasures has no money in it.',
      replies: {
        gem: 'Good: easy to place, and it draws the cards that pay for others.',
        trend: 'It costs {cost}. Now the cheap cards must come from somewhere.',
        other: 'All right. Keep an eye on what your cards cost.',
      },
    },
    again: {
      title: 'The second packet',
      say: 'You have {cards} cards, and the packets are new. You look for Rare worlds and what helps them. Which card do you take?',
      why: 'In a larger group the packets would go the other way now. Here your only neighbour is Mira.',
      replies: {
        rare: 'Good: it makes goods, and your other cards make it cheaper.',
        belt: 'Good: it comes with a good on it, and it will cost little.',
        federation: 'It counts developments. Then take developments from here on.',
        other: 'Possible. But does it fit what you have?',
      },
    },
    curve: {
      title: 'Count your purse',
      say: 'You have taken {cards} cards. The last packets begin, and there lies **Mining League**, which costs {large}. A rule of thumb: at least half of a deck should be **cheap**. Why?',
      why: 'Look through your deck before a dear pick: the table shows what you have taken.',
      choices: {
        purse: 'To have coins for the dear ones',
        quick: 'To place something early',
        points: 'They bring more points',
      },
      replies: {
        purse: 'Yes. And a cheap card can be placed itself when it is not needed as a coin.',
        quick: 'That too. Above all they pay for the dear ones.',
        points: 'Cheap cards bring few points. It is something else.',
      },
    },
    large: {
      title: 'One large card?',
      say: 'Mining League costs {large} and counts what makes **Rare** goods. You have several of them. Do you take it?',
      why: 'A large development shows the way for a whole deck. A single one is often enough.',
      replies: {
        league: 'Good: one of these, for a deck that goes its way.',
        cheap: 'Good as well: a Rare world that costs hardly anything.',
        credits: 'Good as well: every development gets cheaper.',
        other: 'Possible. Mining League counts your Rare worlds; perhaps Mira will not want it.',
      },
    },
    start: {
      title: 'Your start world',
      say: 'Everything you took is now your deck: {hand} cards in hand, {deck} to draw. Choose a **start world**, and what you throw away. Which world do your cards speak for?',
      why: 'What you throw away lies on a pile of your own and comes back when your deck is empty.',
      replies: {
        rare: 'Good: your Rare worlds cost one less from the start.',
        military: 'Strong from the start. But your deck hardly has anything to conquer.',
      },
    },
    own: {
      title: 'From your own deck',
      say: 'The match begins. You hold {hand} cards and will draw only what you took: {deck} cards, then your own discard pile again. A full draft makes far larger decks. What do you choose?',
      why: 'You know every card that can come. Mira does not know one of them.',
      replies: {
        settle: 'Good. Place something cheap, and play this match on alone if you like.',
        other: 'All right. You know what is in your deck, so you know what may come.',
      },
    },
  },
};
