import type { TokenRequest } from '@kidcode/booking';

import { makeStore } from '../../app/store';
import { SIGN_TIMEOUT_MS, signOnServer } from './camp-calls';

const CAMP: TokenRequest = {
  branchId: 'euless',
  season: 'winter',
  registrationType: 'weekly',
  duration: 'full_day',
  weeks: [2],
};

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

const sign = () => signOnServer(CAMP, makeStore().store.dispatch);

describe('signOnServer', () => {
  const fetched = jest.fn<Promise<Response>, Parameters<typeof fetch>>();

  beforeEach(() => {
    fetched.mockReset();
    jest.spyOn(globalThis, 'fetch').mockImplementation(fetched);
  });
  afterEach(() => jest.restoreAllMocks());

  it('posts the selection and the center, and no price', async () => {
    fetched.mockResolvedValue(json({ token: 'a.b.c', payload: {}, expiresAt: 1 }));
    await expect(sign()).resolves.toEqual({ ok: true, value: 'a.b.c' });
    const [url, init] = fetched.mock.calls[0]!;
    expect(url).toBe('/functions/v1/camp-token');
    expect(init).toMatchObject({ method: 'POST', headers: { 'Content-Type': 'application/json' } });
    expect(JSON.parse(init!.body as string)).toEqual(CAMP);
  });

  it.each([
    ['a refusal', json({ error: { code: 'week-full', message: 'No.' } }, 409), 'week-full'],
    ['an answer without a token', json({ something: 'else' }), 'unreadable'],
    ['an empty token', json({ token: '' }), 'unreadable'],
    ['an answer that is no object', json(null), 'unreadable'],
    ['an error of another shape', json({ error: 'no' }, 500), 'unreachable'],
    ['a page instead of JSON', new Response('<html>', { status: 502 }), 'unreachable'],
    ['a page that asks to log in', new Response('<html>'), 'unreadable'],
  ])('turns %s into an error value, and does not ask again', async (_what, response, code) => {
    fetched.mockResolvedValue(response);
    await expect(sign()).resolves.toEqual({ ok: false, error: { code } });
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('turns a dead network into an error value', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(sign()).resolves.toEqual({ ok: false, error: { code: 'unreachable' } });
  });

  it('asks nobody without a connection, and says that it is that', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await expect(sign()).resolves.toEqual({ ok: false, error: { code: 'offline' } });
    expect(fetched).not.toHaveBeenCalled();
  });

  it('gives up when the answer takes too long', async () => {
    const limits: number[] = [];
    jest.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      limits.push(milliseconds);
      return AbortSignal.abort(new DOMException('late', 'TimeoutError'));
    });
    fetched.mockImplementation((_url, init) => Promise.reject(init!.signal!.reason as Error));
    await expect(sign()).resolves.toEqual({ ok: false, error: { code: 'too-slow' } });
    expect(limits).toEqual([SIGN_TIMEOUT_MS]);
  });
});
