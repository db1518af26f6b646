// Every power of the vocabulary in Hungarian, one entry per word; the compiler refuses a missing one.

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
import { by, capital, list, The, times as timesOf } from './numbers.ts';
import { cardsLike, ofKind } from './selectors.ts';
import { keywords, powerPhases } from './terms.ts';

type PowerWords = {
  readonly [P in Phase]: { readonly [K in PowersByPhase[P]['kind']]: (power: PowerOf<P, K>) => string };
};

const draw = (amount: number): string => `húzz ${amount} lapot`;
const afterEach = (per: Parameters<typeof cardsLike>[0]): string => `minden ${cardsLike(per)} után`;
const discardThis = 'Eldobhatod ezt a lapot: ';

export const powers: PowerWords = {
  setup: { startHand: ({ size }) => `Kezdővilágként: ${size} lappal kezdesz` },
  explore: {
    drawMore: ({ amount }) => `Húzz ${amount} lappal többet`,
    keepMore: ({ amount }) => `Tarts meg ${amount} lappal többet`,
    mixWithHand: () => 'A húzott és a kézben lévő lapok közül együtt választod ki, mit dobsz el',
  },
  develop: {
    drawAtStart: ({ amount }) => `A fázis elején ${draw(amount)}`,
    discount: ({ amount, consumes }) =>
      consumes === undefined
        ? `A fejlesztések ${by(amount)} olcsóbbak`
        : `${discardThis}egy fejlesztés ${by(amount)} olcsóbb`,
    drawAfterPlacing: ({ amount }) => `Fejlesztés lerakása után ${draw(amount)}`,
  },
  settle: {
    discount: ({ amount, worldGood }) =>
      `${The(worldGood === undefined ? 'világok' : `${ofKind[worldGood]} világok`)} ${by(amount)} olcsóbbak`,
    placeForFree: ({ excludesWorldGood }) =>
      `${discardThis}rakj le ingyen egy nem katonai világot (kivéve: ${ofKind[excludesWorldGood]})`,
    military: ({ amount, against, per }) => {
      const target = against === undefined ? '' : ` ${targetOf(against)} világok ellen`;
      return `${signed(amount)} katonai erő${target}${per === undefined ? '' : ` ${afterEach(per)}`}`;
    },
    temporaryMilitary: ({ amount, consumes }) =>
      consumes.handCards === undefined
        ? `${discardThis}${signed(amount)} katonai erő ebben a fázisban`
        : consumes.handCards.upTo === 1
          ? `Eldobhatsz 1 lapot: ${signed(amount)} katonai erő ebben a fázisban`
          : `Eldobhatsz legfeljebb ${consumes.handCards.upTo} lapot: mindegyikért ${signed(amount)} katonai erő ebben a fázisban`,
    payForMilitary: ({ discount, onlyKeyword, excludesWorldGood }) => {
      const which = onlyKeyword === undefined ? '' : `${keywords[onlyKeyword]} `;
      const price = discount === 0 ? 'az ár a védőérték' : `az ár a védőértéknél ${by(discount)} kevesebb`;
      return capital(
        `${which}katonai világért hódítás helyett fizethetsz; ${price} (kivéve: ${ofKind[excludesWorldGood]})`,
      );
    },
    payForMilitaryDiscount: ({ amount }) => `A katonai fizetség ${by(amount)} kevesebb`,
    conquerNonMilitary: ({ defenseReduction }) =>
      `${discardThis}hódíts meg egy nem katonai világot; védőértéke a költségénél ${by(defenseReduction)} kisebb`,
    drawAfterPlacing: ({ amount }) => `Világ lerakása után ${draw(amount)}`,
    placeSecondWorld: () => 'Lerakhatsz egy második világot',
    takeover: ({ targetWorld, vulnerable, attackBonus, consumes }) => {
      const lead = consumes === undefined ? 'Elfoglalhatsz' : `${discardThis}foglalj el`;
      const bonus = attackBonus === undefined ? '' : `; ${strengthLine(attackBonus)}`;
      const target = cardsLike(targetWorld, 'object');
      return `${lead} egy ${target} olyan ellenféltől, ${exposed(vulnerable)}${bonus}`;
    },
    takeoverDefense: ({ lines }) => `Védelem elfoglalás ellen: ${list(lines.map(strengthLine))}`,
  },
  trade: {
    priceBonus: (power) => {
      const what =
        power.goodFrom === 'thisWorld'
          ? 'Az itteni áru'
          : power.good === 'any'
            ? 'Bármely áru'
            : `${ofKind[power.good]} áru`;
      const each = power.per === undefined ? '' : ` ${afterEach(power.per)}`;
      return `${what} eladásakor: ${signed(power.amount)} lap${each}`;
    },
  },
  consume: {
    consumeGoods: ({ consumes: { goods: wanted }, times, yields }) => {
      const kind = wanted.of === 'any' ? '' : `${ofKind[wanted.of]} `;
      const what =
        wanted.from === 'thisWorld'
          ? `az itteni ${kind}árut`
          : wanted.count === 'all'
            ? 'az összes árudat'
            : `${wanted.count} ${wanted.allDifferent === true ? 'különböző fajta ' : ''}${kind}árut`;
      // "Dolgozd fel az árut", but "dolgozz fel 2 árut".
      const spend = wanted.from === 'thisWorld' || wanted.count === 'all' ? 'Dolgozd fel' : 'Dolgozz fel';
      const again = times > 1 ? `, legfeljebb ${timesOf(times)}` : '';
      const other = wanted.eachTimeDifferent === true ? ', mindig más fajtát' : '';
      return `${spend} ${what}: ${yieldOf(yields)}${again}${other}`;
    },
    discardCards: ({ consumes: { handCards }, yields }) =>
      handCards.upTo === 1
        ? `Eldobhatsz 1 lapot: ${yieldOf(yields)}`
        : `Eldobhatsz legfeljebb ${handCards.upTo} lapot, mindegyikért ${yieldOf(yields)} jár`,
    gain: ({ yields: { vp, cards } }) =>
      vp === undefined
        ? capital(draw(cards ?? 0))
        : `Kapsz ${vp} GyP-t${cards === undefined ? '' : `, és ${draw(cards)}`}`,
    sellGood: ({ priceBonuses }) => `Adj el egy árut${priceBonuses ? ', bónuszokkal együtt' : ', bónuszok nélkül'}`,
    guessCost: ({ range: [min, max] }) =>
      `Mondj egy számot ${min} és ${max} között, és fordíts fel egy lapot: ha ennyi a költsége vagy a védőértéke, a tiéd`,
    ante: ({ consumes }) => {
      const [min, max] = consumes.handCards.costBetween;
      return `Feltehetsz egy ${min}–${max} költségű vagy védőértékű lapot: fordíts fel annyi lapot, amennyi ez az érték; ha van köztük nagyobb, egyet tetszés szerint megtartasz, ha nincs, elveszted a tétet`;
    },
  },
  produce: {
    produceHere: ({ consumes }) =>
      consumes === undefined ? 'Árut termel' : `Eldobhatsz ${consumes.handCards.exactly} lapot, hogy itt árut termelj`,
    produceOnWindfall: ({ good, notThisWorld }) => {
      const other = notThisWorld === true ? 'másik ' : '';
      return good === 'any'
        ? `Termelj bármely ${other}szerencsevilágon`
        : `Termelj egy ${other}${ofKind[good]} szerencsevilágon`;
    },
    draw: ({ amount }) => capital(draw(amount)),
    drawIfProducedHere: ({ amount }) => `${capital(draw(amount))}, ha ez a világ termelt`,
    drawPerGoodProduced: ({ amount, good }) => `${capital(draw(amount))} minden megtermelt ${ofKind[good]} áruért`,
    drawPerKindProduced: ({ amount }) => `${capital(draw(amount))} minden megtermelt árufajtáért`,
    drawIfMostProduced: ({ amount, good }) =>
      `${capital(draw(amount))}, ha egyedül te termelted a legtöbb ${ofKind[good]} árut`,
    drawPerCard: ({ amount, per }) => `${capital(draw(amount))} ${afterEach(per)}`,
  },
  roundEnd: { handLimit: ({ size }) => `A kézlimited ${size} lap` },
  gameEnd: { tableauLimit: ({ size }) => `A tablód csak ${size} lapnál vet véget a játéknak` },
};

