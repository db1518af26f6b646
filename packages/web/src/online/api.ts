// Requests to the server the page came from. A static host has none: then everything here is refused, and the page
// shows what works without.

import { ok, type Refusal, type Result, refusalsOf, saysNothing } from '@orrery/kernel';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** The code of what is refused when no server answers. */
export const unreachable = 'page/unreachable';
const { refuse, refused } = refusalsOf({ [unreachable]: saysNothing });

export async function call<T>(method: Method, path: string, body?: unknown): Promise<Result<T>> {
  try {
    const reply = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!(reply.headers.get('content-type') ?? '').includes('json')) return refused(unreachable);
    const value = (await reply.json()) as T & { readonly error?: Refusal };
    if (reply.ok) return ok(value);
    return { ok: false, refusal: value.error ?? refuse(unreachable) };
  } catch {
    return refused(unreachable);
  }
}
