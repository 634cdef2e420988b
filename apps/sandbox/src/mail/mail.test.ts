import { leadIdFrom, leadOf } from '@kidcode/leads';

import { testDatabase } from '../../test/test-database';
import { outboxPage } from './outbox-page';
import { sendEndpoint } from './send-endpoint';

const database = testDatabase();

beforeEach(async () => {
  await database.asOwner('truncate sandbox.mail');
});

const ID = leadIdFrom([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
const CONTEXT = { id: ID, now: '2025-12-01T15:00:00.000Z', recipient: 'info@example.com' };
const { params: COUPON } = leadOf(
  'coupon',
  { firstName: 'Ana', lastName: 'Lopez', email: 'ana@example.com', phone: '972-555-0101', agreement: true },
  CONTEXT,
);
const CONSENT = { consent_version: 'sms-email-1', consent_channel: 'coupon-dialog', consent_at: CONTEXT.now };

const post = (body: unknown, init: RequestInit = {}) =>
  sendEndpoint(
    new Request('http://localhost/api/v1.0/email/send', {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      ...init,
    }),
    database,
  );

const send = async (template_params: unknown, overrides: Record<string, unknown> = {}) => {
  const ids = { lib_version: '4.4.1', user_id: 'public-key', service_id: 'service', template_id: 'template' };
  const response = await post({ ...ids, template_params, ...overrides });
  return {
    status: response.status,
    text: await response.text(),
    cors: response.headers.get('Access-Control-Allow-Origin'),
  };
};

const count = async (table: string) =>
  (await database.asOwner<{ count: number }>(`select count(*)::int as count from ${table}`))[0]?.count;

describe('POST /api/v1.0/email/send', () => {
  it('keeps the e-mail, and stores no lead: that is the function’s', async () => {
    expect(await send({ ...COUPON, ...CONSENT, lead_id: ID })).toEqual({
      status: 200,
      text: 'OK',
      cors: '*',
    });
    expect([await count('sandbox.mail'), await count('public.leads')]).toEqual([1, 0]);
  });

  it('keeps the e-mail of a lead once, however often it is sent, and says OK each time', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => send({ ...COUPON, ...CONSENT, lead_id: ID })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await count('sandbox.mail')).toBe(1);
  });

  it('refuses another e-mail under the same reference', async () => {
    await send({ ...COUPON, lead_id: ID });
    expect(await send({ ...COUPON, lead_id: ID, name: 'Eve' })).toMatchObject({ status: 409 });
    expect(await database.asOwner("select params ->> 'name' as name from sandbox.mail")).toEqual([
      { name: 'Ana Lopez' },
    ]);
  });

  it('keeps each e-mail without a reference', async () => {
    await send(COUPON);
    await send({ ...COUPON, lead_id: 'something else' });
    expect(await count('sandbox.mail')).toBe(2);
  });

  it.each([
    ['no public key', { user_id: '' }, 400],
    ['no service', { service_id: undefined }, 400],
    ['no template', { template_id: 7 }, 400],
    ['a nested parameter', { template_params: { name: { first: 'Ana' } } }, 400],
    ['no parameters', { template_params: 'text' }, 400],
    ['a huge parameter', { template_params: { message: 'x'.repeat(7_000) } }, 413],
    ['a huge body', { template_params: { message: 'x'.repeat(60_000) } }, 413],
  ])('refuses %s', async (_, overrides, status) => {
    expect(await send(COUPON, overrides)).toMatchObject({ status, cors: '*' });
    expect(await count('sandbox.mail')).toBe(0);
  });

  it('refuses what is no JSON, and other methods', async () => {
    expect((await post('no json')).status).toBe(400);
    expect((await post(undefined, { method: 'GET', body: null })).status).toBe(405);
    expect((await post(undefined, { method: 'OPTIONS', body: null })).status).toBe(204);
  });
});

describe('/outbox', () => {
  const outbox = async () => (await outboxPage(database)).text();

  it('says that nothing has arrived', async () => {
    expect(await outbox()).toContain('No e-mail has arrived yet.');
  });

  it('shows each e-mail with its reference', async () => {
    await send({ ...COUPON, lead_id: ID });
    const page = await outbox();
    expect(page).toContain('1 e-mail received');
    expect(page).toContain('10% Off Coupon Request');
    expect(page).toContain(ID);
  });

  it('shows markup in an e-mail as text, names of fields too', async () => {
    const attack = '</dd><script>alert(1)</script><img src=x onerror=alert(2)>';
    await send(
      { ...COUPON, lead_id: ID, name: attack, [attack]: attack, request_type: attack },
      { template_id: attack },
    );
    const page = await outbox();
    expect(page).toContain('&lt;/dd&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).not.toMatch(/<script|<img/);
  });

  it('stores what looks like SQL as text', async () => {
    const attack = "'); drop table public.leads; --\0";
    await send({ ...COUPON, lead_id: ID, name: attack });
    expect(await database.asOwner("select params ->> 'name' as name from sandbox.mail")).toEqual([
      { name: "'); drop table public.leads; --" },
    ]);
  });
});
