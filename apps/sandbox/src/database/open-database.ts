import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';

import { AFTER_MIGRATIONS_SQL, HOST_SQL } from './host-sql';
import { type Claims, type Role, type SandboxDatabase, type Sql, withRoles } from './with-roles';

/** Makes the folder beside its place first: one whose making was broken off would be taken for a database, and never open. */
async function makeFolder(dataDir: string): Promise<void> {
  const unfinished = `${dataDir}-unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  const database = await PGlite.create(unfinished);
  await database.close();
  await rename(unfinished, dataDir);
}

/**
 * Opens the local Postgres and brings it up to date with the migrations.
 *
 * @throws ChangedMigrationError when one changed after it was applied here.
 * @param dataDir folder of the database, or null to keep it in memory.
 */
export async function openDatabase(
  dataDir: string | null,
  migrations: readonly Migration[],
): Promise<SandboxDatabase> {
  if (dataDir !== null && !existsSync(dataDir)) await makeFolder(dataDir);
  const database = await (dataDir === null ? PGlite.create() : PGlite.create(dataDir));
  try {
    await database.exec(HOST_SQL);
    for (const migration of migrations) await apply(database, migration);
    await database.exec(AFTER_MIGRATIONS_SQL);
  } catch (error) {
    await database.close();
    throw error;
  }

  let current: Role = null;
  let turn: Promise<unknown> = Promise.resolve();
  const run = async <Row>(role: Role, text: string, values: readonly unknown[]): Promise<readonly Row[]> => {
    if (role !== current) await database.exec(role === null ? 'reset role' : `set role ${role}`);
    current = role;
    return (await database.query<Row>(text, [...values])).rows;
  };
  /** As PostgREST asks: role and token are those of one transaction. */
  const runWithClaims = async <Row>(role: Role, claims: Claims, text: string, values: readonly unknown[]) =>
    database.transaction(async (transaction) => {
      await transaction.query(
        "select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)",
        [role ?? 'none', JSON.stringify(claims)],
      );
      return (await transaction.query<Row>(text, [...values])).rows;
    });
  // There is one session, and its role changes seldom: nobody may come between the role and the statement.
  const as =
    (role: Role, claims?: Claims): Sql =>
    <Row>(text: string, values: readonly unknown[] = []): Promise<readonly Row[]> => {
      const answer = turn.then(async () => {
        if (claims === undefined) return run<Row>(role, text, values);
        if (current !== null) await database.exec('reset role');
        current = null;
        return runWithClaims<Row>(role, claims, text, values);
      });
      turn = answer.catch(() => undefined);
      return answer;
    };
  return withRoles(as, () => turn.then(() => database.close()));
}

/** The database was made by another version of the backend; nobody wrote a way from there to here. */
export class ChangedMigrationError extends Error {}

async function apply(database: PGlite, { name, sql }: Migration): Promise<void> {
  const hash = createHash('sha256').update(sql).digest('hex');
  const { rows } = await database.query<{ hash: string }>(
    'select hash from sandbox.migrations where name = $1',
    [name],
  );
  const applied = rows[0];
  if (applied?.hash === hash) return;
  if (applied !== undefined) {
    throw new ChangedMigrationError(`sandbox: migration ${name} changed after it was applied`);
  }
  await database.transaction(async (transaction) => {
    await transaction.exec(sql);
    await transaction.query('insert into sandbox.migrations (name, hash) values ($1, $2)', [name, hash]);
  });
}

type Migration = { name: string; sql: string };

/** The backend's migrations in the order in which they apply. */
export async function readMigrations(folder: string): Promise<readonly Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(names.map(async (name) => ({ name, sql: await readFile(join(folder, name), 'utf8') })));
}
