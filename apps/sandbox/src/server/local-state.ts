import { join } from 'node:path';

import type { Result } from '@kidcode/school';

import { takeDataLock, type DataLockError } from '../database/data-lock';
import {
  type DatabasePlace,
  type DatabaseQuestion,
  type SandboxDatabase,
  withRoles,
} from '../database/with-roles';
import { keepThread, type ThreadStatus } from '../threads/keep-thread';

/** What the sandbox keeps between two starts. */
export type LocalState = {
  /** The database, in a thread of its own; who asks before it is open waits for it. */
  database: SandboxDatabase;
  status: () => ThreadStatus;
  /** Why the database has failed; null while it has not. */
  reason: () => string | null;
  /** Resolves with one sentence when the database does not open; never otherwise. */
  broken: Promise<string>;
  close: () => Promise<void>;
};

type Settings = {
  dataDir: string;
  migrationsDir: string;
  /** The bundled thread of the database. */
  worker: URL;
  say: (line: string) => void;
  /** Called when a database that had died is there again. */
  onRecovered: () => void;
};

/** Takes the data folder and starts to open the database in it, without waiting for it. */
export async function openLocalState(settings: Settings): Promise<Result<LocalState, DataLockError>> {
  const { dataDir, migrationsDir, worker, say, onRecovered } = settings;
  const lock = await takeDataLock(dataDir);
  if (!lock.ok) return lock;

  let hasOpened = false;
  let tellBroken: (sentence: string) => void = () => undefined;
  const broken = new Promise<string>((resolve) => (tellBroken = resolve));
  const thread = keepThread<DatabaseQuestion, readonly unknown[]>({
    file: worker,
    name: 'database',
    data: { folder: join(dataDir, 'postgres'), migrationsDir } satisfies DatabasePlace,
    onReady: (news) => {
      hasOpened = true;
      if (news !== undefined) say(news);
    },
    onFailed: (reason) => {
      if (hasOpened) return;
      tellBroken(
        `The local database in ${dataDir} cannot be opened (${reason}). Move the folder away, or set DATA_DIR to another one.`,
      );
    },
    onRecovered,
  });
  const close = async (): Promise<void> => {
    // What is not open, or has died, has nothing to put in order.
    await thread.ask('close').catch(() => undefined);
    await thread.close();
  };
  const database = withRoles(
    (role, claims) =>
      async <Row>(text: string, values: readonly unknown[] = []) =>
        (await thread.ask({ role, text, values, ...(claims && { claims }) })) as readonly Row[],
    close,
  );
  return {
    ok: true,
    value: {
      database,
      status: thread.status,
      reason: thread.reason,
      broken,
      close: async () => {
        await close();
        await lock.value.release();
      },
    },
  };
}
