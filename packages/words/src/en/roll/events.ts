// What happened in Roll, as English sentences, one entry per kind of event. Null: other sentences tell it already.
// All in the past tense, which is the same for "you" and for a name.

import type { DieColour, EventKind, EventOf, MovedDie, RollEvent } from '@orrery/roll';
import type { Naming } from '../../naming.ts';
import { aOrAn, count, list } from '../numbers.ts';
import { causes, colours, phases, place } from './terms.ts';

type Sentences = { readonly [K in EventKind]: (event: EventOf<K>, say: Naming) => string | null };

const who = ({ seat }: RollEvent, say: Naming): string => (seat === null ? 'The table' : say.seat(seat));
const tiles = (amount: number): string => count(amount, 'tile');

/** "2 Home and 1 Military". */
function dice(some: readonly { readonly colour: DieColour }[]): string {
  const counted = new Map<DieColour, number>();
  for (const { colour } of some) counted.set(colour, (counted.get(colour) ?? 0) + 1);
  const all = [...counted].map(([colour, amount]) => `${amount} ${colours[colour].name}`);
  return `${list(all)} ${some.length === 1 ? 'die' : 'dice'}`;
}

const cause = (name: string, say: Naming): string => causes[name] ?? say.side(name);
const because = (name: string, say: Naming): string => ` (${cause(name, say)})`;

/** Dice that go the same way, told together. */
function ways(moved: readonly MovedDie[], say: Naming): string {
  const byTarget = new Map<string, MovedDie[]>();
  for (const die of moved) byTarget.set(die.to, [...(byTarget.get(die.to) ?? []), die]);
  return list([...byTarget].map(([to, some]) => `${dice(some)} to ${place(to, say.side)}`));
}

/** What these cause is told by another sentence. */
const toldElsewhere = ['assign', 'reassign', 'dictate', 'explore', 'trade', 'consume', 'ship', 'spent'];

export const events: Sentences = {
  seatSetUp: (event, say) => `${who(event, say)} started with ${list(event.tableau.map(say.side))}.`,
  diceGained: (event, say) =>
    event.cause === 'setup' ? null : `${who(event, say)} gained ${ways(event.dice, say)}${because(event.cause, say)}.`,
  diceMoved: (event, say) => {
    if (toldElsewhere.includes(event.cause)) return null;
    if (event.cause === 'recruit') return `${who(event, say)} hired ${dice(event.dice)}.`;
    if (event.cause === 'produce') return `${who(event, say)} produced: ${ways(event.dice, say)}.`;
    if (event.cause === 'recall') return `${who(event, say)} recalled ${dice(event.dice)}.`;
    return `${who(event, say)} moved ${ways(event.dice, say)}${because(event.cause, say)}.`;
  },
  rolled: (event, say) => `${who(event, say)} rolled ${dice(event.dice)}.`,
  roundStarted: () => null,
  planRevealed: (event, say) => {
    const used = event.uses.map(({ power }) => (power === 'dictate' ? 'Dictate' : say.side(power)));
    return `${who(event, say)} selected ${phases[event.select.phase]}${used.length === 0 ? '' : `, using ${list(used)}`}.`;
  },
  phasesActive: (event) => `Phases of this round: ${list(event.phases.map((phase) => phases[phase]))}.`,
  extraDie: (event) =>
    event.adds
      ? `The extra die added ${phases[event.face]}.`
      : `The extra die showed ${phases[event.face]}, which happens anyway.`,
  phaseStarted: () => null,
  phaseEnded: () => null,
  virtualWorkers: (event, say) =>
    `${who(event, say)} got ${list(event.colours.map((colour) => aOrAn(colours[colour].name)))} worker${because(event.cause, say)}.`,
  explored: (event, say) => (event.task === 'stock' ? null : `${who(event, say)} scouted.`),
  tilesAbandoned: (event, say) =>
    event.count === 0
      ? null
      : `${who(event, say)} abandoned ${event.tiles === null ? tiles(event.count) : list(event.tiles.map(say.tile))}.`,
  tilesDrawn: (event, say) =>
    `${who(event, say)} drew ${event.tiles === null ? tiles(event.count) : list(event.tiles.map(say.tile))}.`,
  tilePlaced: (event, say) => {
    const what = event.tile === null ? 'a tile' : say.tile(event.tile);
    const stack = event.stack === 'world' ? 'the worlds' : 'the developments';
    return `${who(event, say)} put ${what} ${event.where === 'top' ? 'on top of' : 'under'} ${stack}.`;
  },
  stacksRearranged: (event, say) => `${who(event, say)} rearranged the stacks${because(event.cause, say)}.`,
  shortage: (event, say) =>
    event.givers.length === 0
      ? 'The bag ran out: abandoned tiles came back.'
      : `The bag ran out: tiles were given by ${list(event.givers.map(say.seat))}.`,
  tileGiven: (event, say) => `${who(event, say)} gave back ${event.tile === null ? 'a tile' : say.tile(event.tile)}.`,
  abandonedReturned: (event) => `${tiles(event.count)} went back into the bag.`,
  credits: (event, say) => {
    if (event.cause === 'setup' || event.cause === 'recruit' || event.amount === 0) return null;
    if (event.cause === 'emptyRecruit') return `${who(event, say)} had no credits left and got $${event.amount}.`;
    const after = ` (${cause(event.cause, say)}), now $${event.after}`;
    const lost = event.amount - (event.after - event.before);
    if (event.amount < 0) return `${who(event, say)} paid $${-event.amount}${after}.`;
    return `${who(event, say)} got $${event.amount}${lost > 0 ? `, $${lost} of it lost` : ''}${after}.`;
  },
  gainedChips: (event, say) =>
    event.amount === 0
      ? null
      : `${who(event, say)} got ${event.amount} VP${because(event.cause, say)}, ${event.poolAfter} left in the pool.`,
  completed: (event, say) =>
    `${who(event, say)} completed ${say.side(event.side)} with ${event.spent.length === 0 ? 'no dice' : dice(event.spent)}, now ${event.squares} of 12 squares.`,
  shipped: (event, say) =>
    `${who(event, say)} ${event.task === 'trade' ? 'traded' : 'consumed'} the good on ${say.side(event.world)}.`,
  powerUsed: () => null,
  matchEnded: ({ why }) =>
    `The match is over: ${list([...(why.includes('pool') ? ['the pool of VP chips is empty'] : []), ...(why.includes('tableau') ? ['a tableau is full'] : [])])}.`,
  scored: (event, say) => `${who(event, say)} scored ${event.total} VP.`,
};
