import { siteDay } from '@kidcode/scheduling';

import { expectedAnswers } from '../src/site-check/expected-answer';
import type { FakeAnswer } from './fake-site';
import { FAKE_SECRET, fakeSite } from './fake-site';
import { kidcode, refused, words } from './kidcode';

type Verdict = {
  readonly ok: boolean;
  readonly checks: readonly { readonly id: string; readonly state: string; readonly message: string }[];
};

const PINNED = { SITE_TODAY: '2025-12-01' };

async function doctor(
  faults: Readonly<Record<string, FakeAnswer>>,
  env: Readonly<Record<string, string>>,
): Promise<{ code: number; stderr: string; verdict: Verdict }> {
  const site = await fakeSite(expectedAnswers(siteDay(PINNED.SITE_TODAY)), faults);
  try {
    const { code, stdout, stderr } = await kidcode(words(`doctor --json --base-url ${site.url}`), { env });
    return { code, stderr, verdict: JSON.parse(stdout) as Verdict };
  } finally {
    await site.close();
  }
}

const states = ({ checks }: Verdict) => Object.fromEntries(checks.map(({ id, state }) => [id, state]));

describe('kidcode doctor', () => {
  it('is content with a whole deployment', async () => {
    const { code, stderr, verdict } = await doctor({}, { ...PINNED, CAMP_TOKEN_SECRET: FAKE_SECRET });
    expect({ code, stderr, ok: verdict.ok }).toEqual({ code: 0, stderr: '', ok: true });
    expect(states(verdict)).toEqual({
      site: 'ok',
      headers: 'ok',
      caching: 'ok',
      day: 'note',
      zone: 'ok',
      clock: 'ok',
      token: 'ok',
      assistant: 'ok',
      knowledge: 'ok',
      mail: 'ok',
    });
  });

  const missing = { status: 404 };
  it.each<[string, Readonly<Record<string, FakeAnswer>>, Readonly<Record<string, string>>]>([
    ['site', { '/faq': { status: 500 } }, PINNED],
    ['caching', { '/assets/k1.js': missing }, PINNED],
    ['token', { '/functions/v1/camp-token': { status: 500 } }, PINNED],
    ['token', {}, { ...PINNED, CAMP_TOKEN_SECRET: 'another-secret-of-the-tests-that-is-long' }],
    ['assistant', { '/functions/v1/ai-chat-vector': { status: 503 } }, PINNED],
    ['mail', { '/api/v1.0/email/send': missing }, PINNED],
    ['day', {}, {}],
  ])('finds that the %s is not as it should be', async (part, faults, env) => {
    const { code, stderr, verdict } = await doctor(faults, env);
    expect(code).toBe(1);
    expect(verdict.checks.filter(({ state }) => state === 'failed').map(({ id }) => id)).toEqual([part]);
    expect(stderr).toMatch(/^kidcode: expected \d+ parts to be right, 1 are not; first: [^\n]+\n$/);
  });

  it('misses what every build says of itself', async () => {
    const { code, verdict } = await doctor({ '/deployment.json': missing }, PINNED);
    expect([code, states(verdict).build]).toEqual([1, 'failed']);
  });

  it('says that nobody answers, and wants an address', async () => {
    const site = await fakeSite([]);
    await site.close();
    const { code, stdout } = await kidcode(words(`doctor --base-url ${site.url}`));
    expect([code, stdout]).toEqual([1, expect.stringContaining('cannot be reached')]);
    expect(await refused(['doctor'])).toContain('--base-url');
    expect(await refused(words('doctor --base-url ftp://a.example'))).toContain('http');
  });
});
