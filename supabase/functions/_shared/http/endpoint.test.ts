import { endpoint, type Endpoint } from './endpoint.ts';

const failures: unknown[] = [];

const options: Endpoint = {
  name: 'test',
  bodyLimitBytes: 100,
  timeoutMs: 50,
  budget: { limit: 2, windowSeconds: 60 },
  limiter: { take: () => Promise.resolve(0) },
  visitorOf: () => 'visitor',
  reportFailure: (error) => failures.push(error),
  run: (body) => Promise.resolve({ ok: true, body: { got: body } }),
};

const ask = (overrides: Partial<Endpoint>, init: RequestInit = {}) =>
  endpoint({ ...options, ...overrides })(
    new Request('http://localhost/functions/v1/test', { method: 'POST', body: '{}', ...init }),
  );

beforeEach(() => {
  failures.length = 0;
});

describe('every answer can be read by a page of another origin', () => {
  it.each([
    ['an answer', {}, {}, 200],
    ['a refusal of the method', {}, { method: 'DELETE' }, 405],
    ['a refusal of the body', {}, { body: 'no json' }, 400],
    ['a body that is too large', {}, { body: `"${'x'.repeat(200)}"` }, 413],
    ['too many calls', { limiter: { take: () => Promise.resolve(7) } }, {}, 429],
    ['work that takes too long', { run: () => new Promise<never>(() => undefined) }, {}, 504],
    ['a failure', { run: () => Promise.reject(new Error('the password is 123')) }, {}, 500],
  ])('%s', async (_, overrides, init, status) => {
    const response = await ask(overrides, init);
    expect(response.status).toBe(status);
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const answer = (await response.json()) as unknown;
    if (status === 200) expect(answer).toEqual({ got: {} });
    else expect(JSON.stringify(answer)).toMatch(/^{"error":{"code":"[a-z-]+","message":"[A-Z].*\."}}$/);
  });
});

it('answers a preflight with exactly the headers that supabase-js sends', async () => {
  const response = await ask({}, { method: 'OPTIONS', body: null });
  expect(response.status).toBe(204);
  expect(response.headers.get('Access-Control-Allow-Headers')).toBe(
    'apikey, authorization, content-type, x-client-info',
  );
  expect(response.headers.get('Access-Control-Allow-Methods')).toBe('POST, OPTIONS');
});

it('tells nobody but the log what went wrong inside', async () => {
  const response = await ask({ run: () => Promise.reject(new Error('the password is 123')) });
  expect(await response.text()).not.toContain('123');
  expect(failures).toEqual([new Error('the password is 123')]);
});

const BROKEN = { take: () => Promise.reject(new Error('no database')) };

it('refuses nobody when the counter is out of order', async () => {
  expect((await ask({ limiter: BROKEN })).status).toBe(200);
  expect(failures).toEqual([new Error('no database')]);
});

// A second counter, of the function's own, was asked without care: its failure threw a finished answer away.
it('hands the work a counter that refuses nobody when it is out of order', async () => {
  const waits: number[] = [];
  const response = await ask({
    limiter: BROKEN,
    run: async (_, { limiter }) => {
      waits.push(await limiter.take('session', { limit: 1, windowSeconds: 60 }));
      return { ok: true, body: {} };
    },
  });
  expect([response.status, waits]).toEqual([200, [0]]);
});

// A counter that hung took all the time that the answer had.
it('does not wait for a counter that hangs', async () => {
  jest.useFakeTimers();
  const hanging = { take: () => new Promise<never>(() => undefined) };
  const response = ask({ limiter: hanging, timeoutMs: 5_000 });
  await jest.advanceTimersByTimeAsync(1_000);
  expect((await response).status).toBe(200);
  expect(failures).toEqual([new Error('limits: the counter did not answer in 1000 ms')]);
  jest.useRealTimers();
});

it.each([1, 7])('refuses whoever has %i seconds to wait, and says when to come back', async (seconds) => {
  const response = await ask({ limiter: { take: () => Promise.resolve(seconds) } });
  expect([response.status, response.headers.get('Retry-After')]).toEqual([429, String(seconds)]);
});

it.each([
  ['its own', {}, options.budget],
  ["the host's", { perVisitor: { limit: 1, windowSeconds: 5 } }, { limit: 1, windowSeconds: 5 }],
])('counts a visitor by %s budget', async (_, overrides, budget) => {
  const take = jest.fn(() => Promise.resolve(0));
  await ask({ ...overrides, limiter: { take } });
  expect(take.mock.calls).toEqual([['test:visitor', budget]]);
});

it('tells work that is late to stop', async () => {
  const stopped: boolean[] = [];
  const response = await ask({
    run: (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          stopped.push(signal.aborted);
          reject(new Error('stopped'));
        });
      }),
  });
  expect(response.status).toBe(504);
  expect(stopped).toEqual([true]);
  expect(failures).toEqual([new Error('stopped')]);
});
