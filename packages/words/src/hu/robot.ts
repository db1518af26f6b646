// The robot of the solo game in Hungarian: its mat, what each row makes it do, and what it did and why.

import type { EventKind, RaceEvent } from '@orrery/race';
import type {
  Difficulty,
  InsteadEffect,
  RobotAction,
  RobotConsume,
  RobotDevelop,
  RobotExplore,
  RobotProduce,
  RobotSettle,
  RobotWorld,
  SymbolEffect,
} from '@orrery/race/describe';
import type { Words } from '../catalogue.ts';
import type { Naming } from '../naming.ts';
import { capital, list, the } from './numbers.ts';

type EventOf<K extends EventKind> = Extract<RaceEvent, { kind: K }>;
type RobotKind = Extract<EventKind, 'diceRolled' | `robot${string}`>;
type Sentences = { readonly [K in RobotKind]: (event: EventOf<K>, say: Naming) => string | null };
type RobotRow = EventOf<'robotTurn'>['row'];

const actions: { readonly [A in RobotAction]: string } = {
  explore: 'Felfedezés',
  develop: 'Fejlesztés',
  settle: 'Letelepedés',
  consumeTrade: 'Kereskedelem',
  consumeX2: '×2',
  produce: 'Termelés',
};

const rows: { readonly [R in RobotRow]: string } = {
  ...actions,
  exploreTwice: 'mindkét Felfedezés',
  settleInstead: 'az első Letelepedése',
  consumeBoth: 'Kereskedelem és ×2',
  consume: 'Feldolgozás',
};

/** As the object of a verb. */
const worlds: { readonly [W in RobotWorld]: string } = {
  nonMilitaryWorld: 'nem katonai világot',
  militaryWorld: 'katonai világot',
  anyWorld: 'bármilyen világot',
};

const sought = (looksFor: RobotWorld | 'development', atLeast: number | null): string => {
  const what = looksFor === 'development' ? 'fejlesztést' : worlds[looksFor];
  return atLeast === null ? what : `legalább ${atLeast} pontos ${what}`;
};

const chipsFor = (times: number): string =>
  times === 1 ? 'annyi GyP, amennyi a gazdasága' : `gazdasága minden pontjáért ${times} GyP`;

const priceIn = (cost: number): string => (cost === 0 ? 'ingyen' : `${cost} kreditért`);

function settlePrice(cost: RobotSettle['action']['value']['cost']): string {
  if (typeof cost === 'number') return `${priceIn(cost)} lerakja`;
  return `lerakja: katonait ${priceIn(cost.militaryWorld)}, mást ${priceIn(cost.nonMilitaryWorld)}`;
}

function gains({ economy = 0, credits = 0 }: RobotProduce['action']['value']): string[] {
  const steps = [...(economy === 0 ? [] : [`gazdaság +${economy}`]), ...(credits === 0 ? [] : [`kredit +${credits}`])];
  return steps.length === 0 ? ['semmi'] : steps;
}

/** What a row makes it do, as a list of steps. */
const does: Words['robot']['does'] = {
  explore: ({ action, secondAction, response }: RobotExplore) => ({
    action: [
      `${action.value.draw} lapot húz`,
      `kredit +${action.value.credits}`,
      `mindkét kockával ${action.value.draw + secondAction.value.draw} lapot húz`,
    ],
    response: [`${response.value.draw} lapot húz`],
  }),
  develop: ({ sixCounter, action, response }: RobotDevelop) => ({
    action: [
      `hatos jelző ${priceIn(sixCounter.value.actionCost)}, ha tudja`,
      `különben ${action.value.draw} lapot húz, és fejlesztést keres`,
      `6-os költségűt ${priceIn(action.value.sixCost)}, mást ${priceIn(action.value.otherCost)}`,
    ],
    response: [
      `hatos jelző ${priceIn(sixCounter.value.responseCost)}, ha tudja`,
      `különben${response.value.needsCredit ? ', ha van kreditje,' : ''} ${
        response.value.draw > 0 ? `${response.value.draw} lapot húz, és ` : ''
      }fejlesztést keres`,
      `6-os költségűt ${priceIn(response.value.sixCost)}, mást ${priceIn(response.value.otherCost)}`,
    ],
  }),
  settle: ({ action, response }: RobotSettle) => ({
    action: [`${action.value.draw} lapot húz`, `${worlds[action.value.find]} keres`, settlePrice(action.value.cost)],
    response: [
      ...(response.value.needsCredit ? ['csak ha van kreditje'] : []),
      `${response.value.draw} lapot húz`,
      `${worlds[response.value.find]} keres`,
      settlePrice(response.value.cost),
    ],
  }),
  consume: ({ trade, x2, both, response }: RobotConsume) => ({
    action: [
      `Kereskedelem: ${chipsFor(trade.value.vpTimesEconomy)}, kredit +${trade.value.credits}`,
      `×2: ${chipsFor(x2.value.vpTimesEconomy)}, aztán gazdaság +${x2.value.thenEconomy}`,
      `mindkettő: ${chipsFor(both.value.vpTimesEconomy)}, aztán kredit +${both.value.thenCredits}, gazdaság +${both.value.thenEconomy}`,
    ],
    response: [chipsFor(response.value.vpTimesEconomy)],
  }),
  produce: ({ action, response }: RobotProduce) => ({
    action: gains(action.value),
    response: gains(response.value),
  }),
};

/** When its symbol comes to stand for another action. */
const turns = ({ after, set }: SymbolEffect): string =>
  `${after.which === 'first' ? 'első' : 'minden'} ${actions[after.action]} akciója után szimbólumának jelentése ${actions[set.value.robotSymbol]}`;

