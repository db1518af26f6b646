// Developments of Roll that cost six, in English.

import type { LessonText } from '../lesson-text.ts';

export const rollSixes: LessonText = {
  title: 'Roll: large developments',
  about: 'Developments that score at the end: which empire each fits, and when one die or one chip more is worth it.',
  beats: {
    fits: {
      title: 'What does it count?',
      say: 'Large developments cost {cost} and add **a bonus for one thing**. Mining League gives {each} for each Rare world, New Galactic Order counts Military dice, Galactic Reserves counts goods at the end. Look at all empires. To whom does its large development bring most now?',
      why: 'None of them is the strongest. Each is strong in an empire that goes its way from early on.',
      choices: { tycho: 'Tycho: Mining League', mira: 'Mira: Galactic Reserves', you: 'You: New Galactic Order' },
      replies: {
        tycho: 'Yes: {league} for his Rare worlds. Yours brings {order}, Mira’s {reserves}.',
        mira: 'It counts her goods: {reserves} now. Look for more.',
        you: 'It brings you {order}. Somebody has more.',
      },
    },
    sets: {
      title: 'A set begun counts',
      say: 'New Galactic Order gives {each} for each **started** set of {set} Military dice, wherever they are. You have {dice} and so {bonus}. What would a single Military die more bring?',
      why: 'Sets are rounded up. So the first die of a set is worth much, and the others of it nothing.',
      choices: { more: 'A whole set more', share: 'A part of a set', nothing: 'Nothing' },
      replies: {
        more: 'Yes: {each} more, because it begins a new set.',
        share: 'Sets are not divided: a set that is begun counts whole.',
        nothing: 'Your sets are full, so the next die begins a new one. Once more.',
      },
    },
    begin: {
      title: 'Begin a set',
      say: '**Outlaw World** takes {settlers} settlers and brings a Military die. Investment Credits takes {developers} developers. Nobody else will select either. Which do you want now?',
      why: 'Near the end, compare points: the number on a tile and what it adds to your large developments.',
      replies: {
        begun: 'Good: {dice} Military dice, and the bonus is {bonus} now. You have {points} points.',
        few: 'Settle, but with too few settlers. They stay on the world.',
        other: 'Useful perhaps. The new die would have begun a set.',
      },
    },
    chips: {
      title: 'One step further',
      say: 'Another empire, with **Galactic Renaissance**: it counts your chips in steps that grow. With {chips} chips it brings {bonus}. Your shipper can trade for {trade:# credit|# credits} or consume for {consume:# point|# points}. What does it do?',
      why: 'Each step needs more chips than the one before. Look how far the next one is: sometimes a single chip is enough.',
      replies: {
        consume: 'Good: {chips} chips, and the bonus went up to {bonus}. You have {points} points.',
        trade: 'Credits for dice. The bonus stays at {bonus}, and one chip more would have raised it.',
      },
    },
    look: {
      title: 'Early is better',
      say: 'An earlier round. Your empire has many small developments, and your development stack holds only a plain one. An explorer can stock {stock:# credit|# credits} or scout for a tile. What does it do?',
      why: 'A large development tells you what to build next. The earlier you know, the more it counts.',
      replies: {
        scout: 'A tile. Look at both sides.',
        other: 'Money is fine. But your stacks have no aim yet.',
      },
    },
    lay: {
      title: 'Which side?',
      say: '**Galactic Federation** takes {workers} workers and counts your developments: a point for every {divide} of what they cost. Artist Colony takes {small} and brings a Novelty die. At this pace some {rounds} rounds are left. Which side do you use?',
      why: 'A large tile needs a few rounds. With many left it pays; near the end it stays unfinished.',
      replies: {
        federation: 'Good: from now on every development adds to it. Direction early, counting late.',
        colony: 'Quick, and a die more. But somebody else may get the tile that fits you.',
      },
    },
  },
};
