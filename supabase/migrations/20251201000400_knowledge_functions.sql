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

-- The next passages without a vector of this model, each wording once, and how many are waiting in all. A
-- phrasing is embedded in the place of the heading.
create function public.passages_to_embed(p_model text, p_limit integer) returns jsonb
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
  perform public.count_words();
  insert into public.knowledge_state (fingerprint, model) values (p_fingerprint, p_model)
  on conflict (only_row) do update
    set fingerprint = excluded.fingerprint, model = excluded.model, finished_at = now();
  return jsonb_build_object('removed', removed);
end
$$;

do $$
declare
  signature text;
begin
  foreach signature in array array[
    'known_pages()', 'replace_page(text, text, text, text, jsonb)', 'passages_to_embed(text, integer)',
    'store_embeddings(text, jsonb)', 'finish_crawl(jsonb, text, text)'
  ] loop
    execute format('revoke execute on function public.%s from public, anon, authenticated', signature);
    execute format('grant execute on function public.%s to service_role', signature);
  end loop;
end
$$;
