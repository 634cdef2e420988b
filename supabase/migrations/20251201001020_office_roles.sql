-- The office in a browser. People sign in with Supabase Auth; what an account may do stands in its app_metadata, which only
-- the database writes, and row-level security decides with it what each person sees and changes.

-- 'owner', 'staff', or null: a visitor, and an account that nobody has given a role.
create function public.office_role() returns text
language sql stable security invoker set search_path = '' as $$
  select case when auth.jwt() #>> '{app_metadata,office_role}' in ('owner', 'staff')
    then auth.jwt() #>> '{app_metadata,office_role}' end;
$$;

-- The centers of a member of the staff; an owner has all of them, without a list.
create function public.office_centers() returns text[]
language sql stable security invoker set search_path = '' as $$
  select case when jsonb_typeof(auth.jwt() #> '{app_metadata,office_centers}') = 'array'
    then array(select jsonb_array_elements_text(auth.jwt() #> '{app_metadata,office_centers}')) else '{}'::text[] end;
$$;

-- Whether a request about this branch is this person's. One that names no branch is everybody's: nobody else would answer it.
create function public.office_sees(p_branch text) returns boolean
language sql stable security invoker set search_path = '' as $$
  select coalesce(
    public.office_role() = 'owner'
    or (public.office_role() = 'staff' and (p_branch = '' or p_branch = any (public.office_centers()))), false);
$$;

-- The version rises, the state and the time of being done agree, and who has changed it is whoever asks: nobody says so.
create function public.stamp_office_change() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  if (new.state, new.note, new.assigned_to, new.done_at)
    is distinct from (old.state, old.note, old.assigned_to, old.done_at) then
    if new.state is distinct from old.state then
      new.done_at := case when new.state = 'done' then now() end;
    end if;
    new.version := old.version + 1;
    new.changed_at := now();
    new.changed_by := coalesce(auth.jwt() ->> 'email', '');
  end if;
  return new;
end
$$;

create trigger leads_stamp_office_change before update on public.leads
for each row execute function public.stamp_office_change();

-- A request is changed by the functions below alone: an update of the table would name no version.
create policy "The office sees its requests" on public.leads for select to authenticated
  using (public.office_sees(branch));
grant select on public.leads to authenticated;

-- Refuses whoever has no role of the office; the key of the service role is a job's.
create function public.refuse_strangers() returns void
language plpgsql stable security invoker set search_path = '' as $$
begin
  if public.office_role() is null and current_setting('role') is distinct from 'service_role' then
    raise exception 'this account has no role in the office' using errcode = '42501';
  end if;
end
$$;

-- The references of one page of what a filter finds, the newest first. It runs with the owner's rights because under row-level
-- security no index of words would be used; the same rule stands in its conditions, and whoever reads the requests
-- themselves, as office_leads does, is under the policies all the same.
-- The filter's keys, each of which may be absent: `reference`; `words`; `since` and `before`, days in `zone`; `daysOld`, so many whole
-- days ago or more, as an age is told; `kind`; `branch` ('none' for requests without one); `state`; `assigned`, an address, or 'nobody';
-- `open`, true for those that are not done; `unmailed`, true for those that wait for a mail; `limit`; `after`, the `receivedAt` and
-- `reference` of the last of the page before.
create function public.office_page(p_filter jsonb) returns text[]
language plpgsql stable security definer set search_path = '' as $$
declare
  conditions text := '';
  found text[];
  asked_words constant text := (
    select string_agg(quote_literal(word) || ':*', ' & ') from unnest(public.lead_words(p_filter ->> 'words')) as word);
begin
  if current_setting('role') is distinct from 'service_role' then
    if public.office_role() is null then
      return '{}';
    end if;
    if public.office_role() = 'staff' then
      conditions := ' and (branch = '''' or branch = any ((select public.office_centers())::text[]))';
    end if;
  end if;
  if p_filter ->> 'reference' is not null then
    conditions := conditions || format(' and id = %L', p_filter ->> 'reference');
  end if;
  -- Signs alone are no words: nothing has them.
  if p_filter ->> 'words' ~ '\S' then
    conditions := conditions || format(' and search @@ %L::tsquery', asked_words);
  end if;
  if p_filter ->> 'kind' is not null then
    conditions := conditions || format(' and kind = %L', p_filter ->> 'kind');
  end if;
  if p_filter ->> 'branch' is not null then
    conditions := conditions || format(' and branch = %L', case p_filter ->> 'branch' when 'none' then '' else p_filter ->> 'branch' end);
  end if;
  if p_filter ->> 'state' is not null then
    conditions := conditions || format(' and state = %L', p_filter ->> 'state');
  end if;
  if p_filter ->> 'assigned' = 'nobody' then
    conditions := conditions || ' and assigned_to is null';
  elsif p_filter ->> 'assigned' is not null then
    conditions := conditions || format(' and assigned_to = %L', p_filter ->> 'assigned');
  end if;
  if p_filter ->> 'open' = 'true' then
    conditions := conditions || ' and done_at is null';
  end if;
  if p_filter ->> 'unmailed' = 'true' then
    conditions := conditions || ' and mailed_at is null and done_at is null and created_at <= now() - interval ''15 minutes''';
  end if;
  if p_filter ->> 'since' is not null then
    conditions := conditions || format(' and created_at >= %L::timestamptz',
      ((p_filter ->> 'since')::date)::timestamp at time zone coalesce(p_filter ->> 'zone', 'UTC'));
  end if;
  if p_filter ->> 'before' is not null then
    conditions := conditions || format(' and created_at < %L::timestamptz',
      ((p_filter ->> 'before')::date)::timestamp at time zone coalesce(p_filter ->> 'zone', 'UTC'));
  end if;
  if p_filter ->> 'daysOld' is not null then
    conditions := conditions || format(' and created_at <= now() - interval ''24 hours'' * %s', (p_filter ->> 'daysOld')::integer);
  end if;
  if p_filter -> 'after' ->> 'receivedAt' is not null then
    conditions := conditions || format(' and created_at <= %1$L::timestamptz and (created_at < %1$L::timestamptz or id > %2$L)',
      p_filter -> 'after' ->> 'receivedAt', coalesce(p_filter -> 'after' ->> 'reference', ''));
  end if;
  execute format(
    'select array_agg(id) from (select id from public.leads where true%s order by created_at desc, id limit %s) as page',
    conditions, coalesce((p_filter ->> 'limit')::integer::text, 'null')) into found;
  return coalesce(found, '{}');
end
$$;

-- One page of what a filter finds (see office_page), the newest first.
create function public.office_leads(p_filter jsonb) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  page constant text[] := public.office_page(p_filter);
begin
  perform public.refuse_strangers();
  return (
    select coalesce(jsonb_agg(public.lead_json(lead) order by created_at desc, id), '[]'::jsonb)
    from public.leads as lead where id = any (page)
  );
end
$$;

-- Changes state, note or the person that a request is assigned to: `state`, `note`, `assignedTo` (null or '': nobody) of p_change, if nobody has
-- changed it since p_version; only whoever sees a request works on it. Answers the request as it is then. SQLSTATE PT404 and
-- PT409 become the statuses 404 and 409; the detail of a 409 is the request as somebody else has left it.
create function public.office_change(p_reference text, p_version integer, p_change jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  kept public.leads;
  assignee constant text := nullif(p_change ->> 'assignedTo', '');
begin
  perform public.refuse_strangers();
  select * into kept from public.leads
  where id = p_reference and (current_setting('role') = 'service_role' or public.office_sees(branch))
  for update;
  if kept.id is null then
    raise exception 'there is no such request' using errcode = 'PT404';
  end if;
  if kept.version is distinct from p_version then
    raise exception 'somebody else has changed this request' using errcode = 'PT409', detail = public.lead_json(kept)::text;
  end if;
  if assignee is not null and not exists (
    select from jsonb_array_elements(public.office_people()) as person
    where person ->> 'email' = assignee
      and (person ->> 'role' = 'owner' or kept.branch = '' or person -> 'centers' ? kept.branch)) then
    raise exception 'nobody who sees this request has this address' using errcode = 'PT422';
  end if;
  update public.leads set
    state = coalesce(p_change ->> 'state', state),
    note = coalesce(p_change ->> 'note', note),
    assigned_to = case when p_change ? 'assignedTo' then assignee else assigned_to end
  where id = kept.id
  returning * into kept;
  return public.lead_json(kept);
end
$$;

-- Somebody has answered. Answers { done: false } when there is no such lead.
create function public.finish_lead(p_reference text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform public.refuse_strangers();
  update public.leads set state = 'done'
  where id = p_reference and (current_setting('role') = 'service_role' or public.office_sees(branch));
  return jsonb_build_object('done', found);
end
$$;

-- Deletes the requests of a person, told by a reference or an e-mail address: of the office, only what whoever asks may see.
-- Answers { erased: [references] }. Runs with the owner's rights: nobody else deletes a lead in any other way.
create function public.forget_lead(p_who text) returns jsonb
language sql security definer set search_path = '' as $$
  with gone as (
    delete from public.leads
    where (id = upper(btrim(p_who)) or (email <> '' and lower(email) = lower(btrim(p_who))))
      and (current_setting('role') is distinct from 'authenticated' or public.office_sees(branch))
    returning id
  ),
  noted as (
    insert into public.forgotten_leads (id) select id from gone on conflict (id) do nothing
  )
  select jsonb_build_object('erased', coalesce(jsonb_agg(id order by id), '[]'::jsonb)) from gone;
$$;

-- What waits, of this person's: new requests and those that `unmailed` of office_page finds, each counted up to 1,000.
create function public.office_summary() returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
begin
  perform public.refuse_strangers();
  return jsonb_build_object(
    'waiting', (select count(*) from (select from public.leads where state = 'new' limit 1000) as waiting),
    'unmailed', (
      select count(*) from (
        select from public.leads where mailed_at is null and done_at is null
          and created_at <= now() - interval '15 minutes' limit 1000
      ) as unmailed
    ));
end
$$;

-- What the assistant missed (see chat_misses), for everybody of the office: it names no person.
create function public.office_misses(p_filter jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform public.refuse_strangers();
  return public.chat_misses(p_filter);
end
$$;

-- Accounts with a role, for whoever has one: { email, role, centers }, by address.
create function public.office_people() returns jsonb
language sql stable security definer set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
      'email', email, 'role', raw_app_meta_data ->> 'office_role',
      'centers', coalesce(raw_app_meta_data -> 'office_centers', '[]'::jsonb)) order by email), '[]'::jsonb)
  from auth.users
  where raw_app_meta_data ->> 'office_role' in ('owner', 'staff')
    and (current_setting('role') is distinct from 'authenticated' or public.office_role() is not null);
$$;

-- Gives an account a role, or takes it away (null) with every session that it has. An owner does it, or whoever has the database. The last owner
-- stays one. Answers { email, role, centers }.
create function public.office_grant(p_email text, p_role text, p_centers jsonb default '[]') returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  account uuid;
begin
  if current_setting('role') = 'authenticated' and public.office_role() is distinct from 'owner' then
    raise exception 'only an owner gives roles' using errcode = '42501';
  end if;
  if p_role is not null and p_role not in ('owner', 'staff') then
    raise exception 'a role is owner or staff' using errcode = 'PT422';
  end if;
  -- Two owners who take each other's role at once would leave none.
  perform pg_advisory_xact_lock(hashtext('office_grant'));
  -- A token says for a while what was so: whoever lost the role, or signed out, gives it to nobody, nor to themselves again.
  if current_setting('role') = 'authenticated' and not exists (
    select from auth.users as person join auth.sessions as session on session.user_id = person.id
    where person.id::text = auth.jwt() ->> 'sub' and session.id::text = auth.jwt() ->> 'session_id'
      and person.raw_app_meta_data ->> 'office_role' = 'owner') then
    raise exception 'only an owner gives roles' using errcode = '42501';
  end if;
  select id into account from auth.users where lower(email) = lower(btrim(p_email));
  if account is null then
    raise exception 'there is no account with this address' using errcode = 'PT404';
  end if;
  if p_role is distinct from 'owner' and not exists (
    select from auth.users where raw_app_meta_data ->> 'office_role' = 'owner' and id <> account)
    and exists (select from auth.users where raw_app_meta_data ->> 'office_role' = 'owner') then
    raise exception 'the last owner stays one' using errcode = 'PT422';
  end if;
  update auth.users
  set raw_app_meta_data = (coalesce(raw_app_meta_data, '{}'::jsonb) - 'office_role' - 'office_centers')
    || case when p_role is null then '{}'::jsonb
       else jsonb_build_object('office_role', p_role, 'office_centers', case p_role when 'staff' then p_centers else '[]'::jsonb end) end
  where id = account;
  -- A role is in a person's token until it expires; without a session there is no next one.
  delete from auth.sessions where user_id = account;
  return jsonb_build_object('email', lower(btrim(p_email)), 'role', p_role, 'centers', p_centers);
end
$$;

do $$
declare
  signature text;
begin
  foreach signature in array array[
    'office_role()', 'office_centers()', 'office_sees(text)', 'refuse_strangers()', 'office_page(jsonb)', 'office_leads(jsonb)',
    'lead_json(public.leads)', 'office_change(text, integer, jsonb)', 'finish_lead(text)', 'forget_lead(text)',
    'office_summary()', 'office_misses(jsonb)', 'office_people()', 'office_grant(text, text, jsonb)'
  ] loop
    execute format('revoke execute on function public.%s from public, anon, authenticated, service_role', signature);
    execute format('grant execute on function public.%s to authenticated, service_role', signature);
  end loop;
  revoke execute on function public.stamp_office_change() from public, anon, authenticated, service_role;
end
$$;
