import { readFoundPassages } from '@kidcode/functions';

import { testDatabase } from '../../test/test-database';
import { functionDatabase } from '../database/with-roles';

const sandbox = testDatabase();

/** Words of a language of its own: a few in every passage, most in hardly any. */
const word = (n: number): string => `w${String.fromCharCode(97 + (n % 26), 97 + (Math.floor(n / 26) % 26))}x`;

/** Many short passages, some of them the same wording on two pages. */
const fill = (from: number, to: number) => `
  select setseed(0.5);
  insert into public.knowledge_passages (page_path, ordinal, heading, content, content_hash)
  select '/p' || (n % 4), n, '',
    (select string_agg('w' || chr(97 + floor(26 * random() ^ 2)::int) || chr(97 + floor(26 * random())::int) || 'x', ' ')
     from generate_series(1, 12 + n - n)),
    'h' || n
  from generate_series(${from}, ${to}) as n;
  select public.count_words();
  analyze;
`;

async function filled(from: number, to: number) {
  for (const statement of fill(from, to).split(/;\n/))
    if (statement.trim() !== '') await sandbox.asOwner(statement);
}

const questionOf = (n: number): string => [3, 8, 21].map((step) => word(n * 29 + step)).join(' ');

const search = async (n: number) =>
  readFoundPassages(
    await functionDatabase(sandbox.asService).call('search_passages', {
      p_question: questionOf(n),
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
  return rows.map((row) => row['QUERY PLAN']).join('\n');
};

beforeAll(async () => {
  await sandbox.asOwner(
    "insert into public.knowledge_pages (path, title, content_hash) select '/p' || n, 'Page', 'h' from generate_series(0, 3) as n",
  );
});

describe('search_passages', () => {
  it('finds the same, in the same order, as taking every passage apart for the question', async () => {
    // Four pages of twenty: what a word weighs that no passage has is reckoned with twenty to a page.
    await filled(1, 80);
    for (const n of [1, 2, 3, 4, 5, 6]) {
      const found = await search(n);
      const whole = await sandbox.asOwner<{ content: string }>(TAKEN_APART, [questionOf(n)]);
      expect(found.map(({ content }) => content)).toEqual(whole.map(({ content }) => content));
    }
  });

  it('takes its candidates from the index, and reads no table of passages from end to end', async () => {
    await filled(81, 1_500);
    const [whole = ''] = await statementsOf('search_passages', /return \(([\s\S]+)\);\s*end/g, {
      asked_words: `array['${questionOf(1).split(' ').join("','")}']`,
      p_limit: '5',
      rare: `'${questionOf(1).split(' ').join(' | ')}'::tsquery`,
    });
    // So few passages are read from end to end, where that is allowed.
    await sandbox.asOwner('set enable_seqscan = off');
    const plan = await planOf(whole);
    expect(plan).toContain('Bitmap Index Scan on knowledge_passages_search');
    expect(plan).not.toMatch(/Seq Scan on (?:public\.)?knowledge_passages/);
  });
});

/** The ranking with nothing stored: words and their weights are worked out for each question, over every passage. */
const TAKEN_APART = `
  with question as (
    select tsvector_to_array(to_tsvector('english', $1)) as words
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
  where question.words && tsvector_to_array(search)
  order by coalesce((
    select sum(weight) filter (where word = any (tsvector_to_array(search))) / nullif(sum(weight), 0) from weights
  ), 0) desc, passage.id
  limit 5
`;
