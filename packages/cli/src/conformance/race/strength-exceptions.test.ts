// What the other engine takes in a defence and our rules do not: by name, and the match goes on.

import { openQuestions, type Seat } from '@orrery/kernel';
import { feed, type RaceState, race } from '@orrery/race';
import { catalogueOf } from '@orrery/race/search';
import { expect, test } from 'vitest';
import { advance, answerRecorded, answerUnasked, type Follower, follow, give } from './follower.ts';
import type { TraceDecision } from './trace.ts';

const cloak = 'Imperium Cloaking Technology';
const options = { expansion: 'rvi', players: 2, advancedTwoPlayer: false, goals: false, takeovers: true } as const;
const dealt = ['Gem World', 'Spice World', 'Tourist World', 'Rebel Homeworld', 'Public Works', 'Colony Ship'];

interface Seated {
  readonly tableau: readonly string[];
  readonly hand?: readonly string[];
}

/** A recorded round with a Settle phase from this position on; seat 0 comes first. */
function recordedSettle(seats: readonly Seated[], records: readonly TraceDecision[]): Follower {
  const starts = [
    ['Epsilon Eridani', 'Old Earth'],
    ['New Sparta', 'Alpha Centauri'],
    ['Separatist Colony', "Earth's Lost Colony"],
  ];
  const table = seats.map((_, seat) => ({ startOffered: starts[seat] ?? [], dealt }));
  const follower = follow({
    options: { ...options, players: seats.length },
    activeGoals: [],
    vpPool: 12 * seats.length,
    deckSize: 180,
    seats: table,
  });
  const { state } = follower;
  advance(follower);
  for (const question of openQuestions(state)) give(follower, question, race.fallback(state, question));
  for (const [seat, { tableau, hand = [] }] of seats.entries()) {
    arrange(follower, seat, tableau, hand);
    feed(state, seat, follower.names.slugs(['Gem World'])); // for picking Settle
  }
  follower.records = seats.map((_, seat) => records.filter((record) => record.seat === seat));
  for (const question of openQuestions(state)) give(follower, question, ['settle']);
  return follower;
}

function arrange({ state, names }: Follower, seat: Seat, tableau: readonly string[], hand: readonly string[]): void {
  const numbers = (cards: readonly string[]): number[] =>
    names.slugs(cards).map((slug) => catalogueOf(state.options).bySlug.get(slug) ?? -1);
  const player = playerAt(state, seat);
  player.tableau = numbers(tableau);
  player.goods = tableau.map(() => -1);
  player.old = tableau.length;
  player.hand = numbers(hand);
}

function playerAt(state: RaceState, seat: Seat): RaceState['players'][number] {
  const player = state.players[seat];
  if (player === undefined) throw new Error(`there is no seat ${seat}`);
  return player;
}

/** Until the next picks, with the takeovers as they are told. */
function takeoversOf(follower: Follower): unknown[] {
  let seen: unknown[] = [];
  follower.onPhase = () => {
    if (follower.takeovers.length > 0)
      seen = follower.takeovers.map(({ attack, defense, result }) => [attack, defense, result]);
  };
  while (answerRecorded(follower) || answerUnasked(follower, ({ kind }) => kind !== 'chooseAction'));
  return seen;
}

const attack = (seat: Seat, world: string): TraceDecision[] => [
  { seat, choice: 'takeover', chosen: { world, owner: 1, power: cloak } },
  { seat, choice: 'payment', kind: 'takeover', cards: [], specials: [] },
];
const special = (card: string) => ({ card, powers: [{ phase: 'settle', codes: ['military-hand'] }] });
const defend = (attacker: Seat, world: string, card: string, cards: readonly string[]): TraceDecision => ({
  seat: 1,
  choice: 'defend',
  attacker,
  world,
  cards,
  specials: [special(card)],
});

const attacker = { tableau: ['Drop Ships', 'Space Marines', cloak] };

test('idle-strength: Space Mercenaries in a defence without a card do nothing', () => {
  const defender = { tableau: ['Space Mercenaries', 'Outlaw World'], hand: ['Gem World'] };
  const follower = recordedSettle(
    [attacker, defender],
    [...attack(0, 'Outlaw World'), defend(0, 'Outlaw World', 'Space Mercenaries', [])],
  );
  expect(takeoversOf(follower)).toEqual([[5, 2, 'success']]);
  expect([...follower.leniency.accepted]).toEqual(['idle-strength']);
  expect(playerAt(follower.state, 1).hand).toHaveLength(1);
});

const conquest = (cards: readonly string[]): TraceDecision[] => [
  { seat: 1, choice: 'place', kind: 'world', chosen: 'Rebel Miners' },
  {
    seat: 1,
    choice: 'payment',
    kind: 'settle',
    for: 'Rebel Miners',
    method: 'conquer',
    cards,
    specials: [special('Primitive Rebel World')],
  },
];

test('renewed-strength: a power used up to settle serves again in a defence', () => {
  const tableau = ['Expedition Force', 'Primitive Rebel World', 'Outlaw World'];
  const hand = ['Rebel Miners', 'Gem World', 'Spice World'];
  const records = [...attack(0, 'Outlaw World'), ...conquest(['Gem World'])];
  const again = defend(0, 'Outlaw World', 'Primitive Rebel World', ['Spice World']);
  const start = (more: readonly TraceDecision[]): Follower =>
    recordedSettle([attacker, { tableau, hand }], [...records, ...more]);
  const follower = start([again]);
  const before = start([]);
  expect([takeoversOf(before), [...before.leniency.accepted]]).toEqual([[[5, 3, 'success']], []]);
  expect([takeoversOf(follower), [...follower.leniency.accepted]]).toEqual([[[5, 4, 'success']], ['renewed-strength']]);
});
