import type { Database } from '@kidcode/functions';

import type { Sql } from './with-roles';

/** The functions' database over a local connection: one SQL function for each call, as PostgREST would call it. */
export function functionDatabase(sql: Sql): Database {
  return {
    call: async (name, args) => {
      const entries = Object.entries(args as Readonly<Record<string, unknown>>);
      const places = entries.map(([argument], index) => `${argument} => $${index + 1}`);
      const values = entries.map(([, value]) =>
        typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
      );
      const rows = await sql<{ answer: unknown }>(
        `select public.${name}(${places.join(', ')}) as answer`,
        values,
      );
      return rows[0]?.answer ?? null;
    },
  };
}
