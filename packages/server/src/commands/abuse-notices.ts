// Addresses that lead into the operator's own network, in all the ways they can be written; subscriptions that no browser has
// made; and whatever sends somebody more notices than he wants.

import type { Table } from '@orrery/protocol';
import type { Abuse, AbusedPlace } from './abuse-attempts.ts';
import type { Player } from './player.ts';
import { newSubscription } from './push-subscription.ts';

const privateAddresses = [
  'https://127.0.0.1/',
  'https://127.1/',
  'https://2130706433/',
  'https://0177.0.0.1/',
  'https://017700000001/',
  'https://0x7f.0.0.1/',
  'https://0x7f000001/',
  'https://0/',
  'https://10.0.0.1/',
  'https://172.16.0.1/',
  'https://192.168.0.1/',
  'https://100.64.0.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://224.0.0.1/',
  'https://255.255.255.255/',
  'https://[::1]/',
  'https://[::]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://[::127.0.0.1]/',
  'https://[64:ff9b::127.0.0.1]/',
  'https://[2002:7f00:1::]/',
  'https://[fd00::1]/',
  'https://[fe80::1]/',
  'https://[ff02::1]/',
  'https://localhost/',
  'https://localhost./',
  'https://LOCALHOST/',
  'https://①②⑦.0.0.1/',
  'https://no-such-name.invalid/',
  'http://93.184.216.34/',
  'https://93.184.216.34:22/',
  'https://me:word@93.184.216.34/',
  'https://127.0.0.1@93.184.216.34/',
] as const;

const noAddresses = [
  '',
  'nonsense',
  'file:///etc/passwd',
  'javascript:alert(1)',
  `https://${'x'.repeat(2000)}.example/`,
  7,
  null,
];

export async function abuseNotices(abuse: Abuse, place: AbusedPlace): Promise<void> {
  await privateNetwork(abuse);
  await redirected(abuse, place);
  await forgedSubscriptions(abuse);
  await floods(abuse, place);
  await invitations(abuse, place);
}

/** So many may be added in a minute, whether they are taken or not. */
const addedPerMinute = 10;

/** Each few by somebody else, so that it is the address that is refused. */
async function privateNetwork(abuse: Abuse): Promise<void> {
  const bodies = [
    ...privateAddresses.map((address) => ({ kind: 'hook', address, form: 'plain' })),
    ...privateAddresses.map((endpoint) => ({
      kind: 'push',
      subscription: { ...newSubscription(endpoint).subscription },
    })),
  ];
  let eve: Player | null = null;
  for (const [index, body] of bodies.entries()) {
    if (eve === null || index % (addedPerMinute - 1) === 0) eve = await abuse.person(`Eve ${index}`);
    await abuse.refused(
      `a channel to ${JSON.stringify(body)}`,
      eve,
      'POST',
      '/api/me/channels',
      body,
      'address-refused',
      'malformed',
    );
  }
  const fay = await abuse.person('Fay');
  for (const address of noAddresses)
    await abuse.refused(
      `a webhook to ${address}`,
      fay,
      'POST',
      '/api/me/channels',
      { kind: 'hook', address, form: 'plain' },
      'malformed',
    );
}

/** A host that is trusted sends on to one that is not. */
async function redirected(abuse: Abuse, { redirector, strayed }: AbusedPlace): Promise<void> {
  const eve = await abuse.person('Eve');
  for (const form of ['plain', 'discord', 'slack']) {
    const body = { kind: 'hook', address: `${redirector}/${form}`, form };
    const { channel } = await eve.call<{ channel: { id: string } }>('POST', '/api/me/channels', body);
    await abuse.refused(
      'a test of a webhook that sends on',
      eve,
      'POST',
      `/api/me/channels/${channel.id}/test`,
      {},
      'address-refused',
    );
  }
  abuse.check(strayed() === 0, `${strayed()} notices followed a redirect`);
}

async function forgedSubscriptions(abuse: Abuse): Promise<void> {
  const eve = await abuse.person('Eve');
  const { endpoint, keys } = newSubscription('https://93.184.216.34/push').subscription;
  const forged: readonly [string, unknown, ...string[]][] = [
    [
      'no point of the curve',
      { endpoint, keys: { ...keys, p256dh: Buffer.alloc(65, 4).toString('base64url') } },
      'address-refused',
    ],
    ['a point that is too short', { endpoint, keys: { ...keys, p256dh: 'BBBB' } }, 'address-refused'],
    ['a secret that is too short', { endpoint, keys: { ...keys, auth: 'AAAA' } }, 'address-refused'],
    ['a huge key', { endpoint, keys: { ...keys, p256dh: 'A'.repeat(5000) } }, 'malformed'],
    ['keys that are no text', { endpoint, keys: { p256dh: 1, auth: {} } }, 'malformed'],
    ['no keys', { endpoint }, 'malformed'],
    ['a huge endpoint', { endpoint: `${endpoint}${'x'.repeat(5000)}`, keys }, 'malformed'],
  ];
  for (const [what, subscription, ...codes] of forged)
    await abuse.refused(
      `a subscription with ${what}`,
      eve,
      'POST',
      '/api/me/channels',
      { kind: 'push', subscription },
      ...codes,
    );
  const huge = { kind: 'push', subscription: { endpoint, keys, more: 'x'.repeat(2_000_000) } };
  await abuse.refused(
    'a subscription of two megabytes',
    eve,
    'POST',
    '/api/me/channels',
    huge,
    'too-large',
    'malformed',
  );
}

