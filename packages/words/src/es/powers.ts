// Every power of the vocabulary in Spanish, one entry per word; the compiler refuses a missing one.

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
import { cards, count, goodsOf, list } from './numbers.ts';
import { cardsLike, keyworded, oneAmong, oneOf, otherOf } from './selectors.ts';
import { goods, powerPhases } from './terms.ts';

type PowerWords = {
  readonly [P in Phase]: { readonly [K in PowersByPhase[P]['kind']]: (power: PowerOf<P, K>) => string };
};

const discardThis = 'Puedes descartar esta carta: ';

export const powers: PowerWords = {
  setup: { startHand: ({ size }) => `Como mundo inicial: empiezas con ${cards(size)}` },
  explore: {
    drawMore: ({ amount }) => `Mira ${cards(amount)} más`,
    keepMore: ({ amount }) => `Quédate con ${cards(amount)} más`,
    mixWithHand: () => 'Descarta de entre las cartas robadas y las de tu mano',
  },
  develop: {
    drawAtStart: ({ amount }) => `Roba ${cards(amount)} al comienzo de la fase`,
    discount: ({ amount, consumes }) =>
      consumes === undefined
        ? `Los desarrollos cuestan ${amount} menos`
        : `${discardThis}un desarrollo cuesta ${amount} menos`,
    drawAfterPlacing: ({ amount }) => `Roba ${cards(amount)} tras colocar un desarrollo`,
  },
  settle: {
    discount: ({ amount, worldGood }) =>
      `Los mundos${worldGood === undefined ? '' : ` de ${goods[worldGood].name}`} cuestan ${amount} menos`,
    placeForFree: ({ excludesWorldGood }) =>
      `${discardThis}coloca gratis un mundo no militar (salvo los de ${goods[excludesWorldGood].name})`,
    military: ({ amount, against, per }) => {
      const target = against === undefined ? '' : ` contra mundos ${targetOf(against)}`;
      return `${signed(amount)} Militar${target}${per === undefined ? '' : ` por cada ${cardsLike(per)}`}`;
    },
    temporaryMilitary: ({ amount, consumes }) =>
      consumes.handCards === undefined
        ? `${discardThis}${signed(amount)} Militar en esta fase`
        : consumes.handCards.upTo === 1
          ? `Puedes descartar ${cards(1)}: ${signed(amount)} Militar en esta fase`
          : `Puedes descartar hasta ${cards(consumes.handCards.upTo)}: ${signed(amount)} Militar en esta fase por cada una`,
    payForMilitary: ({ discount, onlyKeyword, excludesWorldGood }) => {
      const which = onlyKeyword === undefined ? '' : ` ${keyworded(onlyKeyword, true)}`;
      const less = discount === 0 ? '' : ` con ${discount} de descuento`;
      return `Puedes pagar la defensa de mundos militares${which}${less} en vez de conquistarlos (salvo los de ${goods[excludesWorldGood].name})`;
    },
    payForMilitaryDiscount: ({ amount }) => `Pagar por mundos militares cuesta ${amount} menos`,
    conquerNonMilitary: ({ defenseReduction }) =>
      `${discardThis}conquista un mundo no militar; su defensa es su coste menos ${defenseReduction}`,
    drawAfterPlacing: ({ amount }) => `Roba ${cards(amount)} tras colocar un mundo`,
    placeSecondWorld: () => 'Puedes colocar un segundo mundo',
    takeover: ({ targetWorld, vulnerable, attackBonus, consumes }) => {
      const cost = consumes === undefined ? 'Puedes anexionar' : `${discardThis}anexiona`;
      const bonus = attackBonus === undefined ? '' : `, ${strengthLine(attackBonus)}`;
      return `${cost} ${oneOf(targetWorld)} de un rival ${exposed(vulnerable)}${bonus}`;
    },
    takeoverDefense: ({ lines }) => `Defensa contra anexiones: ${list(lines.map(strengthLine))}`,
  },
  trade: {
    priceBonus: (power) => {
      const what =
        power.goodFrom === 'thisWorld'
          ? 'el bien de este mundo'
          : power.good === 'any'
            ? 'cualquier bien'
            : `un bien de ${goods[power.good].name}`;
      const each = power.per === undefined ? '' : ` por cada ${cardsLike(power.per)}`;
      return `Al vender ${what}: +${cards(power.amount)}${each}`;
    },
  },
  consume: {
    consumeGoods: ({ consumes: { goods: wanted }, times, yields }) => {
      const kind = wanted.of === 'any' ? '' : ` de ${goods[wanted.of].name}`;
      const what =
        wanted.from === 'thisWorld'
          ? `el bien${kind} de este mundo`
          : wanted.count === 'all'
            ? 'todos tus bienes'
            : `${goodsOf(wanted.count)}${kind}${wanted.allDifferent === true ? ' de clases distintas' : ''}`;
      const again = times > 1 ? `, hasta ${times} veces` : '';
      return `Gasta ${what} a cambio de ${yieldOf(yields)}${again}${wanted.eachTimeDifferent === true ? ', cada vez de otra clase' : ''}`;
    },
    discardCards: ({ consumes: { handCards }, yields }) =>
      handCards.upTo === 1
        ? `Puedes descartar ${cards(1)} a cambio de ${yieldOf(yields)}`
        : `Puedes descartar hasta ${cards(handCards.upTo)}; cada una da ${yieldOf(yields)}`,
    gain: ({ yields }) => (yields.vp === undefined ? `Roba ${yieldOf(yields)}` : `Gana ${yieldOf(yields)}`),
    sellGood: ({ priceBonuses }) =>
      `Vende un bien${priceBonuses ? ', con tus bonificaciones' : ', sin bonificaciones'}`,
    guessCost: ({ range: [min, max] }) =>
      `Di un número del ${min} al ${max} y revela una carta: si ese es su coste o su defensa, te la quedas`,
    ante: ({ consumes }) => {
      const [min, max] = consumes.handCards.costBetween;
      return `Puedes apostar una carta de coste o defensa ${min} a ${max}: revela tantas cartas; si alguna tiene más, quédate con la que quieras, y si no, pierdes la apuesta`;
    },
  },
  produce: {
    produceHere: ({ consumes }) =>
      consumes === undefined
        ? 'Produce un bien'
        : `Puedes descartar ${cards(consumes.handCards.exactly)} para producir un bien aquí`,
    produceOnWindfall: ({ good, notThisWorld }) => {
      const kind = good === 'any' ? 'cualquier mundo de fortuna' : `un mundo de fortuna de ${goods[good].name}`;
      return `Produce en ${kind}${notThisWorld === true ? ' que no sea este' : ''}`;
    },
    draw: ({ amount }) => `Roba ${cards(amount)}`,
    drawIfProducedHere: ({ amount }) => `Roba ${cards(amount)} si este mundo ha producido`,
    drawPerGoodProduced: ({ amount, good }) =>
      `Roba ${cards(amount)} por cada bien de ${goods[good].name} que produzcas`,
    drawPerKindProduced: ({ amount }) => `Roba ${cards(amount)} por cada clase de bien que produzcas`,
    drawIfMostProduced: ({ amount, good }) =>
      `Roba ${cards(amount)} si nadie produce tantos bienes de ${goods[good].name} como tú`,
    drawPerCard: ({ amount, per }) => `Roba ${cards(amount)} por cada ${cardsLike(per)}`,
  },
  roundEnd: { handLimit: ({ size }) => `Tu límite de mano es de ${cards(size)}` },
  gameEnd: {
    tableauLimit: ({ size }) => `Tu despliegue solo pone fin a la partida con ${cards(size)}`,
  },
};

