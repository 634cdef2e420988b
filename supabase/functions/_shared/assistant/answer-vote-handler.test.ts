import { posted, testPorts } from '../test/test-ports.ts';
import { answerVoteHandler } from './answer-vote-handler.ts';

const VOTE = { question: 'Is there parking?', answer: 'I am not sure.', page: '/faq', helpful: false };

async function vote(body: object) {
  const { ports, ...seen } = testPorts();
  return { ...(await posted(answerVoteHandler(ports), body)), ...seen };
}
const kept = (question: string, page = VOTE.page, answer = VOTE.answer) => [
  ['record_vote', { p_question: question, p_answer: answer, p_page: page, p_helpful: false }],
];

describe('answer-vote', () => {
  it('keeps question, answer, page and vote, and nothing that leads to the person', async () => {
    const { status, body, calls, taken } = await vote({ ...VOTE, sessionId: 's-1', visitor: 'ann' });
    expect([status, body, calls]).toEqual([200, { stored: true }, kept(VOTE.question)]);
    expect(taken).toEqual([['vote:ann', { limit: 30, windowSeconds: 600 }]]);
  });

  it.each([
    [{ question: 'Call me at (972) 555-0199, ann@example.com' }, kept('Call me at [phone], [email]')],
    [{ question: ' Parking\u0000? ' }, kept('Parking?')],
    [{ question: 'a'.repeat(1_000) }, kept('a'.repeat(1_000))],
    [{ answer: 'a'.repeat(8_000) }, kept(VOTE.question, VOTE.page, 'a'.repeat(8_000))],
    [{ page: '/' }, kept(VOTE.question, '/')],
    // Some hosts add a slash.
    [{ page: '/faq/' }, kept(VOTE.question, '/faq')],
    // Any text was listed for staff as the page.
    [{ page: `/${'a'.repeat(299)}` }, kept(VOTE.question, '/404')],
    [{ page: '//evil.example/login' }, kept(VOTE.question, '/404')],
    [{ page: '//evil.example/faq' }, kept(VOTE.question, '/404')],
  ])('keeps of %j what is not private and can be stored', async (change, calls) => {
    expect((await vote({ ...VOTE, ...change })).calls).toEqual(calls);
  });

  it.each([
    {},
    { ...VOTE, question: '\u0000 ' },
    { ...VOTE, question: 'a'.repeat(1_001) },
    { ...VOTE, answer: 'a'.repeat(8_001) },
    { ...VOTE, answer: 7 },
    { ...VOTE, page: 'https://evil.example/' },
    { ...VOTE, page: '/faq?child=Ana' },
    { ...VOTE, page: '/faq child' },
    { ...VOTE, page: `/${'a'.repeat(300)}` },
    { ...VOTE, helpful: 'no' },
  ])('refuses %j', async (body) => {
    const message = 'A question, its answer, a page and a vote are expected.';
    const answer = await vote(body);
    expect([answer.status, answer.body]).toEqual([422, { error: { code: 'bad-vote', message } }]);
    expect([answer.calls, answer.failures]).toEqual([[], []]);
  });
});
