// Which page says the rule of a term: of a sign at the table, of a sum, of a refusal. Whatever is drawn names its term; what
// that opens stands here and nowhere else.

import type { RaceRefusal } from '@orrery/race';
import type { RollRefusal } from '@orrery/roll';
import type { Words } from '../catalogue.ts';
import type { SumKind } from '../race/form-terms.ts';
import type { RacePage, RollPage, RulePage } from './pages.ts';

/** Signs in the order in which a list of them is read. */
const raceSigns = {
  explore: 'race-explore',
  develop: 'race-develop',
  settle: 'race-settle',
  trade: 'race-trade',
  consume: 'race-consume',
  x2: 'race-consume',
  produce: 'race-produce',
  hand: 'race-pay',
  card: 'race-pay',
  deck: 'race-pay',
  tableau: 'race-aim',
  star: 'race-end',
  chip: 'race-aim',
  good: 'race-produce',
  military: 'race-military',
  takeover: 'race-takeovers',
  'goal-first': 'race-goals',
  'goal-most': 'race-goals',
  robot: 'race-robot',
  clock: 'race-aim',
} as const satisfies Readonly<Record<string, RacePage>>;

const rollSigns = {
  explore: 'roll-explore',
  develop: 'roll-develop',
  settle: 'roll-settle',
  produce: 'roll-produce',
  ship: 'roll-ship',
  dice: 'roll-dice',
  wild: 'roll-dice',
  cup: 'roll-dice',
  citizenry: 'roll-recruit',
  credit: 'roll-recruit',
  dictate: 'roll-dictate',
  reassign: 'roll-dictate',
  good: 'roll-produce',
  tableau: 'roll-aim',
  chip: 'roll-aim',
  star: 'roll-points',
  clock: 'roll-reveal',
} as const satisfies Readonly<Record<string, RollPage>>;

/** Signs that mean the same as another one. */
const sameAs: Readonly<Record<string, string>> = {
  'development-six': 'star',
  development: 'develop',
  world: 'settle',
  windfall: 'good',
  'kind-novelty': 'good',
  'kind-rare': 'good',
  'kind-genes': 'good',
  'kind-alien': 'good',
  'explore-5': 'explore',
  'explore-1-1': 'explore',
  'kind-home': 'dice',
  'kind-military': 'dice',
  'kind-consumption': 'dice',
  economy: 'robot',
  match: 'good',
};

const sums: { readonly [S in SumKind]: RacePage } = {
  price: 'race-pay',
  strength: 'race-military',
  attack: 'race-takeovers',
  defence: 'race-takeovers',
};

/** Refusals that have a page of their own. Null: it is about the form of the answer; the page of the decision says it. */
const refusals: { readonly [C in (RaceRefusal | RollRefusal)['code']]: RulePage | null } = {
  'race/malformed': null,
  'race/not-in-hand': null,
  'race/wrong-count': null,
  'race/not-offered': null,
  'race/same-twice': null,
  'race/wrong-pair': 'race-duel',
  'race/not-a-development': 'race-develop',
  'race/not-a-world': 'race-settle',
  'race/already-in-tableau': 'race-settle',
  'race/cannot-afford': 'race-pay',
  'race/cannot-place': 'race-settle',
  'race/no-such-power': null,
  'race/power-used': null,
  'race/wrong-way': null,
  'race/wrong-price': 'race-pay',
  'race/too-weak': 'race-military',
  'race/power-without-cards': null,
  'race/no-target': 'race-takeovers',
  'race/must-use': 'race-consume',
  'race/not-usable': 'race-consume',
  'race/wrong-goods': 'race-consume',
  'race/no-good': 'race-produce',
  'race/out-of-range': null,
  'roll/malformed': null,
  'roll/no-such-die': null,
  'roll/no-such-worker': null,
  'roll/no-such-tile': null,
  'roll/no-such-power': null,
  'roll/no-such-good': null,
  'roll/named-twice': null,
  'roll/wrong-count': null,
  'roll/not-wild': 'roll-dice',
  'roll/wild-unplaced': 'roll-dice',
  'roll/selector-stays': 'roll-dictate',
  'roll/die-dictated': 'roll-dictate',
  'roll/power-used': 'roll-dictate',
  'roll/too-few-workers': 'roll-dictate',
  'roll/not-the-most': 'roll-dictate',
  'roll/wrong-colour': 'roll-dictate',
  'roll/wrong-column': 'roll-dictate',
  'roll/two-columns': 'roll-dictate',
  'roll/wrong-target': 'roll-dictate',
  'roll/same-column': 'roll-dictate',
  'roll/worker-needed': null,
  'roll/no-rearranging': null,
  'roll/other-tiles': null,
  'roll/not-on-top': null,
  'roll/no-room': 'roll-produce',
  'roll/no-buying': null,
  'roll/must-recall': 'roll-recall',
};

export type TermGame = 'race' | 'roll';
/** `sign:military`, `sum:price`, `refusal:race/too-weak`. */
export type Term = `${'sign' | 'sum' | 'refusal'}:${string}`;

const signs: { readonly [G in TermGame]: Readonly<Record<string, RulePage>> } = { race: raceSigns, roll: rollSigns };
const lists: Readonly<Record<string, (game: TermGame) => Readonly<Record<string, RulePage | null>>>> = {
  sign: (game) => signs[game],
  sum: () => sums,
  refusal: () => refusals,
};

/** Null: it has no page. */
export function termPage(game: TermGame, term: string): RulePage | null {
  const [, kind = '', name = ''] = /^(\w+):(.*)$/.exec(term) ?? [];
  const pages = lists[kind]?.(game);
  return pages?.[name] ?? pages?.[sameAs[name] ?? ''] ?? null;
}

/** A sign with its name and the page that says its rule. */
export interface NamedSign {
  readonly sign: string;
  readonly name: string;
  readonly page: RulePage;
}

/** All signs of a game that have a page. */
export const glossary = (game: TermGame, words: Words): NamedSign[] =>
  Object.entries(signs[game]).map(([sign, page]) => ({ sign, name: nameOf(game, sign, words), page }));

function nameOf(game: TermGame, sign: string, { phases, roll, actions, reading }: Words): string {
  const named: Readonly<Record<string, string>> = {
    ...reading.iconWords,
    ...{ race: phases, roll: roll.phases }[game],
    trade: actions['consume-trade'].name,
    x2: actions['consume-x2'].name,
  };
  return named[sign] ?? sign;
}
