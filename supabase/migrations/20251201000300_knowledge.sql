-- What the assistant knows: the site's own pages, cut into passages, found by their words. Filled by crawl-website, read by
-- ai-chat-vector.

create table public.knowledge_pages (
  path text primary key check (path ~ '^/' and char_length(path) <= 300),
  title text not null,
  content_hash text not null,
  -- Position in the sitemap: of two pages that say the same, the earlier one is quoted.
  place integer not null default 0,
  crawled_at timestamptz not null default now()
);

create table public.knowledge_passages (
  id bigint generated always as identity primary key,
  page_path text not null references public.knowledge_pages (path) on delete cascade on update cascade,
  ordinal integer not null,
  -- What its page is about.
  topic text not null default '',
  heading text not null default '',
  -- Another phrasing of what the passage answers: a row of its own, found by its own words, quoted as the passage.
  asked text not null default '',
  anchor text not null default '',
  content text not null check (char_length(content) between 1 and 4000),
  -- Marked on its page as standing in for the real thing.
  sample boolean not null default false,
  content_hash text not null,
  search tsvector generated always as (
    setweight(to_tsvector('english', heading), 'A') || setweight(to_tsvector('english', asked), 'A')
    || setweight(to_tsvector('english', content), 'B') || setweight(to_tsvector('english', topic), 'C')
  ) stored,
  -- Kept, so that nothing is taken apart again for a question.
  words text[] generated always as (
    tsvector_to_array(to_tsvector('english', heading || ' ' || asked || ' ' || content || ' ' || topic))
  ) stored,
  unique (page_path, ordinal)
);

create index knowledge_passages_search on public.knowledge_passages using gin (search);

-- In how many passages each word stands; counted at the end of a crawl.
create table public.knowledge_words (
  word text primary key,
  passages integer not null,
  weight real not null
);

-- One row: what the last crawl saw, so that an unchanged site costs nothing.
create table public.knowledge_state (
  only_row boolean primary key default true check (only_row),
  fingerprint text not null,
  finished_at timestamptz not null default now()
);

-- A word that few passages have says more about a question than one that all have (BM25's idf).
create function public.weight_of(p_passages bigint, p_total bigint) returns real
language sql immutable parallel safe security invoker set search_path = '' as $$
  select ln(1 + (p_total - p_passages + 0.5) / (p_passages + 0.5))::real;
$$;

-- Counts the words of all passages.
create function public.count_words() returns jsonb
language sql security invoker set search_path = '' as $$
  with gone as (delete from public.knowledge_words where true returning 1),
  counted as (
    insert into public.knowledge_words (word, passages, weight)
    select word, count(*), public.weight_of(count(*), (select count(*) from public.knowledge_passages))
    from public.knowledge_passages, unnest(words) as word
    where (select count(*) from gone) >= 0
    group by word
    on conflict (word) do update set passages = excluded.passages, weight = excluded.weight
    returning 1
  )
  select jsonb_build_object('words', (select count(*) from counted));
$$;

-- What is known: every page with its hash, and the state of the last crawl.
create function public.known_pages() returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'fingerprint', (select fingerprint from public.knowledge_state),
    'pages', coalesce((select jsonb_object_agg(path, content_hash) from public.knowledge_pages), '{}'::jsonb)
  );
$$;

-- Puts a page's passages in the place of the old ones.
create function public.replace_page(p_path text, p_title text, p_content_hash text, p_passages jsonb) returns jsonb
language plpgsql security invoker set search_path = '' as $$
begin
  insert into public.knowledge_pages (path, title, content_hash)
  values (p_path, p_title, p_content_hash)
  on conflict (path) do update
    set title = excluded.title, content_hash = excluded.content_hash, crawled_at = now();
  delete from public.knowledge_passages where page_path = p_path;
  insert into public.knowledge_passages (page_path, ordinal, topic, heading, asked, anchor, content, sample, content_hash)
  select p_path, place, passage ->> 'topic', passage ->> 'heading', coalesce(passage ->> 'asked', ''),
    passage ->> 'anchor', passage ->> 'content', (passage ->> 'sample')::boolean, passage ->> 'contentHash'
  from jsonb_array_elements(p_passages) with ordinality as listed (passage, place);
  return jsonb_build_object('passages', jsonb_array_length(p_passages));
