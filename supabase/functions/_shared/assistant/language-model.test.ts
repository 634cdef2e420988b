import type { FoundPassage } from './found-passage.ts';
import { httpLanguageModel } from './http-language-model.ts';

const PASSAGE: FoundPassage = {
  path: '/faq',
  anchor: 'laptops',
  title: 'Questions',
  heading: '',
  content: 'Every child gets a computer.',
  sample: false,
  score: 1,
  share: 1,
};
const request = {
  question: 'Laptop?',
  facts: ['[Prices](/camps/winter/euless)'],
  passages: [PASSAGE],
  signal: new AbortController().signal,
};

describe('httpLanguageModel', () => {
  const failures: unknown[] = [];
  const sent: { url: string; body: string; key: string | null }[] = [];
  const model = (answer: () => Promise<Response>) =>
    httpLanguageModel({
      url: 'https://model.example/v1/chat/completions',
      key: 'secret-key',
      model: 'small',
      reportFailure: (error) => failures.push(error),
      fetch: (url, init) => {
        const call = new Request(url, init);
        return call.text().then((body) => {
          sent.push({ url: call.url, body, key: call.headers.get('Authorization') });
          return answer();
        });
      },
    });

  beforeEach(() => {
    failures.length = 0;
    sent.length = 0;
  });

  it('writes from the given material only', async () => {
    const reply = {
      choices: [{ message: { content: 'No, every child gets one: [laptops](/faq#laptops).' } }],
    };
    expect(await model(() => Promise.resolve(Response.json(reply))).write(request)).toBe(
      'No, every child gets one: [laptops](/faq#laptops).',
    );
    expect(sent[0]?.key).toBe('Bearer secret-key');
    expect(sent[0]?.body).toContain('Every child gets a computer.');
  });

  it.each([
    ['an error', () => Promise.resolve(new Response('no', { status: 500 }))],
    ['no JSON', () => Promise.resolve(new Response('<html>'))],
    [
      'a price of its own',
      () => Promise.resolve(Response.json({ choices: [{ message: { content: 'Only $1!' } }] })),
    ],
    [
      'a link of its own',
      () =>
        Promise.resolve(Response.json({ choices: [{ message: { content: '[x](https://evil.example)' } }] })),
    ],
    [
      'a refusal',
      () =>
        Promise.resolve(Response.json({ choices: [{ message: { content: "I'm sorry, I can't help." } }] })),
    ],
    ['a dead network', () => Promise.reject(new TypeError('fetch failed'))],
  ])('answers null after %s, and reports it', async (_, answer) => {
    expect(await model(answer).write(request)).toBeNull();
    expect(failures).toHaveLength(1);
  });

  it.each([{}, { choices: [] }, { choices: [{ message: { content: '  ' } }] }])(
    'answers null for %j',
    async (reply) => {
      expect(await model(() => Promise.resolve(Response.json(reply))).write(request)).toBeNull();
    },
  );

  it('waits no longer than it may', async () => {
    const never = httpLanguageModel({
      url: 'https://model.example/',
      key: 'k',
      model: 'slow',
      timeoutMs: 20,
      reportFailure: (error) => failures.push(error),
      fetch: (_url, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    });
    expect(await never.write(request)).toBeNull();
    expect(failures).toHaveLength(1);
  });
});
