// What each question says in English: what to do, why it is asked, and the words on the buttons.

import type { QuestionKind, QuestionOf } from '@orrery/race';
import type { Naming } from '../naming.ts';
import { plain } from '../signed.ts';
import { count } from './numbers.ts';

export interface Prompt {
  readonly todo: string;
  readonly why: string;
  /** On the main button. */
  readonly go: string;
  /** On the button that does nothing. */
  readonly pass: string;
}

type Prompts = { readonly [K in QuestionKind]: (question: QuestionOf<K>, say: Naming) => Prompt };

const cards = (amount: number): string => count(amount, 'card');
const pass = 'Pass';

export const prompts: Prompts = {
  draftPick: ({ round, left, passTo }, say) => ({
    todo: `Take 1 of ${cards(left)} for your own deck.`,
    why:
      passTo === null
        ? `Packet ${round}. It is the last card.`
        : `Packet ${round}. The others go to ${say.seat(passTo)}. You play with the cards you take.`,
    go: 'Take it',
    pass,
  }),
  chooseStart: ({ count: amount }) => ({
    todo: `Choose your start world and ${cards(amount)} to discard.`,
    why: 'Your start world is in play from the beginning. All reveal at once.',
    go: 'Begin',
    pass,
  }),
  discardSetup: ({ count: amount }) => ({
    todo: `Discard ${cards(amount)} from your first hand.`,
    why: 'The rest is your hand to begin with.',
    go: 'Discard',
    pass,
  }),
  chooseAction: ({ count: amount }) => ({
    todo: amount === 1 ? 'Choose an action.' : `Choose ${amount} actions.`,
    why: 'Only chosen phases happen, for everybody; you alone get the bonus of yours. All reveal at once.',
    go: 'Choose',
    pass,
  }),
  exploreDiscard: ({ count: amount, from }) => ({
    todo: `Discard ${cards(amount)}.`,
    why: from === 'drawn' ? 'You keep the other cards you drew.' : 'Drawn cards and hand are one: discard any of them.',
    go: 'Discard',
    pass,
  }),
  developPlace: () => ({
    todo: 'Place a development, or pass.',
    why: 'You pay for it after all have revealed.',
    go: 'Develop',
    pass,
  }),
  developPay: ({ card }, say) => ({
    todo: `Pay for ${say.card(card)}.`,
    why: 'A proposal is ticked. Change it as you like; nothing is paid before you confirm.',
    go: 'Pay',
    pass,
  }),
  settlePlace: () => ({
    todo: 'Place a world, or pass.',
    why: 'You pay for it or conquer it after all have revealed.',
    go: 'Settle',
    pass,
  }),
  declareTakeover: () => ({
    todo: 'Take over a world of a rival, or pass.',
    why: 'It succeeds if your attack reaches the defence. The defender may still add strength.',
    go: 'Attack',
    pass,
  }),
  settlePay: ({ card }, say) => ({
    todo: say.isMilitary(card)
      ? `Conquer ${say.card(card)}, or pay if a power lets you.`
      : `Pay for ${say.card(card)}.`,
    why: 'A proposal is ticked. Change it as you like; nothing is paid before you confirm.',
    go: 'Place it',
    pass,
  }),
  settleSecond: () => ({
    todo: 'Place a second world, or pass.',
    why: 'One of your powers allows it in this phase.',
    go: 'Settle',
    pass,
  }),
  defendTakeover: ({ world, attacker, attack, defense }, say) => ({
    todo: `Defend ${say.card(world)}: add strength, or leave it at ${plain(defense)}.`,
    why: `${say.seat(attacker)}: attack ${plain(attack)}. A tie goes to the attacker, so you need ${plain(attack + 1)}.`,
    go: 'Defend',
    pass: 'Add nothing',
  }),
  tradeGood: () => ({
    todo: 'Sell one good.',
    why: 'You picked Trade: you draw as many cards as the good is worth.',
    go: 'Sell',
    pass,
  }),
  consumeNext: () => ({
    todo: 'Use a consume power.',
    why: 'Every power with goods for it must be used, in any order.',
    go: 'Use it',
    pass: 'Done',
  }),
  discardForYield: ({ power }, say) => ({
    todo: power.card === null ? 'Discard cards, or none.' : `Discard cards for ${say.card(power.card)}, or none.`,
    why: 'Each card brings what the power says.',
    go: 'Discard',
    pass: 'None',
  }),
  guessCost: () => ({
    todo: 'Name a number.',
    why: 'The next card is turned up. If that is its cost, or its defence, it is yours.',
    go: 'Turn up',
    pass,
  }),
  ante: () => ({
    todo: 'Stake a card, or pass.',
    why: 'As many cards as yours costs are turned up. If one of them costs more, you keep one; else yours is lost. Defence counts like cost.',
    go: 'Stake',
    pass,
  }),
  anteKeep: () => ({
    todo: 'Keep one of the cards turned up.',
    why: 'One of them beats your stake; your own card comes back as well.',
    go: 'Keep',
    pass,
  }),
  produceNext: () => ({
    todo: 'Use a produce power.',
    why: 'Goods already lie where only one could go; the order of the rest is yours.',
    go: 'Use it',
    pass: 'Done',
  }),
  produceWorld: ({ power }, say) => ({
    todo: 'Choose a windfall world to produce on.',
    why: power.card === null ? 'This is your bonus for picking Produce.' : `${say.card(power.card)} produces.`,
    go: 'Produce',
    pass,
  }),
  produceDiscard: ({ power }, say) => ({
    todo: 'Discard a card to produce, or keep your cards.',
    why: power.card === null ? '' : `${say.card(power.card)} produces only for a card.`,
    go: 'Discard',
    pass: 'Keep them',
  }),
  roundDiscard: ({ count: amount }) => ({
    todo: `Discard ${cards(amount)}.`,
    why: 'You hold more than your hand limit at the end of the round.',
    go: 'Discard',
    pass,
  }),
};

/** What was done without asking, since there was only one way. */
export const automatic: { readonly [K in QuestionKind]: string } = {
  draftPick: 'the last card of the packet is taken',
  chooseStart: 'start world chosen',
  discardSetup: 'first hand kept',
  chooseAction: 'action chosen',
  exploreDiscard: 'cards discarded',
  developPlace: 'no development can be placed',
  developPay: 'paid in the only way there is',
  settlePlace: 'no world can be placed',
  declareTakeover: 'no world to take over',
  settlePay: 'placed in the only way there is',
  settleSecond: 'no second world can be placed',
  defendTakeover: 'nothing to add to the defence',
  tradeGood: 'the only good is sold',
  consumeNext: 'the only power is used',
  discardForYield: 'no card to discard',
  guessCost: 'number named',
  ante: 'no card to stake',
  anteKeep: 'the only card is kept',
  produceNext: 'the only power is used',
  produceWorld: 'the only windfall world produces',
  produceDiscard: 'no card to discard',
  roundDiscard: 'cards discarded',
};
