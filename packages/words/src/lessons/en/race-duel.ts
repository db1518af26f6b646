// Two players with two actions each, in English.

import type { LessonText } from '../lesson-text.ts';

export const raceDuel: LessonText = {
  title: 'Race: two actions',
  about: 'Two players with two actions each: thinking in pairs, the order of the phases, and both of a kind.',
  beats: {
    twice: {
      title: 'Twice the same?',
      say: 'Two players may play with **two actions** each. Settle is there twice, so you could settle twice in a round. Your worlds with red rings have defence {weak} and {strong}; your military is {military}. Which could you conquer by settling twice?',
      why: 'Military is not added up from phase to phase. It must be enough each time.',
      choices: { neither: 'Neither', warriors: 'Rebel Warrior Race', both: 'Both' },
      replies: {
        neither: 'Right: {military} is less than {weak}, in the first Settle and in the second.',
        warriors: 'Its defence is {weak}, and you have {military}. Look again.',
        both: 'You have {military} in each of them. That is not enough for either.',
      },
    },
    pair: {
      title: 'Think in pairs',
      say: 'The phases always come in the same order: **Develop comes before Settle**. Space Marines in your hand bring {more} military. So one action can prepare the other. Which pair do you choose?',
      why: 'With one action you need a rival’s Develop for this. With two actions you need nobody.',
      replies: {
        pair: 'Good: first the marines, then the world, in one round.',
        settle: 'Without the marines your military is too low for both worlds.',
        other: 'See what it brings. But the marines and the world need Develop and Settle together.',
      },
    },
    marines: {
      title: 'First half',
      say: 'Develop is yours, so you pay one card less: **Space Marines** cost {price} instead of {printed}. Place them?',
      why: 'What you place in Develop counts in the Settle of the same round.',
      replies: {
        marines: 'Good. Now choose what pays for them.',
        other: 'Without them no world with a red ring comes within reach this round.',
      },
    },
    coin: {
      title: 'The right coin',
      say: 'Throw away {price:# card|# cards}. You want **Rebel Warrior Race** in a moment, and perhaps Rebel Outpost later. Which card can go?',
      why: 'A world that you are about to conquer costs nothing. It is the worst of all coins.',
      replies: {
        threw: 'Paid, but that was the world you wanted. The second half of the pair has lost its aim.',
        kept: 'Good: both worlds are still in your hand.',
      },
    },
    conquer: {
      title: 'Second half',
      say: 'Your military is {military} now. Rebel Warrior Race has defence {weak}, Rebel Outpost {strong}. Which world do you take?',
      why: 'Conquered worlds cost no cards. So the pair has cost you very little in all.',
      replies: {
        conquered: 'Good: you have {points} points, and the world came with a good on it.',
        pass: 'It would have cost nothing. You may need Settle once more now.',
        other: 'Paid with cards. Rebel Warrior Race would have been free.',
      },
    },
    sold: {
      title: 'What is sold?',
      say: 'Another round. {goods:# good lies|# goods lie} on Spice World, Earth’s Lost Colony is empty. You think of **Trade and Produce** together. Consume comes before Produce, in whatever order you choose them. What can you sell this round?',
      why: 'It does not matter which card you lay down first. The round always runs from Explore to Produce.',
      choices: { old: 'The good that lies there', new: 'What is produced now', both: 'All of them' },
      replies: {
        old: 'Yes. What is produced now comes after the sale and waits for the next round.',
        new: 'Produce comes after Consume. Those goods are not there yet.',
        both: 'At the sale there is only what lay there before.',
      },
    },
    sell: {
      title: 'The circle in a round',
      say: 'Selling brings {sale} cards, and Produce fills the empty worlds again. ×2 instead would bring {double} points. You hold {hand:# card|# cards}. Which pair do you choose?',
      why: 'Sell and produce again in one round: with a single action that takes longer.',
      replies: {
        both: 'Good: {hand} cards in hand, and {goods} goods lie ready for the next round.',
        chips: 'Points now, and goods for the next round. But your hand stays small.',
        half: 'Sold. But your worlds are empty, unless Mira calls Produce.',
        other: 'Your good still lies there. Trade or ×2 would have used it, and Produce replaced it.',
      },
    },
    both: {
      title: 'Both Explores',
      say: 'Later. Your hand is full, but all of it is too dear. Explore +5 shows you {wide} cards, Explore +1, +1 shows {narrow} and keeps one more. You may choose **both**: they become one big Explore. What do you do?',
      why: 'Both together cost the whole round. So do it when you are looking for something certain, not every time.',
      replies: {
        both: 'Good: you look at {drawn} cards and keep {keeps}.',
        one: 'Many cards to see, and one to keep. The other action does its own work.',
        keeps: 'Few cards to see, but you keep more of them.',
        other: 'Something happens, but your hand is still full of cards that you cannot place.',
      },
    },
    keep: {
      title: 'Keep what works',
      say: 'You see {drawn} cards and hold {hand} that can pay. Next round you want to place something. **Interstellar Bank** and **Mining Conglomerate** are cheap developments. Which cards stay?',
      why: 'Dear cards in your hand are coins already. What you lack is something to buy.',
      replies: {
        kept: 'Good: something to build, and a hand to pay with.',
        threw: 'The bank was the cheapest of them. See what you can place now.',
        mines: 'One development is enough for one Develop. The other card may be worth it.',
      },
    },
    develops: {
      title: 'Both Develops',
      say: 'You hold developments and the cards to pay. Develop is there **twice**: the second is a whole phase of its own, with your bonus again. What do you choose?',
      why: 'What you place in the first already helps in the second.',
      replies: {
        twice: 'Good. Mira has chosen one Develop herself.',
        once: 'One of them gets built. The other waits.',
        other: 'Mira has chosen Develop, so you can place one of them anyway.',
      },
    },
    bank: {
      title: 'The first of them',
      say: 'Interstellar Bank costs {bank} today, Mining Conglomerate {mines}. The bank draws you a card **whenever Develop begins**. Which one comes first?',
      why: 'Of the cards that you place in a round, the one that helps should be first.',
      replies: {
        bank: 'Good: it works from the second Develop on, in this very round.',
        mines: 'Also built. But the bank would have drawn a card already in this round.',
        pass: 'You could have paid for it. The second Develop is still to come.',
      },
    },
    bonus: {
      title: 'Who has the bonus?',
      say: 'The second Develop begins. You chose both; Mira chose Develop **once**. She takes part in both phases. In which of them does she pay one less?',
      why: 'Every phase that happens is for both of you. The bonus goes only as far as one has chosen.',
      choices: { first: 'In the first', both: 'In both', neither: 'In neither' },
      replies: {
        first: 'Yes: she has chosen one, so the bonus is hers in the first only.',
        both: 'She chose Develop once. Twice the bonus takes both cards.',
        neither: 'She did choose Develop, so she has the bonus somewhere.',
      },
    },
    second: {
      title: 'The second of them',
      say: 'The bank has drawn you a card: you hold {hand}. **Mining Conglomerate** costs {mines}. Place it?',
      why: 'That is much for a single round. Remember that cards in play also bring the end nearer.',
      replies: {
        placed: 'Good: both in one round, and nobody else was needed for it.',
        pass: 'You keep your cards. The phase was yours, though.',
      },
    },
  },
};
