// What happened besides what the line of a seat sums up (story.ts), as Japanese sentences.

import type { EventKind, QuestionKind, RaceEvent, Slug } from '@orrery/race';
import type { Naming } from '../naming.ts';
import { plain } from '../signed.ts';
import type { ToldInRace } from '../told-kinds.ts';
import { list, quoted, sheets } from './numbers.ts';
import { automatic } from './prompts.ts';
import { robotEvents } from './robot.ts';
import { actions } from './terms.ts';

type EventOf<K extends EventKind> = Extract<RaceEvent, { kind: K }>;
type Sentences = { readonly [K in ToldInRace]: (event: EventOf<K>, say: Naming) => string | null };

const who = ({ seat }: RaceEvent, say: Naming): string => (seat === null ? 'テーブル' : say.seat(seat));
const card = (slug: Slug, say: Naming): string => quoted(say.card(slug));
const names = (some: readonly Slug[], say: Naming): string => quoted(...some.map(say.card));

const through = (cause: Slug | null, say: Naming): string => (cause === null ? '' : `（${say.card(cause)}）`);

const endings: { readonly [why: string]: string } = {
  pool: 'VPチップがなくなりました',
  tableau: '帝国がいっぱいになりました',
};

export const events: Sentences = {
  goalsRevealed: (event, say) => `今回の目標は${quoted(...event.goals.map(say.goal))}です。`,
  packetTaken: (event, say) =>
    event.cards === null ? null : `${who(event, say)}は${names(event.cards, say)}のパックを受け取りました。`,
  drafted: (event, say) => (event.card === null ? null : `${who(event, say)}は${card(event.card, say)}を取りました。`),
  draftEnded: (event) =>
    `ドラフトが終わりました。デッキは${list(event.decks.map(sheets))}、残りは${sheets(event.leftOver)}です。`,
  startDealt: (event, say) =>
    event.worlds === null ? null : `${who(event, say)}は${names(event.worlds, say)}から選べます。`,
  turnOrder: (event, say) => `手番順：${list(event.order.map(say.seat))}。`,
  forced: (event, say) =>
    event.seat === say.you ? `自動処理：${automatic[event.question as QuestionKind] ?? event.question}。` : null,
  actionsRevealed: (event, say) =>
    event.actions
      .map(
        (picks, seat) => `${say.seat(seat)}は${quoted(...picks.map((action) => actions[action].name))}を選びました。`,
      )
      .join(''),
  reshuffled: () => '捨て札をシャッフルして新しい山札にしました。',
  goodMissing: (event, say) => `${card(event.world, say)}に製品として置くカードがありませんでした。`,
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
    if (event.result === 'void')
      return `${world}への攻撃は行われませんでした（ワールドがもうないか、同じ人の先の攻撃が失敗したため）。`;
    const sums = `（攻撃${plain(event.attack ?? 0)}、防御${plain(event.defense ?? 0)}）`;
    return event.result === 'success'
      ? `${who(event, say)}は${world}を奪取しました${sums}。`
      : `${who(event, say)}は${world}の奪取に失敗しました${sums}。`;
  },
  ...robotEvents,
  declined: (event, say) =>
    event.power.card === null ? null : `${who(event, say)}は${card(event.power.card, say)}のパワーを使いませんでした。`,
  matchEnded: (event) => `ゲーム終了：${list(event.why.map((why) => endings[why] ?? why))}。`,
};
