// Numbers and lists in Japanese sentences: each kind of thing has its counter, and no spaces stand between words.

/** Cards and tiles. */
export const sheets = (amount: number): string => `${amount}枚`;
/** Dice, goods and other small things. */
export const pieces = (amount: number): string => `${amount}個`;
/** Players and workers. */
export const people = (amount: number): string => `${amount}人`;

export const range = (min: number, max: number): string => (min === max ? `${min}` : `${min}〜${max}`);

export const list = (items: readonly string[]): string => items.join('、');

export function either(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join('、')}または${items[items.length - 1]}`;
}

/** The name of a card, tile or goal in its brackets; several stand side by side. */
export const quoted = (...names: readonly string[]): string => names.map((name) => `「${name}」`).join('');
