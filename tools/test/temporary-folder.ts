import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const made: string[] = [];
afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** A folder until the tests of the file have ended; `put` writes a file below it and says where it is. */
export function temporaryFolder() {
  const root = mkdtempSync(join(tmpdir(), 'kidcode-tools-'));
  made.push(root);
  const put = (file: string, text: string | Buffer): string => {
    const target = join(root, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
    return target;
  };
  return { root, put };
}
