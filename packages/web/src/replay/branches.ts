// The tree under a match: what was played on from it, and from those branches again. All of it is kept on this device; a
// file carries a whole tree elsewhere.

import { type BranchedFrom, type KeptMatch, keepMatch, newMatchKey } from '../local/saved-match.ts';
import type { Replayed } from '../route.ts';

export interface Branch {
  readonly kept: KeptMatch;
  readonly from: BranchedFrom;
  /** How many branches lie between it and the match at the root. */
  readonly depth: number;
}

const isSame = (one: Replayed, other: Replayed): boolean => one.from === other.from && one.id === other.id;

const here = (id: string): Replayed => ({ from: 'here', id });

/** The match that all branches around this one go back to. */
export function rootOf(of: Replayed, kept: readonly KeptMatch[]): Replayed {
  const seen = new Set<string>();
  let root = of;
  for (;;) {
    const { id, from } = root;
    const parent = from === 'here' && !seen.has(id) ? kept.find(({ key }) => key === id)?.from?.of : undefined;
    if (parent === undefined) return root;
    seen.add(id);
    root = parent;
  }
}

/** All branches of a match, each before its own, by the moment at which they leave. */
export function branchesOf(root: Replayed, kept: readonly KeptMatch[], depth = 0): Branch[] {
  if (depth > kept.length) return [];
  return kept
    .flatMap((match) =>
      match.from !== undefined && isSame(match.from.of, root) ? [{ kept: match, from: match.from }] : [],
    )
    .sort((a, b) => a.from.step - b.from.step || a.kept.at - b.kept.at)
    .flatMap((branch) => [{ ...branch, depth }, ...branchesOf(here(branch.kept.key), kept, depth + 1)]);
}

/** What a seat was ahead of the best other one; null where the match is not over, or nobody else sits there. */
export function leadOf(scores: readonly number[] | null | undefined, seat: number): number | null {
  const mine = scores?.[seat];
  if (scores == null || mine === undefined || scores.length < 2) return null;
  return mine - Math.max(...scores.filter((_, other) => other !== seat));
}

const treeFormat = 'orrery-tree';

interface TreeFile {
  readonly format: typeof treeFormat;
  readonly version: 1;
  readonly game: KeptMatch['game'];
  /** The record of the match at the root, and its points. */
  readonly root: string;
  readonly rivals: readonly string[];
  readonly scores: readonly number[];
  /** Each after the one it leaves. */
  readonly branches: readonly { readonly about: KeptMatch; readonly record: string }[];
}

export function treeText(
  {
    root,
    record,
    game,
    scores,
    rivals,
  }: { root: Replayed; record: string } & Omit<TreeFile, 'format' | 'version' | 'root' | 'branches'>,
  kept: readonly KeptMatch[],
  recordOf: (key: string) => string | null,
): string {
  const branches = branchesOf(root, kept).flatMap(({ kept: about }) => {
    const text = recordOf(about.key);
    return text === null ? [] : [{ about, record: text }];
  });
  const file: TreeFile = { format: treeFormat, version: 1, game, root: record, rivals, scores, branches };
  return `${JSON.stringify(file)}\n`;
}

const isTree = (value: unknown): value is TreeFile =>
  typeof value === 'object' &&
  value !== null &&
  'format' in value &&
  value.format === treeFormat &&
  'root' in value &&
  typeof value.root === 'string' &&
  'branches' in value &&
  Array.isArray(value.branches);

/** Null: the text is something else. */
export function treeIn(text: string): TreeFile | null {
  try {
    const value: unknown = JSON.parse(text);
    return isTree(value) ? value : null;
  } catch {
    return null;
  }
}

/** Keeps a whole tree under new keys; says which match is its root, and whether there was room for all of it. */
export function keepTree(
  { game, root, rivals, scores, branches }: TreeFile,
  now: number,
  keep: typeof keepMatch = keepMatch,
): { readonly root: Replayed; readonly isWhole: boolean } {
  const keys = new Map<string, string>();
  const rootKey = newMatchKey();
  const about = { key: rootKey, game, at: now, round: 0, rivals, shared: false, over: true, scores };
  let isWhole = keep(about, root, 0) === 'kept';
  for (const { about: old, record } of branches) {
    const parent = keys.get(old.from?.of.id ?? '') ?? rootKey;
    const key = newMatchKey();
    keys.set(old.key, key);
    const from = old.from === undefined ? {} : { from: { ...old.from, of: here(parent) } };
    if (keep({ ...old, key, ...from }, record, 0) !== 'kept') isWhole = false;
  }
  return { root: here(rootKey), isWhole };
}
