-- The assistant answers with cards: which card answered is kept beside the outcome, and passages of pages are found by words alone.

alter table public.chat_messages drop constraint chat_messages_kind_check;
alter table public.chat_messages add constraint chat_messages_kind_check
  check (kind in ('', 'talk', 'facts', 'quote', 'unsure', 'sure', 'likely', 'choices', 'none', 'person'));
alter table public.chat_messages add column card text check (char_length(card) <= 100);

drop function public.record_chat(text, text, text, text);
drop function public.chat_turns(text, integer);

-- Stores a question and its answer together, with the card that answered or was nearest.
create function public.record_chat(
  p_session_id text, p_question text, p_answer text, p_kind text, p_card text
) returns jsonb
language sql security invoker set search_path = '' as $$
  insert into public.chat_messages (session_id, role, content, kind, card)
  values (p_session_id, 'user', p_question, p_kind, p_card), (p_session_id, 'assistant', p_answer, p_kind, p_card);
  select jsonb_build_object('stored', 2);
$$;

-- The last questions of one conversation with their cards, the oldest first. Never another's: the session's random number is its key.
create function public.chat_turns(p_session_id text, p_limit integer) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object('question', content, 'card', card) order by id), '[]'::jsonb)
  from (
    select id, content, card from public.chat_messages
    where session_id = p_session_id and role = 'user' order by id desc limit p_limit
  ) as turns;
$$;

-- What was not sure, given to a person or voted down, the most frequent first, at most 200, with the nearest card where one is known.
-- The filter's keys: `since`, a day in `zone`; without it the last four weeks.
create or replace function public.chat_misses(p_filter jsonb) returns jsonb
language sql stable security invoker set search_path = '' as $$
  with asked as (
    select coalesce(
      ((p_filter ->> 'since')::date)::timestamp at time zone coalesce(p_filter ->> 'zone', 'UTC'),
      now() - interval '28 days'
    ) as since
  ),
  missed as (
    select content as question, card, 1 as declined, 0 as voted_down, null as page
    from public.chat_messages, asked
    where role = 'user' and kind in ('unsure', 'choices', 'none', 'person') and created_at >= asked.since
    union all
    select question, null, 0, 1, page from public.chat_votes, asked
    where not helpful and created_at >= asked.since
  ),
  grouped as (
    select lower(question) as question, max(card) as card, sum(declined) as declined, sum(voted_down) as voted_down,
      coalesce(jsonb_agg(distinct page) filter (where page is not null), '[]'::jsonb) as pages
    from missed group by lower(question)
    order by sum(declined) + sum(voted_down) desc, lower(question) limit 200
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'question', question, 'card', card, 'declined', declined, 'votedDown', voted_down, 'pages', pages
  ) order by declined + voted_down desc, question), '[]'::jsonb) from grouped;
$$;

-- No vectors any more.
drop function public.search_passages(text, text, text, integer);
drop function public.candidate_passages(text, extensions.vector, text, integer);
drop function public.unknown_words(text);
drop function public.passages_to_embed(text, integer);
drop function public.store_embeddings(text, jsonb);
drop function public.replace_page(text, text, text, text, jsonb);
drop function public.finish_crawl(jsonb, text, text);
drop function public.known_pages();
drop index public.knowledge_passages_embedding, public.knowledge_passages_content;
alter table public.knowledge_passages drop column embedding, drop column model;
alter table public.knowledge_state drop column model;
delete from public.knowledge_state;

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

do $$
declare
  signature text;
begin
  foreach signature in array array[
    'record_chat(text, text, text, text, text)', 'chat_turns(text, integer)', 'chat_misses(jsonb)', 'known_pages()',
    'replace_page(text, text, text, jsonb)', 'finish_crawl(jsonb, text)', 'search_passages(text, integer)'
  ] loop
    execute format('revoke execute on function public.%s from public, anon, authenticated, service_role', signature);
    execute format('grant execute on function public.%s to service_role', signature);
  end loop;
end
$$;
