// Configuration by environment, with defaults for one machine. A wrong value stops the start with one line.

import { randomBytes } from 'node:crypto';
import { botNames } from '@orrery/bots';
import { threadsByDefault } from './bots/thinker.ts';

export interface Config {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** A PostgreSQL for any number of nodes; null: SQLite in dataDir. */
  readonly databaseUrl: string | null;
  readonly databaseConnections: number;
  /** The address people type, if it differs from where this process listens: decides on Secure cookies. */
  readonly publicUrl: string | null;
  /** Proxies of one's own between the people and this process. */
  readonly trustedHops: number;
  /** The built page; null: programs only. */
  readonly webDir: string | null;
  readonly logLevel: string;
  readonly node: string;
  readonly leaseMs: number;
  /** Who has just taken a match over enforces no deadline for so long at most. */
  readonly deadlineGraceMs: number;
  readonly botThreads: number;
  readonly botThinkMs: number | null;
  /** A bot that takes longer is stopped, and the next weaker one is asked. */
  readonly botLateMs: number;
  readonly standInLevel: string;
  /** So long a stand-in waits before each answer while somebody else plays. */
  readonly standInPauseMs: number;
  /** Until then a request must be here, headers and body. */
  readonly requestTimeoutMs: number;
  /** HTTP requests a minute from one address. */
  readonly requestsPerMinute: number;
  /** Attempts with a password a minute from one address; for one account a third of it. */
  readonly passwordsPerMinute: number;
  /** Threads that hash passwords. */
  readonly passwordThreads: number;
  readonly messagesPerSecond: number;
  readonly socketsPerPerson: number;
  /** How often a socket must give a sign of life. */
  readonly socketPingMs: number;
  readonly tablesPerPerson: number;
  readonly waitingTablesPerPerson: number;
  readonly chatLinesPerMinute: number;
  readonly chatLinesPerTable: number;
  readonly guestDays: number;
  readonly tableDays: number;
  /** Days of holidays that a person may take within a year. */
  readonly holidayDays: number;
  /** Hosts of one's own that notices may go to although they are private or without TLS. */
  readonly noticeHosts: readonly string[];
  /** How often it is looked for what people must be told; 0: never. */
  readonly noticeEveryMs: number;
  /** The server that takes mail; null: none is sent. */
  readonly smtpUrl: string | null;
  readonly smtpFrom: string | null;
  /** Figures on a port of their own; null: none. */
  readonly metricsPort: number | null;
  readonly metricsHost: string;
  /** Figures on the port of everything else too, for who knows this. */
  readonly metricsToken: string | null;
  /** So far off this node believes the time of day to be; for tests of what then happens. */
  readonly testClockOffsetMs: number;
}

export class BadConfig extends Error {
  override name = 'BadConfig';
}

