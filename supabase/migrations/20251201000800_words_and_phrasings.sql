-- Passages keep their words, and the search keeps how rare each word is: nothing is taken apart again for a question.
-- A question's other phrasings are rows of their own, found by their own words and quoted as the passage that they belong to.

alter table public.knowledge_passages add column asked text not null default '';
alter table public.knowledge_passages drop column search;
alter table public.knowledge_passages
  add column search tsvector generated always as (
    setweight(to_tsvector('english', heading), 'A') || setweight(to_tsvector('english', asked), 'A')
    || setweight(to_tsvector('english', content), 'B') || setweight(to_tsvector('english', topic), 'C')
  ) stored,
  add column words text[] generated always as (
    tsvector_to_array(to_tsvector('english', heading || ' ' || asked || ' ' || content || ' ' || topic))
  ) stored;
create index knowledge_passages_search on public.knowledge_passages using gin (search);

-- In how many passages each word stands; counted at the end of a crawl.
create table public.knowledge_words (
  word text primary key,
  passages integer not null,
  weight real not null
);
alter table public.knowledge_words enable row level security;
revoke all on public.knowledge_words from anon, authenticated, service_role;
grant select, insert, update, delete on public.knowledge_words to service_role;

-- A word that few passages have says more about a question than one that all have (BM25's idf).
create function public.weight_of(p_passages bigint, p_total bigint) returns real
language sql immutable parallel safe security invoker set search_path = '' as $$
  select ln(1 + (p_total - p_passages + 0.5) / (p_passages + 0.5))::real;
$$;

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

create or replace function public.replace_page(
  p_path text, p_title text, p_content_hash text, p_model text, p_passages jsonb
) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  kept_hashes text[];
  kept_vectors extensions.vector[];
begin
  select array_agg(content_hash), array_agg(embedding) into kept_hashes, kept_vectors
  from (
    select distinct on (content_hash) content_hash, embedding
    from public.knowledge_passages
    where model = p_model
      and content_hash in (select passage ->> 'contentHash' from jsonb_array_elements(p_passages) as passage)
  ) as known;

  insert into public.knowledge_pages (path, title, content_hash)
  values (p_path, p_title, p_content_hash)
  on conflict (path) do update
    set title = excluded.title, content_hash = excluded.content_hash, crawled_at = now();
  delete from public.knowledge_passages where page_path = p_path;

  insert into public.knowledge_passages
    (page_path, ordinal, topic, heading, asked, anchor, content, sample, content_hash, model, embedding)
  select p_path, place, passage ->> 'topic', passage ->> 'heading', coalesce(passage ->> 'asked', ''),
    passage ->> 'anchor', passage ->> 'content', (passage ->> 'sample')::boolean, passage ->> 'contentHash',
    case when kept.embedding is not null then p_model end, kept.embedding
  from jsonb_array_elements(p_passages) with ordinality as listed (passage, place)
  left join unnest(kept_hashes, kept_vectors) as kept (content_hash, embedding)
    on kept.content_hash = passage ->> 'contentHash';
  return jsonb_build_object('passages', jsonb_array_length(p_passages));
end
$$;

-- A phrasing is embedded in the place of the heading.
create or replace function public.passages_to_embed(p_model text, p_limit integer) returns jsonb
language sql stable security invoker set search_path = '' as $$
  with waiting as (
    select content_hash, min(id) as id, min(topic) as topic,
      min(coalesce(nullif(asked, ''), heading)) as heading, min(content) as content
    from public.knowledge_passages
    where model is distinct from p_model
    group by content_hash
  )
  select jsonb_build_object(
    'waiting', (select count(*) from waiting),
    'passages', coalesce((
      select jsonb_agg(jsonb_build_object(
        'contentHash', content_hash, 'topic', topic, 'heading', heading, 'content', content
      ))
      from (select * from waiting order by id limit p_limit) as following
    ), '[]'::jsonb)
  );
$$;

create or replace function public.finish_crawl(p_paths jsonb, p_fingerprint text, p_model text) returns jsonb
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
  insert into public.knowledge_state (fingerprint, model) values (p_fingerprint, p_model)
  on conflict (only_row) do update
    set fingerprint = excluded.fingerprint, model = excluded.model, finished_at = now();
  return jsonb_build_object('removed', removed);
end
$$;

-- The passages that may answer, by both indexes: those near in meaning, and those with the question's rarest words (a word
-- that a tenth of all passages have finds nothing by itself). plpgsql, so that each part is planned with its values.
create function public.candidate_passages(p_question text, p_embedding extensions.vector, p_model text, p_limit integer)
returns setof bigint
language plpgsql stable security invoker set search_path = '' as $$
declare
  rare tsquery;
