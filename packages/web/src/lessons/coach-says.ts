// What the coach says just now, in words: from ids and numbers to a title, a text, a reason, and what to look at.

import type { Coaching, Point, Region, Replied } from '@orrery/table/lessons';
import type { Words } from '@orrery/words';
import { filled, type LessonText } from '@orrery/words/lessons';

export interface CoachSays {
  readonly title: string;
  /** The title for ears: a sentence. */
  readonly heading: string;
  readonly say: string;
  readonly why: string;
  readonly choices: readonly { readonly id: string; readonly text: string }[];
  /** For ears: everything that is pointed at, by name. */
  readonly lookAt: string;
}

export interface Naming {
  readonly words: Words;
  readonly text: LessonText;
  readonly seat: (seat: number) => string;
  readonly piece: (slug: string) => string;
}

export function coachSays(coaching: Coaching, naming: Naming): CoachSays {
  const { words, text } = naming;
  const beat = coaching.beat === null ? undefined : text.beats[coaching.beat];
  if (beat === undefined) {
    const { wants } = coaching;
    const { title, say } = wants === 'part' || wants === 'end' ? words.lessons[wants] : words.lessons.free;
    return { title, heading: spokenTitle(title, words), say, why: '', choices: [], lookAt: '' };
  }
  return {
    title: beat.title,
    heading: spokenTitle(beat.title, words),
    say: filled(beat.say, coaching.amounts),
    why: filled(beat.why, coaching.amounts),
    choices: coaching.choices.map((id) => ({ id, text: filled(beat.choices?.[id] ?? id, coaching.amounts) })),
    lookAt:
      coaching.points.length === 0
        ? ''
        : words.lessons.lookAt(words.joined.list(coaching.points.map((point) => named(point, naming)))),
  };
}

/** Some ask, and end as a question does. */
const spokenTitle = (title: string, words: Words): string =>
  /[.?!？！。]$/u.test(title) ? title : words.joined.sentence(title);

function named(point: Point, { words, seat, piece }: Naming): string {
  if (point.startsWith('seat:')) return seat(Number(point.slice(5)));
  return point.startsWith('piece:') ? piece(point.slice(6)) : words.lessons.regions[point as Region];
}

export const replySays = ({ beat, reply, amounts }: Replied, text: LessonText): string =>
  filled(text.beats[beat]?.replies?.[reply] ?? '', amounts);
