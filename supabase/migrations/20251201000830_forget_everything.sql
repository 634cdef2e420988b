-- Everything that is kept for a while only, in one place: the migration before this one had left the requests out. Runs with
-- the owner's rights, because nobody else deletes a lead.
create or replace function public.forget_old() returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.chat_messages where created_at < now() - interval '90 days';
  delete from public.chat_votes where created_at < now() - interval '90 days';
  delete from public.rate_counters where window_start < now() - interval '22 hours';
  delete from public.leads where keep_until < now();
  delete from public.forgotten_leads where forgotten_at < now() - interval '24 months';
  return '{}'::jsonb;
end
$$;
