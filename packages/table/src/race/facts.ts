// What a table of Race says of itself: the bar above it, points and strength with their terms, and the spoken answers.

import type { Seat } from '@orrery/kernel';
import type { PlayedPhase, PlayerView, RaceView, Slug } from '@orrery/race';
import { callers, type RaceStanding } from '@orrery/race/describe';
import type { Speaker, Words } from '@orrery/words';
import { promptFor } from '@orrery/words';
import { type Answers, type SeatPoints, spokenPoints, spokenSum, spokenWaiting, type Term } from '../state-answers.ts';
import type { Ask, RaceTable } from '../table.ts';
import type { BarPhase, BarStat } from '../top-bar.ts';
import { goalTile } from './goal-words.ts';
import { hasDie } from './robot-mat.ts';

const played: readonly PlayedPhase[] = ['explore', 'develop', 'settle', 'consume', 'produce'];
// While actions are being chosen, the table still shows those of the last round.
const isRevealed = ({ phase }: RaceView): boolean => phase !== 'setup' && phase !== 'action';

function pickers(view: RaceView, phase: PlayedPhase): (Seat | null)[] {
  if (!isRevealed(view)) return [];
  const seats = view.players
    .filter(({ actions }) => actions.some((action) => callers[phase].includes(action)))
    .map(({ seat }) => seat);
  return hasDie(view, phase) ? [...seats, null] : seats;
}

const within = (seats: readonly (Seat | null)[], say: Speaker): string[] =>
  seats.map((seat) => (seat === null ? say.words.robot.name : say.within(seat)));

export const barPhases = (view: RaceView, say: Speaker): BarPhase[] =>
  played.map((phase) => {
    const by = pickers(view, phase);
    const note = by.length === 0 ? '' : say.words.table.pickedBy(within(by, say));
    return { icon: phase, name: say.words.phases[phase], now: view.phase === phase, on: by.length > 0, by, note };
  });

/** The piles that the eyes draw from: the common ones; after a draft one's own, and what nobody drafted is out of the game. */
function suppliesOf({ supplies, phase, seat }: RaceView): RaceView['supplies'] {
  if (supplies.length === 1 || phase === 'setup') return supplies.filter(({ owner }) => owner === null);
  return supplies.filter(({ owner }) => owner !== null && (seat === null || owner === seat));
}

export function barStats(words: Words, view: RaceView): BarStat[] {
  const { pool } = view;
  const total = (of: 'deck' | 'discard'): number => suppliesOf(view).reduce((sum, supply) => sum + supply[of], 0);
  return [
    { icon: 'chip', amount: Math.max(0, pool), word: words.table.pool, minor: false },
    { icon: 'deck', amount: total('deck'), word: words.table.deck, minor: false },
    { icon: null, amount: total('discard'), word: words.table.discard, minor: true },
  ];
}

/** What comes after the phase that runs. */
export function nextText(view: RaceView, say: Speaker): string {
  const phases: readonly string[] = played;
  const at = phases.indexOf(view.phase);
  if (at < 0) return '';
  const next = played.slice(at + 1).find((phase) => pickers(view, phase).length > 0);
  if (next === undefined) return say.words.flow.nextRound;
  return say.words.flow.next(say.words.phases[next], within(pickers(view, next), say));
}

export function pointTerms({ sheet }: RaceStanding, say: Speaker): Term[] {
  const { points } = say.words.flow;
  const all: Term[] = [
    ...sheet.cards.map(({ card, vp }) => ({ label: say.card(card), amount: vp })),
    ...sheet.bonuses.map(({ card, vp }) => ({ label: points.bonus(say.card(card)), amount: vp })),
    { label: points.chips, amount: sheet.chips },
    ...sheet.goals.map(({ goal, vp }) => ({ label: points.goal(say.goal(goal)), amount: vp })),
  ];
  return all.filter(({ amount }) => amount !== 0);
}

/** Points of a card in play: as printed, and as its text has it by now. */
export const worthOf = ({ sheet }: RaceStanding, card: Slug): number =>
  [...sheet.cards, ...sheet.bonuses].filter((each) => each.card === card).reduce((sum, { vp }) => sum + vp, 0);

