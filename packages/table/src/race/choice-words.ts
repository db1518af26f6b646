// What stands at the foot of a choice: its price, its worth, or why it cannot be.

import type { Action } from '@orrery/race';
import type { DescribedTarget, DescribedTerm, DescribedWay } from '@orrery/race/describe';
import type { Speaker, Words } from '@orrery/words';
import { plain, refusalText, signed } from '@orrery/words';
import { powerText } from '@orrery/words/race';
import type { Sign } from '../sign.ts';

import type { Foot } from './foot.ts';
import type { Choice, ToldChoice } from './forms/form.ts';
import { bringsText, type Outlook, phaseText, priceFoot } from './outlook.ts';

export function footOf({ told }: Choice, say: Speaker): Foot | null {
  if (told === null) return null;
  switch (told.kind) {
    case 'impossible':
      return {
        possible: false,
        lines: [told.why === null ? say.words.decision.impossible : refusalText(told.why, say)],
      };
    case 'target': {
      const { attack, defence } = told.target;
      return { possible: true, weak: attack.total < defence.total, lines: targetLines(told.target, say) };
    }
    case 'price':
      return {
        possible: true,
        lines: [say.words.decision.payNow(told.price.total), ...inTerms(told.price.terms, say)],
      };
    case 'sale':
      return { possible: true, lines: [say.words.decision.sells(told.price.total), ...inTerms(told.price.terms, say)] };
    case 'ways': {
      const open = told.ways.filter(({ possible }) => possible);
      return { possible: true, lines: open.flatMap((way) => [wayLine(way, say), ...inTerms(termsOf(way), say)]) };
    }
    case 'held':
      return priceFoot(told.price, say);
    case 'brings':
    case 'consume':
    case 'produce':
      return null;
  }
}

const termsOf = ({ price, strength }: DescribedWay): readonly DescribedTerm[] => (price ?? strength)?.terms ?? [];

/** The sum in one line, where there is more than one term. */
function inTerms(all: readonly DescribedTerm[], say: Speaker): string[] {
  const terms = all.filter(({ amount }, at) => at === 0 || amount !== 0);
  if (terms.length < 2) return [];
  return [
    terms.map((term, at) => `${at === 0 ? plain(term.amount) : signed(term.amount)} ${termLabel(term, say)}`).join(' '),
  ];
}

function wayLine({ way, price, strength, uses }: DescribedWay, say: Speaker): string {
  const using = uses.length === 0 ? '' : ` ${say.words.decision.using(uses.map(say.card))}`;
  if (way === 'free') return `${say.words.decision.free}${using}`;
  if (price !== null) return `${say.words.decision.payNow(price.total)}${using}`;
  if (strength === null) return using;
  const { total, atMost, needed } = strength;
  const conquest =
    total >= needed ? say.words.decision.conquer(total, needed) : say.words.decision.conquerWith(total, atMost, needed);
  return `${conquest}${using}`;
}

const targetLines = ({ attack, defence, owner, power }: DescribedTarget, say: Speaker): string[] => [
  say.words.decision.attack(attack.total, defence.total),
  say.words.decision.owner(say.seat(owner)),
  say.words.decision.using([say.card(power)]),
];

/** A choice that is no card: an action, a power, a way to place, a number. */
export interface Tile {
  readonly icon: Sign | null;
  readonly name: string;
  readonly text: string;
  /** What the phase of an action does for everybody. */
  readonly all?: string;
  /** What it would bring now. */
  readonly now?: Outlook | null;
}

export function tileOf({ shows, told, legal }: Choice, say: Speaker): Tile {
  switch (shows.kind) {
    case 'action': {
      const { name, gain } = say.words.actions[shows.action];
      const now = told?.kind === 'brings' ? bringsText(told.brings, say.words) : null;
      return { icon: actionIcons[shows.action], name, text: gain, all: phaseText(shows.action, say.words), now };
    }
    case 'way': {
      const text = legal ? wayLine(shows.way, say) : say.words.decision.impossible;
      return { icon: null, name: say.words.ways[shows.way.way], text };
    }
    case 'power': {
      const { power, phase } = shows;
      const word = say.faces.power(phase, power);
      const name =
        power.card === null ? say.words.decision.bonusOf(say.words.powerPhases[phase]) : say.card(power.card);
      const detail = told === null ? '' : powerDetail(told, say);
      const parts = [word === null ? '' : say.words.joined.sentence(powerText(say.words, word, say.faces)), detail];
      return { icon: phase, name, text: say.words.joined.sentences(parts.filter((part) => part !== '')) };
    }
    case 'number':
      return { icon: null, name: String(shows.number), text: '' };
    case 'card':
      return { icon: null, name: say.card(shows.card), text: '' };
  }
}

const actionIcons: { readonly [A in Action]: Sign } = {
  'explore-5': 'explore-5',
  'explore-1-1': 'explore-1-1',
  develop: 'develop',
  settle: 'settle',
  'consume-trade': 'trade',
  'consume-x2': 'x2',
  produce: 'produce',
  'develop-2': 'develop',
  'settle-2': 'settle',
};

/** Actions that somebody has called, to be drawn and said. */
export const calledActions = (actions: readonly Action[], words: Words): { icon: Sign; name: string }[] =>
  actions.map((action) => ({ icon: actionIcons[action], name: words.actions[action].name }));

/** What a power of the running phase would do now. */
function powerDetail(told: ToldChoice, { words, card }: Speaker): string {
  if (told.kind === 'produce') {
    const { worlds } = told.power;
    return worlds.length === 0 ? '' : words.decision.producesOn(worlds.map(card));
  }
  if (told.kind !== 'consume') return '';
  const { points, cards, goods } = told.power;
  const gains = [
    ...(points.total === 0 ? [] : [words.decision.points(points.total)]),
    ...(cards === 0 ? [] : [words.decision.draws(cards)]),
  ];
  return words.joined.list([
    ...(gains.length === 0 ? [] : [words.decision.now(gains)]),
    ...(goods.count === 0 ? [] : [words.decision.spends(goods.count)]),
  ]);
}

const printedTerms = ['cost', 'defense', 'price', 'attack'];

/** The card it comes from; printed numbers and rules have words of their own. */
export function termLabel({ card, what }: DescribedTerm, say: Speaker): string {
  if (card !== null && !printedTerms.includes(what)) return say.card(card);
  return say.words.ownTerms[what] ?? what;
}
