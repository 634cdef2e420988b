-- Gives one call of a budget back: what came to nothing does not count. Calls that were refused meanwhile do not either.
create function public.give_rate_back(p_key text, p_limit integer) returns jsonb
language sql security invoker set search_path = '' as $$
  update public.rate_counters set calls = greatest(least(calls, p_limit) - 1, 0) where key = p_key;
  select '{}'::jsonb;
$$;

revoke execute on function public.give_rate_back(text, integer) from public, anon, authenticated, service_role;
grant execute on function public.give_rate_back(text, integer) to service_role;
