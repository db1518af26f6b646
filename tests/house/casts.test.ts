// Casts are found wherever they can stand, and a package with too many of them is named.
import { expect, test } from 'vitest';
import { aboveCeilings, castsIn, isCounted } from '../../tools/checks/casts.mjs';

test('in a script', () => {
  const script = [
    "import { a as b } from './a.ts';",
    'const one = value as number;',
    'const two = <number>value;',
    'const three = value!.length;',
    'const four = [1, 2] as const;',
    'const five = (value as unknown) as number;',
    'const six = !value && value !== null;',
    'const seven = { a: 1 } satisfies object; // as told',
  ].join('\n');
  expect(castsIn('a.ts', script)).toEqual([2, 3, 4, 6, 6]);
});

test('in the script block and in the markup of a component', () => {
  const component = [
    '<script lang="ts">',
    "  import { a as b } from './a.ts';",
    '  const one = b as number;',
    "  const two = ['a'] as const;",
    '</script>',
    '{#each two as each (each)}<p>{each}</p>{/each}',
    '<p onclick={() => b!.go()}>{(one as unknown as string).length}</p>',
  ].join('\n');
  expect(castsIn('A.svelte', component)).toEqual([3, 7, 7, 7]);
});

test('tests may cast, and so may what they use', () => {
  const files = ['packages/kernel/src/a.test.ts', 'packages/kernel/src/testing/a.ts', 'packages/kernel/src/a.ts'];
  expect(files.filter(isCounted)).toEqual(['packages/kernel/src/a.ts']);
});

test('a package above its ceiling is named, a new one may have none', () => {
  expect(aboveCeilings({ kernel: 3, race: 2, new: 1 }, { kernel: 3, race: 1 })).toEqual([
    'race: 2 casts, more than 1',
    'new: 1 casts, more than 0',
  ]);
});
