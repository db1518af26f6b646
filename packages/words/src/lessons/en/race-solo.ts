// The solo robot of The Gathering Storm, in English.

import type { LessonText } from '../lesson-text.ts';

export const raceSolo: LessonText = {
  title: 'Race: the solo robot',
  about:
    'Alone against a robot that rolls its actions: where it acts, where it responds, and what your choices let it do.',
  beats: {
    pair: {
      title: 'Two actions',
      say: 'You play alone against a robot. Each round you choose **two** actions. Then it rolls its dice onto its mat. Where a die lies, the robot **acts**. Where only you chose, it merely **responds**. You hold worlds to place, and an empty world can make goods. What do you choose?',
      why: 'You choose first, and the dice come after. So nobody knows where the robot will act, but you know where it will respond.',
      replies: {
        settle: 'Good. Now look at its dice on the mat.',
        other: 'Possible. Now look at its dice on the mat.',
      },
    },
    dice: {
      title: 'Acts or responds',
      say: 'Its dice lie on **Develop** and on **Consume: ×2**. There it acts, and these phases happen for you too. You chose Settle, and no die lies there. What will the robot do in your Settle?',
      why: 'The mat shows your choices above and its dice below. A space with a die is an action, a space with your choice alone is a response.',
      choices: { answers: 'It responds', acts: 'It acts', never: 'It never does anything there' },
      replies: {
        answers: 'Yes. Its response to Settle costs a credit. It has {credits}.',
        acts: 'It acts only where a die lies. Look at the mat once more.',
        never: 'It responds wherever you chose. Only its credit can be too low for it.',
      },
    },
    gift: {
      title: 'Its phase is yours',
      say: 'A die of the robot lies on Develop, so you may develop as well, without a bonus. **Public Works** costs {price:# card|# cards}. Do you place it?',
      why: 'The phases of its dice are like those of a rival: everybody takes part in them.',
      replies: {
        placed: 'Good: a phase that you did not have to choose. Now pay for it.',
        pass: 'You keep your cards. But the phase was a gift.',
      },
    },
    place: {
      title: 'Your Settle',
      say: '**Space Port** costs {price:# card|# cards} and makes a good each time. You chose Settle, so you draw a card afterwards. In each phase the robot comes after you. Which world do you place?',
      why: 'The robot has no hand. It cannot take a world away from you, but it uses up the same deck and the same chips.',
      replies: {
        port: 'Good. Now pay; then it is the robot’s turn in Settle.',
        pass: 'No world, and no card either: the bonus comes after placing.',
        other: 'That is a world, too. Now pay; then it is the robot’s turn.',
      },
    },
    idle: {
      title: 'No credit, no world',
      say: 'In your Settle the robot did nothing: its credit was {credits}. With a credit it would have turned up cards of its stack until a world fitted, and paid for it. Its die on ×2 brought it {chips:# chip|# chips}, and its economy rose to {economy}.',
      why: 'So look at its credit before you choose Settle or Develop. With no credit its responses to them are worth nothing.',
    },
    feeds: {
      title: 'What feeds it',
      say: 'Much later. {goods} goods lie on your worlds, and ×2 would bring {double} points. But in Consume the robot takes chips by its **economy**, {economy} now, with a die or without. To Produce without a die it has no response. What do you choose?',
      why: 'You cannot keep it from growing. You can choose what brings you more than it.',
      replies: {
        double: 'Good: many points for you, few for it.',
        consumed: 'The points are good. Produce would have filled your worlds again at no risk.',
        trade: 'Cards now, points later. The robot takes its chips all the same.',
        other: 'Your goods still lie there, and the robot’s dice did not wait.',
      },
    },
    limit: {
      title: 'Its limits',
      say: 'Its die lay on **Consume: Trade**. So it took chips by its economy, {chips} in all, and its credit rose to {credits}: there the track ends. For your ×2 it got nothing more, because where it acts it does not respond as well.',
      why: 'The credit that does not fit on the track is lost. A rich robot gains less from the same die.',
    },
    safe: {
      title: 'What is safe?',
      say: 'Its other die showed the robot itself: that stands for the action on its start world, here Produce. So its economy is {economy} now. Which choice of yours never helps it **unless its die lies there too**?',
      why: 'Economy is what its chips are counted by. It rises by its dice, never by your choice alone.',
      choices: { produce: 'Produce', consume: 'Consume', explore: 'Explore' },
      replies: {
        produce: 'Yes. It has no response to Produce. Only a die raises its economy.',
        consume: 'In Consume it takes {economy:# chip|# chips} even without a die. Try another.',
        explore: 'It responds to Explore with a card for its stack. Try another.',
      },
    },
    race: {
      title: 'Who is ahead?',
      say: 'You have {points} points, the robot {theirs}. The match ends as usual: with {limit} cards in one empire, yours or its, or when the pool of {pool} is empty. Each start world changes its mat; the table shows how, and every step says why.',
      why: 'Its cards have no powers and only count. Equal points are decided by your cards and goods against its credit and economy.',
    },
  },
};
