// Recorded games agree with our rules move by move, and the comparison would notice if they did not.

import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { linesOf } from '../../lines.ts';
import { replayRaceGame } from './replay.ts';
import type { TraceGame } from './trace.ts';

const folder = fileURLToPath(new URL('../../../../../tests/traces/race/', import.meta.url));
const files = readdirSync(folder).filter((name) => name.endsWith('.jsonl.gz'));

async function gamesOf(file: string): Promise<TraceGame[]> {
  const games: TraceGame[] = [];
  for await (const line of linesOf(`${folder}${file}`)) games.push(JSON.parse(line) as TraceGame);
  return games;
}

/** Puts a value at a place like `rounds.0.actions.1`. */
function put(target: unknown, path: string, value: unknown): void {
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  let at = target as Record<string, unknown>;
  for (const step of steps) at = at[step] as Record<string, unknown>;
  at[last] = value;
}

describe('recorded Race games', () => {
  // Without a takeover in sight our matches let everybody settle at once; the other engine asks one seat after the other.
  it.each(['in turn', 'at once'] as const)(
    'agree in every digest, goal, takeover and score, settling %s; accepted differences have a name',
    async (settling) => {
      const failures: unknown[] = [];
      const accepted: Record<string, number> = {};
      let games = 0;
      for (const file of files) {
        for (const game of await gamesOf(file)) {
          games += 1;
          const verdict = replayRaceGame(game, settling);
          if (!verdict.passed) failures.push({ id: game.id, ...verdict.difference });
          else for (const name of verdict.accepted ?? []) accepted[name] = (accepted[name] ?? 0) + 1;
        }
      }
      expect({ games, failures, accepted }).toEqual({
        games: 561,
        failures: [],
        accepted: { 'stale-infrastructure': 13, 'idle-ante': 2 },
      });
    },
  );

  const phase = (round: number, index: number): string => `rounds.${round - 1}.phases.${index}`;

  it.each<[string, string, unknown, object]>([
    [
      'a hand',
      `${phase(1, 0)}.after.seats.1.hand.0`,
      'Gem World',
      { round: 1, phase: 'settle', seat: 1, field: 'hand' },
    ],
    ['a pile', `${phase(2, 0)}.after.deck`, 1, { round: 2, phase: 'develop', seat: null, field: 'piles' }],
    ['a goal', `${phase(3, 0)}.goalsChanged`, [], { round: 3, phase: 'develop', field: 'goalsChanged' }],
    ['a score', `${phase(3, 0)}.after.seats.0.score`, 99, { round: 3, phase: 'develop', seat: 0, field: 'score' }],
    ['an offer', `${phase(2, 0)}.decisions.1.offered`, [], { round: 2, seat: 1, field: 'offered (developPlace)' }],
    ['a draw too many', `${phase(1, 0)}.draws.1.1`, 'Gem World', { round: 1, seat: 1, field: 'draws' }],
    ['a draw too few', `${phase(1, 0)}.draws.1`, [], { round: 1, seat: 1, field: 'draws' }],
    ['a payment', `${phase(1, 0)}.decisions.4.cards`, [], { round: 1, phase: 'settle', seat: 2, field: 'settlePay' }],
    ['the final total', 'final.seats.2.total', 37, { field: 'total', seat: 2 }],
    ['the winner', 'final.seats.2.winner', false, { field: 'winners' }],
  ])('a change of %s is found at its place', async (_, path, value, where) => {
    const [game] = await gamesOf('traces-rvi-3p-goals-takeovers.jsonl.gz');
    const changed = structuredClone(game);
    put(changed, path, value);
    const verdict = replayRaceGame(changed);
    expect(verdict.passed ? null : verdict.difference).toMatchObject(where);
  });

  it('something else than a game is refused', () => {
    for (const raw of [null, 7, 'game', {}, { format: 2 }]) expect(replayRaceGame(raw).passed).toBe(false);
  });
});