function targetOf(against: NonNullable<PowerOf<'settle', 'military'>['against']>): string {
  return against.keyword === undefined ? ofKind[against.worldGood] : keywords[against.keyword];
}

const strengthLine = ({ amount, per }: StrengthLine): string => `${signed(amount)} minden saját ${cardsLike(per)} után`;

const exposed = (vulnerable: Vulnerability): string =>
  vulnerable.has === undefined
    ? `akinek legalább ${vulnerable.totalMilitaryAtLeast} katonai ereje van`
    : `akinél van ${cardsLike(vulnerable.has)}`;

function yieldOf(yields: PlainYields & Yields): string {
  if (yields.vpPerGoodMinus !== undefined) return `árunként 1 GyP, de összesen ${by(yields.vpPerGoodMinus)} kevesebb`;
  const parts = [
    yields.vp === undefined ? null : `${yields.vp} GyP`,
    yields.cards === undefined ? null : `${yields.cards} lap`,
  ];
  return list(parts.filter((part) => part !== null));
}

export function endBonus(bonus: EndBonus, others: boolean): string {
  if ('per' in bonus) return `${bonus.vp} GyP minden ${others ? 'további ' : ''}${cardsLike(bonus.per)} után`;
  if ('perVpChips' in bonus) return `${bonus.vp} GyP a GyP lapkáid minden ${bonus.perVpChips} pontja után`;
  if ('perTotalMilitary' in bonus) return `${bonus.vp} GyP a katonai erőd minden pontja után`;
  return `${bonus.ladder.join(', ')} GyP 1–${bonus.ladder.length} fajta világért`;
}

