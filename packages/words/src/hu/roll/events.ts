// What happened in Roll, as Hungarian sentences, one entry per kind of event. Null: other sentences tell it already.
// The verb agrees with who did it; ways of dice are arrows, so that places and names need no endings.

import type { DieColour, EventKind, EventOf, MovedDie } from '@orrery/roll';
import type { Naming } from '../../naming.ts';
import { list, the } from '../numbers.ts';
import { tell } from '../telling.ts';
import { causes, colours, phases, place } from './terms.ts';

type Sentences = { readonly [K in EventKind]: (event: EventOf<K>, say: Naming) => string | null };

/** "2 Anyabolygó és 1 Katonai kocka"; as an object "kockát", as a means "kockával". */
function dice(some: readonly { readonly colour: DieColour }[], noun: 'kocka' | 'kockát' | 'kockával'): string {
  const counted = new Map<DieColour, number>();
  for (const { colour } of some) counted.set(colour, (counted.get(colour) ?? 0) + 1);
  const all = [...counted].map(([colour, amount]) => `${amount} ${colours[colour].name}`);
  return `${list(all)} ${noun}`;
}

const cause = (name: string, say: Naming): string => causes[name] ?? say.side(name);
const because = (name: string, say: Naming): string => ` (${cause(name, say)})`;

/** Dice that go the same way, told together. */
function ways(moved: readonly MovedDie[], say: Naming): string {
  const byTarget = new Map<string, MovedDie[]>();
  for (const die of moved) byTarget.set(die.to, [...(byTarget.get(die.to) ?? []), die]);
  return [...byTarget].map(([to, some]) => `${dice(some, 'kocka')} → ${place(to, say.side)}`).join('; ');
}

/** What these cause is told by another sentence. */
const toldElsewhere = ['assign', 'reassign', 'dictate', 'explore', 'trade', 'consume', 'ship', 'spent'];

