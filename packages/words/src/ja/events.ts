// What happened, as Japanese sentences, one entry per kind of event. Null: other sentences tell it already.

import type { EventKind, QuestionKind, RaceEvent, Slug } from '@orrery/race';
import type { Naming } from '../naming.ts';
import { plain } from '../signed.ts';
import { list, quoted, sheets } from './numbers.ts';
import { automatic } from './prompts.ts';
import { robotEvents } from './robot.ts';
import { actions, goods } from './terms.ts';

type EventOf<K extends EventKind> = Extract<RaceEvent, { kind: K }>;
type Sentences = { readonly [K in EventKind]: (event: EventOf<K>, say: Naming) => string | null };

const who = ({ seat }: RaceEvent, say: Naming): string => (seat === null ? 'テーブル' : say.seat(seat));
const card = (slug: Slug, say: Naming): string => quoted(say.card(slug));
const names = (some: readonly Slug[], say: Naming): string => quoted(...some.map(say.card));

/** As the object of a verb: their names where they may be known, else how many they are. */
const object = (some: readonly Slug[] | null, amount: number, say: Naming): string =>
  some === null ? `カードを${sheets(amount)}` : `${names(some, say)}を`;

const through = (cause: Slug | null, say: Naming): string => (cause === null ? '' : `（${say.card(cause)}）`);

const endings: { readonly [why: string]: string } = {
  pool: 'VPチップがなくなりました',
  tableau: '帝国がいっぱいになりました',
};

const passes = { develop: 'ディベロップ', settle: 'ワールド', second: '2枚目のワールド', takeover: '奪取' } as const;

