// What happened, as Hungarian sentences, one entry per kind of event. Null: other sentences tell it already.
// The verb agrees with who did it; names of cards stand without endings, before "lap" or after a colon.

import type { EventKind, QuestionKind, RaceEvent, Slug } from '@orrery/race';
import type { Naming } from '../naming.ts';
import { plain } from '../signed.ts';
import { list, the } from './numbers.ts';
import { automatic } from './prompts.ts';
import { robotEvents } from './robot.ts';
import { ofKind } from './selectors.ts';
import { tell } from './telling.ts';
import { actions } from './terms.ts';

type EventOf<K extends EventKind> = Extract<RaceEvent, { kind: K }>;
type Sentences = { readonly [K in EventKind]: (event: EventOf<K>, say: Naming) => string | null };

const names = (some: readonly Slug[], say: Naming): string => list(some.map(say.card));
const these = (some: readonly unknown[]): string => (some.length === 1 ? 'ezt' : 'ezeket');

const through = (cause: Slug | null, say: Naming): string => (cause === null ? '' : ` (${say.card(cause)})`);
const cardOf = (card: Slug, say: Naming): string => `${the(say.card(card))} lapot`;

const endings: { readonly [why: string]: string } = {
  pool: 'elfogytak a GyP lapkák',
  tableau: 'betelt egy tabló',
};

const passes = { develop: 'fejlesztés', settle: 'világ', second: 'második világ', takeover: 'elfoglalás' } as const;

