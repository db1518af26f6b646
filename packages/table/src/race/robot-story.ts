// What the robot did in the latest round in which it moved, turn by turn: why it moved, and each step it took.

import type { RaceEvent } from '@orrery/race';
import type { Speaker } from '@orrery/words';
import { eventText } from '@orrery/words';
import type { FactOf } from '../table.ts';

export interface RobotTurnStory {
  readonly seq: number;
  /** Null for the roll of the dice. */
  readonly phase: RaceEvent['phase'] | null;
  readonly does: 'action' | 'response' | null;
  readonly headline: string;
  readonly steps: readonly string[];
}

export interface RobotStory {
  readonly round: number;
  readonly turns: readonly RobotTurnStory[];
}

const isAboutRobot = ({ kind }: RaceEvent): boolean => kind === 'diceRolled' || kind.startsWith('robot');

/** Null as long as its dice have not been rolled. */
export function storyOf(facts: readonly FactOf<'race'>[], say: Speaker): RobotStory | null {
  const from = facts.findLastIndex(({ kind }) => kind === 'diceRolled');
  if (from < 0) return null;
  const turns: { story: Omit<RobotTurnStory, 'steps'>; steps: string[] }[] = [];
  for (const fact of facts.slice(from).filter(isAboutRobot)) {
    const text = eventText(fact, say);
    if (text === null) continue;
    if (fact.kind === 'diceRolled' || fact.kind === 'robotTurn') {
      const turn = fact.kind === 'robotTurn' ? fact : null;
      const story = { seq: fact.seq, phase: turn?.phase ?? null, does: turn?.does ?? null, headline: text };
      turns.push({ story, steps: [] });
    } else turns.at(-1)?.steps.push(text);
  }
  return { round: facts[from]?.round ?? 0, turns: turns.map(({ story, steps }) => ({ ...story, steps })) };
}
