// The robot of the solo game in Japanese: its mat, what each row makes it do, and what it did and why.

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
import { list, pieces, quoted, sheets } from './numbers.ts';

type EventOf<K extends EventKind> = Extract<RaceEvent, { kind: K }>;
type RobotKind = Extract<EventKind, 'diceRolled' | `robot${string}`>;
type Sentences = { readonly [K in RobotKind]: (event: EventOf<K>, say: Naming) => string | null };
type RobotRow = EventOf<'robotTurn'>['row'];

const actions: { readonly [A in RobotAction]: string } = {
  explore: '探索',
  develop: '発展',
  settle: '移住',
  consumeTrade: '交易',
  consumeX2: '×2',
  produce: '生産',
};

const rows: { readonly [R in RobotRow]: string } = {
  ...actions,
  exploreTwice: '探索2つ',
  settleInstead: '1回目の移住',
  consumeBoth: '交易と×2',
  consume: '消費',
};

const worlds: { readonly [W in RobotWorld]: string } = {
  nonMilitaryWorld: '軍事以外のワールド',
  militaryWorld: '軍事ワールド',
  anyWorld: '好きなワールド',
};

const sought = (looksFor: RobotWorld | 'development', atLeast: number | null): string => {
  const what = looksFor === 'development' ? 'ディベロップ' : looksFor === 'anyWorld' ? 'ワールド' : worlds[looksFor];
  return atLeast === null ? what : `${atLeast}点以上の${what}`;
};

const chipsFor = (times: number): string => (times === 1 ? '経済と同じVP' : `経済×${times}のVP`);

const priceIn = (cost: number): string => (cost === 0 ? '無料' : `${cost}クレジット`);

function settlePrice(cost: RobotSettle['action']['value']['cost']): string {
  if (typeof cost === 'number') return `${priceIn(cost)}で出す`;
  return `軍事は${priceIn(cost.militaryWorld)}、ほかは${priceIn(cost.nonMilitaryWorld)}で出す`;
}

function gains({ economy = 0, credits = 0 }: RobotProduce['action']['value']): string[] {
  const steps = [...(economy === 0 ? [] : [`経済+${economy}`]), ...(credits === 0 ? [] : [`クレジット+${credits}`])];
  return steps.length === 0 ? ['何もしない'] : steps;
}

