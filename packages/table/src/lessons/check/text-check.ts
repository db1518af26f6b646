// Texts of a lesson against its data: everything is said in this language, nothing else is, and no number is typed in.

import { type BeatText, type LessonText, namedAmounts } from '@orrery/words/lessons';
import type { Beat, Lesson } from '../lesson.ts';
import type { Finding } from './finding.ts';

/** Words for numbers that only a position can give, by language. "One" is also a plain word. */
const numberWords: Readonly<Record<string, string>> = {
  en: 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve',
  es: 'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce',
  hu: 'két|kettő|kettőt|három|hármat|négy|négyet|öt|ötöt|hat|hatot|hét|hetet|nyolc|nyolcat|kilenc|kilencet|tíz|tizet|tizenegy|tizenkettő',
};

/** Any digit, also a wide one; in Japanese also a numeral before a counter. */
const digit = /\p{Nd}|[二三四五六七八九十](?=枚|個|点|人|面|ラウンド|つ)/u;

/** Printed names of actions have digits in them. */
const printed = /×2|\+5|\+1, ?\+1/g;

/** What no position changes: both of two, twice, the sides of a tile, how many play and how many actions the variant has. */
const plain: Readonly<Record<string, RegExp>> = {
  en: /two (?=players|actions|sides)/giu,
  es: /(?<=l[oa]s )dos|dos (?=jugadores|acciones|caras|veces)/giu,
  hu: /(?<=\ba )(két|kettő)|két (?=akció|oldal|képesség)/giu,
  ja: /二(?=人とも|人(?:で|の|なら)|枚とも|(?:枚|人|つ|個)目|つのアクション|つずつ|つの面)|(?<=アクションを)二つ/gu,
};

/** What lies between braces is chosen by an amount. */
const computed = /\{[^}]*\}/g;

export function hasTypedNumber(text: string, language: string): boolean {
  const bare = text.replaceAll('**', '').replaceAll(printed, '').replaceAll(computed, '');
  const typed = bare.replaceAll(plain[language] ?? /$^/gu, '');
  const words = numberWords[language];
  return digit.test(typed) || (words !== undefined && new RegExp(`(?<!\\p{L})(${words})(?!\\p{L})`, 'iu').test(typed));
}

export function checkTexts(lesson: Lesson, language: string, text: LessonText | undefined): Finding[] {
  if (text === undefined) return [{ lesson: lesson.id, beat: '', what: `${language}: no texts` }];
  const beats = lesson.parts.flatMap((part) => part.beats);
  const found = beats.flatMap((beat) =>
    checkBeat(beat, text.beats[beat.id], language).map((what) => ({ beat: beat.id, what })),
  );
  const known = new Set(beats.map(({ id }) => id));
  for (const id of Object.keys(text.beats)) if (!known.has(id)) found.push({ beat: id, what: 'no such beat' });
  for (const [name, line] of [
    ['title', text.title],
    ['about', text.about],
  ] as const) {
    if (line === '' || hasTypedNumber(line, language))
      found.push({ beat: '', what: `${name} is empty or has a typed-in number` });
  }
  return found.map(({ beat, what }) => ({ lesson: lesson.id, beat, what: `${language}: ${what}` }));
}

function checkBeat(beat: Beat, text: BeatText | undefined, language: string): string[] {
  if (text === undefined) return ['no texts'];
  const checkLine = (name: string, line: string | undefined, amounts: readonly string[]): string[] =>
    wrongInLine(name, line, amounts, language);
  const own = Object.keys(beat.amounts ?? {});
  const wrong = [
    ...checkLine('title', text.title, []),
    ...checkLine('say', text.say, own),
    ...checkLine('why', text.why, own),
  ];
  const replies = repliesOf(beat);
  for (const [id, amounts] of replies) wrong.push(...checkLine(`reply ${id}`, text.replies?.[id], amounts));
  for (const id of Object.keys(text.replies ?? {})) if (!replies.has(id)) wrong.push(`reply ${id} is never given`);
  const choices = beat.does === 'ask' ? beat.choices.map(({ id }) => id) : [];
  for (const id of choices) wrong.push(...checkLine(`choice ${id}`, text.choices?.[id], own));
  return wrong;
}

/** Each reply with the amounts that all its uses have. */
function repliesOf(beat: Beat): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  if (beat.does === 'tell') return found;
  const own = beat.does === 'ask' ? Object.keys(beat.amounts ?? {}) : [];
  for (const { id, amounts } of beat.does === 'ask' ? beat.choices : beat.replies) {
    const names = [...own, ...Object.keys(amounts ?? {})];
    found.set(id, found.get(id)?.filter((name) => names.includes(name)) ?? names);
  }
  return found;
}

function wrongInLine(name: string, line: string | undefined, amounts: readonly string[], language: string): string[] {
  if (line === undefined || line === '') return [`${name} is missing`];
  const wrong = namedAmounts(line)
    .filter((each) => !amounts.includes(each))
    .map((each) => `${name} names {${each}}, which the beat does not give`);
  if (hasTypedNumber(line, language)) wrong.push(`${name} has a typed-in number: ${line}`);
  return wrong;
}
