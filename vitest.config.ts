// The suite in layers (docs/testing.md): unit tests of each package, then what plays or replays many matches, then what
// starts servers, then what drives a browser. Each layer is a project or several, so that `--project race` or
// `--project browser` runs one alone. `--mode quick` leaves all but unit tests out; `--mode long` takes the files
// `*.long.test.ts` instead of all others.
import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { workspaces } from './tools/setup.mjs';
import { SlowFirst } from './tools/slow-first.mjs';
import { SlowestFiles } from './tools/slowest-files.mjs';

/** Packages whose tests need nothing but themselves. The server's start servers. */
const packages = workspaces().filter((folder) => folder !== 'packages/server');

/** What the projects of one layer share. Layers run one after the other. */
interface Layer {
  readonly groupOrder: number;
  readonly maxWorkers: number;
  /** Whether every file gets a thread of its own. Most need none, and hundreds of them cost a minute. */
  readonly isolate: boolean;
}
const rules: Layer = { groupOrder: 0, maxWorkers: 2, isolate: false };
// Most of their time these wait: for deadlines, leases, databases that start, pages that answer.
const servers: Layer = { groupOrder: 1, maxWorkers: 4, isolate: false };
const pages: Layer = { groupOrder: 2, maxWorkers: 3, isolate: false };

interface Part {
  /** Files, without the ending that all tests have. */
  readonly include: readonly string[];
  readonly exclude?: readonly string[];
  readonly globalSetup?: string;
}

const conformance = 'packages/cli/src/conformance/**/*';
const kit = 'packages/cli/src/testing/*';
const players = 'tests/bots/*';
const learning = 'packages/cli/src/commands/{train,distill}';
const drill = 'tests/upgrade-drill';
const browser = 'tests/web/*';

export default defineConfig(({ mode }) => {
  const isLong = mode === 'long';
  const project = (name: string, layer: Layer, { include, exclude = [], globalSetup }: Part) => ({
    extends: true as const,
    test: {
      name,
      include: include.map((path) => `${path}.${isLong ? 'long.' : ''}test.ts`),
      exclude: ['**/node_modules/**', ...exclude.map((path) => `${path}.ts`), ...(isLong ? [] : ['**/*.long.test.ts'])],
      sequence: { groupOrder: layer.groupOrder },
      maxWorkers: layer.maxWorkers,
      isolate: layer.isolate,
      ...(globalSetup === undefined ? {} : { globalSetup }),
    },
  });
  const units = [
    ...packages.map((folder) =>
      project(basename(folder), rules, {
        include: [`${folder}/src/**/*`],
        exclude: [conformance, kit, `${learning}.test`],
      }),
    ),
    project('tests', rules, { include: ['tests/**/*'], exclude: [`${drill}.test`, browser, players] }),
  ];
  const others = [
    project('conformance', rules, { include: [conformance] }),
    project('kit', rules, { include: [kit, players, learning] }),
    project('server', servers, { include: ['packages/server/src/**/*', drill] }),
    project('browser', pages, { include: [browser], globalSetup: './tests/web/shared-site.ts' }),
  ];
  return {
    test: {
      environment: 'node',
      pool: 'threads',
      // A net only: no test may depend on how fast the machine is.
      testTimeout: 900_000,
      hookTimeout: 900_000,
      restoreMocks: true,
      sequence: { sequencer: SlowFirst },
      reporters: [new SlowestFiles(), 'default'],
      projects: mode === 'quick' ? units : [...units, ...others],
    },
  };
});
