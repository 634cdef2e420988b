import { crawlSite, readFoundPassages } from '@kidcode/functions';

import { siteOf } from '../../test/fixture-site';
import { testDatabase } from '../../test/test-database';
import { functionDatabase } from '../database/with-roles';

const database = functionDatabase(testDatabase().asService);

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
    database,
  }),
);

const search = async (question: string) =>
  readFoundPassages(await database.call('search_passages', { p_question: question, p_limit: 3 }));

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