end
$$;

-- Ends a crawl: drops the pages that are gone and remembers what was seen.
create function public.finish_crawl(p_paths jsonb, p_fingerprint text) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  removed integer;
begin
  delete from public.knowledge_pages where not p_paths ? path;
  get diagnostics removed = row_count;
  update public.knowledge_pages as page set place = listed.place
  from jsonb_array_elements_text(p_paths) with ordinality as listed (path, place)
  where page.path = listed.path and page.place <> listed.place;
  perform public.count_words();
  insert into public.knowledge_state (fingerprint) values (p_fingerprint)
  on conflict (only_row) do update set fingerprint = excluded.fingerprint, finished_at = now();
  return jsonb_build_object('removed', removed);
end
$$;

-- The passages that have the largest share of a question's words, a rare word counting for more than a common one. Wording that several
-- pages share is listed once, with the page that the sitemap names first. plpgsql, so that each part is planned with its values.
create function public.search_passages(p_question text, p_limit integer) returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  asked_words text[] := tsvector_to_array(to_tsvector('english', p_question));
  rare tsquery;
begin
  select string_agg(quote_literal(word), ' | ')::tsquery into rare
  from (
    select question.word
    from unnest(asked_words) as question (word)
    left join public.knowledge_words as known on known.word = question.word
    order by coalesce(known.passages, 0) = 0, coalesce(known.passages, 0)
    limit 6
  ) as rarest;
  if rare is null then
    return '[]'::jsonb;
  end if;
  return (
    with weights as materialized (
      select word, coalesce(known.weight, public.weight_of(0, (select count(*) from public.knowledge_pages) * 20)) as weight
      from unnest(asked_words) as asked (word)
      left join public.knowledge_words as known using (word)
    ),
    found as materialized (
      select passage.id, passage.page_path, passage.anchor, passage.heading, passage.content, passage.sample,
        coalesce((
          select sum(weight) filter (where word = any (passage.words)) / nullif(sum(weight), 0) from weights
        ), 0)::real as share
      from (
        select * from public.knowledge_passages where search @@ rare order by ts_rank(search, rare) desc, id limit p_limit * 20
      ) as passage
    ),
    ordered as (
      select distinct on (found.heading, found.content) found.*, page.title, page.place
      from found join public.knowledge_pages as page on page.path = found.page_path
      order by found.heading, found.content, found.share desc, page.place, found.id
    ),
    best as (
      select * from ordered order by share desc, place, id limit p_limit
    )
    select coalesce(jsonb_agg(jsonb_build_object(
        'path', page_path, 'anchor', anchor, 'title', title, 'heading', heading, 'content', content,
        'sample', sample, 'share', share
      ) order by share desc, place, id), '[]'::jsonb)
    from best
  );
end
$$;

alter table public.knowledge_pages enable row level security;
alter table public.knowledge_passages enable row level security;
alter table public.knowledge_words enable row level security;
alter table public.knowledge_state enable row level security;
revoke all on public.knowledge_pages, public.knowledge_passages, public.knowledge_words, public.knowledge_state
  from anon, authenticated, service_role;
revoke all on sequence public.knowledge_passages_id_seq from anon, authenticated, service_role;
grant select, insert, update, delete
  on public.knowledge_pages, public.knowledge_passages, public.knowledge_words, public.knowledge_state to service_role;

do $$
declare
  signature text;
begin
  foreach signature in array array[
    'weight_of(bigint, bigint)', 'count_words()', 'known_pages()', 'replace_page(text, text, text, jsonb)',
    'finish_crawl(jsonb, text)', 'search_passages(text, integer)'
  ] loop
    execute format('revoke execute on function public.%s from public, anon, authenticated, service_role', signature);
    execute format('grant execute on function public.%s to service_role', signature);
  end loop;
end
$$;
