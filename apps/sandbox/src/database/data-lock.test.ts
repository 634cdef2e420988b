import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { newFolder } from '../../test/new-folder';
import { takeDataLock } from './data-lock';

let folder: string;

beforeEach(() => {
  folder = newFolder();
});

/** The id of a process that ran and is gone. */
async function deadPid(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await new Promise((resolve) => child.once('exit', resolve));
  return child.pid ?? 0;
}

describe('takeDataLock', () => {
  it('takes a new folder and gives it back', async () => {
    const lock = await takeDataLock(join(folder, 'new'));
    if (!lock.ok) throw new Error('not taken');
    expect(await readFile(join(folder, 'new', 'lock.pid'), 'utf8')).toMatch(new RegExp(`^${process.pid}\\n`));
    await lock.value.release();
    await expect(readFile(join(folder, 'new', 'lock.pid'))).rejects.toThrow();
  });

  it('refuses a folder that a running process holds, and names it', async () => {
    await writeFile(join(folder, 'lock.pid'), `${process.ppid}\n`);
    expect(await takeDataLock(folder)).toMatchObject({
      ok: false,
      error: { code: 'in-use', pid: process.ppid },
    });
  });

  it('takes over from a process that was killed', async () => {
    await writeFile(join(folder, 'lock.pid'), `${await deadPid()}\n`);
    expect((await takeDataLock(folder)).ok).toBe(true);
  });

  it.each(['', 'not a number', '-5'])('takes over a lock that says %p', async (text) => {
    await writeFile(join(folder, 'lock.pid'), text);
    expect((await takeDataLock(folder, () => Promise.resolve(null))).ok).toBe(true);
  });

  // Only the number was looked at, and nobody had let another program have it.
  it.each(['', '12345\n'])(
    'takes over when the number belongs to another program by now (started: %j)',
    async (start) => {
      const other = spawn('sleep', ['60']);
      try {
        await writeFile(join(folder, 'lock.pid'), `${other.pid}\n${start}`);
        expect((await takeDataLock(folder)).ok).toBe(true);
      } finally {
        other.kill();
      }
    },
  );

  it('says in a sentence that DATA_DIR is a file', async () => {
    await writeFile(join(folder, 'file'), '');
    for (const path of ['file', 'file/below']) {
      expect(await takeDataLock(join(folder, path))).toMatchObject({
        ok: false,
        error: { code: 'no-folder', message: expect.stringContaining('which is a file') as unknown },
      });
    }
  });
});
