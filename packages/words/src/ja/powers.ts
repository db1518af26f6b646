// Every power of the vocabulary in Japanese, one entry per word; the compiler refuses a missing one.
// As on printed cards in the plain form, without a full stop.

import type {
  EndBonus,
  GoalCounts,
  GoalTile,
  Phase,
  PlainYields,
  PowerOf,
  PowersByPhase,
  Selector,
  StrengthLine,
  Vulnerability,
  Yields,
} from '@orrery/race';
import type { GoalWords } from '../goal-words.ts';
import { signed } from '../signed.ts';
import { list, pieces, range, sheets } from './numbers.ts';
import { cardsLike } from './selectors.ts';
import { goods, keywords, powerPhases } from './terms.ts';

type PowerWords = {
  readonly [P in Phase]: { readonly [K in PowersByPhase[P]['kind']]: (power: PowerOf<P, K>) => string };
};

const draw = (amount: number): string => `カードを${sheets(amount)}引く`;
const forEach = (per: Selector): string => `${cardsLike(per)}1枚につき`;
const discardThis = 'このカードを捨ててもよい：';

export const powers: PowerWords = {
  setup: { startHand: ({ size }) => `ホームワールドなら、手札${sheets(size)}で始める` },
  explore: {
    drawMore: ({ amount }) => `カードを${sheets(amount)}多く引く`,
    keepMore: ({ amount }) => `カードを${sheets(amount)}多く残す`,
    mixWithHand: () => '引いたカードを手札に加えてから、捨てるカードを選ぶ',
  },
  develop: {
    drawAtStart: ({ amount }) => `フェイズ開始時に${draw(amount)}`,
    discount: ({ amount, consumes }) =>
      consumes === undefined
        ? `ディベロップのコスト${signed(-amount)}`
        : `${discardThis}ディベロップ1枚のコスト${signed(-amount)}`,
    drawAfterPlacing: ({ amount }) => `ディベロップを出した後、${draw(amount)}`,
  },
  settle: {
    discount: ({ amount, worldGood }) =>
      `${worldGood === undefined ? '' : `${goods[worldGood].name}の`}ワールドのコスト${signed(-amount)}`,
    placeForFree: ({ excludesWorldGood }) =>
      `${discardThis}軍事以外のワールド1枚を無料で出す（${goods[excludesWorldGood].name}を除く）`,
    military: ({ amount, against, per }) => {
      const target = against === undefined ? '' : `${targetOf(against)}のワールドに対して`;
      return `${target}${per === undefined ? '' : forEach(per)}軍事力${signed(amount)}`;
    },
    temporaryMilitary: ({ amount, consumes }) =>
      consumes.handCards === undefined
        ? `${discardThis}このフェイズ中、軍事力${signed(amount)}`
        : consumes.handCards.upTo === 1
          ? `手札を1枚捨ててもよい：このフェイズ中、軍事力${signed(amount)}`
          : `手札を${sheets(consumes.handCards.upTo)}まで捨ててもよい：1枚につき、このフェイズ中、軍事力${signed(amount)}`,
    payForMilitary: ({ discount, onlyKeyword, excludesWorldGood }) => {
      const which = onlyKeyword === undefined ? '' : `${keywords[onlyKeyword]}の`;
      const price = discount === 0 ? '防御力と同じコスト' : `防御力より${discount}少ないコスト`;
      return `${which}軍事ワールドを、${price}を支払って出せる（${goods[excludesWorldGood].name}を除く）`;
    },
    payForMilitaryDiscount: ({ amount }) => `軍事ワールドに支払うコスト${signed(-amount)}`,
    conquerNonMilitary: ({ defenseReduction }) =>
      `${discardThis}軍事以外のワールド1枚を征服する（防御力はコスト${signed(-defenseReduction)}）`,
    drawAfterPlacing: ({ amount }) => `ワールドを出した後、${draw(amount)}`,
    placeSecondWorld: () => '2枚目のワールドを出せる',
    takeover: ({ targetWorld, vulnerable, attackBonus, consumes }) => {
      const cost = consumes === undefined ? '' : discardThis;
      const bonus = attackBonus === undefined ? '' : `（${strengthLine(attackBonus)}）`;
      return `${cost}${exposed(vulnerable)}ライバルから、${cardsLike(targetWorld)}1枚を奪取${consumes === undefined ? 'できる' : 'する'}${bonus}`;
    },
    takeoverDefense: ({ lines }) => `奪取に対する防御：${list(lines.map(strengthLine))}`,
  },
  trade: {
    priceBonus: (power) => {
      const what =
        power.goodFrom === 'thisWorld'
          ? 'このワールドの製品'
          : power.good === 'any'
            ? '製品'
            : `${goods[power.good].name}の製品`;
      const each = power.per === undefined ? '' : `${forEach(power.per)}`;
      return `${what}を売るとき、${each}カード${signed(power.amount)}枚`;
    },
  },
  consume: {
    consumeGoods: ({ consumes: { goods: wanted }, times, yields }) => {
      const kind = wanted.of === 'any' ? '' : `${goods[wanted.of].name}の`;
      const what =
        wanted.from === 'thisWorld'
          ? `このワールドの${wanted.of === 'any' ? '' : kind}製品`
          : wanted.count === 'all'
            ? 'すべての製品'
            : `${wanted.allDifferent === true ? '種類の異なる' : ''}${kind}製品${pieces(wanted.count)}`;
      const limits = [
        ...(times > 1 ? [`${times}回まで`] : []),
        ...(wanted.eachTimeDifferent === true ? ['毎回別の種類'] : []),
      ];
      return `${what}を消費：${yieldOf(yields)}${limits.length === 0 ? '' : `（${list(limits)}）`}`;
    },
    discardCards: ({ consumes: { handCards }, yields }) =>
      handCards.upTo === 1
        ? `手札を1枚捨ててもよい：${yieldOf(yields)}`
        : `手札を${sheets(handCards.upTo)}まで捨ててもよい：1枚につき${yieldOf(yields)}`,
    gain: ({ yields }) => (yields.vp === undefined ? draw(yields.cards ?? 0) : `${yieldOf(yields)}を得る`),
    sellGood: ({ priceBonuses }) => `製品を1個売る（ボーナス${priceBonuses ? 'あり' : 'なし'}）`,
    guessCost: ({ range: [min, max] }) =>
      `${range(min, max)}の数を1つ宣言し、カードを1枚めくる。コストまたは防御力が同じなら手札に加える`,
    ante: ({ consumes }) => {
      const [min, max] = consumes.handCards.costBetween;
      return `コストまたは防御力${range(min, max)}の手札を1枚賭けてもよい：その数だけカードをめくり、より高いものがあれば好きな1枚を得る。なければ賭けたカードを失う`;
    },
  },
  produce: {
    produceHere: ({ consumes }) =>
      consumes === undefined
        ? '製品を生産する'
        : `手札を${sheets(consumes.handCards.exactly)}捨てて、ここに製品を生産してもよい`,
    produceOnWindfall: ({ good, notThisWorld }) =>
      `${notThisWorld === true ? 'ほかの' : ''}${good === 'any' ? '好きな' : `${goods[good].name}の`}単発生産ワールド1枚に生産する`,
    draw: ({ amount }) => draw(amount),
    drawIfProducedHere: ({ amount }) => `このワールドに生産したなら、${draw(amount)}`,
    drawPerGoodProduced: ({ amount, good }) => `生産した${goods[good].name}の製品1個につき、${draw(amount)}`,
    drawPerKindProduced: ({ amount }) => `生産した製品の種類1つにつき、${draw(amount)}`,
    drawIfMostProduced: ({ amount, good }) => `${goods[good].name}の製品を単独で最も多く生産したなら、${draw(amount)}`,
    drawPerCard: ({ amount, per }) => `${forEach(per)}、${draw(amount)}`,
  },
  roundEnd: { handLimit: ({ size }) => `手札の上限は${sheets(size)}` },
  gameEnd: { tableauLimit: ({ size }) => `自分の帝国は${sheets(size)}になるまで、ゲームを終わらせない` },
};

