// Numbers in English sentences.

export const count = (amount: number, noun: string, plural = `${noun}s`): string =>
  `${amount} ${amount === 1 ? noun : plural}`;

export function list(items: readonly string[], word = 'and'): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${word} ${items[items.length - 1]}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** With its article, "a" or "an" by the first letter. */
export const aOrAn = (noun: string): string => `${/^[“"]?[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
