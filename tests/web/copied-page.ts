// A copy of the built page that a test may change: without the packed twins of its files, which would still say what was.

import { cpSync } from 'node:fs';

export const copyPage = (from: string, to: string): void =>
  cpSync(from, to, { recursive: true, filter: (path) => !/\.(?:br|gz)$/.test(path) });
