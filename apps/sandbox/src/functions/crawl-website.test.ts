import { crawlWebsiteHandler } from '@kidcode/functions';

import { memoryRateLimiter } from './sandbox-limits';

const TRAINING = { background_training: true, enhanced_extraction: true };

function setUp(report = { pagesProcessed: 9, successfulPages: 8 }) {
  const crawls: string[] = [];
  const now = { ms: 0 };
  const handler = crawlWebsiteHandler({
    limiter: memoryRateLimiter(() => now.ms),
    visitorOf: (request) => request.headers.get('X-Visitor') ?? 'one',
    reportFailure: (error) => {
      throw error;
    },
    crawl: () => {
      crawls.push('crawl');
      return Promise.resolve({ ...report, changedPages: 1, complete: false });
    },
    perVisitor: { limit: 3, windowSeconds: 3_600 },
  });
  const ask = async (body: unknown = TRAINING, visitor = 'one') => {
    const init = { method: 'POST', body: JSON.stringify(body), headers: { 'X-Visitor': visitor } };
    const response = await handler(new Request('http://localhost/', init));
    return { status: response.status, body: await response.json() };
  };
  return { ask, crawls, now };
}

describe('crawl-website', () => {
  it('reports the pages it processed', async () => {
    const { ask } = setUp();
    expect(await ask()).toEqual({ status: 200, body: { pagesProcessed: 9, successfulPages: 8 } });
  });

  // It answered 200 with 1 page of 80.
  it.each([
    [80, 1, 502],
    [80, 39, 502],
    [80, 40, 200],
    [1, 0, 502],
    [0, 0, 200],
  ])('of %i pages it read %i: answers %i', async (pagesProcessed, successfulPages, status) => {
    const answer = await setUp({ pagesProcessed, successfulPages }).ask();
    expect(answer.status).toBe(status);
    if (status === 502)
      expect(answer.body).toEqual({
        error: {
          code: 'site-unreadable',
          message: `Only ${successfulPages} of ${pagesProcessed} pages could be read.`,
        },
      });
  });

  it('looks at the site once in five minutes, however many ask', async () => {
    const { ask, crawls, now } = setUp();
    for (const visitor of ['a', 'b', 'c', 'd']) await ask(TRAINING, visitor);
    expect(await ask(TRAINING, 'e')).toEqual({
      status: 200,
      body: { pagesProcessed: 0, successfulPages: 0 },
    });
    expect(crawls).toHaveLength(1);
    now.ms += 300_000;
    await ask(TRAINING, 'f');
    expect(crawls).toHaveLength(2);
  });

  it('refuses a visitor that floods it', async () => {
    const { ask } = setUp();
    for (let call = 0; call < 3; call += 1) await ask();
    expect(await ask()).toMatchObject({ status: 429, body: { error: { code: 'too-many' } } });
  });

  it.each([{}, { background_training: 'true' }, { background_training: false }])(
    'refuses %j',
    async (body) => {
      const { ask, crawls } = setUp();
      expect(await ask(body)).toMatchObject({ status: 422, body: { error: { code: 'not-training' } } });
      expect(crawls).toEqual([]);
    },
  );
});
