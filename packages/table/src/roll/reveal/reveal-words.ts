// The reveal in words: the heads of the five columns, what each column brings a seat, and what a voice says of it.

import type { Seat } from '@orrery/kernel';
import { type PhaseName, phaseNames, type RollStanding } from '@orrery/roll';
import type { Speaker } from '@orrery/words';
import { sideOf } from '@orrery/words/roll';
import type { FactOf, RollTable } from '../../table.ts';
import { type RollGains, rollGains } from '../gains.ts';
import type { Reveal, RevealedColumn } from './reveal.ts';

/** The head of a column: always in the same place, lit or grey. */
export interface StageHead {
  readonly phase: PhaseName;
  readonly name: string;
  readonly note: string;
  /** `mine`: selected by whoever looks; `lit`: it happens; `off`: it does not; `open`: not known yet. */
  readonly is: 'mine' | 'lit' | 'off' | 'open';
  readonly now: boolean;
  readonly by: readonly Seat[];
}

/** A reveal says everything; without one plans are being made, and `selected` is the phase of my own. */
export function stageHeads(
  { view, standings, seat }: RollTable,
  reveal: Reveal | null,
  selected: PhaseName | null,
  say: Speaker,
): StageHead[] {
  const { words } = say;
  return phaseNames.map((phase) => {
    const name = words.roll.phases[phase];
    const column = reveal?.columns.find((each) => each.phase === phase);
    const now = view.phase === phase && reveal?.round === view.round;
    if (column !== undefined) return { phase, name, now, by: column.by, ...litBy(column, seat, say) };
    const isMine = phase === selected;
    const chance = standings.odds?.[seat]?.[phase];
    const likely = chance === undefined ? '' : words.roll.reveal.likely(words.roll.odds.percent(chance));
    return {
      phase,
      name,
      now,
      by: isMine ? [seat] : [],
      is: isMine ? 'mine' : 'open',
      note: isMine ? words.roll.odds.sure : likely,
    };
  });
}

function litBy({ happens, by, extra }: RevealedColumn, you: Seat, say: Speaker): Pick<StageHead, 'is' | 'note'> {
  const { reveal } = say.words.roll;
  if (!happens) return { is: 'off', note: reveal.not };
  const note = by.length > 0 ? reveal.by(by.map(say.within)) : extra ? reveal.byDie : '';
  return { is: by.includes(you) ? 'mine' : 'lit', note };
}

/** What a column brings a seat: in a few words, and what stands behind it. */
export interface ColumnResult {
  readonly phase: PhaseName;
  readonly main: string;
  readonly more: string;
  /** Nothing to be had. */
  readonly none: boolean;
}

/** By phase. Where it was played, what it brought; before that, what it would come to. Null: nothing to say. */
export function columnResult(
  { view, standings }: RollTable,
  facts: readonly FactOf<'roll'>[],
  reveal: Reveal,
  { phase, happens, dice }: RevealedColumn,
  seat: Seat,
  say: Speaker,
): ColumnResult | null {
  const { words } = say;
  const mine = dice[seat] ?? [];
  if (!happens) {
    if (mine.length === 0) return null;
    return { phase, main: words.roll.reveal.back(mine.length), more: words.roll.reveal.nobody, none: true };
  }
  const standing = standings.seats[seat];
  if (standing === undefined) return null;
  const phases: readonly string[] = phaseNames;
  const now = phases.indexOf(view.phase);
  const isPlayed = view.round > reveal.round || now < 0 || phaseNames.indexOf(phase) < now;
  if (isPlayed) return playedResult(facts, reveal, phase, mine.length, seat, say);
  const workers = standing.columns?.[phase].workers ?? 0;
  if (workers === 0) return null;
  return { phase, none: false, main: outlookOf(standing, phase, workers, say), more: words.roll.desk.workers(workers) };
}

function playedResult(
  facts: readonly FactOf<'roll'>[],
  { round }: Reveal,
  phase: PhaseName,
  workers: number,
  seat: Seat,
  say: Speaker,
): ColumnResult | null {
  const mine = facts.filter((fact) => fact.round === round && fact.phase === phase && fact.seat === seat);
  const [main, ...more] = briefly(rollGains(mine), say);
  if (main !== undefined) return { phase, main, more: say.words.joined.list(more), none: false };
  return workers === 0 ? null : { phase, main: say.words.roll.reveal.nothing, more: '', none: true };
}

/** What came of a phase, as short as it can be said. */
function briefly(gains: RollGains, { words, side }: Speaker): string[] {
  const { story, desk } = words.roll;
  const laid = gains.dice.filter(({ cause }) => cause === 'build');
  return [
    ...gains.completed.map(({ side: slug, dice }) => desk.build(side(slug), dice, dice)),
    ...(gains.completed.length === 0 && laid.length > 0 ? [story.laid(laid)] : []),
    ...(gains.scouted === 0 ? [] : [story.scouted(gains.scouted)]),
    ...(gains.stocked === 0 ? [] : [story.stocked(gains.stocked)]),
    ...(gains.goodsIn.length === 0 ? [] : [desk.goods(gains.goodsIn.length)]),
    ...(gains.chips === 0 ? [] : [words.story.chips(gains.chips)]),
    ...(gains.credits === 0 ? [] : [story.credits(gains.credits, 0)]),
  ];
}

/** What these workers would come to. */
function outlookOf(standing: RollStanding, phase: PhaseName, workers: number, { words }: Speaker): string {
  const { reveal, desk } = words.roll;
  switch (phase) {
    case 'explore':
      return desk.tasks(workers);
    case 'develop':
    case 'settle': {
      const { top, dice } = standing.stacks[phase === 'develop' ? 'development' : 'world'];
      if (top === null) return desk.workers(workers);
      return reveal.building(sideOf(top.side).name, dice.length, dice.length + workers, top.workers.total);
    }
    case 'produce': {
      const room = standing.tableau.reduce((sum, tile) => sum + tile.room, 0);
      return room === 0 ? reveal.noRoom : desk.goods(Math.min(room, workers));
    }
    case 'ship': {
      const { shipping } = standing;
      if (shipping === null || shipping.goods === 0) return reveal.nothingToShip;
      return reveal.ships(shipping.consume.vp, shipping.trade.credits);
    }
  }
}

/** "Develop by Aiko, Settle by you. 1 of your dice goes home." */
export function spokenReveal({ columns, seats }: Reveal, say: Speaker): string {
  const { words, within, you } = say;
  const happening = columns.filter(({ happens }) => happens);
  const picked = happening.map(({ phase, by }) =>
    by.length === 0 ? words.roll.phases[phase] : words.roll.reveal.picked(words.roll.phases[phase], by.map(within)),
  );
  const mine = seats.find(({ seat }) => seat === you);
  const { list, sentence, sentences } = words.joined;
  return sentences([sentence(list(picked)), ...(mine === undefined ? [] : [words.roll.reveal.mine(mine.home)])]);
}

/** What happens and what does not, as the prompt of a reveal that waits says it. */
export function revealPrompt({ columns }: Reveal, { words }: Speaker): { readonly todo: string; readonly why: string } {
  const phases = (on: boolean): PhaseName[] =>
    columns.filter(({ happens }) => happens === on).map(({ phase }) => phase);
  const idle = phases(false);
  return {
    todo: words.roll.reveal.happen(phases(true)),
    why: idle.length === 0 ? '' : words.roll.reveal.idle(idle),
  };
}
