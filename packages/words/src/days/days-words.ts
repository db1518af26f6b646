// What is said around tables that go on over days: pauses, holidays, what was answered for somebody, and what people have played.

import type { Unrated } from './unrated.ts';

export interface DaysWords {
  readonly around: {
    readonly title: string;
    readonly lead: string;
    readonly pause: string;
    readonly resume: string;
    readonly end: string;
    readonly endHint: string;
    readonly howLong: string;
    readonly untilAgreed: string;
    /** What somebody proposes; the time is a date in words, null: until they agree. */
    readonly proposes: {
      readonly pause: (name: string, until: string | null) => string;
      readonly resume: (name: string) => string;
      readonly end: (name: string) => string;
    };
    /** The same, by whoever reads it. */
    readonly youProposed: {
      readonly pause: (until: string | null) => string;
      readonly resume: string;
      readonly end: string;
    };
    readonly agree: string;
    readonly decline: string;
    readonly takeBack: string;
    readonly stillToSay: (names: readonly string[]) => string;
    readonly paused: (until: string | null) => string;
    readonly ended: string;
    readonly holiday: (name: string, from: string | null, to: string) => string;
    readonly yourHoliday: (to: string) => string;
    readonly grace: (left: string) => string;
    readonly nudge: (name: string) => string;
    readonly nudgeHint: string;
    readonly nudged: (name: string) => string;
  };
  readonly away: {
    readonly title: string;
    readonly by: { readonly clock: string; readonly standIn: string; readonly order: string };
    readonly undo: string;
    readonly undoHint: string;
    readonly tooLate: string;
  };
  readonly holidays: {
    readonly title: string;
    readonly lead: string;
    readonly from: string;
    readonly to: string;
    readonly plan: string;
    readonly span: (from: string, to: string) => string;
    readonly endNow: (span: string) => string;
    readonly remove: (span: string) => string;
    readonly endNowShort: string;
    readonly removeShort: string;
    readonly used: (days: number, all: number) => string;
    readonly wrongOrder: string;
  };
  readonly daily: {
    readonly title: string;
    readonly lead: (game: string, tags: string, bots: readonly string[]) => string;
    readonly newIn: (time: string) => string;
    readonly play: (game: string) => string;
    readonly playShort: string;
    readonly goOn: string;
    readonly points: string;
    readonly place: (rank: number) => string;
    /** The share who had fewer points, of so many others. */
    readonly beats: (percent: string, others: number) => string;
    readonly finished: (players: number) => string;
    readonly spreadSays: (players: number, least: number, most: number, own: number | null) => string;
    readonly you: (points: number) => string;
    readonly streak: (days: number, longest: number) => string;
    readonly yesterday: string;
    readonly best: (name: string | null, points: number) => string;
    readonly compare: string;
    readonly sealed: (hash: string) => string;
    readonly offline: string;
    readonly offlineHint: string;
    readonly tookOffline: string;
  };
  readonly orders: {
    readonly title: string;
    readonly lead: string;
    readonly none: string;
    /** By kind of question: when it is asked. */
    readonly kinds: { readonly [kind: string]: string };
    readonly on: string;
    /** What the question is about, and that it may be about anything. */
    readonly about: string;
    readonly anything: string;
    readonly how: string;
    readonly propose: string;
    readonly pieces: string;
    readonly plan: string;
    readonly add: string;
    readonly addPiece: (name: string) => string;
    readonly takeOut: (name: string) => string;
    readonly onlyIf: string;
    readonly always: string;
    readonly and: string;
    readonly nothingElse: string;
    readonly compare: string;
    /** What a condition may count. */
    readonly facts: { readonly [fact: string]: string };
    readonly atLeast: string;
    readonly atMost: string;
    readonly than: string;
    readonly elseLabel: string;
    readonly ask: string;
    readonly pass: string;
    readonly valid: string;
    readonly round: string;
    readonly stays: string;
    readonly says: {
      readonly propose: string;
      readonly pieces: (names: readonly string[]) => string;
      readonly about: (piece: string) => string;
      readonly given: string;
      readonly when: (fact: string, piece: string | null, is: string, than: number) => string;
    };
    readonly change: (what: string) => string;
    readonly changeShort: string;
    readonly keepChange: string;
    readonly leaveIt: string;
    readonly remove: (what: string) => string;
    readonly removeShort: string;
    readonly up: (what: string) => string;
    readonly seal: string;
    readonly sealed: string;
    readonly tryIt: string;
    readonly would: (answer: string) => string;
    readonly notNow: string;
    readonly withdrawn: (orders: number) => string;
    readonly pieceGone: string;
    readonly secret: string;
    readonly toTable: string;
  };
  /** What a table may settle beside its clock. */
  readonly terms: {
    readonly more: string;
    readonly grace: string;
    readonly graceHint: string;
    readonly none: string;
    readonly holidays: string;
    readonly holidaysHint: string;
    readonly days: (days: number) => string;
    readonly rated: string;
    readonly ratedHint: string;
    readonly ratings: string;
    readonly ratingsHint: string;
    readonly from: string;
    readonly to: string;
    readonly turned: string;
    readonly startsFull: string;
    readonly startsFullHint: string;
    /** The same, at the table. */
    readonly tags: {
      readonly grace: (time: string) => string;
      readonly holidays: (days: number) => string;
      readonly ratings: (least: number | null, most: number | null) => string;
      readonly startsFull: string;
    };
  };
  /** What a link shows where it is sent. */
  readonly previews: {
    readonly site: string;
    readonly daily: string;
    readonly replay: (game: string) => string;
    readonly invitation: string;
    readonly closed: string;
    readonly free: (seats: number) => string;
    readonly playing: (names: string) => string;
    readonly over: (names: string) => string;
    readonly won: (names: string, points: number, all: string) => string;
    readonly share: string;
  };
  /** A match against bots while a table waits for players. */
  readonly meanwhile: {
    readonly play: string;
    readonly hint: string;
    readonly waits: (game: string, free: number) => string;
    readonly full: (game: string) => string;
    readonly begun: (game: string) => string;
    readonly kept: string;
  };
  readonly people: {
    readonly title: string;
    readonly here: (people: number) => string;
    readonly tablesWait: (tables: number) => string;
    readonly isHere: string;
    readonly plays: (game: string) => string;
    readonly watch: (name: string) => string;
    readonly watchShort: string;
    readonly remove: (name: string) => string;
    readonly removeShort: string;
    readonly link: string;
    readonly linkHint: string;
    readonly newLink: string;
    readonly become: string;
    readonly becomeHint: string;
    readonly became: string;
    readonly seek: string;
    readonly seekHint: string;
    readonly game: string;
    readonly players: (players: number) => string;
    readonly within: string;
    readonly anybody: string;
    readonly span: (points: number) => string;
    readonly find: string;
    readonly invite: (name: string) => string;
    readonly inviteTitle: string;
    readonly invited: (name: string) => string;
  };
  readonly notices: {
    readonly title: string;
    readonly lead: string;
    readonly here: string;
    readonly hereHint: string;
    readonly switchOn: string;
    readonly switchOff: string;
    readonly isOn: string;
    readonly blocked: string;
    readonly unable: string;
    readonly mail: string;
    readonly address: string;
    readonly add: string;
    readonly noMail: string;
    readonly unconfirmed: string;
    readonly hook: string;
    readonly hookHint: string;
    readonly form: string;
    readonly plainForm: string;
    readonly secret: string;
    readonly failed: string;
    readonly test: (name: string) => string;
    readonly testShort: string;
    readonly tested: string;
    readonly remove: (name: string) => string;
    readonly removeShort: string;
    readonly what: string;
    readonly kinds: {
      readonly turn: string;
      readonly soon: string;
      readonly nudge: string;
      readonly over: string;
      readonly invite: string;
    };
    readonly channels: { readonly push: string; readonly mail: string; readonly hook: string };
    readonly before: string;
    readonly quiet: string;
    readonly quietHint: string;
    readonly from: string;
    readonly to: string;
    readonly digest: string;
    readonly digestHint: string;
    readonly at: string;
    readonly stopAll: string;
    readonly stopped: string;
    readonly confirmed: string;
    readonly goneLink: string;
    readonly saved: string;
  };
  readonly profile: {
    readonly title: string;
    readonly titleOf: (name: string) => string;
    readonly since: (date: string) => string;
    readonly nothing: string;
    readonly nobody: string;
    readonly noServer: string;
    readonly matches: string;
    readonly won: string;
    readonly days: string;
    readonly wins: string;
    readonly longest: (most: number) => string;
    readonly ratings: string;
    readonly ratingsHint: string;
    readonly ladder: (game: string, seats: number) => string;
    readonly hidden: (left: number) => string;
    readonly shown: (rating: number, error: number) => string;
    readonly curveSays: (ladder: string, first: number, last: number, matches: number) => string;
    readonly atMatch: string;
    readonly rating: string;
    readonly error: string;
    readonly when: string;
    readonly results: string;
    readonly resultsHint: string;
    readonly game: string;
    readonly seats: (seats: number) => string;
    readonly average: string;
    readonly best: string;
    readonly favourites: string;
    readonly placed: (times: number, won: number) => string;
    readonly latest: string;
    readonly lost: string;
    readonly ended: string;
    readonly change: (by: string) => string;
    readonly unrated: { readonly [reason in Unrated]: string };
    readonly look: string;
    readonly publicTitle: string;
    readonly publicHint: string;
    readonly publicSwitch: string;
    readonly publicLink: string;
    readonly puzzlesTitle: string;
    readonly puzzlesHint: string;
    readonly puzzlesSwitch: string;
  };
}
