// The drafting variant: packets of five go round, everybody takes one card of each, until the common supply cannot give
// everybody five more; then each seat plays from a deck of its own.

import { must, procedure, type Seat, seal, shuffle } from '@orrery/kernel';
import { answerOf, put, putForced } from '../asking.ts';
import type { CardNo } from '../cards/face.ts';
import { removeCards } from '../dealer.ts';
import { cardOf, type Game, playerAt, slugOf, slugsOf, tell, tellOwner } from '../game.ts';
import type { Supply } from '../state.ts';

const packetSize = 5;

export const draft = procedure<Game, { round: number }>('draft')({
  /** @rule race-12.2 */
  dealPackets: (g, here) => {
    const { deck } = commonSupply(g);
    // @rule race-12.3
    if (deck.length < packetSize * g.state.players.length) return 'makeDecks';
    for (const [seat, player] of g.state.players.entries()) {
      player.drawn = deck.splice(deck.length - packetSize);
      const shown = { draftRound: here.vars.round, count: packetSize, from: 'supply' } as const;
      tellOwner(g, 'packetTaken', seat, { ...shown, cards: slugsOf(g, player.drawn) }, { ...shown, cards: null });
    }
  },
  /** @rule race-12.2 */
  choose: (g, here) => {
    const { round } = here.vars;
    for (const [seat, { drawn }] of g.state.players.entries()) {
      const passTo = drawn.length > 1 ? neighbour(g, seat, round) : null;
      const says = { round, left: drawn.length, passTo };
      const [only, second] = drawn;
      if (only !== undefined && second === undefined) putForced(g, here, seat, 'draftPick', says, slugOf(g, only));
      else put(g, here, seat, 'draftPick', says);
    }
  },
  /** @rule race-12.2 */
  takeAndPass: (g, here) => {
    seal(g.state);
    for (const [seat] of g.state.players.entries()) take(g, seat, cardOf(g, answerOf(here, seat, 'draftPick')));
    if (playerAt(g, 0).drawn.length > 0) {
      passPackets(g, here.vars.round);
      return 'choose';
    }
    here.vars = { round: here.vars.round + 1 };
    return 'dealPackets';
  },
  /** @rule race-12.4 */
  makeDecks: (g) => {
    for (const [seat, player] of g.state.players.entries()) {
      const supply = must(g.state.supplies[seat], `seat ${seat} has no supply`);
      supply.deck = shuffle(supply.random, player.aside);
      player.aside = [];
    }
    const decks = g.state.players.map((_, seat) => g.state.supplies[seat]?.deck.length ?? 0);
    tell(g, 'draftEnded', null, { decks, leftOver: commonSupply(g).deck.length });
  },
});

/** Behind the seats' own; what is left in it after the draft is out of the game. @rule race-12.3 */
function commonSupply(g: Game): Supply {
  return must(g.state.supplies[g.state.players.length], 'a draft has a common supply');
}

/** To the left in odd rounds, to the right in even ones; seats are counted clockwise. @rule race-12.2 */
function neighbour(g: Game, seat: Seat, round: number): Seat {
  const { length } = g.state.players;
  return (seat + (round % 2 === 1 ? 1 : length - 1)) % length;
}

function take(g: Game, seat: Seat, card: CardNo): void {
  const player = playerAt(g, seat);
  removeCards(player.drawn, [card]);
  player.aside.push(card);
  const shown = { from: 'packet', to: 'aside', before: player.aside.length - 1, after: player.aside.length } as const;
  tellOwner(g, 'drafted', seat, { ...shown, card: slugOf(g, card) }, { ...shown, card: null });
}

function passPackets(g: Game, round: number): void {
  const packets = g.state.players.map((player) => player.drawn);
  for (const [seat, packet] of packets.entries()) {
    const to = neighbour(g, seat, round);
    playerAt(g, to).drawn = packet;
    const shown = { draftRound: round, count: packet.length, from: seat };
    tellOwner(g, 'packetTaken', to, { ...shown, cards: slugsOf(g, packet) }, { ...shown, cards: null });
  }
}
