// Goals of The Gathering Storm, in English.

import type { LessonText } from '../lesson-text.ts';

export const raceGoals: LessonText = {
  title: 'Race: goals',
  about: 'Tiles for being first and tiles for having most: what brings them, who keeps them, and what they are worth.',
  beats: {
    nearest: {
      title: 'Which is near?',
      say: 'Goal tiles lie out. **Galactic Standard of Living** goes to whoever is first to have {minimum} points in chips: {points} points. You have {chips}, Mira has {theirs}. **System Diversity** wants all {allKinds} kinds of worlds, **Greatest Military** strength {strong}. Which is nearest for you?',
      why: 'A “first” tile is taken once and kept for good. Press a goal at the table to see what everybody has towards it.',
      choices: {
        living: 'Galactic Standard of Living',
        diversity: 'System Diversity',
        military: 'Greatest Military',
      },
      replies: {
        living: 'Yes. And Mira is nearer still: whoever consumes first gets it.',
        diversity: 'You have {kinds} of {allKinds} kinds. That takes several worlds more.',
        military: 'Your strength is {military}, and it asks for {strong}. Something else is nearer.',
      },
    },
    double: {
      title: 'Now or never',
      say: 'You have {chips} and need **{minimum}**. **Consume: ×2** brings {double:# point|# points}. **Trade** sells one good for cards, and the rest brings {trade:# point|# points}. Mira could consume next round. What do you choose?',
      why: 'Cards are often worth more than chips. But here a tile hangs on the chips, and a rival is close.',
      replies: {
        double: 'Good: enough chips, and {points} points more for the tile as soon as the phase ends.',
        trade: 'Cards in hand, but too few chips. Mira can be first now.',
        other: 'Your goods still lie there. Mira produces, and can be first next round.',
      },
    },
    claimed: {
      title: 'Yours for good',
      say: 'You have {chips} points in chips, Mira has {theirs}: **the tile is yours**, {points} points. Nobody can take a “first” tile away. If both of you had reached it in the same phase, both would get the points.',
      why: 'Goals are looked at when a phase ends, not card by card. So being a phase earlier is what counts.',
    },
    leader: {
      title: 'Having most',
      say: 'Another position. **Production Leader** brings {points} points to whoever has **most** production worlds, but at least {minimum}. You have {worlds}, Mira has {theirs}. What do you choose?',
      why: 'A “most” tile goes to a single leader. It is looked at after Settle, so a world in this round can be enough.',
      replies: {
        settle: 'Good: one more production world, and you lead.',
        other: 'Useful, perhaps. But nobody settles, and the tile stays in the middle.',
      },
    },
    which: {
      title: 'Which world?',
      say: '**Gem World** costs {gem} and is a production world. **Destroyed World** costs {destroyed}, and its good comes at once: it is a windfall world. Which one counts for Production Leader?',
      why: 'A windfall world gets one good when it is placed, a production world makes one in every Produce. Read exactly what a goal counts.',
      replies: {
        gem: 'Good: a production world. You lead alone.',
        destroyed: 'Cheaper, and with a good. But a windfall world does not count for this goal.',
        pass: 'Nothing placed, so nobody leads.',
      },
    },
    equal: {
      title: 'And if she follows?',
      say: 'You hold Production Leader: {worlds} production worlds against {theirs}. Suppose that Mira settles another and has **as many as you**. Who has the tile then?',
      why: 'Whoever wants a “most” tile must have more than its holder. So it pays to be there first here, too.',
      choices: { you: 'I keep it', mira: 'Mira takes it', nobody: 'It goes back to the middle' },
      replies: {
        you: 'Yes. To take it she needs one more than you have.',
        mira: 'Being equal is not enough: she needs more than you.',
        nobody: 'It goes back only if its holder falls below what it asks for, or others share the lead without you.',
      },
    },
    worth: {
      title: 'What it is worth',
      say: 'A “first” tile brings {first} points, a “most” tile {points}. At the end, whoever is equal for most **without** the tile still gets {tied}. Do you plan a whole match around goals?',
      why: 'A goal is worth about as much as a good card. Take what lies on your way, and hurry where a rival is close.',
      choices: { way: 'No, I take what lies on my way', plan: 'Yes, all of them' },
      replies: {
        way: 'Right: they are a race for tempo. Often they decide between plans that are equally good.',
        plan: 'Several goals that fit one plan are strong. Against your cards they cost more than they bring.',
      },
    },
  },
};