export const events: Sentences = {
  seatSetUp: (event, say) =>
    tell(event.seat, say, (verb) => `ezekkel ${verb('indult', 'indultál')}: ${list(event.tableau.map(say.side))}`),
  diceGained: (event, say) =>
    event.cause === 'setup'
      ? null
      : tell(
          event.seat,
          say,
          (verb) => `ezt ${verb('kapta', 'kaptad')}: ${ways(event.dice, say)}${because(event.cause, say)}`,
        ),
  diceMoved: (event, say) => {
    if (toldElsewhere.includes(event.cause)) return null;
    return tell(event.seat, say, (verb) => {
      switch (event.cause) {
        case 'recruit':
          return `${dice(event.dice, 'kockát')} ${verb('toborzott', 'toboroztál')}`;
        case 'produce':
          return `${verb('termelt', 'termeltél')}: ${ways(event.dice, say)}`;
        case 'recall':
          return `${dice(event.dice, 'kockát')} ${verb('hívott', 'hívtál')} vissza`;
        default:
          return `${verb('kockái', 'kockáid')}: ${ways(event.dice, say)}${because(event.cause, say)}`;
      }
    });
  },
  rolled: (event, say) =>
    tell(event.seat, say, (verb) => `${dice(event.dice, 'kockával')} ${verb('dobott', 'dobtál')}`),
  roundStarted: () => null,
  planRevealed: (event, say) => {
    const used = event.uses.map(({ power }) => (power === 'dictate' ? causes.dictate : say.side(power)));
    const whose = event.seat === say.you ? 'A te választásod' : `${say.seat(event.seat ?? -1)} választása`;
    return `${whose}: ${phases[event.select.phase]}${used.length === 0 ? '' : `; felhasználva: ${list(used.map(String))}`}.`;
  },
  phasesActive: (event) => `A kör fázisai: ${list(event.phases.map((phase) => phases[phase]))}.`,
  extraDie: (event) =>
    event.adds
      ? `Az extra kocka új fázist hozott: ${phases[event.face]}.`
      : `Az extra kockán ez áll: ${phases[event.face]}; ez úgyis megtörténik.`,
  phaseStarted: () => null,
  phaseEnded: () => null,
  virtualWorkers: (event, say) =>
    tell(event.seat, say, (verb) => {
      const workers = list(event.colours.map((colour) => `1 ${colours[colour].name}`));
      return `${workers} munkást ${verb('kapott', 'kaptál')}${because(event.cause, say)}`;
    }),
  explored: (event, say) =>
    event.task === 'stock' ? null : tell(event.seat, say, (verb) => verb('felderített', 'felderítettél')),
  tilesAbandoned: (event, say) => {
    const { tiles } = event;
    if (event.count === 0) return null;
    return tell(event.seat, say, (verb) =>
      tiles === null
        ? `${verb('lemondott', 'lemondtál')} ${event.count} lapkáról`
        : `${tiles.length === 1 ? 'erről' : 'ezekről'} ${verb('mondott', 'mondtál')} le: ${list(tiles.map(say.tile))}`,
    );
  },
  tilesDrawn: (event, say) => {
    const { tiles } = event;
    return tell(event.seat, say, (verb) =>
      tiles === null
        ? `${event.count} lapkát ${verb('húzott', 'húztál')}`
        : `${tiles.length === 1 ? 'ezt' : 'ezeket'} ${verb('húzta', 'húztad')}: ${list(tiles.map(say.tile))}`,
    );
  },
  tilePlaced: (event, say) => {
    const { tile } = event;
    const stack = event.stack === 'world' ? 'a világok' : 'a fejlesztések';
    const where = `${stack} ${event.where === 'top' ? 'tetejére' : 'alá'}`;
    return tell(event.seat, say, (verb) =>
      tile === null
        ? `egy lapkát ${verb('tett', 'tettél')} ${where}`
        : `${where} ${verb('tette', 'tetted')}: ${say.tile(tile)}`,
    );
  },
  stacksRearranged: (event, say) =>
    tell(event.seat, say, (verb) => `${verb('átrendezte', 'átrendezted')} a kupacokat${because(event.cause, say)}`),
  shortage: (event, say) =>
    event.givers.length === 0
      ? 'Kiürült a szütyő: visszakerültek bele a hátrahagyott lapkák.'
      : `Kiürült a szütyő. Lapkát adott vissza: ${list(event.givers.map(say.seat))}.`,
  tileGiven: (event, say) => {
    const { tile } = event;
    return tell(event.seat, say, (verb) =>
      tile === null
        ? `egy lapkát ${verb('adott', 'adtál')} vissza`
        : `ezt ${verb('adta', 'adtad')} vissza: ${say.tile(tile)}`,
    );
  },
  abandonedReturned: (event) => `${event.count} lapka visszakerült a szütyőbe.`,
  credits: (event, say) => {
    if (event.cause === 'setup' || event.cause === 'recruit' || event.amount === 0) return null;
    if (event.cause === 'emptyRecruit') {
      return tell(
        event.seat,
        say,
        (verb) =>
          `${verb('kapott', 'kaptál')} ${event.amount} kreditet, mert ${verb('elfogyott a kreditje', 'elfogyott a kredited')}`,
      );
    }
    const lost = event.amount - (event.after - event.before);
    const after = `${because(event.cause, say)}, egyenleg: ${event.after}`;
    return tell(event.seat, say, (verb) =>
      event.amount < 0
        ? `${-event.amount} kreditet ${verb('fizetett', 'fizettél')}${after}`
        : `${event.amount} kreditet ${verb('kapott', 'kaptál')}${lost > 0 ? `, ebből ${lost} elveszett` : ''}${after}`,
    );
  },
  gainedChips: (event, say) =>
    event.amount === 0
      ? null
      : tell(
          event.seat,
          say,
          (verb) =>
            `${event.amount} GyP-t ${verb('kapott', 'kaptál')}${because(event.cause, say)}, a készletben maradt: ${event.poolAfter}`,
        ),
  completed: (event, say) => {
    const spent = event.spent.length === 0 ? 'kocka nélkül' : dice(event.spent, 'kocka');
    return tell(
      event.seat,
      say,
      (verb) =>
        `${verb('felépítette', 'felépítetted')} ${the(say.side(event.side))} lapkát (${spent}), ${event.squares} / 12 lapka`,
    );
  },
  shipped: (event, say) => {
    const world = say.side(event.world);
    return tell(event.seat, say, (verb) =>
      event.task === 'trade'
        ? `${verb('kereskedett', 'kereskedtél')} egy áruval innen: ${world}`
        : `${verb('feldolgozott', 'feldolgoztál')} egy árut innen: ${world}`,
    );
  },
  powerUsed: () => null,
  matchEnded: ({ why }) =>
    `A játszma véget ért: ${list([...(why.includes('pool') ? ['elfogytak a GyP jelzők'] : []), ...(why.includes('tableau') ? ['betelt egy tabló'] : [])])}.`,
  scored: (event, say) => tell(event.seat, say, (verb) => `${event.total} GyP-t ${verb('szerzett', 'szereztél')}`),
};
