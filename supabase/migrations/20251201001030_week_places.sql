-- Places of camp weeks and online courses: what staff count, and the one number of it that everybody may read. Who waits for a
-- place that is taken.

-- A week of an edition, or a start of an online course (its first day as `edition`, week 0), for one length of day or with the
-- course's code, at a center or 'online'.
create table public.week_places (
  edition text not null check (edition ~ '^[A-Za-z0-9_-]{1,60}$'),
  week smallint not null check (week between 0 and 60),
  part text not null check (part ~ '^[A-Za-z0-9_-]{1,40}$'),
  center text not null check (center ~ '^[A-Za-z0-9_-]{1,40}$'),
  capacity integer not null check (capacity between 0 and 1000),
  -- May exceed the capacity: a portal can be overbooked.
  taken integer not null default 0 check (taken between 0 and 1000),
  -- Not sold, whatever is left.
  closed boolean not null default false,
  -- Why it was changed last, in the words of whoever did; '' where nobody said.
  reason text not null default '' check (char_length(reason) <= 200),
  -- One higher with every change, so that two people see each other's.
  version integer not null default 1,
  updated_by text not null default '',
  -- Since then the number is known; confirming it sets it again.
  updated_at timestamptz not null default now(),
  primary key (edition, week, part, center)
);

create table public.week_place_changes (
  id bigint generated always as identity primary key,
  edition text not null,
  week smallint not null,
  part text not null,
  center text not null,
  -- The numbers, null where it was not counted; of the waiting list { reference, state }.
  before jsonb,
  after jsonb,
  reason text not null default '',
  changed_by text not null,
  changed_at timestamptz not null default now()
);
create index week_place_changes_of on public.week_place_changes (center, edition, week, part, id);

-- A child that waits for a place; who asked stands in its lead, and goes with it.
create table public.waiting_children (
  lead_id text primary key references public.leads (id) on delete cascade,
  edition text not null check (edition ~ '^[A-Za-z0-9_-]{1,60}$'),
  week smallint not null check (week between 0 and 60),
  part text not null check (part ~ '^[A-Za-z0-9_-]{1,40}$'),
  center text not null check (center ~ '^[A-Za-z0-9_-]{1,40}$'),
  child_age smallint not null check (child_age between 1 and 99),
  state text not null default 'waiting' check (state in ('waiting', 'offered', 'taken', 'declined')),
  version integer not null default 1,
  state_by text not null default '',
  state_at timestamptz not null default now(),
  arrived_at timestamptz not null default now()
);
create index waiting_children_of on public.waiting_children (edition, week, part, center, arrived_at, lead_id);

-- The name of whoever asks: the mail address of their account, or the role of a job.
create function public.who_asks() returns text
language sql stable security invoker set search_path = '' as $$
  select coalesce(
    claims ->> 'email', claims ->> 'sub', claims ->> 'role', nullif(current_setting('role', true), 'none'),
    session_user::text)
  from (select nullif(current_setting('request.jwt.claims', true), '')::jsonb as claims) as token;
$$;

-- Whose places these are: an owner's all, those of the staff their centers', a job's all.
create function public.office_counts(p_center text) returns boolean
language sql stable security invoker set search_path = '' as $$
  select coalesce(
    current_setting('role') = 'service_role' or public.office_role() = 'owner'
    or (public.office_role() = 'staff' and p_center = any (public.office_centers())), false);
$$;

-- What nobody may say for themselves: who, when, and the version.
create function public.stamp_week_places() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.updated_by := public.who_asks();
  new.updated_at := now();
  new.version := case when tg_op = 'INSERT' then 1 else old.version + 1 end;
  return new;
end
$$;
create trigger week_places_stamp before insert or update on public.week_places
for each row execute function public.stamp_week_places();

create function public.log_week_places() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  told constant public.week_places := coalesce(new, old);
  was constant jsonb := case when tg_op = 'INSERT' then null else
    jsonb_build_object('capacity', old.capacity, 'taken', old.taken, 'closed', old.closed) end;
  now_is constant jsonb := case when tg_op = 'DELETE' then null else
    jsonb_build_object('capacity', new.capacity, 'taken', new.taken, 'closed', new.closed) end;
begin
  -- A reason alone is told, too; the same again, or none any more, is no change.
  if was is distinct from now_is or (told.reason <> '' and told.reason is distinct from old.reason) then
    insert into public.week_place_changes (edition, week, part, center, before, after, reason, changed_by)
    values (told.edition, told.week, told.part, told.center, was, now_is, told.reason, public.who_asks());
  end if;
  return null;
