// Reassign powers of Roll, in English.

import type { LessonText } from '../lesson-text.ts';

export const rollReassign: LessonText = {
  title: 'Roll: Reassign powers',
  about:
    'Developments that move workers for free: what each names, in which order they work, and when Dictate is dearer.',
  beats: {
    read: {
      title: 'Read the power',
      say: 'Deep Space Symbionts takes **{workers} settlers**, and you rolled {settlers}. **Executive Power** moves exactly {moves} workers of **one column** to the phase you select. Which ones could it move?',
      why: 'A Reassign power says how many workers, which ones and where to. It costs nothing and works once each round.',
      choices: {
        explorers: '{moves} explorers',
        alone: 'One explorer alone',
        mixed: 'An explorer and the developer',
      },
      replies: {
        explorers: 'Yes: {moves} out of one column.',
        alone: 'It moves exactly {moves}. One alone stays where it is.',
        mixed: 'They stand in different columns. Executive Power takes {moves} out of one.',
      },
    },
    executive: {
      title: 'Free hands',
      say: 'Make your plan. You need **{workers} settlers**, {settlers:# stands|# stand} there. Any other die may select Settle and works there too. Executive Power brings the rest. Nobody else will select Settle.',
      why: 'Select with a die that has nothing to do elsewhere. The die that selects is a worker of that phase.',
      replies: {
        paid: 'Finished, but Dictate cost a worker. Executive Power is free.',
        finished: 'Good: finished, {squares} squares, and nobody had to be set aside.',
        few: 'Settle happens, but too few settlers are there. They stay on the world until more come.',
        other: 'Nobody selected Settle, so the world waits.',
      },
    },
    order: {
      title: 'One after the other',
      say: 'Only one settler again, and **every die stands in a column of its own**. Executive Power needs {moves} in one column. **Local Subsidies** moves one Home worker anywhere. All {workers} dice must settle. Which power comes first?',
      why: 'Powers are used one after the other. A worker that one has moved may be moved again by another.',
      choices: {
        subsidies: 'Local Subsidies',
        executive: 'Executive Power',
        either: 'It does not matter',
      },
      replies: {
        subsidies: 'Yes: it makes a pair, and Executive Power then moves the pair.',
        executive: 'It finds no pair yet: every column holds one worker.',
        either: 'It does: before Local Subsidies there is no pair for Executive Power.',
      },
    },
    both: {
      title: 'A pair is made',
      say: 'Select Settle with the explorer. Move the **Home developer to Ship** with Local Subsidies, beside the Novelty die. Then move both to Settle with Executive Power. That makes **{workers} settlers**.',
      why: 'The Home die goes straight to Settle if you like, but then the Novelty die stays alone.',
      replies: {
        paid: 'Finished, and Dictate cost a worker.',
        finished: 'Good: one die was moved by both powers in turn, and every die worked.',
        few: 'Not all of them came to Settle. Those who did stay on the world until more come.',
        other: 'Nobody selected Settle, so the world waits.',
      },
    },
    mandate: {
      title: 'A larger Dictate',
      say: 'Other powers, another world: Lost Alien Warship takes **{workers} settlers**. Dictate sets one worker aside and moves one. With **Galactic Mandate** it moves **up to {moves}**. Who pays, and who moves?',
      why: 'The price stays the same: one worker. Pay with the one that has nothing to do, and move as many as help.',
      replies: {
        finished: 'Good: one paid, the others moved. You have {squares} squares now.',
        few: 'Too few settlers. With Galactic Mandate one worker pays for several that move.',
        other: 'Nobody selected Settle, so the world waits.',
      },
    },
    colours: {
      title: 'Which colour?',
      say: '**System Diversification** moves up to {moves} workers anywhere, but **no Home dice**. You need {workers} settlers, {settlers:# stands|# stand} there. Whom does it move?',
      why: 'Many powers name a colour, a column or a phase. Before you plan, look which of your dice they can take.',
      choices: {
        coloured: 'The Novelty and the Military die',
        home: 'Both Home explorers',
        mixed: 'A Home explorer and the Novelty die',
      },
      replies: {
        coloured: 'Yes: different columns do not matter here, only the colour.',
        home: 'White dice are Home dice: it cannot move them.',
        mixed: 'The Novelty die, yes. The Home die must stay.',
      },
    },
    diversify: {
      title: 'And the Home die?',
      say: 'A Home die cannot be moved by this power, but **it can select**. So it comes to Settle as well. Make the plan: **{workers} settlers** in all.',
      why: 'Whoever selects goes to the selected phase without any power. Let a die do it that nothing else can move.',
      replies: {
        paid: 'Finished, but Dictate cost a worker that was not needed.',
        finished: 'Good: the Home die selected, the power moved the others. You have {squares} squares.',
        few: 'Too few settlers. Select with an explorer, and move both coloured dice.',
        other: 'Nobody selected Settle, so the world waits.',
      },
    },
  },
};
