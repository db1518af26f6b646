// The story in words: a heading for every round and phase, and one line for each seat: what it did and what it brought. The
// log, announcements and the strip of a round are made of it and of nothing else.

import type { Seat } from '@orrery/kernel';
import type { Speaker } from '@orrery/words';
import type { Fact, GameName } from '../table.ts';
import { toldGame } from '../told-games.ts';
import type { NamedPiece } from './named-pieces.ts';
import { type StoryLine, tellStory } from './story.ts';

export interface ToldLine {
  /** Of the last fact in it. */
  readonly seq: number;
  /** Null is the table itself, or the robot of a solo game. */
  readonly seat: Seat | null;
  readonly text: string;
  /** The same without who it is about: what it comes to, and sentences about the rest. */
  readonly parts: readonly string[];
  readonly sentences: readonly string[];
  /** Cards or tiles that the text names. */
  readonly pieces: readonly NamedPiece[];
}

export interface ToldPhase {
  readonly phase: string;
  readonly title: string;
  readonly lines: readonly ToldLine[];
}

export interface ToldRound {
  /** 0 is the set-up. */
  readonly round: number;
  readonly title: string;
  readonly phases: readonly ToldPhase[];
}

/** Rounds and phases in which nothing was told are left out. */
export function toldStory(game: GameName, facts: readonly Fact[], say: Speaker): ToldRound[] {
  const told = toldGame(game);
  const rounds = tellStory(facts, (some) => told.lineParts(some, say));
  return rounds.flatMap(({ round, phases }) => {
    const shown = phases.flatMap(({ phase, lines }): ToldPhase[] => {
      const texts = lines.flatMap((line) => lineOf(game, line, say));
      return texts.length === 0 ? [] : [{ phase, title: told.phaseText(say.words, phase), lines: texts }];
    });
    const title = round === 0 ? told.phaseText(say.words, 'setup') : say.words.table.round(round);
    return shown.length === 0 ? [] : [{ round, title, phases: shown }];
  });
}

function lineOf(game: GameName, { seat, facts, gains: parts }: StoryLine<Fact, string[]>, say: Speaker): ToldLine[] {
  const { joined, robot } = say.words;
  const who = seat === null ? robot.name : say.seat(seat);
  const sentences = facts.flatMap((fact) => toldGame(game).factText(fact, say) ?? []);
  const all = [...(parts.length === 0 ? [] : [joined.sentence(say.words.story.line(who, parts))]), ...sentences];
  const seq = facts.at(-1)?.seq;
  if (all.length === 0 || seq === undefined) return [];
  const pieces = facts.flatMap((fact) => toldGame(game).piecesIn(fact, say));
  return [{ seq, seat, text: joined.sentences(all), parts, sentences, pieces }];
}