/** What it does once in place of a row. */
const instead = ({ find, gains: extra }: InsteadEffect): string[] => [
  `első alkalommal ehelyett: a húzópakliban ${sought(find.value.world, find.value.vpAtLeast)} keres`,
  'ingyen lerakja',
  ...gains(extra.value),
];

const levels: { readonly [D in Difficulty]: string } = { easy: 'Könnyű', medium: 'Közepes', hard: 'Nehéz' };

export const robot: Words['robot'] = {
  name: 'Robot',
  levels,
  levelHint: (counters, worth) => `${counters} hatos jelző, egyenként ${worth} GyP`,
  actions,
  faces: { ...actions, robot: 'Robot', match: 'Egyezés' },
  mat: 'A robot táblája',
  yourPick: 'A te választásod',
  die: (face) => `Kocka: ${face}`,
  acts: 'akció',
  responds: 'reakció',
  nothingHere: 'itt semmi',
  dice: 'Kockák',
  diceNone: 'A robot azután dob, hogy kiválasztottad az akcióidat.',
  diceWhy: {
    face: (action) => `${action}, ahogy mutatja`,
    robotSymbol: (action) => `robotszimbólum: jelentése ${action}`,
    match: (action) => `egyezés: a te választásod alá kerül (${action})`,
  },
  symbol: (action) => `Szimbólumának jelentése: ${action}.`,
  credit: 'Kredit',
  economy: 'Gazdaság',
  track: (name, now, most) => `${name}: ${now} / ${most}`,
  counters: 'Hatos jelzők',
  countersLeft: (left, placed) => `${left} maradt, ${placed} lerakva`,
  stack: 'Húzópakli',
  inStack: (amount) => `${amount} lap`,
  sixCounter: (worth) => `Hatos jelző, ${worth} GyP`,
  tableau: (amount) => `${amount} / 12 a tablóján`,
  points: { chips: 'lapkák', cards: 'lapok', sixes: '6-osok' },
  story: (round) => `Mit tett ${the(`${round}. körben`)}`,
  storyEmpty: 'Még nem tett semmit.',
  rules: 'Így játszik ez a robot',
  rulesOf: (world) => `Ahol saját sora van, ennek a jelzőjét követi: ${world}.`,
  action: 'Kockával',
  response: 'Ha csak te választottad',
  ownRow: (world) => `saját sor: ${world}`,
  matRow: 'a tábla sora',
  does,
  turns,
  instead,
  reconstructed: {
    dice: 'a kockáinak oldalai',
    symbol: 'a szimbólumának jelentése',
  },
  reconstructedHint: (facts) =>
    `${capital(list(facts))} a nyomtatott részeken nem volt olvasható, ezért rekonstruált. Az asztal beállításakor módosíthatod.`,
};

/** The row, and whose it is. */
const rowOf = (event: EventOf<'robotTurn'>, say: Naming): string =>
  event.counter === null ? robot.matRow : robot.ownRow(say.card(event.counter));

const cardOf = (card: string, say: Naming): string => `${the(say.card(card))} lapot`;

export const robotEvents: Sentences = {
  robotReady: (event, say) =>
    `A robot (${levels[event.level]}) kezdővilága: ${say.card(event.world)}; kredit ${event.credits}, gazdaság ${event.economy}, ${robot.levelHint(event.counters, event.counterWorth)}. ${robot.symbol(actions[event.symbol])}`,
  diceRolled: (event) =>
    `A robot kockái: ${event.dice.map(({ action, why }) => robot.diceWhy[why](actions[action])).join('; ')}.`,
  robotTurn: (event, say) =>
    event.does === 'action'
      ? `Robot, ${rows[event.row]}: kockája van ott, ez az akciója (${rowOf(event, say)}).`
      : `Robot, ${rows[event.row]}: csak te választottad, ez a reakciója (${rowOf(event, say)}).`,
  robotIdle: (event) =>
    event.why === 'noCredit' ? 'Nincs kreditje, ezért nem tesz semmit.' : 'A sora szerint nem tesz semmit.',
  robotDrew: (event) => `Titokban ${event.count} lapot húzott; most ${event.stackAfter} lap van a paklijában.`,
  robotSearched: (event, say) => {
    const where = event.from === 'stack' ? 'a paklijában' : 'a húzópakliban';
    const discarded = event.turnedUp.length === 0 ? '' : ` Eldobta: ${list(event.turnedUp.map(say.card))}.`;
    const end = event.found === null ? 'és nem talált' : `és megtalálta ${cardOf(event.found, say)}`;
    return `${capital(where)} ${sought(event.looksFor, event.atLeast)} keresett, ${end}.${discarded}`;
  },
  robotPlaced: (event, say) => {
    const price = capital(priceIn(event.paid));
    const what =
      event.card === null
        ? `lerakott egy hatos jelzőt, ${event.countersLeft} maradt`
        : `lerakta ${cardOf(event.card, say)}`;
    return `${price} ${what}; ${event.tableau} van a tablóján.`;
  },
  robotTrackMoved: (event) => {
    const name = event.track === 'credits' ? 'Kreditje' : 'Gazdasága';
    const lost = event.amount - (event.after - event.before);
    const full = lost > 0 ? `; a sáv betelt, ${lost} elveszett` : '';
    return event.amount === 0 ? null : `${name}: ${event.before} → ${event.after}${full}.`;
  },
  robotGainedChips: (event) => `${event.amount} GyP-t kapott, a készletben maradt: ${Math.max(0, event.poolAfter)}.`,
  robotSymbolChanged: (event, say) =>
    `Szimbólumának új jelentése${event.forGood ? ' a játék végéig' : ''}: ${actions[event.after]} (${say.card(event.cause)}).`,
  robotLost: (event, say) => `Lemondott erről: ${say.card(event.card)} (${say.card(event.cause)}).`,
};