/** What a row makes it do, as a list of steps. */
const does: Words['robot']['does'] = {
  explore: ({ action, secondAction, response }: RobotExplore) => ({
    action: [
      `${sheets(action.value.draw)}引く`,
      `クレジット+${action.value.credits}`,
      `ダイス2個なら${sheets(action.value.draw + secondAction.value.draw)}引く`,
    ],
    response: [`${sheets(response.value.draw)}引く`],
  }),
  develop: ({ sixCounter, action, response }: RobotDevelop) => ({
    action: [
      `可能ならコスト6カウンター（${priceIn(sixCounter.value.actionCost)}）`,
      `できなければ${sheets(action.value.draw)}引き、ディベロップを探す`,
      `コスト6は${priceIn(action.value.sixCost)}、ほかは${priceIn(action.value.otherCost)}`,
    ],
    response: [
      `可能ならコスト6カウンター（${priceIn(sixCounter.value.responseCost)}）`,
      `できなければ${response.value.needsCredit ? '、クレジットがあるときだけ' : ''}${
        response.value.draw > 0 ? `${sheets(response.value.draw)}引き、` : ''
      }ディベロップを探す`,
      `コスト6は${priceIn(response.value.sixCost)}、ほかは${priceIn(response.value.otherCost)}`,
    ],
  }),
  settle: ({ action, response }: RobotSettle) => ({
    action: [`${sheets(action.value.draw)}引く`, `${worlds[action.value.find]}を探す`, settlePrice(action.value.cost)],
    response: [
      ...(response.value.needsCredit ? ['クレジットがあるときだけ'] : []),
      `${sheets(response.value.draw)}引く`,
      `${worlds[response.value.find]}を探す`,
      settlePrice(response.value.cost),
    ],
  }),
  consume: ({ trade, x2, both, response }: RobotConsume) => ({
    action: [
      `交易：${chipsFor(trade.value.vpTimesEconomy)}、クレジット+${trade.value.credits}`,
      `×2：${chipsFor(x2.value.vpTimesEconomy)}、その後、経済+${x2.value.thenEconomy}`,
      `両方：${chipsFor(both.value.vpTimesEconomy)}、その後、クレジット+${both.value.thenCredits}、経済+${both.value.thenEconomy}`,
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
  `${after.which === 'first' ? '最初の' : ''}${actions[after.action]}の${after.which === 'first' ? '後' : '後は毎回'}、シンボルは${actions[set.value.robotSymbol]}を表す`;

/** What it does once in place of a row. */
const instead = ({ find, gains: extra }: InsteadEffect): string[] => [
  `最初の1回だけは代わりに、山札から${sought(find.value.world, find.value.vpAtLeast)}を探す`,
  '無料で出す',
  ...gains(extra.value),
];

const levels: { readonly [D in Difficulty]: string } = { easy: 'やさしい', medium: 'ふつう', hard: '難しい' };

export const robot: Words['robot'] = {
  name: 'ロボット',
  levels,
  levelHint: (counters, worth) => `コスト6カウンター${pieces(counters)}、各${worth}VP`,
  actions,
  faces: { ...actions, robot: 'ロボット', match: '同調' },
  mat: 'ロボットのマット',
  yourPick: 'あなたの選択',
  die: (face) => `ダイス：${face}`,
  acts: '実行',
  responds: '対応',
  nothingHere: '何もなし',
  dice: 'ダイス',
  diceNone: 'ダイスは、あなたがアクションを選んだ後に振ります。',
  diceWhy: {
    face: (action) => `${action}（出目どおり）`,
    robotSymbol: (action) => `ロボットのシンボル：${action}を表す`,
    match: (action) => `同調：あなたの${action}の下に置く`,
  },
  symbol: (action) => `シンボルは${action}を表します。`,
  credit: 'クレジット',
  economy: '経済',
  track: (name, now, most) => `${name}${now}／${most}`,
  counters: 'コスト6カウンター',
  countersLeft: (left, placed) => `残り${pieces(left)}、配置${pieces(placed)}`,
  stack: '山',
  inStack: (amount) => sheets(amount),
  sixCounter: (worth) => `コスト6カウンター、${worth}VP`,
  tableau: (amount) => `帝国${amount}／12枚`,
  points: { chips: 'チップ', cards: 'カード', sixes: 'コスト6' },
  story: (round) => `第${round}ラウンドの行動`,
  storyEmpty: 'まだ何もしていません。',
  rules: 'このロボットの動き方',
  rulesOf: (world) => `${quoted(world)}のカウンターに専用の行があれば、それに従います。`,
  action: 'ダイスがあるとき',
  response: 'あなただけが選んだとき',
  ownRow: (world) => `${quoted(world)}の行`,
  matRow: 'マットの行',
  does,
  turns,
  instead,
  reconstructed: {
    dice: 'ダイスの面',
    symbol: 'シンボルの意味',
  },
  reconstructedHint: (facts) =>
    `${facts.join('と')}は印刷物から読み取れなかったため、推定です。テーブルの設定で変えられます。`,
};

/** The row, and whose it is. */
const rowOf = (event: EventOf<'robotTurn'>, say: Naming): string =>
  event.counter === null ? robot.matRow : robot.ownRow(say.card(event.counter));

export const robotEvents: Sentences = {
  robotReady: (event, say) =>
    `ロボット（${levels[event.level]}）のホームワールドは${quoted(say.card(event.world))}です。クレジット${event.credits}、経済${event.economy}、${robot.levelHint(event.counters, event.counterWorth)}。${robot.symbol(actions[event.symbol])}`,
  diceRolled: (event) =>
    `ロボットのダイス：${list(event.dice.map(({ action, why }) => robot.diceWhy[why](actions[action])))}。`,
  robotTurn: (event, say) =>
    event.does === 'action'
      ? `ロボットの${rows[event.row]}：ダイスがあるので実行します（${rowOf(event, say)}）。`
      : `ロボットの${rows[event.row]}：あなただけが選んだので対応します（${rowOf(event, say)}）。`,
  robotIdle: (event) =>
    event.why === 'noCredit' ? 'クレジットがないため、何もしません。' : 'この行では何もしません。',
  robotDrew: (event) => `裏向きのまま${sheets(event.count)}引きました（山は${sheets(event.stackAfter)}）。`,
  robotSearched: (event, say) => {
    const where = event.from === 'stack' ? '自分の山' : '山札';
    const discarded = event.turnedUp.length === 0 ? '' : `${quoted(...event.turnedUp.map(say.card))}を捨てました。`;
    const end = event.found === null ? '見つかりませんでした' : `${quoted(say.card(event.found))}を見つけました`;
    return `${where}から${sought(event.looksFor, event.atLeast)}を探し、${end}。${discarded}`;
  },
  robotPlaced: (event, say) => {
    const what =
      event.card === null ? `コスト6カウンター（残り${pieces(event.countersLeft)}）` : quoted(say.card(event.card));
    return `${priceIn(event.paid)}で${what}を出しました（帝国${sheets(event.tableau)}）。`;
  },
  robotTrackMoved: (event) => {
    const name = event.track === 'credits' ? 'クレジット' : '経済';
    const lost = event.amount - (event.after - event.before);
    const full = lost > 0 ? `（上限のため${lost}は失われました）` : '';
    return event.amount === 0 ? null : `${name}が${event.before}から${event.after}になりました${full}。`;
  },
  robotGainedChips: (event) => `${event.amount}VPを得ました（残り${Math.max(0, event.poolAfter)}）。`,
  robotSymbolChanged: (event, say) =>
    `シンボルは${event.forGood ? '今後ずっと' : ''}${actions[event.after]}を表します（${say.card(event.cause)}）。`,
  robotLost: (event, say) => `${quoted(say.card(event.card))}を取り除きました（${say.card(event.cause)}）。`,
};
