// A simulated person whose notices come to the inbox of the command.

import type { Inbox } from './inbox.ts';
import { Player } from './player.ts';

export interface ToldPerson {
  readonly player: Player;
  readonly id: string;
}

/** `silenceMs`: how long a node may be silent before another one is asked. */
export async function toldPerson(
  addresses: readonly string[],
  inbox: Inbox,
  name: string,
  silenceMs: number,
): Promise<ToldPerson> {
  const player = new Player(addresses);
  player.silenceMs = silenceMs;
  await player.signIn(name);
  await player.call('POST', '/api/me/channels', { kind: 'hook', address: inbox.addressOf(name), form: 'plain' });
  const { person } = await player.call<{ person: { id: string } }>('GET', '/api/me');
  return { player, id: person.id };
}
