// What happened, as English sentences, one entry per kind of event. Null: other sentences tell it already.
// All in the past tense, which is the same for "you" and for a name.

import type { EventKind, QuestionKind, RaceEvent, Slug } from '@orrery/race';
import type { Naming } from '../naming.ts';
import { plain } from '../signed.ts';
import { aOrAn, count, list } from './numbers.ts';
import { automatic } from './prompts.ts';
import { robotEvents } from './robot.ts';
import { actions, goods } from './terms.ts';

type EventOf<K extends EventKind> = Extract<RaceEvent, { kind: K }>;
type Sentences = { readonly [K in EventKind]: (event: EventOf<K>, say: Naming) => string | null };

const cards = (amount: number): string => count(amount, 'card');

const who = ({ seat }: RaceEvent, say: Naming): string => (seat === null ? 'The table' : say.seat(seat));

/** Their names where they may be known, else how many they are. */
const named = (some: readonly Slug[] | null, amount: number, say: Naming): string =>
  some === null ? cards(amount) : list(some.map(say.card));

const through = (cause: Slug | null, say: Naming): string => (cause === null ? '' : ` (${say.card(cause)})`);

const endings: { readonly [why: string]: string } = {
  pool: 'the pool of chips is empty',
  tableau: 'an empire is full',
};