export const events: Sentences = {
  goalsRevealed: (event, say) => `A játszma céljai: ${list(event.goals.map(say.goal))}.`,
  packetTaken: (event, say) => {
    const { cards } = event;
    if (cards === null) return null;
    return tell(event.seat, say, (verb) => `ezt a csomagot ${verb('kapta', 'kaptad')}: ${names(cards, say)}`);
  },
  drafted: (event, say) => {
    const { card } = event;
    if (card === null) return null;
    return tell(event.seat, say, (verb) => `${verb('elvette', 'elvetted')} ${cardOf(card, say)}`);
  },
  draftEnded: (event) =>
    `A lapválasztás véget ért. Lapok a paklikban: ${list(event.decks.map(String))}; kimaradt: ${event.leftOver}.`,
  startDealt: (event, say) => {
    const { worlds } = event;
    if (worlds === null) return null;
    return tell(event.seat, say, (verb) => `ezekből ${verb('választhat', 'választhatsz')}: ${names(worlds, say)}`);
  },
  startRevealed: (event, say) =>
    tell(event.seat, say, (verb) => `ezzel a kezdővilággal ${verb('indult', 'indultál')}: ${say.card(event.world)}`),
  turnOrder: (event, say) => `Játékossorrend: ${list(event.order.map(say.seat))}.`,
  forced: (event, say) =>
    event.seat === say.you ? `Automatikus: ${automatic[event.question as QuestionKind] ?? event.question}.` : null,
  roundStarted: () => null,
  actionsRevealed: (event, say) =>
    event.actions
      .map((picks, seat) => {
        const whose = seat === say.you ? 'A te választásod' : `${say.seat(seat)} választása`;
        return `${whose}: ${list(picks.map((action) => actions[action].name))}.`;
      })
      .join(' '),
  phaseStarted: () => null,
  drew: (event, say) => {
    const { cards } = event;
    const bonus = event.why === 'phaseBonus' ? ' bónuszként' : '';
    return tell(event.seat, say, (verb) =>
      cards === null
        ? `${event.count} lapot ${verb('húzott', 'húztál')}${bonus}${through(event.cause, say)}`
        : `${these(cards)} ${verb('húzta', 'húztad')}${bonus}: ${names(cards, say)}${through(event.cause, say)}`,
    );
  },
  kept: (event, say) => {
    const { cards } = event;
    if (event.count === 0) return null;
    return tell(event.seat, say, (verb) =>
      cards === null
        ? `${event.count} lapot ${verb('tartott', 'tartottál')} meg`
        : `${these(cards)} ${verb('tartotta', 'tartottad')} meg: ${names(cards, say)}`,
    );
  },
  discarded: (event, say) => {
    const { cards } = event;
    if (event.count === 0) return null;
    if (event.why === 'payment') {
      return cards === null
        ? null
        : tell(event.seat, say, (verb) => `ezzel ${verb('fizetett', 'fizettél')}: ${names(cards, say)}`);
    }
    const why = event.why === 'handLimit' ? ' a kézlimit miatt' : event.why === 'strength' ? ' az erő növeléséért' : '';
    return tell(event.seat, say, (verb) =>
      cards === null
        ? `${event.count} lapot ${verb('dobott', 'dobtál')} el${why}${through(event.cause, say)}`
        : `${these(cards)} ${verb('dobta', 'dobtad')} el${why}: ${names(cards, say)}${through(event.cause, say)}`,
    );
  },
  reshuffled: () => 'Az eldobott lapokból megkevert új húzópakli lett.',
  placed: (event, say) => {
    if (event.from === 'start') return null;
    const size = event.tableau;
    return tell(
      event.seat,
      say,
      (verb) => `${verb('lerakta', 'leraktad')} ${cardOf(event.card, say)} (${size} a tablón)`,
    );
  },
  passed: (event, say) => tell(event.seat, say, (verb) => `${verb('passzolt', 'passzoltál')} (${passes[event.what]})`),
  paid: (event, say) => {
    const card = cardOf(event.card, say);
    const using = event.uses.length === 0 ? '' : `, felhasználva: ${names(event.uses, say)}`;
    const strength = `; erő: ${plain(event.strength ?? 0)}, szükséges: ${plain(event.needed ?? 0)}`;
    return tell(event.seat, say, (verb) => {
      const paid = `${verb('kifizette', 'kifizetted')} ${card}`;
      switch (event.way) {
        case 'develop':
        case 'pay':
          return `${paid} (${event.price} lap)${using}`;
        case 'payForMilitary':
          return `hódítás helyett ${paid} (${event.price} lap)${using}`;
        case 'free':
          return `ingyen ${verb('rakta', 'raktad')} le ${card}${using}`;
        default:
          return `${verb('meghódította', 'meghódítottad')} ${card}${using}${strength}`;
      }
    });
  },
  leftTableau: (event, say) => {
    const { to } = event;
    return tell(event.seat, say, (verb) =>
      to === 'discard'
        ? `${verb('eldobta', 'eldobtad')} a tablóról ${cardOf(event.card, say)}`
        : `${verb('elvesztette', 'elvesztetted')} ${cardOf(event.card, say)}. Új gazdája: ${say.seat(to)}`,
    );
  },
  strengthAdded: (event, say) =>
    tell(event.seat, say, (verb) => `${event.amount} erőt ${verb('adott', 'adtál')} hozzá${through(event.cause, say)}`),
  powerUsed: () => null,
  goodAdded: (event, say) => {
    if (event.why === 'windfall') return `${ofKind[event.good]} áru került ide: ${say.card(event.world)}.`;
    return tell(
      event.seat,
      say,
      (verb) =>
        `${ofKind[event.good]} árut ${verb('termelt', 'termeltél')} itt: ${say.card(event.world)}${through(event.cause === event.world ? null : event.cause, say)}`,
    );
  },
  goodRemoved: (event, say) => {
    if (event.why === 'sold') return null;
    const good = `${ofKind[event.good]} árut innen: ${say.card(event.world)}`;
    return tell(event.seat, say, (verb) =>
      event.why === 'worldLeft'
        ? `${verb('elveszített', 'elveszítettél')} egy ${good}`
        : `${verb('feldolgozott', 'feldolgoztál')} egy ${good}${through(event.cause, say)}`,
    );
  },
  goodMissing: (event, say) => `Nem maradt lap, amely áruként ide kerülhetne: ${say.card(event.world)}.`,
  sold: (event, say) => {
    const bonus = event.bonus === 0 ? '' : ` (${event.price} + ${event.bonus})`;
    const good = `egy ${ofKind[event.good]} árut ${event.price + event.bonus} lapért${bonus} innen: ${say.card(event.world)}`;
    return tell(event.seat, say, (verb) => `${verb('eladott', 'eladtál')} ${good}`);
  },
  gainedChips: (event, say) =>
    tell(
      event.seat,
      say,
      (verb) =>
        `${event.amount} GyP-t ${verb('kapott', 'kaptál')}${event.doubled ? ', duplázva' : ''}${through(event.cause, say)}`,
    ),
  guessed: (event, say) => {
    const turned =
      event.turnedUp === null ? 'nem maradt felfordítható lap' : `felfordult ${the(say.card(event.turnedUp))} lap`;
    return tell(event.seat, say, (verb) => {
      const won = event.won ? verb('nyert', 'nyertél') : verb('vesztett', 'vesztettél');
      return `ezt a számot ${verb('mondta', 'mondtad')}: ${event.number}; ${turned}, ${won}`;
    });
  },
  anted: (event, say) => {
    const turned = event.turnedUp.length === 0 ? 'semmi' : names(event.turnedUp, say);
    return tell(event.seat, say, (verb) => {
      const won = event.won ? verb('nyert', 'nyertél') : verb('vesztett', 'vesztettél');
      return `${verb('feltette', 'feltetted')} ${cardOf(event.ante, say)}; felfordult: ${turned}; ${won}`;
    });
  },
  anteKept: (event, say) =>
    tell(event.seat, say, (verb) => `${verb('megtartotta', 'megtartottad')} ${cardOf(event.card, say)}`),
  takeoverDeclared: (event, say) =>
    tell(
      event.seat,
      say,
      (verb) =>
        `${verb('megtámadta', 'megtámadtad')} ${cardOf(event.world, say)}${through(event.power, say)}. Védekezik: ${say.seat(event.owner)}`,
    ),
  takeoverDefended: (event, say) => {
    if (event.added === 0) return null;
    const what = `a védelmet: ${say.card(event.world)}, +${event.added}`;
    return tell(event.seat, say, (verb) => `${verb('növelte', 'növelted')} ${what}`);
  },
  takeoverResolved: (event, say) => {
    if (event.result === 'void') return `A támadás semmivé lett: ${say.card(event.world)}.`;
    const sums = `támadás ${plain(event.attack ?? 0)}, védelem ${plain(event.defense ?? 0)}`;
    return tell(event.seat, say, (verb) =>
      event.result === 'success'
        ? `${verb('elfoglalta', 'elfoglaltad')} ${cardOf(event.world, say)}: ${sums}`
        : `nem ${verb('tudta', 'tudtad')} elfoglalni ${cardOf(event.world, say)}: ${sums}`,
    );
  },
  ...robotEvents,
  declined: (event, say) => {
    const { card } = event.power;
    if (card === null) return null;
    return tell(
      event.seat,
      say,
      (verb) => `nem ${verb('használta', 'használtad')} ${the(say.card(card))} lap képességét`,
    );
  },
  goalClaimed: (event, say) =>
    tell(event.seat, say, (verb) => `${verb('megszerezte', 'megszerezted')} ${the(say.goal(event.goal))} célt`),
  goalLost: (event, say) =>
    tell(event.seat, say, (verb) => `${verb('elvesztette', 'elvesztetted')} ${the(say.goal(event.goal))} célt`),
  matchEnded: (event) => `A játszma véget ért: ${list(event.why.map((why) => endings[why] ?? why))}.`,
};
