-- The assistant's conversations, and the counters that keep a flood away from the functions. Only functions touch them.

create table public.chat_messages (
  id bigint generated always as identity primary key,
  session_id text not null check (char_length(session_id) between 1 and 100),
  role text not null check (role in ('user', 'assistant')),
  content text not null check (char_length(content) between 1 and 8000),
  created_at timestamptz not null default now()
);

create index chat_messages_session on public.chat_messages (session_id, id);
create index chat_messages_age on public.chat_messages (created_at);

create table public.rate_counters (
  key text primary key check (char_length(key) <= 200),
  window_start timestamptz not null,
  calls integer not null
);

alter table public.chat_messages enable row level security;
alter table public.rate_counters enable row level security;
revoke all on public.chat_messages, public.rate_counters from anon, authenticated;
grant select, insert, delete on public.chat_messages to service_role;
grant select, insert, update, delete on public.rate_counters to service_role;

-- Stores a question and its answer together.
create function public.record_chat(p_session_id text, p_question text, p_answer text) returns jsonb
language sql security invoker set search_path = '' as $$
  insert into public.chat_messages (session_id, role, content)
  values (p_session_id, 'user', p_question), (p_session_id, 'assistant', p_answer);
  select jsonb_build_object('stored', 2);
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

-- Conversations are kept for 90 days, counters for less than one; the privacy policy says so. Called every hour.
create function public.forget_old() returns jsonb
language plpgsql security invoker set search_path = '' as $$
begin
  delete from public.chat_messages where created_at < now() - interval '90 days';
  delete from public.rate_counters where window_start < now() - interval '22 hours';
  return '{}'::jsonb;
end
$$;

revoke execute on function public.record_chat(text, text, text), public.take_rate(text, integer, integer), public.forget_old()
  from public, anon, authenticated;
grant execute on function public.record_chat(text, text, text), public.take_rate(text, integer, integer), public.forget_old()
  to service_role;
