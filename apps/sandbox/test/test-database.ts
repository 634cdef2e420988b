import { fileURLToPath, pathToFileURL } from 'node:url';

import { openDatabase, readMigrations } from '../src/database/open-database';
import type { SandboxDatabase } from '../src/database/with-roles';

/** Folder of the backend's migrations; tests run from their project's folder. */
export const MIGRATIONS_DIR = fileURLToPath(
  new URL('../../supabase/migrations', pathToFileURL(`${process.cwd()}/`)),
);

/** A fresh database in memory with every migration. */
export async function testDatabase(): Promise<SandboxDatabase> {
  return openDatabase(null, await readMigrations(MIGRATIONS_DIR));
}
