import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { isMainThread, parentPort, workerData } from 'node:worker_threads';

import type { ThreadAnswer, ThreadFailure, ThreadQuestion } from '../threads/keep-thread';
import type { DatabasePlace, DatabaseQuestion, SandboxDatabase } from './with-roles';
import { ChangedMigrationError, makeFolder, openDatabase, readMigrations } from './open-database';

/** `keptAside` is the folder of the older database, where there was one. */
type Current = { database: SandboxDatabase; keptAside: string | null };

/** Makes the folder in a process that ends: it takes half a gigabyte, and only a process gives all of it back. */
async function makeFolderApart(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await promisify(execFile)(process.execPath, [fileURLToPath(import.meta.url), folder]);
}

/** Opens the database. One that an older version made is kept aside, and a new one started: nothing is deleted. */
async function openCurrent({ folder, migrationsDir }: DatabasePlace): Promise<Current> {
  const migrations = await readMigrations(migrationsDir);
  await makeFolderApart(folder);
  try {
    return { database: await openDatabase(folder, migrations), keptAside: null };
  } catch (error) {
    if (!(error instanceof ChangedMigrationError)) throw error;
    const keptAside = `${folder}-${Date.now()}`;
    await rename(folder, keptAside);
    await makeFolderApart(folder);
    return { database: await openDatabase(folder, migrations), keptAside };
  }
}

async function answer(database: SandboxDatabase, asked: DatabaseQuestion): Promise<readonly unknown[]> {
  if (asked !== 'close') return database.as(asked.role, asked.claims)(asked.text, asked.values);
  await database.close();
  return [];
}

/** What Postgres itself refuses is an `ERROR`. Anything else comes from below it or ends it, and nobody knows what is left. */
function failureOf(error: unknown): ThreadFailure | null {
  if (!(error instanceof Error && 'severity' in error && error.severity === 'ERROR')) return null;
  const { message, code, detail } = error as ThreadFailure;
  return { message, ...(code !== undefined && { code }), ...(detail !== undefined && { detail }) };
}

/**
 * The database in a thread of its own: it computes for tens of milliseconds, and pages must not wait for that. The thread's side of
 * `keepThread`: answers what the host asks, as soon as the database is open.
 */
function answerHost(opening: Promise<Current>): void {
  const port = parentPort;
  if (port === null) throw new Error('sandbox: this runs in a worker thread only');
  const tell = (message: ThreadAnswer<readonly unknown[]>): void => port.postMessage(message);
  // Outside of every promise: the thread ends, and its host hears why.
  const end = (error: unknown): void =>
    void setImmediate(() => {
      throw error;
    });

  opening.then(({ keptAside }) => {
    const news = `The local database was of an older version. It is kept in ${keptAside}; a new one is started.`;
    tell({ ready: true, ...(keptAside !== null && { news }) });
  }, end);
  port.on('message', ({ id, asked }: ThreadQuestion<DatabaseQuestion>) => {
    opening.then(
      ({ database }) =>
        answer(database, asked).then(
          (value) => tell({ id, value }),
          (error: unknown) => {
            const failure = failureOf(error);
            if (failure === null) end(error);
            else tell({ id, failure });
          },
        ),
      () => undefined,
    );
  });
}

const [, , newFolder] = process.argv;
if (isMainThread && newFolder !== undefined) await makeFolder(newFolder);
else answerHost(openCurrent(workerData as DatabasePlace));
