// How everybody stands, from what lies open on the table: points with their terms, strength and against whom, discounts,
// what goods would sell for, room for more cards, who could be taken over by whom, and how far the end is.
// Powers count as they would if a phase began now.

import type { Seat } from '@orrery/kernel';
import { asIfPhaseBegan } from './as-if.ts';
import type { CardNo } from './cards/face.ts';
import { describeSale } from './decisions/consume.ts';
import type { DescribedSum, DescribedTarget, DescribedTerm } from './decisions/described.ts';
import { sumOf } from './decisions/described.ts';
import { describeStrength, describeTargets } from './decisions/targets.ts';
import { endingsOf, handLimit, type RaceEnding, tableauLimit } from './ending.ts';
import { faceAt, type Game, playerAt, slugOf } from './game.ts';
import { goalAmount, tileOf } from './goals.ts';
import { developTally } from './powers/develop.ts';
import { exposedTo, takeoverDefence } from './powers/takeover.ts';
import { type Good, goodKinds, type Keyword, type MilitaryTarget, type PowerOf } from './powers/vocabulary.ts';
import type { Slug } from './questions.ts';
import { type RaceScoreSheet, scoreSheetOf } from './score-sheet.ts';
import { chipsInPool } from './setup.ts';
import type { RobotScore } from './solo/robot.ts';
import { robotScore } from './solo/standing.ts';
import { noCard, type RaceState } from './state.ts';
import { countNow } from './tableau.ts';

/** Strength that counts against some worlds only. */
export interface SpecialStrength {
  readonly against: Good | Keyword;
  /** With what counts against everything. */
  readonly total: number;
  readonly terms: readonly DescribedTerm[];
}

export interface RaceStanding {
  readonly seat: Seat;
  readonly sheet: RaceScoreSheet;
  /** Cards in play, and with how many the match ends. */
  readonly places: { readonly used: number; readonly limit: number };
  readonly handLimit: number;
  /** Permanent strength against everything. */
  readonly military: DescribedSum;
  readonly against: readonly SpecialStrength[];
  /** Cards less to pay for developments, and for worlds: for all of them, or for one kind. */
  readonly discounts: {
    readonly develop: DescribedSum;
    readonly settle: DescribedSum;
    readonly settleKinds: readonly { readonly good: Good; readonly total: number }[];
  };
  /** What the goods that lie on worlds would sell for now. */
  readonly sales: readonly { readonly world: Slug; readonly good: Good; readonly price: DescribedSum }[];
  /** What it has towards each goal tile of the match, in the order of the view's. */
  readonly towards: readonly number[];
  /** Worlds that it could take over, if Settle began now; nothing where takeovers are off. */
  readonly threatens: readonly DescribedTarget[];
  /** What its cards add to every defence against a takeover; null where takeovers are off. */
  readonly takeoverDefence: DescribedSum | null;
  /** The cards of others that expose it, whatever the strengths: who has them. */
  readonly exposedTo: readonly { readonly seat: Seat; readonly power: Slug }[];
}

export interface RaceStandings {
  readonly seats: readonly RaceStanding[];
  readonly robot: RobotScore | null;
  /** Who would win if the match ended now. */
  readonly leaders: readonly Seat[];
  readonly end: {
    readonly chipsLeft: number;
    /** The fewest places that anybody has left. */
    readonly placesLeft: number;
    /** Rounds likely to come, at the pace so far; null before there is a pace. */
    readonly roundsLeft: number | null;
  };
  /** Why the match ends or has ended; nothing while nobody has reached an end. */
  readonly endings: readonly RaceEnding[];
}

export function standings(state: RaceState): RaceStandings {
  const g = asIfPhaseBegan(state);
  const seats = state.players.map((_, seat) => standingOf(g, seat));
  const robot = state.robot === null ? null : robotScore(g, state.robot);
  return {
    seats,
    robot,
    leaders: leadersOf(seats),
    end: {
      chipsLeft: Math.max(0, state.pool),
      placesLeft: Math.min(...seats.map(({ places }) => Math.max(0, places.limit - places.used))),
      roundsLeft: roundsLeft(g, seats),
    },
    endings: endingsOf(g),
  };
}

function standingOf(g: Game, seat: Seat): RaceStanding {
  const powers = militaryPowers(g, seat);
  return {
    seat,
    sheet: scoreSheetOf(g, seat),
    places: { used: playerAt(g, seat).tableau.length, limit: tableauLimit(g, seat) },
    handLimit: handLimit(g, seat),
    military: strengthAgainst(g, seat, powers, null),
    against: specialTargets(powers).map((target) => {
      const { total, terms } = strengthAgainst(g, seat, powers, target);
      return { against: target, total, terms };
    }),
    discounts: discountsOf(g, seat),
    sales: salesOf(g, seat),
    towards: g.state.goals.map((goal) => goalAmount(g, seat, tileOf(goal).counts)),
    threatens: describeTargets(g, seat),
    takeoverDefence: g.state.options.takeovers ? describeStrength(g, takeoverDefence(g, seat)) : null,
    exposedTo: exposedTo(g, seat).map(({ attacker, power }) => ({ seat: attacker, power: slugOf(g, power) })),
  };
}

