// What the quiz says around its questions. Names, lines and reasons come from the games.

export interface QuizWords {
  readonly lead: string;
  readonly power: (name: string, when: string) => string;
  readonly asks: {
    readonly race: GameAsks;
    readonly roll: GameAsks;
  };
  readonly inPlay: string;
  readonly right: string;
  readonly wrong: (answer: string) => string;
  readonly next: string;
  /** It was wrong before. */
  readonly again: string;
  readonly score: (right: number, asked: number) => string;
  readonly toCome: (wrong: number) => string;
}

interface GameAsks {
  readonly cost: (name: string) => string;
  readonly worth: (name: string) => string;
  readonly may: (phase: string) => string;
  /** The hand, or the tops of the stacks. */
  readonly held: string;
}
