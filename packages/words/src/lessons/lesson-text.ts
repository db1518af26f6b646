// Texts of lessons: one file per lesson and language. A text may hold amounts in braces: `{price}` is the number, and
// `{price:# card|# cards}` chooses by it, with # for the number. Two stars on each side make a word weigh more. No number is
// typed in: a check reads every text. The names of cards and tiles stay English, as everywhere.

export interface BeatText {
  /** Two or three words. */
  readonly title: string;
  /** At most about 45 words. */
  readonly say: string;
  /** Two sentences more, for whoever asks. */
  readonly why: string;
  /** What the coach's own question offers. */
  readonly choices?: Readonly<Record<string, string>>;
  /** What is said to an answer. */
  readonly replies?: Readonly<Record<string, string>>;
}

export interface LessonText {
  readonly title: string;
  /** What it teaches, in one sentence. */
  readonly about: string;
  readonly beats: Readonly<Record<string, BeatText>>;
}

/** All lessons of one language, by their ids. */
export type LessonTexts = Readonly<Record<string, LessonText>>;

const braces = /\{([a-zA-Z]+)(?::([^|}]*)\|([^}]*))?\}/g;

/** The text with its numbers. One that is not there shows as a dash, and the check tells of it. */
export function filled(text: string, amounts: Readonly<Record<string, number>>): string {
  return text.replaceAll(braces, (_, name: string, one?: string, other?: string) => {
    const amount = amounts[name];
    const shown = amount === undefined ? '–' : `${amount}`;
    if (one === undefined || other === undefined) return shown;
    return (amount === 1 ? one : other).replaceAll('#', shown);
  });
}

/** The amounts that a text names. */
export const namedAmounts = (text: string): string[] => [...text.matchAll(braces)].map(([, name = '']) => name);

export interface Weighed {
  readonly text: string;
  readonly strong: boolean;
}

/** A text in pieces, those between stars strong. */
export const weighed = (text: string): Weighed[] =>
  text
    .split('**')
    .map((piece, at) => ({ text: piece, strong: at % 2 === 1 }))
    .filter((piece) => piece.text !== '');

/** For voices. */
export const unweighed = (text: string): string => text.replaceAll('**', '');
