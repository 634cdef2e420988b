-- What the office does with leads, from its terminal with the key of the service role.

alter table public.leads add column done_at timestamptz;
create index leads_created on public.leads (created_at);

-- The leads that a filter lets through, the newest first. The filter's keys, each of which may be absent: `reference`;
-- `since`, a day in `zone`; `kind`; `open`, true for those that nobody has marked as done.
create function public.office_leads(p_filter jsonb) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
      'reference', id, 'kind', kind, 'branch', branch, 'name', name, 'email', email, 'phone', phone,
      'subject', subject, 'message', message,
      'receivedAt', created_at, 'mailedAt', mailed_at, 'doneAt', done_at, 'keepUntil', keep_until,
      'ageSeconds', floor(extract(epoch from now() - created_at)),
      'consent', case when consent_version is not null then
        jsonb_build_object('version', consent_version, 'channel', consent_channel, 'at', consent_at) end
    ) order by created_at desc, id), '[]'::jsonb)
  from public.leads
  where id = coalesce(p_filter ->> 'reference', id)
    and kind = coalesce(p_filter ->> 'kind', kind)
    and (done_at is null or (p_filter ->> 'open') is distinct from 'true')
    and created_at >= coalesce(
      ((p_filter ->> 'since')::date)::timestamp at time zone coalesce(p_filter ->> 'zone', 'UTC'), created_at);
$$;

-- Somebody has answered. Answers { done: false } when there is no such lead.
create function public.finish_lead(p_reference text) returns jsonb
language sql security invoker set search_path = '' as $$
  update public.leads set done_at = now() where id = p_reference and done_at is null;
  select jsonb_build_object('done', exists (select from public.leads where id = p_reference));
$$;

grant update (done_at) on public.leads to service_role;
revoke execute on function public.office_leads(jsonb), public.finish_lead(text) from public, anon, authenticated;
grant execute on function public.office_leads(jsonb), public.finish_lead(text) to service_role;
