import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const made: string[] = [];
afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** An empty folder until the tests of the file have ended. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kidcode-sandbox-'));
  made.push(folder);
  return folder;
}