export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const number = (name: string, otherwise: number, min: number, max: number): number => {
    const text = env[name];
    if (text === undefined || text === '') return otherwise;
    const value = Number(text);
    if (/^\d+$/.test(text) && value >= min && value <= max) return value;
    throw new BadConfig(`${name} must be a number from ${min} to ${max}; it is "${text}".`);
  };
  const text = (name: string): string | null => (env[name] === undefined || env[name] === '' ? null : env[name]);
  return {
    host: text('HOST') ?? '127.0.0.1',
    port: number('PORT', 3000, 0, 65_535),
    dataDir: text('DATA_DIR') ?? 'data',
    databaseUrl: readUrl('DATABASE_URL', text('DATABASE_URL'), /^postgres(ql)?:$/),
    databaseConnections: number('DATABASE_CONNECTIONS', 10, 2, 500),
    publicUrl: readUrl('PUBLIC_URL', text('PUBLIC_URL'), /^https?:$/),
    trustedHops: number('TRUST_PROXY', 0, 0, 10),
    webDir: text('WEB_DIR'),
    logLevel: readLevel(text('LOG_LEVEL') ?? 'info'),
    node: text('NODE_NAME') ?? randomBytes(6).toString('hex'),
    leaseMs: number('LEASE_MS', 3000, 200, 600_000),
    deadlineGraceMs: number('DEADLINE_GRACE_MS', 60_000, 0, 3_600_000),
    botThreads: number('BOT_THREADS', threadsByDefault(), 1, 64),
    botThinkMs: text('BOT_THINK_MS') === null ? null : number('BOT_THINK_MS', 1000, 1, 600_000),
    botLateMs: number('BOT_LATE_MS', 10_000, 50, 600_000),
    standInLevel: standIn(text('STAND_IN_LEVEL')),
    standInPauseMs: number('STAND_IN_PAUSE_MS', 1500, 0, 60_000),
    requestTimeoutMs: number('REQUEST_TIMEOUT_MS', 15_000, 100, 600_000),
    requestsPerMinute: number('REQUESTS_PER_MINUTE', 600, 1, 10_000_000),
    passwordsPerMinute: number('PASSWORDS_PER_MINUTE', 30, 1, 10_000_000),
    passwordThreads: number('PASSWORD_THREADS', 1, 1, 16),
    messagesPerSecond: number('MESSAGES_PER_SECOND', 30, 1, 1_000_000),
    socketsPerPerson: number('SOCKETS_PER_PERSON', 20, 1, 100_000),
    socketPingMs: number('SOCKET_PING_MS', 15_000, 100, 600_000),
    tablesPerPerson: number('TABLES_PER_PERSON', 50, 1, 1_000_000),
    waitingTablesPerPerson: number('WAITING_TABLES_PER_PERSON', 10, 1, 1_000_000),
    chatLinesPerMinute: number('CHAT_LINES_PER_MINUTE', 30, 1, 1_000_000),
    chatLinesPerTable: number('CHAT_LINES_PER_TABLE', 500, 20, 1_000_000),
    guestDays: number('FORGET_GUESTS_DAYS', 90, 0, 100_000),
    tableDays: number('FORGET_TABLES_DAYS', 14, 0, 100_000),
    holidayDays: number('HOLIDAY_DAYS', 30, 0, 365),
    noticeHosts: (text('NOTICE_HOSTS') ?? '').split(',').flatMap((host) => (host.trim() === '' ? [] : [host.trim()])),
    noticeEveryMs: number('NOTICE_EVERY_MS', 5000, 0, 3_600_000),
    smtpUrl: readMail(readUrl('SMTP_URL', text('SMTP_URL'), /^smtps?:$/), text('SMTP_FROM'), text('PUBLIC_URL')),
    smtpFrom: text('SMTP_FROM'),
    metricsPort: text('METRICS_PORT') === null ? null : number('METRICS_PORT', 0, 0, 65_535),
    metricsHost: text('METRICS_HOST') ?? '127.0.0.1',
    metricsToken: text('METRICS_TOKEN'),
    testClockOffsetMs: testOffset(text('TEST_CLOCK_OFFSET_MS'), text('TEST_FAULTS')),
  };
}

function readUrl(name: string, text: string | null, protocol: RegExp): string | null {
  if (text === null) return null;
  if (URL.canParse(text) && protocol.test(new URL(text).protocol)) return text;
  throw new BadConfig(`${name} is not an address of the right kind.`); // it may hold a password: don't print it
}

/** A mail without a sender, or with links that lead nowhere, is worse than none. */
function readMail(url: string | null, from: string | null, publicUrl: string | null): string | null {
  if (url !== null && (from === null || publicUrl === null))
    throw new BadConfig('SMTP_URL needs SMTP_FROM, the sender, and PUBLIC_URL, where links lead, beside it.');
  return url;
}

function testOffset(given: string | null, allowed: string | null): number {
  if (given === null) return 0;
  if (allowed !== '1') throw new BadConfig('TEST_CLOCK_OFFSET_MS is for tests, and needs TEST_FAULTS=1 beside it.');
  if (/^-?\d{1,12}$/.test(given)) return Number(given);
  throw new BadConfig(`TEST_CLOCK_OFFSET_MS must be a whole number; it is "${given}".`);
}

function readLevel(level: string): string {
  if (['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'].includes(level)) return level;
  throw new BadConfig(`LOG_LEVEL must be trace, debug, info, warn, error, fatal or silent; it is "${level}".`);
}

/** A level of middling strength that does not take long, as far as there is one. */
function standIn(wanted: string | null): string {
  const known = ['regular', 'novice', 'greedy', 'random'].find((level) => botNames.includes(level)) ?? 'random';
  if (wanted === null || botNames.includes(wanted)) return wanted ?? known;
  throw new BadConfig(`STAND_IN_LEVEL must be one of ${botNames.join(', ')}; it is "${wanted}".`);
}
