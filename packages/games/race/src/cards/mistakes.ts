// What can be wrong with a card file: a stable code with data, and one English line made from it.
// Sentences for players are made elsewhere; this one is for whoever edits card data.

/** The rules a card must obey beyond the shape of its fields. */
const ruleSentences = {
  'id-not-custom': 'ids beginning with custom- are kept for own cards',
  'cost-or-defense': 'exactly one of cost and defense must be a number',
  'defense-when-military': 'a card has a defense exactly when it is military',
  'development-without-good': 'a development has no good',
  'development-without-production': 'a development has no production',
  'development-not-military': 'a development is not military',
  'development-not-start': 'a development is no start world',
  'production-with-good': 'a card has a good exactly when it is a production or windfall world',
  'production-produces': 'a production world has exactly one produceHere',
  'only-production-produces': 'only a production world has a produceHere',
  'own-good': 'a power about the good of this world needs a world of that kind',
  'end-bonuses-when-variable': 'a card has end bonuses exactly when its points are variable',
  'variable-without-vp': 'a card with variable points has 0 printed points',
  'chromosome-with-uplift': 'the chromosome icon comes with the keyword uplift',
  'setup-on-start-world': 'only a start world has a power of the set-up',
  'one-discount-by-discarding': 'at most one discount that costs the card',
  'one-way-to-settle':
    'at most one of placeForFree, payForMilitary, conquerNonMilitary and temporaryMilitary, and at most one takeover',
  'start-group': 'even start worlds are blue, odd ones red',
  'some-copies': 'at least one set must add the card',
  'world-once': 'a printed world exists once',
  'replaced-by-somebody': 'replacedIn and replacedBy stand together',
  'exactly-one': 'exactly one of the alternatives must be given',
  'may-when-paid': 'the power is optional exactly when it costs something',
  'per-card-when-hand': 'the strength is per card exactly when hand cards are spent',
  'some-yield': 'the power must yield something',
  'doubling-when-vp': 'doubledByX2 is given exactly when the power yields points',
  'goods-fit': 'these conditions on the goods contradict each other',
  'range-rising': 'the first number must not exceed the second',
} as const;

export type CardRule = keyof typeof ruleSentences;

export type JsonType = 'nothing' | 'truth value' | 'number' | 'text' | 'list' | 'object';

export type Flaw =
  | { readonly code: 'missing-field' }
  | { readonly code: 'unknown-field' }
  | { readonly code: 'wrong-type'; readonly expected: JsonType; readonly found: JsonType }
  | { readonly code: 'not-whole'; readonly found: number }
  | { readonly code: 'out-of-range'; readonly min: number; readonly max: number; readonly found: number }
  | { readonly code: 'wrong-length'; readonly min: number; readonly max: number; readonly found: number }
  | { readonly code: 'not-listed'; readonly allowed: readonly (string | number | boolean)[]; readonly found: string }
  | { readonly code: 'bad-text'; readonly pattern: string; readonly found: string }
  | { readonly code: 'repeated'; readonly found: string }
  | { readonly code: 'unknown-power'; readonly phase: string; readonly kind: string }
  | { readonly code: 'unknown-design'; readonly found: string }
  | { readonly code: 'duplicate-id' }
  | { readonly code: 'duplicate-name'; readonly name: string; readonly other: string }
  | { readonly code: 'duplicate-start'; readonly number: number; readonly other: string }
  | { readonly code: 'broken-rule'; readonly rule: CardRule }
  | { readonly code: 'too-large'; readonly max: number; readonly found: number };

export type CardMistake = Flaw & {
  readonly file: string;
  /** The card's id; `#3` for the third card of the file if it has none; null if the file is no list of cards. */
  readonly card: string | null;
  /** The path of the field in the card, as in `powers[1].amount`; empty for the card as a whole. */
  readonly field: string;
};

/** One line that names the file, the card and the field. */
export function explainMistake(mistake: CardMistake): string {
  const place = [mistake.file, mistake.card, mistake.field].filter((part) => part !== null && part !== '');
  return `${place.join(': ')}: ${explainFlaw(mistake)}`;
}

/** What is wrong, in a sentence without the place. */
export function explainFlaw(flaw: Flaw): string {
  switch (flaw.code) {
    case 'missing-field':
      return 'the field is missing';
    case 'unknown-field':
      return 'there is no such field';
    case 'wrong-type':
      return `expected ${withArticle(flaw.expected)}, found ${withArticle(flaw.found)}`;
    case 'not-whole':
      return `expected a whole number, found ${flaw.found}`;
    case 'out-of-range':
      return `expected ${flaw.min} to ${flaw.max}, found ${flaw.found}`;
    case 'wrong-length':
      return `expected a length of ${flaw.min} to ${flaw.max}, found ${flaw.found}`;
    case 'not-listed':
      return `expected ${flaw.allowed.join(' or ')}, found ${flaw.found}`;
    case 'bad-text':
      return `"${flaw.found}" does not have the form ${flaw.pattern}`;
    case 'repeated':
      return `${flaw.found} is there twice`;
    case 'unknown-power':
      return `there is no power "${flaw.kind}" in the phase "${flaw.phase}"`;
    case 'unknown-design':
      return `there is no card with the id "${flaw.found}"`;
    case 'duplicate-id':
      return 'another card has the same id';
    case 'duplicate-name':
      return `${flaw.other} is called "${flaw.name}" as well and can be in the same deck`;
    case 'duplicate-start':
      return `${flaw.other} is start world ${flaw.number} as well`;
    case 'broken-rule':
      return ruleSentences[flaw.rule];
    case 'too-large':
      return `a file has at most ${flaw.max} bytes, this one ${flaw.found}`;
  }
}

function withArticle(type: JsonType): string {
  if (type === 'nothing') return 'nothing';
  return type === 'object' ? 'an object' : `a ${type}`;
}
