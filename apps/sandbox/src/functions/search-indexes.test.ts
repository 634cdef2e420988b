import { readFoundPassages } from '@kidcode/functions';

import { testDatabase } from '../../test/test-database';
import { functionDatabase } from '../database/function-database';
import type { SandboxDatabase } from '../database/with-roles';

let sandbox: SandboxDatabase;

const MODEL = 'test-model';
/** Words of a language of its own: a few in every passage, most in hardly any. */
const word = (n: number): string => `w${String.fromCharCode(97 + (n % 26), 97 + (Math.floor(n / 26) % 26))}x`;

/** Many short passages with vectors of eight numbers, some of them the same wording on two pages. */
const fill = (from: number, to: number) => `
  select setseed(0.5);
  insert into public.knowledge_passages (page_path, ordinal, heading, content, content_hash, model, embedding)
  select '/p' || (n % 4), n, '',
    (select string_agg('w' || chr(97 + floor(26 * random() ^ 2)::int) || chr(97 + floor(26 * random())::int) || 'x', ' ')
     from generate_series(1, 12 + n - n)),
    'h' || n, '${MODEL}',
    (select array_agg(case when k <= 8 then random() else 0 end) from generate_series(1, 512 + n - n) as k)::real[]::extensions.vector
  from generate_series(${from}, ${to}) as n;
  select public.count_words();
  analyze;
`;

async function filled(from: number, to: number) {
  for (const statement of fill(from, to).split(/;\n/))
    if (statement.trim() !== '') await sandbox.asOwner(statement);
}

const vectorOf = (seed: number): string =>
  `[${Array.from({ length: 512 }, (_, k) => (k < 8 ? ((seed * (k + 3) * 37) % 101) / 101 : 0)).join(',')}]`;
const questionOf = (n: number): string => [3, 8, 21].map((step) => word(n * 29 + step)).join(' ');

const search = async (n: number, vector: string | null = vectorOf(n)) =>
  readFoundPassages(
    await functionDatabase(sandbox.asService).call('search_passages', {
      p_question: questionOf(n),
      p_embedding: vector,
      p_model: MODEL,
      p_limit: 5,
    }),
  );

/** A statement of a function as it stands in the database, with values in the place of its arguments. */
async function statementsOf(name: string, pattern: RegExp, values: Readonly<Record<string, string>>) {
  const [row] = await sandbox.asOwner<{ source: string }>(
    'select prosrc as source from pg_proc where proname = $1',
    [name],
  );
  return [...(row?.source ?? '').matchAll(pattern)].map(([, statement = '']) =>
    Object.entries(values).reduce(
      (text, [argument, value]) => text.replace(new RegExp(`\\b${argument}\\b`, 'g'), value),
      statement,
    ),
  );
}

const planOf = async (statement: string): Promise<string> => {
  const rows = await sandbox.asOwner<Record<string, string>>(`explain ${statement}`);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  return plan.replace(/\[[\d.,]+\]/g, '[...]');
};

beforeAll(async () => {
  sandbox = await testDatabase();
  await sandbox.asOwner(
    "insert into public.knowledge_pages (path, title, content_hash) select '/p' || n, 'Page', 'h' from generate_series(0, 3) as n",
  );
});
afterAll(() => sandbox.close());

describe('search_passages', () => {
  it('finds the same, in the same order, as taking every passage apart for the question', async () => {
    // Four pages of twenty: what a word weighs that no passage has is reckoned with twenty to a page.
    await filled(1, 80);
    for (const n of [1, 2, 3, 4, 5, 6]) {
      const found = await search(n);
      const whole = await sandbox.asOwner<{ content: string }>(TAKEN_APART, [questionOf(n), vectorOf(n)]);
      expect(found.map(({ content }) => content)).toEqual(whole.map(({ content }) => content));
    }
  });

  it('takes its candidates from both indexes, and reads no table of passages from end to end', async () => {
    await filled(81, 1_500);
    const values = {
      p_question: `'${questionOf(1)}'`,
      p_embedding: `'${vectorOf(1)}'::extensions.vector`,
      p_model: `'${MODEL}'`,
      p_limit: '5',
      rare: `'${questionOf(1).split(' ').join(' | ')}'::tsquery`,
      question: `'${vectorOf(1)}'::extensions.vector`,
      candidates: 'array[1, 2, 3]::bigint[]',
    };
    const candidates = await statementsOf('candidate_passages', /return query\s+(select[\s\S]*?);/g, values);
    // So few vectors are sorted faster than looked up; what counts is that many can be.
    await sandbox.asOwner('set enable_sort = off');
    const plans = await Promise.all(candidates.map(planOf));
    await sandbox.asOwner('reset enable_sort');
    expect(plans).toEqual([
      expect.stringContaining('Bitmap Index Scan on knowledge_passages_search'),
      expect.stringContaining('Index Scan using knowledge_passages_embedding'),
    ]);
    const [whole = ''] = await statementsOf('search_passages', /return \(([\s\S]+)\);\s*end/g, values);
    expect(`${plans.join('\n')}\n${await planOf(whole)}`).not.toMatch(
      /Seq Scan on (?:public\.)?knowledge_passages/,
    );
  });
});

/** The ranking with nothing stored: words and their weights are worked out for each question, over every passage. */
const TAKEN_APART = `
  with question as (
    select tsvector_to_array(to_tsvector('english', $1)) as words, $2::extensions.vector as embedding
  ),
  weights as (
    select word, ln(1 + (total.passages - having_it.passages + 0.5) / (having_it.passages + 0.5)) as weight
    from question, unnest(question.words) as word,
      lateral (
        select count(*) as passages from public.knowledge_passages where search @@ plainto_tsquery('simple', word)
      ) as having_it,
      (select count(*) as passages from public.knowledge_passages) as total
  )
  select content
  from public.knowledge_passages as passage, question
  order by 1 - (passage.embedding operator(extensions.<=>) question.embedding) + 0.5 * coalesce((
    select sum(weight) filter (where word = any (tsvector_to_array(search))) / nullif(sum(weight), 0) from weights
  ), 0) desc
  limit 5
`;
