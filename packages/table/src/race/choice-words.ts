// What stands at the foot of a choice: its price, its worth, or why it cannot be.

import type { Action, DescribedOption, DescribedTerm, DescribedWay } from '@orrery/race';
import type { Speaker } from '@orrery/words';
import { plain, refusalText, signed } from '@orrery/words';
import { powerText } from '@orrery/words/race';
import type { Sign } from '../sign.ts';

import type { Choice, GroupId } from './forms/form.ts';
import { sumOf } from './forms/spending.ts';

export interface Foot {
  readonly possible: boolean;
  /** It may be chosen, but would fail as things stand. */
  readonly weak?: boolean;
  /** The first is the one that matters. */
  readonly lines: readonly string[];
}

export function footOf(group: GroupId, { option, legal }: Choice, say: Speaker): Foot | null {
  if (option === null) return null;
  if (!legal) {
    const why = option.why === null ? say.words.decision.impossible : refusalText(option.why, say);
    return { possible: false, lines: [why] };
  }
  if (option.owner !== null) {
    return { possible: true, weak: sumOf(option.terms) < sumOf(option.against), lines: targetLines(option, say) };
  }
  const lines = linesFor(group, option, say);
  return lines.length === 0 ? null : { possible: true, lines };
}

function linesFor(group: GroupId, option: DescribedOption, say: Speaker): string[] {
  const worth = option.worth ?? 0;
  switch (group) {
    case 'development':
      return [say.words.decision.payNow(worth), ...inTerms(option.terms, say)];
    case 'world':
    case 'second':
      return option.ways
        .filter(({ possible }) => possible)
        .flatMap((way) => [wayLine(way, say), ...inTerms(way.terms, say)]);
    case 'sale':
      return [say.words.decision.sells(worth), ...inTerms(option.terms, say)];
    case 'windfall':
      return [say.words.decision.sells(worth)];
    default:
      return [];
  }
}

/** The sum in one line, where there is more than one term. */
function inTerms(all: readonly DescribedTerm[], say: Speaker): string[] {
  const terms = all.filter(({ amount }, at) => at === 0 || amount !== 0);
  if (terms.length < 2) return [];
  return [
    terms.map((term, at) => `${at === 0 ? plain(term.amount) : signed(term.amount)} ${termLabel(term, say)}`).join(' '),
  ];
}

function wayLine({ way, price, strength, atMost, needed, uses }: DescribedWay, say: Speaker): string {
  const using = uses.length === 0 ? '' : ` ${say.words.decision.using(uses.map(say.card))}`;
  if (way === 'free') return `${say.words.decision.free}${using}`;
  if (way === 'pay' || way === 'payForMilitary') return `${say.words.decision.payNow(price)}${using}`;
  const conquest =
    strength >= needed
      ? say.words.decision.conquer(strength, needed)
      : say.words.decision.conquerWith(strength, atMost, needed);
  return `${conquest}${using}`;
}

function targetLines({ terms, against, owner, power }: DescribedOption, say: Speaker): string[] {
  return [
    say.words.decision.attack(sumOf(terms), sumOf(against)),
    ...(owner === null ? [] : [say.words.decision.owner(say.seat(owner))]),
    ...(typeof power?.card === 'string' ? [say.words.decision.using([say.card(power.card)])] : []),
  ];
}

/** A choice that is no card: an action, a power, a way to place, a number. */
export interface Tile {
  readonly icon: Sign | null;
  readonly name: string;
  readonly text: string;
}

export function tileOf({ shows, option, legal }: Choice, say: Speaker): Tile {
  switch (shows.kind) {
    case 'action': {
      const { name, gain } = say.words.actions[shows.action];
      return { icon: actionIcons[shows.action], name, text: gain };
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
      const detail = option === null ? '' : powerDetail(option, say);
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
  'explore-5': 'explore',
  'explore-1-1': 'explore',
  develop: 'develop',
  settle: 'settle',
  'consume-trade': 'trade',
  'consume-x2': 'consume',
  produce: 'produce',
  'develop-2': 'develop',
  'settle-2': 'settle',
};

/** What a power of the running phase would do now. */
function powerDetail({ worth, goods, power, terms }: DescribedOption, say: Speaker): string {
  const producing = worth === null && goods !== null && goods.from.length > 0 && power !== null;
  if (producing) return say.words.decision.producesOn(goods.from.map(say.card));
  const spent = goods === null || goods.count === 0 ? [] : [say.words.decision.spends(goods.count)];
  const points = worth === null || worth === 0 ? [] : [say.words.decision.points(worth)];
  const cards = terms.filter(({ what }) => what === 'cards').map(({ amount }) => say.words.decision.draws(amount));
  const gains = [...points, ...cards];
  return say.words.joined.list([...(gains.length === 0 ? [] : [say.words.decision.now(gains)]), ...spent]);
}

const printedTerms = ['cost', 'defense', 'price', 'attack'];

/** The card it comes from; printed numbers and rules have words of their own. */
export function termLabel({ card, what }: DescribedTerm, say: Speaker): string {
  if (card !== null && !printedTerms.includes(what)) return say.card(card);
  return say.words.ownTerms[what] ?? what;
}
