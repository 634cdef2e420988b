-- What the privacy policy promises: a request is deleted when its time is over or when its sender asks, and what stays of a
-- consent names nobody.

alter table public.leads
  -- Promised when it was sent; the function says for how long, by the school's data.
  add column keep_until timestamptz not null default now() + interval '24 months';
update public.leads set keep_until = created_at + interval '24 months';
create index leads_keep_until on public.leads (keep_until);

-- A consent outlives its lead: the reference, the wording, the channel and the time, and no person.
alter table public.lead_consents drop constraint lead_consents_lead_id_fkey;

-- References of what was deleted on request, so that a browser that still holds a copy does not bring it back.
create table public.forgotten_leads (
  id text primary key,
  forgotten_at timestamptz not null default now()
);
alter table public.forgotten_leads enable row level security;

drop function public.store_lead(jsonb);

-- Stores a lead, once. The same again changes nothing and is answered the same; other content under a known reference is
-- refused; a forgotten one is not kept again. Answers { outcome: 'kept' | 'other-content', mailed }.
create function public.store_lead(p_lead jsonb, p_keep_months integer) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  kept public.leads;
begin
  if exists (select from public.forgotten_leads where id = p_lead ->> 'reference') then
    return jsonb_build_object('outcome', 'kept', 'mailed', true);
  end if;
  insert into public.leads
    (id, kind, name, email, phone, subject, message, branch, consent_version, consent_channel, keep_until)
  values (
    p_lead ->> 'reference', p_lead ->> 'kind', p_lead ->> 'name', p_lead ->> 'email', p_lead ->> 'phone',
    p_lead ->> 'subject', p_lead ->> 'message', p_lead ->> 'branch',
    p_lead -> 'consent' ->> 'version', p_lead -> 'consent' ->> 'channel', now() + make_interval(months => p_keep_months)
  )
  on conflict (id) do nothing;
  select * into strict kept from public.leads where id = p_lead ->> 'reference';
  if (kept.kind, kept.name, kept.email, kept.phone, kept.subject, kept.message, kept.branch,
      kept.consent_version, kept.consent_channel)
    is distinct from
    (p_lead ->> 'kind', p_lead ->> 'name', p_lead ->> 'email', p_lead ->> 'phone', p_lead ->> 'subject',
      p_lead ->> 'message', p_lead ->> 'branch', p_lead -> 'consent' ->> 'version', p_lead -> 'consent' ->> 'channel')
  then
    return jsonb_build_object('outcome', 'other-content', 'mailed', false);
  end if;
  return jsonb_build_object('outcome', 'kept', 'mailed', kept.mailed_at is not null);
end
$$;

-- Deletes the requests of a person, told by a reference or an e-mail address. Answers { erased: [references] }. Runs with
-- the owner's rights: nobody else deletes a lead in any other way.
create function public.forget_lead(p_who text) returns jsonb
language sql security definer set search_path = '' as $$
  with gone as (
    delete from public.leads
    where id = upper(btrim(p_who)) or (email <> '' and lower(email) = lower(btrim(p_who)))
    returning id
  ),
  noted as (
    insert into public.forgotten_leads (id) select id from gone on conflict (id) do nothing
  )
  select jsonb_build_object('erased', coalesce(jsonb_agg(id order by id), '[]'::jsonb)) from gone;
$$;

-- Conversations are kept for 90 days, counters for less than one, requests as long as was promised, and as long again the
-- references of those that were deleted on request; the privacy policy says so. Called every hour.
create or replace function public.forget_old() returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.chat_messages where created_at < now() - interval '90 days';
  delete from public.rate_counters where window_start < now() - interval '22 hours';
  delete from public.leads where keep_until < now();
  delete from public.forgotten_leads where forgotten_at < now() - interval '24 months';
  return '{}'::jsonb;
end
$$;

revoke all on public.forgotten_leads from anon, authenticated, service_role;
grant select on public.forgotten_leads to service_role;
revoke execute on function public.store_lead(jsonb, integer), public.forget_lead(text) from public, anon, authenticated;
grant execute on function public.store_lead(jsonb, integer), public.forget_lead(text) to service_role;
