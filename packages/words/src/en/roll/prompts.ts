// What each question of Roll says in English: what to do, why it is asked, and the words on the button.

import type { QuestionKind, QuestionOf } from '@orrery/roll';
import type { Naming } from '../../naming.ts';
import { count } from '../numbers.ts';

export interface Prompt {
  readonly todo: string;
  readonly why: string;
  /** On the main button. */
  readonly go: string;
  readonly pass: string;
}

type Prompts = { readonly [K in QuestionKind]: (question: QuestionOf<K>, say: Naming) => Prompt };

const pass = 'Pass';
const dice = (amount: number): string => count(amount, 'die', 'dice');
const stacks = { development: 'development', world: 'world' } as const;

export const prompts: Prompts = {
  'setup.startTiles': () => ({
    todo: 'Choose which tile is your development and which your world.',
    why: 'They are the first of your two stacks. Next: the first roll.',
    go: 'Begin',
    pass,
  }),
  assign: () => ({
    todo: 'Place your workers and select one phase.',
    why: 'The phase you select happens. Workers elsewhere work only if their phase happens too: a rival selects it, or with two players the extra die shows it. Next: all reveal at once.',
    go: 'Confirm',
    pass,
  }),
  'explore.task': ({ rearranged }) => ({
    todo: rearranged ? 'Scout or Stock with an explorer.' : 'Choose the task of an explorer: Scout or Stock.',
    why: 'Each explorer does one task, one after the other.',
    go: 'Do it',
    pass,
  }),
  'explore.done': () => ({
    todo: 'Rearrange your stacks once more, or leave them.',
    why: 'Your explorers are done; your tile lets you change the order at any time of the phase.',
    go: 'Go on',
    pass,
  }),
  'explore.place': () => ({
    todo: 'Place the tile: as a development, or as a world?',
    why: 'It goes under the stack, chosen side up, unless a power lets you put it on top. It is built when it is on top.',
    go: 'Place it',
    pass,
  }),
  'explore.extraTile': ({ cause }, say) => ({
    todo: 'Place the extra tile: as a development, or as a world?',
    why: `It comes from ${say.side(cause)} and goes under your stack.`,
    go: 'Place it',
    pass,
  }),
  'explore.shortageDiscard': () => ({
    todo: 'Give one tile of your stacks back.',
    why: 'The bag is empty, and somebody has to draw.',
    go: 'Give it',
    pass,
  }),
  'build.spendEarly': ({ stack, count: amount }) => ({
    todo: `Choose ${dice(amount)} to spend on the top ${stacks[stack]}.`,
    why: 'More workers lie on it than it needs by now; the others stay.',
    go: 'Spend',
    pass,
  }),
  'build.placeWorker': ({ stack, count: amount }) => ({
    todo: `Choose ${dice(amount)} to complete the top ${stacks[stack]}.`,
    why: 'Spent workers go to your Citizenry; the others go on working.',
    go: 'Build',
    pass,
  }),
  'build.workersToCup': ({ cause, min, max }, say) => ({
    todo: min === max ? `Choose ${dice(max)} for your cup.` : `Choose ${min} to ${dice(max)} for your cup.`,
    why: `${say.side(cause)} brings spent workers back; the others go to the Citizenry.`,
    go: 'Take them',
    pass,
  }),
  'build.removeDie': ({ cause }, say) => ({
    todo: 'Choose a die to give up.',
    why: `${say.side(cause)} costs you a die for good.`,
    go: 'Give it up',
    pass,
  }),
  'produce.place': () => ({
    todo: 'Choose a producer and the world it becomes a good on.',
    why: 'A die stays on the world until it is shipped.',
    go: 'Produce',
    pass,
  }),
  'ship.task': () => ({
    todo: 'Ship a good: trade it for credits, or consume it for VP.',
    why: 'Consuming gives 1 VP, one more if the good matches the world, one more if the shipper does.',
    go: 'Ship',
    pass,
  }),
  'manage.recruit': ({ count: amount }) => ({
    todo: `Choose ${dice(amount)} to hire from your Citizenry.`,
    why: 'You hire as many as you can pay, $1 each. If you have nothing left, your credits are set to 1.',
    go: 'Hire',
    pass,
  }),
  'manage.recall': ({ min }) => ({
    todo: min > 0 ? 'Recall at least 1 die to your cup.' : 'Recall dice to your cup, or leave them where they are.',
    why:
      min > 0
        ? 'Your cup is empty, and you need a die to roll.'
        : 'Goods and workers on tiles would be rolled next round instead.',
    go: min > 0 ? 'Recall' : 'End the round',
    pass,
  }),
};
