import type { FoundPassage } from './found-passage.ts';
import { httpLanguageModel } from './http-language-model.ts';
import { keepKnownLinks, knownLinks, saysOnlyKnownAmounts } from './language-model.ts';

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

describe('keepKnownLinks', () => {
  it.each([
    ['[Laptops](/faq#laptops)', '[Laptops](/faq#laptops)'],
    ['[Prices](/camps/winter/euless "title")', '[Prices](/camps/winter/euless "title")'],
    ['[click](https://evil.example/x)', 'click'],
    ['[click](javascript:alert(1))', 'click)'],
    ['![track](https://evil.example/p.png)', 'track'],
    ['<img src=x onerror=alert(1)>Hello', 'Hello'],
    ['Go to https://evil.example now', 'Go to  now'],
  ])('%s becomes %s', (written, kept) => {
    expect(keepKnownLinks(written, knownLinks(request))).toBe(kept);
  });
});

describe('saysOnlyKnownAmounts', () => {
  const facts = ['One week: **$254** instead of $299, 15% off, from Dec 22'];
  it.each([
    ['A week is $254 now.', true],
    ['A week is **$254**, 15% off, from Dec 22.', true],
    ['A week is $1.', false],
    ['A week is $25.', false],
    ['It is 99% off.', false],
    ['It starts May 5.', false],
    ['It costs 10 dollars.', false],
    ['Children aged 5 to 16 come.', true],
  ])('%s: %p', (answer, expected) => {
    expect(saysOnlyKnownAmounts(answer, facts)).toBe(expected);
  });
});

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
      choices: [
        { message: { content: 'Yes, see [laptops](/faq#laptops) or [this](https://evil.example).' } },
      ],
    };
    expect(await model(() => Promise.resolve(Response.json(reply))).write(request)).toBe(
      'Yes, see [laptops](/faq#laptops) or this.',
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
});
