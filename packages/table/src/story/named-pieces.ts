// Which cards or tiles a text names, so that their names can be pressed. Names stand in it as they are printed, whatever
// the language does around them.

export interface NamedPiece {
  readonly slug: string;
  readonly name: string;
}

/** Plain text, or a name that means a piece. */
export interface TextPart {
  readonly text: string;
  readonly piece: string | null;
  /** Marks that belong to the name and must not begin or end a line without it: brackets, points, commas. */
  readonly before: string;
  readonly after: string;
}

/** All pieces that a fact speaks of; `find` knows what a text in it may mean. */
export function piecesIn(fact: unknown, find: (text: string) => readonly NamedPiece[]): NamedPiece[] {
  if (typeof fact === 'string') return find(fact).map(({ slug, name }) => ({ slug, name }));
  if (typeof fact !== 'object' || fact === null) return [];
  return Object.values(fact).flatMap((part) => piecesIn(part, find));
}

/** Opening marks at the end of a text, and closing ones at its beginning. */
const opening = /[([（「“‘]*$/u;
const closing = /^[)\]）」”’.,;:!?。、，．…]*/u;

const plain = (text: string): TextPart => ({ text, piece: null, before: '', after: '' });

/** The text cut at the names; of two names that begin at one place the longer is meant. */
export function partsOf(text: string, pieces: readonly NamedPiece[]): TextPart[] {
  const known = [...pieces].sort((one, other) => other.name.length - one.name.length);
  const parts: TextPart[] = [];
  let rest = text;
  while (rest !== '') {
    const found = known
      .map((piece) => ({ ...piece, at: rest.indexOf(piece.name) }))
      .filter(({ at }) => at >= 0)
      .sort((one, other) => one.at - other.at)[0];
    if (found === undefined) break;
    const ahead = rest.slice(0, found.at);
    const [before = ''] = opening.exec(ahead) ?? [];
    const behind = rest.slice(found.at + found.name.length);
    const [after = ''] = closing.exec(behind) ?? [];
    if (ahead.length > before.length) parts.push(plain(ahead.slice(0, ahead.length - before.length)));
    parts.push({ text: found.name, piece: found.slug, before, after });
    rest = behind.slice(after.length);
  }
  return rest === '' ? parts : [...parts, plain(rest)];
}
