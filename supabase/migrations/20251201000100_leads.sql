-- What parents send: coupon requests, questions, messages to a teacher, wishes to hear of a season or of a free place. One way
-- in: the function `lead`, in production as in the sandbox. It stores a request by its reference before anything is mailed;
-- visitors themselves write nothing. And what the privacy policy promises: a request is deleted when its time is over or when
-- its sender asks, and what stays of a consent names nobody.

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
    'I agree to receive SMS and email messages. How often we write varies. Reply STOP to any text message, or tell us, and the messages end. Your carrier may charge for texts.'),
  ('waiting-1', 'waiting-form',
    'I agree to get an email, and a text message if I leave a number, when a place is free');

-- The words of a text as they are searched for: in small letters, without accents. They are split here, not by `to_tsvector`, which
-- reads 7e2a as a number and a word; what is longer than a word is cut.
create function public.lead_words(p_text text) returns text[]
language sql immutable parallel safe security invoker set search_path = '' as $$
  select array_remove(regexp_split_to_array(regexp_replace(
    regexp_replace(normalize(lower(p_text), nfd), '[\u0300-\u036f]', '', 'g'),
    '([[:alnum:]]{64})[[:alnum:]]+', '\1', 'g'), '[^[:alnum:]]+'), '');
$$;

create table public.leads (
  -- Made up by the browser, told to the parent as the reference.
  id text primary key check (id ~ '^KC(-[0-9A-HJKMNP-TV-Z]{4}){3}$'),
  kind text not null check (kind in ('coupon', 'info', 'teacher', 'season', 'waiting')),
  name text not null default '' check (char_length(name) <= 200),
  email text not null default '' check (char_length(email) <= 254),
  phone text not null default '' check (char_length(phone) <= 40),
  subject text not null default '' check (char_length(subject) <= 300),
  message text not null default '' check (char_length(message) <= 5000),
  -- The branch that it is about, or empty.
  branch text not null default '' check (char_length(branch) <= 40),
  -- The wording that the parent agreed to, where and when; all three, or none when nothing was asked.
  consent_version text check (char_length(consent_version) between 1 and 40),
  consent_channel text check (char_length(consent_channel) between 1 and 40),
  consent_at timestamptz,
  created_at timestamptz not null default now(),
  -- Promised when it was sent; the function says for how long, by the school's data.
  keep_until timestamptz not null default now() + interval '24 months',
  -- When its mail to the school was known to have gone out; how often the server has tried, and when its next try is due.
  mailed_at timestamptz,
  mail_tries integer not null default 0,
  mail_due_at timestamptz not null default now() + interval '15 minutes',
  -- What the office makes of it; `assigned_to` is the e-mail address of an account of the office.
  state text not null default 'new' check (state in ('new', 'working', 'answered', 'done')),
  note text not null default '' check (char_length(note) <= 5000),
  assigned_to text check (char_length(assigned_to) between 3 and 254),
  done_at timestamptz,
  -- Rises with every change by the office: whoever changes a request says which version they have seen.
  version integer not null default 1,
  changed_at timestamptz,
  changed_by text,
  -- What people search for: every word by its beginning, a telephone number also as one word.
  search tsvector generated always as (
    array_to_tsvector(public.lead_words(
      id || ' ' || name || ' ' || email || ' ' || phone || ' ' || subject || ' ' || message || ' ' || note
      || ' ' || right(regexp_replace(phone, '\D', '', 'g'), 10)))
  ) stored,
  check (email <> '' or phone <> ''),
  check (num_nulls(consent_version, consent_channel, consent_at) in (0, 3)),
  constraint leads_consent_known foreign key (consent_version, consent_channel)
    references public.consent_wordings (version, channel)
);

comment on table public.leads is 'Requests from the site, one row for each id that a browser made up; a repeated id is refused.';

create index leads_newest on public.leads (created_at desc, id);
create index leads_by_kind on public.leads (kind, created_at desc, id);
create index leads_by_branch on public.leads (branch, created_at desc, id);
create index leads_by_state on public.leads (state, created_at desc, id);
create index leads_by_assigned on public.leads (assigned_to, created_at desc, id);
create index leads_search on public.leads using gin (search);
create index leads_mail_due on public.leads (mail_due_at) where mailed_at is null and done_at is null;
create index leads_keep_until on public.leads (keep_until);

-- A consent outlives its lead: the reference, the wording, the channel and the time, and no person.
create table public.lead_consents (
  lead_id text not null,
  channel text not null,
  wording_version text not null,
  given_at timestamptz not null,
  recorded_at timestamptz not null default now(),
  primary key (lead_id, channel)
);

comment on table public.lead_consents is 'Proof of consent: which wording, when, through which channel. Never changed, only added to.';

-- References of what was deleted on request, so that a browser that still holds a copy does not bring it back.
create table public.forgotten_leads (
  id text primary key,
  forgotten_at timestamptz not null default now()
);

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

-- The consent is recorded with its lead, in one transaction, whoever inserts it. A request may come again when its time is over
-- and it was deleted: what stayed of its consent is the proof of the same.
create function public.record_consents() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.consent_version is not null then
    insert into public.lead_consents (lead_id, channel, wording_version, given_at)
    values (new.id, new.consent_channel, new.consent_version, new.consent_at)
    on conflict (lead_id, channel) do nothing;
  end if;
  return null;
end
$$;

create trigger leads_record_consents after insert on public.leads
for each row execute function public.record_consents();

create function public.refuse_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'consent records are never changed' using errcode = '55000';
end
$$;

create trigger lead_consents_stay before update or delete on public.lead_consents
for each row execute function public.refuse_change();
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

-- Rights. Supabase gives everything that is made in `public` to its three roles; in every migration each has what it needs and
-- no more. Consents are recorded by their trigger alone, and nobody but the owner's functions deletes.
alter table public.leads enable row level security;
alter table public.lead_consents enable row level security;
alter table public.consent_wordings enable row level security;
alter table public.forgotten_leads enable row level security;
revoke all on public.leads, public.lead_consents, public.consent_wordings, public.forgotten_leads
  from anon, authenticated, service_role;
grant select, insert, update (mailed_at, mail_tries, mail_due_at) on public.leads to service_role;
grant select on public.lead_consents, public.consent_wordings, public.forgotten_leads to service_role;

revoke execute on function
  public.store_lead(jsonb, integer), public.lead_mailed(text), public.lead_words(text),
  public.stamp_consent(), public.record_consents(), public.refuse_change()
  from public, anon, authenticated, service_role;
grant execute on function public.store_lead(jsonb, integer), public.lead_mailed(text), public.lead_words(text) to service_role;
