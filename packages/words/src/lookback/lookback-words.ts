// What is said when a match is looked back at: after its end, on branches, in puzzles, and together with others.

export interface LookbackWords {
  readonly after: {
    readonly title: string;
    /** Only a first look was taken. */
    readonly quick: string;
    readonly toReview: string;
    readonly toRound: (round: number) => string;
    readonly best: string;
    readonly average: string;
    /** Of so many matches of mine. */
    readonly over: (matches: number) => string;
    readonly newBest: string;
  };
  readonly luck: {
    readonly title: string;
    readonly says: (rounds: number, ends: readonly string[]) => string;
  };
  readonly rivals: {
    /** What somebody was likely to call, as the others could tell. */
    readonly likely: (name: string, call: string, percent: string) => string;
    /** What it really was. */
    readonly really: (name: string, what: string) => string;
  };
  readonly branches: {
    readonly title: string;
    readonly none: string;
    readonly same: string;
    readonly sameHint: string;
    readonly anew: string;
    readonly anewHint: string;
    /** Where it left, for whom, and how it was dealt. */
    readonly from: (where: string, name: string) => string;
    readonly deal: { readonly same: string; readonly anew: string };
    readonly original: string;
    readonly here: string;
    readonly running: (round: number) => string;
    readonly points: (each: readonly string[]) => string;
    /** Against the match it left: the lead of the seat that was played on for. */
    readonly lead: (change: string) => string;
    readonly goOn: string;
    readonly link: string;
    readonly export: string;
    readonly exportHint: string;
  };
  readonly puzzles: {
    readonly title: string;
    readonly lead: string;
    readonly which: string;
    readonly asks: (name: string) => string;
    readonly right: string;
    readonly wrong: (best: string) => string;
    readonly ahead: (percent: string, error: string) => string;
    readonly why: string;
    readonly next: string;
    readonly again: string;
    readonly score: (right: number, asked: number) => string;
    readonly left: (amount: number) => string;
    readonly certainty: string;
  };
  readonly together: {
    readonly title: string;
    readonly start: string;
    readonly hint: string;
    readonly stop: string;
    readonly link: string;
    readonly people: (names: readonly string[]) => string;
    readonly follows: string;
    readonly points: (name: string, piece: string) => string;
    readonly remarks: string;
    readonly noRemarks: string;
    readonly remark: string;
    readonly send: string;
    readonly lost: string;
  };
}