end
$$;
create trigger week_places_log after insert or update or delete on public.week_places
for each row execute function public.log_week_places();

-- The one view for everybody: how many are left, and never of how many, or who waits. It runs with its owner's rights, because
-- nobody else sees a row of the table.
create view public.places_left as
  select edition, week, part, center, case when closed then 0 else greatest(capacity - taken, 0) end as left_now
  from public.week_places;

-- What the functions tell: the same, whether the school has closed it, and how long ago it was said.
create function public.read_places() returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'edition', edition, 'week', week, 'part', part, 'center', center, 'left', greatest(capacity - taken, 0),
    'closed', closed, 'ageSeconds', greatest(0, floor(extract(epoch from now() - updated_at)))
  ) order by edition, week, part, center), '[]'::jsonb)
  from public.week_places;
$$;

-- A counted place as the office has it.
create function public.week_places_json(p_row public.week_places) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'edition', p_row.edition, 'week', p_row.week, 'part', p_row.part, 'center', p_row.center,
    'capacity', p_row.capacity, 'taken', p_row.taken, 'left', greatest(p_row.capacity - p_row.taken, 0),
    -- Counted when it is asked for: a number kept beside it would miss who comes at the same moment.
    'waiting', (
      select count(*) from public.waiting_children as child
      where child.edition = p_row.edition and child.week = p_row.week and child.part = p_row.part
        and child.center = p_row.center and child.state = 'waiting'),
    'closed', p_row.closed, 'reason', p_row.reason, 'version', p_row.version,
    'updatedBy', p_row.updated_by, 'updatedAt', p_row.updated_at,
    'ageSeconds', greatest(0, floor(extract(epoch from now() - p_row.updated_at))));
$$;

-- All that is counted, as far as whoever asks may see it.
create function public.list_places() returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_agg(public.week_places_json(counted) order by edition, week, part, center), '[]'::jsonb)
  from public.week_places as counted;
$$;

