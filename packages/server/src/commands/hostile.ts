// `hostile`, in three parts, each against a server of its own. One, without limits on pace: a hundred thousand malformed,
// oversized, replayed, foreign and out-of-order messages and requests, their addresses encoded and absolute, with the
// headers of proxies, beside slow sockets and floods of tables; nothing may come of them. Two, with the limits as they are:
// one person attacks for a minute while others play, and must not be noticed. Three: what tables over days brought, abused.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../storage/store.ts';
import { type AbuseFindings, abuse } from './abuse.ts';
import { atRedirector } from './abuse-redirector.ts';
import { BadCall, readArguments } from './arguments.ts';
import { type AttackFindings, attack } from './attack.ts';
import { type ChildServer, startChild } from './child-server.ts';
import type { Command } from './command.ts';
import { besiege, type SiegeFindings } from './siege.ts';

const usage = 'npm run hostile -- [--part 1|2|3] [--count 100000] [--seconds 60] [--seed 1] [--json]';
const shown = 20;

/** Everything is to reach what lies behind the limits on pace. */
const withoutLimits = {
  REQUESTS_PER_MINUTE: '10000000',
  PASSWORDS_PER_MINUTE: '10000000',
  MESSAGES_PER_SECOND: '1000000',
  SOCKETS_PER_PERSON: '100000',
  TABLES_PER_PERSON: '1000000',
  WAITING_TABLES_PER_PERSON: '1000000',
  CHAT_LINES_PER_MINUTE: '1000000',
};

export const hostile: Command = async (args, script) => {
  const wanted = {
    part: { type: 'string' },
    count: { type: 'string', default: '100000' },
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean' },
  } as const;
  const given = readArguments(args, wanted, usage);
  if (given.flag('help')) {
    process.stdout.write(`${usage}\n`);
    return 0;
  }
  const part = given.text('part');
  if (part !== undefined && !/^[123]$/.test(part)) throw new BadCall(`--part must be 1, 2 or 3.\n${usage}`);
  const isWanted = (one: string): boolean => part === undefined || part === one;
  const [count, seed] = [given.number('count', 10, 100_000_000), given.number('seed', 0, 2 ** 31)];
  const seconds = given.number('seconds', 1, 86_400);
  const one = !isWanted('1') ? null : await partOne(script, count, seed);
  const two = !isWanted('2') ? null : await partTwo(script, seconds);
  const three = isWanted('3') ? await partThree(script) : null;
  process.stdout.write(given.flag('json') ? `${JSON.stringify({ one, two, three })}\n` : inWords(one, two, three));
  const wrong = [...(one?.wrong ?? []), ...(two?.wrong ?? []), ...(three?.wrong ?? [])];
  for (const each of wrong.slice(0, shown)) process.stderr.write(`${each}\n`);
  return wrong.length === 0 ? 0 : 1;
};

const partOne = (script: URL, count: number, seed: number): Promise<AttackFindings> =>
  withServer(script, withoutLimits, async ({ address }, folder) => {
    const store = await openStore({ url: null, folder, connections: 2, onTrouble: () => {} });
    let told = 0;
    const progress = (sent: number): void => {
      if (sent - told < count / 10) return;
      told = sent;
      process.stderr.write(`${sent} of ${count} sent\n`);
    };
    return attack(address, store, count, seed, progress).finally(() => store.close());
  });

const partTwo = (script: URL, seconds: number): Promise<SiegeFindings> =>
  withServer(script, {}, ({ address }) => besiege(address, script, seconds));

const partThree = (script: URL): Promise<AbuseFindings> =>
  atRedirector(({ env, ...place }) =>
    withServer(script, env, async ({ address }, folder) => {
      const store = await openStore({ url: null, folder, connections: 2, onTrouble: () => {} });
      return abuse({ ...place, address, store }).finally(() => store.close());
    }),
  );

async function withServer<T>(
  script: URL,
  env: Readonly<Record<string, string>>,
  work: (server: ChildServer, folder: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-hostile-'));
  const server = await startChild(script, { DATA_DIR: folder, ...env });
  try {
    return await work(server, folder);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function inWords(one: AttackFindings | null, two: SiegeFindings | null, three: AbuseFindings | null): string {
  const lines: string[] = [];
  if (one !== null) {
    const { messages, requests, rawConnections, slowSockets, tables, wrong } = one;
    lines.push(
      `Without limits: ${messages} messages, ${requests} requests, ${rawConnections} connections without protocol, ` +
        `${slowSockets} slow ones, ${tables} tables; ${wrong.length} findings.`,
      `  refused: ${JSON.stringify(one.codes)}`,
    );
  }
  if (two !== null) {
    const { seconds, pings, botAnswers, inPeace, answers, memoryMb, wrong } = two;
    lines.push(
      `With limits, ${seconds} s of attack by one person: others' median ping ${pings.median} ms ` +
        `(before it ${inPeace.pings.median} ms), a bot's answer to others ${botAnswers.median} ms, at most ${botAnswers.worst} ms ` +
        `(before it ${inPeace.botAnswers.median} ms, at most ${inPeace.botAnswers.worst} ms), ` +
        `${answers} answers of others accepted, ${memoryMb} MB; ${wrong.length} findings.`,
      `  tried: ${JSON.stringify(two.attempts)}`,
    );
  }
  if (three !== null) {
    const { attempts, codes, wrong } = three;
    lines.push(
      `What tables over days brought, abused: ${attempts} attempts; ${wrong.length} findings.`,
      `  refused: ${JSON.stringify(codes)}`,
    );
  }
  return `${lines.join('\n')}\n`;
}
