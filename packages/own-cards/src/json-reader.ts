// Reads JSON and remembers where everything stands, so that a mistake in a card can be shown by line and column. Stricter
// than it must be: no key twice, no key that means something to JavaScript, little depth. Files come from strangers.

export interface Place {
  readonly line: number;
  readonly column: number;
}

export type JsonFlaw =
  | { readonly code: 'not-json'; readonly expected: string }
  | { readonly code: 'too-deep'; readonly max: number }
  | { readonly code: 'key-twice'; readonly key: string }
  | { readonly code: 'forbidden-key'; readonly key: string }
  | { readonly code: 'number-too-large' };

export type ReadJson =
  | {
      readonly ok: true;
      readonly value: unknown;
      /** Where the value at this path begins, as in `[2].powers[0].amount`; where it is missing, what should hold it. */
      readonly placeOf: (path: string) => Place;
    }
  | { readonly ok: false; readonly flaw: JsonFlaw; readonly place: Place };

const deepest = 12;
const forbiddenKeys: readonly string[] = ['__proto__', 'constructor', 'prototype'];

export function readJson(text: string): ReadJson {
  const reader = new Reader(text);
  try {
    const value = reader.document();
    return { ok: true, value, placeOf: (path) => placeAt(text, reader.offsetOf(path)) };
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    return { ok: false, flaw: error.flaw, place: placeAt(text, reader.at) };
  }
}

/** Counted from 1, as editors do. */
function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset);
  const line = before.split('\n').length;
  return { line, column: offset - before.lastIndexOf('\n') };
}

/** The text is no good from here on. */
class Stop extends Error {
  readonly flaw: JsonFlaw;
  constructor(flaw: JsonFlaw) {
    super(flaw.code);
    this.flaw = flaw;
  }
}

class Reader {
  at = 0;
  private readonly text: string;
  private readonly offsets = new Map<string, number>();

  constructor(text: string) {
    this.text = text;
  }

  document(): unknown {
    if (this.text.startsWith('\uFEFF')) this.at = 1;
    const value = this.value('', 0);
    this.blanks();
    if (this.at < this.text.length) throw this.wrong('the end of the file');
    return value;
  }

  /** The offset of a path, or of the nearest thing around it that is there. */
  offsetOf(path: string): number {
    let part = path;
    for (;;) {
      const found = this.offsets.get(part);
      if (found !== undefined) return found;
      const around = part.replace(/(\.?[^.[\]]+|\[\d+\])$/, '');
      if (around === part) return 0;
      part = around;
    }
  }

  private value(path: string, depth: number): unknown {
    this.blanks();
    this.offsets.set(path, this.at);
    if (depth > deepest) throw new Stop({ code: 'too-deep', max: deepest });
    const first = this.text[this.at];
    if (first === '{') return this.object(path, depth);
    if (first === '[') return this.list(path, depth);
    if (first === '"') return this.string();
    if (this.word('true')) return true;
    if (this.word('false')) return false;
    if (this.word('null')) return null;
    return this.number();
  }

  private object(path: string, depth: number): Record<string, unknown> {
    const found: Record<string, unknown> = {};
    this.at += 1;
    if (this.mark('}')) return found;
    do {
      this.blanks();
      const start = this.at;
      const key = this.string();
      const isForbidden = forbiddenKeys.includes(key);
      if (isForbidden || Object.hasOwn(found, key)) {
        this.at = start;
        throw new Stop({ code: isForbidden ? 'forbidden-key' : 'key-twice', key });
      }
      if (!this.mark(':')) throw this.wrong('":"');
      found[key] = this.value(path === '' ? key : `${path}.${key}`, depth + 1);
    } while (this.mark(','));
    if (!this.mark('}')) throw this.wrong('"," or "}"');
    return found;
  }

  private list(path: string, depth: number): unknown[] {
    const found: unknown[] = [];
    this.at += 1;
    if (this.mark(']')) return found;
    do found.push(this.value(`${path}[${found.length}]`, depth + 1));
    while (this.mark(','));
    if (!this.mark(']')) throw this.wrong('"," or "]"');
    return found;
  }

  /** The built-in reader knows all escapes; here only the end is looked for. */
  private string(): string {
    const match = this.matchHere(/"(?:[^"\\\n]|\\.)*"/y);
    if (match === null) throw this.wrong('a text in double quotes');
    try {
      const text = JSON.parse(match) as string;
      this.at += match.length;
      return text;
    } catch {
      throw this.wrong('a text without control characters and unknown escapes');
    }
  }

  private number(): number {
    const match = this.matchHere(/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y);
    if (match === null) throw this.wrong('a value');
    const number = Number(match);
    if (Math.abs(number) > Number.MAX_SAFE_INTEGER) throw new Stop({ code: 'number-too-large' });
    this.at += match.length;
    return number;
  }

  private word(word: string): boolean {
    if (!this.text.startsWith(word, this.at)) return false;
    this.at += word.length;
    return true;
  }

  private mark(mark: string): boolean {
    this.blanks();
    return this.word(mark);
  }

  private blanks(): void {
    const match = this.matchHere(/[ \t\r\n]+/y);
    if (match !== null) this.at += match.length;
  }

  private matchHere(form: RegExp): string | null {
    form.lastIndex = this.at;
    return form.exec(this.text)?.[0] ?? null;
  }

  private wrong(expected: string): Stop {
    return new Stop({ code: 'not-json', expected });
  }
}
