// Whether there is a server, and who I am to it. Nobody is asked to be anybody before a table of the server is opened:
// then a guest is made, whom the browser's cookie remembers.

import type { Refusal, Result } from '@orrery/kernel';
import type { Person } from '@orrery/protocol';
import { call } from './api.ts';

interface MeReply {
  readonly person: Person | null;
}

class Me {
  /** Null until it is known. */
  hasServer: boolean | null = $state(null);
  person: Person | null = $state.raw(null);

  #looking: Promise<void> | null = null;

  /** Finds out once per visit; `again` asks anew where no server answered. */
  look(again = false): Promise<void> {
    if (this.hasServer === true || (this.hasServer === false && !again)) return Promise.resolve();
    this.#looking ??= this.#ask().finally(() => {
      this.#looking = null;
    });
    return this.#looking;
  }

  async #ask(): Promise<void> {
    const found = navigator.onLine ? await call<MeReply>('GET', '/api/me') : null;
    this.hasServer = found?.ok === true;
    if (found?.ok === true) this.person = found.value.person;
  }

  /** Makes me a guest if I am nobody yet. */
  async beSomebody(): Promise<Refusal | null> {
    await this.look(true);
    if (this.person !== null) return null;
    return this.#become(await call<MeReply>('POST', '/api/guest', {}));
  }

  async rename(name: string): Promise<Refusal | null> {
    return this.#become(await call<MeReply>('PATCH', '/api/me', { name }));
  }

  async register(login: string, password: string): Promise<Refusal | null> {
    return this.#become(await call<MeReply>('POST', '/api/register', { login, password }));
  }

  async logIn(login: string, password: string): Promise<Refusal | null> {
    return this.#become(await call<MeReply>('POST', '/api/login', { login, password }));
  }

  async logOut(): Promise<Refusal | null> {
    return this.#become(await call<MeReply>('POST', '/api/logout', {}));
  }

  async changePassword(old: string, fresh: string): Promise<Refusal | null> {
    return this.#become(await call<MeReply>('POST', '/api/me/password', { old, new: fresh }));
  }

  /** An account confirms it with its password; a guest has none. */
  async deleteAll(password: string | null): Promise<Refusal | null> {
    return this.#become(await call<MeReply>('DELETE', '/api/me', password === null ? {} : { password }));
  }

  #become(reply: Result<MeReply>): Refusal | null {
    if (!reply.ok) return reply.refusal;
    this.hasServer = true;
    this.person = reply.value.person;
    return null;
  }
}

export const me = new Me();
