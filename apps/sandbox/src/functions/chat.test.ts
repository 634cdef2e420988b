import { openDeck } from '@kidcode/answers';
import { ANSWERS } from '@kidcode/current-school/generated/answers';
import { ZIP_PLACES } from '@kidcode/current-school/generated/zip-places';
import { siteDay } from '@kidcode/scheduling';
import {
  aiChatHandler,
  type AiChatPorts,
  crawlSite,
  type Database,
  sqlRateLimiter,
} from '@kidcode/functions';

import { testDatabase } from '../../test/test-database';
import { functionDatabase } from '../database/with-roles';

const sandbox = testDatabase();
const database = functionDatabase(sandbox.asService);
const failures: unknown[] = [];
const ports: AiChatPorts = {
  database,
  deck: openDeck(ANSWERS),
  limiter: sqlRateLimiter(database),
  visitorOf: () => 'visitor',
  reportFailure: (error) => failures.push(error),
  today: () => siteDay('2025-12-01'),
  now: () => null,
  places: ZIP_PLACES,
  languageModel: null,
};

beforeAll(async () => {
  const page =
    '<title>Questions | KidCode</title><main><h1>Questions</h1><details id="zorb"><summary>May we bring a zorb ball?</summary><p>A zorb ball stays outside.</p></details></main>';
  const site = {
    sitemap: () => Promise.resolve('<loc>https://k.example/faq</loc>'),
    page: () => Promise.resolve(page),
  };
  await crawlSite({ site, database });
});

beforeEach(async () => {
  failures.length = 0;
  await sandbox.asOwner('truncate public.rate_counters, public.chat_messages');
});

type Told = { status: number; message?: string; kind?: string; choices?: string[]; error?: { code: string } };

const send = async (body: unknown, overrides: Partial<AiChatPorts> = {}): Promise<Told> => {
  const request = new Request('http://localhost/', { method: 'POST', body: JSON.stringify(body) });
  const response = await aiChatHandler({ ...ports, ...overrides })(request);
  return { status: response.status, ...((await response.json()) as object) };
};

const ask = (message: unknown, overrides: Partial<AiChatPorts> = {}, sessionId = 'session-1') =>
  send({ message, sessionId }, overrides);

/** A database whose named calls fail. */
const without = (...broken: readonly string[]): { database: Database } => ({
  database: {
    call: (name, args) =>
      broken.includes(name)
        ? Promise.reject(new Error(`${name} is out of order`))
        : database.call(name, args),
  },
});

