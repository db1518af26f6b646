// Rules of the house that no linter knows: files stay short enough to read, nothing silences a check,
// no path of one machine and no address of a package registry slips into the repository.
import { projectFiles, read, sourceFiles } from '../project-files.mjs';

const mostLines = 400;

// Spelled with brackets so that this file does not match itself.
const machinePath = /(?:^|[^\w.~/-])\/(?:w[o]rk|r[o]ot|t[m]p|h[o]me|U[s]ers)\/\w/;
const silencer =
  /\b(?:biome|eslint|prettier)-ign[o]re\b|\beslint-dis[a]ble\b|@ts-(?:ign[o]re|noch[e]ck|expect-err[o]r)\b/;

export function checkFileLengths() {
  const lengths = sourceFiles()
    .filter((file) => !isDataTable(file))
    .map((file) => ({ file, lines: read(file).trimEnd().split('\n').length }));
  const over = lengths.filter(({ lines }) => lines > mostLines);
  const middle = lengths.map(({ lines }) => lines).sort((one, other) => one - other)[Math.floor(lengths.length / 2)];
  return {
    problems: over.map(({ file, lines }) => `${file}: ${lines} lines, more than ${mostLines}`),
    note: `${lengths.length} files, ${middle} lines at the median`,
  };
}

export function checkTexts() {
  const files = projectFiles().filter((file) => !/\.(gz|png|jpg|webp|woff2|wasm|ico)$/.test(file));
  return { problems: files.flatMap((file) => textProblems(file, read(file))), note: `${files.length} files` };
}

/**
 * @param {string} file
 * @param {string} text
 */
export function textProblems(file, text) {
  const isCode = /\.(ts|mjs|js|svelte)$/.test(file);
  return text.split('\n').flatMap((line, index) => {
    const place = `${file}:${index + 1}`;
    if (machinePath.test(line)) return [`${place}: holds a path of one machine`];
    if (isCode && silencer.test(line)) return [`${place}: silences a check instead of satisfying it`];
    return [];
  });
}

/** Cards and tiles are tables, as long as their sets. @param {string} file */
function isDataTable(file) {
  return /\/(cards|tiles)\//.test(file);
}
