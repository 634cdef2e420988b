import { rename } from 'node:fs/promises';

import type { DatabasePlace } from './database-questions';
import { ChangedMigrationError, openDatabase } from './open-database';
import { readMigrations } from './read-migrations';
import type { SandboxDatabase } from './with-roles';

/** `keptAside` is the folder of the older database, where there was one. */
export type Current = { database: SandboxDatabase; keptAside: string | null };

/** Opens the database. One that an older version made is kept aside, and a new one started: nothing is deleted. */
export async function openCurrent({ folder, migrationsDir }: DatabasePlace): Promise<Current> {
  const migrations = await readMigrations(migrationsDir);
  try {
    return { database: await openDatabase(folder, migrations), keptAside: null };
  } catch (error) {
    if (!(error instanceof ChangedMigrationError)) throw error;
    const keptAside = `${folder}-${Date.now()}`;
    await rename(folder, keptAside);
    return { database: await openDatabase(folder, migrations), keptAside };
  }
}