describe('ai-chat-vector', () => {
  it('takes prices from the price engine, under the question that is answered', async () => {
    const { message, kind } = await ask('how much is a week of winter camp');
    expect(kind).toMatch(/sure|likely/);
    expect(message).toContain('**What does a camp cost?**');
    expect(message).toContain('one week: **$254** instead of $299');
  });

  it('offers questions to press where it is not sure, a person, and the page that has the words', async () => {
    const { kind, message, choices } = await ask('zorb ball outside');
    expect(kind).toBe('choices');
    expect(message).toContain('844-KID-CODE');
    expect(message).toContain('[May we bring a zorb ball?](/faq#zorb)');
    expect(choices?.length).toBeGreaterThan(0);
    for (const choice of choices ?? []) expect((await ask(choice)).kind).toBe('sure');
  });

  it('offers what a parent may be typing, keeps nothing of it, and takes nothing from the budget of questions', async () => {
    const budget = {
      perVisitor: { limit: 1, windowSeconds: 60 },
      perSession: { limit: 1, windowSeconds: 60 },
    };
    for (let times = 0; times < 3; times++)
      expect((await send({ typing: 'birthday par' }, budget)).choices).toContain(
        'Do you host birthday parties?',
      );
    expect(await sandbox.asOwner('select 1 from public.chat_messages')).toEqual([]);
    expect((await ask('hello', budget)).status).toBe(200);
  });

  it('keeps the conversation, word for word, as text, with the card', async () => {
    const attack = "<img src=x onerror=alert(1)>'); delete from public.leads; -- {{7*7}}";
    await ask(attack);
    await ask('phone number?');
    const rows = await sandbox.asOwner<{ role: string; content: string; card: string | null }>(
      'select role, content, card from public.chat_messages order by id',
    );
    expect(rows.map((row) => row.role)).toEqual(['user', 'assistant', 'user', 'assistant']);
    expect(rows[0]?.content).toBe(attack);
    expect(rows[2]?.card).toBe('phone');
  });

  it('masks what is private before it stores it, and says so', async () => {
    const { message } = await ask('My mail is ann@example.com and my card 4111 1111 1111 1111');
    expect(message).toContain('Please do not send card or identity numbers here.');
    const rows = await sandbox.asOwner<{ content: string }>('select content from public.chat_messages');
    expect(rows[0]?.content).toBe('My mail is [email] and my card [card]');
    expect(JSON.stringify(rows)).not.toMatch(/4111|ann@/);
  });

  it('understands a follow-up by its own conversation, never by another', async () => {
    await ask('What are the hours in Flower Mound?', {}, 'one');
    await ask('How much is winter camp?', {}, 'two');
    expect((await ask('what about euless', {}, 'one')).message).toContain('3:00PM-7:00PM');
    expect((await ask('what about euless', {}, 'three')).message).not.toContain('3:00PM-7:00PM');
  });

  it('answers for the center whose pages the visitor reads', async () => {
    const { message } = await send({ message: 'when are you open', sessionId: 's', branch: 'euless' });
    expect(message).toContain('**Euless**');
    expect(message).not.toContain('**Flower Mound**');
  });

  it('never repeats markup of the question in its answer', async () => {
    const { message } = await ask('<script>alert(1)</script> [laptop](javascript:alert(1))');
    expect(message).not.toMatch(/<script|javascript:/);
  });

  it('refuses a session that asks too often, and says when to come back', async () => {
    const perSession = { limit: 2, windowSeconds: 60 };
    expect((await ask('One?', { perSession })).status).toBe(200);
    expect((await ask('Two?', { perSession })).status).toBe(200);
    expect(await ask('Three?', { perSession })).toMatchObject({ status: 429, error: { code: 'too-many' } });
    expect((await ask('Another parent?', { perSession }, 'session-2')).status).toBe(200);
  });

  it('refuses a visitor that makes up new sessions', async () => {
    const perVisitor = { limit: 2, windowSeconds: 60 };
    await ask('One?', { perVisitor }, 'a');
    await ask('Two?', { perVisitor }, 'b');
    expect((await ask('Three?', { perVisitor }, 'c')).status).toBe(429);
  });

  // "how much is winter camp" answered 500: the answer was there and nobody got it.
  it.each([
    ['search', without('search_passages'), 'zorb ball outside', 'search_passages is out of order'],
    ['log', without('record_chat'), 'how much is winter camp', 'record_chat is out of order'],
    [
      'memory of the conversation',
      without('chat_turns'),
      'how much is winter camp',
      'chat_turns is out of order',
    ],
    [
      'counter',
      { limiter: { take: () => Promise.reject(new Error('no counter')) } },
      'how much is winter camp',
      'no counter',
    ],
  ])('a failing %s loses no answer, and is reported', async (_, broken, question, reason) => {
    const { status, message } = await ask(question, broken);
    expect([status, message]).toEqual([
      200,
      expect.stringContaining(question.includes('camp') ? '$254' : '844-KID-CODE'),
    ]);
    expect(failures).toContainEqual(new Error(reason));
  });
});

describe('ai-chat-vector with a language model', () => {
  it('spends no money where nobody can count who has asked', async () => {
    const choose = jest.fn(() => Promise.resolve('party'));
    const limiter: AiChatPorts['limiter'] = {
      take: (key, budget) =>
        key.startsWith('chosen:') ? Promise.reject(new Error('no counter')) : ports.limiter.take(key, budget),
    };
    await ask('zorb ball outside', { languageModel: { choose }, limiter });
    expect(choose).not.toHaveBeenCalled();
  });

  it('lets it choose one of the nearest twenty cards, with the conversation, where the deck is not sure', async () => {
    const asked: { cards: readonly { id: string }[]; before: readonly string[] }[] = [];
    const languageModel = {
      choose: (request: (typeof asked)[number]) => {
        asked.push(request);
        return Promise.resolve('party');
      },
    };
    await ask('phone number?', { languageModel });
    expect(asked).toEqual([]);
    const { message, kind } = await ask('zorb ball outside', { languageModel });
    expect([kind, message]).toEqual(['sure', expect.stringContaining('**Do you host birthday parties?**')]);
    expect(asked[0]?.cards).toHaveLength(20);
    expect(asked[0]?.before).toEqual(['phone number?']);
  });

  it('answers with the deck alone when it says none, or a card that does not exist', async () => {
    for (const choice of [null, 'no-such-card'])
      expect(
        (await ask('zorb ball outside', { languageModel: { choose: () => Promise.resolve(choice) } })).kind,
      ).toBe('choices');
  });
});

describe('take_rate', () => {
  it('lets a call through again when the window is over', async () => {
    const take = () => ports.limiter.take('key', { limit: 1, windowSeconds: 60 });
    expect(await take()).toBe(0);
    const wait = await take();
    expect(wait).toBeGreaterThan(50);
    expect(wait).toBeLessThanOrEqual(60);
    await sandbox.asOwner("update public.rate_counters set window_start = now() - interval '61 seconds'");
    expect(await take()).toBe(0);
  });
});
