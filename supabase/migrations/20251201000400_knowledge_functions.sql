-- Crawling: compare, replace, embed, forget.

-- What is known: every page with its hash, and the state of the last crawl.
create function public.known_pages() returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'fingerprint', (select fingerprint from public.knowledge_state),
    'model', (select model from public.knowledge_state),
    'pages', coalesce((select jsonb_object_agg(path, content_hash) from public.knowledge_pages), '{}'::jsonb)
  );
$$;

-- Puts a page's passages in the place of the old ones. A passage whose words were already embedded by this model, on this
-- page or another, keeps that vector.
create function public.replace_page(
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
    (page_path, ordinal, topic, heading, anchor, content, sample, content_hash, model, embedding)
  select p_path, place, passage ->> 'topic', passage ->> 'heading', passage ->> 'anchor', passage ->> 'content',
    (passage ->> 'sample')::boolean, passage ->> 'contentHash',
    case when kept.embedding is not null then p_model end, kept.embedding
  from jsonb_array_elements(p_passages) with ordinality as listed (passage, place)
  left join unnest(kept_hashes, kept_vectors) as kept (content_hash, embedding)
    on kept.content_hash = passage ->> 'contentHash';
  return jsonb_build_object('passages', jsonb_array_length(p_passages));
end
$$;

-- The next passages without a vector of this model, each wording once, and how many are waiting in all.
create function public.passages_to_embed(p_model text, p_limit integer) returns jsonb
language sql stable security invoker set search_path = '' as $$
  with waiting as (
    select content_hash, min(id) as id, min(topic) as topic, min(heading) as heading, min(content) as content
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

-- Stores vectors: { contentHash: '[0.1, ...]' }.
create function public.store_embeddings(p_model text, p_embeddings jsonb) returns jsonb
language sql security invoker set search_path = '' as $$
  with stored as (
    update public.knowledge_passages as passage
    set model = p_model, embedding = (given.value)::extensions.vector
    from jsonb_each_text(p_embeddings) as given
    where passage.content_hash = given.key
    returning 1
  )
  select jsonb_build_object('stored', (select count(*) from stored));
$$;

-- Ends a crawl: drops the pages that are gone and remembers what was seen.
create function public.finish_crawl(p_paths jsonb, p_fingerprint text, p_model text) returns jsonb
language plpgsql security invoker set search_path = '' as $$
declare
  removed integer;
begin
  delete from public.knowledge_pages where not p_paths ? path;
  get diagnostics removed = row_count;
  update public.knowledge_pages as page set place = listed.place
  from jsonb_array_elements_text(p_paths) with ordinality as listed (path, place)
  where page.path = listed.path and page.place <> listed.place;
  insert into public.knowledge_state (fingerprint, model) values (p_fingerprint, p_model)
  on conflict (only_row) do update
    set fingerprint = excluded.fingerprint, model = excluded.model, finished_at = now();
  return jsonb_build_object('removed', removed);
end
$$;

-- Answering. A passage is as good as its vector is near the question (cosine, of vectors of the same model only), and
-- better the more of the question's words it has, stemmed. `score` is the cosine, null without a vector; `exact` says that
-- it has every word (a question of signs alone has none). Wording that several pages share is listed once.
create function public.search_passages(p_question text, p_embedding text, p_model text, p_limit integer) returns jsonb
language sql stable security invoker set search_path = '' as $$
  with question as (
    select p_embedding::extensions.vector as embedding,
      tsvector_to_array(to_tsvector('english', p_question)) as words,
      -- Any of its words.
      replace(plainto_tsquery('english', p_question)::text, ' & ', ' | ')::tsquery as any_word
  ),
  weights as materialized (
    -- A word that few passages have says more about a question than one that all have (BM25's idf).
    select word, ln(1 + (total.passages - having_it.passages + 0.5) / (having_it.passages + 0.5)) as weight
    from question, unnest(question.words) as word,
      lateral (
        select count(*) as passages from public.knowledge_passages where search @@ plainto_tsquery('simple', word)
      ) as having_it,
      (select count(*) as passages from public.knowledge_passages) as total
  ),
  texts as (
    select passage.id
    from public.knowledge_passages as passage, question
    where passage.search @@ question.any_word
    order by ts_rank(passage.search, question.any_word) desc, passage.id
    limit p_limit * 20
  ),
  vectors as (
    -- As a subquery the vector is read once, and the index can be used.
    select passage.id
    from public.knowledge_passages as passage
    where passage.model = p_model and p_embedding is not null
    order by passage.embedding operator(extensions.<=>) (select embedding from question)
    limit p_limit * 8
  ),
  found as materialized (
    select passage.*, ts_rank(passage.search, question.any_word) as rank,
      cardinality(question.words) > 0 and tsvector_to_array(passage.search) @> question.words as has_all,
      coalesce((
        select sum(weight) filter (where word = any (tsvector_to_array(passage.search))) / nullif(sum(weight), 0)
        from weights
      ), 0)::real as share,
      case when passage.model = p_model
        then 1 - (passage.embedding operator(extensions.<=>) question.embedding) end as score
    from public.knowledge_passages as passage, question
    where passage.id in (select id from texts union select id from vectors)
  ),
  judged as (
    select found.*, page.title, page.place, coalesce(found.score, 0) + 0.5 * found.share as worth
    from found join public.knowledge_pages as page on page.path = found.page_path
  ),
  ordered as (
    select distinct on (heading, content) * from judged order by heading, content, worth desc, place, id
  ),
  best as (
    select * from ordered order by worth desc, rank desc, place, id limit p_limit
  )
  select coalesce(jsonb_agg(jsonb_build_object(
      'path', page_path, 'anchor', anchor, 'title', title, 'heading', heading, 'content', content,
      'sample', sample, 'exact', has_all, 'score', score
    ) order by worth desc, rank desc, place, id), '[]'::jsonb)
  from best;
$$;

do $$
declare
  signature text;
begin
  foreach signature in array array[
    'known_pages()', 'replace_page(text, text, text, text, jsonb)', 'passages_to_embed(text, integer)',
    'store_embeddings(text, jsonb)', 'finish_crawl(jsonb, text, text)', 'search_passages(text, text, text, integer)'
  ] loop
    execute format('revoke execute on function public.%s from public, anon, authenticated', signature);
    execute format('grant execute on function public.%s to service_role', signature);
  end loop;
end
$$;
