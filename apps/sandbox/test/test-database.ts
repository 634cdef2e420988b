import { fileURLToPath, pathToFileURL } from 'node:url';

import { openDatabase, readMigrations } from '../src/database/open-database';
import { type SandboxDatabase, withRoles } from '../src/database/with-roles';

/** Folder of the backend's migrations; tests run from their project's folder. */
export const MIGRATIONS_DIR = fileURLToPath(
  new URL('../../supabase/migrations', pathToFileURL(`${process.cwd()}/`)),
);

/** A database in memory with every migration, made before the tests of a file or a group and closed after them. */
export function testDatabase(): SandboxDatabase {
  let opened: SandboxDatabase;
  beforeAll(async () => {
    opened = await openDatabase(null, await readMigrations(MIGRATIONS_DIR));
  });
  afterAll(() => opened.close());
  return withRoles(
    (role, claims) => (text, values) => opened.as(role, claims)(text, values),
    () => opened.close(),
  );
}
