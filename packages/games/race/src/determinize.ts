// A full state that agrees with everything a seat knows: all cards it cannot place are dealt out at random among the
// places it cannot see, and others' secret answers are some legal ones.

import {
  type Asked,
  cloneFrame,
  type Frame,
  must,
  next32,
  type Random,
  randomFromNumber,
  type Seat,
  shuffle,
} from '@orrery/kernel';

import type { CardNo } from './cards/face.ts';
import { goalTiles } from './cards/goals.ts';
import { catalogueOf } from './catalogue-of.ts';
import { removeCards } from './dealer.ts';
import { decisionFor } from './decisions/table.ts';
import { cardsOf, type Game, gameOf, slugsOf } from './game.ts';
import { hasStartChoice } from './options.ts';
import type { QuestionKind, RaceQuestion } from './questions.ts';
import { guessRobot } from './solo/robot-view.ts';
import { everybody, newPlayer, noCard, type Player, type RaceState, type Supply } from './state.ts';
import type { Cards, PlayerView, RaceView, SupplyView } from './view.ts';

export function determinize(view: RaceView, random: Random): RaceState {
  const cards = catalogueOf(view.options);
  const state: RaceState = {
    flow: cloneFrame(view.position),
    asks: view.asks.slice(),
    seals: 0,
    options: view.options,
    round: view.round,
    phase: view.phase,
    second: view.second,
    first: view.first,
    pool: view.pool,
    supplies: [],
    players: view.players.map(() => newPlayer()),
    goals: view.goals.map(({ goal, holders }) => ({
      tile: goalTiles.findIndex((tile) => tile.id === goal),
      holders: holders.slice(),
    })),
    takeovers: [],
    endedBy: view.endedBy.slice(),
    robot: null,
  };
  const g = gameOf(state);
  for (const takeover of view.takeovers) {
    const [world, power] = cardsOf(g, [takeover.world, takeover.power]);
    state.takeovers.push({ ...takeover, world: world ?? noCard, power: power ?? noCard });
  }
  const unseen = cards.deck.slice();
  for (const [seat, player] of state.players.entries()) placeKnown(g, player, playerOf(view, seat), unseen);
  for (const supply of view.supplies) removeCards(unseen, knownCards(g, supply));
  if (view.robot !== null) removeCards(unseen, cardsOf(g, view.robot.tableau));
  // After a draft the owner of a deck knows what is in it, though not where.
  const own = cardsOf(g, view.supplies.find(({ contents }) => contents !== null)?.contents ?? []);
  removeCards(unseen, own);
  shuffle(random, own);
  shuffle(random, unseen);
  for (const [seat, player] of state.players.entries()) dealStarts(g, player, playerOf(view, seat), unseen);
  if (view.robot !== null) state.robot = guessRobot(g, view.robot, unseen, random);
  for (const [seat, player] of state.players.entries()) {
    const knowsDeck = view.supplies.some(({ owner, contents }) => owner === seat && contents !== null);
    dealHidden(player, playerOf(view, seat), unseen, knowsDeck ? own : unseen);
  }
  state.supplies = view.supplies.map((supply) =>
    fillSupply(g, supply, view.seat, supply.contents === null ? unseen : own, random),
  );
  answerForOthers(g, state.flow, view.seat, random);
  return state;
}

const playerOf = (view: RaceView, seat: Seat): PlayerView => must(view.players[seat], `there is no seat ${seat}`);

