-- Answering: which passages may answer a question, and how well.

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

-- Those of the words that no passage has: what is asked about them is not on the site. None, while nothing is known yet.
create function public.unknown_words(p_words text) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_agg(asked.word), '[]'::jsonb)
  from unnest(tsvector_to_array(to_tsvector('english', p_words))) as asked (word)
  where exists (select from public.knowledge_words)
    and not exists (select from public.knowledge_words as known where known.word = asked.word);
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

-- A passage is as good as its vector is near the question (cosine, of vectors of the same model only), and
-- better the larger the share of the question's words that it has, weighted by how rare they are. `score` is the cosine,
-- null without a vector. Wording that several pages or phrasings share is listed once. plpgsql, since a plan that is made
-- anew for each question takes as long as the search.
create function public.search_passages(p_question text, p_embedding text, p_model text, p_limit integer)
returns jsonb
language plpgsql stable security invoker set search_path = '' as $$
declare
  question extensions.vector := p_embedding;
  candidates bigint[] := array(select public.candidate_passages(p_question, question, p_model, p_limit));
begin
  return (
    with weights as materialized (
      select word, coalesce(known.weight, public.weight_of(0, (select count(*) from public.knowledge_pages) * 20)) as weight
      from unnest(tsvector_to_array(to_tsvector('english', p_question))) as asked (word)
      left join public.knowledge_words as known using (word)
    ),
    found as materialized (
      select passage.id, passage.page_path, passage.anchor, passage.heading, passage.content, passage.sample,
        coalesce((
          select sum(weight) filter (where word = any (passage.words)) / nullif(sum(weight), 0) from weights
        ), 0)::real as share,
        case when passage.model = p_model then 1 - (passage.embedding operator(extensions.<=>) question) end as score
      from public.knowledge_passages as passage
      where passage.id = any (candidates)
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
    from best
  );
end
$$;

do $$
declare
  signature text;
begin
  foreach signature in array array[
    'weight_of(bigint, bigint)', 'count_words()', 'unknown_words(text)',
    'candidate_passages(text, extensions.vector, text, integer)', 'search_passages(text, text, text, integer)'
  ] loop
    execute format('revoke execute on function public.%s from public, anon, authenticated', signature);
    execute format('grant execute on function public.%s to service_role', signature);
  end loop;
end
$$;
