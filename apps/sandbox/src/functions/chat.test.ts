import { openDeck } from '@kidcode/answers';
import { ANSWERS } from '@kidcode/current-school/generated/answers';
import LEARNT from '@kidcode/current-school/generated/answers-learnt.bin';
import { ZIP_PLACES } from '@kidcode/current-school/generated/zip-places';
import { siteDay } from '@kidcode/scheduling';
import { aiChatHandler, answerVoteHandler, crawlSite, sqlRateLimiter } from '@kidcode/functions';

import { siteOf } from '../../test/fixture-site';
import { FUNCTION_PORTS, posted, testDatabase } from '../../test/test-database';
import { functionDatabase } from '../database/with-roles';

const sandbox = testDatabase();
const database = functionDatabase(sandbox.asService);
const limiter = sqlRateLimiter(database);
const handler = aiChatHandler({
  ...FUNCTION_PORTS,
  database,
  deck: openDeck(ANSWERS, LEARNT),
  limiter,
  today: () => siteDay('2025-12-01'),
  now: () => null,
  places: ZIP_PLACES,
  languageModel: null,
});

beforeAll(async () => {
  const page =
    '<title>Questions | KidCode</title><main><h1>Questions</h1><details id="zorb"><summary>May we bring a zorb ball?</summary><p>A zorb ball stays outside.</p></details></main>';
  await crawlSite({ site: siteOf({ '/faq': page }), database });
});

beforeEach(() => sandbox.asOwner('truncate public.rate_counters, public.chat_votes, public.chat_messages'));

type Told = { message: string; kind: string; choices?: string[] };

const ask = async (message: string, sessionId = 'session-1') =>
  (await posted(handler, { message, sessionId })).body as Told;

describe('ai-chat-vector', () => {
  it('offers questions to press where it is not sure, a person, and the page that has the words', async () => {
    const { kind, message, choices } = await ask('zorb ball outside');
    expect(kind).toBe('choices');
    expect(message).toContain('844-KID-CODE');
    expect(message).toContain('[May we bring a zorb ball?](/faq#zorb)');
    expect(choices?.length).toBeGreaterThan(0);
    for (const choice of choices ?? []) expect((await ask(choice)).kind).toBe('sure');
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

  it('understands a follow-up by its own conversation, never by another', async () => {
    await ask('What are the hours in Flower Mound?', 'one');
    await ask('How much is winter camp?', 'two');
    expect((await ask('what about euless', 'one')).message).toContain('3:00PM-7:00PM');
    expect((await ask('what about euless', 'three')).message).not.toContain('3:00PM-7:00PM');
  });
});

describe('take_rate', () => {
  it('lets a call through again when the window is over', async () => {
    const take = () => limiter.take('key', { limit: 1, windowSeconds: 60 });
    expect(await take()).toBe(0);
    const wait = await take();
    expect(wait).toBeGreaterThan(50);
    expect(wait).toBeLessThanOrEqual(60);
    await sandbox.asOwner("update public.rate_counters set window_start = now() - interval '61 seconds'");
    expect(await take()).toBe(0);
  });

  it('gives a call back, whatever was refused meanwhile, and no more than that', async () => {
    const budget = { limit: 2, windowSeconds: 60 };
    const take = () => limiter.take('given', budget);
    for (let call = 0; call < 4; call += 1) await take();
    expect(await limiter.giveBack?.('given', budget)).toEqual({});
    expect([await take(), (await take()) > 0]).toEqual([0, true]);
    await limiter.giveBack?.('nobody', budget);
  });
});

const VOTE = { question: 'Is there parking?', answer: 'I am not sure.', page: '/faq', helpful: false };

const vote = (body: object) => posted(answerVoteHandler({ ...FUNCTION_PORTS, database }), body);
const misses = (filter: object = {}) => database.call('chat_misses', { p_filter: filter });

describe('answer-vote', () => {
  it('keeps question, answer, page and vote, and nothing that leads to the person', async () => {
    const answer = await vote({ ...VOTE, sessionId: 's-1', visitor: 'ann' });
    expect(answer).toEqual({ status: 200, body: { stored: true } });
    const rows = await sandbox.asOwner<Record<string, unknown>>('select * from public.chat_votes');
    expect(rows).toEqual([
      { ...VOTE, id: expect.anything() as unknown, created_at: expect.any(Date) as Date },
    ]);
  });

  it('is forgotten after 90 days', async () => {
    await vote(VOTE);
    await sandbox.asOwner("update public.chat_votes set created_at = now() - interval '90 days 1 minute'");
    await database.call('forget_old', {});
    expect(await sandbox.asOwner('select 1 from public.chat_votes')).toEqual([]);
  });
});

describe('chat_misses', () => {
  const asked = (question: string, kind: string) =>
    database.call('record_chat', {
      p_session_id: 's',
      p_question: question,
      p_answer: 'Answer.',
      p_kind: kind,
      p_card: 'parking',
    });

  it('lists what was declined or voted down, the most frequent first, each wording once', async () => {
    await asked('Is there PARKING?', 'choices');
    await asked('Who won?', 'choices');
    await asked('Prices?', 'sure');
    await vote(VOTE);
    await vote({ ...VOTE, page: '/euless' });
    await vote({ ...VOTE, question: 'Good one', helpful: true });
    expect(await misses()).toEqual([
      {
        question: 'is there parking?',
        card: 'parking',
        declined: 1,
        votedDown: 2,
        pages: ['/euless', '/faq'],
      },
      { question: 'who won?', card: 'parking', declined: 1, votedDown: 0, pages: [] },
    ]);
  });

  it('tells the last four weeks, or from a day of the school on', async () => {
    await vote(VOTE);
    await sandbox.asOwner("update public.chat_votes set created_at = now() - interval '29 days'");
    expect(await misses()).toEqual([]);
    await sandbox.asOwner("update public.chat_votes set created_at = '2025-12-01T05:30:00Z'");
    // Half past five in London is still the day before in Texas.
    expect(await misses({ since: '2025-12-01', zone: 'America/Chicago' })).toEqual([]);
    expect(await misses({ since: '2025-11-30', zone: 'America/Chicago' })).toHaveLength(1);
  });
});
