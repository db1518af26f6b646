// Holds a sentence against what it has to say, stated in plain facts: notions that must occur and all others that must not,
// amounts with their units, the numbers. The facts are made from the data of the games; nothing here knows how the words
// are made.

/** How a notion or an amount shows in a sentence, by language. */
export type Signs = readonly [en: RegExp, hu: RegExp, ja: RegExp, es: RegExp];

const languages = ['en', 'hu', 'ja', 'es'];

export interface Lexicon<Notion extends string, Unit extends string> {
  readonly notions: { readonly [N in Notion]: Signs };
  /** A group of the pattern is the number. */
  readonly units: { readonly [U in Unit]: Signs };
  /** Numbers that belong to a word: "2枚目" is the second. */
  readonly notNumbers: RegExp;
}

export interface Statement<Notion extends string, Unit extends string> {
  readonly says: readonly Notion[];
  /** Neither asked for nor forbidden. */
  readonly open?: readonly Notion[];
  /** Amounts with their unit, all of them. A unit that is left out is not to occur. */
  readonly amounts?: { readonly [U in Unit]?: readonly number[] };
  /** Numbers without a unit of the lexicon, the ones of `amounts` apart. A "1" more does not matter: "1枚につき". */
  readonly numbers?: readonly number[];
  /** Printed names that must occur. */
  readonly names?: readonly string[];
}

const escaped = (name: string): string => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

interface Facts {
  readonly notions: ReadonlySet<string>;
  readonly units: ReadonlyMap<string, readonly number[]>;
  readonly numbers: readonly number[];
}

const read = new WeakMap<object, Map<string, Facts>>();

/** Everything of the lexicon that a sentence says; each sentence is read once. */
function factsIn<N extends string, U extends string>(lexicon: Lexicon<N, U>, text: string, code: string): Facts {
  const known = read.get(lexicon) ?? new Map<string, Facts>();
  read.set(lexicon, known);
  const key = `${code} ${text}`;
  const facts = known.get(key) ?? readFacts(lexicon, text, code);
  known.set(key, facts);
  return facts;
}

function readFacts<N extends string, U extends string>(lexicon: Lexicon<N, U>, text: string, code: string): Facts {
  const at = languages.indexOf(code);
  const units = new Map<string, number[]>();
  for (const [unit, signs] of Object.entries<Signs>(lexicon.units)) {
    const sign = signs[at];
    if (sign === undefined) continue;
    const found = [...text.matchAll(new RegExp(sign, `${sign.flags}g`))].map(([, ...groups]) =>
      Number(groups.find((group) => group !== undefined)?.replace('−', '-')),
    );
    if (found.length > 0) units.set(unit, found);
  }
  return {
    notions: new Set<string>(
      Object.entries<Signs>(lexicon.notions).flatMap(([notion, signs]) => (signs[at]?.test(text) ? [notion] : [])),
    ),
    units,
    numbers: (text.replaceAll(lexicon.notNumbers, '').match(/\d+/g) ?? []).map(Number),
  };
}

/** Both lists hold the same, in any order. */
const alike = (some: readonly number[], others: readonly number[]): boolean =>
  JSON.stringify([...some].sort((a, b) => a - b)) === JSON.stringify([...others].sort((a, b) => a - b));

/** What a sentence says wrongly, or leaves out; nothing if it agrees with the statement. */
export function wrongIn<N extends string, U extends string>(
  lexicon: Lexicon<N, U>,
  text: string,
  code: string,
  { says, open = [], amounts = {}, numbers = [], names = [] }: Statement<N, U>,
): string[] {
  const missing = names.filter((name) => !text.includes(name));
  const bare = names.reduce((rest, name) => rest.replaceAll(new RegExp(escaped(name), 'g'), '…'), text);
  const found = factsIn(lexicon, bare, code);
  const wanted = new Set<string>(says);
  const free = new Set<string>(open);
  const amountsOf = Object.entries<readonly number[] | undefined>(amounts);
  const all = [...numbers, ...amountsOf.flatMap(([, some]) => some ?? []).map(Math.abs)];
  const notOne = (amount: number): boolean => amount !== 1;
  const ones = (some: readonly number[]): number => some.filter((amount) => amount === 1).length;
  return [
    ...missing.map((name) => `no ${name}`),
    ...says.filter((notion) => !found.notions.has(notion)).map((notion) => `not said: ${notion}`),
    ...[...found.notions]
      .filter((notion) => !wanted.has(notion) && !free.has(notion))
      .map((notion) => `said: ${notion}`),
    ...Object.keys(lexicon.units).flatMap((unit) => {
      const expected = amountsOf.find(([name]) => name === unit)?.[1] ?? [];
      const said = found.units.get(unit) ?? [];
      return alike(said, expected) ? [] : [`${unit}: ${said.join()} for ${expected.join()}`];
    }),
    ...(alike(found.numbers.filter(notOne), all.filter(notOne)) && ones(found.numbers) >= ones(all)
      ? []
      : [`numbers: ${found.numbers.join()} for ${all.join()}`]),
  ];
}
