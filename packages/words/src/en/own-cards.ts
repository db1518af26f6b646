// Own cards in English: how they are brought to a table, and what can be wrong with a file of them.

import type { OwnCardMistake } from '@orrery/own-cards';
import { count } from './numbers.ts';

type Flaw = OwnCardMistake['flaw'];
type FlawOf<C extends Flaw['code']> = Extract<Flaw, { code: C }>;
type Rule = FlawOf<'broken-rule'>['rule'];

const types: { readonly [T in FlawOf<'wrong-type'>['found']]: string } = {
  nothing: 'nothing',
  'truth value': 'true or false',
  number: 'a number',
  text: 'a text',
  list: 'a list',
  object: 'an object',
};

const rules: { readonly [R in Rule]: string } = {
  'id-not-custom': 'Ids of own cards begin with “custom-”; printed ones do not.',
  'cost-or-defense': 'A card has either a cost or a defence.',
  'defense-when-military': 'A card has a defence exactly when it is military.',
  'development-without-good': 'A development has no good.',
  'development-without-production': 'A development produces nothing.',
  'development-not-military': 'A development is not military.',
  'development-not-start': 'A development is no start world.',
  'production-with-good': 'A world has a good exactly when it is a production or windfall world.',
  'production-produces': 'A production world has exactly one power that produces here.',
  'only-production-produces': 'Only a production world has a power that produces here.',
  'own-good': 'A power about the good of this world needs a world of that kind.',
  'end-bonuses-when-variable': 'End bonuses go with variable points, and the other way round.',
  'variable-without-vp': 'A card with variable points has 0 printed points.',
  'chromosome-with-uplift': 'The gene sign comes with the keyword Uplift.',
  'setup-on-start-world': 'Only a start world has a power of the set-up.',
  'one-discount-by-discarding': 'At most one discount that costs the card.',
  'one-way-to-settle': 'At most one other way to place worlds, and at most one takeover.',
  'start-group': 'Even start worlds are blue, odd ones red.',
  'some-copies': 'There must be at least one copy.',
  'world-once': 'A printed world exists once.',
  'replaced-by-somebody': 'A replacement names both sides.',
  'exactly-one': 'Exactly one of the alternatives must be given.',
  'may-when-paid': 'A power is optional exactly when it costs something.',
  'per-card-when-hand': 'Strength per card goes with hand cards that are spent.',
  'some-yield': 'The power must bring something.',
  'doubling-when-vp': 'Doubling is said exactly where the power brings points.',
  'goods-fit': 'These conditions on the goods contradict each other.',
  'range-rising': 'The first number must not exceed the second.',
};

const flaws: { readonly [C in Flaw['code']]: (flaw: FlawOf<C>) => string } = {
  'not-json': ({ expected }) => `This is no JSON; here it needs ${expected}.`,
  'too-deep': ({ max }) => `More than ${max} levels of brackets.`,
  'key-twice': ({ key }) => `“${key}” is there twice.`,
  'forbidden-key': ({ key }) => `“${key}” cannot be the name of a field.`,
  'number-too-large': () => 'A number of this size means nothing on a card.',
  'too-large': ({ max, found }) => `At most ${max.toLocaleString('en')} bytes; this has ${found.toLocaleString('en')}.`,
  'missing-field': () => 'This field is missing.',
  'unknown-field': () => 'There is no such field.',
  'wrong-type': ({ expected, found }) => `This must be ${types[expected]}; it is ${types[found]}.`,
  'not-whole': ({ found }) => `A whole number is needed, not ${found}.`,
  'out-of-range': ({ min, max, found }) => `A number from ${min} to ${max} is needed, not ${found}.`,
  'wrong-length': ({ min, max, found }) => `A length of ${min} to ${max} is allowed; this has ${found}.`,
  'not-listed': ({ allowed, found }) => `One of ${allowed.join(', ')} is needed, not ${found}.`,
  'bad-text': ({ pattern, found }) => `“${found}” does not have the form ${pattern}.`,
  repeated: ({ found }) => `${found} is there twice.`,
  'unknown-power': ({ phase, kind }) => `There is no power “${kind}” in the phase “${phase}”.`,
  'unknown-design': ({ found }) => `There is no card with the id “${found}”.`,
  'duplicate-id': () => 'Another card has the same id.',
  'duplicate-name': ({ name, other }) => `${other} is called “${name}” as well.`,
  'duplicate-start': ({ number, other }) => `${other} is start world ${number} as well.`,
  'broken-rule': ({ rule }) => rules[rule],
};

export const ownCards = {
  title: 'Own cards',
  hint: 'Designs of your own, in JSON, shuffled into the deck. They are kept inside the match.',
  limits: (designs: number, copies: number, kilobytes: number): string =>
    `Up to ${designs} designs, ${copies} copies each, ${kilobytes} kB.`,
  paste: 'Paste cards',
  file: 'Choose a file',
  example: 'Put in ten example cards',
  clear: 'Take them out',
  good: (designs: number, cards: number): string =>
    `${count(designs, 'design')}, ${count(cards, 'card')} more in the deck.`,
  wrong: (amount: number): string => `${count(amount, 'mistake')}. The cards cannot be used before they are mended.`,
  more: (amount: number): string => `and ${count(amount, 'more', 'more')}`,
  unreadable: 'The file cannot be read as text.',
  place: (line: number, column: number): string => `Line ${line}, column ${column}`,
  show: (amount: number): string => `Look at the ${count(amount, 'card')}`,
  flaws,
};