async function floods(abuse: Abuse, { mails, redirector }: AbusedPlace): Promise<void> {
  const [eve, fay] = [await abuse.person('Eve'), await abuse.person('Fay')];
  const hook = (index: number): object => ({ kind: 'hook', address: `${redirector}/many/${index}`, form: 'plain' });
  for (let index = 0; index < addedPerMinute; index++) await eve.call('POST', '/api/me/channels', hook(index));
  await abuse.refused('an eleventh channel', eve, 'POST', '/api/me/channels', hook(addedPerMinute), 'too-many');
  // A mailbox of somebody else's is asked three times a day, by whomever.
  const mail = { kind: 'mail', address: 'victim@example.com' };
  const before = mails.length;
  for (const name of ['One', 'Two', 'Three']) await (await abuse.person(name)).call('POST', '/api/me/channels', mail);
  await abuse.refused('a fourth question to one mailbox', fay, 'POST', '/api/me/channels', mail, 'too-many');
  abuse.check(mails.length - before <= 3, `${mails.length - before} mails to one mailbox`);
  const { channel } = await fay.call<{ channel: { id: string } }>('POST', '/api/me/channels', hook(0));
  const test = `/api/me/channels/${channel.id}/test`;
  for (let index = 0; index < 3; index++) await abuse.refused('a test', fay, 'POST', test, {}, 'address-refused');
  await abuse.refused('a fourth test in a minute', fay, 'POST', test, {}, 'too-many');
  await abuse.refused('a test of another’s channel', eve, 'POST', test, {}, 'unknown');
  await abuse.refused(
    'deleting another’s channel',
    eve,
    'DELETE',
    `/api/me/channels/${channel.id}`,
    undefined,
    'unknown',
  );
  for (const token of ['x', `${channel.id}-`, `${channel.id}-x`]) {
    await abuse.refused('a forged confirmation', eve, 'POST', `/api/notices/confirm/${token}`, {}, 'no-such-person');
    await abuse.refused('a forged stop', eve, 'POST', `/api/notices/stop/${token}`, {}, 'no-such-person');
  }
  await nudges(abuse, eve, fay);
}

async function nudges(abuse: Abuse, eve: Player, fay: Player): Promise<void> {
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const { id } = await eve.call<Table>('POST', '/api/tables', { game: 'race', seats });
  const path = `/api/tables/${id}/nudge`;
  await abuse.refused('a nudge before the match', eve, 'POST', path, { seat: 1 }, 'not-started');
  await fay.call('POST', `/api/tables/${id}/join`, {});
  await eve.call('POST', `/api/tables/${id}/start`, {});
  await eve.call('POST', path, { seat: 1 });
  await abuse.refused('a second nudge that day', eve, 'POST', path, { seat: 1 }, 'too-many');
  await abuse.refused('a nudge of oneself', eve, 'POST', path, { seat: 0 }, 'not-allowed');
  for (const seat of [5, -1, 0.5, 'x', null])
    await abuse.refused(`a nudge of seat ${seat}`, eve, 'POST', path, { seat }, 'not-allowed', 'malformed');
  await abuse.refused('a nudge by a stranger', await abuse.person('Gil'), 'POST', path, { seat: 1 }, 'not-seated');
}

interface Friends {
  readonly link: string;
  readonly friends: readonly { readonly id: string }[];
}

async function invitations(abuse: Abuse, { store, redirector }: AbusedPlace): Promise<void> {
  const [eve, fay, gil] = [await abuse.person('Eve'), await abuse.person('Fay'), await abuse.person('Gil')];
  const { link } = await eve.call<Friends>('GET', '/api/me/friends');
  const known = (await fay.call<Friends>('POST', '/api/me/friends', { link })).friends[0]?.id;
  const { id } = await fay.call<Table>('POST', '/api/tables', {
    game: 'race',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  await eve.call('POST', '/api/me/channels', { kind: 'hook', address: `${redirector}/invited`, form: 'plain' });
  const path = `/api/tables/${id}/invite`;
  const stranger = (await gil.call<{ person: { id: string } }>('GET', '/api/me')).person.id;
  await abuse.refused('an invitation of a stranger', fay, 'POST', path, { person: stranger }, 'no-such-person');
  await abuse.refused('an invitation to another’s table', gil, 'POST', path, { person: known }, 'not-seated');
  for (let times = 0; times < 10; times++) await abuse.ask(fay.cookie, 'POST', path, { person: known });
  await abuse.refused('an eleventh invitation in a minute', fay, 'POST', path, { person: known }, 'too-many');
  const told = await store.db.selectFrom('notices').select('id').where('match_id', '=', id).execute();
  abuse.check(told.length === 1, `${told.length} notices of one invitation`);
  await abuse.refused('one’s own friend link', eve, 'POST', '/api/me/friends', { link }, 'not-allowed');
  for (const wrong of ['no-such-link', 'x'.repeat(5000), 7])
    await abuse.refused(
      'a friend link that leads nowhere',
      gil,
      'POST',
      '/api/me/friends',
      { link: wrong },
      'no-such-person',
      'malformed',
    );
  for (let times = 0; times < 20; times++)
    await abuse.ask(gil.cookie, 'POST', '/api/me/friends', { link: `no-such-link-${times}` });
  await abuse.refused('the next guess of a friend link', gil, 'POST', '/api/me/friends', { link }, 'too-many');
}
