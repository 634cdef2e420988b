import type { AskResult } from './ask-site';
import { checkSite } from './check-site';
import type { ExpectedAnswer } from './expected-answer';
import { mapBounded } from './map-bounded';

const QUESTIONS: readonly ExpectedAnswer[] = [
  { path: '/', status: 200, title: 'Home', canonical: null },
  { path: '/a', status: 301, location: '/' },
];

describe('checkSite', () => {
  it('reports a path that gives no answer beside those that do', async () => {
    const ask = (url: string): Promise<AskResult> =>
      Promise.resolve(
        url.endsWith('/a')
          ? { ok: false, error: { code: 'unreachable', message: 'no answer within 10 seconds' } }
          : { ok: true, value: { status: 200, location: null, body: '<title>Home</title>' } },
      );
    expect(await checkSite('http://localhost', QUESTIONS, ask)).toEqual({
      checked: 2,
      problems: [
        {
          code: 'unreachable',
          path: '/a',
          message: '/a: expected an answer, got no answer within 10 seconds',
        },
      ],
    });
  });
});

describe('mapBounded', () => {
  it('keeps the order, and no more tasks open than allowed', async () => {
    let open = 0;
    let most = 0;
    const doubled = await mapBounded([5, 1, 3, 2, 4], 2, async (item) => {
      most = Math.max(most, ++open);
      await new Promise((resolve) => setTimeout(resolve, item));
      open -= 1;
      return item * 2;
    });
    expect(doubled).toEqual([10, 2, 6, 4, 8]);
    expect(most).toBe(2);
  });
});
