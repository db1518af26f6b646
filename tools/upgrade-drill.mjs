// `npm run upgrade-drill`: people play on the program of today, it is killed with SIGKILL in the middle, and a program with
// changed rules, states and protocol starts on the same data. Every match must go on or say why not, nothing that was
// acknowledged may be lost, all that is over must be there to download, replay and verify, and pages that are open recover
// by themselves. With `--rolling` both programs run side by side on one PostgreSQL, as in an upgrade node by node.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root, setUp } from './setup.mjs';

const usage = 'npm run upgrade-drill -- [--matches 200] [--no-page] [--rolling] [--json]';

/** @typedef {import('./drill/open-pages.mjs').Recovery} Recovery */
/** @typedef {Record<string, number> & { reasons: string[], page?: Recovery }} Figures */
/** @typedef {{ code: number, said: string }} Ended */
/** @typedef {{ ended: Promise<Ended>, firstLine: Promise<string>, goOn: () => void }} Running */

class BadCall extends Error {}

/** What cannot be read was typed wrong. @template T @param {() => T} parse */
function read(parse) {
  try {
    return parse();
  } catch (error) {
    throw new BadCall(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

/** @param {string[]} args */
async function main(args) {
  const options = /** @type {const} */ ({
    matches: { type: 'string', default: '200' },
    'no-page': { type: 'boolean' },
    rolling: { type: 'boolean' },
    json: { type: 'boolean' },
    help: { type: 'boolean' },
  });
  const { values } = read(() => parseArgs({ args, options }));
  if (values.help === true) {
    process.stdout.write(`${usage}\n`);
    return 0;
  }
  if (!/^[1-9]\d{0,4}$/.test(values.matches)) {
    throw new BadCall(`--matches takes a number from 1 to 99999, not "${values.matches}".\n${usage}`);
  }
  setUp();
  const folder = mkdtempSync(join(tmpdir(), 'orrery-drill-'));
  try {
    const drill = values.rolling === true ? rolling : replaced;
    const { code, figures } = await drill(folder, values.matches, values['no-page'] !== true);
    process.stdout.write(values.json === true ? `${JSON.stringify(figures)}\n` : inWords(figures));
    return code;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} folder */
async function changedTree(folder) {
  const { makeChangedTree } = await import('./drill/changed-tree.mjs');
  process.stderr.write('building this tree and the changed one\n');
  const next = join(folder, 'next');
  await makeChangedTree(next);
  return next;
}

/** One server, killed and replaced. @param {string} folder @param {string} matches @param {boolean} withPages */
async function replaced(folder, matches, withPages) {
  const { pageOf, serverOf } = await import('./drill/tree-builds.mjs');
  const next = await changedTree(folder);
  const [oldScript, newScript] = [await serverOf(root), await serverOf(next)];
  const [oldPage, newPage] = withPages ? [await pageOf(root), await pageOf(next)] : ['', ''];
  const browser = withPages ? await launch() : null;
  try {
    const shared = [join(folder, 'plan.json'), '--data', join(folder, 'data'), ...(withPages ? ['--wait'] : [])];
    const playing = run(oldScript, ['drill-play', ...shared, '--matches', matches], oldPage);
    const pages = browser === null ? null : await openedAt(browser, playing);
    playing.goOn();
    const played = await playing.ended;
    if (played.code !== 0) throw new Error(`the first half ended with ${played.code}`);
    process.stderr.write('the changed tree goes on\n');
    const going = run(newScript, ['drill-go-on', ...shared], newPage);
    const page = pages === null ? null : await pages.recovery();
    going.goOn();
    const { code, figures } = figuresOf(await going.ended);
    if (page !== null) figures.page = page;
    const isWell = page === null || (page.recovered && page.local);
    return { code: isWell ? code : 1, figures };
  } finally {
    await browser?.close();
  }
}

/** Old and new nodes side by side; pages have no part in it. @param {string} folder @param {string} matches */
async function rolling(folder, matches) {
  const { serverOf } = await import('./drill/tree-builds.mjs');
  const next = await changedTree(folder);
  const args = ['drill-rolling', '--next', await serverOf(next), '--matches', matches];
  return figuresOf(await run(await serverOf(root), args, '').ended);
}

/** One that broke off has said why by itself. @param {Ended} ended */
function figuresOf({ code, said }) {
  const figures = /** @type {Partial<Figures>} */ (JSON.parse(said));
  if (figures.reasons === undefined) throw new Error(`the second half ended with ${code}`);
  return { code, figures: /** @type {Figures} */ (figures) };
}

async function launch() {
  const { chromium } = await import('playwright-core');
  const executablePath = process.env.CHROMIUM_PATH || '/usr/bin/chromium';
  return chromium.launch({ executablePath, args: ['--headless', '--no-sandbox', '--disable-gpu'] });
}

/** The first half tells its address in its first line. @param {import('playwright-core').Browser} browser @param {Running} playing */
async function openedAt(browser, playing) {
  const { openPages } = await import('./drill/open-pages.mjs');
  const pages = await openPages(browser, (await playing.firstLine).trim());
  process.stderr.write('pages are open at an online table and at a match on the device\n');
  return pages;
}

/** @param {string} script @param {string[]} args @param {string} page the folder of the built page @returns {Running} */
function run(script, args, page) {
  const env = { ...process.env, WEB_DIR: page };
  const child = spawn(process.execPath, [script, ...args], { cwd: root, env, stdio: ['pipe', 'pipe', 'inherit'] });
  let said = '';
  /** @type {Promise<string>} */
  const firstLine = new Promise((resolve) => {
    child.stdout.on('data', (chunk) => {
      said += chunk;
      if (said.includes('\n')) resolve(said.slice(0, said.indexOf('\n')));
    });
  });
  /** @type {Promise<Ended>} */
  const ended = new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (said === '') reject(new Error(`${args[0]} ended with ${code}`));
      else resolve({ code: code ?? 1, said });
    });
  });
  child.stdin.on('error', () => {}); // it may have ended; its code says how
  return { ended, firstLine, goOn: () => child.stdin.end('\n') };
}

/** @param {Figures} f */
function inWords(f) {
  const lines = [
    `${f.matches} matches, ${f.acknowledged} answers acknowledged: ${f.lost} lost, ${f.twice} counted twice`,
    `${f.wasOver} were over, ${f.goOn} went on under the new rules, ${f.told} said why they cannot`,
    ...f.reasons.map((reason) => `  ${reason}`),
    `${f.replayed} of ${(f.wasOver ?? 0) + (f.goOn ?? 0)} finished ones were downloaded, replayed and verified`,
  ];
  if (f.moved !== undefined) {
    lines.push(
      `${f.acknowledgedByOld} answers acknowledged by the old node: ${f.lostOfOld} lost`,
      `${f.moved} matches moved to the new node, ${f.sentElsewhere} with people at the old one, who were sent there`,
      `of these the old node still shows ${f.shownByOld} and wrote ${f.writtenByOld} entries after the move`,
    );
  }
  if (f.page !== undefined) {
    const { recovered, local, loads, problems } = f.page;
    lines.push(
      `the open online page ${recovered ? `recovered by itself (loaded ${loads === 1 ? 'once' : `${loads} times`})` : 'did not recover'}`,
      `the match on the device ${local ? 'went on with the new page' : 'did not go on'}`,
      ...problems.map((problem) => `  ${problem}`),
    );
  }
  return `${lines.join('\n')}\n`;
}

process.exitCode = await main(process.argv.slice(2)).catch((error) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  return error instanceof BadCall ? 2 : 1;
});