function targetOf(against: NonNullable<PowerOf<'settle', 'military'>['against']>): string {
  return against.keyword === undefined ? goods[against.worldGood].name : keywords[against.keyword];
}

const strengthLine = ({ amount, per }: StrengthLine): string => `自分の${forEach(per)}${signed(amount)}`;

const exposed = (vulnerable: Vulnerability): string =>
  vulnerable.has === undefined
    ? `軍事力${vulnerable.totalMilitaryAtLeast}以上の`
    : `${cardsLike(vulnerable.has)}を持つ`;

function yieldOf(yields: PlainYields & Yields): string {
  if (yields.vpPerGoodMinus !== undefined) return `1個につき1VP、合計から${yields.vpPerGoodMinus}VPを引く`;
  const parts = [
    yields.vp === undefined ? null : `${yields.vp}VP`,
    yields.cards === undefined ? null : `カード${sheets(yields.cards)}`,
  ];
  return parts.filter((part) => part !== null).join('と');
}

export function endBonus(bonus: EndBonus, others: boolean): string {
  if ('per' in bonus) return `${others ? '他の' : ''}${forEach(bonus.per)}${bonus.vp}VP`;
  if ('perVpChips' in bonus) return `VPチップ${bonus.perVpChips}点につき${bonus.vp}VP`;
  if ('perTotalMilitary' in bonus) return `軍事力1につき${bonus.vp}VP`;
  return `ワールドの種類が1〜${bonus.ladder.length}種なら順に${list(bonus.ladder.map(String))}VP`;
}

