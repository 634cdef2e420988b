import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

export type DataLock = { release: () => Promise<void> };

export type DataLockError = { code: 'in-use'; pid: number; message: string };

type Take = { ok: true; value: DataLock } | { ok: false; error: DataLockError };

/**
 * Takes a data folder for this process alone: two processes on one folder would lose rows without a word. A lock whose
 * process is gone - it was killed - is taken over.
 *
 * @param isRunning tells whether a process is alive.
 */
export async function takeDataLock(
  dataDir: string,
  isRunning: (pid: number) => boolean = processIsRunning,
): Promise<Take> {
  await mkdir(dataDir, { recursive: true });
  const path = join(dataDir, 'lock.pid');
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (await createLock(path)) return { ok: true, value: { release: () => rm(path, { force: true }) } };
    const pid = Number.parseInt(await readFile(path, 'utf8').catch(() => ''), 10);
    if (Number.isInteger(pid) && pid !== process.pid && isRunning(pid)) {
      const message = `The data folder ${dataDir} is in use by process ${pid}. Stop it, or set DATA_DIR to another folder.`;
      return { ok: false, error: { code: 'in-use', pid, message } };
    }
    await rm(path, { force: true });
  }
  throw new Error(`sandbox: the lock ${path} can be neither taken nor removed`);
}

/** Creates the lock file only if there is none: of two processes at the same time, one succeeds. */
async function createLock(path: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx');
    await file.writeFile(`${process.pid}\n`);
    await file.sync();
    await file.close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function processIsRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
