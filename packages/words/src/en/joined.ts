// How parts become a list, a line and a sentence in English, where the page puts together what has no sentence of its own.

/** Some names end with a point of their own. */
const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

export const joined = {
  list: (parts: readonly string[]): string => parts.join(', '),
  sentence,
  sentences: (sentences: readonly string[]): string => sentences.join(' '),
  /** Something said of a name in passing. */
  aside: (name: string, text: string): string => `${name} (${text})`,
  line: (label: string, text: string): string => `${label}: ${text}`,
  /** A card or tile as it is read aloud: its name, what it is, what it does. */
  piece: (name: string, facts: readonly string[], lines: readonly string[]): string =>
    [[name, ...facts].join(', '), ...lines].map(sentence).join(' '),
};