function salesOf(g: Game, seat: Seat): RaceStanding['sales'] {
  const { tableau, goods } = playerAt(g, seat);
  const sales: { world: Slug; price: DescribedSum; good: Good }[] = [];
  for (const [place, card] of tableau.entries()) {
    const { good, slug } = faceAt(g, card);
    if (goods[place] === noCard || good === 'none') continue;
    const { world, price } = describeSale(g, seat, slug);
    sales.push({ world, price, good });
  }
  return sales;
}

const targetOf = ({ worldGood, keyword }: MilitaryTarget): Good | Keyword => worldGood ?? keyword;

interface Military {
  readonly card: CardNo;
  readonly power: PowerOf<'settle', 'military'>;
}

function militaryPowers(g: Game, seat: Seat): Military[] {
  const found: Military[] = [];
  for (const card of playerAt(g, seat).tableau) {
    for (const power of faceAt(g, card).settle) if (power.kind === 'military') found.push({ card, power });
  }
  return found;
}

function specialTargets(powers: readonly Military[]): (Good | Keyword)[] {
  const found = new Set<Good | Keyword>();
  for (const { power } of powers) if (power.against !== undefined) found.add(targetOf(power.against));
  return [...found];
}

/** Permanent strength against everything, or against worlds of one kind or keyword as well. */
function strengthAgainst(
  g: Game,
  seat: Seat,
  powers: readonly Military[],
  target: Good | Keyword | null,
): DescribedSum {
  const terms: DescribedTerm[] = [];
  for (const { card, power } of powers) {
    if (power.against !== undefined && targetOf(power.against) !== target) continue;
    const amount = power.amount * (power.per === undefined ? 1 : countNow(g, seat, power.per));
    if (amount !== 0) terms.push({ card: slugOf(g, card), what: 'military', amount });
  }
  return sumOf(terms);
}

function discountsOf(g: Game, seat: Seat): RaceStanding['discounts'] {
  const settle: DescribedTerm[] = [];
  const settleKinds: { good: Good; total: number }[] = [];
  for (const card of playerAt(g, seat).tableau) {
    for (const power of faceAt(g, card).settle) {
      if (power.kind !== 'discount') continue;
      const { amount, worldGood } = power;
      if (worldGood === undefined) settle.push({ card: slugOf(g, card), what: 'discount', amount });
      else {
        const kind = settleKinds.find(({ good }) => good === worldGood);
        if (kind === undefined) settleKinds.push({ good: worldGood, total: amount });
        else kind.total += amount;
      }
    }
  }
  const develop = developTally(g, seat, []).terms ?? [];
  return {
    develop: sumOf(develop.map(({ card, amount }) => ({ card: slugOf(g, card), what: 'discount', amount }))),
    settle: sumOf(settle),
    settleKinds: settleKinds.sort((one, other) => goodKinds.indexOf(one.good) - goodKinds.indexOf(other.good)),
  };
}

function leadersOf(seats: readonly RaceStanding[]): Seat[] {
  const best = Math.max(...seats.map(({ sheet }) => sheet.total));
  const ahead = seats.filter(({ sheet }) => sheet.total === best);
  const most = Math.max(...ahead.map(({ sheet }) => sheet.tieBreak));
  return ahead.filter(({ sheet }) => sheet.tieBreak === most).map(({ seat }) => seat);
}

const roundsForPace = 2;

/** The nearer of both ends, if chips and cards go on as they did. */
function roundsLeft(g: Game, seats: readonly RaceStanding[]): number | null {
  const { round, pool, players } = g.state;
  if (round <= roundsForPace) return null;
  const chipsPerRound = (chipsInPool(g.state.options, players.length) - pool) / round;
  const byChips = chipsPerRound <= 0 ? Number.POSITIVE_INFINITY : Math.max(0, pool) / chipsPerRound;
  const byPlaces = seats.map(({ places: { used, limit } }) => {
    const perRound = (used - 1) / round;
    return perRound <= 0 ? Number.POSITIVE_INFINITY : Math.max(0, limit - used) / perRound;
  });
  const nearest = Math.min(byChips, ...byPlaces);
  return Number.isFinite(nearest) ? Math.ceil(nearest) : null;
}
