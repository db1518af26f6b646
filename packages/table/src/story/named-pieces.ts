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
}

/** All pieces that a fact speaks of; `find` knows what a text in it may mean. */
export function piecesIn(fact: unknown, find: (text: string) => readonly NamedPiece[]): NamedPiece[] {
  if (typeof fact === 'string') return find(fact).map(({ slug, name }) => ({ slug, name }));
  if (typeof fact !== 'object' || fact === null) return [];
  return Object.values(fact).flatMap((part) => piecesIn(part, find));
}

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
    if (found.at > 0) parts.push({ text: rest.slice(0, found.at), piece: null });
    parts.push({ text: found.name, piece: found.slug });
    rest = rest.slice(found.at + found.name.length);
  }
  return rest === '' ? parts : [...parts, { text: rest, piece: null }];
}
