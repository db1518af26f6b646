// One server per data folder. The lock is SQLite's own, on a small database beside the real one: the system frees it when
// the process ends, however it ends.

import { join } from 'node:path';
import { openDatabase, type SqliteDatabase } from './sqlite-database.ts';

export interface FolderLock {
  release(): void;
}

export class FolderTaken extends Error {
  override name = 'FolderTaken';
}

export function lockFolder(folder: string): FolderLock {
  let database: SqliteDatabase | null = null;
  try {
    database = openDatabase(join(folder, 'orrery.lock'), { journal: 'DELETE', waitMs: 0 });
    database.command('BEGIN EXCLUSIVE');
  } catch (error) {
    database?.close();
    if (!String(error).includes('locked')) throw error;
    throw new FolderTaken(`Another server already uses the data in "${folder}".`);
  }
  const held = database;
  return { release: () => held.close() };
}