export const goal = (tile: GoalTile): GoalWords => ({
  what:
    tile.type === 'first'
      ? `最初に達成：${counted(tile.counts, `${tile.minimum}${counterOf(tile.counts)}`)}`
      : `${'totalMilitary' in tile.counts ? '最大' : '最多'}：${counted(tile.counts, '')}（${tile.minimum}${counterOf(tile.counts)}以上）`,
  worth:
    tile.type === 'first'
      ? `${tile.vp.holder}VP`
      : `${tile.vp.holder}VP（同率なら${tile.vp.tiedForHighestAtGameEnd}VP）`,
  checked: `確認：${list(tile.checkedAfter.map((phase) => (phase === 'roundEnd' ? 'ラウンド' : powerPhases[phase])))}の終了時`,
  note: noteOn(tile.counts),
});

/** What else one has to know of what a tile counts. */
function noteOn(counts: GoalCounts): string | null {
  if ('totalMilitary' in counts) return 'すべてのワールドに有効な永続の軍事力。マイナスも数えます。';
  if ('cardsDiscardedAtRoundEnd' in counts) return 'ラウンド終了時に手札の上限で捨てたカードだけを数えます。';
  if ('cards' in counts && Object.keys(counts.cards).length === 0) return 'ホームワールドも数えます。';
  if ('distinct' in counts && counts.distinct === 'powerPhases') return 'ここでは交易も1つのフェイズです。';
  if ('distinct' in counts) return '種類ごとに生産ワールドか単発生産ワールドが1枚必要です。';
  return null;
}

function counterOf(counts: GoalCounts): string {
  if ('vpChips' in counts) return '点';
  if ('goods' in counts) return '個';
  if ('totalMilitary' in counts) return '';
  return 'distinct' in counts ? '種' : '枚';
}

function counted(counts: GoalCounts, amount: string): string {
  if ('cards' in counts) return `${cardsLike(counts.cards)}${amount}`;
  if ('vpChips' in counts) return `VPチップ${amount}`;
  if ('goods' in counts) return `製品${amount}`;
  if ('totalMilitary' in counts) return `軍事力${amount}`;
  if ('cardsDiscardedAtRoundEnd' in counts) return `手札の上限を超えるカード${amount}`;
  if (counts.distinct === 'worldGoodKinds') return `ワールドの種類${amount}`;
  return `${list(counts.of.map((phase) => powerPhases[phase]))}のパワーをすべて`;
}
