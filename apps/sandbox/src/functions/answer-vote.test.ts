import { answerVoteHandler } from '@kidcode/functions';

import { FUNCTION_PORTS, posted, testDatabase } from '../../test/test-database';
import { functionDatabase } from '../database/with-roles';

const sandbox = testDatabase();
const database = functionDatabase(sandbox.asService);

beforeEach(() => sandbox.asOwner('truncate public.chat_votes, public.chat_messages'));

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
  const ask = (question: string, kind: string) =>
    database.call('record_chat', {
      p_session_id: 's',
      p_question: question,
      p_answer: 'Answer.',
      p_kind: kind,
      p_card: 'parking',
    });

  it('lists what was declined or voted down, the most frequent first, each wording once', async () => {
    await ask('Is there PARKING?', 'choices');
    await ask('Who won?', 'choices');
    await ask('Prices?', 'sure');
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