export const events: Sentences = {
  goalsRevealed: (event, say) => `今回の目標は${quoted(...event.goals.map(say.goal))}です。`,
  packetTaken: (event, say) =>
    event.cards === null ? null : `${who(event, say)}は${names(event.cards, say)}のパックを受け取りました。`,
  drafted: (event, say) => (event.card === null ? null : `${who(event, say)}は${card(event.card, say)}を取りました。`),
  draftEnded: (event) =>
    `ドラフトが終わりました。デッキは${list(event.decks.map(sheets))}、残りは${sheets(event.leftOver)}です。`,
  startDealt: (event, say) =>
    event.worlds === null ? null : `${who(event, say)}は${names(event.worlds, say)}から選べます。`,
  startRevealed: (event, say) => `${who(event, say)}のホームワールドは${card(event.world, say)}です。`,
  turnOrder: (event, say) => `手番順：${list(event.order.map(say.seat))}。`,
  forced: (event, say) =>
    event.seat === say.you ? `自動処理：${automatic[event.question as QuestionKind] ?? event.question}。` : null,
  roundStarted: () => null,
  actionsRevealed: (event, say) =>
    event.actions
      .map(
        (picks, seat) => `${say.seat(seat)}は${quoted(...picks.map((action) => actions[action].name))}を選びました。`,
      )
      .join(''),
  phaseStarted: () => null,
  drew: (event, say) => {
    const bonus = event.why === 'phaseBonus' ? 'ボーナスで' : '';
    return `${who(event, say)}は${bonus}${object(event.cards, event.count, say)}引きました${through(event.cause, say)}。`;
  },
  kept: (event, say) =>
    event.count === 0 ? null : `${who(event, say)}は${object(event.cards, event.count, say)}手札に加えました。`,
  discarded: (event, say) => {
    if (event.count === 0) return null;
    if (event.why === 'payment') {
      return event.cards === null ? null : `${who(event, say)}は${names(event.cards, say)}を支払いました。`;
    }
    const why = event.why === 'handLimit' ? '手札の上限により' : event.why === 'strength' ? '軍事力のために' : '';
    return `${who(event, say)}は${why}${object(event.cards, event.count, say)}捨てました${through(event.cause, say)}。`;
  },
  reshuffled: () => '捨て札をシャッフルして新しい山札にしました。',
  placed: (event, say) =>
    event.from === 'start'
      ? null
      : `${who(event, say)}は${card(event.card, say)}を出しました（帝国${sheets(event.tableau)}）。`,
  passed: (event, say) => `${who(event, say)}はパスしました（${passes[event.what]}）。`,
  paid: (event, say) => {
    const what = card(event.card, say);
    const using = event.uses.length === 0 ? '' : `${names(event.uses, say)}を使って`;
    const strength = `（軍事力${plain(event.strength ?? 0)}、必要${plain(event.needed ?? 0)}）`;
    switch (event.way) {
      case 'develop':
      case 'pay':
        return event.price === 0
          ? `${who(event, say)}は${using}${what}に何も支払いませんでした。`
          : `${who(event, say)}は${using}${what}に${sheets(event.price)}支払いました。`;
      case 'payForMilitary':
        return `${who(event, say)}は${using}${what}を征服せず、${sheets(event.price)}支払いました。`;
      case 'free':
        return `${who(event, say)}は${using}${what}を無料で出しました。`;
      default:
        return `${who(event, say)}は${using}${what}を征服しました${strength}。`;
    }
  },
  leftTableau: (event, say) =>
    event.to === 'discard'
      ? `${who(event, say)}は${card(event.card, say)}を帝国から捨てました。`
      : `${who(event, say)}は${card(event.card, say)}を失いました。新しい持ち主は${say.seat(event.to)}です。`,
  strengthAdded: (event, say) => `${who(event, say)}は軍事力を${event.amount}加えました${through(event.cause, say)}。`,
  powerUsed: () => null,
  goodAdded: (event, say) => {
    const good = `${goods[event.good].name}の製品`;
    if (event.why === 'windfall') return `${card(event.world, say)}に${good}が置かれました。`;
    return `${who(event, say)}は${card(event.world, say)}に${good}を生産しました${through(event.cause === event.world ? null : event.cause, say)}。`;
  },
  goodRemoved: (event, say) => {
    if (event.why === 'sold') return null;
    const good = `${card(event.world, say)}の${goods[event.good].name}の製品`;
    if (event.why === 'worldLeft') return `${who(event, say)}は${good}を失いました。`;
    return `${who(event, say)}は${good}を消費しました${through(event.cause, say)}。`;
  },
  goodMissing: (event, say) => `${card(event.world, say)}に製品として置くカードがありませんでした。`,
  sold: (event, say) => {
    const bonus = event.bonus === 0 ? '' : `（${event.price}＋${event.bonus}）`;
    const good = `${card(event.world, say)}の${goods[event.good].name}の製品`;
    return `${who(event, say)}は${good}を売り、${sheets(event.price + event.bonus)}引きました${bonus}。`;
  },
  gainedChips: (event, say) =>
    `${who(event, say)}は${event.amount}VPを得ました（${say.card(event.cause)}${event.doubled ? '、2倍' : ''}）。`,
  guessed: (event, say) => {
    const turned = event.turnedUp === null ? 'めくるカードがなく' : `${card(event.turnedUp, say)}がめくられ`;
    return `${who(event, say)}は${event.number}を宣言し、${turned}、${event.won ? '当たりました' : '外れました'}。`;
  },
  anted: (event, say) => {
    const turned = event.turnedUp.length === 0 ? 'めくるカードがなく' : `${names(event.turnedUp, say)}がめくられ`;
    return `${who(event, say)}は${card(event.ante, say)}を賭け、${turned}、${event.won ? '勝ちました' : '負けました'}。`;
  },
  anteKept: (event, say) => `${who(event, say)}は${card(event.card, say)}を手札に加えました。`,
  takeoverDeclared: (event, say) =>
    `${who(event, say)}は${say.seat(event.owner)}の${card(event.world, say)}を攻撃しました${through(event.power, say)}。`,
  takeoverDefended: (event, say) =>
    event.added === 0 ? null : `${who(event, say)}は${card(event.world, say)}の防御に${event.added}加えました。`,
  takeoverResolved: (event, say) => {
    const world = card(event.world, say);
    if (event.result === 'void') return `${world}への攻撃は無効になりました。`;
    const sums = `（攻撃${plain(event.attack ?? 0)}、防御${plain(event.defense ?? 0)}）`;
    return event.result === 'success'
      ? `${who(event, say)}は${world}を奪取しました${sums}。`
      : `${who(event, say)}は${world}の奪取に失敗しました${sums}。`;
  },
  ...robotEvents,
  declined: (event, say) =>
    event.power.card === null ? null : `${who(event, say)}は${card(event.power.card, say)}のパワーを使いませんでした。`,
  goalClaimed: (event, say) => `${who(event, say)}は目標${quoted(say.goal(event.goal))}を獲得しました。`,
  goalLost: (event, say) => `${who(event, say)}は目標${quoted(say.goal(event.goal))}を失いました。`,
  matchEnded: (event) => `ゲーム終了：${list(event.why.map((why) => endings[why] ?? why))}。`,
};