export const events: Sentences = {
  goalsRevealed: (event, say) => `Goals of this match: ${list(event.goals.map(say.goal))}.`,
  packetTaken: (event, say) =>
    event.cards === null ? null : `${who(event, say)} got a packet with ${list(event.cards.map(say.card))}.`,
  drafted: (event, say) => (event.card === null ? null : `${who(event, say)} took ${say.card(event.card)}.`),
  draftEnded: (event) =>
    `The draft is over: ${list(event.decks.map(cards))} in the decks, ${event.leftOver} left over.`,
  startDealt: (event, say) =>
    event.worlds === null ? null : `${who(event, say)} got ${list(event.worlds.map(say.card))} to choose from.`,
  startRevealed: (event, say) => `${who(event, say)} started with ${say.card(event.world)}.`,
  turnOrder: (event, say) => `Turn order: ${list(event.order.map(say.seat))}.`,
  forced: (event, say) =>
    event.seat === say.you ? `Automatic: ${automatic[event.question as QuestionKind] ?? event.question}.` : null,
  roundStarted: () => null,
  actionsRevealed: (event, say) =>
    event.actions
      .map((picks, seat) => `${say.seat(seat)} picked ${list(picks.map((action) => actions[action].name))}.`)
      .join(' '),
  phaseStarted: () => null,
  drew: (event, say) => {
    const bonus = event.why === 'phaseBonus' ? ' as a bonus' : '';
    return `${who(event, say)} drew ${named(event.cards, event.count, say)}${bonus}${through(event.cause, say)}.`;
  },
  kept: (event, say) => (event.count === 0 ? null : `${who(event, say)} kept ${named(event.cards, event.count, say)}.`),
  discarded: (event, say) => {
    const what = named(event.cards, event.count, say);
    if (event.count === 0) return null;
    if (event.why === 'payment') return event.cards === null ? null : `${who(event, say)} paid with ${what}.`;
    const why = event.why === 'handLimit' ? ', over the hand limit' : event.why === 'strength' ? ' for strength' : '';
    return `${who(event, say)} discarded ${what}${why}${through(event.cause, say)}.`;
  },
  reshuffled: () => 'The discard pile was shuffled into a new supply.',
  placed: (event, say) =>
    event.from === 'start'
      ? null
      : `${who(event, say)} placed ${say.card(event.card)}, now ${cards(event.tableau)} in play.`,
  passed: (event, say) => {
    const what = { develop: 'a development', settle: 'a world', second: 'a second world', takeover: 'a takeover' };
    return `${who(event, say)} passed on ${what[event.what]}.`;
  },
  paid: (event, say) => {
    const card = say.card(event.card);
    const using = event.uses.length === 0 ? '' : ` using ${list(event.uses.map(say.card))}`;
    const strength = `strength ${plain(event.strength ?? 0)} against ${plain(event.needed ?? 0)}`;
    switch (event.way) {
      case 'develop':
      case 'pay':
        return `${who(event, say)} paid ${event.price === 0 ? 'nothing' : cards(event.price)} for ${card}${using}.`;
      case 'payForMilitary':
        return `${who(event, say)} paid ${cards(event.price)} for ${card} instead of conquering it${using}.`;
      case 'free':
        return `${who(event, say)} got ${card} free of charge${using}.`;
      default:
        return `${who(event, say)} conquered ${card}${using}: ${strength}.`;
    }
  },
  leftTableau: (event, say) =>
    event.to === 'discard'
      ? `${who(event, say)} discarded ${say.card(event.card)} from play.`
      : `${who(event, say)} lost ${say.card(event.card)}. New owner: ${say.seat(event.to)}.`,
  strengthAdded: (event, say) => `${who(event, say)} added ${event.amount} strength (${say.card(event.cause)}).`,
  powerUsed: () => null,
  goodAdded: (event, say) => {
    const good = `${goods[event.good].name} good`;
    if (event.why === 'windfall') return `${say.card(event.world)} came with ${aOrAn(good)}.`;
    return `${who(event, say)} produced ${aOrAn(good)} on ${say.card(event.world)}${through(event.cause, say)}.`;
  },
  goodRemoved: (event, say) => {
    if (event.why === 'sold') return null;
    const good = `the ${goods[event.good].name} good of ${say.card(event.world)}`;
    if (event.why === 'worldLeft') return `${who(event, say)} lost ${good}.`;
    return `${who(event, say)} spent ${good}${through(event.cause, say)}.`;
  },
  goodMissing: (event, say) => `No card was left to lie on ${say.card(event.world)} as a good.`,
  sold: (event, say) => {
    const bonus = event.bonus === 0 ? '' : ` (${event.price} + ${event.bonus})`;
    const good = `the ${goods[event.good].name} good of ${say.card(event.world)}`;
    return `${who(event, say)} sold ${good} for ${cards(event.price + event.bonus)}${bonus}.`;
  },
  gainedChips: (event, say) =>
    `${who(event, say)} gained ${event.amount} VP in chips${event.doubled ? ', doubled' : ''} (${say.card(event.cause)}).`,
  guessed: (event, say) => {
    const turned =
      event.turnedUp === null ? 'nothing was left to turn up' : `${say.card(event.turnedUp)} was turned up`;
    return `${who(event, say)} named ${event.number}: ${turned}, ${event.won ? 'won' : 'lost'}.`;
  },
  anted: (event, say) => {
    const turned = event.turnedUp.length === 0 ? 'nothing' : list(event.turnedUp.map(say.card));
    return `${who(event, say)} staked ${say.card(event.ante)} against ${turned}: ${event.won ? 'won' : 'lost'}.`;
  },
  anteKept: (event, say) => `${who(event, say)} kept ${say.card(event.card)}.`,
  takeoverDeclared: (event, say) =>
    `${who(event, say)} attacked ${say.card(event.world)}${through(event.power, say)}. Defender: ${say.seat(event.owner)}.`,
  takeoverDefended: (event, say) =>
    event.added === 0 ? null : `${who(event, say)} added ${event.added} to the defence of ${say.card(event.world)}.`,
  takeoverResolved: (event, say) => {
    const world = say.card(event.world);
    if (event.result === 'void') return `The attack on ${world} came to nothing.`;
    const sums = `${plain(event.attack ?? 0)} against ${plain(event.defense ?? 0)}`;
    return event.result === 'success'
      ? `${who(event, say)} took over ${world}: ${sums}.`
      : `${who(event, say)} failed to take over ${world}: ${sums}.`;
  },
  ...robotEvents,
  declined: (event, say) =>
    event.power.card === null ? null : `${who(event, say)} left the power of ${say.card(event.power.card)} unused.`,
  goalClaimed: (event, say) => `${who(event, say)} claimed ${say.goal(event.goal)}.`,
  goalLost: (event, say) => `${who(event, say)} lost ${say.goal(event.goal)}.`,
  matchEnded: (event) => `The match is over: ${list(event.why.map((why) => endings[why] ?? why))}.`,
};
