// `days --days 30 --seats 4`: a slow match of people over simulated days. The command moves the calendar; people look when they
// are told, are away, on holiday, nudge each other and give orders; the server is killed once a day. Says whether the match
// ended, whether anybody lost a seat, and whether each notice arrived once.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../storage/store.ts';
import { BadCall, readArguments } from './arguments.ts';
import { type ChildServer, startChild } from './child-server.ts';
import type { Command } from './command.ts';
import { type DaysFigures, liveThroughDays } from './days-run.ts';
import type { DaysPlan } from './days-world.ts';
import { startInbox } from './inbox.ts';

const usage =
  'npm run days -- [--days 30] [--seats 4] [--game race] [--seed 1] [--json]\n' +
  '   --days: simulated ones; --seats: people at the table; --seed: of what people do';

export const days: Command = async (args, script) => {
  const wanted = {
    days: { type: 'string', default: '30' },
    seats: { type: 'string', default: '4' },
    game: { type: 'string', default: 'race' },
    seed: { type: 'string', default: '1' },
    json: { type: 'boolean' },
  } as const;
  const given = readArguments(args, wanted, usage);
  if (given.flag('help')) {
    process.stdout.write(`${usage}\n`);
    return 0;
  }
  if (given.files.length > 0) throw new BadCall(usage);
  const figures = await runDays(script, {
    days: given.number('days', 1, 365),
    seats: given.number('seats', 2, 6),
    game: given.text('game') ?? '',
    seed: given.number('seed', 0, 1_000_000),
  });
  process.stdout.write(given.flag('json') ? `${JSON.stringify(figures)}\n` : textOf(figures));
  return isFine(figures) ? 0 : 1;
};

export async function runDays(script: URL, plan: DaysPlan): Promise<DaysFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-days-'));
  const inbox = await startInbox();
  const running: { server: ChildServer | null } = { server: null };
  const begin = async (): Promise<void> => {
    const port: Record<string, string> = running.server === null ? {} : { PORT: String(running.server.port) };
    running.server = await startChild(script, {
      DATA_DIR: folder,
      NOTICE_HOSTS: inbox.host,
      NOTICE_EVERY_MS: '40',
      LEASE_MS: '300',
      DEADLINE_GRACE_MS: '0',
      STAND_IN_PAUSE_MS: '0',
      STAND_IN_LEVEL: 'random',
      REQUESTS_PER_MINUTE: '1000000',
      CHAT_LINES_PER_MINUTE: '100000',
      ...port,
    });
  };
  await begin();
  const store = await openStore({ url: null, folder, connections: 1, onTrouble: () => {} });
  try {
    return await liveThroughDays(plan, {
      store,
      inbox,
      address: () => running.server?.address ?? '',
      restart: async () => {
        await running.server?.kill();
        await begin();
      },
    });
  } finally {
    await store.close();
    await running.server?.kill();
    await inbox.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

export const isFine = ({ ended, seatsLost, lost, twice, repeated, untold }: DaysFigures): boolean =>
  ended && seatsLost === 0 && lost === 0 && twice === 0 && repeated === 0 && untold === 0;

const textOf = (figures: DaysFigures): string =>
  `${figures.matches} matches over ${figures.days} days, the server killed ${figures.kills} times: ` +
  `${figures.ended ? 'all ended' : 'one did not end'}; ${figures.answers} answers (${figures.byHand} by hand, ${figures.byOrder} by ` +
  `order, ${figures.byClock} by the clock, ${figures.byStandIn} by stand-ins), ${figures.takenBack} taken back; ` +
  `${figures.holidays} holidays, ${figures.pauses} pauses; ` +
  `${figures.seatsLost} seats lost.\n` +
  `${figures.told} notices (${figures.nudges} nudges, ${figures.digests} digests): ${figures.lost} lost, ${figures.twice} told ` +
  `twice, ${figures.repeated} sent twice under one id, ${figures.untold} times somebody was waited for and not told.\n`;
