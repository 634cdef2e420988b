import { endpoint, type Endpoint, readJsonBody, readLimited } from './endpoint.ts';

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

/** An answer that arrives in these parts; `pulled` counts how many were fetched. */
function arriving(parts: readonly Uint8Array<ArrayBuffer>[]) {
  const seen = { pulled: 0, cancelled: false };
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull: (controller) => {
        const part = parts[seen.pulled];
        if (part === undefined) {
          controller.close();
          return;
        }
        seen.pulled += 1;
        controller.enqueue(part);
      },
      cancel: () => {
        seen.cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { response: new Response(body), seen };
}

const bytes = (text: string) => new TextEncoder().encode(text);

describe('readLimited', () => {
  it('reads a text whose letters are cut between two parts', async () => {
    const [first, second] = [bytes('café').slice(0, 4), bytes('café').slice(4)];
    expect(await readLimited(arriving([first, second]).response, 100)).toBe('café');
  });

  it('shows a letter that the end has cut off, instead of leaving it out', async () => {
    expect(await readLimited(arriving([bytes('café').slice(0, 4)]).response, 100)).toBe('caf\u{FFFD}');
  });

  it('takes as many bytes as are allowed, and none more', async () => {
    expect(await readLimited(arriving([bytes('12345')]).response, 5)).toBe('12345');
    const { response, seen } = arriving(Array.from({ length: 100 }, () => bytes('12345')));
    await expect(readLimited(response, 12)).rejects.toThrow('larger than 12 bytes');
    expect(seen).toEqual({ pulled: 3, cancelled: true });
  });

  it('reads nothing of an answer without a body', async () => {
    expect(await readLimited(new Response(null), 5)).toBe('');
  });
});

describe('readJsonBody', () => {
  const read = (body: BodyInit | null, headers: HeadersInit = {}) =>
    readJsonBody(new Request('http://localhost/', { method: 'POST', body, headers }), 10);
  const NOT_JSON = { status: 400, code: 'not-json', message: 'The body must be a JSON object.' };
  const TOO_LARGE = { status: 413, code: 'too-large', message: 'The body must not be larger than 10 bytes.' };

  it.each<[string, BodyInit]>([
    ['cut off', '{"abc":12'],
    ['a list', '[]'],
    ['null', 'null'],
    ['empty', ''],
    // Read with a letter in the place of the byte, it would be another name.
    ['no text', new Uint8Array([...bytes('{"a'), 0xff, ...bytes('":1}')])],
  ])('refuses what is %s', async (_, body) => {
    expect(await read(body)).toEqual({ ok: false, ...NOT_JSON });
  });

  it('takes an object as large as is allowed, and as is announced', async () => {
    const body = '{"abc":12}';
    for (const headers of [{}, { 'Content-Length': '10' }])
      expect(await read(body, headers)).toEqual({ ok: true, value: { abc: 12 } });
  });

  it('refuses a larger one, and reads nothing of what is announced as larger', async () => {
    expect(await read('{"abc":123}')).toEqual({ ok: false, ...TOO_LARGE });
    const { response, seen } = arriving([bytes('{}')]);
    const announced = { headers: new Headers({ 'Content-Length': '11' }), body: response.body };
    expect(await readJsonBody(announced as Request, 10)).toEqual({ ok: false, ...TOO_LARGE });
    expect(seen.pulled).toBe(0);
  });
});
