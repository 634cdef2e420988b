import { rename } from 'node:fs/promises';
import { join } from 'node:path';

import { takeDataLock, type DataLockError } from '../database/data-lock';
import { ChangedMigrationError, openDatabase, type SandboxDatabase } from '../database/open-database';
import { readMigrations } from '../database/read-migrations';

/** What the sandbox keeps between two starts. */
export type LocalState = {
  /** The database; opened once, in the background. */
  database: () => Promise<SandboxDatabase>;
  status: () => 'starting' | 'ready' | 'failed';
  /** Resolves with one sentence when the database does not open; never otherwise. */
  broken: Promise<string>;
  close: () => Promise<void>;
};

type Open = { ok: true; value: LocalState } | { ok: false; error: DataLockError };

/** Takes the data folder and starts to open the database in it, without waiting for it. */
export async function openLocalState(
  dataDir: string,
  migrationsDir: string,
  say: (line: string) => void,
): Promise<Open> {
  const lock = await takeDataLock(dataDir);
  if (!lock.ok) return lock;

  let status: ReturnType<LocalState['status']> = 'starting';
  const opening = openCurrent(join(dataDir, 'postgres'), migrationsDir, say);
  const broken = new Promise<string>((resolve) => {
    opening.then(
      () => (status = 'ready'),
      (error: unknown) => {
        status = 'failed';
        resolve(
          `The local database in ${dataDir} cannot be opened (${reasonOf(error)}). Move the folder away, or set DATA_DIR to another one.`,
        );
      },
    );
  });
  return {
    ok: true,
    value: {
      database: () => opening,
      status: () => status,
      broken,
      close: async () => {
        await opening.then((database) => database.close()).catch(() => undefined);
        await lock.value.release();
      },
    },
  };
}

/** The first line of what went wrong; a trace helps nobody who has to move a folder. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n')[0]?.trim().replace(/\.$/, '') || 'for no known reason';
}

/** Opens the database. One that an older version made is kept aside, and a new one started: nothing is deleted. */
async function openCurrent(
  folder: string,
  migrationsDir: string,
  say: (line: string) => void,
): Promise<SandboxDatabase> {
  const migrations = await readMigrations(migrationsDir);
  try {
    return await openDatabase(folder, migrations);
  } catch (error) {
    if (!(error instanceof ChangedMigrationError)) throw error;
    const aside = `${folder}-${Date.now()}`;
    await rename(folder, aside);
    say(`The local database was of an older version. It is kept in ${aside}; a new one is started.`);
    return openDatabase(folder, migrations);
  }
}
