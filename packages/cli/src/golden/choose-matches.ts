// Which matches become golden: one of each setting, then as many more as bring something new. Candidates are played by
// careful bots, by careless ones, and by both at one table, so that rare questions come up; each is judged by what it
// shows that those chosen before it do not.

import { makeBot } from '@orrery/bots';
import { type AnyMatch, type FlowState, type Frame, type MatchRecord, recordOf } from '@orrery/kernel';
import type { KitSettings } from '@orrery/kernel/kit';
import type { KnownGame } from '../games.ts';
import { orRefuse } from '../options.ts';
import { playMatch } from '../playing.ts';

export interface Candidate {
  readonly name: string;
  readonly record: MatchRecord;
  /** What occurs in it: kinds of questions and events, places in the rules, powers, cards, ways to end. */
  readonly shows: ReadonlySet<string>;
}

/** In all, shared out among the settings of a game. */
const candidateCount = 400;
const extraMatches = 10;
const casts: readonly (readonly string[])[] = [['random'], ['greedy'], ['random', 'greedy'], ['random']];
/** Kinds and ways to end count for more than the many cards. */
const weights: Readonly<Record<string, number>> = { ending: 100, question: 50, event: 20, detail: 10, at: 10 };

export function chooseMatches(known: KnownGame, onProgress: (played: number) => void): Candidate[] {
  let played = 0;
  const bySetting = known.settings.map((settings, index) =>
    Array.from({ length: Math.ceil(candidateCount / known.settings.length) }, (_, nth) => {
      const candidate = play(known, settings, index, nth);
      played += 1;
      onProgress(played);
      return candidate;
    }),
  );
  const chosen: Candidate[] = [];
  const shown = new Set<string>();
  const choose = (from: readonly Candidate[]): void => {
    const best = from
      .filter((each) => !chosen.includes(each))
      .map((each) => ({ each, gain: gainOf(each, shown) }))
      .sort((a, b) => b.gain - a.gain)[0]?.each;
    if (best === undefined) return;
    chosen.push(best);
    for (const what of best.shows) shown.add(what);
  };
  for (const candidates of bySetting) choose(candidates);
  const all = bySetting.flat();
  for (let extra = 0; extra < extraMatches; extra++) choose(all);
  return chosen;
}

function gainOf({ shows }: Candidate, shown: ReadonlySet<string>): number {
  let gain = 0;
  for (const what of shows) if (!shown.has(what)) gain += weights[what.split(' ')[0] ?? ''] ?? 1;
  return gain;
}

function play(known: KnownGame, settings: KitSettings, index: number, nth: number): Candidate {
  const { game } = known;
  const cast = casts[nth % casts.length] ?? ['random'];
  const bots = Array.from({ length: settings.seats }, (_, seat) => {
    const wanted = makeBot(cast[seat % cast.length] ?? 'random', game);
    return wanted.ok ? wanted.value : orRefuse(makeBot('random', game)); // a new game has no others
  });
  const options = orRefuse(game.readOptions(settings.options));
  const shows = new Set<string>();
  const watched = {
    ...game,
    check: (...given: Parameters<typeof game.check>) => {
      addPlaces(shows, given[0]);
      return game.check(...given);
    },
  };
  const { match, questions, violations } = playMatch({ game: watched, options, bots, seed: `golden/${index}` }, nth);
  if (violations.length > 0) throw new Error(`a golden match went wrong: ${JSON.stringify(violations[0])}`);
  for (const kind of Object.keys(questions)) shows.add(`question ${kind}`);
  addEvents(shows, known, match);
  return { name: nameOf(settings), record: recordOf(match), shows };
}

function addPlaces(shows: Set<string>, { flow }: FlowState): void {
  const visit = (frame: Frame): void => {
    shows.add(`in ${frame.proc}`);
    shows.add(`at ${frame.proc}.${frame.at}`);
    frame.lanes.forEach(visit);
  };
  visit(flow);
}

const telling = ['why', 'way', 'result', 'what', 'task', 'effect', 'level', 'won', 'strict'];

function addEvents(shows: Set<string>, known: KnownGame, match: AnyMatch): void {
  for (const { all } of match.events) {
    shows.add(`event ${all.kind}`);
    for (const [field, value] of Object.entries(all)) {
      if (telling.includes(field) && !Array.isArray(value)) shows.add(`detail ${all.kind}.${field} ${value}`);
    }
    const [placed, power] = [known.placed(all), known.powerUsed(all)];
    if (placed !== null) shows.add(`placed ${placed}`);
    if (power !== null) shows.add(`power ${power}`);
  }
  for (const ending of known.endings(match)) shows.add(`ending ${ending}`);
}

function nameOf({ seats, options }: KitSettings): string {
  const inShort = (key: string, value: unknown): unknown => (key === 'cards' ? 'own' : value);
  const words =
    JSON.stringify(options, inShort)
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? [];
  return [`${seats}p`, ...words.filter((word) => word !== 'sets' && word !== 'true')].join('-');
}
