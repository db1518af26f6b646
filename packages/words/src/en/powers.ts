// Every power of the vocabulary in English, one entry per word; the compiler refuses a missing one.

import type {
  EndBonus,
  GoalCounts,
  GoalTile,
  Phase,
  PlainYields,
  PowerOf,
  PowersByPhase,
  StrengthLine,
  Vulnerability,
  Yields,
} from '@orrery/race';
import type { GoalWords } from '../goal-words.ts';
import { signed } from '../signed.ts';
import { aOrAn, capital, count, list } from './numbers.ts';
import { cardsLike } from './selectors.ts';
import { goods, keywords, powerPhases } from './terms.ts';

type PowerWords = {
  readonly [P in Phase]: { readonly [K in PowersByPhase[P]['kind']]: (power: PowerOf<P, K>) => string };
};

const cards = (amount: number): string => count(amount, 'card');
const discardThis = 'May discard this: ';

export const powers: PowerWords = {
  setup: { startHand: ({ size }) => `As your start world: begin with ${cards(size)}` },
  explore: {
    drawMore: ({ amount }) => `See ${cards(amount)} more`,
    keepMore: ({ amount }) => `Keep ${cards(amount)} more`,
    mixWithHand: () => 'Discard from hand and drawn cards together',
  },
  develop: {
    drawAtStart: ({ amount }) => `Draw ${cards(amount)} at the start of the phase`,
    discount: ({ amount, consumes }) =>
      consumes === undefined ? `Developments cost ${amount} less` : `${discardThis}a development costs ${amount} less`,
    drawAfterPlacing: ({ amount }) => `Draw ${cards(amount)} after placing a development`,
  },
  settle: {
    discount: ({ amount, worldGood }) =>
      capital(`${worldGood === undefined ? '' : `${goods[worldGood].name} `}worlds cost ${amount} less`),
    placeForFree: ({ excludesWorldGood }) =>
      `${discardThis}place a non-military world free (not ${goods[excludesWorldGood].name})`,
    military: ({ amount, against, per }) => {
      const target = against === undefined ? '' : ` against ${targetOf(against)} worlds`;
      return `${signed(amount)} Military${target}${per === undefined ? '' : ` for each ${cardsLike(per)}`}`;
    },
    temporaryMilitary: ({ amount, consumes }) =>
      consumes.handCards === undefined
        ? `${discardThis}${signed(amount)} Military this phase`
        : consumes.handCards.upTo === 1
          ? `May discard ${cards(1)}: ${signed(amount)} Military this phase`
          : `May discard up to ${cards(consumes.handCards.upTo)}: ${signed(amount)} Military this phase for each`,
    payForMilitary: ({ discount, onlyKeyword, excludesWorldGood }) => {
      const which = onlyKeyword === undefined ? '' : `${keywords[onlyKeyword]} `;
      const less = discount === 0 ? '' : ` ${discount} less than`;
      return `May pay${less} the defence of ${which}military worlds instead (not ${goods[excludesWorldGood].name})`;
    },
    payForMilitaryDiscount: ({ amount }) => `Paying for military worlds costs ${amount} less`,
    conquerNonMilitary: ({ defenseReduction }) =>
      `${discardThis}conquer a non-military world, its cost less ${defenseReduction} as its defence`,
    drawAfterPlacing: ({ amount }) => `Draw ${cards(amount)} after placing a world`,
    placeSecondWorld: () => 'May place a second world',
    takeover: ({ targetWorld, vulnerable, attackBonus, consumes }) => {
      const cost = consumes === undefined ? 'May ' : discardThis;
      const bonus = attackBonus === undefined ? '' : `, ${strengthLine(attackBonus)}`;
      return `${cost}take over ${aOrAn(cardsLike(targetWorld))} of a rival ${exposed(vulnerable)}${bonus}`;
    },
    takeoverDefense: ({ lines }) => `Defence against takeovers: ${list(lines.map(strengthLine))}`,
  },
  trade: {
    priceBonus: (power) => {
      const what =
        power.goodFrom === 'thisWorld'
          ? 'the good of this world'
          : power.good === 'any'
            ? 'any good'
            : aOrAn(`${goods[power.good].name} good`);
      const each = power.per === undefined ? '' : ` for each ${cardsLike(power.per)}`;
      return `Selling ${what}: +${cards(power.amount)}${each}`;
    },
  },
  consume: {
    consumeGoods: ({ consumes: { goods: wanted }, times, yields }) => {
      const kind = wanted.of === 'any' ? '' : `${goods[wanted.of].name} `;
      const what =
        wanted.from === 'thisWorld'
          ? `the ${kind}good of this world`
          : wanted.count === 'all'
            ? 'all your goods'
            : `${count(wanted.count, `${kind}good`)}${wanted.allDifferent === true ? ' of different kinds' : ''}`;
      const again = times > 1 ? `, up to ${times} times` : '';
      return `Spend ${what} for ${yieldOf(yields)}${again}${wanted.eachTimeDifferent === true ? ', each of another kind' : ''}`;
    },
    discardCards: ({ consumes: { handCards }, yields }) =>
      handCards.upTo === 1
        ? `May discard ${cards(1)} for ${yieldOf(yields)}`
        : `May discard up to ${cards(handCards.upTo)}, each for ${yieldOf(yields)}`,
    gain: ({ yields }) => (yields.vp === undefined ? `Draw ${yieldOf(yields)}` : `Gain ${yieldOf(yields)}`),
    sellGood: ({ priceBonuses }) => `Sell a good${priceBonuses ? ', bonuses included' : ', without bonuses'}`,
    guessCost: ({ range: [min, max] }) =>
      `Name a number from ${min} to ${max}; turn up a card and keep it if that is its cost or defence`,
    ante: ({ consumes }) => {
      const [min, max] = consumes.handCards.costBetween;
      return `May stake a card of cost or defence ${min} to ${max}: turn up that many cards; if one is higher, keep any one of them, if not, lose the stake`;
    },
  },
  produce: {
    produceHere: ({ consumes }) =>
      consumes === undefined
        ? 'Produces a good'
        : `May discard ${cards(consumes.handCards.exactly)} to produce a good here`,
    produceOnWindfall: ({ good, notThisWorld }) => {
      const kind = good === 'any' ? 'any' : aOrAn(goods[good].name);
      return `Produce on ${kind} windfall world${notThisWorld === true ? ' other than this' : ''}`;
    },
    draw: ({ amount }) => `Draw ${cards(amount)}`,
    drawIfProducedHere: ({ amount }) => `Draw ${cards(amount)} if this world produced`,
    drawPerGoodProduced: ({ amount, good }) => `Draw ${cards(amount)} for each ${goods[good].name} good produced`,
    drawPerKindProduced: ({ amount }) => `Draw ${cards(amount)} for each kind of good produced`,
    drawIfMostProduced: ({ amount, good }) =>
      `Draw ${cards(amount)} if you alone produced the most ${goods[good].name} goods`,
    drawPerCard: ({ amount, per }) => `Draw ${cards(amount)} for each ${cardsLike(per)}`,
  },
  roundEnd: { handLimit: ({ size }) => `Your hand limit is ${cards(size)}` },
  gameEnd: { tableauLimit: ({ size }) => `Your empire ends the game only at ${cards(size)}` },
};

