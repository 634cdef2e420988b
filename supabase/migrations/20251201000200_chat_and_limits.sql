-- The assistant's conversations, what parents think of its answers, and the counters that keep a flood away from the functions.
-- Only functions touch them.

create table public.chat_messages (
  id bigint generated always as identity primary key,
  session_id text not null check (char_length(session_id) between 1 and 100),
  role text not null check (role in ('user', 'assistant')),
  content text not null check (char_length(content) between 1 and 8000),
  -- What became of the question, and the card that answered it or was nearest.
  kind text not null default ''
    check (kind in ('', 'talk', 'facts', 'quote', 'unsure', 'sure', 'likely', 'choices', 'none', 'person')),
  card text check (char_length(card) <= 100),
  created_at timestamptz not null default now()
);

create index chat_messages_session on public.chat_messages (session_id, id);
create index chat_messages_age on public.chat_messages (created_at);

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

create table public.rate_counters (
  key text primary key check (char_length(key) <= 200),
  window_start timestamptz not null,
  calls integer not null
);

-- Stores a question and its answer together, with the card that answered or was nearest.
create function public.record_chat(
  p_session_id text, p_question text, p_answer text, p_kind text, p_card text
) returns jsonb
language sql security invoker set search_path = '' as $$
  insert into public.chat_messages (session_id, role, content, kind, card)
  values (p_session_id, 'user', p_question, p_kind, p_card), (p_session_id, 'assistant', p_answer, p_kind, p_card);
  select jsonb_build_object('stored', 2);
$$;

-- The last questions of one conversation with their cards, the oldest first. Never another's: the session's random number is its key.
create function public.chat_turns(p_session_id text, p_limit integer) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('question', content, 'card', card) order by id), '[]'::jsonb)
  from (
    select id, content, card from public.chat_messages
    where session_id = p_session_id and role = 'user' order by id desc limit p_limit
  ) as turns;
$$;

create function public.record_vote(p_question text, p_answer text, p_page text, p_helpful boolean) returns jsonb
language sql security invoker set search_path = '' as $$
  insert into public.chat_votes (question, answer, page, helpful) values (p_question, p_answer, p_page, p_helpful);
  select jsonb_build_object('stored', 1);
$$;

-- What was not sure, given to a person or voted down, the most frequent first, at most 200, with the nearest card where one is known.
-- The filter's keys: `since`, a day in `zone`; without it the last four weeks.
create function public.chat_misses(p_filter jsonb) returns jsonb
language sql stable security invoker set search_path = '' as $$
  with asked as (
    select coalesce(
      ((p_filter ->> 'since')::date)::timestamp at time zone coalesce(p_filter ->> 'zone', 'UTC'),
      now() - interval '28 days'
    ) as since
  ),
  missed as (
    select content as question, card, 1 as declined, 0 as voted_down, null as page
    from public.chat_messages, asked
    where role = 'user' and kind in ('unsure', 'choices', 'none', 'person') and created_at >= asked.since
    union all
    select question, null, 0, 1, page from public.chat_votes, asked
    where not helpful and created_at >= asked.since
  ),
  grouped as (
    select lower(question) as question, max(card) as card, sum(declined) as declined, sum(voted_down) as voted_down,
      coalesce(jsonb_agg(distinct page) filter (where page is not null), '[]'::jsonb) as pages
    from missed group by lower(question)
    order by sum(declined) + sum(voted_down) desc, lower(question) limit 200
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'question', question, 'card', card, 'declined', declined, 'votedDown', voted_down, 'pages', pages
  ) order by declined + voted_down desc, question), '[]'::jsonb) from grouped;
$$;

-- Takes one call from a budget. Answers how many seconds to wait, 0 when the call is within the budget.
create function public.take_rate(p_key text, p_limit integer, p_window_seconds integer) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  counter public.rate_counters;
  window_length constant interval := make_interval(secs => p_window_seconds);
begin
  insert into public.rate_counters as kept (key, window_start, calls)
  values (p_key, clock_timestamp(), 1)
  on conflict (key) do update set
    calls = case when kept.window_start + window_length <= clock_timestamp() then 1
                 else least(kept.calls, p_limit) + 1 end,
    window_start = case when kept.window_start + window_length <= clock_timestamp() then clock_timestamp()
                        else kept.window_start end
  returning * into counter;
  if counter.calls <= p_limit then
    return jsonb_build_object('wait', 0);
  end if;
  return jsonb_build_object('wait',
    greatest(1, ceil(extract(epoch from counter.window_start + window_length - clock_timestamp()))));
end
$$;

alter table public.chat_messages enable row level security;
alter table public.chat_votes enable row level security;
alter table public.rate_counters enable row level security;
revoke all on public.chat_messages, public.chat_votes, public.rate_counters from anon, authenticated, service_role;
revoke all on sequence public.chat_messages_id_seq, public.chat_votes_id_seq from anon, authenticated, service_role;
grant select, insert, delete on public.chat_messages, public.chat_votes to service_role;
grant select, insert, update, delete on public.rate_counters to service_role;

do $$
declare
  signature text;
begin
  foreach signature in array array[
    'record_chat(text, text, text, text, text)', 'chat_turns(text, integer)', 'record_vote(text, text, text, boolean)',
    'chat_misses(jsonb)', 'take_rate(text, integer, integer)'
  ] loop
    execute format('revoke execute on function public.%s from public, anon, authenticated, service_role', signature);
    execute format('grant execute on function public.%s to service_role', signature);
  end loop;
end
$$;
