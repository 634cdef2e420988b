-- One way in for what parents send: the function `lead`, in production as in the sandbox. It stores a request by its
-- reference before anything is mailed. Visitors themselves write nothing any more. And what the privacy policy promises: a
-- request is deleted when its time is over or when its sender asks, and what stays of a consent names nobody.

-- Every wording that was ever shown, and where: proof of anything else is no proof. libs/leads holds the same list.
create table public.consent_wordings (
  version text primary key check (char_length(version) between 1 and 40),
  channel text not null check (char_length(channel) between 1 and 40),
  wording text not null,
  unique (version, channel)
);

insert into public.consent_wordings (version, channel, wording) values
  ('sms-email-1', 'coupon-dialog', 'I agree to receive SMS and email messages'),
  ('season-1', 'season-form',
    'I agree to get an email, and a text message if I leave a number, when registration opens'),
  ('sms-email-2', 'coupon-dialog',
    'I agree to receive SMS and email messages. How often we write varies. Reply STOP to any text message, or tell us, and the messages end. Your carrier may charge for texts.');

alter table public.consent_wordings enable row level security;

alter table public.leads
  -- The branch that it is about, or empty.
  add column branch text not null default '' check (char_length(branch) <= 40),
  -- When its mail to the school was known to have gone out.
  add column mailed_at timestamptz,
  -- Promised when it was sent; the function says for how long, by the school's data.
  add column keep_until timestamptz not null default now() + interval '24 months',
  drop constraint leads_subject_check,
  add constraint leads_subject_check check (char_length(subject) <= 300),
  -- Rows from before the list are left as they are.
  add constraint leads_consent_known foreign key (consent_version, consent_channel)
    references public.consent_wordings (version, channel) not valid;

create index leads_keep_until on public.leads (keep_until);

-- A consent outlives its lead: the reference, the wording, the channel and the time, and no person.
alter table public.lead_consents drop constraint lead_consents_lead_id_fkey;

-- References of what was deleted on request, so that a browser that still holds a copy does not bring it back.
create table public.forgotten_leads (
  id text primary key,
  forgotten_at timestamptz not null default now()
);
alter table public.forgotten_leads enable row level security;

-- When a parent agreed is what the server's clock says, whatever the sender says.
create function public.stamp_consent() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.consent_at := case when new.consent_version is not null then now() end;
  return new;
end
$$;

create trigger leads_stamp_consent before insert on public.leads
for each row execute function public.stamp_consent();

create trigger lead_consents_stay_whole before truncate on public.lead_consents
for each statement execute function public.refuse_change();

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

-- The mail of a lead went out: whoever sends the lead again need not mail it again.
create function public.lead_mailed(p_reference text) returns jsonb
language sql security invoker set search_path = '' as $$
  update public.leads set mailed_at = now() where id = p_reference and mailed_at is null;
  select jsonb_build_object('mailed', exists (select from public.leads where id = p_reference));
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

-- Rights. Supabase gives everything that is made in `public` to its three roles; here each has what it needs and no more.
revoke all on all tables in schema public from anon, authenticated, service_role;
revoke all on all sequences in schema public from anon, authenticated, service_role;
revoke execute on all functions in schema public from public, anon, authenticated, service_role;
drop policy "Anyone may leave a lead" on public.leads;

grant select, insert on public.leads to service_role;
grant update (mailed_at) on public.leads to service_role;
-- Consents are recorded by their trigger alone.
grant select on public.lead_consents, public.consent_wordings, public.forgotten_leads to service_role;
grant select, insert, delete on public.chat_messages to service_role;
grant select, insert, update, delete
  on public.rate_counters, public.knowledge_pages, public.knowledge_passages, public.knowledge_words, public.knowledge_state
  to service_role;
grant execute on function
  public.record_chat(text, text, text), public.take_rate(text, integer, integer), public.forget_old(),
  public.known_pages(), public.replace_page(text, text, text, text, jsonb), public.passages_to_embed(text, integer),
  public.store_embeddings(text, jsonb), public.finish_crawl(jsonb, text, text),
  public.weight_of(bigint, bigint), public.count_words(),
  public.candidate_passages(text, extensions.vector, text, integer),
  public.search_passages(text, text, text, integer), public.unknown_words(text),
  public.store_lead(jsonb, integer), public.lead_mailed(text), public.forget_lead(text)
  to service_role;