export const pointsOf = ({ standings }: RaceTable, say: Speaker): SeatPoints[] =>
  standings.seats.map((standing) => ({
    seat: standing.seat,
    name: say.seat(standing.seat),
    total: standing.sheet.total,
    terms: pointTerms(standing, say),
  }));

const strengthTerms = ({ military }: RaceStanding, say: Speaker): Term[] =>
  military.terms.map(({ card, amount }) => ({ label: card === null ? '' : say.card(card), amount }));

const withGoods = ({ tableau }: PlayerView): number => tableau.filter(({ good }) => good).length;

/** What is open about a seat, in the order of its strip. */
export const seatFacts = (words: Words, player: PlayerView, { military, sheet }: RaceStanding): string[] => [
  words.table.points(sheet.total),
  words.table.inHand(player.hand.count + player.drawn.count),
  words.table.military(military.total),
  words.table.chips(player.chips),
  words.table.goods(withGoods(player)),
  words.table.inPlay(player.tableau.length),
];

function spokenPhase(view: RaceView, say: Speaker): string {
  const { list, sentence, sentences } = say.words.joined;
  const now = sentence(list([say.words.table.round(view.round), say.words.phases[view.phase]]));
  if (!isRevealed(view)) return sentences([now, say.words.flow.said.noPicks]);
  const picked = played.flatMap((phase) => {
    const by = within(pickers(view, phase), say);
    return by.length === 0 ? [] : [sentence(say.words.flow.said.picked(say.words.phases[phase], by))];
  });
  return sentences([now, ...picked]);
}

function spokenTableau({ tableau }: PlayerView, { places }: RaceStanding, say: Speaker): string {
  const cards = tableau.map(({ card, good }) => {
    const kind = good ? say.faces.good(card) : null;
    return kind === null
      ? say.card(card)
      : say.words.joined.aside(say.card(card), say.words.card.good(say.words.goods[kind].name));
  });
  return say.words.flow.said.tableau(cards, places.limit);
}

function spokenCost({ words, faces }: Speaker, card: string): string {
  const { name, cost, defense } = faces.face(card);
  return words.joined.aside(name, defense === null ? words.card.cost(cost ?? 0) : words.card.defence(defense));
}

export function raceAnswers(table: RaceTable, ask: Ask | null, say: Speaker): Answers {
  const { view, standings, seat } = table;
  const mine = view.players[seat];
  const standing = standings.seats[seat];
  const points = (): SeatPoints[] => pointsOf(table, say);
  return {
    sayPrompt: () => {
      if (ask === null) return spokenWaiting(say, view.waitedFor, seat);
      const { todo, why } = promptFor(ask.question, say, ask.description);
      return say.words.joined.sentences([todo, why, nextText(view, say)].filter((text) => text !== ''));
    },
    sayWaiting: () => spokenWaiting(say, view.waitedFor, seat),
    sayPhase: () => spokenPhase(view, say),
    sayScore: () => say.words.joined.sentences(points().map((each) => spokenPoints(say.words, each))),
    sayHand: () => say.words.flow.said.hand((mine?.hand.cards ?? []).map((card) => spokenCost(say, card))),
    sayEmpire: () => (mine === undefined || standing === undefined ? '' : spokenTableau(mine, standing, say)),
    sayRivals: () =>
      say.words.joined.sentences(
        view.players
          .filter((player) => player.seat !== seat)
          .map((player) => {
            const open = standings.seats[player.seat];
            return open === undefined
              ? ''
              : say.words.flow.said.seat(say.seat(player.seat), seatFacts(say.words, player, open));
          }),
      ),
    sayGoals: () =>
      view.goals.length === 0
        ? say.words.flow.said.noGoals
        : say.words.joined.sentences(view.goals.map((goal) => goalTile(goal, say))),
    sayMilitary: () =>
      mine === undefined || standing === undefined
        ? ''
        : spokenSum(say.words, standing.military.total, strengthTerms(standing, say)),
  };
}
