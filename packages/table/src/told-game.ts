// What a game tells in words.

import type { Question, Seat } from '@orrery/kernel';
import type { Speaker, ToldHint, Words } from '@orrery/words';
import type { Gallery } from './gallery.ts';
import type { Answered } from './replay/course.ts';
import type { ScorePart } from './score-parts.ts';
import type { Sign } from './sign.ts';
import type { Cue } from './story/cue.ts';
import type { NamedPiece } from './story/named-pieces.ts';
import type { ToldRoundOf } from './story/told-round.ts';
import type { FactOf, GameName, Games, TableOf } from './table.ts';

/** Something that counts for a seat. A piece may stand here twice. */
export interface Counted {
  readonly of: string;
  readonly name: string;
  readonly points: number;
}

export interface ToldGame<G extends GameName> {
  /** Which rules tell what is told here. */
  readonly rulesVersion: number;
  /** What the facts of one line of the story come to, part by part. */
  lineParts(facts: readonly FactOf<G>[], say: Speaker): string[];
  /** The rows of a round. */
  readonly round: ToldRoundOf<G>;
  /** Whether the match is over in this phase. */
  isOver(phase: string): boolean;
  phaseSign(phase: string): Sign;
  /** Cards or tiles that a fact names. */
  piecesIn(fact: FactOf<G>, say: Speaker): NamedPiece[];
  pieceName(piece: string, say: Speaker): string;
  /** What each piece and goal counts for a seat as things stand: as printed, and by a rule of its own. */
  counts(standings: Games[G]['standings'], seat: Seat, say: Speaker): Counted[];
  /** What endangers whoever listens, as things stand. */
  threats(table: TableOf<G>, say: Speaker): string[];
  /** Of a fact that is no part of the own story: a sentence if it concerns whoever listens. */
  concern(fact: FactOf<G>, say: Speaker): string | null;
  /** What can be heard of it; null: nothing. */
  cue(fact: FactOf<G>, you: Seat): Cue | null;
  /** A sentence for what the parts of its line leave out; else null. */
  factText(fact: FactOf<G>, say: Speaker): string | null;
  phaseText(words: Words, phase: string): string;
  /** How large a tableau ends the match, and who is how near. */
  endsAt(words: Words, limit: number, seats: string): string;
  /** What a bot would do, and why. */
  hintText(hint: ToldHint, say: Speaker): string;
  /** A score sheet of this game, by source. */
  scoreParts(sheet: Games[G]['sheet'], sheets: readonly Games[G]['sheet'][], say: Speaker): ScorePart[];
  /** What decided among equals; `amounts` says what each of them had. */
  tieText(words: Words, amounts: readonly string[]): string;
  /** What a question asks for. */
  promptText(question: Question, say: Speaker): string;
  /** What was answered. */
  answerText(answered: Required<Answered>, view: Games[G]['view'], say: Speaker): string;
  /** What is switched on at a table, in a few words. Options come from outside; `ownCards` counts those left out of them. */
  optionTags(words: Words, options: unknown, ownCards: number | null): string[];
  /** An action or a phase that can be called. */
  callText(words: Words, call: string): string;
  /** All cards or tiles, in words. */
  gallery(words: Words): Gallery;
}
