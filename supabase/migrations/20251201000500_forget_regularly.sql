-- Everything that is kept for a while only; the privacy policy says for how long. Runs with the owner's rights, because nobody
-- else deletes a lead.
create function public.forget_old() returns jsonb
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

revoke execute on function public.forget_old() from public, anon, authenticated;
grant execute on function public.forget_old() to service_role;

-- What is kept for a while only is deleted every hour, whether anybody visits or not. Supabase has pg_cron; the local database
-- has not, and its host calls forget_old() itself.
do $$
begin
  if exists (select from pg_available_extensions where name = 'pg_cron') then
    create extension if not exists pg_cron with schema pg_catalog;
    perform cron.schedule('forget-old', '17 * * * *', 'select public.forget_old()');
  end if;
end
$$;