const targetOf = (against: NonNullable<PowerOf<'settle', 'military'>['against']>): string =>
  against.keyword === undefined ? `de ${goods[against.worldGood].name}` : keyworded(against.keyword, true);

const strengthLine = ({ amount, per }: StrengthLine): string =>
  `${signed(amount)} por cada ${oneAmong(per)} de tus ${cardsLike(per, true)}`;

const exposed = (vulnerable: Vulnerability): string =>
  vulnerable.has === undefined
    ? `con Militar ${vulnerable.totalMilitaryAtLeast} o más`
    : `que tenga ${oneOf(vulnerable.has)}`;

function yieldOf(yields: PlainYields & Yields): string {
  if (yields.vpPerGoodMinus !== undefined) return `1 PV por bien, menos ${yields.vpPerGoodMinus}`;
  const parts = [
    yields.vp === undefined ? null : `${yields.vp} PV`,
    yields.cards === undefined ? null : cards(yields.cards),
  ];
  return list(parts.filter((part) => part !== null));
}

export function endBonus(bonus: EndBonus, others: boolean): string {
  if ('per' in bonus) return `${bonus.vp} PV por cada ${others ? `${otherOf(bonus.per)} ` : ''}${cardsLike(bonus.per)}`;
  if ('perVpChips' in bonus) return `${bonus.vp} PV por cada ${bonus.perVpChips} PV en fichas`;
  if ('perTotalMilitary' in bonus) return `${bonus.vp} PV por cada punto Militar`;
  return `${list(bonus.ladder.map(String))} PV por tener de 1 a ${count(bonus.ladder.length, 'clase')} de mundos`;
}

