import {
  couponTemplateParams,
  infoTemplateParams,
  leadIdFrom,
  seasonTemplateParams,
  teacherTemplateParams,
} from '@kidcode/leads';

import { testDatabase } from '../../test/test-database';
import type { SandboxDatabase } from '../database/open-database';
import { outboxPage } from './outbox-page';
import { sendEndpoint } from './send-endpoint';

let database: SandboxDatabase;

beforeAll(async () => {
  database = await testDatabase();
});

beforeEach(async () => {
  await database.asOwner('truncate public.leads, public.lead_consents, sandbox.mail');
});

afterAll(() => database.close());

const ID = leadIdFrom([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
const CONTEXT = { now: '2025-12-01T15:00:00.000Z', recipient: 'info@example.com' };
const COUPON = couponTemplateParams(
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
    () => Promise.resolve(database),
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
  it('keeps the e-mail, the lead and the consent', async () => {
    expect(await send({ ...COUPON, ...CONSENT, lead_id: ID })).toEqual({
      status: 200,
      text: 'OK',
      cors: '*',
    });
    const [lead] = await database.asOwner('select * from public.leads');
    expect(lead).toMatchObject({
      id: ID,
      kind: 'coupon',
      name: 'Ana Lopez',
      email: 'ana@example.com',
      phone: '972-555-0101',
    });
    expect(
      await database.asOwner('select lead_id, channel, wording_version from public.lead_consents'),
    ).toEqual([{ lead_id: ID, channel: 'coupon-dialog', wording_version: 'sms-email-1' }]);
  });

  it('keeps a wish to hear of a season as a lead of its own kind, with its consent (D-44)', async () => {
    const params = seasonTemplateParams(
      {
        name: 'Ana Lopez',
        email: 'ana@example.com',
        phone: '',
        season: 'winter',
        branch: 'euless',
        agreement: true,
      },
      'Winter Camp, Euless',
      CONTEXT,
    );
    const consent = { ...CONSENT, consent_version: 'season-1', consent_channel: 'season-form' };
    expect(await send({ ...params, ...consent, lead_id: ID })).toMatchObject({ status: 200 });
    const [lead] = await database.asOwner('select kind, name, subject, message from public.leads');
    expect(lead).toMatchObject({ kind: 'season', name: 'Ana Lopez', subject: 'Winter Camp, Euless' });
    expect(await database.asOwner('select channel, wording_version from public.lead_consents')).toEqual([
      { channel: 'season-form', wording_version: 'season-1' },
    ]);
  });

  it('keeps a lead once, however often it is sent, and says OK each time', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => send({ ...COUPON, ...CONSENT, lead_id: ID })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect([
      await count('public.leads'),
      await count('sandbox.mail'),
      await count('public.lead_consents'),
    ]).toEqual([1, 1, 1]);
  });

  it('keeps the e-mail of a lead that arrived before the process was stopped between the two', async () => {
    await database.asVisitor(
      "insert into public.leads (id, kind, email) values ($1, 'coupon', 'ana@example.com')",
      [ID],
    );
    await send({ ...COUPON, lead_id: ID });
    expect(await count('sandbox.mail')).toBe(1);
  });

  it('tells the kinds of lead apart', async () => {
    const info = infoTemplateParams(
      { subject: 'Hours', message: 'When do you open?', email: 'a@example.com', phone: '' },
      CONTEXT,
    );
    const form = {
      teacherName: 'T',
      teacherEmail: 't@example.com',
      fromName: 'P',
      fromEmail: 'p@example.com',
      message: 'Hi',
      subject: 'S',
    };
    await send({ ...info, lead_id: 'KC-0000-0000-0001' });
    await send({ ...teacherTemplateParams(form, CONTEXT), lead_id: 'KC-0000-0000-0002' });
    expect(
      await database.asOwner('select kind, name, email, subject, message from public.leads order by id'),
    ).toEqual([
      { kind: 'info', name: '', email: 'a@example.com', subject: 'Hours', message: 'When do you open?' },
      { kind: 'teacher', name: 'P', email: 'p@example.com', subject: 'S', message: 'Hi' },
    ]);
  });

  it('keeps an e-mail without a reference, as an e-mail only', async () => {
    await send(COUPON);
    await send({ ...COUPON, lead_id: 'something else' });
    expect([await count('sandbox.mail'), await count('public.leads')]).toEqual([2, 0]);
  });

  it.each([
    ['no public key', { user_id: '' }, 400],
    ['no service', { service_id: undefined }, 400],
    ['no template', { template_id: 7 }, 400],
    ['a nested parameter', { template_params: { name: { first: 'Ana' } } }, 400],
    ['no parameters', { template_params: 'text' }, 400],
    ['a huge parameter', { template_params: { message: 'x'.repeat(7_000) } }, 413],
    ['a huge body', { template_params: { message: 'x'.repeat(60_000) } }, 413],
    ['a lead without any way to answer it', { template_params: { lead_id: ID, name: 'Ana' } }, 400],
    [
      'a lead with an endless name',
      { template_params: { ...COUPON, lead_id: ID, name: 'x'.repeat(300) } },
      400,
    ],
    [
      'a consent at no time',
      { template_params: { ...COUPON, ...CONSENT, lead_id: ID, consent_at: 'soon' } },
      400,
    ],
  ])('refuses %s', async (_, overrides, status) => {
    expect(await send(COUPON, overrides)).toMatchObject({ status, cors: '*' });
    expect([await count('sandbox.mail'), await count('public.leads')]).toEqual([0, 0]);
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
    expect(await database.asOwner('select name from public.leads')).toEqual([
      { name: "'); drop table public.leads; --" },
    ]);
  });
});
