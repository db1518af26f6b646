// How far the end is, in one line: who is how near, what else ends the match, how many rounds are likely left.

import type { Seat } from '@orrery/kernel';
import type { Speaker } from '@orrery/words';
import type { Table } from './table.ts';
import { toldGame } from './told-games.ts';

export interface EndLine {
  readonly text: string;
  /** Whether the match ends with this round, or is likely to. */
  readonly is: 'far' | 'near' | 'last';
}

interface Places {
  readonly seat: Seat;
  readonly places: { readonly used: number; readonly limit: number };
}

export function endLine({ game, seat, standings, result }: Table, say: Speaker): EndLine | null {
  if (result !== null) return null;
  const { end } = say.words.outlook;
  const shown = nearest(standings.seats, seat).map((each) => end.has(say.seat(each.seat), each.places.used));
  const limit = Math.min(...standings.seats.map((each) => each.places.limit));
  const { chipsLeft, roundsLeft } = standings.end;
  const parts = [
    `${toldGame(game).endsAt(say.words, limit, say.words.joined.list(shown))} ${end.chips(chipsLeft)}`,
    ...(standings.endings.length > 0
      ? [end.last]
      : roundsLeft === null || roundsLeft > foreseeable
        ? []
        : [end.rounds(roundsLeft)]),
  ];
  const is = standings.endings.length > 0 ? 'last' : roundsLeft !== null && roundsLeft <= 1 ? 'near' : 'far';
  return { text: parts.join(' · '), is };
}

/** Further ahead the pace so far says little. */
const foreseeable = 9;

/** The one who looks, and whoever of the others is nearest to a full tableau. */
function nearest(seats: readonly Places[], you: Seat): Places[] {
  const left = ({ places }: Places): number => places.limit - places.used;
  const others = seats.filter(({ seat }) => seat !== you).sort((one, other) => left(one) - left(other));
  return [...seats.filter(({ seat }) => seat === you), ...others.slice(0, 1)];
}
