// What a table of Roll says of itself: the bar above it, points with their terms, and the spoken answers.

import { type DieColour, type DieView, type PlayerView, phaseNames, type RollView, type SideKind } from '@orrery/roll';
import { type SeatScore, workersNeeded } from '@orrery/roll/describe';
import type { Speaker, Words } from '@orrery/words';
import { rollPromptFor } from '@orrery/words';
import { sideOf, sideOnStack } from '@orrery/words/roll';
import { type Answers, type SeatPoints, spokenPoints, spokenWaiting, type Term } from '../state-answers.ts';
import type { RollAsk, RollTable } from '../table.ts';
import type { BarPhase, BarStat } from '../top-bar.ts';
import { atWork, goodsOn, inCitizenry, inCup, onStack, selectedBy } from './seat-facts.ts';

const isHidden = ({ phase }: RollView): boolean => ['setup', 'roll', 'assign'].includes(phase);

export const barPhases = (view: RollView, say: Speaker): BarPhase[] =>
  phaseNames.map((phase) => {
    const by = isHidden(view) ? [] : selectedBy(view, phase).map(say.seat);
    const on = !isHidden(view) && view.active.includes(phase);
    const within = selectedBy(view, phase).map(say.within);
    const note = by.length > 0 ? say.words.roll.table.selectedBy(within) : on ? say.words.roll.table.happens : '';
    return { icon: phase, name: say.words.roll.phases[phase], now: view.phase === phase, on, by, note };
  });

export const barStats = (words: Words, { pool, bag }: RollView): BarStat[] => [
  { icon: 'chip', amount: pool, word: words.roll.table.poolShort, minor: false },
  { icon: 'tableau', amount: bag, word: words.roll.table.bag, minor: true },
];

/** What comes after the phase that runs. */
export function nextText(view: RollView, say: Speaker): string {
  const at = (phaseNames as readonly string[]).indexOf(view.phase);
  if (at < 0) return '';
  const next = phaseNames.slice(at + 1).find((phase) => view.active.includes(phase));
  return next === undefined
    ? say.words.flow.nextRound
    : say.words.flow.next(say.words.roll.phases[next], selectedBy(view, next).map(say.within));
}

function pointTerms(words: Words, { tableau }: PlayerView, { chips, bonuses }: SeatScore): Term[] {
  const all: Term[] = [
    ...tableau.map(({ side }) => ({ label: sideOf(side).name, amount: sideOf(side).cost })),
    ...bonuses.map(({ side, vp }) => ({ label: words.flow.points.bonus(sideOf(side).name), amount: vp })),
    { label: words.flow.points.chips, amount: chips },
  ];
  return all.filter(({ amount }) => amount !== 0);
}

export const pointsOf = ({ view, standings }: RollTable, say: Speaker): SeatPoints[] =>
  view.players.flatMap((player, seat) => {
    const score = standings[seat];
    return score === undefined
      ? []
      : [{ seat, name: say.seat(seat), total: score.total, terms: pointTerms(say.words, player, score) }];
  });

/** "2 Home, 1 Military". */
function counted(words: Words, dice: readonly { readonly colour: DieColour }[]): string {
  const amounts = new Map<DieColour, number>();
  for (const { colour } of dice) amounts.set(colour, (amounts.get(colour) ?? 0) + 1);
  const all = [...amounts].map(([colour, amount]) => `${amount} ${words.roll.colours[colour].name}`);
  return all.length === 0 ? words.roll.table.none : words.joined.list(all);
}

function seatFacts(words: Words, player: PlayerView, total: number): string[] {
  const rolled: readonly DieView[] = player.dice.filter(({ at }) => at === 'rolled');
  const cup = rolled.length > 0 ? rolled : inCup(player);
  return [
    words.table.points(total),
    words.roll.table.credits(player.credits),
    words.roll.table.squares(player.squares),
    words.joined.line(words.roll.table.cup, counted(words, cup)),
    words.joined.line(words.roll.table.citizenry, counted(words, inCitizenry(player))),
  ];
}

