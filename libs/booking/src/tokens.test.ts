import { webcrypto } from 'node:crypto';
import fc from 'fast-check';
import jwt from 'jsonwebtoken';
import { quoteCamp } from '@kidcode/pricing';
import { ONLINE_COURSES } from '@kidcode/scheduling';
import { centerCampPayload } from './payloads';
import { courseForToken } from './for-token';
import { enumerateSelections } from './enumerate-selections';
import { canSign, signToken, checkSecret, verifyToken, type TokenPayload } from './token';

fc.configureGlobal({ seed: 20251201 });

const SECRET = 'a-secret-of-the-test-with-32-bytes-or-more';
const NOW = 1_764_576_000;
const DAY = 86_400;

const camps: readonly TokenPayload[] = enumerateSelections('winter').map((selection) =>
  centerCampPayload(quoteCamp(selection), 'flower-mound'),
);
const courses: readonly TokenPayload[] = ONLINE_COURSES.map(({ courseCode, startDates: [label] }) => {
  const made = courseForToken(courseCode, label);
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
});
const camp = camps[0]!;

async function sign(payload: TokenPayload = camp, now = NOW): Promise<string> {
  const signed = await signToken(payload, SECRET, { now });
  if (!signed.ok) throw new Error(signed.error.message);
  return signed.value;
}

const part = (token: string, index: number): string =>
  Buffer.from(token.split('.')[index]!, 'base64url').toString();

const reasonOf = async (token: string, now = NOW, secret = SECRET) =>
  (await verifyToken(token, secret, { now })).reason;

describe('signToken', () => {
  it('writes the header and the fields in the order of the design, then iat and exp a day later', async () => {
    const token = await sign();
    expect(part(token, 0)).toBe('{"alg":"HS256","typ":"JWT"}');
    expect(part(token, 1)).toBe(JSON.stringify({ ...camp, iat: NOW, exp: NOW + DAY }));
    expect(token.split('.')).toHaveLength(3);
  });

  it.each([
    ['missing-secret', ''],
    ['missing-secret', ' '.repeat(40)],
    ['secret-too-short', 'x'.repeat(31)],
  ])('refuses with %s the secret "%s"', async (code, secret) => {
    expect(await signToken(camp, secret, { now: NOW })).toMatchObject({ ok: false, error: { code } });
    expect(await reasonOf(await sign(), NOW, secret)).toBe(code);
  });

  it.each([Number.NaN, -1, 1.5, Number.POSITIVE_INFINITY])('the clock %s is a bug', async (now) => {
    await expect(signToken(camp, SECRET, { now })).rejects.toThrow(/^booking: expected now/);
    await expect(verifyToken('a.b.c', SECRET, { now })).rejects.toThrow(/^booking: expected now/);
  });

  it('says so where Web Crypto is missing, as on plain http', async () => {
    const token = await sign();
    Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true });
    try {
      expect(canSign()).toBe(false);
      expect(await signToken(camp, SECRET, { now: NOW })).toMatchObject({
        error: { code: 'insecure-context' },
      });
      expect(await reasonOf(token)).toBe('insecure-context');
    } finally {
      Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
    }
    expect(canSign()).toBe(true);
  });
});

describe('checkSecret', () => {
  it('counts bytes, not characters, and never repeats the secret', () => {
    expect(checkSecret('é'.repeat(16))).toEqual({ ok: true, value: 'é'.repeat(16) });
    const short = checkSecret('hunter2');
    expect(short).toMatchObject({ error: { code: 'secret-too-short' } });
    expect(JSON.stringify(short)).not.toContain('hunter2');
    expect(checkSecret(undefined)).toMatchObject({ error: { code: 'missing-secret' } });
  });

  // It signed with the line break that an editor had left, and the portal, which had none, refused every token.
  it.each(['\n', '\r\n', '\nmore'])('refuses a secret with the line break %j', (end) => {
    const refused = checkSecret(`${'x'.repeat(40)}${end}`);
    expect(refused).toMatchObject({ error: { code: 'secret-with-line-break' } });
    expect(JSON.stringify(refused)).not.toContain('xxx');
  });
});

