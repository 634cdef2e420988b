import { crawlSite, readFoundPassages } from '@kidcode/functions';

import { siteOf } from '../../test/fixture-site';
import { testDatabase } from '../../test/test-database';
import { functionDatabase } from '../database/with-roles';

const crawled = functionDatabase(testDatabase().asService);
const sandbox = testDatabase();

async function search(question: string, limit = 3, database = crawled) {
  const args = { p_question: question, p_limit: limit };
  return readFoundPassages(await database.call('search_passages', args));
}

const PAGES: Record<string, string> = {
  '/laptops': 'Every child gets a laptop of the school for the class.',
  '/lunch': 'Bring your own lunch and a water bottle, peanut-free.',
  '/robots': 'Children build robots that follow a line.',
  '/euless/robots': 'Children build robots that follow a line.',
  '/online/robots': 'Children build robots that follow a line.',
};

const page = (text: string) => `<title>T</title><main><p>${text}</p></main>`;

beforeAll(() =>
  crawlSite({
    site: siteOf(Object.fromEntries(Object.entries(PAGES).map(([path, text]) => [path, page(text)]))),
    database: crawled,
  }),
);

describe('search_passages', () => {
  it('puts a passage with every word of the question first, stemmed', async () => {
    const [best] = await search('following lines');
    expect(best).toMatchObject({ path: '/robots', share: 1 });
  });

  it('finds what shares the rarest words when no passage has every word', async () => {
    const [best] = await search('must my child carry a laptop to class');
    expect(best).toMatchObject({ path: '/laptops' });
  });

  it('minds a word that few passages have more than words that most have', async () => {
    const [best] = await search('children build peanut');
    expect(best).toMatchObject({ path: '/lunch' });
  });

  it('lists wording that several pages share once, with the page that the sitemap names first', async () => {
    const paths = (await search('robots')).map(({ path }) => path);
    expect(paths.filter((path) => path.endsWith('robots'))).toEqual(['/robots']);
  });

  it.each(['', "'; drop table leads; --", '!!! & | ((', '\\', '<->', "o'clock\\' a:b*c", 'a'.repeat(900)])(
    'takes the question %p for words, finds not all of them, and leaves the search as it was',
    async (question) => {
      const found = await search(question);
      expect(found.every(({ path, share }) => path in PAGES && share < 1)).toBe(true);
      const [best] = await search('following lines');
      expect(best).toMatchObject({ path: '/robots', share: 1 });
    },
  );
});

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

describe('search_passages over many passages', () => {
  it('finds the same, in the same order, as taking every passage apart for the question', async () => {
    // Four pages of twenty: what a word weighs that no passage has is reckoned with twenty to a page.
    await filled(1, 80);
    for (const n of [1, 2, 3, 4, 5, 6]) {
      const found = await search(questionOf(n), 5, functionDatabase(sandbox.asService));
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
