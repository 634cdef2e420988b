import { openDeck } from '@kidcode/answers';
import { SCHOOL } from '@kidcode/current-school/school';
import { siteDay } from '@kidcode/scheduling';
import { schoolMark } from '@kidcode/school/mark';

import { aiChatHandler } from '../assistant/ai-chat-handler.ts';
import { answerVoteHandler } from '../assistant/answer-vote-handler.ts';
import { campTokenHandler } from '../camps/camp-handlers.ts';
import type { Handler } from '../http/endpoint.ts';
import { crawlWebsiteHandler } from '../knowledge/crawl-site.ts';
import { leadHandler } from '../leads/lead-handlers.ts';
import { answerOf, testPorts } from '../test/test-ports.ts';
import { backendProbe } from './hosted-function.ts';

const DAY = siteDay('2025-12-01');
const PAGES = { fingerprint: 'f', model: 'm', pages: { '/': 'h1', '/faq': 'h2' } };

const CALLS = [['known_pages', {}]];

/** Functions over a database that says so of its pages, and what was asked meanwhile. */
function functionsOver(pages: unknown) {
  const { ports: base, ...seen } = testPorts({ known_pages: pages });
  const probe = backendProbe({ ...base, today: () => DAY });
  const ports = { ...base, today: () => DAY, probe };
  const handlers: Readonly<Record<string, Handler>> = {
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
  return { ...seen, probe, handlers, ask: (name: string) => answerOf(handlers[name] as Handler, {}) };
}

describe('a probe', () => {
  // The doctor had to ask the assistant a question, which was stored, and asked three of the five functions nothing.
  it.each(Object.keys(functionsOver(PAGES).handlers))(
    'of %s is answered, and stores and counts nothing',
    async (name) => {
      const { ask, calls, taken } = functionsOver(PAGES);
      expect(await ask(name)).toEqual({
        status: 200,
        body: { name, school: await schoolMark(SCHOOL), today: DAY, database: 'ok', pages: 2 },
      });
      expect([calls, taken]).toEqual([CALLS, []]);
    },
  );

  it('says that the database does not answer, and tells the log why', async () => {
    const { ask, failures } = functionsOver(new Error('the key is wrong'));
    expect(await ask('lead')).toMatchObject({ status: 200, body: { database: 'failed', pages: null } });
    expect(failures).toEqual([new Error('the key is wrong')]);
  });

  it('looks once for all who ask meanwhile', async () => {
    const { probe, calls } = functionsOver(PAGES);
    const [one, other] = await Promise.all([probe(), probe()]);
    expect([calls, one]).toEqual([CALLS, other]);
    await probe();
    expect(calls).toHaveLength(2);
  });
});