function spokenStack(words: Words, mine: PlayerView, stack: SideKind): string {
  const laid = onStack(mine, stack).length;
  const tiles = mine.stacks[stack].flatMap((tile, at) => {
    if (tile === null) return [];
    const side = sideOnStack(tile, stack);
    const lies = words.roll.table.laid(laid, workersNeeded(side.slug, mine.tableau));
    return [at === 0 ? words.joined.list([side.name, lies]) : side.name];
  });
  return words.flow.said.stack(words.roll.stacks[stack], tiles);
}

function spokenTableau(words: Words, mine: PlayerView): string {
  const tiles = goodsOn(mine).map(({ side, goods }) => {
    const { name } = sideOf(side);
    if (goods.length === 0) return name;
    const lying = goods.map(({ colour }) => words.roll.tile.good(words.roll.colours[colour].name));
    return words.joined.aside(name, words.joined.list(lying));
  });
  const { sentence, sentences } = words.joined;
  return sentences([
    words.flow.said.tableau(tiles, mine.tableau.length),
    sentence(words.roll.table.squares(mine.squares)),
  ]);
}

function spokenPhase(view: RollView, say: Speaker): string {
  const { list, sentence, sentences } = say.words.joined;
  const now = sentence(list([say.words.table.round(view.round), say.words.roll.moments[view.phase]]));
  if (isHidden(view)) return sentences([now, say.words.flow.said.noPicks]);
  const picked = view.active.map((phase) => {
    const by = selectedBy(view, phase).map(say.within);
    return sentence(
      by.length === 0 ? say.words.roll.phases[phase] : say.words.flow.said.picked(say.words.roll.phases[phase], by),
    );
  });
  return sentences([now, ...picked]);
}

function spokenDice(words: Words, mine: PlayerView): string {
  const { line, list, sentence, sentences } = words.joined;
  const working = atWork(mine).map(({ die, phase }) =>
    line(words.roll.colours[die.colour].name, words.roll.phases[phase]),
  );
  const rolled = mine.dice
    .filter(({ at, face }) => at === 'rolled' && face !== null)
    .map(({ colour, face }) => line(words.roll.colours[colour].name, face === null ? '' : words.roll.faces[face]));
  const shown = [...rolled, ...working];
  const parts = [
    ...(shown.length === 0 ? [] : [list(shown)]),
    words.roll.table.credits(mine.credits),
    line(words.roll.table.cup, counted(words, inCup(mine))),
    line(words.roll.table.citizenry, counted(words, inCitizenry(mine))),
  ];
  return sentences(parts.map(sentence));
}

export function rollAnswers(table: RollTable, ask: RollAsk | null, say: Speaker): Answers {
  const { view, standings, seat } = table;
  const mine = view.players[seat];
  const whenMine = (text: (player: PlayerView) => string) => (): string => (mine === undefined ? '' : text(mine));
  return {
    sayPrompt: () => {
      if (ask === null) return spokenWaiting(say, view.waitedFor, seat);
      const { todo, why } = rollPromptFor(ask.question, say);
      return say.words.joined.sentences([todo, why, nextText(view, say)].filter((text) => text !== ''));
    },
    sayWaiting: () => spokenWaiting(say, view.waitedFor, seat),
    sayPhase: () => spokenPhase(view, say),
    sayScore: () => say.words.joined.sentences(pointsOf(table, say).map((each) => spokenPoints(say.words, each))),
    sayHand: whenMine((player) => spokenDice(say.words, player)),
    sayEmpire: whenMine((player) => spokenTableau(say.words, player)),
    sayStacks: whenMine((player) =>
      say.words.joined.sentences([
        spokenStack(say.words, player, 'development'),
        spokenStack(say.words, player, 'world'),
      ]),
    ),
    sayRivals: () =>
      say.words.joined.sentences(
        view.players
          .map((player, other) => ({ player, other }))
          .filter(({ other }) => other !== seat)
          .map(({ player, other }) =>
            say.words.flow.said.seat(say.seat(other), seatFacts(say.words, player, standings[other]?.total ?? 0)),
          ),
      ),
  };
}
