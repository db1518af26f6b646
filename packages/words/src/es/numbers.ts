// Numbers, lists and genders in Spanish sentences.

/** "1 carta", "3 cartas"; without a plural of its own, -s. */
export const count = (amount: number, noun: string, plural = `${noun}s`): string =>
  `${amount} ${amount === 1 ? noun : plural}`;

/** "y" is "e" before the sound i, "o" is "u" before the sound o. */
function joint(word: 'y' | 'o', next: string): string {
  if (word === 'y') return /^(i|í|hi(?![aeou]))/i.test(next) ? 'e' : 'y';
  return /^(o|ó|ho|hó|8)/i.test(next) ? 'u' : 'o';
}

export function list(items: readonly string[], word: 'y' | 'o' = 'y'): string {
  const last = items[items.length - 1] ?? '';
  if (items.length < 2) return last;
  return `${items.slice(0, -1).join(', ')} ${joint(word, last)} ${last}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const cards = (amount: number): string => count(amount, 'carta');
export const goodsOf = (amount: number): string => count(amount, 'bien', 'bienes');
