import { siteDay } from '@kidcode/scheduling';

import { GOOD_SETTINGS as GOOD, SERVICE_KEY } from '../test/test-ports.ts';
import { hostClock, hostedFunction, type HostedPorts, hostedPorts, restDatabase } from './hosted-function.ts';
import { readSettings, type Settings } from './read-settings.ts';

/** The ports that functions share, and what went wrong. */
function portsOf(changes: Readonly<Record<string, string>> = {}) {
  const settings = readSettings((name) => ({ ...GOOD, ...changes })[name]);
  if (!settings.ok) throw new Error('bad settings');
  const failures: unknown[] = [];
  return { ports: hostedPorts(settings.value, (error) => failures.push(error)), failures };
}

describe('hostClock', () => {
  afterEach(() => jest.useRealTimers());

  // Without its day the moment was one like any other: open on Christmas Day.
  // In winter Texas is six hours behind London, in summer five.
  it.each([
    [
      '2025-12-01T05:29:59.900Z',
      '2025-11-30',
      { weekday: 0, minutes: 23 * 60 + 29, day: siteDay('2025-11-30') },
    ],
    ['2025-12-01T06:00:00.000Z', '2025-12-01', { weekday: 1, minutes: 0, day: siteDay('2025-12-01') }],
    [
      '2026-07-04T17:05:00.000Z',
      '2026-07-04',
      { weekday: 6, minutes: 12 * 60 + 5, day: siteDay('2026-07-04') },
    ],
  ])("shows at %s the school's day %s and moment %j", (instant, day, moment) => {
    jest.useFakeTimers({ now: new Date(instant) });
    const { nowSeconds, today, now } = hostClock(null);
    expect([nowSeconds(), today(), now()]).toEqual([Math.floor(Date.parse(instant) / 1_000), day, moment]);
  });

  it('stands still on a pinned day, but for the seconds', () => {
    jest.useFakeTimers({ now: new Date('2026-07-04T17:05:00Z') });
    const { nowSeconds, today, now } = hostClock(siteDay('2025-12-01'));
    expect([nowSeconds(), today(), now()]).toEqual([1_783_184_700, '2025-12-01', null]);
  });
});

describe('hostedPorts', () => {
  it('tells visitors apart by their address without keeping it', async () => {
    const { ports } = portsOf();
    // The caller's own entry stood first and was believed.
    const visitor = (address: string, invented = '10.0.0.1') =>
      ports.visitorOf(
        new Request('http://localhost', { headers: { 'X-Forwarded-For': `${invented}, ${address}` } }),
      );
    expect(await visitor('203.0.113.7')).toBe(await visitor('203.0.113.7'));
    expect(await visitor('203.0.113.7', '10.9.9.9')).toBe(await visitor('203.0.113.7'));
    expect(await visitor('203.0.113.7')).not.toBe(await visitor('203.0.113.8'));
    expect(await visitor('2001:db8:1:2::1')).toBe(await visitor('2001:db8:1:2:ffff::9'));
    expect(await visitor('2001:db8:1:2::1')).not.toBe(await visitor('2001:db8:1:3::1'));
    expect(await visitor('203.0.113.7')).toMatch(/^[0-9a-f]{24}$/);
    // Without an address all are one.
    const nobody = new Request('http://localhost');
    const unknown = new Request('http://localhost', { headers: { 'X-Forwarded-For': 'unknown' } });
    expect(await ports.visitorOf(nobody)).toBe(await ports.visitorOf(unknown));
  });

  it('counts in the database, looks into it for the doctor, and reports what it does not say', async () => {
    const sent: Request[] = [];
    const backend = jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      sent.push(new Request(input, init));
      return Promise.resolve(Response.json({ wait: 7 }));
    });
    const { ports, failures } = portsOf({ SITE_TODAY: '2025-12-01' });
    expect(await ports.limiter.take('chat:ann', { limit: 1, windowSeconds: 60 })).toBe(7);
    expect(await ports.probe?.()).toMatchObject({ today: '2025-12-01', database: 'failed', pages: null });
    expect(sent.map(({ url, headers }) => [url, headers.get('apikey')])).toEqual([
      ['https://abc.supabase.example/rest/v1/rpc/take_rate', SERVICE_KEY],
      ['https://abc.supabase.example/rest/v1/rpc/known_pages', SERVICE_KEY],
    ]);
    expect(failures).toHaveLength(1);
    backend.mockRestore();
  });
});

