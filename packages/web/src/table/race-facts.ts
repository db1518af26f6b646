// What a table of Race says of itself: the bar above it, points and strength with their terms, and the spoken answers.

import { callers, type PlayedPhase, type PlayerView, type RaceView } from '@orrery/race';
import type { Speaker } from '@orrery/words';
import { promptFor } from '@orrery/words';
import type { Ask, RaceStanding, RaceTable } from '../local/messages.ts';
import { faceOf, goodOf } from '../race/card-faces.ts';
import { hasDie } from '../race/robot-mat.ts';
import { words } from '../words/wording.ts';
import { goalTile } from './race-goals.ts';
import { type Answers, type SeatPoints, spokenPoints, spokenSum, spokenWaiting, type Term } from './state-answers.ts';
import type { BarPhase, BarStat } from './top-bar.ts';

const played: readonly PlayedPhase[] = ['explore', 'develop', 'settle', 'consume', 'produce'];
/** With so many cards an empire ends the match. */
export const fullTableau = 12;

// While actions are being chosen, the table still shows those of the last round.
const isRevealed = ({ phase }: RaceView): boolean => phase !== 'setup' && phase !== 'action';

function pickers(view: RaceView, phase: PlayedPhase, nameOf: Speaker['seat']): string[] {
  if (!isRevealed(view)) return [];
  const seats = view.players
    .filter(({ actions }) => actions.some((action) => callers[phase].includes(action)))
    .map(({ seat }) => nameOf(seat));
  return hasDie(view, phase) ? [...seats, words.robot.name] : seats;
}

export const barPhases = (view: RaceView, say: Speaker): BarPhase[] =>
  played.map((phase) => {
    const by = pickers(view, phase, say.seat);
    const note = by.length === 0 ? '' : words.table.pickedBy(pickers(view, phase, say.within));
    return { icon: phase, name: words.phases[phase], now: view.phase === phase, on: by.length > 0, by, note };
  });

export function barStats({ pool, supplies }: RaceView): BarStat[] {
  const total = (of: 'deck' | 'discard'): number => supplies.reduce((sum, supply) => sum + supply[of], 0);
  return [
    { icon: 'chip', amount: Math.max(0, pool), word: words.table.pool, minor: false },
    { icon: 'deck', amount: total('deck'), word: words.table.deck, minor: false },
    { icon: null, amount: total('discard'), word: words.table.discard, minor: true },
  ];
}

/** What comes after the phase that runs. */
export function nextText(view: RaceView, say: Speaker): string {
  const at = (played as readonly string[]).indexOf(view.phase);
  if (at < 0) return '';
  const next = played.slice(at + 1).find((phase) => pickers(view, phase, say.within).length > 0);
  if (next === undefined) return words.flow.nextRound;
  return words.flow.next(words.phases[next], pickers(view, next, say.within));
}

export function pointTerms(standing: RaceStanding, say: Speaker): Term[] {
  const { byCard, byGoal, chips } = standing;
  const all: Term[] = [
    ...byCard.map(({ card, vp }) => ({ label: say.card(card), amount: vp })),
    ...byCard.map(({ card, bonus }) => ({ label: words.flow.points.bonus(say.card(card)), amount: bonus })),
    { label: words.flow.points.chips, amount: chips },
    ...byGoal.map(({ goal, vp }) => ({ label: words.flow.points.goal(say.goal(goal)), amount: vp })),
  ];
  return all.filter(({ amount }) => amount !== 0);
}

export const pointsOf = ({ standings }: RaceTable, say: Speaker): SeatPoints[] =>
  standings.map((standing, seat) => ({
    seat,
    name: say.seat(seat),
    total: standing.total,
    terms: pointTerms(standing, say),
  }));

/** Strength by card; what depends on other cards gets what the rest does not explain. */
export function strengthTerms({ tableau }: PlayerView, total: number, say: Speaker): Term[] {
  let left = total;
  const depending: string[] = [];
  const terms = tableau.flatMap(({ card }): Term[] => {
    const powers = faceOf(card).powers.filter((power) => power.kind === 'military' && power.against === undefined);
    const amount = powers.reduce((sum, power) => sum + ('amount' in power && !('per' in power) ? power.amount : 0), 0);
    if (powers.some((power) => 'per' in power)) depending.push(say.card(card));
    left -= amount;
    return amount === 0 ? [] : [{ label: say.card(card), amount }];
  });
  return left === 0 ? terms : [...terms, { label: words.joined.list(depending), amount: left }];
}

const withGoods = ({ tableau }: PlayerView): number => tableau.filter(({ good }) => good).length;

/** What is open about a seat, in the order of its strip. */
export const seatFacts = (player: PlayerView, { military, total }: RaceStanding): string[] => [
  words.table.points(total),
  words.table.inHand(player.hand.count + player.drawn.count),
  words.table.military(military),
  words.table.chips(player.chips),
  words.table.goods(withGoods(player)),
  words.table.inPlay(player.tableau.length),
];

function spokenPhase(view: RaceView, say: Speaker): string {
  const { list, sentence, sentences } = words.joined;
  const now = sentence(list([words.table.round(view.round), words.phases[view.phase]]));
  if (!isRevealed(view)) return sentences([now, words.flow.said.noPicks]);
  const picked = played.flatMap((phase) => {
    const by = pickers(view, phase, say.within);
    return by.length === 0 ? [] : [sentence(words.flow.said.picked(words.phases[phase], by))];
  });
  return sentences([now, ...picked]);
}

function spokenTableau({ tableau }: PlayerView, say: Speaker): string {
  const cards = tableau.map(({ card, good }) => {
    const kind = good ? goodOf(card) : null;
    return kind === null ? say.card(card) : words.joined.aside(say.card(card), words.card.good(words.goods[kind].name));
  });
  return words.flow.said.tableau(cards, fullTableau);
}

function spokenCost(card: string): string {
  const { name, cost, defense } = faceOf(card);
  return words.joined.aside(name, defense === null ? words.card.cost(cost ?? 0) : words.card.defence(defense));
}

export function raceAnswers(table: RaceTable, ask: Ask | null, say: Speaker): Answers {
  const { view, standings, seat } = table;
  const mine = view.players[seat];
  const standing = standings[seat];
  const points = (): SeatPoints[] => pointsOf(table, say);
  return {
    sayPrompt: () => {
      if (ask === null) return spokenWaiting(view.waitedFor, seat, say.seat);
      const { todo, why } = promptFor(ask.question, say);
      return words.joined.sentences([todo, why, nextText(view, say)].filter((text) => text !== ''));
    },
    sayWaiting: () => spokenWaiting(view.waitedFor, seat, say.seat),
    sayPhase: () => spokenPhase(view, say),
    sayScore: () => words.joined.sentences(points().map(spokenPoints)),
    sayHand: () => words.flow.said.hand((mine?.hand.cards ?? []).map(spokenCost)),
    sayEmpire: () => (mine === undefined ? '' : spokenTableau(mine, say)),
    sayRivals: () =>
      words.joined.sentences(
        view.players
          .filter((player) => player.seat !== seat)
          .map((player) => {
            const open = standings[player.seat];
            return open === undefined ? '' : words.flow.said.seat(say.seat(player.seat), seatFacts(player, open));
          }),
      ),
    sayGoals: () =>
      view.goals.length === 0
        ? words.flow.said.noGoals
        : words.joined.sentences(view.goals.map((goal) => goalTile(goal, say))),
    sayMilitary: () =>
      mine === undefined || standing === undefined
        ? ''
        : spokenSum(standing.military, strengthTerms(mine, standing.military, say)),
  };
}
