// What happened besides what the line of a seat sums up (story.ts), as Hungarian sentences.
// The verb agrees with who did it; names of cards stand without endings, before "lap" or after a colon.

import type { EventKind, QuestionKind, RaceEvent, Slug } from '@orrery/race';
import type { Naming } from '../naming.ts';
import { plain } from '../signed.ts';
import type { ToldInRace } from '../told-kinds.ts';
import { list, the } from './numbers.ts';
import { automatic } from './prompts.ts';
import { robotEvents } from './robot.ts';
import { tell } from './telling.ts';
import { actions } from './terms.ts';

type EventOf<K extends EventKind> = Extract<RaceEvent, { kind: K }>;
type Sentences = { readonly [K in ToldInRace]: (event: EventOf<K>, say: Naming) => string | null };

const names = (some: readonly Slug[], say: Naming): string => list(some.map(say.card));

const through = (cause: Slug | null, say: Naming): string => (cause === null ? '' : ` (${say.card(cause)})`);
const cardOf = (card: Slug, say: Naming): string => `${the(say.card(card))} lapot`;

const endings: { readonly [why: string]: string } = {
  pool: 'elfogytak a GyP lapkák',
  tableau: 'betelt egy tabló',
};

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
  turnOrder: (event, say) => `Játékossorrend: ${list(event.order.map(say.seat))}.`,
  forced: (event, say) =>
    event.seat === say.you ? `Automatikus: ${automatic[event.question as QuestionKind] ?? event.question}.` : null,
  actionsRevealed: (event, say) =>
    event.actions
      .map((picks, seat) => {
        const whose = seat === say.you ? 'A te választásod' : `${say.seat(seat)} választása`;
        return `${whose}: ${list(picks.map((action) => actions[action].name))}.`;
      })
      .join(' '),
  reshuffled: () => 'Az eldobott lapokból megkevert új húzópakli lett.',
  goodMissing: (event, say) => `Nem maradt lap, amely áruként ide kerülhetne: ${say.card(event.world)}.`,
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
    if (event.result === 'void')
      return `A támadásra nem került sor: ${say.card(event.world)}. A világ már nem volt ott, vagy a támadó egy korábbi támadása kudarcot vallott.`;
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
  matchEnded: (event) => `A játszma véget ért: ${list(event.why.map((why) => endings[why] ?? why))}.`,
};
