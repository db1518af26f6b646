// What is to be known of a card of one's own just now: who could take it over, and what the good on it would sell for.

import type { Seat } from '@orrery/kernel';
import type { Slug } from '@orrery/race';
import type { DescribedTarget, RaceStandings } from '@orrery/race/describe';
import type { Speaker, Words } from '@orrery/words';
import type { Sign } from '../sign.ts';
import { threatsTo } from './seat-sheet.ts';

export interface CardMark {
  readonly icon: Sign;
  /** Beside the icon. */
  readonly short: string;
  readonly text: string;
  /** It threatens. */
  readonly bad: boolean;
}

export function cardMarks({ seats }: RaceStandings, seat: Seat, card: Slug, say: Speaker): CardMark[] {
  const threat = worstThreat(seats, seat, card);
  const sale = seats[seat]?.sales.find(({ world }) => world === card);
  return [
    ...(threat === null ? [] : [threatMark(threat.by, threat.target, say)]),
    ...(sale === undefined ? [] : [saleMark(sale.price.total, say)]),
  ];
}

/** Of several who could take it, the one with the most strength to spare. */
function worstThreat(
  seats: RaceStandings['seats'],
  seat: Seat,
  card: Slug,
): { readonly by: Seat; readonly target: DescribedTarget } | null {
  const spare = ({ attack, defence }: DescribedTarget): number => attack.total - defence.total;
  const all = seats.flatMap((rival) =>
    threatsTo(rival, seat)
      .filter(({ world }) => world === card)
      .map((target) => ({ by: rival.seat, target })),
  );
  return all.toSorted((one, other) => spare(other.target) - spare(one.target))[0] ?? null;
}

const threatMark = (by: Seat, target: DescribedTarget, { words, seat }: Speaker): CardMark =>
  duelMark(target, (attack, defence) => words.outlook.seat.taker(seat(by), attack, defence), true, words);

/** Both totals of a takeover that would succeed. */
export const duelMark = (
  { attack, defence }: DescribedTarget,
  text: (attack: number, defence: number) => string,
  bad: boolean,
  words: Words,
): CardMark => ({
  icon: 'takeover',
  short: words.outlook.seat.duel(attack.total, defence.total),
  text: text(attack.total, defence.total),
  bad,
});

const saleMark = (cards: number, { words }: Speaker): CardMark => ({
  icon: 'trade',
  short: String(cards),
  text: words.decision.sells(cards),
  bad: false,
});
