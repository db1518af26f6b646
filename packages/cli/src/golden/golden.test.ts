// Golden sets of earlier versions replay or go on; a set is renewed only where a version was raised. That those of today
// come out as they were stored is tested in tests/golden.

import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AnyGame, type Capsule, capsuleOf } from '@orrery/kernel';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { gameNamed, games, type KnownGame } from '../games.ts';
import { checkGolden } from './check-golden.ts';
import type { Candidate } from './choose-matches.ts';
import { goldenFolder } from './golden-folder.ts';
import { readSet, releasedVersions, setName, versionsOf } from './golden-sets.ts';
import { renewGolden } from './renew-golden.ts';
import { goldenJson, sayGolden } from './say-golden.ts';

const roll = gameNamed('roll')!;

test.each(games)('$game.name: its golden matches show every question and every way to end', ({ game, allEndings }) => {
  const { manifest, files } = readSet(goldenFolder(), game.name, versionsOf(game));
  expect(manifest.unseen.questions).toEqual([]);
  expect(manifest.endings).toEqual(allEndings.toSorted());
  expect(files.length).toBeGreaterThan(10);
});

test('many differences are told by the first few and one sentence that says what to do', () => {
  const toDo = 'raise rulesVersion';
  const changed = Array.from({ length: 9 }, (_, n) => ({ file: `race/${n}`, what: 'other events happen', toDo }));
  const said = sayGolden({ checked: 9, changed });
  expect(said.slice(-3)).toEqual(['and 4 more', '9 matches checked, 9 changes', 'What to do: raise rulesVersion.']);
  expect(said).toHaveLength(8);
  expect(goldenJson({ checked: 1, changed: changed.slice(0, 1) })).toEqual({
    checked: 1,
    changed: [{ file: 'race/0', what: 'other events happen: raise rulesVersion' }],
  });
  expect(sayGolden({ checked: 9, changed: [] })).toEqual(['9 matches checked, 0 changes']);
});

describe('with another version', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'orrery-golden-'));
    cpSync(join(goldenFolder(), 'roll'), join(folder, 'roll'), { recursive: true });
    for (const name of readdirSync(join(folder, oldSet))) {
      if (!/^(manifest|0[12]-)/.test(name)) rmSync(join(folder, oldSet, name));
    }
    release([]);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const release = (roll: readonly object[]): void =>
    writeFileSync(join(folder, 'released.json'), JSON.stringify({ roll }));
  const before = versionsOf(roll.game);
  const oldSet = setName('roll', before);
  const raised = (changes: Partial<AnyGame> = {}): KnownGame => ({
    ...roll,
    game: { ...roll.game, rulesVersion: before.rules + 1, stateVersion: before.state + 1, ...changes },
  });
  /** The matches of the stored set, which are legal under the raised version too. */
  const again = (): Candidate[] =>
    readSet(goldenFolder(), 'roll', before)
      .files.slice(0, 2)
      .map(({ golden }) => ({
        name: 'again',
        record: { ...golden.record, rulesVersion: before.rules + 1 },
        shows: new Set(),
      }));
  const renew = (known: KnownGame) => renewGolden(folder, [known], () => {}, again);
  const check = (known: KnownGame, capsule: Capsule | null = null) =>
    goldenJson(checkGolden(folder, [known], () => capsule)).changed.map(({ file, what }) => `${file}: ${what}`);

  test('a raised version wants a new set', () => {
    expect(check(raised()).join('\n')).toContain('npm run golden -- --renew');
  });

  test('renewing is refused while no version was raised, or one was lowered', () => {
    expect(() => renew(roll)).toThrow('no version was raised');
    expect(() => renew(raised({ rulesVersion: before.rules - 1 }))).toThrow('no version was raised');
    expect(existsSync(join(folder, oldSet, 'manifest.json'))).toBe(true);
  });

  test('what was never released is replaced', () => {
    expect(renew(raised())).toHaveLength(1);
    expect(readdirSync(join(folder, 'roll'))).toEqual([
      setName('roll', versionsOf(raised().game)).slice('roll/'.length),
    ]);
    expect(check(raised())).toEqual([]);
  });

  test('what was released stays, and replays in its capsule', () => {
    release([before]);
    const known = raised();
    renew(known);
    expect(readdirSync(join(folder, 'roll'))).toHaveLength(2);
    expect(check(known, capsuleOf(roll.game))).toEqual([]);
    const otherRules = {
      ...roll.game,
      setup: (...[options, seats, seed]: Parameters<AnyGame['setup']>) =>
        roll.game.setup(options, seats, { ...seed, text: `${seed.text}!` }),
    };
    expect(check(known, capsuleOf(otherRules)).join('\n')).toContain('capsule');
  });

  test('without a capsule its middle is migrated and goes on', () => {
    release([before]);
    const known = raised({ migrations: [{ from: before.state, migrate: (state) => ({ state }) }] });
    renew(known);
    expect(check(known)).toEqual([]);
  });

  test('with neither, it is told', () => {
    release([before]);
    const known = raised();
    renew(known);
    const told = check(known);
    expect(told).toHaveLength(2);
    expect(told[0]).toContain('add a migration');
  });

  test('a released set that is gone is told', () => {
    release([before, { rules: 0, state: 0 }]);
    expect(check(roll)[0]).toContain('rules-0-state-0: there is no such set');
    expect(releasedVersions(folder, 'roll')).toHaveLength(2);
  });
});
