// Where the golden sets of this project lie, from wherever the command was bundled to.

import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export function goldenFolder(): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const golden = join(folder, 'tests', 'golden');
    if (existsSync(join(golden, 'released.json'))) return golden;
    if (folder === dirname(folder)) throw new Error('there is no folder tests/golden above this program');
  }
}
