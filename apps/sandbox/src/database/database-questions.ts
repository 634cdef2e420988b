import type { Claims, Role } from './with-roles';

/** What the database's thread is asked: a statement, or to close the database in order. */
export type DatabaseQuestion =
  { role: Role; text: string; values: readonly unknown[]; claims?: Claims } | 'close';

/** Where the thread finds what it opens. */
export type DatabasePlace = { folder: string; migrationsDir: string };
