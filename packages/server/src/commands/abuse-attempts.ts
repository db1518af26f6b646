// Asks a server for what it must refuse, and notes what it does not.

import type { Store } from '../storage/store.ts';
import { Player } from './player.ts';

/** Asks for what must be refused, and notes what is not. */
export class Abuse {
  readonly codes: Record<string, number> = {};
  readonly wrong: string[] = [];
  attempts = 0;
  readonly address: string;

  constructor(address: string) {
    this.address = address;
  }

  async person(name: string): Promise<Player> {
    const player = new Player([this.address]);
    await player.signIn(name);
    return player;
  }

  /** `wanted`: the codes that say why not. */
  async refused(
    what: string,
    { cookie }: Pick<Player, 'cookie'>,
    method: string,
    path: string,
    body: unknown,
    ...wanted: readonly string[]
  ): Promise<void> {
    const { status, text } = await this.ask(cookie, method, path, body);
    this.attempts += 1;
    const code = /^\{"error":\{"code":"([a-z/-]+)"/.exec(text)?.[1] ?? `${status} without a code`;
    this.codes[code] = (this.codes[code] ?? 0) + 1;
    if (status < 400 || status >= 500 || !wanted.includes(code.replace('server/', '')))
      this.wrong.push(`${what}: ${status} ${text.slice(0, 200)}`);
  }

  async ask(cookie: string, method: string, path: string, body: unknown): Promise<{ status: number; text: string }> {
    const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
    const init = { method, headers: { cookie, ...type }, ...(body === undefined ? {} : { body: textOf(body) }) };
    const response = await fetch(`${this.address}${path}`, init);
    return { status: response.status, text: await response.text() };
  }

  check(isSo: boolean, otherwise: string): void {
    this.attempts += 1;
    if (!isSo) this.wrong.push(otherwise);
  }
}

const textOf = (body: unknown): string => (typeof body === 'string' ? body : JSON.stringify(body));

/** What the server must be told before it starts. */
export interface AbusedPlace {
  readonly address: string;
  readonly store: Store;
  /** The one host that is trusted: it sends whoever asks on to `forbidden`. */
  readonly redirector: string;
  /** How often somebody asked where nobody may be sent. */
  readonly strayed: () => number;
  /** Mails that the server sent. */
  readonly mails: readonly string[];
}
