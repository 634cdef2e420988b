import type { Database } from '@kidcode/functions';

import type { Sql } from './with-roles';

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
