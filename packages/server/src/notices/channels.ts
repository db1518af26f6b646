// Where a person wants to be told: push services, mail addresses, webhooks.

import { ECDH, randomBytes } from 'node:crypto';
import type { Channel, ChannelRequest, HookForm } from '@orrery/protocol';
import type { Selectable, Transaction } from 'kysely';
import { PerMinute } from '../per-minute.ts';
import { Refused } from '../refusal.ts';
import type { ChannelsTable, Schema } from '../storage/schema.ts';
import { newId, type Store } from '../storage/store.ts';
import type { Addresses } from './addresses.ts';

export type ChannelRow = Selectable<ChannelsTable>;

export interface ChannelData {
  /** Of a browser. */
  readonly keys?: { readonly p256dh: string; readonly auth: string };
  /** What a webhook is signed with. */
  readonly secret?: string;
  readonly form?: HookForm;
  /** In the link that a mail address must open. */
  readonly confirm?: string;
}

const mostChannels = 10;
/** So often a channel may fail, one time after the other. */
export const mostFailures = 10;
const day = 86_400_000;
const mostUnconfirmedADay = 3;
const addedPerMinute = 10;

export const dataOf = ({ data }: ChannelRow): ChannelData => JSON.parse(data);

export const shownChannel = (row: ChannelRow): Channel => ({
  id: row.id,
  kind: row.kind,
  name: row.kind === 'push' ? new URL(row.address).host : row.address,
  form: dataOf(row).form ?? null,
  confirmed: row.confirmed === 1,
  failed: row.failures >= mostFailures,
});

export const channelsOf = ({ db }: Store, person: string): Promise<ChannelRow[]> =>
  db.selectFrom('channels').selectAll().where('person', '=', person).orderBy('made_at').execute();

export class Channels {
  readonly #store: Store;
  readonly #addresses: Addresses;
  readonly #hasMail: boolean;
  readonly #added = new PerMinute(addedPerMinute);

  constructor(store: Store, addresses: Addresses, hasMail: boolean) {
    this.#store = store;
    this.#addresses = addresses;
    this.#hasMail = hasMail;
  }

  /** Adding one that is known switches it on again. A mail address is silent until it is confirmed. */
  async add(person: string, wanted: ChannelRequest): Promise<ChannelRow> {
    if (!this.#added.take(person)) throw new Refused('server/too-many', { seconds: 60 });
    const { address, data } = await this.#read(wanted);
    const { db } = this.#store;
    const known = await channelsOf(this.#store, person);
    const isNew = !known.some((each) => each.kind === wanted.kind && each.address === address);
    if (isNew && known.length >= mostChannels) throw new Refused('server/too-many', { channels: mostChannels });
    const row = {
      id: newId(),
      person,
      kind: wanted.kind,
      address,
      data: JSON.stringify(data),
      confirmed: wanted.kind === 'mail' ? 0 : 1,
      failures: 0,
      made_at: this.#store.now(),
    };
    return db
      .insertInto('channels')
      .values(row)
      .onConflict((conflict) =>
        conflict.columns(['person', 'kind', 'address']).doUpdateSet({ data: row.data, failures: 0 }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  async #read(wanted: ChannelRequest): Promise<{ address: string; data: ChannelData }> {
    switch (wanted.kind) {
      case 'push': {
        const { endpoint, keys } = wanted.subscription;
        await this.#addresses.check(endpoint);
        checkKeys(keys);
        return { address: endpoint, data: { keys } };
      }
      case 'hook': {
        await this.#addresses.check(wanted.address);
        return { address: wanted.address, data: { form: wanted.form, secret: randomBytes(24).toString('base64url') } };
      }
      case 'mail': {
        if (!this.#hasMail) throw new Refused('server/not-allowed', { why: 'this server sends no mail' });
        await this.#checkMail(wanted.address);
        return { address: wanted.address, data: { confirm: randomBytes(18).toString('base64url') } };
      }
    }
  }

  /** Nobody's mailbox is filled with questions whether it wants to be asked. */
  async #checkMail(address: string): Promise<void> {
    const { count } = await this.#store.db
      .selectFrom('channels')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('kind', '=', 'mail')
      .where('address', '=', address)
      .where('confirmed', '=', 0)
      .where('made_at', '>', this.#store.now() - day)
      .executeTakeFirstOrThrow();
    if (Number(count) >= mostUnconfirmedADay) throw new Refused('server/too-many', { seconds: day / 1000 });
  }
}

/** A point of the curve and a secret of the right length, or nothing could ever be encrypted for it. */
function checkKeys({ p256dh, auth }: { readonly p256dh: string; readonly auth: string }): void {
  const refuse = (): never => {
    throw new Refused('server/address-refused', { why: 'its keys are none' });
  };
  if (Buffer.from(auth, 'base64url').length !== 16) refuse();
  try {
    ECDH.convertKey(Buffer.from(p256dh, 'base64url'), 'prime256v1');
  } catch {
    refuse();
  }
}

export async function needChannel({ db }: Store, person: string, id: string): Promise<ChannelRow> {
  const row = await db
    .selectFrom('channels')
    .selectAll()
    .where('id', '=', id)
    .where('person', '=', person)
    .executeTakeFirst();
  if (row === undefined) throw new Refused('server/unknown');
  return row;
}

export async function dropChannel(store: Store, person: string, id: string): Promise<void> {
  await needChannel(store, person, id);
  await store.db.deleteFrom('channels').where('id', '=', id).where('person', '=', person).execute();
}

/** `token`: the channel and its secret, as in the link. */
export async function confirmChannel({ db }: Store, token: string): Promise<void> {
  const cut = token.indexOf('-');
  const row = await db.selectFrom('channels').selectAll().where('id', '=', token.slice(0, cut)).executeTakeFirst();
  if (row === undefined || dataOf(row).confirm !== token.slice(cut + 1)) throw new Refused('server/no-such-person');
  await db.updateTable('channels').set({ confirmed: 1 }).where('id', '=', row.id).execute();
}

export const confirmToken = (row: ChannelRow): string => `${row.id}-${dataOf(row).confirm ?? ''}`;

/** What a guest has goes to the account, unless it has the same. */
export async function mergeChannels(db: Transaction<Schema>, guest: string, account: string): Promise<void> {
  const known = db.selectFrom('channels').select('address').where('person', '=', account);
  await db
    .updateTable('channels')
    .set({ person: account })
    .where('person', '=', guest)
    .where('address', 'not in', known)
    .execute();
}
