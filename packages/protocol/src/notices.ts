// How people hear that something waits for them: the channels they have, what they want to hear on each, and what a notice
// looks like when it arrives. docs/decisions/013 has when one is made.

import { z } from 'zod';
import { tableId } from './common.ts';

export const channelKinds = ['push', 'mail', 'hook'] as const;
export const noticeKinds = ['turn', 'soon', 'nudge', 'over', 'invite'] as const;
export const hookForms = ['plain', 'discord', 'slack'] as const;

const address = z.url({ protocol: /^https?$/ }).max(1000);
const base64url = z.string().regex(/^[\w-]+=*$/);

/** What a browser's push manager gives. */
export const pushSubscription = z.object({
  endpoint: address,
  keys: z.object({ p256dh: base64url.max(200), auth: base64url.max(100) }),
});

export const channelRequest = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('push'), subscription: pushSubscription }),
  z.strictObject({ kind: z.literal('mail'), address: z.email().max(200) }),
  z.strictObject({ kind: z.literal('hook'), address, form: z.enum(hookForms) }),
]);

export const channel = z.object({
  id: z.string(),
  kind: z.enum(channelKinds),
  /** For people: the host of a push service, a mail address, a webhook's address. */
  name: z.string(),
  form: z.enum(hookForms).nullable(),
  /** A mail address is silent until its owner has opened the link that was sent there. */
  confirmed: z.boolean(),
  /** Switched off after too many failures; adding it again switches it on. */
  failed: z.boolean(),
});
/** `secret`: what a webhook is signed with, shown this once. */
export const channelReply = z.object({ channel, secret: z.string().nullable() });

const onChannels = z.object({ push: z.boolean(), mail: z.boolean(), hook: z.boolean() });
const minuteOfDay = z.int().min(0).max(1439);

export const noticeSettings = z.strictObject({
  /** By kind of notice, on which channels. */
  tell: z.strictObject({ turn: onChannels, soon: onChannels, nudge: onChannels, over: onChannels, invite: onChannels }),
  /** So long before a deadline `soon` is told. */
  soonMs: z
    .int()
    .min(60_000)
    .max(7 * 86_400_000),
  /** In minutes of the day; nothing is sent then, and one summary after. */
  quiet: z.strictObject({ from: minuteOfDay, to: minuteOfDay }).nullable(),
  /** Turns are told once a day, at this minute; null: as they come. */
  digestAt: minuteOfDay.nullable(),
  /** For quiet hours and digests: a name such as `Europe/Budapest`. */
  timeZone: z.string().max(60),
  language: z.enum(['en', 'hu', 'ja', 'es']),
});

/** `pushKey`: the public VAPID key for `pushManager.subscribe`; `mail`: whether this server sends any. */
export const noticesReply = z.object({
  channels: z.array(channel),
  settings: noticeSettings,
  pushKey: z.string(),
  mail: z.boolean(),
});

/** The payload of a push message, and the body of a plain webhook. */
export const notice = z.object({
  id: z.string(),
  kind: z.enum([...noticeKinds, 'digest', 'test']),
  title: z.string(),
  body: z.string(),
  /** Where it leads: an address of the page, relative for push. */
  url: z.string(),
  match: tableId.nullable(),
  /** What replaces what: a notification with the same tag. */
  tag: z.string(),
  /** So many matches wait: the badge. */
  waiting: z.int(),
  language: z.string(),
  at: z.int(),
  /** One press stops all notices; of webhooks and mail. */
  stop: z.string(),
});

export type ChannelRequest = z.infer<typeof channelRequest>;
export type Channel = z.infer<typeof channel>;
export type NoticeSettings = z.infer<typeof noticeSettings>;
export type NoticeKind = (typeof noticeKinds)[number];
export type ChannelKind = (typeof channelKinds)[number];
export type HookForm = (typeof hookForms)[number];
export type Notice = z.infer<typeof notice>;