-- Sets what is counted: rows of { edition, week, part, center, capacity, taken, closed, reason, version }, all or none. A `version` is that
-- of the row which was seen, 0 or none of one that nobody has counted; where somebody has changed it meanwhile nothing is set. Answers
-- { outcome: 'set' | 'changed-meanwhile', rows }: as they are now, or those that differ. What is counted is changed by this and the next two
-- functions alone: an update of the table would name no version.
create function public.set_places(p_rows jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wanted jsonb;
  known public.week_places;
  done jsonb := '[]'::jsonb;
  others jsonb := '[]'::jsonb;
begin
  -- A place that nobody has counted yet has no row to lock: of two who count it at once the second sees the first.
  perform pg_advisory_xact_lock(hashtext('set_places'));
  for wanted in
    select value from jsonb_array_elements(p_rows)
    order by value ->> 'edition', (value ->> 'week')::smallint, value ->> 'part', value ->> 'center'
  loop
    if not public.office_counts(wanted ->> 'center') then
      raise exception 'these places are another center''s' using errcode = '42501';
    end if;
    if jsonb_typeof(coalesce(wanted -> 'version', '0')) <> 'number'
      or jsonb_typeof(coalesce(wanted -> 'closed', 'true')) <> 'boolean'
      or jsonb_typeof(coalesce(wanted -> 'capacity', '0')) <> 'number'
      or jsonb_typeof(coalesce(wanted -> 'taken', '0')) <> 'number' then
      raise exception 'capacity, taken and version are numbers, closed is true or false' using errcode = 'PT422';
    end if;
    select * into known from public.week_places
    where edition = wanted ->> 'edition' and week = (wanted ->> 'week')::smallint
      and part = wanted ->> 'part' and center = wanted ->> 'center'
    for update;
    if coalesce((wanted ->> 'version')::integer, 0) <> coalesce(known.version, 0) then
      others := others || jsonb_build_array(case when known.version is null then wanted - 'version'
        else public.week_places_json(known) end);
    end if;
  end loop;
  if jsonb_array_length(others) > 0 then
    return jsonb_build_object('outcome', 'changed-meanwhile', 'rows', others);
  end if;
  for wanted in
    select value from jsonb_array_elements(p_rows)
    order by value ->> 'edition', (value ->> 'week')::smallint, value ->> 'part', value ->> 'center'
  loop
    insert into public.week_places as counted (edition, week, part, center, capacity, taken, closed, reason)
    values (wanted ->> 'edition', (wanted ->> 'week')::smallint, wanted ->> 'part', wanted ->> 'center',
      (wanted ->> 'capacity')::integer, (wanted ->> 'taken')::integer,
      coalesce((wanted ->> 'closed')::boolean, false), coalesce(wanted ->> 'reason', ''))
    on conflict (edition, week, part, center) do update
      set capacity = excluded.capacity, taken = excluded.taken, reason = excluded.reason,
        closed = coalesce((wanted ->> 'closed')::boolean, counted.closed)
    returning * into known;
    done := done || jsonb_build_array(public.week_places_json(known));
  end loop;
  if exists (select from public.week_places group by center having count(*) > 1000) then
    raise exception 'a center is counted up to a thousand times' using errcode = 'PT422';
  end if;
  return jsonb_build_object('outcome', 'set', 'rows', done);
end
$$;

-- Does not count a place any more: { edition, week, part, center, version }, the version that was seen. Answers
-- { outcome: 'dropped' | 'changed-meanwhile' | 'not-counted' }.
create function public.drop_place(p_place jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known public.week_places;
begin
  if jsonb_typeof(p_place -> 'version') is distinct from 'number' then
    raise exception 'a version is a number' using errcode = 'PT422';
  end if;
  select * into known from public.week_places
  where edition = p_place ->> 'edition' and week = (p_place ->> 'week')::smallint
    and part = p_place ->> 'part' and center = p_place ->> 'center' and public.office_counts(center)
  for update;
  if not found then
    return jsonb_build_object('outcome', 'not-counted');
  end if;
  if known.version <> (p_place ->> 'version')::integer then
    return jsonb_build_object('outcome', 'changed-meanwhile');
  end if;
  delete from public.week_places
  where edition = known.edition and week = known.week and part = known.part and center = known.center;
  return jsonb_build_object('outcome', 'dropped');
end
$$;

-- Takes places, or gives them back (below zero): { edition, week, part, center, by }. In one statement, so that no two lose
-- each other's. What would go below zero, or beyond the capacity, changes nothing, and nothing is taken of what is closed. Answers
-- { outcome: 'changed' | 'closed' | 'no-place' | 'none-taken' | 'not-counted', row }.
create function public.take_places(p_change jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wanted_by integer;
  counted public.week_places;
begin
  if jsonb_typeof(p_change -> 'by') is distinct from 'number' then
    raise exception 'how many is a number' using errcode = 'PT422';
  end if;
  wanted_by := (p_change ->> 'by')::integer;
  if wanted_by = 0 or abs(wanted_by) > 1000 then
    raise exception 'from 1 to 1000 are taken, or given back' using errcode = 'PT422';
  end if;
  update public.week_places as place set taken = place.taken + wanted_by, reason = ''
  where edition = p_change ->> 'edition' and week = (p_change ->> 'week')::smallint
    and part = p_change ->> 'part' and center = p_change ->> 'center'
    and public.office_counts(center) and place.taken + wanted_by >= 0
    and (wanted_by < 0 or (place.taken + wanted_by <= place.capacity and not place.closed))
  returning * into counted;
  if found then
    return jsonb_build_object('outcome', 'changed', 'row', public.week_places_json(counted));
  end if;
  select * into counted from public.week_places
  where edition = p_change ->> 'edition' and week = (p_change ->> 'week')::smallint
    and part = p_change ->> 'part' and center = p_change ->> 'center' and public.office_counts(center);
  if not found then
    return jsonb_build_object('outcome', 'not-counted', 'row', null);
  end if;
  return jsonb_build_object(
    'outcome', case when wanted_by < 0 then 'none-taken' when counted.closed then 'closed' else 'no-place' end,
    'row', public.week_places_json(counted));
end
$$;

-- Stores a lead of the waiting list with the child that waits: { edition, week, part, center, childAge }. Answers as `store_lead`.
create function public.store_waiting(p_lead jsonb, p_waits jsonb, p_keep_months integer) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  stored constant jsonb := public.store_lead(p_lead, p_keep_months);
begin
  if stored ->> 'outcome' = 'kept' and exists (select from public.leads where id = p_lead ->> 'reference') then
    insert into public.waiting_children (lead_id, edition, week, part, center, child_age)
    values (p_lead ->> 'reference', p_waits ->> 'edition', (p_waits ->> 'week')::smallint, p_waits ->> 'part',
      p_waits ->> 'center', (p_waits ->> 'childAge')::smallint)
    on conflict (lead_id) do nothing;
  end if;
  return stored;
end
$$;

-- Who waits, in order of arrival. The filter's keys, each of which may be absent: `reference`, `edition`, `week`, `part`, `center`, `state`.
create function public.waiting_list(p_filter jsonb) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'reference', child.lead_id, 'edition', child.edition, 'week', child.week, 'part', child.part, 'center', child.center,
    'childAge', child.child_age, 'state', child.state, 'version', child.version, 'stateBy', child.state_by, 'stateAt', child.state_at,
    'arrivedAt', child.arrived_at, 'ageSeconds', greatest(0, floor(extract(epoch from now() - child.arrived_at))),
    'name', lead.name, 'email', lead.email, 'phone', lead.phone
  ) order by child.arrived_at, child.lead_id), '[]'::jsonb)
  from public.waiting_children as child join public.leads as lead on lead.id = child.lead_id
  where child.lead_id = coalesce(p_filter ->> 'reference', child.lead_id)
    and child.edition = coalesce(p_filter ->> 'edition', child.edition)
    and child.week = coalesce((p_filter ->> 'week')::smallint, child.week)
    and child.part = coalesce(p_filter ->> 'part', child.part)
    and child.center = coalesce(p_filter ->> 'center', child.center)
    and child.state = coalesce(p_filter ->> 'state', child.state);
