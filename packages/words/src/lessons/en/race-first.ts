// The coached first match of Race, in English.

import type { LessonText } from '../lesson-text.ts';

export const raceFirst: LessonText = {
  title: 'Race: your first match',
  about: 'What wins, what pays, who gets a phase: a coached match from the first card to the score.',
  beats: {
    wins: {
      title: 'What wins',
      say: 'You build an empire, card by card. **Most points win.** The match ends in the round when somebody has **{limit} cards** in play, or when the last point chip is taken. You have {cards:# card|# cards} and {points:# point|# points} now. So has Mira.',
      why: 'Points are the stars on cards in play, chips, and later large developments. There is nothing else, so whatever you do should lead to one of them.',
    },
    money: {
      title: 'Cards are money',
      say: 'There are no coins. To place a card you throw away **other cards** from your hand, as many as it costs. The price stands at its top left. You hold {hand:# card|# cards}. One of them is too dear today. Which?',
      why: 'Every card is something to build, a coin, and later perhaps a good. What you throw away does not come back, so each payment is a choice.',
      choices: {
        'new-earth': 'New Earth',
        'spice-world': 'Spice World',
        'space-marines': 'Space Marines',
        'public-works': 'Public Works',
      },
      replies: {
        'new-earth': 'Right: it costs {dear}, and you hold {others} others. It can still be useful: as a coin.',
        'spice-world':
          'It costs {spice}, and you hold {others} others. So you can pay for it. Look for a bigger number.',
        'space-marines':
          'It costs {marines}, and you hold {others} others. So you can pay for it. Look for a bigger number.',
        'public-works': 'It costs {works}: your cheapest card. Look for a bigger number.',
      },
    },
    action: {
      title: 'Choose an action',
      say: 'Now both of you choose an action in secret. **Only chosen phases happen, and then for both of you.** Whoever chose a phase gets a bonus in it. You want a second world in play: Spice World. What do you choose?',
      why: 'Half of this game is guessing what the others will call. What you need and nobody else will call, you call yourself.',
      replies: {
        settle: 'Good. Mira chose Explore, so first you both explore. Then you both settle.',
        develop: 'A development will be cheap now. But worlds make goods, and nobody called Settle: Spice World waits.',
        produce: 'Your only world will make a good. A second world would have made another.',
        explore: 'More cards to choose from. But Mira called Explore anyway, and nothing will be placed this round.',
        consume: 'Consume turns goods into cards or points. You have no goods yet, so it does nothing for you.',
      },
    },
    keep: {
      title: 'Explore: keep one',
      say: 'Mira called Explore, so you look at {drawn} cards too and keep {keeps}. She sees more cards: that is her bonus. One of yours is worth {high} points, the other {low}. Choose the one that you **throw away**.',
      why: 'Points on a card that you never place are worth nothing. First keep what you can use soon.',
      replies: {
        'gem-world':
          'Good. It costs {cost}, makes a good each time, and draws you a card when it does. You can have it soon.',
        'rebel-base':
          '{points} points, but the **red ring** means that it must be conquered: its defence is {defence}, your military {military}. For now it is a coin.',
      },
    },
    settle: {
      title: 'Settle: a world',
      say: 'This phase is yours. **Spice World** costs {price:# card|# cards}. Choose it now; which cards pay comes next. Because you called Settle, you draw a card after placing. Mira may settle too, but draws nothing.',
      why: 'A world brings points, and this one makes goods. The earlier it lies there, the more often it does.',
      replies: {
        'spice-world': 'Good. Now the price.',
        'gem-world': 'It makes goods too, and draws cards. Spice World would have made your sales bigger.',
        pass: 'No world, and so no card either: the bonus comes after placing.',
      },
    },
    pay: {
      title: 'Pay with cards',
      say: 'Choose {price:# card|# cards} to throw away. Ask of each card: **will I place it soon?** Public Works and Gem World are cheap. New Earth is dear. Space Marines are for fighters, and you are none.',
      why: 'The card that you throw away is the real price. Without a coach the table ticks the cheapest cards for you. It does not know your plans.',
      replies: {
        best: 'You kept what you can place soon, and drew a card for calling Settle. Mira took Star Nomad Lair without paying: her military was enough.',
        gem: 'Your world is in play. But a card is gone that you could have placed next: Gem World.',
        works: 'Your world is in play. But Public Works is gone, a card that costs almost nothing.',
        other: 'Your world is in play, and you drew a card for calling Settle.',
      },
    },
    produce: {
      title: 'Fill your worlds',
      say: 'A new round. Your worlds can make **goods**, but only when somebody calls Produce. They are empty now: Produce would bring {goods:# good|# goods}. What do you choose?',
      why: 'Goods do nothing while they lie there. The circle is: produce, then sell or consume, then produce again.',
      replies: {
        produce: 'Good. But first things first: Mira called Develop, and that comes before Produce.',
        settle: 'A bigger empire, all of it empty. You will need Produce all the more next round.',
        develop: 'You pay less. But Mira called Develop anyway: you could have placed a card without choosing it.',
        explore: 'More cards to choose from, and your worlds stay empty for another round.',
        consume: 'There is nothing to sell and nothing to consume yet. First produce.',
      },
    },
    develop: {
      title: "Somebody else's phase",
      say: 'Mira called Develop, so **you may develop too**. The caller pays less; the others pay the full price. **Public Works** costs you {price:# card|# cards} and turns a good into a point, each time you consume. Do you place it?',
      why: 'You choose one phase in a round, the others choose more. Much of what you build, you build in their phases. Keep something ready.',
      replies: {
        'public-works': 'Good. Now the price.',
        'contact-specialist':
          'It lets you pay for worlds with a red ring, but weakens your military. Later perhaps: today nothing in your hand needs it.',
        pass: 'You keep your cards. But a phase that somebody else called is a gift: use it when you can.',
      },
    },
    'pay-again': {
      title: 'Pay again',
      say: 'Throw away {price:# card|# cards}. Gem World could be your next world. What do you need less?',
      why: 'Cards in hand are only chances. A cheap card in play works every round.',
      replies: {
        gem: 'In play. But Gem World is gone, and it would have been your next world.',
        other:
          'In play. Then Produce happened, because you called it: {goods:# good lies|# goods lie} on your worlds. Mira placed Drop Ships and is stronger now.',
      },
    },
    sell: {
      title: 'Sell or consume',
      say: 'You have {goods} goods. **Trade** sells one of them for {sale} cards; the rest is consumed for {after:# point|# points}. **Consume: ×2** consumes all of them for {double} points. You hold {hand:# card|# cards}. What do you choose?',
      why: 'A consume power must be used while there are goods for it. So count before you call: what is left over?',
      replies: {
        trade: 'Good. Early on, cards grow into more points than chips do.',
        double:
          'You get points and no cards, so you can place nothing. Points first is right near the end. Early on, cards are better.',
        settle: 'Mira called Settle anyway, and your hand cannot pay for a world.',
        produce: 'Your worlds are full: no world holds a second good. And nothing is sold.',
        other: 'A little more in hand at best, and your goods still lie there.',
      },
    },
    short: {
      title: 'Short of cards',
      say: 'Mira called Settle, so you are asked too. Gem World costs {price}, and you hold {others:# other card|# other cards} to pay with. Each card tells you what is lacking. So pass.',
      why: 'You are asked even if you can place nothing. Otherwise your silence would tell the others what you hold.',
      replies: { passed: 'Mira conquered another world. Now comes Consume: your goods.' },
    },
    'which-good': {
      title: 'Which good?',
      say: 'The sale. Your goods bring {sale} cards each: that is the price of Novelty goods, and Spice World adds to it. Choose the one to sell.',
      why: 'Goods come in kinds. Novelty is the cheapest; Rare, Genes and Alien goods sell for more cards.',
      replies: { sold: 'Sold: you hold {hand} cards now.' },
    },
    must: {
      title: 'Consume the rest',
      say: "The good that is left must be used. Earth's Lost Colony can turn it into {points:# point|# points}, and so can Public Works. It makes no difference here: choose either.",
      why: 'Chips come out of the pool. When the pool is empty the match ends, so consuming also makes it shorter.',
      replies: {
        consumed:
          'You hold {hand} cards and have {points} points to Mira’s {theirs}. She leads a little, but you can pay for more.',
      },
    },
    later: {
      title: 'Much later',
      say: 'Many rounds later. You sold and settled: {cards} cards in play, {goods} goods on them. Mira conquered: {theirs} cards, military {strength}. You have called Develop this round, Mira has called Settle.',
      why: 'Look at both empires before you go on. Any card opens when you press it with the right button, or hold it.',
    },
    large: {
      title: 'Large developments',
      say: 'You are behind, {points} to {theirs}. Free Trade Association and New Galactic Order cost {cost}, today {price}, and have **no printed points**: they count your empire. The one counts worlds that make Novelty goods, the other military. Which do you place?',
      why: 'As things stand Free Trade Association would bring {trade} points, New Galactic Order {order}. Do not ask which is the strongest; ask which counts what you have.',
      replies: {
        'free-trade-association': 'Good: it counts worlds that make Novelty goods, and you have many. Now the price.',
        'new-galactic-order':
          'It counts military, and you have little. It is a card for Mira: her military is {strength}.',
        pass: 'Large developments are where close matches are won. You could have paid for one.',
        small: 'Useful, but a large development would have brought far more points.',
      },
    },
    'large-pay': {
      title: 'Which cards go?',
      say: 'Throw away {price} cards. Look for **red rings** first: Rebel Underground is worth {worth} points and takes no cards at all, if your military is enough for it.',
      why: 'Whatever costs nothing to place is a bad coin.',
      replies: {
        threw: 'You stand at {points} points. But you threw away {worth} more that would have cost nothing.',
        kept: '{bonus} points from a single card: you stand at {points}. And Public Works drew you a card, as it does after every development.',
      },
    },
    military: {
      title: 'Military',
      say: "Now Mira's Settle. A **red ring** is not a price but a defence: {defence} on Rebel Underground. Your military is {military}. If it is enough, the world is yours and you pay nothing. Which world do you place?",
      why: 'Strength and money never mix. Discounts do not help to conquer, and military makes no world cheaper.',
      replies: {
        conquered: '{worth} points for no cards: {points} now. Military is not used up; it is there again next time.',
        pass: 'A free world left lying. Mira takes one.',
        paid: 'Paid with cards, and for fewer points. Rebel Underground would have been free.',
      },
    },
    last: {
      title: 'The last round',
      say: 'Mira has **{theirCards} cards**. If she places one more, this round is the last, and she probably will. It stands {points} to {theirs}, and her next world may bring much. You have {goods} goods. What brings most **now**?',
      why: 'When the end is near, count in points only. Cards, goods and plans are worth nothing after the last round.',
      replies: {
        double: 'Good: every good counts twice. This was the moment for it.',
        trade: 'Cards come too late: nothing can be placed after the last round.',
        other: 'See what comes of it. Goods that still lie there are worth nothing at the end.',
      },
    },
    nothing: {
      title: 'Nothing to place',
      say: 'Mira called Settle again. You cannot pay for what you hold, so pass. Your points come after this.',
      why: 'Phases always come in the same order: Explore, Develop, Settle, Consume, Produce. The action cards lie in that order.',
      replies: { passed: 'Mira has placed her last card. Now your goods.' },
    },
    'consume-all': {
      title: 'Every good counts',
      say: 'You have {goods} goods, and each of your powers takes some of them. Confirm what is ticked, until no good is left.',
      why: 'Each power is used once in a round. What is ticked is a sensible order; you may change it.',
    },
    score: {
      title: 'Reading the score',
      say: 'It is over, {points} to {theirs}. Of your points {stars} are stars on cards, {large} come from a large development, and {chips} are chips. **What did most for you?**',
      why: 'With equal points, cards in hand plus goods decide. That is the only thing they are worth at the end.',
      choices: { chips: 'Chips', large: 'The large development', stars: 'Stars on cards' },
      replies: {
        chips: 'Many of them came in the last round. Cards early, points late.',
        large: 'One card, and it counted all the others. Chosen earlier, it would also have told you what to build.',
        stars: 'Each small star also did something: it made goods, paid, or conquered.',
      },
    },
  },
};
