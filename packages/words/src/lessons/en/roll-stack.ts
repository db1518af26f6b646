// Planning a stack of Roll, in English.

import type { LessonText } from '../lesson-text.ts';

export const rollStack: LessonText = {
  title: 'Roll: planning a stack',
  about: 'Which tile comes first, what a discount saves, and what becomes of dice that lie on a stack.',
  beats: {
    order: {
      title: 'Which comes first?',
      say: 'Your stack holds **Investment Credits**, {workers} workers, and **Galactic Federation**, printed {printed}. Investment Credits makes every **later** development cheaper by one, but not itself. Which should be on top?',
      why: 'Discounts and powers help from the moment a tile is finished. So what helps the others comes first.',
      choices: { credits: 'Investment Credits', federation: 'Galactic Federation', either: 'It does not matter' },
      replies: {
        credits: 'Yes, and it lies there already. What is built after it costs less.',
        federation: 'Then it costs all {printed}. Built second, it costs less.',
        either: 'It does: only what is built after Investment Credits costs less.',
      },
    },
    finish: {
      title: 'Finish it',
      say: 'Investment Credits takes **{workers} developers**. You rolled a few; the die that selects works there, too. Nobody else will select Develop. Make your plan.',
      why: 'Workers who are too few stay on the tile, so they are not lost. But the discount starts only with a finished tile.',
      replies: {
        finished: 'Good: finished. Galactic Federation takes {now} workers now.',
        few: 'Too few developers. They stay there, but the discount must wait.',
        other: 'Nobody selected Develop, so your developers did nothing.',
      },
    },
    abandon: {
      title: 'If it goes away',
      say: 'Later. **{laid} dice** lie on Galactic Federation. When you scout, you may abandon tiles to see more. Suppose that you abandon this one. What becomes of the dice on it?',
      why: 'Dice lie on the stack, not on the tile. They count for whatever is on top when Develop happens.',
      choices: { stay: 'They stay on the stack', cup: 'They go to the cup', lost: 'They are lost' },
      replies: {
        stay: 'Yes. They count for the next tile. If there is none when Develop happens, they go back to the cup.',
        cup: 'Only if Develop happens while no tile is there. Until then they stay on the stack.',
        lost: 'No die is lost that way. Try once more.',
      },
    },
    complete: {
      title: 'Count what lies there',
      say: 'Galactic Federation takes **{workers}** with the discount, and {laid} lie there. Who comes now? Remember that any die may select.',
      why: 'A large development counts for itself and for what it scores at the end. Here it scores for your developments.',
      replies: {
        finished: 'Good: finished with few workers, since the others had come before. You have {points} points.',
        few: 'Too few developers this round. They stay on the stack with the others.',
        other: 'Nobody selected Develop, so the dice go on lying there.',
      },
    },
  },
};
