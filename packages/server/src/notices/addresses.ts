// Where notices may go: addresses that people give are asked for by this machine, so they must not lead into its own network.
// A name is resolved at each send, everything it resolves to is looked at, and the connection goes to what was looked at.

import { lookup as resolve } from 'node:dns/promises';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { Refused } from '../refusal.ts';

const refused = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  refused.addSubnet(network, bits, 'ipv4');
/** Documentation, and ways to write an IPv4 address. */
for (const [network, bits] of [
  ['2001::', 32],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  refused.addSubnet(network, bits, 'ipv6');
/** Whatever else lies in IPv6 is no address of the open network. */
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');

export function isOpenAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !refused.check(address, 'ipv4');
  return family === 6 && open6.check(address, 'ipv6') && !refused.check(address, 'ipv6');
}

export interface Answered {
  readonly status: number;
  readonly text: string;
}

export interface Posting {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: string | Buffer;
}

const patienceMs = 10_000;
const mostBytes = 64 * 1024;

export class Addresses {
  /** Hosts of the operator's own, with or without a port: they may be private, and may be asked without TLS. */
  readonly #trusted: ReadonlySet<string>;

  constructor(trusted: readonly string[]) {
    this.#trusted = new Set(trusted.map((host) => host.toLowerCase()));
  }

  /** The form of an address, without asking anybody. */
  read(text: string): URL {
    const url = URL.canParse(text) ? new URL(text) : null;
    if (url === null) throw refuse('it is no address');
    if (url.username !== '' || url.password !== '') throw refuse('it has a user or a password');
    if (this.#isTrusted(url)) return url;
    if (url.protocol !== 'https:') throw refuse('only https is taken');
    if (url.port !== '') throw refuse('only the usual port is taken');
    if (isIP(bareHost(url)) !== 0 && !isOpenAddress(bareHost(url))) throw refuse('it is a private address');
    return url;
  }

  /** Where it leads now. */
  async check(text: string): Promise<void> {
    const url = this.read(text);
    if (!this.#isTrusted(url)) await openAddresses(bareHost(url));
  }

  /** Follows no redirect, and reads no more than a little of the reply. */
  async post(text: string, { headers, body }: Posting): Promise<Answered> {
    const url = this.read(text);
    const request = url.protocol === 'https:' ? secureRequest : plainRequest;
    const lookup = this.#isTrusted(url) ? {} : { lookup: checkedLookup };
    return new Promise((done, failed) => {
      const sent = request(
        url,
        {
          method: 'POST',
          headers: { ...headers, 'content-length': Buffer.byteLength(body) },
          agent: false,
          signal: AbortSignal.timeout(patienceMs),
          ...lookup,
        },
        (response) => {
          let read = '';
          response.setEncoding('utf8');
          response.on('data', (text: string) => {
            read += text;
            if (read.length > mostBytes) response.destroy();
          });
          response.on('close', () => done({ status: response.statusCode ?? 0, text: read.slice(0, 200) }));
          response.on('error', failed);
        },
      );
      sent.on('error', failed);
      sent.end(body);
    });
  }

  #isTrusted({ host, hostname }: URL): boolean {
    return this.#trusted.has(host) || this.#trusted.has(hostname);
  }
}

const refuse = (why: string): Refused => new Refused('server/address-refused', { why });

const bareHost = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '');

/** All that a name resolves to, if all of it may be asked. */
async function openAddresses(host: string): Promise<{ address: string; family: number }[]> {
  const found = await resolve(host, { all: true }).catch(() => []);
  if (found.length === 0) throw refuse('its name is not known');
  if (found.some(({ address }) => !isOpenAddress(address))) throw refuse('it is a private address');
  return found;
}

const checkedLookup: LookupFunction = (host, { all }, done) => {
  openAddresses(host).then(
    (found) => {
      const [first] = found;
      if (all === true) done(null, found);
      else done(null, first?.address ?? '', first?.family);
    },
    (error: Error) => done(error, '', 0),
  );
};
