// From the deal to the first action: discards, start worlds, their goods, the turn order. What is dealt is decided in
// setup.ts.

import { call, type Frame, procedure, type Seat, seal } from '@orrery/kernel';
import { answerOf, put, wasAsked } from '../asking.ts';
import type { CardNo } from '../cards/face.ts';
import { discard, discardFromHand, draw, removeCards, tellDiscarded, tellDrew } from '../dealer.ts';
import { draft } from '../draft/draft.ts';
import { cardOf, cardsOf, faceAt, type Game, playerAt, slugOf, slugsOf, tell, tellOwner, turnOrder } from '../game.ts';
import { checkGoals, tileOf } from '../goals.ts';
import { dealRobot, presentRobot } from '../solo/set-up-robot.ts';
import { noCard } from '../state.ts';
import { addToTableau } from '../tableau.ts';
import { endPhase } from './phase.ts';

const dealtCards = 6;
const keptCards = 4;

export const setUp = procedure<Game>('setUp')({
  placeStartWorlds: (g) => {
    if (g.state.goals.length > 0)
      tell(g, 'goalsRevealed', null, { goals: g.state.goals.map((goal) => tileOf(goal).id) });
    for (const [seat, player] of g.state.players.entries()) {
      const [only, second] = player.startOffered;
      if (only !== undefined && second === undefined) placeStart(g, seat, only);
      else tellStartDealt(g, seat);
    }
    presentRobot(g);
  },
  /** Whatever is dealt from here on comes from the own deck. @rule race-12.4 */
  draft: (g, here) => {
    if (g.state.options.draft) call(here, draft, { round: 1 });
  },
  /** @rule race-2.2.6, race-11.2.4 */
  deal: (g) => {
    for (const [seat, player] of g.state.players.entries()) {
      // @rule race-2.3.1
      if (hasPresetHand(g, seat)) tellDrew(g, seat, player.hand, 'setup', noCard);
      else draw(g, seat, dealtCards - player.hand.length, 'setup', noCard);
    }
    dealRobot(g);
  },
  /** All at once and in secret. @rule race-2.2.7, race-2.2.8 */
  chooseHands: (g, here) => {
    for (const [seat, player] of g.state.players.entries()) {
      const offered = slugsOf(g, player.startOffered);
      if (offered.length > 1) put(g, here, seat, 'chooseStart', { offered, count: dealtCards - keptCards });
      else askDiscards(g, here, seat);
    }
  },
  discard: (g, here) => {
    for (const [seat, player] of g.state.players.entries())
      if (wasAsked(here, seat)) takeDiscards(g, here, seat, player.startOffered);
  },
  /** @rule race-2.2.8 */
  reveal: (g) => {
    seal(g.state);
    for (const [seat, player] of g.state.players.entries()) {
      const [start] = player.startOffered;
      player.startOffered = [];
      if (start !== undefined) placeStart(g, seat, start);
    }
    setTurnOrder(g);
  },
  /** The third card for a start world that asks for it. @rule race-2.2.10 */
  chooseFurther: (g, here) => {
    for (const [seat] of g.state.players.entries()) askDiscards(g, here, seat);
  },
  discardFurther: (g, here) => {
    for (const seat of turnOrder(g)) {
      if (!wasAsked(here, seat)) continue;
      discardFromHand(g, seat, cardsOf(g, answerOf(here, seat, 'discardSetup')), 'setup', noCard);
    }
    endPhase(g, null);
    checkGoals(g, 'settle'); // a start hand cannot fulfil anything, but amounts are shown from the start
  },
  takeAside: (g) => {
    for (const [seat] of g.state.players.entries()) takeAside(g, seat);
  },
});

export function hasPresetHand(g: Game, seat: Seat): boolean {
  return (g.state.options.presetHands?.[seat] ?? null) !== null;
}

/** Down to four cards, unless the start world says otherwise. @rule race-2.2.7, race-11.2.4 */
function askDiscards(g: Game, here: Frame, seat: Seat): void {
  if (hasPresetHand(g, seat)) return; // @rule race-2.3.1
  const { hand, tableau } = playerAt(g, seat);
  let kept = keptCards;
  // @rule race-2.2.10
  for (const card of tableau) for (const power of faceAt(g, card).setup) kept = power.size;
  if (hand.length <= kept) return;
  for (const card of tableau) {
    for (const power of faceAt(g, card).setup)
      tell(g, 'powerUsed', seat, { card: slugOf(g, card), power: power.kind, of: 'setup' });
  }
  put(g, here, seat, 'discardSetup', { count: hand.length - kept });
}

function placeStart(g: Game, seat: Seat, start: CardNo): void {
  const player = playerAt(g, seat);
  player.startNumber = faceAt(g, start).startNumber;
  player.startOffered = [];
  tell(g, 'startRevealed', seat, { world: slugOf(g, start), number: player.startNumber });
  addToTableau(g, seat, start, 'start'); // @rule race-2.2.9
}

function tellStartDealt(g: Game, seat: Seat): void {
  const { startOffered } = playerAt(g, seat);
  const count = startOffered.length;
  tellOwner(g, 'startDealt', seat, { count, worlds: slugsOf(g, startOffered) }, { count, worlds: null });
}

function takeDiscards(g: Game, here: Frame, seat: Seat, offered: readonly CardNo[]): void {
  if (offered.length < 2) {
    discardFromHand(g, seat, cardsOf(g, answerOf(here, seat, 'discardSetup')), 'setup', noCard);
    return;
  }
  const answer = answerOf(here, seat, 'chooseStart');
  const chosen = cardOf(g, answer.start);
  const rejected = offered.slice();
  removeCards(rejected, [chosen]);
  playerAt(g, seat).startOffered = [chosen];
  discardFromHand(g, seat, cardsOf(g, answer.discard), 'setup', noCard);
  const handBefore = playerAt(g, seat).hand.length;
  // @rule race-2.2.8
  for (const card of rejected) discard(g, seat, card, 'owner');
  tellDiscarded(g, seat, rejected, { why: 'setup', cause: noCard, from: 'start', handBefore });
}

/** The card that a scenario gives joins the hand; everybody knows it. @rule race-13.2 */
function takeAside(g: Game, seat: Seat): void {
  const player = playerAt(g, seat);
  for (const card of player.aside) {
    const handBefore = player.hand.length;
    player.hand.push(card);
    player.shown.push(card);
    const shown = { count: 1, why: 'scenario', cause: null, from: 'aside', to: 'hand' } as const;
    tell(g, 'kept', seat, { ...shown, cards: [slugOf(g, card)], handBefore, handAfter: player.hand.length });
  }
  player.aside = [];
}

/** Clockwise from the lowest-numbered start world, for good. @rule race-2.2.11 */
function setTurnOrder(g: Game): void {
  const numbers = g.state.players.map((player) => player.startNumber);
  g.state.first = numbers.indexOf(Math.min(...numbers));
  tell(g, 'turnOrder', null, { order: turnOrder(g) });
}
