// Takeovers of Rebel vs Imperium, in English.

import type { LessonText } from '../lesson-text.ts';

export const raceTakeovers: LessonText = {
  title: 'Race: takeovers',
  about: 'Taking a world from a rival, and keeping your own: who is exposed, both sums, and when to hold cards back.',
  beats: {
    exposed: {
      title: 'Who is exposed?',
      say: 'With some cards you may take a military world from a rival. **Imperium Cloaking Technology** does it against whoever has **military of at least one**. Yours is {mine}, Mira has {theirs} and a military world, Rebel Miners. What exposes her?',
      why: 'Each takeover card names whom it may attack and which worlds. Whoever does not fit is safe, however weak.',
      choices: {
        military: 'Her own military',
        weak: 'That she is weaker than I am',
        rebel: 'That her world is a Rebel world',
      },
      replies: {
        military: 'Yes. Without any military she would be safe from this card.',
        weak: 'Strength decides the fight later. This card first asks whether she has any military at all.',
        rebel: 'Other cards look for Rebels. This one takes any military world.',
      },
    },
    sum: {
      title: 'Both sums',
      say: 'You attack with **{attack}**. She defends with her military, {theirs}, and the defence of the world, {printed}: **{defence}** in all. **A tie goes to the attacker.** Takeovers happen in Settle, and nobody else will choose it. What do you choose?',
      why: 'All her military counts for the defence, and the defence printed on the world comes on top.',
      replies: {
        settle: 'Good: now you can declare it.',
        other: 'Useful, perhaps. But without Settle there is no takeover.',
      },
    },
    instead: {
      title: 'World or takeover',
      say: 'In Settle you place a world **or** take one over, not both. If you want Rebel Miners, **pass** here; the takeover is asked next. What do you do?',
      why: 'A takeover counts as your placement in this phase. It costs no cards from your hand.',
      replies: {
        pass: 'Good: nothing placed, so you may declare.',
        placed: 'A sound world. The takeover must wait, and Mira may grow stronger.',
      },
    },
    declare: {
      title: 'Declare it',
      say: 'Your {attack} against her {defence}. **Cloaking Technology is discarded whatever comes of it.** Do you declare the takeover of Rebel Miners?',
      why: 'It is a card for a world. And the rival loses what you win, so it counts twice.',
      replies: {
        taken: 'Good: Rebel Miners is yours. You have {mine} points now, Mira has {theirs}.',
        pass: 'Nothing ventured. The sums were in your favour this round; they may not be next time.',
      },
    },
    keep: {
      title: 'The other side',
      say: 'Now you are the one in danger. Mira chose Settle, and **Imperium Seat** lets her attack Rebel worlds: her {attack} against your {defence} for Rebel Colony, {points} points. **Space Mercenaries** turn cards of your hand into strength. You have {hand}. Place Gem World, or keep the cards?',
      why: 'She declares after worlds are placed. What you spend now you cannot defend with.',
      replies: {
        pass: 'Good: the cards stay in your hand.',
        placed: 'A new world, but your hand is spent, and a tie goes to the attacker.',
      },
    },
    defend: {
      title: 'Defend it',
      say: 'Mira attacks with {attack}, you defend with {defence}: **a tie is hers**. Each card that you discard for Space Mercenaries adds strength. Do you defend?',
      why: 'The attacker spends first, then you. So you know exactly how much is enough.',
      replies: {
        kept: 'Good: stronger than she is. Rebel Colony stays with you, and a card was a small price.',
        lost: 'The world is hers now. A single card would have kept it.',
      },
    },
    target: {
      title: 'What made you a target?',
      say: 'Rebel Colony is safe for this round. But Mira still has Imperium Seat. What is it that lets her attack you?',
      why: 'Look what rivals have in play before you place a card that exposes you. And with newcomers leave takeovers off.',
      choices: { rebel: 'My Rebel military world', strong: 'My military', hand: 'My small hand' },
      replies: {
        rebel: 'Yes. Rebel military worlds draw Imperium Seat, Imperium cards draw Rebel Alliance.',
        strong: 'Your military defends you here. Imperium Seat looks for something else.',
        hand: 'A small hand makes you weaker, but it exposes nobody.',
      },
    },
  },
};
