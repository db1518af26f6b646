// Whether a text is for people, in the language it claims: nothing of the machine shows through, brackets and quotes
// are closed, and each language keeps its own habits of punctuation.

const machine = /undefined|NaN|null|\[object|Infinity|race\/|kernel\/|roll\/|\d#\d| {2}|\bT\d\d\b|[a-z]-[a-z]+-[a-z]/;

/** The same name beside itself: "on Earth's Lost Colony (Earth's Lost Colony)", "Home, Home and Home". */
const doubled =
  /(\p{Lu}[\p{L}’' ]{3,}) ?[（(]\1[）)]|(?<!\p{L})(\p{Lu}[\p{L}’' ]+)(?:, \2)* (?:and|és|y|e) \2(?!\p{L}| otra)/u;

const pairs = ['()', '[]', '（）', '「」', '『』', '«»'] as const;

function isBalanced(text: string): boolean {
  return pairs.every(([open = '', close = '']) => text.split(open).length === text.split(close).length);
}

const japanese = '\\u3040-\\u30ff\\u3400-\\u9fff、。「」（）・';

/** What no text of a language may show. */
const foreign: { readonly [code: string]: readonly RegExp[] } = {
  en: [/\ba [AEIOU][a-z]/],
  hu: [/(?<!\S)[aA] (?!Uni)[aáeéiíoóöőuúüűAÁEÉIÍOÓÖŐUÚÜŰ]/, /“/],
  ja: [new RegExp(`[${japanese}] +[${japanese}]`), /[ｱ-ﾝ]/, new RegExp(`[${japanese}][.,!?]`)],
  es: [/(?<!¿[^?]*)\?(?!»)/, /(?<!¡[^!]*)!/, /\b(?:a|de) el /],
};

export const isReadable = (text: string, code: string): boolean =>
  text.trim() !== '' &&
  !machine.test(text) &&
  !doubled.test(text) &&
  isBalanced(text) &&
  !(foreign[code] ?? []).some((pattern) => pattern.test(text));

export const unreadable = (texts: readonly string[], code: string): string[] => [
  ...new Set(texts.filter((text) => !isReadable(text, code))),
];
