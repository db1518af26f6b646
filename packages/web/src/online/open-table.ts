// Opens a table on the server from what the set-up form says.

import type { Refusal } from '@orrery/kernel';
import type { SeatRequest, Table } from '@orrery/protocol';
import type { GameName } from '@orrery/table';
import { settingsThatCount } from '../days/table-terms.ts';
import { goTo } from '../route.ts';
import { call } from './api.ts';
import type { FriendsSettings } from './friends-settings.ts';
import { me } from './me.svelte.ts';

/** On the form, beside the levels of bots: whoever has the link sits here. */
export const byLink = 'link';

/** Goes to the new table; or says why there is none. I have the first seat, `rivals` are the others. */
export async function openTable(
  game: GameName,
  options: object,
  rivals: readonly (string | null)[],
  settings: FriendsSettings,
): Promise<Refusal | null> {
  const refusal = await me.beSomebody();
  if (refusal !== null) return refusal;
  const others = rivals.map(
    (level): SeatRequest => (level === null || level === byLink ? { kind: 'open' } : { kind: 'bot', level }),
  );
  return create({ game, options, seats: [{ kind: 'me' }, ...others], settings: settingsThatCount(settings) });
}

/** A table with the cards of one that is over: bots sit where they sat, people by link. */
export async function openSameDeal({ id, ...listed }: Table): Promise<Refusal | null> {
  // A list leaves long options out: own cards are only in the table itself.
  const table = listed.leftOut === undefined ? null : await call<Table>('GET', `/api/tables/${id}`);
  if (table?.ok === false) return table.refusal;
  const { game, options, settings, seats } = table?.value ?? listed;
  const wanted = seats.map(({ kind, you, level }): SeatRequest => {
    if (kind === 'bot' && level !== null) return { kind: 'bot', level };
    return you ? { kind: 'me' } : { kind: 'open' };
  });
  return create({ game, options, seats: wanted, settings, sameDealAs: id });
}

/** Goes there, or says why there is no table. */
async function create(wanted: object): Promise<Refusal | null> {
  const made = await call<Table>('POST', '/api/tables', wanted);
  if (!made.ok) return made.refusal;
  goTo({ page: 'online', id: made.value.id });
  return null;
}
