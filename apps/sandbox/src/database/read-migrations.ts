import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export type Migration = { name: string; sql: string };

/** The backend's migrations in the order in which they apply. */
export async function readMigrations(folder: string): Promise<readonly Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(names.map(async (name) => ({ name, sql: await readFile(join(folder, name), 'utf8') })));
}
