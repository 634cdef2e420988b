import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

/** What runs under a number; null where the system does not say. */
export type RunningProgram = {
  /** Stays the same as long as the process lives, and differs for every other one of that number. */
  readonly startedAt: string | null;
  readonly command: string | null;
};

/** The program that runs under a number, or null when none does. */
export async function runningProgram(pid: number): Promise<RunningProgram | null> {
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
