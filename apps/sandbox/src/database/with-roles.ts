import type { Database } from '@kidcode/functions';

/** A role of the backend; null is the owner. */
export type Role = 'service_role' | 'anon' | 'authenticated' | null;

/** What the token of whoever asks says; row-level security reads it. */
export type Claims = Readonly<Record<string, unknown>>;

/** A connection as one role of the backend; each call is a transaction of its own. */
export type Sql = <Row>(text: string, values?: readonly unknown[]) => Promise<readonly Row[]>;

export type SandboxDatabase = {
  /** `anon` as the browser runs: only what the policies give to everyone; `authenticated` as somebody who has signed in. */
  as: (role: Role, claims?: Claims) => Sql;
  /** As the functions run: past the row policies, with the rights of the service role only. */
  asService: Sql;
  /** As the owner: for the sandbox's own tables. */
  asOwner: Sql;
  close: () => Promise<void>;
};

/** Names the roles of a connection. */
export function withRoles(as: SandboxDatabase['as'], close: () => Promise<void>): SandboxDatabase {
  return {
    as,
    asService: as('service_role'),
    asOwner: as(null),
    close,
  };
}

/** What the database's thread is asked: a statement, or to close the database in order. */
export type DatabaseQuestion =
  { role: Role; text: string; values: readonly unknown[]; claims?: Claims } | 'close';

/** Where the thread finds what it opens. */
export type DatabasePlace = { folder: string; migrationsDir: string };

/**
 * Calls an SQL function by the names of its arguments, as PostgREST would.
 *
 * @param name of the function, and the names in `args`: letters and low lines only, for they stand in the statement.
 */
export async function callFunction(
  sql: Sql,
  name: string,
  args: Readonly<Record<string, unknown>>,
): Promise<unknown> {
  const entries = Object.entries(args);
  const places = entries.map(([argument], index) => `${argument} => $${index + 1}`);
  const values = entries.map(([, value]) =>
    typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
  );
  const rows = await sql<{ answer: unknown }>(
    `select public.${name}(${places.join(', ')}) as answer`,
    values,
  );
  return rows[0]?.answer ?? null;
}

/** The functions' database over a local connection: one SQL function for each call. */
export const functionDatabase = (sql: Sql): Database => ({
  call: (name, args) => callFunction(sql, name, args),
});
