// What `bench --against` measures of two commits in turn. Built once with each.

import { type AnyGame, must } from '@orrery/kernel';
import { midGame, playRandomGame, type Setting, settings } from './bench-games.ts';

export interface Walk {
  readonly name: string;
  /** Does a short piece of work; returns how many of its kind that were. */
  readonly run: () => number;
}

const gamesAtATime = 3;
const middles = 10;
const clonesOfEach = 40;

export const walks: readonly Walk[] = settings.flatMap((setting) => {
  const options = optionsOf(setting);
  return [answering(setting, options), cloning(setting, options)];
});

function optionsOf({ name, game, options }: Setting): unknown {
  const read = game.readOptions(options);
  return must(read.ok ? read.value : undefined, `options of ${name}`);
}

function answering({ name, game, seats }: Setting, options: unknown): Walk {
  let at = 0;
  return {
    name: `answers, ${name}`,
    run: () => {
      let answers = 0;
      for (let i = 0; i < gamesAtATime; i++) answers += playRandomGame(game, options, seats, at++, Infinity).answers;
      return answers;
    },
  };
}

function cloning({ name, game, seats }: Setting, options: unknown): Walk {
  let states: readonly ReturnType<AnyGame['clone']>[] | null = null;
  return {
    name: `clone in mid-game, ${name}`,
    run: () => {
      states ??= Array.from({ length: middles }, (_, index) => midGame(game, options, seats, index));
      for (let i = 0; i < clonesOfEach; i++) for (const state of states) game.clone(state);
      return clonesOfEach * middles;
    },
  };
}
