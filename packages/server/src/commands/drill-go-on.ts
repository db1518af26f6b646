// The second half of the upgrade drill: a server of this version starts on what another version left behind, or runs beside
// it. Every match must go on to its end or say why not; nothing that was acknowledged may be gone; what is over can be
// downloaded, and holds.

import { readFileSync } from 'node:fs';
import { verify } from '@orrery/capsules';
import { loadRecord } from '@orrery/kernel';
import type { Table } from '@orrery/protocol';
import { games } from '../games.ts';
import { openStore } from '../storage/store.ts';
import { readArguments } from './arguments.ts';
import { startChild } from './child-server.ts';
import type { Command } from './command.ts';
import { type DrillMatch, type DrillPlan, drillLimits, toldToGoOn } from './drill-plan.ts';
import { logAgainst } from './log-against.ts';
import { Player, WatchRefused } from './player.ts';
import { type Acknowledged, playThrough } from './simulated-match.ts';

const usage = 'drill-go-on FILE (--data FOLDER | --url DATABASE --at ADDRESS) [--wait]';

interface Outcome {
  readonly match: DrillMatch;
  readonly what: 'was over' | 'went on' | 'told';
  /** The code and reason, where it cannot go on. */
  readonly why: string | null;
  /** It was downloaded and verified. */
  readonly replayed: boolean;
}

export const drillGoOn: Command = async (args, script) => {
  const texts = { data: { type: 'string' }, url: { type: 'string' }, at: { type: 'string' } } as const;
  const given = readArguments(args, { ...texts, wait: { type: 'boolean' } }, usage);
  const [file = ''] = given.files;
  const plan = JSON.parse(readFileSync(file, 'utf8')) as DrillPlan;
  const folder = given.text('data') ?? '';
  const env = { ...drillLimits, DATA_DIR: folder, PORT: String(plan.port), WEB_DIR: process.env.WEB_DIR ?? '' };
  const running = given.text('at');
  const server = running === undefined ? await startChild(script, env) : null;
  const address = running ?? server?.address ?? '';
  const acknowledged: Acknowledged[] = [...plan.acknowledged];
  const outcomes = await Promise.all(plan.matches.map((match) => goOn(address, match, acknowledged)));
  if (given.flag('wait')) await toldToGoOn();
  await server?.stop();
  const store = await openStore({ url: given.text('url') ?? null, folder, connections: 2, onTrouble: () => {} });
  const ids = plan.matches.map(({ id }) => id);
  const checked = await logAgainst(store, ids, acknowledged);
  const [lost, twice] = [checked.lost.length, checked.twice.length];
  await store.close();
  const count = (what: Outcome['what']): number => outcomes.filter((each) => each.what === what).length;
  const wasOver = count('was over');
  const goOnCount = count('went on');
  const told = count('told');
  const replayed = outcomes.filter((each) => each.replayed).length;
  const figures = {
    matches: ids.length,
    acknowledged: acknowledged.length,
    lost,
    twice,
    goOn: goOnCount,
    told,
    replayed,
  };
  const reasons = [...new Set(outcomes.flatMap(({ why }) => why ?? []))];
  process.stdout.write(`${JSON.stringify({ ...figures, wasOver, reasons })}\n`);
  return lost + twice === 0 && wasOver + goOnCount + told === ids.length && replayed === wasOver + goOnCount ? 0 : 1;
};

async function goOn(address: string, match: DrillMatch, acknowledged: Acknowledged[]): Promise<Outcome> {
  const people = match.people.map((cookie) => new Player([address], undefined, cookie));
  const [first] = people;
  if (first === undefined) throw new Error(`${match.id} has nobody`);
  const { status } = await first.call<Table>('GET', `/api/tables/${match.id}`);
  try {
    for (const player of people) await player.connect();
    await playThrough(people, match.id, {
      game: '',
      bots: 0,
      undoChance: 0,
      acknowledged: (entry) => acknowledged.push(entry),
      pace: async () => {},
      stop: () => false,
    });
  } catch (error) {
    if (!(error instanceof WatchRefused) || error.code !== 'server/old-rules') throw error;
    return { match, what: 'told', why: `${error.code}: ${JSON.stringify(error.data)}`, replayed: false };
  } finally {
    for (const player of people) player.close();
  }
  const replayed = await holds(first, match.id);
  return { match, what: status === 'over' ? 'was over' : 'went on', why: null, replayed };
}

/** The record can be had, holds by our own check and by the server's. */
async function holds(player: Player, id: string): Promise<boolean> {
  const text = JSON.stringify(await player.call('GET', `/api/matches/${id}/record`));
  const loaded = loadRecord(text, games);
  if (!loaded.ok) return false;
  const here = await verify(loaded.value.game, loaded.value.record);
  const { verdicts } = await player.call<{ verdicts: typeof here }>('GET', `/api/matches/${id}/verify`);
  return [...here, ...verdicts].every(({ agrees }) => agrees);
}
