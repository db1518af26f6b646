// Deals of an arena run in a file, one line each as they end, so that a run can be stopped and taken up again. The first
// line says what is played. In which order deals came, and in how many runs, changes nothing: they are known by number.

import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { ArenaTable, DealPlayed } from './arena-table.ts';
import { UsageError } from './usage.ts';

export interface ArenaFile {
  /** What earlier runs have played, by number of the deal. */
  readonly played: ReadonlyMap<number, DealPlayed>;
  add(deal: number, played: DealPlayed): void;
}

export function openArenaFile(path: string, { game, options, bots, budget, seed }: ArenaTable): ArenaFile {
  const header = JSON.stringify({ game, options, bots, budget, seed });
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  const lines = text.split('\n');
  const torn = lines.pop() ?? ''; // a run that was killed while it wrote leaves half a line
  if (text === '' || (lines.length === 0 && torn !== '')) writeFileSync(path, `${header}\n`);
  else if (lines[0] !== header) throw new UsageError(`${path} holds another run: ${lines[0]?.slice(0, 200)}`);
  else if (torn !== '') writeFileSync(path, text.slice(0, -torn.length));
  const played = new Map<number, DealPlayed>();
  for (const line of lines.slice(1)) {
    const { deal, ...rest }: { deal: number } & DealPlayed = JSON.parse(line);
    played.set(deal, rest);
  }
  return {
    played,
    add: (deal, each) => appendFileSync(path, `${JSON.stringify({ deal, ...each })}\n`),
  };
}
