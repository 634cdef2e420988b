import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

import { type Claims, type Role, type SandboxDatabase, type Sql, withRoles } from './with-roles';

/**
 * What Supabase provides before the first migration runs - its roles and the schema for extensions - and the sandbox's
 * own tables. Safe to run at every start. Roles belong to the host, not to the migrations.
 */
const HOST_SQL = `
do $$
declare
  wanted text;
begin
  foreach wanted in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_roles where rolname = wanted) then
      execute format('create role %I nologin%s', wanted, case when wanted = 'service_role' then ' bypassrls' else '' end);
    end if;
  end loop;
end
$$;
create schema if not exists extensions;
grant usage on schema public, extensions to anon, authenticated, service_role;
-- Supabase gives away everything that a migration makes in public; what is not taken back stays open.
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;

-- Accounts, as Supabase Auth keeps them; of its tables and columns those that the sandbox's stand-in and the migrations use.
create schema if not exists auth;
grant usage on schema auth to anon, authenticated, service_role;
create table if not exists auth.users (
  id uuid primary key default gen_random_uuid(),
  email text not null unique,
  encrypted_password text not null default '',
  raw_app_meta_data jsonb not null default '{}',
  raw_user_meta_data jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create table if not exists auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);
create table if not exists auth.refresh_tokens (
  token text primary key,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  used_at timestamptz
);
create table if not exists auth.one_time_tokens (
  token_hash text primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  challenge text not null,
  is_code boolean not null,
  created_at timestamptz not null default now()
);
create or replace function auth.jwt() returns jsonb language sql stable as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb
$$;

create schema if not exists sandbox;
create table if not exists sandbox.migrations (name text primary key, hash text not null, applied_at timestamptz not null default now());
create table if not exists sandbox.mail (
  id bigint generated always as identity primary key,
  lead_id text unique,
  template_id text not null,
  params jsonb not null,
  received_at timestamptz not null default now()
);
`;

/** The stand-in for the mailbox forgets with the database; in production a person deletes the e-mail. */
const AFTER_MIGRATIONS_SQL = `
create or replace function sandbox.forget_mail() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from sandbox.mail where lead_id = old.id;
  return null;
end
$$;
do $$
begin
  if to_regclass('public.leads') is not null then
    create or replace trigger sandbox_forget_mail after delete on public.leads
    for each row execute function sandbox.forget_mail();
  end if;
end
$$;
`;

/**
 * Unless told otherwise Postgres keeps 128 MB of pages in memory and a gigabyte of its log on disk, and PGlite does not wait for the
 * disk. A few thousand leads need little of the first two, and none of them may be lost.
 */
const SETTINGS = ['shared_buffers=4MB', 'max_wal_size=64MB', 'min_wal_size=32MB', 'fsync=on'];
const START_PARAMETERS = [...PGlite.defaultStartParams, ...SETTINGS.flatMap((setting) => ['-c', setting])];

const AS_WHOM = "select set_config('role', $1, false), set_config('request.jwt.claims', $2, false)";

/** Makes the folder beside its place first: one whose making was broken off would be taken for a database, and never open. */
export async function makeFolder(dataDir: string): Promise<void> {
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
  const database = await PGlite.create({
    ...(dataDir !== null && { dataDir }),
    startParams: START_PARAMETERS,
  });
  try {
    await database.exec(HOST_SQL);
    for (const migration of migrations) await apply(database, migration);
    await database.exec(AFTER_MIGRATIONS_SQL);
  } catch (error) {
    await database.close();
    throw error;
  }

  // There is one session, so one statement comes after the other, and each is a transaction; role and token stay until others ask.
  let turn: Promise<unknown> = Promise.resolve();
  let current: string | null = null;
  const as = (role: Role, claims?: Claims): Sql => {
    const whom = [role ?? 'none', claims === undefined ? '' : JSON.stringify(claims)];
    const askedBy = whom.join('\n');
    return <Row>(text: string, values: readonly unknown[] = []): Promise<readonly Row[]> => {
      const answer = turn.then(async () => {
        if (current !== askedBy) {
          current = null;
          await database.query(AS_WHOM, whom);
          current = askedBy;
        }
        const { rows, fields } = await database.query<Row>(text, [...values]);
        if (fields.length === 0) await mustLive(database);
        return rows;
      });
      turn = answer.catch(() => undefined);
      return answer;
    };
  };
  return withRoles(as, () => turn.then(() => database.close()));
}

/** A Postgres that died in a statement has no columns for it, calls it a success, and answers nothing any more. */
async function mustLive(database: PGlite): Promise<void> {
  const { rows } = await database.query('select 1');
  if (rows.length === 0) throw new Error('Postgres died in this statement');
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