/** Everything about a player that this view shows; the cards shown are no longer unseen. */
function placeKnown(g: Game, player: Player, seen: PlayerView, unseen: CardNo[]): void {
  const place = (list: CardNo[], { cards }: Cards): void => {
    if (cards !== null) list.push(...cardsOf(g, cards));
  };
  player.shown = cardsOf(g, seen.shown);
  place(player.hand, seen.hand);
  if (seen.hand.cards === null) player.hand.push(...player.shown);
  place(player.drawn, seen.drawn);
  place(player.aside, seen.aside);
  place(player.startOffered, seen.startOffered);
  player.startNumber = seen.startNumber;
  player.tableau = cardsOf(
    g,
    seen.tableau.map(({ card }) => card),
  );
  player.goods = seen.tableau.map(() => noCard);
  player.old = seen.tableau.filter(({ counts }) => counts).length;
  player.gone = cardsOf(g, seen.gone);
  player.chips = seen.chips;
  player.actions = seen.actions.slice();
  player.turnedUp = cardsOf(g, seen.turnedUp);
  player.placing = seen.placing === null ? noCard : (cardsOf(g, [seen.placing])[0] ?? noCard);
  player.used = seen.used.slice();
  player.temporary = seen.temporary;
  player.partly = seen.partly.slice();
  player.settled = seen.settled;
  player.settleBonusDrawn = seen.settleBonusDrawn;
  player.produced = seen.produced.slice();
  player.producedOn = cardsOf(g, seen.producedOn);
  player.overLimit = seen.overLimit;
  for (const list of [player.hand, player.drawn, player.aside, player.startOffered, player.tableau, player.turnedUp])
    removeCards(unseen, list);
}

/** Hidden start worlds: one red and one blue where everybody chooses. */
function dealStarts(g: Game, player: Player, seen: PlayerView, unseen: CardNo[]): void {
  if (seen.startOffered.cards !== null) return;
  for (let i = 0; i < seen.startOffered.count; i++) {
    const parity = hasStartChoice(g.state.options) ? 1 - (i % 2) : -1;
    const at = unseen.findIndex((card) => {
      const number = g.cards.faces[card]?.startNumber ?? -1;
      return number >= 0 && (parity < 0 || number % 2 === parity);
    });
    player.startOffered.push(...unseen.splice(at, 1));
  }
}

function dealHidden(player: Player, seen: PlayerView, unseen: CardNo[], forGoods: CardNo[]): void {
  const deal = (from = unseen): CardNo => must(from.pop(), 'more cards are hidden than there are');
  while (player.hand.length < seen.hand.count) player.hand.push(deal());
  while (player.drawn.length < seen.drawn.count) player.drawn.push(deal());
  while (player.aside.length < seen.aside.count) player.aside.push(deal());
  for (const [place, { good }] of seen.tableau.entries()) if (good) player.goods[place] = deal(forGoods);
}

const knownCards = (g: Game, supply: SupplyView): CardNo[] =>
  cardsOf(
    g,
    supply.known.map(({ card }) => card),
  );

function fillSupply(g: Game, seen: SupplyView, seat: Seat | null, unseen: CardNo[], random: Random): Supply {
  const discard = knownCards(g, seen);
  const all = everybody(g.state);
  const known = seen.known.map(({ byAll }) => (byAll || seat === null ? all : 1 << seat));
  while (discard.length < seen.discard) {
    discard.push(must(unseen.pop(), 'the discard pile is too large'));
    known.push(0);
  }
  const deck = unseen.splice(0, seen.deck);
  return { owner: seen.owner, deck, discard, known, random: randomFromNumber(next32(random)), script: null };
}

/** Others' questions that are done get some legal answer; their start worlds are those just dealt. */
export function answerForOthers(g: Game, here: Frame<RaceQuestion>, seat: Seat | null, random: Random): void {
  for (const [index, asked] of here.asked.entries()) {
    const owner = asked.question.seat;
    if (owner === seat) continue;
    here.asked[index] = filledIn(g, asked, random);
  }
  for (const lane of here.lanes) answerForOthers(g, lane, seat, random);
}

function filledIn(g: Game, asked: Asked<RaceQuestion>, random: Random): Asked<RaceQuestion> {
  let { question } = asked;
  if (question.kind === 'chooseStart') {
    question = { ...question, offered: slugsOf(g, g.state.players[question.seat]?.startOffered ?? []) };
  }
  if (asked.status === 'open') return { question, status: 'open', answer: null };
  const { check, sample } = decisionFor<QuestionKind>(question.kind);
  if (asked.status === 'forced' && check(g, question, asked.answer) === null) return { ...asked, question };
  return { question, status: asked.status, answer: sample(g, question, random) };
}
