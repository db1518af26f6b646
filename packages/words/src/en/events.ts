// What happened besides what the line of a seat sums up (story.ts), as English sentences.
// All in the past tense, which is the same for "you" and for a name.

import type { EventKind, QuestionKind, RaceEvent, Slug } from '@orrery/race';
import type { Naming } from '../naming.ts';
import { plain } from '../signed.ts';
import type { ToldInRace } from '../told-kinds.ts';
import { count, list } from './numbers.ts';
import { automatic } from './prompts.ts';
import { robotEvents } from './robot.ts';
import { actions } from './terms.ts';

type EventOf<K extends EventKind> = Extract<RaceEvent, { kind: K }>;
type Sentences = { readonly [K in ToldInRace]: (event: EventOf<K>, say: Naming) => string | null };

const cards = (amount: number): string => count(amount, 'card');

const who = ({ seat }: RaceEvent, say: Naming): string => (seat === null ? 'The table' : say.seat(seat));

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
  turnOrder: (event, say) => `Turn order: ${list(event.order.map(say.seat))}.`,
  forced: (event, say) =>
    event.seat === say.you ? `Automatic: ${automatic[event.question as QuestionKind] ?? event.question}.` : null,
  actionsRevealed: (event, say) =>
    event.actions
      .map((picks, seat) => `${say.seat(seat)} picked ${list(picks.map((action) => actions[action].name))}.`)
      .join(' '),
  reshuffled: () => 'The discard pile was shuffled into a new supply.',
  goodMissing: (event, say) => `No card was left to lie on ${say.card(event.world)} as a good.`,
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
    if (event.result === 'void')
      return `The attack on ${world} did not take place: the world had gone, or an earlier attack by the same player had failed.`;
    const sums = `${plain(event.attack ?? 0)} against ${plain(event.defense ?? 0)}`;
    return event.result === 'success'
      ? `${who(event, say)} took over ${world}: ${sums}.`
      : `${who(event, say)} failed to take over ${world}: ${sums}.`;
  },
  ...robotEvents,
  declined: (event, say) =>
    event.power.card === null ? null : `${who(event, say)} left the power of ${say.card(event.power.card)} unused.`,
  matchEnded: (event) => `The match is over: ${list(event.why.map((why) => endings[why] ?? why))}.`,
};
