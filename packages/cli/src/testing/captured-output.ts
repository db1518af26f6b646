// For tests of commands: what they print is kept instead of shown, and there is a folder for their files.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, vi } from 'vitest';

export interface Captured {
  /** Standard output of the test so far. */
  out: string;
  /** The test's own, gone afterwards. */
  folder: string;
}

export function captureOutput(): Captured {
  const captured: Captured = { out: '', folder: '' };
  beforeEach(() => {
    captured.out = '';
    captured.folder = mkdtempSync(join(tmpdir(), 'orrery-command-'));
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      captured.out += String(text);
      return true;
    });
    vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    rmSync(captured.folder, { recursive: true, force: true });
  });
  return captured;
}
