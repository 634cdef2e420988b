import { createHash } from 'node:crypto';

import { PGlite } from '@electric-sql/pglite';
import { vector } from '@electric-sql/pglite/vector';

import { AFTER_MIGRATIONS_SQL, HOST_SQL } from './host-sql';
import type { Migration } from './read-migrations';

/** A connection as one role of the backend; each call is a transaction of its own. */
export type Sql = <Row>(text: string, values?: readonly unknown[]) => Promise<readonly Row[]>;

export type SandboxDatabase = {
  /** As the functions run: past the row policies, with the rights of the service role only. */
  asService: Sql;
  /** As the browser runs: only what the policies give to everyone. */
  asVisitor: Sql;
  /** As somebody who has signed in; nobody does, and it may do no more than a visitor. */
  asSignedIn: Sql;
  /** As the owner: for the sandbox's own tables. */
  asOwner: Sql;
  close: () => Promise<void>;
};

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
  const options = { extensions: { vector } };
  const database = await (dataDir === null ? PGlite.create(options) : PGlite.create(dataDir, options));
  try {
    await database.exec(HOST_SQL);
    for (const migration of migrations) await apply(database, migration);
    await database.exec(AFTER_MIGRATIONS_SQL);
  } catch (error) {
    await database.close();
    throw error;
  }

  const as =
    (role: string | null): Sql =>
    async <Row>(text: string, values: readonly unknown[] = []) => {
      const { rows } = await database.transaction(async (transaction) => {
        if (role !== null) await transaction.exec(`set local role ${role}`);
        return transaction.query<Row>(text, [...values]);
      });
      return rows;
    };
  return {
    asService: as('service_role'),
    asVisitor: as('anon'),
    asSignedIn: as('authenticated'),
    asOwner: as(null),
    close: () => database.close(),
  };
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
