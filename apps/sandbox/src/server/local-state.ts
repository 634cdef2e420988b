import { join } from 'node:path';

import { takeDataLock, type DataLockError } from '../database/data-lock';
import { openDatabase, type SandboxDatabase } from '../database/open-database';
import { readMigrations } from '../database/read-migrations';

/** What the sandbox keeps between two starts. */
export type LocalState = {
  /** The database; opened once, in the background. */
  database: () => Promise<SandboxDatabase>;
  status: () => 'starting' | 'ready' | 'failed';
  close: () => Promise<void>;
};

type Open = { ok: true; value: LocalState } | { ok: false; error: DataLockError };

/** Takes the data folder and starts to open the database in it, without waiting for it. */
export async function openLocalState(dataDir: string, migrationsDir: string): Promise<Open> {
  const lock = await takeDataLock(dataDir);
  if (!lock.ok) return lock;

  let status: ReturnType<LocalState['status']> = 'starting';
  const opening = readMigrations(migrationsDir).then((migrations) =>
    openDatabase(join(dataDir, 'postgres'), migrations),
  );
  opening.then(
    () => (status = 'ready'),
    () => (status = 'failed'),
  );
  return {
    ok: true,
    value: {
      database: () => opening,
      status: () => status,
      close: async () => {
        await opening.then((database) => database.close()).catch(() => undefined);
        await lock.value.release();
      },
    },
  };
}