begin
  select string_agg(quote_literal(word), ' | ')::tsquery into rare
  from (
    select question.word
    from unnest(tsvector_to_array(to_tsvector('english', p_question))) as question (word)
    left join public.knowledge_words as known on known.word = question.word
    order by coalesce(known.passages, 0) = 0, coalesce(known.passages, 0)
    limit 6
  ) as rarest;
  if rare is not null then
    return query
      select passage.id from public.knowledge_passages as passage
      where passage.search @@ rare
      order by ts_rank(passage.search, rare) desc, passage.id
      limit p_limit * 20;
  end if;
  if p_embedding is not null then
    return query
      select passage.id from public.knowledge_passages as passage
      where passage.model = p_model
      order by passage.embedding operator(extensions.<=>) p_embedding
      limit p_limit * 8;
  end if;
end
$$;

-- Answering. A passage is as good as its vector is near the question (cosine, of vectors of the same model only), and
-- better the larger the share of the question's words that it has, weighted by how rare they are. `score` is the cosine,
-- null without a vector. Wording that several pages or phrasings share is listed once.
create or replace function public.search_passages(p_question text, p_embedding text, p_model text, p_limit integer)
returns jsonb
language sql stable security invoker set search_path = '' as $$
  with question as (
    select p_embedding::extensions.vector as embedding,
      tsvector_to_array(to_tsvector('english', p_question)) as words
  ),
  weights as materialized (
    select word, coalesce(known.weight, public.weight_of(0, (select count(*) from public.knowledge_pages) * 20)) as weight
    from question, unnest(question.words) as word
    left join public.knowledge_words as known using (word)
  ),
  found as materialized (
    select passage.id, passage.page_path, passage.anchor, passage.heading, passage.content, passage.sample,
      coalesce((
        select sum(weight) filter (where word = any (passage.words)) / nullif(sum(weight), 0) from weights
      ), 0)::real as share,
      case when passage.model = p_model
        then 1 - (passage.embedding operator(extensions.<=>) question.embedding) end as score
    from public.knowledge_passages as passage, question
    where passage.id in (
      select public.candidate_passages(p_question, p_embedding::extensions.vector, p_model, p_limit)
    )
  ),
  judged as (
    select found.*, page.title, page.place, coalesce(found.score, 0) + 0.5 * found.share as worth
    from found join public.knowledge_pages as page on page.path = found.page_path
  ),
  ordered as (
    select distinct on (heading, content) * from judged order by heading, content, worth desc, place, id
  ),
  best as (
    select * from ordered order by worth desc, place, id limit p_limit
  )
  select coalesce(jsonb_agg(jsonb_build_object(
      'path', page_path, 'anchor', anchor, 'title', title, 'heading', heading, 'content', content,
      'sample', sample, 'score', score, 'share', share
    ) order by worth desc, place, id), '[]'::jsonb)
  from best;
$$;

do $$
declare
  signature text;
begin
  foreach signature in array array[
    'weight_of(bigint, bigint)', 'count_words()', 'candidate_passages(text, extensions.vector, text, integer)'
  ] loop
    execute format('revoke execute on function public.%s from public, anon, authenticated, service_role', signature);
    execute format('grant execute on function public.%s to service_role', signature);
  end loop;
end
$$;
