// What a voice says after an answer, in one message: what I did and got, all of it; what threatens me or ends the match; what
// the others came to, a short sentence each; then what to do. Each thing once.

import type { Seat } from '@orrery/kernel';
import type { Speaker } from '@orrery/words';
import { endLine } from '../end-line.ts';
import type { Fact, GameName, Table } from '../table.ts';
import { toldGame } from '../told-games.ts';
import { rowTexts } from './round-rows.ts';
import { toldStory } from './told-story.ts';

/** More words than that about a rival are too many to listen to. */
const mostWords = 12;

interface News {
  readonly facts: readonly Fact[];
  /** Facts up to this number had been told before. */
  readonly seenBefore: number;
}

/** Says everything once: it knows which dangers it has spoken of. Every table that somebody sits at has one. */
export class Voice {
  #step = Number.NaN;
  /** Dangers that had been there before this step, and those of it. */
  #known: readonly string[] = [];
  #now: readonly string[] = [];

  /** `step` rises whenever there is something new; asked again in one step it says the same. */
  says(step: number, table: Table, news: News, say: Speaker, todo: string | null): string {
    if (step !== this.#step) this.#known = this.#now;
    this.#step = step;
    this.#now = dangers(table, say);
    const fresh = newest(news);
    return say.words.joined.sentences([
      ...ownNews(table.game, fresh, say),
      ...this.#now.filter((text) => !this.#known.includes(text)),
      ...rivalNews(table.game, fresh, say),
      ...(todo === null ? [] : [todo]),
    ]);
  }
}

/** Whoever comes back to a table has heard of the earlier rounds. */
const newest = ({ facts, seenBefore }: News): readonly Fact[] =>
  seenBefore > 0 ? facts.slice(seenBefore) : facts.filter(({ round }) => round === facts.at(-1)?.round);

/** As things stand: who could take what of mine, and whether this is the last round. */
function dangers(table: Table, say: Speaker): string[] {
  const { words } = say;
  const ending = { far: [], near: [words.story.endsSoon], last: [words.story.endsNow] };
  const dangerous = [...toldGame(table.game).threats(table, say), ...ending[endLine(table, say)?.is ?? 'far']];
  return dangerous.map(words.joined.sentence);
}

/** Who called what, what happened to all, and all that I did and got, phase by phase. */
function ownNews(game: GameName, fresh: readonly Fact[], say: Speaker): string[] {
  const told = toldGame(game);
  const { story, joined } = say.words;
  const about = fresh.filter((fact) => fact.seat === say.you || (fact.seat === null && !told.round.isReveal(fact)));
  const lines = toldStory(game, about, say).flatMap(({ phases }) =>
    phases.flatMap(({ title, lines: some }) =>
      some.flatMap(({ seat, parts, sentences }) => [
        ...(parts.length === 0 || seat === null
          ? []
          : [joined.sentence(story.line(joined.list([say.seat(seat), title]), parts))]),
        ...sentences,
      ]),
    ),
  );
  const concerns = fresh.flatMap((fact) => told.concern(fact, say) ?? []);
  return [...called(game, fresh, say), ...lines, ...concerns];
}

/** "Develop by Mira, Settle by you." What the own line tells is left out. */
function called(game: GameName, fresh: readonly Fact[], say: Speaker): string[] {
  const callers = new Map<string, Seat[]>();
  const others = fresh.filter(({ seat }) => seat !== say.you);
  for (const [seat, calls] of toldGame(game).round.calls(others, say.words))
    for (const { name } of calls) callers.set(name, [...(callers.get(name) ?? []), seat]);
  const all = [...callers].map(([name, seats]) => say.words.flow.said.picked(name, seats.map(say.within)));
  return all.length === 0 ? [] : [say.words.joined.sentence(say.words.joined.list(all))];
}

/** One short sentence for each of the others to whom something happened. */
function rivalNews(game: GameName, fresh: readonly Fact[], say: Speaker): string[] {
  const { round } = toldGame(game);
  const seats = [...new Set(fresh.flatMap(({ seat }) => (seat === null || seat === say.you ? [] : [seat])))];
  return seats
    .sort((one, other) => one - other)
    .flatMap((seat) => {
      const own = fresh.filter((fact) => fact.seat === seat);
      const texts = rowTexts(
        {
          calls: [],
          placed: round.placed(own),
          won: round.won(own, say),
          lost: round.lost(own, fresh, say),
          changes: round.changes(own, say.words),
        },
        game,
        say,
      );
      return texts.length === 0 ? [] : [shortLine(say.seat(seat), texts, say)];
    });
}

function shortLine(who: string, texts: readonly string[], { words }: Speaker): string {
  const line = (some: readonly string[]): string => words.joined.sentence(words.story.line(who, some));
  const most = texts.findLastIndex((_, at) => wordsIn(line(texts.slice(0, at + 1))) <= mostWords);
  return line(texts.slice(0, Math.max(1, most + 1)));
}

export const wordsIn = (text: string): number => text.split(/\s+/).length;
