import { siteDay } from '@kidcode/scheduling';
import { aiChatHandler, type AiChatPorts, crawlSite, sqlRateLimiter } from '@kidcode/functions';

import { fakeEmbedder } from '../../test/fake-embedder';
import { testDatabase } from '../../test/test-database';
import { functionDatabase } from '../database/function-database';
import type { SandboxDatabase } from '../database/with-roles';

let sandbox: SandboxDatabase;
let ports: AiChatPorts;
const failures: unknown[] = [];

beforeAll(async () => {
  sandbox = await testDatabase();
  const database = functionDatabase(sandbox.asService);
  const embedder = fakeEmbedder();
  const page =
    '<title>Questions | KidCode</title><main><h1>Questions</h1><details id="laptop"><summary>Does my child need a laptop?</summary><p>No, every child gets a computer. It costs $5.</p></details></main>';
  const site = {
    sitemap: () => Promise.resolve('<loc>https://k.example/faq</loc>'),
    page: () => Promise.resolve(page),
  };
  await crawlSite({ site, database, embedder });
  ports = {
    database,
    embedder,
    limiter: sqlRateLimiter(database),
    visitorOf: () => 'visitor',
    reportFailure: (error) => failures.push(error),
    today: () => siteDay('2025-12-01'),
    places: [],
    languageModel: null,
  };
});

beforeEach(async () => {
  failures.length = 0;
  await sandbox.asOwner('truncate public.rate_counters, public.chat_messages');
});

afterAll(() => sandbox.close());

const ask = async (message: unknown, overrides: Partial<AiChatPorts> = {}, sessionId = 'session-1') => {
  const body = JSON.stringify({ message, sessionId });
  const response = await aiChatHandler({ ...ports, ...overrides })(
    new Request('http://localhost/', { method: 'POST', body }),
  );
  const answer = (await response.json()) as { message?: string; error?: { code: string } };
  return { status: response.status, ...answer };
};

describe('ai-chat-vector', () => {
  it('quotes the page that answers, with a link to the place, and without its price', async () => {
    const { status, message } = await ask('Does my child need a laptop?');
    expect(status).toBe(200);
    expect(message).toContain(
      '**Does my child need a laptop?**\n\n> No, every child gets a computer.\n\n[Questions](/faq#laptop)',
    );
    expect(message).not.toContain('$5');
  });

  it('takes prices from the price engine, not from pages', async () => {
    const { message } = await ask('How much is a week of winter camp?');
    expect(message).toContain('One week: **$254** instead of $299');
  });

  it('says that it does not know, and offers a person', async () => {
    const { message } = await ask('Who won the championship?');
    expect(message).toContain('I am not sure that our pages answer this.');
    expect(message).toContain('[write to us](/contact-us)');
  });

  // The playground was answered with the address.
  it.each([
    'Does the Euless center have a playground?',
    'Is there a fridge for the lunch at winter camp?',
    'What are the dates of summer camp 2028?',
  ])(
    'does not tell what the libraries know where no page names what is asked about: %s',
    async (question) => {
      expect((await ask(question)).message).toContain('I am not sure that our pages answer this.');
    },
  );

  it.each([
    ['Where is the Euless centre?', 'Suite'],
    ['What can my grandson bring for lunch at winter camp?', 'peanut-free'],
    ['How far is Amarillo?', 'We have'],
  ])('minds neither a typing error nor what anybody says: %s', async (question, told) => {
    expect((await ask(question)).message).toContain(told);
  });

  it('keeps the conversation, word for word, as text', async () => {
    const attack = "<img src=x onerror=alert(1)>'); delete from public.leads; -- {{7*7}}";
    await ask(attack);
    const rows = await sandbox.asOwner<{ role: string; content: string }>(
      'select role, content from public.chat_messages order by id',
    );
    expect(rows.map((row) => row.role)).toEqual(['user', 'assistant']);
    expect(rows[0]?.content).toBe(attack);
  });

  it('masks what is private before it stores it', async () => {
    await ask('My mail is ann@example.com and my card 4111 1111 1111 1111');
    const rows = await sandbox.asOwner<{ content: string }>('select content from public.chat_messages');
    expect(rows[0]?.content).toBe('My mail is [email] and my card [card]');
    expect(JSON.stringify(rows)).not.toMatch(/4111|ann@/);
  });

  it('understands a follow-up by its own conversation, never by another', async () => {
    await ask('What are the hours in Flower Mound?', {}, 'one');
    await ask('How much is winter camp?', {}, 'two');
    expect((await ask('what about euless', {}, 'one')).message).toContain('Mon-Fri 3:00PM-7:00PM');
    expect((await ask('what about euless', {}, 'three')).message).not.toContain('Mon-Fri 3:00PM-7:00PM, Sat');
  });

  it('answers for the center whose pages the visitor reads', async () => {
    const body = JSON.stringify({ message: 'phone number?', sessionId: 's', branch: 'euless' });
    const response = await aiChatHandler(ports)(new Request('http://localhost/', { method: 'POST', body }));
    expect(await response.json()).toMatchObject({
      message: expect.stringContaining('(972) 555-0120') as string,
    });
  });

  it('lets a language model phrase only as many answers as the day has', async () => {
    const languageModel = { write: () => Promise.resolve('Phrased.') };
    const budget = { languageModel, phrasedInAll: { limit: 2, windowSeconds: 86_400 } };
    const answers = [];
    for (const sessionId of ['a', 'b', 'c'])
      answers.push((await ask('Does my child need a laptop?', budget, sessionId)).message);
    expect(answers.map((answer) => answer === 'Phrased.')).toEqual([true, true, false]);
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

  it('answers from full text when the sentence model fails, and reports it', async () => {
    const broken = { model: 'words-512', embed: () => Promise.reject(new Error('out of memory')) };
    const { message } = await ask('laptop', { embedder: broken });
    expect(message).toContain('every child gets a computer');
    expect(failures).toEqual([new Error('out of memory')]);
  });

  it('lets a language model write the answer, and quotes when it cannot', async () => {
    expect(
      await ask('Does my child need a laptop?', {
        languageModel: { write: () => Promise.resolve('No laptop needed.') },
      }),
    ).toMatchObject({ message: 'No laptop needed.' });
    const { message } = await ask('Does my child need a laptop?', {
      languageModel: { write: () => Promise.resolve(null) },
    });
    expect(message).toContain('> No, every child gets a computer.');
  });

  it('embeds the same question once', async () => {
    const embedder = fakeEmbedder();
    const handler = aiChatHandler({ ...ports, embedder });
    for (const message of ['Laptop?', 'laptop?', 'LAPTOP?']) {
      await handler(
        new Request('http://localhost/', {
          method: 'POST',
          body: JSON.stringify({
            message,
            sessionId: message.replace(/\W/g, ''),
          }),
        }),
      );
    }
    expect(embedder.texts).toEqual(['computer']);
  });
});

describe('take_rate', () => {
  it('lets a call through again when the window is over', async () => {
    const limiter = sqlRateLimiter(functionDatabase(sandbox.asService));
    const take = () => limiter.take('key', { limit: 1, windowSeconds: 60 });
    expect(await take()).toBe(0);
    const wait = await take();
    expect(wait).toBeGreaterThan(50);
    expect(wait).toBeLessThanOrEqual(60);
    await sandbox.asOwner("update public.rate_counters set window_start = now() - interval '61 seconds'");
    expect(await take()).toBe(0);
  });
});
