-- What the assistant knows: the site's own pages, cut into passages. Filled by crawl-website, read by ai-chat-vector.

create schema if not exists extensions;
create extension if not exists vector with schema extensions;

create table public.knowledge_pages (
  path text primary key check (path ~ '^/' and char_length(path) <= 300),
  title text not null,
  content_hash text not null,
  -- Position in the sitemap: of two pages that say the same, the earlier one is quoted.
  place integer not null default 0,
  crawled_at timestamptz not null default now()
);

-- 512 numbers: the Universal Sentence Encoder's. A model with fewer is padded with zeros, which leaves every cosine as it
-- was. Vectors of different models never compare: each row names its model, and the search looks at one model only.
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
  model text,
  embedding extensions.vector(512),
  search tsvector generated always as (
    setweight(to_tsvector('english', heading), 'A') || setweight(to_tsvector('english', asked), 'A')
    || setweight(to_tsvector('english', content), 'B') || setweight(to_tsvector('english', topic), 'C')
  ) stored,
  -- Kept, so that nothing is taken apart again for a question.
  words text[] generated always as (
    tsvector_to_array(to_tsvector('english', heading || ' ' || asked || ' ' || content || ' ' || topic))
  ) stored,
  unique (page_path, ordinal),
  check ((model is null) = (embedding is null))
);

create index knowledge_passages_search on public.knowledge_passages using gin (search);
create index knowledge_passages_content on public.knowledge_passages (content_hash, model);
create index knowledge_passages_embedding on public.knowledge_passages
  using hnsw (embedding extensions.vector_cosine_ops);

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
  model text not null,
  finished_at timestamptz not null default now()
);

alter table public.knowledge_pages enable row level security;
alter table public.knowledge_passages enable row level security;
alter table public.knowledge_words enable row level security;
alter table public.knowledge_state enable row level security;
revoke all on public.knowledge_pages, public.knowledge_passages, public.knowledge_words, public.knowledge_state
  from anon, authenticated;
grant select, insert, update, delete
  on public.knowledge_pages, public.knowledge_passages, public.knowledge_words, public.knowledge_state to service_role;
