// What a seat may see of hands, picks, goods, piles and start worlds. Section 16. The kit proves on random games that
// nothing else gets through.

import {
  type Match,
  mayUndo,
  openQuestions,
  randomFromNumber,
  type Seat,
  shuffle,
  startMatch,
  submit,
} from '@orrery/kernel';
import { describe, expect, test } from 'vitest';
import { removeCards } from './dealer.ts';
import { cardsOf, gameOf } from './game.ts';
import { type RaceTypes, race } from './index.ts';
import { noCard } from './state.ts';
import { facesFor } from './testing/scenario.ts';

type RaceMatch = Match<RaceTypes>;

/** A real deck, with these cards (slugs) moved from it to hands and tableaus before the first picks. */
function dealt(options: object, seats: { hand?: string[]; tableau?: string[] }[]): RaceMatch {
  const presetHands = seats.map((_, seat) => seat + 1);
  const started = startMatch(race, {
    options: { ...options, presetHands },
    seats: seats.map(() => ({})),
    seed: 'views',
  });
  if (!started.ok) throw new Error(JSON.stringify(started.refusal));
  const { state } = started.value;
  const g = gameOf(state);
  const { deck } = state.supplies[0]!;
  for (const player of state.players) deck.unshift(...player.hand.splice(0));
  for (const [seat, { hand = [], tableau = [] }] of seats.entries()) {
    const player = state.players[seat]!;
    player.hand = cardsOf(g, hand);
    player.shown = [];
    player.tableau.push(...cardsOf(g, tableau));
    player.goods.push(...tableau.map(() => noCard));
    player.old = player.tableau.length;
    removeCards(deck, cardsOf(g, [...hand, ...tableau]));
  }
  expect(race.broken(state)).toBeNull();
  return started.value;
}

function answer(match: RaceMatch, seat: Seat, value: unknown): void {
  const question = openQuestions(match.state).find((each) => each.seat === seat)!;
  expect(submit(match, seat, question.id, value)).toBeNull();
}

const seen = (match: RaceMatch, seat: Seat | null) => race.viewFor(match.state, seat);
const text = (match: RaceMatch, seat: Seat | null) => JSON.stringify(seen(match, seat));

describe('What everybody knows', () => {
  test('race-16.1: tableaus, goods, chips, hand sizes, pile sizes, goals and start numbers', () => {
    const match = dealt({ sets: ['base', 'gs'] }, [{ hand: ['gem-world', 'spice-world'] }, { hand: ['old-earth'] }]);
    for (const observer of [null, 0, 1]) {
      const view = seen(match, observer);
      expect(view.players.map(({ hand }) => hand.count)).toEqual([2, 1]);
      expect(view.players.map(({ startNumber }) => startNumber)).toEqual([1, 2]);
      expect(view.players.map(({ chips }) => chips)).toEqual([0, 0]);
      expect(view.players[1]?.tableau).toEqual([{ card: 'alpha-centauri', good: true, counts: true }]);
      expect(view.goals).toHaveLength(6);
      expect(view.pool).toBe(24);
      expect(view.supplies).toMatchObject([{ deck: 136 - 2 - 3 - 1, discard: 0 }]);
    }
  });

  test('race-16.11: the number of cards paid and the powers used', () => {
    const match = dealt({}, [
      { hand: ['colony-ship', 'gem-world', 'spice-world'], tableau: ['investment-credits'] },
      {},
    ]);
    answer(match, 0, ['settle']);
    answer(match, 1, ['develop']);
    answer(match, 0, 'colony-ship');
    answer(match, 0, { uses: [], cards: ['gem-world'] });
    const told = facesFor(match.events, 1);
    expect(told).toContainEqual(expect.objectContaining({ kind: 'discarded', seat: 0, count: 1, cards: null }));
    expect(told).toContainEqual(expect.objectContaining({ kind: 'paid', card: 'colony-ship', price: 1 }));
    expect(told).toContainEqual(
      expect.objectContaining({ kind: 'powerUsed', card: 'investment-credits', power: 'discount' }),
    );
    expect(JSON.stringify(told)).not.toContain('gem-world');
  });

  test('race-16.3: a payment without a choice is as secret as any other', () => {
    const match = dealt({}, [{ hand: ['colony-ship', 'gem-world', 'spice-world'] }, {}]);
    answer(match, 0, ['settle']);
    answer(match, 1, ['develop']);
    answer(match, 0, 'colony-ship'); // both cards must go: nobody is asked
    expect(match.state.players[0]?.hand).toEqual([]);
    expect(facesFor(match.events, 0)).toContainEqual(
      expect.objectContaining({ kind: 'forced', answer: { uses: [], cards: ['gem-world', 'spice-world'] } }),
    );
    expect(JSON.stringify(facesFor(match.events, 1))).not.toContain('gem-world');
    expect(JSON.stringify(facesFor(match.events, null))).not.toContain('gem-world');
  });
});

