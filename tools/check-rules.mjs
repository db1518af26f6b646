// Do code and tests cite the rules? Reads the ids of docs/rules, the `@rule` citations of the packages and the titles of
// the tests, and says which rule no code or no test cites, which worked example has no test, and which id does not exist.
// docs/rules/coverage.json lists sections of notes, which nothing carries out, and why a rule has no code or no test.
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameFolders } from './setup.mjs';

/** @typedef {{ id: string, section: string, isExample: boolean }} Rule */
/** @typedef {{ id: string, place: string, isTest: boolean, inTitle: boolean }} Citation */
/**
 * `notes`: sections that tell how other programs differ, such as "race-17". The others: rule id to the reason why no code
 * or no test can cite it.
 * @typedef {{ notes: string[], withoutCode: Record<string, string>, withoutTest: Record<string, string> }} Exemptions
 */

/** @param {{ all?: boolean }} [choice] */
export function checkRules({ all = false } = {}) {
  const files = ['docs/rules', 'packages', 'tests'].flatMap(filesUnder);
  const texts = files.filter((file) => /^docs\/rules\/[\w-]+\.md$/.test(file));
  const { rules, problems } = readRules(texts.map((file) => ({ file, text: read(file) })));
  const sources = files.filter((file) => isSource.test(file) && file !== 'tests/check-rules.test.ts'); // invents its ids
  const found = sources.map((file) => readCitations(file, read(file)));
  const exempt = readExemptions(read('docs/rules/coverage.json'));
  const report = compare(
    rules,
    found.flatMap(({ citations }) => citations),
    all ? { ...exempt, notes: [] } : exempt,
  );
  return {
    problems: [...problems, ...found.flatMap((one) => one.problems), ...report.problems],
    note: report.note,
  };
}

/**
 * Every id that stands in bold in the rules, with the section it stands in.
 * @param {{ file: string, text: string }[]} documents
 */
export function readRules(documents) {
  /** @type {Map<string, Rule>} */
  const rules = new Map();
  /** @type {string[]} */
  const problems = [];
  for (const { file, text } of documents) {
    const game = file.replace(/^.*\/|\.md$/g, '');
    let section = game;
    for (const [index, line] of text.split('\n').entries()) {
      const heading = /^#+ (\d+(?:\.\d+)*)\.? /.exec(line);
      if (heading !== null) section = `${game}-${heading[1]}`;
      for (const [, id = ''] of line.matchAll(boldId)) {
        const isExample = /^(T|EX)-/.test(id);
        const place = `${file}:${index + 1}`;
        if (rules.has(id)) problems.push(`${place}: ${id} is there twice`);
        if (!isExample && !/^\.\d+$/.test(id.replace(section, '')))
          problems.push(`${place}: ${id} is not of ${section}`);
        rules.set(id, { id, section, isExample });
      }
    }
  }
  return { rules, problems };
}

const overNothing = '@rule stands over no function, line or test; cite a rule where it is carried out';

/**
 * Whether a comment stands alone: what comes next is an empty line or an import, as below the header of a file.
 * @param {string} text
 * @param {number} index of something inside the comment
 */
function isOverNothing(text, index) {
  const before = text.slice(text.lastIndexOf('\n', index) + 1, index);
  if (!/^\s*(?:\/\/|\/\*|\*)/.test(before)) return false; // after code, on the same line
  const next = text
    .slice(index)
    .split('\n')
    .slice(1)
    .find((line) => !/^\s*(?:\/\/|\/\*|\*)/.test(line));
  return next === undefined || /^\s*(?:$|import\b|export \* from)/.test(next);
}

/**
 * `@rule race-5.1.1, race-5.1.2` over or beside code; in tests also every id within a string, which is where titles and
 * tables of cases have them.
 * @param {string} file
 * @param {string} text
 */
export function readCitations(file, text) {
  const isTest = file.endsWith('.test.ts');
  /** @type {Citation[]} */
  const citations = [];
  /** @type {string[]} */
  const problems = [];
  /** @param {number} index */
  const placeOf = (index) => `${file}:${text.slice(0, index).split('\n').length}`;
  for (const { index, 1: list = '' } of text.matchAll(citationList)) {
    const ids = list.split(/[\s,*/]+/).filter((word) => word !== '');
    if (ids.length === 0) problems.push(`${placeOf(index)}: @rule without an id`);
    if (isOverNothing(text, index)) problems.push(`${placeOf(index)}: ${overNothing}`);
    for (const word of ids) {
      citations.push({ id: fullId(word), place: placeOf(index), isTest, inTitle: false });
    }
  }
  for (const { 0: piece, index } of isTest ? text.matchAll(commentOrString) : []) {
    if (piece.startsWith('/')) continue;
    for (const [id] of piece.matchAll(idInTitle)) {
      citations.push({ id, place: placeOf(index), isTest, inTitle: true });
    }
  }
  return { citations, problems };
}

