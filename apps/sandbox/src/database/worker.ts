import { rename } from 'node:fs/promises';
import { workerData } from 'node:worker_threads';

import { answerHost, type ThreadWork } from '../threads/answer-host';
import type { DatabasePlace, DatabaseQuestion, SandboxDatabase } from './with-roles';
import { ChangedMigrationError, openDatabase, readMigrations } from './open-database';

/** `keptAside` is the folder of the older database, where there was one. */
type Current = { database: SandboxDatabase; keptAside: string | null };

/** Opens the database. One that an older version made is kept aside, and a new one started: nothing is deleted. */
async function openCurrent({ folder, migrationsDir }: DatabasePlace): Promise<Current> {
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

/** The database in a thread of its own: it computes for tens of milliseconds, and pages must not wait for that. */
async function open(place: DatabasePlace): Promise<ThreadWork<DatabaseQuestion, readonly unknown[]>> {
  const { database, keptAside } = await openCurrent(place);
  return {
    ...(keptAside !== null && {
      news: `The local database was of an older version. It is kept in ${keptAside}; a new one is started.`,
    }),
    answer: async (asked) => {
      if (asked !== 'close') return database.as(asked.role, asked.claims)(asked.text, asked.values);
      await database.close();
      return [];
    },
    // What Postgres itself refuses has a severity. Anything else comes from below it, and nobody knows what is left.
    isFatal: (error) => !(error instanceof Error && 'severity' in error),
  };
}

answerHost(open(workerData as DatabasePlace));
