// The story of a match: what happened, by round, phase and seat, with what it brought. It is made from the facts that one
// seat was told, so it knows no more than that seat. The log, the round strip, announcements and reviews are made of it.

import type { Seat } from '@orrery/kernel';

/** An event as one seat may know it. */
export interface ToldFact {
  readonly seq: number;
  readonly round: number;
  readonly phase: string;
  readonly seat: Seat | null;
  readonly kind: string;
}

/** What one seat did in one phase, and what it brought; seat null is the table itself, or the robot of a solo game. */
export interface StoryLine<F, G> {
  readonly seat: Seat | null;
  readonly facts: readonly F[];
  readonly gains: G;
}

export interface StoryPhase<F extends ToldFact, G> {
  readonly phase: F['phase'];
  /** In the order in which they first did something. */
  readonly lines: readonly StoryLine<F, G>[];
}

export interface StoryRound<F extends ToldFact, G> {
  /** 0 is the set-up. */
  readonly round: number;
  readonly phases: readonly StoryPhase<F, G>[];
}

interface OpenPhase<F extends ToldFact> {
  readonly phase: F['phase'];
  readonly bySeat: Map<Seat | null, F[]>;
}

/** A phase that comes twice in a round (the second Develop) is told twice. */
const beginsPhase = 'phaseStarted';

export function tellStory<F extends ToldFact, G>(
  facts: readonly F[],
  gainsOf: (facts: readonly F[]) => G,
): StoryRound<F, G>[] {
  const rounds: { round: number; phases: OpenPhase<F>[] }[] = [];
  for (const fact of facts) {
    let round = rounds.at(-1);
    if (round === undefined || round.round !== fact.round) {
      round = { round: fact.round, phases: [] };
      rounds.push(round);
    }
    let phase = round.phases.at(-1);
    if (phase === undefined || phase.phase !== fact.phase || (fact.kind === beginsPhase && phase.bySeat.size > 0)) {
      phase = { phase: fact.phase, bySeat: new Map() };
      round.phases.push(phase);
    }
    const line = phase.bySeat.get(fact.seat);
    if (line === undefined) phase.bySeat.set(fact.seat, [fact]);
    else line.push(fact);
  }
  return rounds.map(({ round, phases }) => ({
    round,
    phases: phases.map(({ phase, bySeat }) => ({
      phase,
      lines: [...bySeat].map(([seat, told]) => ({ seat, facts: told, gains: gainsOf(told) })),
    })),
  }));
}

/** What happened after the fact of this number: rounds, phases and lines without anything new are left out. */
export function storySince<F extends ToldFact, G>(
  rounds: readonly StoryRound<F, G>[],
  seq: number,
  gainsOf: (facts: readonly F[]) => G,
): StoryRound<F, G>[] {
  const isNew = (fact: F): boolean => fact.seq > seq;
  return rounds.flatMap(({ round, phases }) => {
    const left = phases.flatMap(({ phase, lines }) => {
      const told = lines.flatMap(({ seat, facts }) => {
        const fresh = facts.filter(isNew);
        return fresh.length === 0 ? [] : [{ seat, facts: fresh, gains: gainsOf(fresh) }];
      });
      return told.length === 0 ? [] : [{ phase, lines: told }];
    });
    return left.length === 0 ? [] : [{ round, phases: left }];
  });
}

/** All facts of a story, in the order in which they happened. */
export const factsOf = <F extends ToldFact, G>(rounds: readonly StoryRound<F, G>[]): F[] =>
  rounds
    .flatMap(({ phases }) => phases.flatMap(({ lines }) => lines.flatMap(({ facts }) => facts)))
    .sort((a, b) => a.seq - b.seq);
