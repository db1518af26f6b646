// The rules behind powers of tiles, by what they are about; every language has each.

import type { notes } from '../en/roll/notes.ts';

export type TileNotes = { readonly [K in keyof typeof notes]: string };
