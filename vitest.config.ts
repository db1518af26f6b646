// One project per package, so that `npx vitest --project race` runs one of them, plus the tests that span packages.
import { defineConfig } from 'vitest/config';

const packages = {
  kernel: 'kernel',
  race: 'games/race',
  roll: 'games/roll',
  words: 'words',
  table: 'table',
  bots: 'bots',
  capsules: 'capsules',
  protocol: 'protocol',
  server: 'server',
  cli: 'cli',
  web: 'web',
};

const project = (name: string, include: string) => ({
  extends: true as const,
  test: { name, include: [include] },
});

export default defineConfig({
  test: {
    environment: 'node',
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      ...Object.entries(packages).map(([name, folder]) => project(name, `packages/${folder}/src/**/*.test.ts`)),
      project('tests', 'tests/**/*.test.ts'),
    ],
  },
});
