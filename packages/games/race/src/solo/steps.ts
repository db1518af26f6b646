// The robot's bookkeeping, one small step at a time: draw, turn up, place, move a track, take chips. Each is an event.

import { must, seal } from '@orrery/kernel';
import type { CardNo, Face } from '../cards/face.ts';
import { solo } from '../cards/solo.ts';
import { discard, take, takeUnseen } from '../dealer.ts';
import { faceAt, type Game, slugOf, slugsOf, tell } from '../game.ts';
import { noCard } from '../state.ts';
import type { LooksFor, Robot } from './robot.ts';

/** The robot draws from and discards to the one supply there is, which the player's seat has. */
const seat = 0;

export const robotOf = (g: Game): Robot => must(g.state.robot, 'there is no robot in this match');

/** Cards in its tableau, placed six-counters included. @rule race-11.7.1 */
export const robotTableauSize = ({ tableau, countersPlaced }: Robot): number => tableau.length + countersPlaced;

/** @rule race-11.5.2 */
export function robotDraws(g: Game, count: number): void {
  const { stack } = robotOf(g);
  const stackBefore = stack.length;
  for (let i = 0; i < count; i++) {
    const card = takeUnseen(g, seat);
    if (card !== noCard) stack.push(card);
  }
  if (count > 0)
    tell(g, 'robotDrew', null, { count: stack.length - stackBefore, stackBefore, stackAfter: stack.length });
}

export function isLookedFor(face: Face, looksFor: LooksFor): boolean {
  if (looksFor === 'development') return face.isDevelopment;
  if (!face.isWorld) return false;
  return looksFor === 'anyWorld' || face.isMilitary === (looksFor === 'militaryWorld');
}

/** Turns up the draw stack until a card fits; the others are discarded for all to see. @rule race-11.5.2 */
export function findInStack(g: Game, looksFor: LooksFor, fits: (face: Face) => boolean): CardNo {
  const { stack } = robotOf(g);
  const stackBefore = stack.length;
  const turnedUp: CardNo[] = [];
  let found = noCard;
  while (found === noCard && stack.length > 0) {
    const card = stack.pop() ?? noCard; // @rule race-11.5.17
    if (isLookedFor(faceAt(g, card), looksFor) && fits(faceAt(g, card))) found = card;
    else turnedUp.push(card);
  }
  tellSearch(g, { looksFor, atLeast: null, from: 'stack', turnedUp, found, stackBefore });
  for (const card of turnedUp) discard(g, seat, card, 'all'); // @rule race-11.5.13
  return found;
}

/** Turns up the common supply instead; every card once at most. @rule race-11.6.9, race-11.6.14 */
export function findInSupply(g: Game, looksFor: LooksFor, atLeast: number): CardNo {
  const turnedUp: CardNo[] = [];
  let found = noCard;
  for (let card = take(g, seat); card !== noCard; card = take(g, seat)) {
    const face = faceAt(g, card);
    if (isLookedFor(face, looksFor) && face.vp >= atLeast) {
      found = card;
      break;
    }
    turnedUp.push(card);
  }
  tellSearch(g, { looksFor, atLeast, from: 'supply', turnedUp, found, stackBefore: robotOf(g).stack.length });
  for (const card of turnedUp) discard(g, seat, card, 'all');
  return found;
}

interface Search {
  readonly looksFor: LooksFor;
  readonly atLeast: number | null;
  readonly from: 'stack' | 'supply';
  readonly turnedUp: readonly CardNo[];
  readonly found: CardNo;
  readonly stackBefore: number;
}

function tellSearch(g: Game, { turnedUp, found, ...search }: Search): void {
  if (turnedUp.length > 0 || found !== noCard) seal(g.state);
  if (g.emit === null) return;
  tell(g, 'robotSearched', null, {
    ...search,
    turnedUp: slugsOf(g, turnedUp),
    found: found === noCard ? null : slugOf(g, found),
    stackAfter: robotOf(g).stack.length,
  });
}

/** A card, or with `noCard` a six-counter, into the tableau for so many credits. @rule race-11.5.11 */
export function robotPlaces(g: Game, card: CardNo, credits: number): void {
  const robot = robotOf(g);
  const creditsBefore = robot.credits;
  robot.credits -= credits;
  if (card === noCard) {
    robot.counters -= 1;
    robot.countersPlaced += 1;
  } else robot.tableau.push(card); // @rule race-11.5.17
  tell(g, 'robotPlaced', null, {
    card: card === noCard ? null : slugOf(g, card),
    paid: credits,
    creditsBefore,
    creditsAfter: robot.credits,
    tableau: robotTableauSize(robot),
    countersLeft: robot.counters,
  });
}

/** Up to the end of the track; what goes beyond is lost. @rule race-11.1.3 */
export function moveTrack(g: Game, track: 'credits' | 'economy', amount: number): void {
  if (amount === 0) return;
  const robot = robotOf(g);
  const before = robot[track];
  robot[track] = Math.min(before + amount, solo.tracks[track].value.max);
  tell(g, 'robotTrackMoved', null, { track, amount, before, after: robot[track] });
}

export function robotGains(g: Game, chips: number): void {
  const robot = robotOf(g);
  const before = robot.chips;
  const poolBefore = g.state.pool;
  robot.chips += chips;
  g.state.pool -= chips;
  const pool = { poolBefore, poolAfter: g.state.pool };
  tell(g, 'robotGainedChips', null, { amount: chips, before, after: robot.chips, ...pool });
}

/** A card leaves the robot's tableau for the discard pile. */
export function robotLoses(g: Game, card: CardNo, cause: CardNo): void {
  const robot = robotOf(g);
  robot.tableau.splice(robot.tableau.indexOf(card), 1);
  discard(g, seat, card, 'all');
  const facts = { to: 'discard', cause: slugOf(g, cause), tableau: robotTableauSize(robot) } as const;
  tell(g, 'robotLost', null, { card: slugOf(g, card), ...facts });
}
