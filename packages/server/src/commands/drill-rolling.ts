// The upgrade drill node by node: a node of this version and one of the next, side by side on one PostgreSQL. People play on
// the old node; then each opens the match at the new one, with a client of the next version. The match moves there, the old
// node sends its people elsewhere, and from then on it neither shows nor drives what it does not know.

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openStore, type Store } from '../storage/store.ts';
import { readArguments } from './arguments.ts';
import { startChild } from './child-server.ts';
import type { Command } from './command.ts';
import { type DrillMatch, type DrillPlan, drillLimits } from './drill-plan.ts';
import { type OpenMatch, openNthWay, openWithBot, play } from './drill-town.ts';
import { logAgainst } from './log-against.ts';
import { startPostgres } from './own-postgres.ts';
import { Disconnected, Player } from './player.ts';
import type { Acknowledged } from './simulated-match.ts';

const usage = 'drill-rolling --next SCRIPT [--matches 40]';

/** So many answers per match are given on the old node before the new one is asked. */
const answersBefore = 8;
/** Then people think between their answers, as people do: nobody can move a match that never stands still. */
const thinkingMs = 1500;
const withBots = ['race', 'roll'] as const;

export const drillRolling: Command = async (args, script) => {
  const wanted = { next: { type: 'string' }, matches: { type: 'string', default: '40' } } as const;
  const given = readArguments(args, wanted, usage);
  const matches = given.number('matches', 1, 10_000);
  const next = given.text('next') ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'orrery-rolling-'));
  const postgres = await startPostgres();
  let leaving: NodeJS.Timeout | undefined;
  try {
    const url = await postgres.database('rolling');
    const env = { ...drillLimits, DATABASE_URL: url, DATA_DIR: folder, WEB_DIR: '' };
    const old = await startChild(script, env);
    const fresh = await startChild(pathToFileURL(next), env);
    const acknowledged: Acknowledged[] = [];
    const enough = matches * answersBefore;
    const open: OpenMatch[] = [];
    for (let index = 0; index < matches; index++) {
      const game = withBots[Math.floor(index / 2) % withBots.length] ?? 'race';
      open.push(index % 2 === 0 ? await openNthWay(old.address, index / 2) : await openWithBot(old.address, game));
    }
    const playing = open.map((each) =>
      play(each, {
        acknowledged: (entry) => acknowledged.push(entry),
        stop: () => each.people.some(wasSentElsewhere),
        pace: () => pause(acknowledged.length < enough ? 0 : thinkingMs),
      }),
    );
    const stopped = Promise.allSettled(playing);
    leaving = setInterval(() => {
      for (const { people } of open) for (const player of people) if (wasSentElsewhere(player)) player.close();
    }, 50);
    let areAllGone = false;
    void stopped.then(() => {
      areAllGone = true;
    });
    // Where the machine is busy a connection may break before that: its people come to the new node all the same.
    while (acknowledged.length < enough && !areAllGone) await pause(20);
    process.stderr.write(`${acknowledged.length} answers on the old node; people come to the new one\n`);
    const file = join(folder, 'plan.json');
    const plan: DrillPlan = { port: 0, matches: open.map(({ match }) => match), acknowledged: [] };
    writeFileSync(file, JSON.stringify(plan));
    const { code, figures } = await goOn(next, [file, '--url', url, '--at', fresh.address]);
    clearInterval(leaving);
    for (const { people } of open) for (const player of people) player.close();
    await stopped;
    const store = await openStore({ url, folder: '', connections: 2, onTrouble: () => {} });
    const checked = await logAgainst(
      store,
      plan.matches.map(({ id }) => id),
      acknowledged,
    );
    const lost = checked.lost.length;
    const ofOld = await judgeOld(store, open, old.address);
    await store.close();
    await old.stop();
    await fresh.stop();
    const sentElsewhere = open.filter(({ people }) => people.some(wasSentElsewhere)).length;
    const all = { acknowledgedByOld: acknowledged.length, lostOfOld: lost, sentElsewhere, ...ofOld };
    process.stdout.write(`${JSON.stringify({ ...figures, ...all })}\n`);
    return code === 0 && lost === 0 && ofOld.writtenByOld === 0 && ofOld.shownByOld === 0 && ofOld.moved > 0 ? 0 : 1;
  } finally {
    clearInterval(leaving);
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** The old node lives, so a broken connection means: go elsewhere. */
const wasSentElsewhere = ({ reconnects }: Player): boolean => reconnects > 0;

/** People with clients of the next version, as a program of that version. */
function goOn(script: string, args: readonly string[]): Promise<{ code: number; figures: object }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, 'drill-go-on', ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, figures: said === '' ? {} : JSON.parse(said) }));
  });
}

interface OfOld {
  /** Matches that went over to the rules of the new node. */
  readonly moved: number;
  /** Entries that the old node wrote behind such a mark; must be 0. */
  readonly writtenByOld: number;
  /** Of these matches, the old node still shows so many; must be 0. */
  readonly shownByOld: number;
}

async function judgeOld(store: Store, open: readonly OpenMatch[], address: string): Promise<OfOld> {
  let moved = 0;
  let writtenByOld = 0;
  let shownByOld = 0;
  for (const { match } of open) {
    const log = await store.db.selectFrom('log').selectAll().where('match_id', '=', match.id).orderBy('seq').execute();
    const mark = log.find(({ kind }) => kind === 'rules');
    if (mark === undefined) continue;
    moved += 1;
    writtenByOld += log.filter(({ seq, rules }) => seq > mark.seq && rules !== mark.rules).length;
    if (await isShown(address, match)) shownByOld += 1;
  }
  return { moved, writtenByOld, shownByOld };
}

async function isShown(address: string, { id, people }: DrillMatch): Promise<boolean> {
  const player = new Player([address], undefined, people[0]);
  await player.connect();
  try {
    return (await player.request({ type: 'watch', match: id })).type === 'done';
  } catch (error) {
    if (error instanceof Disconnected) return false; // sent elsewhere
    throw error;
  } finally {
    player.close();
  }
}
