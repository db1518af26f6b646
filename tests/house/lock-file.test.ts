// The lock file serves every platform.
import { expect, test } from 'vitest';
import { checkLockFile, missingPlatforms } from '../../tools/checks/lock-file.mjs';

const tool = { optionalDependencies: { '@tool/linux': '1.0.0', '@tool/mac': '1.0.0' } };

test('a part for another platform that is left out is named', () => {
  expect(missingPlatforms({ 'node_modules/tool': tool, 'node_modules/@tool/linux': {} })).toEqual([
    'package-lock.json: node_modules/tool may need @tool/mac, which is not there',
  ]);
});

test('a part may lie inside the package that needs it', () => {
  const inside = 'node_modules/tool/node_modules/@tool/mac';
  expect(missingPlatforms({ 'node_modules/tool': tool, 'node_modules/@tool/linux': {}, [inside]: {} })).toEqual([]);
});

test('our own is whole', () => {
  expect(checkLockFile().problems).toEqual([]);
});