describe('verifyToken', () => {
  it('gives back any payload, signed at any time, in the order of its fields', async () => {
    const payloads = fc
      .tuple(fc.constantFrom(...camps, ...courses), fc.string({ maxLength: 40 }))
      .map(([payload, duration]): TokenPayload => ({ ...payload, duration }));
    await fc.assert(
      fc.asyncProperty(payloads, fc.integer({ min: 0, max: 4_000_000_000 }), async (payload, now) => {
        const check = await verifyToken(await sign(payload, now), SECRET, { now });
        expect(JSON.stringify(check.payload)).toBe(JSON.stringify(payload));
      }),
      { numRuns: 50 },
    );
  });

  it('accepts a token until the second in which it expires', async () => {
    const token = await sign();
    expect(await reasonOf(token, NOW + DAY - 1)).toBeNull();
    expect(await reasonOf(token, NOW + DAY)).toBe('expired');
    expect(await reasonOf(token, NOW + 10 * DAY)).toBe('expired');
  });

  it('refuses a token with any byte changed', async () => {
    const token = await sign();
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    for (let index = 0; index < token.length; index += 1) {
      const char = token.charAt(index);
      const place = alphabet.indexOf(char);
      // Neighbours in the alphabet differ in the lowest bits, which the last character of a part does not use.
      const others = place < 0 ? 'A' : [1, 2, 3, 32].map((bits) => alphabet.charAt(place ^ bits)).join('');
      for (const other of others) {
        const changed = token.slice(0, index) + other + token.slice(index + 1);
        expect((await verifyToken(changed, SECRET, { now: NOW })).valid).toBe(false);
      }
    }
  });

  it('refuses a second spelling of the same signature', async () => {
    const token = await sign();
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const twin = token.slice(0, -1) + alphabet.charAt(alphabet.indexOf(token.slice(-1)) + 1);
    expect(Buffer.from(twin.split('.')[2]!, 'base64url')).toEqual(
      Buffer.from(token.split('.')[2]!, 'base64url'),
    );
    expect(await reasonOf(twin)).toBe('bad-signature');
    expect(await reasonOf(`${token}=`)).toBe('not-a-token');
  });

  it('refuses the token of another key', async () => {
    expect(await reasonOf(await sign(), NOW, `${SECRET}!`)).toBe('bad-signature');
  });

  it.each(['none', 'HS512', 'HS384', 'RS256', 'hs256'])('refuses algorithm %s', async (alg) => {
    const header = Buffer.from(JSON.stringify({ alg, typ: 'JWT' })).toString('base64url');
    const [, body, signature] = (await sign()).split('.');
    expect(await reasonOf(`${header}.${body}.`)).toBe('wrong-algorithm');
    expect(await reasonOf(`${header}.${body}.${signature}`)).toBe('wrong-algorithm');
  });

  it.each(['', '.', '..', 'a.b', 'a.b.c', 'a.b.c.d', 'null', '💥.💥.💥', ' ', 'x'.repeat(9000)])(
    'refuses "%.20s", which is no token',
    async (text) => {
      expect(await reasonOf(text)).toBe('not-a-token');
    },
  );

  it('refuses a signed text that is no object', async () => {
    expect(await reasonOf(jwt.sign('just a text', SECRET))).toBe('not-a-token');
  });

  it('never throws, whatever the text', async () => {
    const token = await sign();
    const texts = fc.oneof(
      fc.string(),
      fc.base64String(),
      fc.tuple(fc.base64String(), fc.base64String(), fc.base64String()).map((parts) => parts.join('.')),
      fc.nat({ max: token.length }).map((length) => token.slice(0, length)),
    );
    await fc.assert(
      fc.asyncProperty(texts, async (text) => {
        expect((await verifyToken(text, SECRET, { now: NOW })).valid).toBe(text === token);
      }),
    );
  });
});

describe('beside jsonwebtoken, an independent implementation', () => {
  const claims = (changes: object) => ({ ...camp, iat: NOW, exp: NOW + DAY, ...changes });
  const foreign = (changes: object = {}) => jwt.sign(claims(changes), SECRET, { algorithm: 'HS256' });

  it.each([...camps, ...courses])(
    'makes the same token: $registration_type $week $courseCode',
    async (payload) => {
      const token = await sign(payload);
      expect(jwt.sign({ ...payload, iat: NOW, exp: NOW + DAY }, SECRET, { algorithm: 'HS256' })).toBe(token);
      const options = { algorithms: ['HS256' as const], clockTimestamp: NOW };
      expect(jwt.verify(token, SECRET, options)).toEqual({ ...payload, iat: NOW, exp: NOW + DAY });
    },
  );

  it.each([
    [null, {}],
    [null, { exp: NOW + 60 }],
    [null, { iat: NOW + 300, exp: NOW + DAY }],
    ['not-yet-valid', { iat: NOW + 301, exp: NOW + DAY }],
    ['bad-lifetime', { exp: NOW + DAY + 1 }],
    ['bad-lifetime', { nbf: NOW + 60 }],
    ['expired', { exp: NOW }],
  ])('gives reason %s to its token with %j', async (reason, changes) => {
    expect(await reasonOf(foreign(changes))).toBe(reason);
  });

  it('refuses its token without iat or without exp', async () => {
    const withoutIat = jwt.sign({ ...camp, exp: NOW + DAY }, SECRET, { noTimestamp: true });
    expect(await reasonOf(withoutIat)).toBe('bad-lifetime');
    expect(await reasonOf(jwt.sign({ ...camp, iat: NOW }, SECRET))).toBe('bad-lifetime');
  });
});
