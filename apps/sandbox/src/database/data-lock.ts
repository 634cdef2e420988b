import { constants } from 'node:fs';
import { access, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** What runs under a number; null where the system does not say. */
type RunningProgram = {
  /** Stays the same as long as the process lives, and differs for every other one of that number. */
  readonly startedAt: string | null;
  readonly command: string | null;
};

/** The program that runs under a number, or null when none does. */
async function runningProgram(pid: number): Promise<RunningProgram | null> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return null;
  }
  return (await fromProc(pid)) ?? (await fromPs(pid)) ?? { startedAt: null, command: null };
}

/** Linux: the start in clock ticks since boot is the 22nd field; the second one, in brackets, may hold spaces. */
async function fromProc(pid: number): Promise<RunningProgram | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    const startedAt = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
    const command = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ');
    return { startedAt, command };
  } catch {
    return null;
  }
}

/** Other systems with `ps`. */
async function fromPs(pid: number): Promise<RunningProgram | null> {
  const ask = async (field: string): Promise<string> =>
    (await promisify(execFile)('ps', ['-o', `${field}=`, '-p', String(pid)])).stdout.trim();
  try {
    return { startedAt: await ask('lstart'), command: await ask('command') };
  } catch {
    return null;
  }
}

export type DataLock = { release: () => Promise<void> };

export type DataLockError =
  { code: 'in-use'; pid: number; message: string } | { code: 'no-folder'; message: string };

type Take = { ok: true; value: DataLock } | { ok: false; error: DataLockError };

/**
 * Takes a data folder for this process alone: two processes on one folder would lose rows without a word. A lock whose
 * process is gone - it was killed - is taken over, also when its number belongs to another program by now.
 *
 * @param lookUp tells what runs under a number.
 */
export async function takeDataLock(
  dataDir: string,
  lookUp: (pid: number) => Promise<RunningProgram | null> = runningProgram,
): Promise<Take> {
  const missing = await makeFolder(dataDir);
  if (missing !== null) return { ok: false, error: { code: 'no-folder', message: missing } };
  const path = join(dataDir, 'lock.pid');
  const own = await lookUp(process.pid);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (await createLock(path, own?.startedAt ?? ''))
      return { ok: true, value: { release: () => rm(path, { force: true }) } };
    const [first = '', startedAt = ''] = (await readFile(path, 'utf8').catch(() => '')).split('\n');
    const pid = Number.parseInt(first, 10);
    const holder = pid > 0 && pid !== process.pid ? await lookUp(pid) : null;
    if (holder !== null && isHolder(holder, startedAt)) {
      const message = `The data folder ${dataDir} is in use by process ${pid}. Stop it, or set DATA_DIR to another folder.`;
      return { ok: false, error: { code: 'in-use', pid, message } };
    }
    await rm(path, { force: true });
  }
  throw new Error(`sandbox: the lock ${path} can be neither taken nor removed`);
}

/** Creates the lock file only if there is none: of two processes at the same time, one succeeds. */
async function createLock(path: string, startedAt: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx');
    await file.writeFile(`${process.pid}\n${startedAt}\n`);
    await file.sync();
    await file.close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Whether what runs under the lock's number is what wrote it; where nobody can tell, it is. */
function isHolder(program: RunningProgram, startedAt: string): boolean {
  if (startedAt !== '' && program.startedAt !== null) return program.startedAt === startedAt;
  return program.command === null || /\bnode\b|\.mjs\b/.test(program.command);
}

/** @returns null when the folder is there, else the sentence that says why it cannot be. */
async function makeFolder(dataDir: string): Promise<string | null> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK);
    return null;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    const isFile = code === 'EEXIST' || code === 'ENOTDIR';
    const what = isFile ? 'is a file' : `cannot be written (${code})`;
    return `DATA_DIR is "${dataDir}", which ${what}. Set it to a folder of your own.`;
  }
}
