// docs/protocol.md shows what is true: every endpoint, example and code; every route of the server is described; the
// program it shows plays a match to its end; docs/operations.md names every setting.

import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clientExamples, endpoints, httpExamples, serverExamples, serverRefusals } from '@orrery/protocol';
import { expect, test } from 'vitest';
import { serverFlags } from './commands/child-server.ts';
import { readConfig } from './config.ts';
import { testServer } from './testing/harness.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const page = readFileSync(join(root, 'docs/protocol.md'), 'utf8');

test('the page shows every endpoint, example and code', () => {
  for (const { method, path } of endpoints) expect(page).toContain(`\`${method.toUpperCase()} ${path}\``);
  for (const [name, body] of Object.entries(httpExamples)) expect(page).toContain(`${name}\n${JSON.stringify(body)}\n`);
  for (const message of [...clientExamples, ...serverExamples])
    expect(page).toContain(`\n${JSON.stringify(message)}\n`);
  const listed = [...page.matchAll(/^\| `(server\/[a-z-]+)` \|/gm)].map(([, code]) => code);
  expect(listed).toEqual([...serverRefusals]);
});

test('every endpoint is there', async () => {
  const server = await testServer();
  for (const { method, path } of endpoints) {
    const address = server.url + path.replace('{id}', 'zzzzzzzzzzzzzzzzzzzz');
    const response = await fetch(address, { method: method.toUpperCase() });
    expect((await response.text()).includes('server/unknown')).toBe(false);
  }
  await server.end();
});

test('the program on the page plays a match to its end', async () => {
  const server = await testServer();
  const program = /```js\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
  const file = join(root, 'packages/server', `example-${process.pid}.mjs`); // where `ws` is found
  writeFileSync(file, program.replace('http://127.0.0.1:3000', server.url));
  try {
    const child = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'] });
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
    });
    expect(await new Promise((resolve) => child.once('exit', resolve))).toBe(0);
    expect(said).toMatch(/rank: 1/);
  } finally {
    rmSync(file);
    await server.end();
  }
});

test('the commands measure a server that runs as npm start and the image run it', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } };
  const image = readFileSync(join(root, 'Containerfile'), 'utf8');
  const settings = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  for (const flag of serverFlags) for (const text of [scripts.start, image, settings]) expect(text).toContain(flag);
});

test('every setting is named, and a wrong one is refused in one line', () => {
  const settings = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  const source = readFileSync(fileURLToPath(new URL('./config.ts', import.meta.url)), 'utf8');
  const names = new Set([...source.matchAll(/(?:text|number)\('([A-Z_]+)'/g)].map(([, name]) => name));
  expect(names.size).toBeGreaterThan(15);
  for (const name of names) expect(settings).toContain(`\`${name}\``);
  expect(() => readConfig({ PORT: 'door' })).toThrow('PORT must be a number');
  expect(() => readConfig({ DATABASE_URL: 'mysql://user:secret@host/x' })).toThrow(/^DATABASE_URL(?!.*secret)/);
  expect(() => readConfig({ STAND_IN_LEVEL: 'genius' })).toThrow('STAND_IN_LEVEL');
});
