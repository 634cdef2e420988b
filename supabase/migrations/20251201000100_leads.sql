-- What parents send: coupon requests, questions, messages to a teacher. An anonymous visitor may add one lead, with the
-- consent that was given, and can read nothing back.

create table public.leads (
  -- Made up by the browser, told to the parent as the reference.
  id text primary key check (id ~ '^KC(-[0-9A-HJKMNP-TV-Z]{4}){3}$'),
  kind text not null check (kind in ('coupon', 'info', 'teacher')),
  name text not null default '' check (char_length(name) <= 200),
  email text not null default '' check (char_length(email) <= 254),
  phone text not null default '' check (char_length(phone) <= 40),
  subject text not null default '' check (char_length(subject) <= 200),
  message text not null default '' check (char_length(message) <= 5000),
  -- The wording that the parent agreed to, where and when; all three, or none when nothing was asked.
  consent_version text check (char_length(consent_version) between 1 and 40),
  consent_channel text check (char_length(consent_channel) between 1 and 40),
  consent_at timestamptz,
  created_at timestamptz not null default now(),
  check (email <> '' or phone <> ''),
  check (num_nulls(consent_version, consent_channel, consent_at) in (0, 3))
);

comment on table public.leads is 'Requests from the site, one row for each id that a browser made up; a repeated id is refused.';

create table public.lead_consents (
  lead_id text not null references public.leads (id) on delete restrict,
  channel text not null,
  wording_version text not null,
  given_at timestamptz not null,
  recorded_at timestamptz not null default now(),
  primary key (lead_id, channel)
);

comment on table public.lead_consents is 'Proof of consent: which wording, when, through which channel. Never changed, only added to.';

-- The consent is recorded with its lead, in one transaction, whoever inserts it.
create function public.record_consents() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.consent_version is not null then
    insert into public.lead_consents (lead_id, channel, wording_version, given_at)
    values (new.id, new.consent_channel, new.consent_version, new.consent_at);
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

alter table public.leads enable row level security;
alter table public.lead_consents enable row level security;

revoke all on public.leads, public.lead_consents from anon, authenticated;
-- created_at is the database's to say.
grant insert (id, kind, name, email, phone, subject, message, consent_version, consent_channel, consent_at)
  on public.leads to anon, authenticated;
grant select, insert on public.leads, public.lead_consents to service_role;

create policy "Anyone may leave a lead" on public.leads for insert to anon, authenticated with check (true);

revoke execute on function public.record_consents(), public.refuse_change() from public, anon, authenticated;
