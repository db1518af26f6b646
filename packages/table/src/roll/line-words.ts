// What a line of the story of Roll comes to, part by part: plans with the dice of each column, tasks, tiles, dice, goods,
// credits and points.

import { phaseNames } from '@orrery/roll';
import type { Speaker } from '@orrery/words';
import { sideOnStack } from '@orrery/words/roll';
import type { FactOf } from '../table.ts';
import { type RollGains, rollGains, type SomeTiles } from './gains.ts';

export function rollLine(facts: readonly FactOf<'roll'>[], say: Speaker): string[] {
  const gains = rollGains(facts);
  const { story } = say.words.roll;
  return [
    ...named(story.started, gains.started, say),
    ...planParts(gains, say),
    ...(gains.stocked === 0 ? [] : [story.stocked(gains.stocked)]),
    ...(gains.scouted === 0 ? [] : [story.scouted(gains.scouted)]),
    ...counted(story.abandoned, gains.abandoned, say),
    ...counted(story.drew, gains.drawn, say),
    ...putParts(gains, say),
    ...(gains.rearranged ? [story.rearranged] : []),
    ...counted(story.gave, gains.given, say),
    ...gains.completed.map(({ side, dice }) => story.completed(say.side(side), dice)),
    ...named(story.traded, distinct(gains.traded), say),
    ...named(story.consumed, distinct(gains.consumed), say),
    ...diceParts(gains, say),
    ...(gains.credits === 0 && gains.creditsLost === 0 ? [] : [story.credits(gains.credits, gains.creditsLost)]),
    ...(gains.chips === 0 ? [] : [say.words.story.chips(gains.chips)]),
    ...facts.flatMap((fact) => (fact.kind === 'scored' ? [story.scored(fact.total)] : [])),
  ];
}

/** A world with two goods is named once. */
const distinct = (worlds: readonly string[]): string[] => [...new Set(worlds)];

const named = (text: (names: readonly string[]) => string, some: readonly string[], say: Speaker): string[] =>
  some.length === 0 ? [] : [text(some.map(say.side))];

const counted = (
  text: (amount: number, names: readonly string[]) => string,
  { count, tiles }: SomeTiles,
  say: Speaker,
): string[] => (count === 0 ? [] : [text(count, tiles.map(say.tile))]);

/** The phase that was selected, the dice of every column, and what moved them. */
function planParts({ selected, used, virtual, dice }: RollGains, { words, side }: Speaker): string[] {
  const { story } = words.roll;
  const columns = phaseNames.flatMap((phase) => {
    const there = dice.filter(({ to, cause }) => cause === 'assign' && to.endsWith(`:${phase}`));
    return there.length === 0 ? [] : [story.column(phase, there)];
  });
  return [
    ...(selected === null ? [] : [story.selected(selected.phase)]),
    ...columns,
    ...(used.length === 0 ? [] : [story.used(used.map((power) => (power === 'dictate' ? power : side(power))))]),
    ...(virtual.length === 0 ? [] : [story.virtual(virtual.map((colour) => ({ colour })))]),
  ];
}

/** Tiles put to the same place, told together. */
function putParts({ put }: RollGains, { words }: Speaker): string[] {
  const stacks = ['development', 'world'] as const;
  const places = ['under', 'top'] as const;
  return stacks.flatMap((stack) =>
    places.flatMap((where) => {
      const there = put.filter((each) => each.stack === stack && each.where === where);
      const names = there.flatMap(({ tile }) => (tile === null ? [] : [sideOnStack(tile, stack).name]));
      return there.length === 0 ? [] : [words.roll.story.put(stack, where, there.length, names)];
    }),
  );
}

/** Dice that moved by themselves; those that did a task are told with it. */
function diceParts({ dice, completed, goodsIn }: RollGains, say: Speaker): string[] {
  const { story } = say.words.roll;
  const movedBy = (...causes: readonly string[]): RollGains['dice'] =>
    dice.filter(({ cause }) => causes.includes(cause));
  const gained = dice.filter(({ from, cause }) => from === 'supply' && cause !== 'setup');
  const toCup = dice.filter(({ to, from, cause }) => to === 'cup' && from !== 'supply' && !tasks.includes(cause));
  const part = (text: (some: RollGains['dice']) => string, some: RollGains['dice']): string[] =>
    some.length === 0 ? [] : [text(some)];
  const produced = goodsIn.filter(({ die }) => !gained.some((each) => each.die === die)).map(({ world }) => world);
  return [
    ...part(story.rolled, movedBy('roll')),
    ...(completed.length === 0 ? part(story.laid, movedBy('build')) : part(story.laid, stillLying(dice))),
    ...(produced.length === 0 || isSetUp(dice) ? [] : [say.words.story.goods(produced.map(say.side))]),
    ...(gained.length === 0 ? [] : [story.gained(gained, say.side)]),
    ...part(
      story.removed,
      dice.filter(({ to }) => to === 'supply'),
    ),
    ...part(story.hired, movedBy('recruit')),
    ...part(story.recalled, movedBy('recall')),
    ...part(story.back, toCup),
  ];
}

/** What these send to the cup has a part of its own. */
const tasks = ['recruit', 'recall', 'setup'];

const isSetUp = (dice: RollGains['dice']): boolean => dice.some(({ cause }) => cause === 'setup');

/** Dice that were laid on a stack and lie there still. */
function stillLying(dice: RollGains['dice']): RollGains['dice'] {
  return dice.filter(
    ({ die, cause }, at) => cause === 'build' && !dice.slice(at + 1).some((later) => later.die === die),
  );
}
