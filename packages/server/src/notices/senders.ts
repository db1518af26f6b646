// How a notice goes out: encrypted to a browser, as mail, or signed to a webhook. A notice keeps its id however often it is
// sent, so that whoever gets it twice can tell.

import { createHmac } from 'node:crypto';
import type { Notice } from '@orrery/protocol';
import type { Words } from '@orrery/words';
import { createTransport } from 'nodemailer';
import webPush from 'web-push';
import type { Addresses, Answered } from './addresses.ts';
import { type ChannelRow, confirmToken, dataOf } from './channels.ts';

/** `gone`: the browser has given up its subscription. */
export type Sent = 'sent' | 'gone' | 'failed';

export interface Keys {
  readonly publicKey: string;
  readonly privateKey: string;
}

export interface SenderSettings {
  readonly addresses: Addresses;
  readonly keys: Keys;
  /** Who answers for this server: an address that push services are told. */
  readonly subject: string;
  /** Null: no mail. */
  readonly mail: { readonly url: string; readonly from: string } | null;
  /** The address people type, without a slash at its end; empty if it is not known. */
  readonly base: string;
}

const dayInSeconds = 86_400;
/** A topic holds so many signs. */
const longestTopic = 32;

export class Senders {
  readonly #settings: SenderSettings;
  readonly #mail: ReturnType<typeof createTransport> | null;

  constructor(settings: SenderSettings) {
    this.#settings = settings;
    this.#mail = settings.mail === null ? null : createTransport(settings.mail.url);
  }

  close(): void {
    this.#mail?.close();
  }

  async send(channel: ChannelRow, notice: Notice, words: Words): Promise<Sent> {
    switch (channel.kind) {
      case 'push':
        return this.#push(channel, notice);
      case 'mail':
        return this.#mailOf(channel, notice, words);
      case 'hook':
        return outcome(await this.#hook(channel, notice));
    }
  }

  async #push(channel: ChannelRow, notice: Notice): Promise<Sent> {
    const { keys } = dataOf(channel);
    if (keys === undefined) return 'gone';
    const { endpoint, headers, body } = webPush.generateRequestDetails(
      { endpoint: channel.address, keys: { ...keys } },
      JSON.stringify(notice),
      {
        TTL: dayInSeconds,
        urgency: notice.kind === 'over' ? 'low' : 'normal',
        topic: notice.tag.replaceAll(/[^\w-]/g, '').slice(-longestTopic),
        vapidDetails: { subject: this.#settings.subject, ...this.#settings.keys },
      },
    );
    const answered = await this.#settings.addresses.post(endpoint, {
      headers: { ...headers },
      body: body ?? '',
    });
    return answered.status === 404 || answered.status === 410 ? 'gone' : outcome(answered);
  }

  #hook(channel: ChannelRow, notice: Notice): Promise<Answered> {
    const { form = 'plain', secret = '' } = dataOf(channel);
    const body = hookBody(form, notice);
    const seconds = Math.floor(notice.at / 1000);
    return this.#settings.addresses.post(channel.address, {
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Orrery',
        'orrery-delivery': notice.id,
        'orrery-signature': `t=${seconds},v1=${signatureOf(secret, seconds, body)}`,
      },
      body,
    });
  }

  async #mailOf(channel: ChannelRow, notice: Notice, words: Words): Promise<Sent> {
    const { open, stop } = words.notices;
    const text = `${notice.body}\n\n${open}: ${notice.url}\n\n--\n${stop}: ${notice.stop}\n`;
    return this.#write(channel, notice.title, text, notice.id, {
      'List-Unsubscribe': `<${notice.stop.replace('/#/stop/', '/api/notices/stop/')}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  }

  /** Asks whoever reads this mailbox whether notices are wanted there. */
  confirm(channel: ChannelRow, words: Words): Promise<Sent> {
    const { title, body } = words.notices.confirm;
    const link = `${this.#settings.base}/#/confirm/${confirmToken(channel)}`;
    return this.#write(channel, title, `${body}\n\n${link}\n`, channel.id, {});
  }

  async #write(
    { address }: ChannelRow,
    subject: string,
    text: string,
    id: string,
    headers: Readonly<Record<string, string>>,
  ): Promise<Sent> {
    const { mail, base } = this.#settings;
    if (this.#mail === null || mail === null) return 'failed';
    const host = URL.canParse(base) ? new URL(base).hostname : 'localhost';
    await this.#mail.sendMail({
      from: mail.from,
      to: address,
      subject,
      text,
      messageId: `<${id}@${host}>`,
      headers: { ...headers, 'Auto-Submitted': 'auto-generated' },
    });
    return 'sent';
  }
}

const outcome = ({ status }: Answered): Sent => (status >= 200 && status < 300 ? 'sent' : 'failed');

function hookBody(form: 'plain' | 'discord' | 'slack', notice: Notice): string {
  if (form === 'plain') return JSON.stringify(notice);
  const text = `${notice.title}\n${notice.body}\n${notice.url}`;
  if (form === 'slack') return JSON.stringify({ text });
  return JSON.stringify({ content: text, allowed_mentions: { parse: [] } });
}

export const signatureOf = (secret: string, seconds: number, body: string): string =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
