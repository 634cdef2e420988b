-- A lead of its own kind: a parent who wants to hear when registration for a season opens (D-44).

alter table public.leads drop constraint leads_kind_check;
alter table public.leads add constraint leads_kind_check check (kind in ('coupon', 'info', 'teacher', 'season'));
