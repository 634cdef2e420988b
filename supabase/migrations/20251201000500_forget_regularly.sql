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