describe('What only the owner knows', () => {
  test('race-16.2: picks and cards put down, until the common reveal', () => {
    const match = dealt({}, [{ hand: ['gem-world', 'spice-world', 'new-earth'] }, { hand: ['colony-ship'] }]);
    answer(match, 0, ['settle']);
    expect(text(match, 1)).not.toContain('"settle"');
    expect(text(match, 0)).toContain('"settle"');
    expect(seen(match, 1).waitedFor).toEqual([1]);
    answer(match, 1, ['consume-trade']);
    expect(seen(match, 1).players[0]?.actions).toEqual(['settle']);
    answer(match, 0, 'gem-world');
    expect(text(match, 1)).not.toContain('gem-world');
    answer(match, 1, null);
    expect(text(match, 1)).toContain('gem-world');
  });

  test.each([
    ['settle', ['public-works', 'mining-robots', 'investment-credits'], ['gem-world', 'spice-world', 'new-earth']],
    ['develop', ['gem-world', 'spice-world', 'new-earth'], ['public-works', 'mining-robots', 'investment-credits']],
  ])('race-16.3: in %s a pass looks the same to others, chosen or for want of a card', (phase, without, having) => {
    const others = ['comet-zone', 'expanding-colony', 'contact-specialist'];
    for (const firstToPass of [0, 1]) {
      const [forced, chosen] = [without, having].map((hand) => {
        const match = dealt({}, [{ hand: others }, { hand }, {}]);
        const sights: unknown[] = [];
        const look = (): void => {
          for (const viewer of [0, 2, null]) {
            const offered = viewer !== null && mayUndo(match, viewer);
            sights.push([seen(match, viewer), facesFor(match.events, viewer), offered]);
          }
        };
        for (const seat of [0, 1, 2]) answer(match, seat, [seat === 0 ? phase : 'consume-trade']);
        look();
        for (const seat of [firstToPass, 1 - firstToPass]) {
          answer(match, seat, null);
          look();
        }
        return sights;
      });
      expect(forced).toEqual(chosen);
    }
  });

  test('race-16.2: a card put down is hidden while another seat still chooses', () => {
    const hand = ['gem-world', 'spice-world', 'new-earth'];
    const match = dealt({}, [{ hand }, { hand: ['mining-world', 'comet-zone', 'new-vinland', 'artist-colony'] }]);
    answer(match, 0, ['settle']);
    answer(match, 1, ['consume-trade']);
    const before = seen(match, 1);
    answer(match, 0, 'gem-world');
    const after = seen(match, 1);
    expect(text(match, 1)).not.toContain('gem-world');
    expect([before.waitedFor, after.waitedFor]).toEqual([[0, 1], [1]]); // all that changed
    expect({ ...after, waitedFor: null, position: null }).toEqual({ ...before, waitedFor: null, position: null });
  });

  test('race-16.3: hand, drawn cards and own discards', () => {
    const match = dealt({}, [{ hand: ['gem-world'] }, { hand: ['spice-world'] }]);
    answer(match, 0, ['explore-5']);
    answer(match, 1, ['settle']);
    const [mine, others] = [seen(match, 0).players, seen(match, 1).players];
    expect([mine[0]?.hand.cards, others[0]?.hand.cards]).toEqual([['gem-world'], null]);
    expect([mine[0]?.drawn.cards?.length, others[0]?.drawn]).toEqual([7, { count: 7, cards: null }]);
    const discards = mine[0]!.drawn.cards!.slice(1);
    answer(match, 0, discards);
    answer(match, 1, others[1]!.drawn.cards!.slice(1));
    const known = (seat: Seat) => seen(match, seat).supplies[0]!.known.map(({ card }) => card);
    expect(known(0)).toEqual([...discards].sort());
    expect(known(1)).toEqual(others[1]!.drawn.cards!.slice(1));
  });

  test('race-16.7: dealt start worlds before the reveal; the rejected one stays secret', () => {
    const options = { sets: ['base', 'gs', 'rvi'] };
    const started = startMatch(race, { options, seats: [{}, {}], seed: 'start worlds' });
    if (!started.ok) throw new Error('refused');
    const match = started.value;
    const [own, other] = seen(match, 0).players;
    expect([own?.startOffered.cards?.length, other?.startOffered]).toEqual([2, { count: 2, cards: null }]);
    const offered = seen(match, 1).players[1]!.startOffered.cards!;
    for (const start of offered) expect(text(match, 0)).not.toContain(start);
    for (const question of openQuestions(match.state)) {
      answer(match, question.seat, race.fallback(match.state, question));
    }
    const kept = seen(match, 0).players[1]!.tableau[0]!.card;
    const rejected = offered.find((start) => start !== kept)!;
    expect(offered).toContain(kept);
    expect(text(match, 0)).not.toContain(rejected);
    expect(JSON.stringify(facesFor(match.events, 0))).not.toContain(rejected);
    expect(seen(match, 1).supplies[0]?.known.map(({ card }) => card)).toContain(rejected);
  });
});

