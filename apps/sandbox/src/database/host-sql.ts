/**
 * What Supabase provides before the first migration runs - its roles and the schema for extensions - and the sandbox's
 * own tables. Safe to run at every start. Roles belong to the host, not to the migrations.
 */
export const HOST_SQL = `
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
export const AFTER_MIGRATIONS_SQL = `
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
