import { openDeck } from '@kidcode/answers';
import { SCHOOL } from '@kidcode/current-school/school';
import { siteDay } from '@kidcode/scheduling';
import { schoolMark } from '@kidcode/school/mark';

import { aiChatHandler } from '../assistant/ai-chat-handler.ts';
import { answerVoteHandler } from '../assistant/answer-vote-handler.ts';
import { campTokenHandler } from '../camps/camp-handlers.ts';
import type { Database } from '../host/hosted-function.ts';
import type { Handler } from '../http/endpoint.ts';
import { crawlWebsiteHandler } from '../knowledge/crawl-site.ts';
import { leadHandler } from '../leads/lead-handlers.ts';
import { backendProbe } from './hosted-function.ts';

const DAY = siteDay('2025-12-01');
const PAGES = { fingerprint: 'f', model: 'm', pages: { '/': 'h1', '/faq': 'h2' } };

const calls: string[] = [];
const failures: unknown[] = [];

const database: Database = {
  call: (name) => {
    calls.push(name);
    return Promise.resolve(PAGES);
  },
};
const limiter = {
  take: (key: string) => {
    calls.push(key);
    return Promise.resolve(0);
  },
};

function handlers(base: Database = database): Readonly<Record<string, Handler>> {
  const report = (error: unknown) => failures.push(error);
  const ports = {
    limiter,
    visitorOf: () => 'visitor',
    reportFailure: report,
    database: base,
    today: () => DAY,
    probe: backendProbe({ database: base, today: () => DAY, reportFailure: report }),
  };
  return {
    'camp-token': campTokenHandler({
      ...ports,
      secret: 's'.repeat(32),
      nowSeconds: () => 0,
      places: () => Promise.resolve({}),
    }),
    chat: aiChatHandler({ ...ports, deck: openDeck([]), now: () => null, places: [], languageModel: null }),
    crawl: crawlWebsiteHandler({ ...ports, crawl: () => Promise.reject(new Error('never crawled')) }),
    lead: leadHandler(ports),
    vote: answerVoteHandler(ports),
  };
}

const ask = async (handler: Handler | undefined) => {
  const response = await handler?.(new Request('http://localhost/functions/v1/any'));
  return { status: response?.status, body: (await response?.json()) as unknown };
};

beforeEach(() => {
  calls.length = 0;
  failures.length = 0;
});

describe('a probe', () => {
  // The doctor had to ask the assistant a question, which was stored, and asked three of the five functions nothing.
  it.each(Object.keys(handlers()))('of %s is answered, and stores and counts nothing', async (name) => {
    expect(await ask(handlers()[name])).toEqual({
      status: 200,
      body: { name, school: await schoolMark(SCHOOL), today: DAY, database: 'ok', pages: 2 },
    });
    expect(calls).toEqual(['known_pages']);
  });

  it('says that the database does not answer, and tells the log why', async () => {
    const lost = { call: () => Promise.reject(new Error('the key is wrong')) };
    expect(await ask(handlers(lost)['lead'])).toMatchObject({
      status: 200,
      body: { database: 'failed', pages: null },
    });
    expect(failures).toEqual([new Error('the key is wrong')]);
  });

  it('looks once for all who ask meanwhile', async () => {
    const probe = backendProbe({ database, today: () => DAY, reportFailure: () => undefined });
    const [one, other] = await Promise.all([probe(), probe()]);
    expect([calls, one]).toEqual([['known_pages'], other]);
    await probe();
    expect(calls).toHaveLength(2);
  });
});
