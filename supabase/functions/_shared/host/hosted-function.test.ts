import { hostedFunction } from './hosted-function.ts';
import { hostedPorts } from './hosted-ports.ts';
import { readSettings } from './read-settings.ts';
import { SANDBOX_SECRET } from './sandbox-secret.ts';

const GOOD: Record<string, string> = {
  SUPABASE_URL: 'https://abc.supabase.example/',
  SUPABASE_SERVICE_ROLE_KEY: 'service-key',
  CAMP_TOKEN_SECRET: 'x'.repeat(32),
  SITE_ORIGIN: 'https://www.kidcode.example',
};
const read = (changes: Record<string, string>) => readSettings((name) => ({ ...GOOD, ...changes })[name]);

describe('readSettings', () => {
  it('reads good settings', () => {
    expect(read({})).toEqual({
      ok: true,
      value: {
        supabaseUrl: 'https://abc.supabase.example',
        serviceKey: 'service-key',
        tokenSecret: 'x'.repeat(32),
        siteOrigin: 'https://www.kidcode.example',
        siteToday: null,
        languageModel: null,
        modelCallsPerHour: 600,
        trustedHops: 1,
      },
    });
  });

  it('lists everything that is wrong, and no secret', () => {
    const result = read({
      SUPABASE_URL: 'abc',
      CAMP_TOKEN_SECRET: 'short-secret',
      SITE_TODAY: 'soon',
      LANGUAGE_MODEL_KEY: 'k-123',
    });
    const text = result.ok ? '' : result.error.problems.join('\n');
    for (const name of ['SUPABASE_URL', 'CAMP_TOKEN_SECRET', 'SITE_TODAY', 'LANGUAGE_MODEL_URL'])
      expect(text).toContain(name);
    expect(text).not.toMatch(/short-secret|k-123/);
  });
});

describe('readSettings in production', () => {
  // The key that stands in the repository was taken like any other.
  it("refuses the sandbox's public secret", () => {
    const result = read({ CAMP_TOKEN_SECRET: SANDBOX_SECRET });
    expect(result.ok ? [] : result.error.problems).toEqual([expect.stringContaining('CAMP_TOKEN_SECRET')]);
  });

  it('suggests what a variable that nobody reads may have meant', () => {
    const result = readSettings((name) => GOOD[name], [...Object.keys(GOOD), 'SITE_TODY', 'PATH']);
    expect(result.ok ? [] : result.error.problems).toEqual([
      'SITE_TODY is not known; did you mean SITE_TODAY?',
    ]);
  });

  it.each(['0', 'two', '1.5'])('refuses %s proxies', (hops) => {
    expect(read({ TRUSTED_HOPS: hops }).ok).toBe(false);
  });
});

describe('hostedFunction', () => {
  it('answers readably and logs the problems when it is not set up', async () => {
    const log: unknown[] = [];
    const handler = hostedFunction(
      () => undefined,
      (problem) => log.push(problem),
      () => () => Promise.reject(new Error('never made')),
    );
    const response = await handler(new Request('http://localhost', { method: 'POST' }));
    expect([response.status, response.headers.get('Access-Control-Allow-Origin')]).toEqual([503, '*']);
    expect(log.length).toBeGreaterThanOrEqual(4);
  });

  it('tells visitors apart by their address without keeping it', async () => {
    const settings = read({ SITE_TODAY: '2025-12-01' });
    if (!settings.ok) throw new Error('bad settings');
    const ports = hostedPorts(settings.value, () => undefined);
    // The caller's own entry stood first and was believed.
    const visitor = (address: string, invented = '10.0.0.1') =>
      ports.visitorOf(
        new Request('http://localhost', { headers: { 'X-Forwarded-For': `${invented}, ${address}` } }),
      );
    expect(await visitor('203.0.113.7')).toBe(await visitor('203.0.113.7'));
    expect(await visitor('203.0.113.7', '10.9.9.9')).toBe(await visitor('203.0.113.7'));
    expect(await visitor('203.0.113.7')).not.toBe(await visitor('203.0.113.8'));
    expect(await visitor('203.0.113.7')).toMatch(/^[0-9a-f]{24}$/);
    expect(ports.today()).toBe('2025-12-01');
  });
});