$$;

-- What became of a child that waits, if nobody has said so since p_version. Logged beside the numbers, by its reference. Answers
-- { outcome: 'marked' | 'changed-meanwhile' | 'not-waiting', state, version }: as it is now.
create function public.mark_waiting(p_reference text, p_version integer, p_state text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  child public.waiting_children;
  before text;
begin
  select * into child from public.waiting_children
  where lead_id = p_reference and public.office_counts(center) for update;
  if not found then
    return jsonb_build_object('outcome', 'not-waiting', 'state', null, 'version', null);
  end if;
  if child.version is distinct from p_version then
    return jsonb_build_object('outcome', 'changed-meanwhile', 'state', child.state, 'version', child.version);
  end if;
  before := child.state;
  update public.waiting_children
  set state = p_state, version = version + 1, state_by = public.who_asks(), state_at = now()
  where lead_id = p_reference
  returning * into child;
  insert into public.week_place_changes (edition, week, part, center, before, after, changed_by)
  values (child.edition, child.week, child.part, child.center,
    jsonb_build_object('reference', child.lead_id, 'state', before),
    jsonb_build_object('reference', child.lead_id, 'state', child.state), child.state_by);
  return jsonb_build_object('outcome', 'marked', 'state', child.state, 'version', child.version);
end
$$;

-- Rights: the number left for everybody; the rest for the office to read, each center for itself. Only functions write.
alter table public.week_places enable row level security;
alter table public.week_place_changes enable row level security;
alter table public.waiting_children enable row level security;
revoke all on public.week_places, public.week_place_changes, public.waiting_children, public.places_left
  from anon, authenticated, service_role;
revoke all on sequence public.week_place_changes_id_seq from anon, authenticated, service_role;
grant select on public.places_left to anon, authenticated, service_role;
grant select on public.week_places, public.week_place_changes, public.waiting_children to authenticated, service_role;
grant insert on public.waiting_children to service_role;
create policy "The office sees its centers" on public.week_places for select to authenticated using (public.office_counts(center));
create policy "The office sees its centers" on public.week_place_changes for select to authenticated using (public.office_counts(center));
create policy "The office sees its centers" on public.waiting_children for select to authenticated using (public.office_counts(center));

do $$
declare
  signature text;
begin
  foreach signature in array array[
    'who_asks()', 'office_counts(text)', 'stamp_week_places()', 'log_week_places()', 'read_places()',
    'week_places_json(public.week_places)', 'list_places()', 'set_places(jsonb)', 'drop_place(jsonb)', 'take_places(jsonb)',
    'store_waiting(jsonb, jsonb, integer)', 'waiting_list(jsonb)', 'mark_waiting(text, integer, text)'
  ] loop
    execute format('revoke execute on function public.%s from public, anon, authenticated, service_role', signature);
  end loop;
  foreach signature in array array[
    'who_asks()', 'office_counts(text)', 'week_places_json(public.week_places)', 'list_places()', 'set_places(jsonb)',
    'drop_place(jsonb)', 'take_places(jsonb)', 'waiting_list(jsonb)', 'mark_waiting(text, integer, text)'
  ] loop
    execute format('grant execute on function public.%s to authenticated, service_role', signature);
  end loop;
  grant execute on function public.read_places(), public.store_waiting(jsonb, jsonb, integer) to service_role;
end
$$;
