// The first half of the upgrade drill: people play matches of all ways on a server of this version, until some have ended;
// then the server is killed with SIGKILL. Leaves a plan for the second half, which runs in the next version.

import { writeFileSync } from 'node:fs';
import { readArguments } from './arguments.ts';
import { startChild } from './child-server.ts';
import type { Command } from './command.ts';
import { type DrillPlan, drillLimits, toldToGoOn } from './drill-plan.ts';
import { type OpenMatch, openNthWay, play } from './drill-town.ts';
import type { Acknowledged } from './simulated-match.ts';

const usage = 'drill-play FILE --data FOLDER [--port 0] [--matches 200] [--ended PERCENT] [--wait]';

export const drillPlay: Command = async (args, script) => {
  const wanted = {
    data: { type: 'string' },
    port: { type: 'string', default: '0' },
    matches: { type: 'string', default: '200' },
    ended: { type: 'string', default: '30' },
    /** Goes on only when somebody has said so on standard input. */
    wait: { type: 'boolean' },
  } as const;
  const given = readArguments(args, wanted, usage);
  const [file = ''] = given.files;
  const matches = given.number('matches', 1, 100_000);
  const ended = Math.ceil((matches * given.number('ended', 0, 100)) / 100);
  const env = { ...drillLimits, DATA_DIR: given.text('data') ?? '', PORT: given.text('port') ?? '0' };
  const server = await startChild(script, { ...env, WEB_DIR: process.env.WEB_DIR ?? '' });
  process.stdout.write(`${server.address}\n`);
  const acknowledged: Acknowledged[] = [];
  let stopping = false;
  let over = 0;
  const open: OpenMatch[] = [];
  for (let index = 0; index < matches; index++) open.push(await openNthWay(server.address, index));
  process.stderr.write(`${matches} matches have begun\n`);
  const playing = open.map(async (each) => {
    await play(each, { acknowledged: (entry) => acknowledged.push(entry), stop: () => stopping });
    over += 1;
  });
  const stopped = Promise.allSettled(playing);
  if (given.flag('wait')) await toldToGoOn();
  while (over < ended) await new Promise((resolve) => setTimeout(resolve, 20));
  await server.kill();
  stopping = true;
  for (const { people } of open) for (const player of people) player.close();
  await stopped;
  process.stderr.write(`killed with ${over} of ${matches} matches over, ${acknowledged.length} answers acknowledged\n`);
  const plan: DrillPlan = { port: server.port, matches: open.map(({ match }) => match), acknowledged };
  writeFileSync(file, JSON.stringify(plan));
  return 0;
};
