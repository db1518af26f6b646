// Whether a match counts for ratings, and if not, why.

import type { TableSettings, Unrated } from '@orrery/protocol';
import { hostedGames, isGameName } from '@orrery/table';
import type { SeatsTable, TableRow } from '../storage/schema.ts';

interface RatedTable {
  readonly row: Pick<TableRow, 'game' | 'options' | 'daily' | 'same_deal_as'>;
  readonly settings: TableSettings;
  readonly seats: readonly Pick<SeatsTable, 'kind' | 'device'>[];
}

/** What follows from the table alone. */
export function unratedTable({ row, settings, seats }: RatedTable): Unrated {
  if (row.daily !== null) return 'daily';
  if (settings.rated === false) return 'table';
  if (seats.length < 2) return 'alone';
  if (!seats.some(({ kind }) => kind !== 'bot')) return 'noPerson';
  if (row.same_deal_as !== null) return 'knownDeal';
  return hasOwnPieces(row.game, row.options) ? 'ownCards' : null;
}

const hasOwnPieces = (game: string, options: string): boolean =>
  isGameName(game) && hostedGames[game].hasOwnPieces(JSON.parse(options));

/** Two people of one browser are one person, or may be. */
export function shareBrowser({ seats }: Pick<RatedTable, 'seats'>): boolean {
  const devices = seats.flatMap(({ kind, device }) => (kind === 'person' && device !== null ? [device] : []));
  return new Set(devices).size < devices.length;
}
