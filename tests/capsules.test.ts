// A match that was begun under other rules is replayed by their capsule, its state migrated, and it goes on. The rules of
// today play the part of the old ones: compiled, and asked through plain JSON as from another thread.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type KeptCapsule, playThrough, verify } from '@orrery/capsules';
import {
  type AnyGame,
  type AnyMatch,
  type Capsule,
  type FlowState,
  type MatchRecord,
  migrateState,
  openQuestions,
  type RulesMove,
  randomFromNumber,
  recordOf,
  startMatch,
  submit,
} from '@orrery/kernel';
import { race } from '@orrery/race';
import { roll } from '@orrery/roll';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compileCapsule, keepCapsule } from '../tools/capsule.mjs';

const folder = mkdtempSync(join(tmpdir(), 'orrery-capsules-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const games: readonly AnyGame[] = [race, roll];
const capsules = new Map<string, Capsule>();
const said: string[] = [];

beforeAll(async () => {
  for (const { name, rulesVersion, stateVersion } of games) {
    said.push(await keepCapsule(name, await compileCapsule(name), folder));
    const file = pathToFileURL(join(folder, `${name}-${rulesVersion}-${stateVersion}.mjs`)).href;
    capsules.set(name, ((await import(file)) as { capsule: Capsule }).capsule);
  }
});

/** The game one version later: its states have a field more, which the migration adds. */
const later = (game: AnyGame): AnyGame => ({
  ...game,
  rulesVersion: game.rulesVersion + 1,
  stateVersion: game.stateVersion + 1,
  migrations: [{ from: game.stateVersion, migrate: (state) => ({ state: { ...state, season: 'spring' } as never }) }],
  clone: (state) => ({ ...game.clone(state), season: 'spring' }) as FlowState,
});

const kept = (game: AnyGame): KeptCapsule[] => {
  const capsule = capsules.get(game.name);
  if (capsule === undefined) throw new Error(`no capsule of ${game.name}`);
  return [{ ...capsule, load: async () => ({ capsule }) }];
};

function playOn(match: AnyMatch, answers: number, seed: number): void {
  const random = randomFromNumber(seed);
  for (let given = 0; given < answers; given++) {
    const [question] = openQuestions(match.state);
    if (question === undefined) return;
    const { seat, id } = question;
    expect(submit(match, seat, id, match.game.sample(match.state, question, random))).toBeNull();
  }
}

function begun(game: AnyGame, seed: string): AnyMatch {
  const started = startMatch(game, { options: {}, seats: [{}, {}], seed });
  if (!started.ok) throw new Error(started.refusal.code);
  return started.value;
}

/** Some answers under the rules of today, all others under those of tomorrow. */
function movedMatch(game: AnyGame, seed: string): MatchRecord {
  const match = begun(game, seed);
  playOn(match, 25, 1);
  const migrated = migrateState(later(game), match.state, game.stateVersion);
  if (!migrated.ok) throw new Error(migrated.refusal.code);
  const { rulesVersion, stateVersion } = later(game);
  const state = JSON.parse(JSON.stringify(migrated.value)) as FlowState;
  const at = { answers: match.answers.length, events: match.events.length };
  const move: RulesMove = { ...at, rulesVersion, stateVersion, state };
  const moved: AnyMatch = { ...match, game: later(game), state: migrated.value, trail: [] };
  playOn(moved, 100_000, 2);
  return JSON.parse(JSON.stringify({ ...recordOf(moved), moves: [move] })) as MatchRecord;
}

test('a capsule is one file of its own that says which rules it has', () => {
  expect(said.join(' ')).toMatch(/race-\d+-\d+ is kept now.*roll-\d+-\d+ is kept now/);
  const list = readFileSync(join(folder, 'index.ts'), 'utf8');
  for (const { name, rulesVersion, stateVersion } of games) {
    expect(list).toContain(`game: '${name}', rulesVersion: ${rulesVersion}, stateVersion: ${stateVersion}`);
    expect(capsules.get(name)).toMatchObject({ format: 1, game: name, rulesVersion, stateVersion });
  }
});

test('a kept capsule stays as it is', async () => {
  expect(await keepCapsule('race', await compileCapsule('race'), folder)).toMatch(/kept already\.$/);
  const other = (await compileCapsule('race')).replace('export', 'void 0;export');
  expect(await keepCapsule('race', other, folder)).toMatch(/it stays as it is\.$/);
});

describe.each(games)('$name', (game) => {
  test('a capsule replays a match to the same state, events and result', () => {
    const match = begun(game, 'one');
    playOn(match, 100_000, 3);
    const { answers, result, ...header } = recordOf(match);
    const steps = answers.map((answer) => ({ kind: 'answer' as const, ...answer }));
    const reply = capsules.get(game.name)?.play(JSON.parse(JSON.stringify({ header, from: null, steps })));
    expect(reply).toEqual({ ok: true, state: match.state, answers, events: match.events, result });
  });

  test('a match that moved to other rules is played through and verified', async () => {
    const record = movedMatch(game, 'two');
    let positions = 0;
    const played = await playThrough(later(game), record, () => positions++, kept(game));
    expect(played).toMatchObject({ ok: true, value: { result: record.result, answers: record.answers } });
    expect(positions).toBe(record.answers.length + 2); // the deal and the boundary are positions too
    expect((await verify(later(game), record, kept(game))).every(({ agrees }) => agrees)).toBe(true);
  });

  test('a forged boundary and a forged answer are found', async () => {
    const record = movedMatch(game, 'three');
    const [move] = record.moves as [RulesMove];
    const forged = { ...record, moves: [{ ...move, state: { ...move.state, seals: move.state.seals + 1 } }] };
    expect(await verify(later(game), forged, kept(game))).toContainEqual(
      expect.objectContaining({ what: 'answers', agrees: false }),
    );
    const shorter = { ...record, answers: record.answers.toSpliced(3, 1) };
    expect(await verify(later(game), shorter, kept(game))).toContainEqual(
      expect.objectContaining({ what: 'answers', agrees: false }),
    );
  });

  test('rules that nobody kept are named', async () => {
    const record = movedMatch(game, 'four');
    const verdicts = await verify(later(game), record, []);
    expect(verdicts.at(-1)).toMatchObject({ what: 'rules', agrees: false });
    expect(verdicts.at(-1)?.detail).toContain(`rules ${game.rulesVersion} are not kept`);
  });

  test('a state that cannot be migrated says why', () => {
    const match = begun(game, 'five');
    const stubborn = { ...later(game), migrations: [{ from: game.stateVersion, migrate: () => ({ why: 'gone' }) }] };
    expect(migrateState(stubborn, match.state, game.stateVersion)).toMatchObject({
      ok: false,
      refusal: { code: 'kernel/old-state', data: { version: game.stateVersion, why: 'gone' } },
    });
    expect(migrateState(game, match.state, game.stateVersion + 1)).toMatchObject({
      ok: false,
      refusal: { code: 'kernel/newer-state' },
    });
  });
});
