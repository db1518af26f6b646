// What happened in Roll, as Japanese sentences, one entry per kind of event. Null: other sentences tell it already.

import type { DieColour, EventKind, EventOf, MovedDie, RollEvent } from '@orrery/roll';
import type { Naming } from '../../naming.ts';
import { list, pieces, quoted, sheets } from '../numbers.ts';
import { causes, colours, phases, place } from './terms.ts';

type Sentences = { readonly [K in EventKind]: (event: EventOf<K>, say: Naming) => string | null };

const who = ({ seat }: RollEvent, say: Naming): string => (seat === null ? 'テーブル' : say.seat(seat));

/** ホームダイス2個と軍事ダイス1個. */
function dice(some: readonly { readonly colour: DieColour }[]): string {
  const counted = new Map<DieColour, number>();
  for (const { colour } of some) counted.set(colour, (counted.get(colour) ?? 0) + 1);
  return [...counted].map(([colour, amount]) => `${colours[colour].name}ダイス${pieces(amount)}`).join('と');
}

const cause = (name: string, say: Naming): string => causes[name] ?? say.side(name);
const because = (name: string, say: Naming): string => `（${cause(name, say)}）`;

/** Dice that go the same way, told together. */
function ways(moved: readonly MovedDie[], say: Naming): string {
  const byTarget = new Map<string, MovedDie[]>();
  for (const die of moved) byTarget.set(die.to, [...(byTarget.get(die.to) ?? []), die]);
  return list([...byTarget].map(([to, some]) => `${dice(some)}→${place(to, say.side)}`));
}

/** As the object of a verb: their names where they may be known, else how many they are. */
const object = (tiles: readonly string[] | null, amount: number, say: Naming): string =>
  tiles === null ? `タイルを${sheets(amount)}` : `${quoted(...tiles.map(say.tile))}を`;

/** What these cause is told by another sentence. */
const toldElsewhere = ['assign', 'reassign', 'dictate', 'explore', 'trade', 'consume', 'ship', 'spent'];

export const events: Sentences = {
  seatSetUp: (event, say) => `${who(event, say)}は${quoted(...event.tableau.map(say.side))}で始めました。`,
  diceGained: (event, say) =>
    event.cause === 'setup'
      ? null
      : `${who(event, say)}がダイスを獲得：${ways(event.dice, say)}${because(event.cause, say)}。`,
  diceMoved: (event, say) => {
    if (toldElsewhere.includes(event.cause)) return null;
    if (event.cause === 'recruit') return `${who(event, say)}は${dice(event.dice)}を雇用しました。`;
    if (event.cause === 'produce') return `${who(event, say)}が生産：${ways(event.dice, say)}。`;
    if (event.cause === 'recall') return `${who(event, say)}は${dice(event.dice)}を呼び戻しました。`;
    return `${who(event, say)}のダイスが移動：${ways(event.dice, say)}${because(event.cause, say)}。`;
  },
  rolled: (event, say) => `${who(event, say)}は${dice(event.dice)}を振りました。`,
  roundStarted: () => null,
  planRevealed: (event, say) => {
    const used = event.uses.map(({ power }) => (power === 'dictate' ? '命令' : say.side(power)));
    return `${who(event, say)}は${phases[event.select.phase]}を選びました${used.length === 0 ? '' : `（${list(used)}を使用）`}。`;
  },
  phasesActive: (event) => `このラウンドのフェイズ：${list(event.phases.map((phase) => phases[phase]))}。`,
  extraDie: (event) =>
    event.adds
      ? `追加ダイスにより、${phases[event.face]}も行われます。`
      : `追加ダイスは${phases[event.face]}でした。すでに選ばれています。`,
  phaseStarted: () => null,
  phaseEnded: () => null,
  virtualWorkers: (event, say) =>
    `${who(event, say)}は${list(event.colours.map((colour) => `${colours[colour].name}労働者1人`))}を得ました${because(event.cause, say)}。`,
  explored: (event, say) => (event.task === 'stock' ? null : `${who(event, say)}は偵察しました。`),
  tilesAbandoned: (event, say) =>
    event.count === 0 ? null : `${who(event, say)}は${object(event.tiles, event.count, say)}捨てました。`,
  tilesDrawn: (event, say) => `${who(event, say)}は${object(event.tiles, event.count, say)}引きました。`,
  tilePlaced: (event, say) => {
    const what = event.tile === null ? 'タイルを1枚' : `${quoted(say.tile(event.tile))}を`;
    const stack = event.stack === 'world' ? 'ワールド' : '発展';
    return `${who(event, say)}は${what}${stack}の山の${event.where === 'top' ? '上' : '下'}に置きました。`;
  },
  stacksRearranged: (event, say) => `${who(event, say)}は山を並べ替えました${because(event.cause, say)}。`,
  shortage: (event, say) =>
    event.givers.length === 0
      ? '布袋が空になり、捨てられたタイルを戻しました。'
      : `布袋が空になりました。タイルを戻した人：${list(event.givers.map(say.seat))}。`,
  tileGiven: (event, say) =>
    `${who(event, say)}は${event.tile === null ? 'タイルを1枚' : `${quoted(say.tile(event.tile))}を`}戻しました。`,
  abandonedReturned: (event) => `タイル${sheets(event.count)}が布袋に戻りました。`,
  credits: (event, say) => {
    if (event.cause === 'setup' || event.cause === 'recruit' || event.amount === 0) return null;
    if (event.cause === 'emptyRecruit') {
      return `${who(event, say)}はクレジットがなくなったため、$${event.amount}を得ました。`;
    }
    const after = `（${cause(event.cause, say)}、所持$${event.after}）`;
    const lost = event.amount - (event.after - event.before);
    if (event.amount < 0) return `${who(event, say)}は$${-event.amount}を支払いました${after}。`;
    return `${who(event, say)}は$${event.amount}を得ました${lost > 0 ? `。うち$${lost}は失われました` : ''}${after}。`;
  },
  gainedChips: (event, say) =>
    event.amount === 0
      ? null
      : `${who(event, say)}は${event.amount}VPを得ました（${cause(event.cause, say)}、残り${event.poolAfter}）。`,
  completed: (event, say) => {
    const spent = event.spent.length === 0 ? 'ダイスなし' : dice(event.spent);
    return `${who(event, say)}は${quoted(say.side(event.side))}を完成させました（${spent}、${event.squares}／12枚）。`;
  },
  shipped: (event, say) =>
    `${who(event, say)}は${quoted(say.side(event.world))}の製品を${event.task === 'trade' ? '交易' : '消費'}しました。`,
  powerUsed: () => null,
  matchEnded: ({ why }) =>
    `ゲーム終了：${list([...(why.includes('pool') ? ['VPチップがなくなりました'] : []), ...(why.includes('tableau') ? ['帝国がいっぱいになりました'] : [])])}。`,
  scored: (event, say) => `${who(event, say)}の得点は${event.total}VPです。`,
};
