// Numbers and names in Hungarian sentences: the article and the endings that follow how they are spoken.

export function list(items: readonly string[], word = 'és'): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} ${word} ${items[items.length - 1]}`;
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** With its article: "a világ", "az áru", "az 5", "a 10", "az R&D Crash Program", "a Universal Symbionts". */
export const the = (noun: string): string => `${beginsWithVowel(noun) ? 'az' : 'a'} ${noun}`;

export const The = (noun: string): string => capital(the(noun));

function beginsWithVowel(noun: string): boolean {
  if (/^[−+]\d/.test(noun)) return false; // mínusz, plusz
  const start = noun.replace(/^[^\p{L}\d]+/u, '');
  const digits = /^\d+/.exec(start)?.[0];
  if (digits !== undefined) return numeralBeginsWithVowel(digits);
  if (/^[FLMNRSXY](?![\p{L}\d])/u.test(start)) return true; // a letter by its name: ef, el, em …
  if (/^(uni[^nm]|use|euro|one\b|once\b)/i.test(start)) return false; // English names: "júni…", "van"
  return /^[aáeéiíoóöőuúüű]/i.test(start);
}

/** Egy, ezer, egymillió; öt, ötven, ötszáz; but tíz and száz. */
function numeralBeginsWithVowel(digits: string): boolean {
  if (digits.startsWith('5')) return true;
  return digits.startsWith('1') && digits.length % 3 === 1;
}

type Ending = readonly [by: string, times: string];

const ones: readonly Ending[] = [
  ['val', 'szor'],
  ['gyel', 'szer'],
  ['vel', 'szer'],
  ['mal', 'szor'],
  ['gyel', 'szer'],
  ['tel', 'ször'],
  ['tal', 'szor'],
  ['tel', 'szer'],
  ['cal', 'szor'],
  ['cel', 'szer'],
];
const tens: readonly Ending[] = [
  ['val', 'szor'],
  ['zel', 'szer'],
  ['szal', 'szor'],
  ['cal', 'szor'],
  ['nel', 'szer'],
  ['nel', 'szer'],
  ['nal', 'szor'],
  ['nel', 'szer'],
  ['nal', 'szor'],
  ['nel', 'szer'],
];
const hundred: Ending = ['zal', 'szor'];
const thousand: Ending = ['rel', 'szer'];

function endingOf(amount: number): Ending {
  const size = Math.abs(amount);
  if (size === 0 || size % 10 !== 0) return ones[size % 10] ?? hundred;
  if (size % 100 !== 0) return tens[(size / 10) % 10] ?? hundred;
  return size % 1000 !== 0 ? hundred : thousand;
}

/** "1-gyel", "2-vel", "3-mal": by how much. */
export const by = (amount: number): string => `${amount}-${endingOf(amount)[0]}`;

/** "2-szer", "3-szor", "5-ször". */
export const times = (amount: number): string => `${amount}-${endingOf(amount)[1]}`;