describe('What nobody knows', () => {
  test('race-16.4: which card lies as a good, not even for its owner', () => {
    const match = dealt({}, [{ tableau: ['gem-world'] }, {}]);
    answer(match, 0, ['produce']);
    answer(match, 1, ['settle']);
    const state = race.clone(match.state);
    const player = state.players[0]!;
    const { deck } = state.supplies[0]!;
    const at = player.tableau.length - 1;
    [player.goods[at], deck[0]] = [deck[0]!, player.goods[at]!];
    expect(player.goods[at]).not.toBe(match.state.players[0]?.goods[at]);
    for (const observer of [null, 0, 1]) expect(race.viewFor(state, observer)).toEqual(seen(match, observer));
  });

  test('race-16.4: a good that is discarded is known to nobody', () => {
    const match = dealt({}, [{}, {}]); // Alpha Centauri of seat 1 has a good
    answer(match, 0, ['settle']);
    answer(match, 1, ['consume-trade']);
    expect(match.state.supplies[0]?.discard).toHaveLength(1);
    expect([null, 0, 1].map((observer) => seen(match, observer).supplies[0]?.known)).toEqual([[], [], []]);
  });

  test('race-16.5: the order of the supply', () => {
    const match = dealt({}, [{}, {}]);
    const state = race.clone(match.state);
    shuffle(randomFromNumber(3), state.supplies[0]!.deck);
    expect(state.supplies[0]?.deck).not.toEqual(match.state.supplies[0]?.deck);
    for (const observer of [null, 0, 1]) expect(race.viewFor(state, observer)).toEqual(seen(match, observer));
  });
});

describe('The discard pile', () => {
  test('race-16.6: everybody knows his own discards and what lay face up before', () => {
    const hand = ['tourist-world', 'gem-world'];
    const match = dealt({}, [
      { hand, tableau: ['colony-ship'] },
      { hand: ['spice-world', 'old-earth', 'new-vinland'] },
    ]);
    answer(match, 0, ['settle']);
    answer(match, 1, ['consume-trade']);
    answer(match, 0, 'tourist-world'); // for the ship, which everybody saw
    answer(match, 1, 'spice-world'); // for two cards, face down
    const known = (seat: Seat | null) => seen(match, seat).supplies[0]!.known;
    expect(known(null)).toEqual([{ card: 'colony-ship', byAll: true }]);
    expect(known(0)).toEqual([{ card: 'colony-ship', byAll: true }]);
    expect(known(1)).toEqual([
      { card: 'colony-ship', byAll: true },
      { card: 'new-vinland', byAll: false },
      { card: 'old-earth', byAll: false },
    ]);
  });

  test('race-16.6: cards turned up by a gamble are known to all', () => {
    const match = dealt({}, [{ tableau: ['gambling-world'] }, {}]);
    const [top] = match.state.supplies[0]!.deck.slice(-1);
    answer(match, 0, ['consume-x2']);
    answer(match, 1, ['settle']);
    const cost = gameOf(match.state).cards.faces[top!]!.price;
    answer(match, 0, cost === 1 ? 2 : 1); // wrong
    expect(seen(match, null).supplies[0]?.known).toMatchObject([{ byAll: true }]);
  });

  test('race-16.10: after a reshuffle nobody knows where a card is', () => {
    const match = dealt({}, [{ hand: ['gem-world'] }, {}]);
    const supply = match.state.supplies[0]!;
    // All but one card are in the discard pile, and everybody knows them.
    supply.discard = supply.deck.splice(0, supply.deck.length - 1);
    supply.known = supply.discard.map(() => 0b11);
    expect(seen(match, 1).supplies[0]?.known.length).toBe(supply.discard.length);
    answer(match, 0, ['explore-1-1']);
    answer(match, 1, ['settle']);
    expect(match.events.filter(({ all }) => all.kind === 'reshuffled')).toHaveLength(1);
    for (const observer of [null, 0, 1])
      expect(seen(match, observer).supplies[0]).toMatchObject({ known: [], discard: 0 });
  });
});