const games = gameFolders().join('|');
const boldId = new RegExp(`\\*\\*((?:${games})-\\d[\\d.]*|T-\\d[\\w.]*|EX-[A-Z]+-\\d+)\\*\\*`, 'g');
const citationList = new RegExp(`@rule\\b((?:[\\s,*/]*(?:(?:${games}|T|EX)-[\\w.…–-]+|O\\d+))*)`, 'g');
const commentOrString = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g;
const isSource = /^packages\/.*\/src\/.*\.ts$|^tests\/.*\.test\.ts$/;
const idInTitle = new RegExp(
  `(?<![\\w-])(?:(?:${games})-\\d+(?:\\.\\d+)+|T-\\d+(?:\\.\\d+)?[a-z]|EX-[A-Z]+-\\d+)(?!\\w)`,
  'g',
);

/** The open points of Roll have a short name of their own; a full stop may end a sentence. @param {string} word */
function fullId(word) {
  return word.replace(/\.$/, '').replace(/^O(?=\d)/, 'roll-16.');
}

/** @param {string} text @returns {Exemptions} */
export function readExemptions(text) {
  const { notes = [], withoutCode = {}, withoutTest = {} } = JSON.parse(text);
  return { notes, withoutCode, withoutTest };
}

/**
 * @param {ReadonlyMap<string, Rule>} rules
 * @param {Citation[]} citations
 * @param {Exemptions} exempt
 */
export function compare(rules, citations, exempt) {
  const byCode = new Set(citations.filter(({ isTest }) => !isTest).map(({ id }) => id));
  const byTest = new Set(citations.filter(({ isTest }) => isTest).map(({ id }) => id));
  const inTitle = new Set(citations.filter(({ inTitle: titled }) => titled).map(({ id }) => id));

  const all = [...rules.values()];
  const due = all.filter(({ section }) => !exempt.notes.some((noted) => isWithin(section, noted)));
  const plain = due.filter(({ isExample }) => !isExample);
  const problems = [
    ...citations.filter(({ id }) => !rules.has(id)).map(({ id, place }) => `${place}: there is no ${id}`),
    ...exemptionProblems(all, { byCode, byTest }, exempt),
    ...listed(
      'no code cites',
      plain.filter(({ id }) => !byCode.has(id) && !(id in exempt.withoutCode)),
    ),
    ...listed(
      'no test cites',
      plain.filter(({ id }) => !byTest.has(id) && !(id in exempt.withoutTest)),
    ),
    ...listed(
      'no test carries',
      due.filter(({ id, isExample }) => isExample && !inTitle.has(id)),
    ),
  ];
  const notes = all.length - due.length;
  return { problems, note: `${all.length} ids${notes === 0 ? '' : `, ${notes} of them notes about other programs`}` };
}

/**
 * An exemption must name something that exists and is still needed.
 * @param {Rule[]} rules
 * @param {{ byCode: Set<string>, byTest: Set<string> }} cited
 * @param {Exemptions} exempt
 */
function exemptionProblems(rules, { byCode, byTest }, exempt) {
  const file = 'docs/rules/coverage.json';
  const ids = new Set(rules.map(({ id }) => id));
  const empty = exempt.notes.filter((noted) => !rules.some(({ section }) => isWithin(section, noted)));
  const named = [...Object.keys(exempt.withoutCode), ...Object.keys(exempt.withoutTest)];
  const stale = [
    ...Object.keys(exempt.withoutCode).filter((id) => byCode.has(id)),
    ...Object.keys(exempt.withoutTest).filter((id) => byTest.has(id)),
  ];
  return [
    ...empty.map((section) => `${file}: there are no rules in ${section}`),
    ...named.filter((id) => !ids.has(id)).map((id) => `${file}: there is no ${id}`),
    ...stale.map((id) => `${file}: ${id} is cited after all`),
  ];
}

/** Whether a section is this one or below it: "race-5.3" is within "race-5". @param {string} section @param {string} outer */
function isWithin(section, outer) {
  return section === outer || section.startsWith(`${outer}.`);
}

/** @param {string} what @param {Rule[]} rules */
function listed(what, rules) {
  return rules.length === 0 ? [] : [`${what} (${rules.length}): ${rules.map(({ id }) => id).join(', ')}`];
}

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Relative to the root, with forward slashes. @param {string} folder @returns {string[]} */
function filesUnder(folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.name !== 'node_modules')
    .flatMap((entry) => (entry.isDirectory() ? filesUnder(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`]))
    .sort();
}

/** @param {string} file */
function read(file) {
  return readFileSync(join(root, file), 'utf8');
}

function main() {
  const args = process.argv.slice(2);
  const usage = 'node tools/check-rules.mjs [--all]   --all: also what docs/rules/coverage.json calls notes';
  if (args.includes('--help')) {
    process.stdout.write(`${usage}\n`);
    return;
  }
  if (args.some((arg) => arg !== '--all')) {
    process.stderr.write(`${usage}\n`);
    process.exitCode = 2;
    return;
  }
  const { problems, note } = checkRules({ all: args.includes('--all') });
  process.stdout.write([...problems, `${note}; ${problems.length === 0 ? 'fine' : 'not fine'}`, ''].join('\n'));
  process.exitCode = problems.length === 0 ? 0 : 1;
}

const isEntry = process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url);
if (isEntry) main();