function targetOf(against: NonNullable<PowerOf<'settle', 'military'>['against']>): string {
  return against.keyword === undefined ? goods[against.worldGood].name : keywords[against.keyword];
}

const strengthLine = ({ amount, per }: StrengthLine): string => `${signed(amount)} for each ${cardsLike(per)} of yours`;

const exposed = (vulnerable: Vulnerability): string =>
  vulnerable.has === undefined
    ? `who has ${vulnerable.totalMilitaryAtLeast} Military or more`
    : `who has ${aOrAn(cardsLike(vulnerable.has))}`;

function yieldOf(yields: PlainYields & Yields): string {
  if (yields.vpPerGoodMinus !== undefined) return `1 VP per good, less ${yields.vpPerGoodMinus}`;
  const parts = [
    yields.vp === undefined ? null : `${yields.vp} VP`,
    yields.cards === undefined ? null : cards(yields.cards),
  ];
  return list(parts.filter((part) => part !== null));
}

/** `others`: cards that an earlier line of the same card counts do not count again. */
export function endBonus(bonus: EndBonus, others: boolean): string {
  if ('per' in bonus) return `${bonus.vp} VP for each ${others ? 'other ' : ''}${cardsLike(bonus.per)}`;
  if ('perVpChips' in bonus) return `${bonus.vp} VP for every ${bonus.perVpChips} VP in chips`;
  if ('perTotalMilitary' in bonus) return `${bonus.vp} VP for each point of Military`;
  return `${bonus.ladder.join(', ')} VP for 1 to ${bonus.ladder.length} kinds of worlds`;
}

export const goal = (tile: GoalTile): GoalWords => ({
  what:
    tile.type === 'first'
      ? `First with ${counted(tile.counts, tile.minimum)}`
      : `Most ${counted(tile.counts, null)}, at least ${tile.minimum}`,
  worth:
    tile.type === 'first' ? `${tile.vp.holder} VP` : `${tile.vp.holder} VP, ${tile.vp.tiedForHighestAtGameEnd} if tied`,
  checked: `Checked after ${list(tile.checkedAfter.map((phase) => (phase === 'roundEnd' ? 'the round' : powerPhases[phase])))}`,
  note: noteOn(tile.counts),
});

/** What else one has to know of what a tile counts. */
function noteOn(counts: GoalCounts): string | null {
  if ('totalMilitary' in counts) return 'Lasting strength against all worlds; negative numbers count.';
  if ('cardsDiscardedAtRoundEnd' in counts)
    return 'Only cards discarded down to the limit at the end of a round count.';
  if ('cards' in counts && Object.keys(counts.cards).length === 0) return 'Your start world counts.';
  if ('distinct' in counts && counts.distinct === 'powerPhases') return 'Trade is a phase of its own here.';
  if ('distinct' in counts) return 'One production or windfall world of each kind.';
  return null;
}

function counted(counts: GoalCounts, amount: number | null): string {
  const lead = amount === null ? '' : `${amount} `;
  if ('cards' in counts) return `${lead}${cardsLike(counts.cards, amount !== 1)}`;
  if ('vpChips' in counts) return `${lead}VP in chips`;
  if ('goods' in counts) return `${lead}goods`;
  if ('totalMilitary' in counts) return `${lead}Military`;
  if ('cardsDiscardedAtRoundEnd' in counts) return `${amount === 1 ? 'a card' : `${lead}cards`} over the hand limit`;
  if (counts.distinct === 'worldGoodKinds') return `${lead}kinds of worlds`;
  return `powers in ${list(counts.of.map((phase) => powerPhases[phase]))}`;
}
