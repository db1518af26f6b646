// Own cards in Spanish: how they are brought to a table, and what can be wrong with a file of them.

import type { OwnCardMistake } from '@orrery/own-cards';
import type { Words } from '../catalogue.ts';
import { cards as cardsOf, count } from './numbers.ts';

type Flaw = OwnCardMistake['flaw'];
type FlawOf<C extends Flaw['code']> = Extract<Flaw, { code: C }>;
type Rule = FlawOf<'broken-rule'>['rule'];

const types: { readonly [T in FlawOf<'wrong-type'>['found']]: string } = {
  nothing: 'nada',
  'truth value': 'verdadero o falso',
  number: 'un número',
  text: 'un texto',
  list: 'una lista',
  object: 'un objeto',
};

const rules: { readonly [R in Rule]: string } = {
  'id-not-custom': 'Los identificadores de cartas propias empiezan por «custom-»; los impresos, no.',
  'cost-or-defense': 'Una carta tiene o bien coste o bien defensa.',
  'defense-when-military': 'Una carta tiene defensa si es militar, y solo entonces.',
  'development-without-good': 'Un desarrollo no tiene ningún bien.',
  'development-without-production': 'Un desarrollo no produce nada.',
  'development-not-military': 'Un desarrollo no es militar.',
  'development-not-start': 'Un desarrollo no es un mundo inicial.',
  'production-with-good': 'Un mundo tiene un bien si es de producción o de fortuna, y solo entonces.',
  'production-produces': 'Un mundo de producción tiene exactamente un poder que produce en él.',
  'only-production-produces': 'Solo un mundo de producción tiene un poder que produce en él.',
  'own-good': 'Un poder sobre el bien de este mundo necesita un mundo de esa clase.',
  'end-bonuses-when-variable': 'Las bonificaciones finales van con puntos variables, y viceversa.',
  'variable-without-vp': 'Una carta de puntos variables tiene 0 puntos impresos.',
  'chromosome-with-uplift': 'El signo del gen va con la palabra clave Elevación.',
  'setup-on-start-world': 'Solo un mundo inicial tiene un poder de preparación.',
  'one-discount-by-discarding': 'Como máximo, un descuento que cuesta la propia carta.',
  'one-way-to-settle': 'Como máximo, otra manera de colocar mundos y una anexión.',
  'start-group': 'Los mundos iniciales pares son azules; los impares, rojos.',
  'some-copies': 'Tiene que haber al menos un ejemplar.',
  'world-once': 'Un mundo impreso existe una sola vez.',
  'replaced-by-somebody': 'Una sustitución nombra las dos cartas.',
  'exactly-one': 'Hay que dar exactamente una de las alternativas.',
  'may-when-paid': 'Un poder es opcional si cuesta algo, y solo entonces.',
  'per-card-when-hand': 'La fuerza por carta va con cartas de la mano que se gastan.',
  'some-yield': 'El poder tiene que dar algo.',
  'doubling-when-vp': 'La duplicación se indica solo donde el poder da puntos, y allí siempre.',
  'goods-fit': 'Estas condiciones sobre los bienes se contradicen.',
  'range-rising': 'El primer número no puede superar al segundo.',
};

const flaws: { readonly [C in Flaw['code']]: (flaw: FlawOf<C>) => string } = {
  'not-json': ({ expected }) => `Esto no es JSON; aquí hace falta ${expected}.`,
  'too-deep': ({ max }) => `Hay más de ${max} niveles de paréntesis.`,
  'key-twice': ({ key }) => `«${key}» aparece dos veces.`,
  'forbidden-key': ({ key }) => `«${key}» no puede ser el nombre de un campo.`,
  'number-too-large': () => 'Un número de este tamaño no significa nada en una carta.',
  'too-large': ({ max, found }) =>
    `Como máximo ${max.toLocaleString('es')} bytes; esto tiene ${found.toLocaleString('es')}.`,
  'missing-field': () => 'Falta este campo.',
  'unknown-field': () => 'No existe tal campo.',
  'wrong-type': ({ expected, found }) => `Debe ser ${types[expected]}; es ${types[found]}.`,
  'not-whole': ({ found }) => `Hace falta un número entero, no ${found}.`,
  'out-of-range': ({ min, max, found }) => `Hace falta un número de ${min} a ${max}, no ${found}.`,
  'wrong-length': ({ min, max, found }) => `Se admite una longitud de ${min} a ${max}; esto tiene ${found}.`,
  'not-listed': ({ allowed, found }) => `Hace falta uno de estos: ${allowed.join(', ')}; no ${found}.`,
  'bad-text': ({ pattern, found }) => `«${found}» no tiene la forma ${pattern}.`,
  repeated: ({ found }) => `${found} aparece dos veces.`,
  'unknown-power': ({ phase, kind }) => `No hay ningún poder «${kind}» en la fase «${phase}».`,
  'unknown-design': ({ found }) => `No hay ninguna carta con el identificador «${found}».`,
  'duplicate-id': () => 'Otra carta tiene el mismo identificador.',
  'duplicate-name': ({ name, other }) => `También ${other} se llama «${name}».`,
  'duplicate-start': ({ number, other }) => `También ${other} es el mundo inicial ${number}.`,
  'broken-rule': ({ rule }) => rules[rule],
};

export const ownCards: Words['ownCards'] = {
  title: 'Cartas propias',
  hint: 'Diseños tuyos, en JSON, barajados en el mazo. Se guardan dentro de la partida.',
  limits: (designs, copies, kilobytes) =>
    `Hasta ${designs} diseños, ${copies} ejemplares de cada uno, ${kilobytes} kB.`,
  paste: 'Pegar cartas',
  file: 'Elegir un archivo',
  example: 'Poner diez cartas de ejemplo',
  clear: 'Quitarlas',
  good: (designs, cards) => `${count(designs, 'diseño')}, ${cardsOf(cards)} más en el mazo.`,
  wrong: (amount) => `${count(amount, 'error', 'errores')}. Las cartas no se pueden usar hasta que se corrijan.`,
  more: (amount) => `y ${amount} más`,
  unreadable: 'El archivo no se puede leer como texto.',
  place: (line, column) => `Línea ${line}, columna ${column}`,
  show: (amount) => (amount === 1 ? 'Ver la carta' : `Ver las ${amount} cartas`),
  flaws,
};
