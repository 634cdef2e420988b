-- A request that was stored and not mailed is mailed from here, where the functions have a server's key of the mail service;
-- without one the office is told that it waits.

-- Nobody has mailed it in a quarter of an hour, in which its sender's browser had its chance, and nobody has answered.
create function public.is_unmailed(p_lead public.leads) returns boolean
language sql stable security invoker set search_path = '' as $$
  select p_lead.mailed_at is null and p_lead.done_at is null
    and p_lead.created_at <= now() - interval '15 minutes';
$$;

-- A lead as the office and the mail tell it.
create function public.lead_json(p_lead public.leads) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'reference', p_lead.id, 'kind', p_lead.kind, 'branch', p_lead.branch, 'name', p_lead.name,
    'email', p_lead.email, 'phone', p_lead.phone, 'subject', p_lead.subject, 'message', p_lead.message,
    'receivedAt', p_lead.created_at, 'mailedAt', p_lead.mailed_at, 'doneAt', p_lead.done_at,
    'keepUntil', p_lead.keep_until, 'ageSeconds', floor(extract(epoch from now() - p_lead.created_at)),
    'state', p_lead.state, 'note', p_lead.note, 'assignedTo', p_lead.assigned_to,
    'version', p_lead.version, 'changedAt', p_lead.changed_at, 'changedBy', p_lead.changed_by,
    'consent', case when p_lead.consent_version is not null then jsonb_build_object(
      'version', p_lead.consent_version, 'channel', p_lead.consent_channel, 'at', p_lead.consent_at) end
  );
$$;

-- Takes requests to mail, the longest due first. A claim moves the next try away - an hour, then twice as long each time - so
-- that nobody else has the same one, and whoever dies with it loses nothing. After eight tries, five days, it is left to
-- the office.
create function public.claim_unmailed(p_limit integer) returns jsonb
language sql security invoker set search_path = '' as $$
  with due as (
    select id from public.leads as lead
    where mailed_at is null and done_at is null and mail_due_at <= now() and mail_tries < 8
      and public.is_unmailed(lead)
    order by mail_due_at, id limit p_limit
    for update skip locked
  ),
  claimed as (
    update public.leads as lead
    set mail_tries = mail_tries + 1, mail_due_at = now() + interval '1 hour' * power(2, mail_tries)
    from due where lead.id = due.id
    returning lead.id, public.lead_json(lead) as told
  )
  select coalesce(jsonb_agg(told order by id), '[]'::jsonb) from claimed;
$$;

-- How many requests wait for a mail, and for how long the oldest has.
create function public.unmailed_leads() returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'waiting', count(*), 'oldestSeconds', coalesce(floor(extract(epoch from now() - min(created_at))), 0))
  from public.leads as lead
  where mailed_at is null and done_at is null and public.is_unmailed(lead);
$$;

-- Asks the function `lead-mail` to mail what waits. The project's address and its public key are those that the vault holds
-- as `project_url` and `anon_key`; where one is missing, nobody is asked.
create function public.ask_for_lead_mail() returns void
language plpgsql security definer set search_path = '' as $$
declare
  address text;
  key text;
begin
  if to_regclass('vault.decrypted_secrets') is null or to_regnamespace('net') is null then
    return;
  end if;
  execute 'select decrypted_secret from vault.decrypted_secrets where name = $1' into address using 'project_url';
  execute 'select decrypted_secret from vault.decrypted_secrets where name = $1' into key using 'anon_key';
  if address is null or key is null then
    return;
  end if;
  execute 'select net.http_post(url := $1, headers := $2, body := $3, timeout_milliseconds := 60000)' using
    rtrim(address, '/') || '/functions/v1/lead-mail',
    jsonb_build_object('Content-Type', 'application/json', 'apikey', key, 'Authorization', 'Bearer ' || key),
    '{"send": true}'::jsonb;
end
$$;

do $$
declare
  signature text;
begin
  if exists (select from pg_available_extensions where name = 'pg_cron')
    and exists (select from pg_available_extensions where name = 'pg_net') then
    create extension if not exists pg_cron with schema pg_catalog;
    create extension if not exists pg_net;
    perform cron.schedule('mail-leads', '37 * * * *', 'select public.ask_for_lead_mail()');
  end if;
  foreach signature in array array[
    'is_unmailed(public.leads)', 'lead_json(public.leads)', 'claim_unmailed(integer)', 'unmailed_leads()'
  ] loop
    execute format('revoke execute on function public.%s from public, anon, authenticated, service_role', signature);
    execute format('grant execute on function public.%s to service_role', signature);
  end loop;
  revoke execute on function public.ask_for_lead_mail() from public, anon, authenticated, service_role;
end
$$;
