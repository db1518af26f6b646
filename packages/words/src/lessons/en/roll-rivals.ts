// Reading rivals' dice in Roll, in English.

import type { LessonText } from '../lesson-text.ts';

export const rollRivals: LessonText = {
  title: 'Roll: reading rivals’ dice',
  about: 'Colours are public, faces are not: what rivals roll, what they need, and where to put your spare dice.',
  beats: {
    colours: {
      title: 'What do colours say?',
      say: 'All have rolled. You cannot see Mira’s faces, but you see her colours when you press her name: **{dice} Military dice**. Every colour has its own faces, printed on the table. What is she likely to have rolled?',
      why: 'Military dice mostly develop and settle. Novelty dice produce and ship, Consumption dice mostly ship.',
      choices: { build: 'Developers and settlers', explore: 'Explorers', ship: 'Shippers' },
      replies: {
        build:
          'Yes. The table counts the colours of all rivals for you: Develop {develop} %, Settle {settle} %, Ship only {ship} %.',
        explore: 'One face of that colour explores. There are likelier ones.',
        ship: 'No face of that colour ships. Once more.',
      },
    },
    needs: {
      title: 'What does she need?',
      say: 'Dice say what she can do. Her stacks say what she **wants**. Her world lacks {world:# worker|# workers}, her development {development}. What will she select?',
      why: 'First ask what each rival needs most, then whether the dice allow it. Needs tell you more than chances.',
      choices: { settle: 'Settle', develop: 'Develop', guess: 'One cannot know' },
      replies: {
        settle: 'Very likely: the world will be finished, and then her dice are free again.',
        develop: 'That development is far away. What is nearly finished?',
        guess: 'Not for certain. But one of her tiles is nearly finished, and she sees that too.',
      },
    },
    spare: {
      title: 'Use her phase',
      say: 'Your world takes {world} settlers, and they stand there. Your development takes {development} developers. If Mira selects Settle, your settlers work without you selecting it. Which phase do **you** select, and with which die?',
      why: 'You have one selection. Spend it on what nobody else will do, and leave your other dice where you expect the rivals.',
      replies: {
        both: 'Good: Mira selected Settle. Both your tiles are finished: {squares} squares.',
        few: 'The right phase. But select with a die that has nothing to do: then it works as a second developer.',
        settle: 'Mira selected Settle too. Your selection was spent on what happened anyway, and Develop did not.',
        other: 'Mira selected Settle, so your settlers worked. Your developer went home.',
      },
    },
    coming: {
      title: 'Another rival',
      say: 'Some rounds later. Tycho has {goods} goods on his worlds and has rolled **{dice} Consumption dice**. Half of their faces ship. What do you expect of him?',
      why: 'Goods without shippers and shippers without goods are worth nothing. When both meet, somebody wants Ship.',
      choices: { ship: 'Ship', produce: 'Produce', settle: 'Settle' },
      replies: {
        ship: 'Yes. By colours alone Ship has {ship} %, and he has goods: so it is all but certain.',
        produce: 'His worlds have goods already. What is next for them?',
        settle: 'Consumption dice do not settle. What do they do best?',
      },
    },
    use: {
      title: 'Ride along',
      say: 'Your worlds are empty, with room for {room} goods. {producers:# producer|# producers} and {shippers:# shipper|# shippers} stand ready. Produce comes **before** Ship, and by colours it has only {produce} %. What do you select?',
      why: 'If Tycho selects Ship, what you produce now is shipped in the same round.',
      replies: {
        produce: 'Good: Tycho selected Ship. Your goods are produced and shipped in one round.',
        ship: 'Tycho selected Ship too. But without Produce you have nothing to ship.',
        other: 'Tycho selected Ship, but without Produce you have nothing to ship.',
      },
    },
    hide: {
      title: 'They read you, too',
      say: 'You have {points} points and {credits:# credit|# credits}. A new roll: now you are the one who is read. What can you **hide**?',
      why: 'Colours in your cup, goods and stacks lie open. So be hard to read where it is free: have more than one good plan.',
      choices: {
        plans: 'Only my faces and my plan',
        colour: 'My colours, by selecting cleverly',
        all: 'Nothing at all',
      },
      replies: {
        plans: 'Yes. With more than one good plan on the table nobody knows which it will be.',
        colour: 'Your colours were seen when you rolled. Whichever die selects, they stay seen.',
        all: 'Your faces lie behind the screen, and so does your plan. Once more.',
      },
    },
  },
};
