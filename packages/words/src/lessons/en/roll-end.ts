// Counting the end of Roll, in English.

import type { LessonText } from '../lesson-text.ts';

export const rollEnd: LessonText = {
  title: 'Roll: counting the end',
  about: 'Who can end the match, what an empty pool pays, and what decides a tie: ending is a move.',
  beats: {
    who: {
      title: 'Who can end it?',
      say: 'The match ends after the round in which somebody has **{limit} squares** or the pool of chips is empty. You have {you} squares, Mira {mira}, Tycho {tycho}. Who could fill the squares this round?',
      why: 'Squares, stacks and the dice that lie on them are open. Only the faces behind the screens are not.',
      choices: { tycho: 'Tycho', mira: 'Mira', nobody: 'Nobody' },
      replies: {
        tycho: 'Yes: one more tile, and his world lacks only {lacks:# worker|# workers}. It takes a Settle.',
        mira: 'She has {mira}. She would have to finish more than one tile. Who needs less?',
        nobody: 'Look at the stacks: whose tile is nearly finished?',
      },
    },
    pool: {
      title: 'More than the pool',
      say: 'The pool holds **{pool}** points. You have {goods} goods, and a shipper of the right colour earns {worth} points with each. What if you earn more than the pool holds?',
      why: 'Chips are kept aside for this. An empty pool ends the match after the round; it never makes anybody poorer.',
      choices: { paid: 'I am paid in full', short: 'I get what is left', nothing: 'I get nothing' },
      replies: {
        paid: 'Yes. Everybody is paid in full, and then the match ends with this round.',
        short: 'Luckily not: nobody gets fewer chips than earned. Once more.',
        nothing: 'Luckily not: nobody gets fewer chips than earned. Once more.',
      },
    },
    end: {
      title: 'End it or not?',
      say: 'You have {mine} points, Tycho {tycho}, Mira {mira}. If your goods are consumed now, the pool of {pool} is empty and nobody plays another round. If you wait, Tycho will fill his squares. What do you select?',
      why: 'End the match while you lead. Wait only if the next round is better for you than for all others.',
      replies: {
        ship: 'Good: all your goods find a shipper of their colour.',
        other: 'The pool stays full, and Tycho lacks very little. Next round he may decide when it ends.',
      },
    },
    points: {
      title: 'Credits are worth nothing',
      say: 'Trade brings {trade:# credit|# credits}, consuming brings {worth:# point|# points}. After this round nobody hires any more. What does this shipper do?',
      why: 'In the last round only points count. Credits and dice just break ties.',
      replies: {
        consume: 'Good. One good is left.',
        trade: 'Credits, but there is no next round to use them in. And the pool does not run out that way.',
      },
    },
    'other-good': {
      title: 'The other good',
      say: 'The pool holds {pool:# point|# points} still. This good brings {worth:# point|# points}. What does the last shipper do?',
      why: 'What goes beyond the pool is paid from the chips kept aside.',
      replies: {
        consume: 'Good. Points are all that counts now.',
        trade: 'The pool is not empty, so the match goes on, and Tycho lacks very little.',
      },
    },
    empty: {
      title: 'It is over',
      say: 'The pool is empty, and you were paid in full: {chips} points in chips. The end stands {mine} to {tycho} to {mira}. Tycho’s nearly finished world counts nothing.',
      why: 'You chose when it ended. One round later it might have been his match.',
    },
    level: {
      title: 'Equal points',
      say: 'Another match. Tycho has filled his squares, so this round is the last. You have {mine} points, he has {tycho}. **Dice in the cup plus credits** decide: you have {dice} dice and {credits:# credit|# credits}, together {tie}, he {his}. {lying} of your dice lie on a world. What helps?',
      why: 'A tie is broken by what could still work. Dice on a stack or a world do not count for it.',
      choices: { recall: 'Call those dice home', leave: 'Leave them there', share: 'Nothing helps' },
      replies: {
        recall: 'Yes: in the cup they count, and on an unfinished tile they do not.',
        leave: 'An unfinished tile is worth nothing. Where would these dice count?',
        share: 'Something does: count what could be in your cup.',
      },
    },
    home: {
      title: 'Call them home',
      say: 'Recalling is free. You have {tie}, Tycho {his}. Which dice come home?',
      why: 'Before the last round you would leave workers where they are. Now there is nothing left to build.',
      replies: {
        recalled: 'Good: {tie} to {his}.',
        nothing: 'Then those dice count nothing. Equal in that as well, and you share the win.',
      },
    },
    won: {
      title: 'Down to a die',
      say: 'Both have {mine} points. Dice and credits: you {tie}, Tycho {his}. Whoever has more wins; if these are equal too, both do.',
      why: 'Recalling in the last round costs nothing. So make it a habit, unless a development counts your goods.',
    },
  },
};
