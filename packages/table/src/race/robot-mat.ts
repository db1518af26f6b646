// The robot's mat as the page shows it: groups of spaces with the player's picks above and the dice below, and the row
// of each phase, by the mat or by the robot's start world.

import type { PlayedPhase, RaceView } from '@orrery/race';
import { type DieFace, type RobotAction, type RobotView, soloTables, spacesOfPicks } from '@orrery/race/describe';
import type { Words } from '@orrery/words';
import type { Sign } from '../sign.ts';

type Die = RobotView['dice'][number];

interface MatSpace {
  readonly space: number;
  readonly pick: boolean;
  readonly dice: readonly Die[];
}

export interface MatGroup {
  readonly action: RobotAction;
  readonly spaces: readonly MatSpace[];
}

/** One group per action; before the reveal nothing lies on the mat. */
export function matGroups({ robot, players, phase }: RaceView): MatGroup[] {
  const revealed = phase !== 'setup' && phase !== 'action';
  const picks = revealed ? spacesOfPicks(players[0]?.actions ?? []) : [];
  const dice = revealed ? (robot?.dice ?? []) : [];
  const groups: { action: RobotAction; spaces: MatSpace[] }[] = [];
  for (const [space, action] of soloTables.matSpaces.value.entries()) {
    if (groups.at(-1)?.action !== action) groups.push({ action, spaces: [] });
    const here = { space, pick: picks.includes(space), dice: dice.filter((die) => die.space === space) };
    groups.at(-1)?.spaces.push(here);
  }
  return groups;
}

export const actionIcons: { readonly [A in DieFace]: Sign } = {
  explore: 'explore',
  develop: 'develop',
  settle: 'settle',
  consumeTrade: 'trade',
  consumeX2: 'x2',
  produce: 'produce',
  robot: 'robot',
  match: 'match',
};

export const phaseOfAction: { readonly [A in RobotAction]: PlayedPhase } = {
  explore: 'explore',
  develop: 'develop',
  settle: 'settle',
  consumeTrade: 'consume',
  consumeX2: 'consume',
  produce: 'produce',
};

/** Whether a die of the robot brings a phase about this round. */
export const hasDie = ({ robot }: RaceView, phase: PlayedPhase): boolean =>
  robot?.dice.some(({ space }) => phaseOfAction[soloTables.matSpaces.value[space] ?? 'explore'] === phase) ?? false;

/** Why a die lies where it does, in words. */
export function whyThere(words: Words, { face, space }: Die): string {
  const action = words.robot.actions[soloTables.matSpaces.value[space] ?? 'explore'];
  if (face === 'robot') return words.robot.diceWhy.robotSymbol(action);
  return face === 'match' ? words.robot.diceWhy.match(action) : words.robot.diceWhy.face(action);
}

export interface ShownRow {
  readonly phase: PlayedPhase;
  /** The start world's own row stands in for that of the mat. */
  readonly own: boolean;
  readonly action: readonly string[];
  readonly response: readonly string[];
}

/** What this robot does in each phase, in words. */
export function shownRows(words: Words, { world, hasCounter }: Pick<RobotView, 'world' | 'hasCounter'>): ShownRow[] {
  const { defaults } = soloTables;
  const effects = hasCounter ? (soloTables.robots.find((robot) => robot.world === world)?.effects ?? []) : [];
  const phases = effects.filter((effect) => effect.kind === 'phase');
  const explore = phases.find((effect) => effect.phase === 'explore');
  const develop = phases.find((effect) => effect.phase === 'develop');
  const settle = phases.find((effect) => effect.phase === 'settle');
  const produce = phases.find((effect) => effect.phase === 'produce');
  const { does, turns, instead } = words.robot;
  const rows: readonly ShownRow[] = [
    { phase: 'explore', own: explore !== undefined, ...does.explore(explore ?? defaults.explore) },
    { phase: 'develop', own: develop !== undefined, ...does.develop(develop ?? defaults.develop) },
    { phase: 'settle', own: settle !== undefined, ...does.settle(settle ?? defaults.settle) },
    { phase: 'consume', own: false, ...does.consume(defaults.consume) },
    { phase: 'produce', own: produce !== undefined, ...does.produce(produce ?? defaults.produce) },
  ];
  return rows.map((row) => {
    const first = effects.flatMap((effect) =>
      effect.kind === 'instead' && phaseOfAction[effect.of.action] === row.phase ? instead(effect) : [],
    );
    const then = effects.flatMap((effect) =>
      effect.kind === 'changeSymbol' && phaseOfAction[effect.after.action] === row.phase ? [turns(effect)] : [],
    );
    const isOwn = first.length > 0 || then.length > 0;
    return isOwn ? { ...row, own: true, action: [...first, ...row.action, ...then] } : row;
  });
}
