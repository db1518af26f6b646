// Ratings against oneself: two guests of one browser, with hints, at a known deal, with cards of one's own.

import type { Table } from '@orrery/protocol';
import type { Store } from '../storage/store.ts';
import type { Abuse } from './abuse-attempts.ts';
import { Player } from './player.ts';
import { openTable, playThrough } from './simulated-match.ts';

const atOnce = { bots: 0, undoChance: 0, acknowledged: () => {}, pace: async () => {}, stop: () => false };

export async function abuseRatings(abuse: Abuse, store: Store): Promise<void> {
  const mark = await newMark(abuse.address);
  const [one, two] = [await guestOf(abuse.address, mark), await guestOf(abuse.address, mark)];
  const game = 'race';
  const match = await openTable([one, two], game, 0);
  await unratedAs(abuse, one, match, 'sameBrowser');
  for (const player of [one, two]) await player.connect();
  await playThrough([one, two], match, { ...atOnce, game });
  const rows = await resultsOf(store, match);
  abuse.check(
    rows.length === 2 && rows.every(({ ladder, mu }) => ladder === null && mu === null),
    'one browser was rated',
  );
  const [eve, fay] = [await abuse.person('Eve'), await abuse.person('Fay')];
  const known = { game, seats: [{ kind: 'me' }, { kind: 'open' }], settings: {}, sameDealAs: match };
  await unratedAs(abuse, eve, (await eve.call<Table>('POST', '/api/tables', known)).id, 'knownDeal');
  const hinted = await openTable([eve, fay], game, 0, { hints: true });
  await eve.connect();
  await eve.watch(hinted);
  const question = eve.states.get(hinted)?.questions[0]?.id ?? 0;
  await eve.insist({ type: 'hint', match: hinted, question });
  await unratedAs(abuse, fay, hinted, 'hint');
  for (const player of [one, two, eve]) player.close();
}

async function unratedAs(abuse: Abuse, player: Player, match: string, why: string): Promise<void> {
  const { unrated } = await player.call<Table>('GET', `/api/tables/${match}`);
  abuse.check(unrated === why, `a table is unrated for ${unrated}, not for ${why}`);
}

const resultsOf = ({ db }: Store, match: string) =>
  db.selectFrom('results').select(['ladder', 'mu']).where('match_id', '=', match).execute();

async function cookiesOf(address: string, cookie: string): Promise<string[]> {
  const response = await fetch(`${address}/api/guest`, { method: 'POST', headers: { cookie } });
  return response.headers.getSetCookie().map((each) => each.split(';')[0] ?? '');
}

/** What a browser keeps, whoever signs in. */
const newMark = async (address: string): Promise<string> =>
  (await cookiesOf(address, '')).find((each) => each.startsWith('orrery-browser=')) ?? '';

async function guestOf(address: string, mark: string): Promise<Player> {
  const session = (await cookiesOf(address, mark)).find((each) => each.startsWith('orrery=')) ?? '';
  return new Player([address], 7, `${session}; ${mark}`);
}
