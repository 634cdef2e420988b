-- What became of a question, the turns before it, and what parents think of an answer.

alter table public.chat_messages add column kind text not null default ''
  check (kind in ('', 'talk', 'facts', 'quote', 'unsure'));

drop function public.record_chat(text, text, text);

-- Stores a question and its answer together.
create function public.record_chat(p_session_id text, p_question text, p_answer text, p_kind text) returns jsonb
language sql security invoker set search_path = '' as $$
  insert into public.chat_messages (session_id, role, content, kind)
  values (p_session_id, 'user', p_question, p_kind), (p_session_id, 'assistant', p_answer, p_kind);
  select jsonb_build_object('stored', 2);
$$;

-- The last questions of one conversation, the oldest first. Never another's: the session's random number is its key.
create function public.chat_turns(p_session_id text, p_limit integer) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_agg(content order by id), '[]'::jsonb)
  from (
    select id, content from public.chat_messages
    where session_id = p_session_id and role = 'user' order by id desc limit p_limit
  ) as turns;
$$;

-- Thumbs, without the conversation and without the person.
create table public.chat_votes (
  id bigint generated always as identity primary key,
  question text not null check (char_length(question) between 1 and 1000),
  answer text not null check (char_length(answer) between 1 and 8000),
  -- Path of the page on which it was given.
  page text not null check (page ~ '^/' and char_length(page) <= 300),
  helpful boolean not null,
  created_at timestamptz not null default now()
);
alter table public.chat_votes enable row level security;
revoke all on public.chat_votes from anon, authenticated, service_role;
grant select, insert, delete on public.chat_votes to service_role;
revoke all on sequence public.chat_votes_id_seq from anon, authenticated, service_role;

create function public.record_vote(p_question text, p_answer text, p_page text, p_helpful boolean) returns jsonb
language sql security invoker set search_path = '' as $$
  insert into public.chat_votes (question, answer, page, helpful) values (p_question, p_answer, p_page, p_helpful);
  select jsonb_build_object('stored', 1);
$$;

-- The questions that were declined or voted down, the most frequent first, at most 200. The filter's keys: `since`, a day in
-- `zone`; without it the last four weeks.
create function public.chat_misses(p_filter jsonb) returns jsonb
language sql stable security invoker set search_path = '' as $$
  with asked as (
    select coalesce(
      ((p_filter ->> 'since')::date)::timestamp at time zone coalesce(p_filter ->> 'zone', 'UTC'),
      now() - interval '28 days'
    ) as since
  ),
  missed as (
    select content as question, 1 as declined, 0 as voted_down, null as page
    from public.chat_messages, asked
    where role = 'user' and kind = 'unsure' and created_at >= asked.since
    union all
    select question, 0, 1, page from public.chat_votes, asked
    where not helpful and created_at >= asked.since
  ),
  grouped as (
    select lower(question) as question, sum(declined) as declined, sum(voted_down) as voted_down,
      coalesce(jsonb_agg(distinct page) filter (where page is not null), '[]'::jsonb) as pages
    from missed group by lower(question)
    order by sum(declined) + sum(voted_down) desc, lower(question) limit 200
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'question', question, 'declined', declined, 'votedDown', voted_down, 'pages', pages
  ) order by declined + voted_down desc, question), '[]'::jsonb) from grouped;
$$;

create or replace function public.forget_old() returns jsonb
language plpgsql security invoker set search_path = '' as $$
begin
  delete from public.chat_messages where created_at < now() - interval '90 days';
  delete from public.chat_votes where created_at < now() - interval '90 days';
  delete from public.rate_counters where window_start < now() - interval '22 hours';
  return '{}'::jsonb;
end
$$;

do $$
declare
  signature text;
begin
  foreach signature in array array[
    'record_chat(text, text, text, text)', 'chat_turns(text, integer)', 'record_vote(text, text, text, boolean)',
    'chat_misses(jsonb)'
  ] loop
    execute format('revoke execute on function public.%s from public, anon, authenticated, service_role', signature);
    execute format('grant execute on function public.%s to service_role', signature);
  end loop;
end
$$;
