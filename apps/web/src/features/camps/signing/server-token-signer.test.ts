import { serverTokenSigner } from './server-token-signer';
import type { TokenRequest } from './token-signer';

const CAMP: TokenRequest = {
  branchId: 'euless',
  season: 'winter',
  registrationType: 'weekly',
  duration: 'full_day',
  weeks: [2],
};

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

describe('serverTokenSigner', () => {
  const fetched = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
  const { sign } = serverTokenSigner('/functions/v1', 50);

  beforeEach(() => {
    fetched.mockReset();
    jest.spyOn(globalThis, 'fetch').mockImplementation(fetched);
  });
  afterEach(() => jest.restoreAllMocks());

  it('posts the selection and the center, and no price', async () => {
    fetched.mockResolvedValue(json({ token: 'a.b.c', payload: {}, expiresAt: 1 }));
    await expect(sign(CAMP)).resolves.toEqual({ ok: true, value: { token: 'a.b.c' } });
    const [url, init] = fetched.mock.calls[0]!;
    expect(url).toBe('/functions/v1/camp-token');
    expect(init).toMatchObject({ method: 'POST', headers: { 'Content-Type': 'application/json' } });
    expect(JSON.parse(init!.body as string)).toEqual(CAMP);
  });

  it.each([
    ['a refusal', json({ error: { code: 'closed', message: 'No.' } }, 422), 'closed'],
    ['an answer without a token', json({ something: 'else' }), 'unreadable-answer'],
    ['an empty token', json({ token: '' }), 'unreadable-answer'],
    ['an answer that is no object', json(null), 'unreadable-answer'],
    ['an error of another shape', json({ error: 'no' }, 500), 'unreadable-answer'],
    ['a page instead of JSON', new Response('<html>', { status: 502 }), 'unreachable'],
  ])('turns %s into an error value', async (_what, response, code) => {
    fetched.mockResolvedValue(response);
    await expect(sign(CAMP)).resolves.toMatchObject({ ok: false, error: { code } });
  });

  it('turns a dead network into an error value', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(sign(CAMP)).resolves.toMatchObject({ ok: false, error: { code: 'unreachable' } });
  });

  it('gives up when the answer takes too long', async () => {
    fetched.mockImplementation(
      (_url, init) =>
        new Promise((_resolve, reject) => {
          init!.signal!.addEventListener('abort', () => reject(new Error('aborted')));
        }),
    );
    await expect(sign(CAMP)).resolves.toMatchObject({ ok: false, error: { code: 'too-slow' } });
  });
});