export const goal = (tile: GoalTile): GoalWords => ({
  what:
    tile.type === 'first'
      ? `Elsőként: ${counted(tile.counts, tile.minimum)}`
      : `A ${'totalMilitary' in tile.counts ? 'legnagyobb' : 'legtöbb'} ${counted(tile.counts, null)}, legalább ${tile.minimum}`,
  worth:
    tile.type === 'first'
      ? `${tile.vp.holder} GyP`
      : `${tile.vp.holder} GyP, döntetlennél ${tile.vp.tiedForHighestAtGameEnd}`,
  checked: `Ellenőrzés: ${list(tile.checkedAfter.map((phase) => (phase === 'roundEnd' ? 'a kör' : powerPhases[phase])))} után`,
  note: noteOn(tile.counts),
});

/** What else one has to know of what a tile counts. */
function noteOn(counts: GoalCounts): string | null {
  if ('totalMilitary' in counts) return 'Állandó, minden világ ellen számító erő; a negatív is számít.';
  if ('cardsDiscardedAtRoundEnd' in counts) return 'Csak a kör végén a kézlimit miatt eldobott lapok számítanak.';
  if ('cards' in counts && Object.keys(counts.cards).length === 0) return 'A kezdővilágod is számít.';
  if ('distinct' in counts && counts.distinct === 'powerPhases') return 'A Kereskedelem itt külön fázis.';
  if ('distinct' in counts) return 'Minden fajtából egy termelő világ vagy szerencsevilág.';
  return null;
}

function counted(counts: GoalCounts, amount: number | null): string {
  const lead = amount === null ? '' : `${amount} `;
  if ('cards' in counts) return `${lead}${cardsLike(counts.cards)}`;
  if ('vpChips' in counts) return `${lead}GyP lapkákban`;
  if ('goods' in counts) return `${lead}áru`;
  if ('totalMilitary' in counts) return `${lead}katonai erő`;
  if ('cardsDiscardedAtRoundEnd' in counts) return `${lead}lap a kézlimit felett`;
  if (counts.distinct === 'worldGoodKinds') return `${lead}fajta világ`;
  return `képesség ezekben: ${list(counts.of.map((phase) => powerPhases[phase]))}`;
}