export const goal = (tile: GoalTile): GoalWords => ({
  what:
    tile.type === 'first'
      ? `Quien antes tenga ${counted(tile.counts, tile.minimum)}`
      : `Quien tenga más ${counted(tile.counts, null)}, ${tile.minimum} como mínimo`,
  worth:
    tile.type === 'first'
      ? `${tile.vp.holder} PV`
      : `${tile.vp.holder} PV, ${tile.vp.tiedForHighestAtGameEnd} en caso de empate`,
  checked: `Se comprueba tras ${list(tile.checkedAfter.map((phase) => (phase === 'roundEnd' ? 'la ronda' : powerPhases[phase])))}`,
  note: noteOn(tile.counts),
});

/** What else one has to know of what a tile counts. */
function noteOn(counts: GoalCounts): string | null {
  if ('totalMilitary' in counts) return 'Fuerza permanente contra todos los mundos; los números negativos cuentan.';
  if ('cardsDiscardedAtRoundEnd' in counts)
    return 'Solo cuentan las cartas descartadas por el límite de mano al final de una ronda.';
  if ('cards' in counts && Object.keys(counts.cards).length === 0) return 'Tu mundo inicial también cuenta.';
  if ('distinct' in counts && counts.distinct === 'powerPhases') return 'Aquí Comerciar es una fase aparte.';
  if ('distinct' in counts) return 'Un mundo de producción o de fortuna de cada clase.';
  return null;
}

function counted(counts: GoalCounts, amount: number | null): string {
  const lead = amount === null ? '' : `${amount} `;
  if ('cards' in counts) return `${lead}${cardsLike(counts.cards, amount !== 1)}`;
  if ('vpChips' in counts) return `${lead}PV en fichas`;
  if ('goods' in counts) return `${lead}bienes`;
  if ('totalMilitary' in counts) return amount === null ? 'fuerza militar' : `${amount} Militar`;
  if ('cardsDiscardedAtRoundEnd' in counts) {
    return `${amount === 1 ? 'una carta' : `${lead}cartas`} por encima del límite de mano`;
  }
  if (counts.distinct === 'worldGoodKinds') return `${lead}clases de mundos`;
  return `poderes en ${list(counts.of.map((phase) => powerPhases[phase]))}`;
}
