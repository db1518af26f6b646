// Puts together what notices need: keys, ways out, and what looks for what must be told.

import type { Config } from '../config.ts';
import type { Keeper } from '../matches/keeper.ts';
import type { Attention, EyesOn } from '../sockets/attention.ts';
import type { Store } from '../storage/store.ts';
import { Addresses } from './addresses.ts';
import { Channels } from './channels.ts';
import { pushKeys } from './keys.ts';
import { Notifier } from './notifier.ts';
import { Senders } from './senders.ts';

export interface Notices {
  readonly channels: Channels;
  readonly senders: Senders;
  readonly notifier: Notifier;
  readonly pushKey: string;
  readonly base: string;
  close(): Promise<void>;
}

interface Parts {
  readonly store: Store;
  readonly keeper: Keeper;
  readonly attention: Attention;
  readonly eyesOn: EyesOn;
  readonly config: Config;
  readonly onTrouble: (error: unknown) => void;
}

/** For push services that want to complain; nobody reads what is sent there unless the operator says where he lives. */
const nobody = 'mailto:nobody@example.com';

export async function openNotices({ store, keeper, attention, eyesOn, config, onTrouble }: Parts): Promise<Notices> {
  const keys = await pushKeys(store);
  const addresses = new Addresses(config.noticeHosts);
  const base = (config.publicUrl ?? '').replace(/\/$/, '');
  const { smtpUrl, smtpFrom, node } = config;
  const mail = smtpUrl === null || smtpFrom === null ? null : { url: smtpUrl, from: smtpFrom };
  const subject = base.startsWith('https:') ? base : nobody;
  const senders = new Senders({ addresses, keys, subject, mail, base });
  const notifier = new Notifier({ store, keeper, attention, eyesOn, senders, node, base, onTrouble });
  notifier.start(config.noticeEveryMs);
  return {
    channels: new Channels(store, addresses, mail !== null),
    senders,
    notifier,
    pushKey: keys.publicKey,
    base,
    close: () => notifier.close(),
  };
}