// With a wrong TRUSTED_HOPS strangers share every limit, and nobody could see which number is right.
describe('the probe of a hosted function', () => {
  const heard = { 'X-Forwarded-For': '203.0.113.7, 10.0.0.1' };
  const told = async (headers: Readonly<Record<string, string>>, hops = '1') => {
    const backend = jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ pages: {} }));
    const { ports } = portsOf({ TRUSTED_HOPS: hops });
    const answer = await ports.probe?.(
      new Request('http://localhost', { headers: { ...heard, ...headers } }),
    );
    backend.mockRestore();
    return answer;
  };

  it.each([
    ['1', '10.0.0.1'],
    ['2', '203.0.113.7'],
  ])('tells whoever has the service key that with %s hops the limits take %s', async (hops, limitedBy) =>
    expect(await told({ Authorization: `Bearer ${SERVICE_KEY}` }, hops)).toMatchObject({
      forwardedFor: '203.0.113.7, 10.0.0.1',
      limitedBy,
    }),
  );

  it.each([{}, { Authorization: 'Bearer ' }, { Authorization: 'Bearer anonymous' }])(
    'tells %j nothing of it',
    async (headers) => {
      const answer = await told(headers);
      expect(answer).toMatchObject({ database: 'ok' });
      expect(JSON.stringify(answer)).not.toMatch(/forwardedFor|limitedBy|203\.0/);
    },
  );
});

describe('hostedFunction', () => {
  const answered = new Response('made');

  /** A function over these variables: its handler, what it was made of and what it wrote to its log. */
  function hosted(variables: Readonly<Record<string, string>>) {
    const log: unknown[] = [];
    const made: [HostedPorts, Settings][] = [];
    const handler = hostedFunction(
      variables,
      (problem) => log.push(problem),
      (...given) => {
        made.push(given);
        return () => Promise.resolve(answered);
      },
    );
    const ask = (method: string) => handler(new Request('http://localhost', { method }));
    return { ask, log, made };
  }

  it('is made of its ports and settings', async () => {
    const { ask, log, made } = hosted(GOOD);
    expect(await ask('POST')).toBe(answered);
    expect(made).toEqual([
      [
        expect.objectContaining({ database: expect.anything() as object }),
        expect.objectContaining({ siteOrigin: 'https://www.kidcode.example', serviceKey: SERVICE_KEY }),
      ],
    ]);
    expect(log).toEqual([]);
  });

  it('answers readably and logs the problems when it is not set up', async () => {
    const { ask, log, made } = hosted({ ...GOOD, SITE_ORIGIN: '', SITE_TODAY: 'soon' });
    const response = await ask('POST');
    expect([response.status, response.headers.get('Access-Control-Allow-Origin')]).toEqual([503, '*']);
    expect([made.length, log.length]).toEqual([0, 2]);
    expect(await response.json()).toEqual({
      error: { code: 'not-configured', message: `This service is not set up yet: ${log.join('; ')}.` },
    });
    expect(log.join('; ')).toMatch(/SITE_TODAY.*SITE_ORIGIN/);
    // Without an answer to its preflight no page could read the refusal.
    expect((await ask('OPTIONS')).status).toBe(204);
  });

  it('is not set up with a misspelled variable', async () => {
    const { ask, log } = hosted({ ...GOOD, SITE_TODY: '2025-12-01' });
    expect([(await ask('POST')).status, log]).toEqual([
      503,
      ['SITE_TODY is not known; did you mean SITE_TODAY?'],
    ]);
  });
});

const answering = (response: Response, calls: Request[] = []) =>
  restDatabase({
    url: 'https://abc.supabase.example',
    serviceKey: 'service-key',
    fetch: (input, init) => {
      calls.push(new Request(input, init));
      return Promise.resolve(response);
    },
  });

describe('restDatabase', () => {
  it('calls an SQL function as a remote procedure with the service key', async () => {
    const calls: Request[] = [];
    const database = answering(Response.json({ wait: 0 }), calls);
    expect(await database.call('take_rate', { p_key: 'k', p_limit: 1, p_window_seconds: 60 })).toEqual({
      wait: 0,
    });
    expect(calls[0]?.url).toBe('https://abc.supabase.example/rest/v1/rpc/take_rate');
    expect(calls[0]?.headers.get('apikey')).toBe('service-key');
    expect(await calls[0]?.json()).toEqual({ p_key: 'k', p_limit: 1, p_window_seconds: 60 });
  });

  it('rejects when the database refuses', async () => {
    await expect(answering(new Response('no', { status: 403 })).call('forget_old', {})).rejects.toThrow(
      'forget_old answered 403',
    );
  });
});

it('reads no answer without an end', async () => {
  const endless = new Response(new ReadableStream({ pull: (to) => to.enqueue(new Uint8Array(1_000_000)) }));
  await expect(answering(endless).call('forget_old', {})).rejects.toThrow('larger than');
});
