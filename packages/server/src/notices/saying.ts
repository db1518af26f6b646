// What a notice says, in the language of who gets it: what is asked, of which match, and how long there is. It is made of the
// kind of question and what lies open; nothing of a hand is in it.

import type { Question } from '@orrery/kernel';
import type { Notice, NoticeKind } from '@orrery/protocol';
import type { RaceOptions } from '@orrery/race';
import { isGameName, toldGame } from '@orrery/table';
import { languageOf, speakerFor, type Words } from '@orrery/words';
import { facesWith } from '@orrery/words/race';

/** What a row of notices holds of its words. */
export interface Told {
  readonly game: string;
  /** Of the others at the table. */
  readonly names: readonly string[];
  readonly question?: Question;
  readonly phase?: string;
  readonly deadline?: number | null;
  /** Who nudges or invites. */
  readonly by?: string;
  readonly rank?: number;
  /** Orders were withdrawn, so that the person is asked again. */
  readonly withdrawn?: boolean;
  /** The table is one for those who played the last match. */
  readonly rematch?: boolean;
}

/** One thing that is to be said. */
export interface Saying {
  readonly id: string;
  readonly kind: NoticeKind;
  readonly match: string | null;
  readonly told: Told;
  /** Cards of this match alone, which a question may name. */
  readonly ownCards?: RaceOptions['cards'];
}

/** Who is told, and what everything that is told has in common. */
export interface Reader {
  readonly words: Words;
  readonly language: string;
  /** The address people type; empty: links are relative. */
  readonly base: string;
  readonly stop: string;
  readonly waiting: number;
  readonly now: number;
}

const loaded = new Map<string, Promise<Words>>();

export function wordsOf(language: string): Promise<Words> {
  const known = loaded.get(language) ?? (languageOf(language) ?? languageOf('en'))?.load();
  if (known === undefined) throw new Error(`no words in ${language}`);
  loaded.set(language, known);
  return known;
}

export function noticeFor(saying: Saying, reader: Reader): Notice {
  const { title, body } = textOf(saying, reader);
  return framed(reader, {
    id: saying.id,
    kind: saying.kind,
    title,
    body,
    match: saying.match,
    tag: saying.match ?? saying.kind,
  });
}

/** Several at once, as one. */
export function digestFor(id: string, sayings: readonly Saying[], reader: Reader): Notice {
  const matches = new Set(sayings.map(({ match }) => match)).size;
  const lines = sayings.map((saying) => {
    const { title, body } = textOf(saying, reader);
    return reader.words.joined.line(title, body);
  });
  const title = reader.words.notices.digest(matches);
  return framed(reader, { id, kind: 'digest', title, body: lines.join('\n'), match: null, tag: 'digest' });
}

export function testNotice(id: string, reader: Reader): Notice {
  const { test } = reader.words.notices;
  return framed(reader, { id, kind: 'test', title: reader.words.site.name, body: test, match: null, tag: 'test' });
}

type Content = Pick<Notice, 'id' | 'kind' | 'title' | 'body' | 'match' | 'tag'>;

const framed = ({ base, stop, waiting, now, language }: Reader, content: Content): Notice => ({
  ...content,
  url: content.match === null ? `${base}/` : `${base}/#/at/${content.match}`,
  waiting,
  language,
  at: now,
  stop: `${base}/#/stop/${stop}`,
});

function textOf({ kind, told, ownCards = null }: Saying, { words, now }: Reader): { title: string; body: string } {
  const { notices, site } = words;
  const at = notices.at(isGameName(told.game) ? site.games[told.game] : told.game, told.names);
  const left = told.deadline == null ? null : words.friends.span(Math.max(0, told.deadline - now));
  switch (kind) {
    case 'turn':
      return { title: askedIn(told, ownCards, words), body: turnText(told, at, left, words) };
    case 'soon':
      return { title: notices.soon(left ?? ''), body: words.joined.line(at, askedIn(told, ownCards, words)) };
    case 'nudge':
      return { title: notices.nudge(told.by ?? ''), body: words.joined.line(at, askedIn(told, ownCards, words)) };
    case 'over':
      return { title: told.rank === 1 ? notices.over.won : notices.over.place(told.rank ?? 0), body: at };
    case 'invite':
      return {
        title: told.rematch === true ? notices.rematch(told.by ?? '') : notices.invite(told.by ?? ''),
        body: at,
      };
  }
}

function turnText({ withdrawn }: Told, at: string, left: string | null, { joined, notices }: Words): string {
  const text = left === null ? at : joined.line(at, notices.left(left));
  return withdrawn === true ? joined.sentences([joined.sentence(text), notices.withdrawn]) : text;
}

/** "Settle: place a world". */
function askedIn({ game, question, phase }: Told, ownCards: RaceOptions['cards'], words: Words): string {
  if (!isGameName(game) || question === undefined) return '';
  const told = toldGame(game);
  const todo = told.promptText(question, speakerFor(words, [], -1, facesWith(ownCards)));
  return phase === undefined ? todo : words.notices.asked(told.phaseText(words, phase), todo);
}
