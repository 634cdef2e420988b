import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { leadIdFrom } from '@kidcode/leads';
import { Hono } from 'hono';

import { testDatabase } from '../../test/test-database';
import { functionDatabase } from '../database/function-database';
import type { SandboxDatabase } from '../database/with-roles';
import { officeEndpoint } from './office-endpoint';
import { readOfficeKey } from './office-key';
import { outboxGuard } from './outbox-guard';

const KEY = 'a-key-of-the-tests-only';

describe('/outbox', () => {
  const ask = (host: string, name: string, headers: Record<string, string> = {}) =>
    new Hono()
      .get('/outbox', outboxGuard({ key: KEY, host }), (context) => context.text('names and addresses'))
      .request(`http://${name}/outbox`, { headers });
  const password = (text: string) => ({ Authorization: `Basic ${btoa(`office:${text}`)}` });

  it.each(['127.0.0.1:4310', 'localhost:4310', '[::1]:4310', 'kidcode.localhost'])(
    'is shown under %s on this machine',
    async (name) => expect((await ask('127.0.0.1', name)).status).toBe(200),
  );

  // Found by attack: any name was answered, so that a page elsewhere could point its own at this machine and read.
  it.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example'])(
    'is refused under %s, with the key too',
    async (name) => {
      expect((await ask('127.0.0.1', name)).status).toBe(403);
      expect((await ask('0.0.0.0', name, password(KEY))).status).toBe(403);
    },
  );

  it('asks for the key where other machines can ask', async () => {
    const stranger = await ask('0.0.0.0', '192.168.1.7:4310');
    expect([stranger.status, stranger.headers.get('WWW-Authenticate')]).toEqual([
      401,
      expect.stringContaining('Basic'),
    ]);
    expect((await ask('0.0.0.0', '192.168.1.7:4310', password('guessed'))).status).toBe(401);
    expect((await ask('0.0.0.0', '192.168.1.7:4310', password(KEY))).status).toBe(200);
  });
});

describe('the key', () => {
  it('is made once for a data folder, for its owner alone', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kidcode-key-'));
    const key = await readOfficeKey(folder, null);
    expect(key).toMatch(/^[\w-]{27}$/);
    expect(await readOfficeKey(folder, null)).toBe(key);
    expect((await stat(join(folder, 'office.key'))).mode & 0o777).toBe(0o600);
    expect(await readOfficeKey(folder, 'configured')).toBe('configured');
    await rm(folder, { recursive: true });
  });
});

describe('the office’s calls', () => {
  let database: SandboxDatabase;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.close());

  const backend = () => functionDatabase(database.asService);
  const call = async (name: string, args: object, key = KEY) => {
    const response = await officeEndpoint(
      new Request(`http://localhost/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${key}` },
        body: JSON.stringify(args),
      }),
      name,
      { key: KEY, database: backend() },
    );
    return { status: response.status, body: await response.json() };
  };
  const references = async (filter: object) =>
    ((await call('office_leads', { p_filter: filter })).body as { reference: string }[]).map(
      ({ reference }) => reference,
    );
  const arrived = async (n: number, kind: 'info' | 'teacher', day: string) => {
    const reference = leadIdFrom(Array.from({ length: 12 }, () => n));
    const person = { name: 'Ana', email: `ana-${n}@example.com`, phone: '', subject: 'S', message: 'M' };
    const lead = { reference, kind, ...person, branch: 'euless', consent: null };
    await backend().call('store_lead', { p_lead: lead, p_keep_months: 24 });
    await database.asOwner('update public.leads set created_at = $2 where id = $1', [reference, day]);
    return reference;
  };

  it.each(['', 'guessed', 'anon'])('are refused with the key %p', async (key) =>
    expect((await call('office_leads', {}, key)).status).toBe(401),
  );

  it.each(['store_lead', 'take_rate', 'constructor', '__proto__'])('are not %s', async (name) =>
    expect((await call(name, {})).status).toBe(404),
  );

  it('list by kind, by the school’s day and by what is open, the newest first; mark as done and erase', async () => {
    const early = await arrived(1, 'info', '2025-12-01T05:30:00Z');
    const late = await arrived(2, 'teacher', '2025-12-01T18:00:00Z');
    expect(await references({})).toEqual([late, early]);
    expect(await references({ kind: 'info' })).toEqual([early]);
    expect(await references({ reference: late })).toEqual([late]);
    // Half past five in London is still the day before in Texas.
    expect(await references({ since: '2025-12-01', zone: 'America/Chicago' })).toEqual([late]);
    expect(await references({ since: '2025-11-30', zone: 'America/Chicago' })).toEqual([late, early]);

    expect(await call('finish_lead', { p_reference: late })).toEqual({ status: 200, body: { done: true } });
    expect(await references({ open: true })).toEqual([early]);
    expect((await call('finish_lead', { p_reference: 'KC-0000-0000-0000' })).body).toEqual({ done: false });

    expect((await call('forget_lead', { p_who: 'ana-1@example.com' })).body).toEqual({ erased: [early] });
    expect(await references({})).toEqual([late]);
  });

  // 100,000 requests came in one answer, and took longer than the terminal waits.
  it('list page by page, each request once, also those of the same moment', async () => {
    const moment = '2025-11-01T12:00:00Z';
    const all = [];
    for (const n of [11, 12, 13, 14, 15]) all.push(await arrived(n, 'info', moment));
    for (const n of [16, 17]) all.push(await arrived(n, 'info', `2025-11-0${n - 12}T12:00:00.123456Z`));
    const pages: string[][] = [];
    let after: object | undefined;
    do {
      const filter = { kind: 'info', since: '2025-10-30', limit: 2, ...(after && { after }) };
      const leads = (await call('office_leads', { p_filter: filter })).body as Record<string, string>[];
      pages.push(leads.map(({ reference }) => String(reference)));
      const last = leads.at(-1);
      after = last && { receivedAt: last['receivedAt'], reference: last['reference'] };
    } while (after);
    expect(pages.map((page) => page.length)).toEqual([2, 2, 2, 1, 0]);
    expect(pages.flat()).toEqual(await references({ kind: 'info' }));
    expect(pages.flat().sort()).toEqual(all.sort());
  });

  it('list those that wait for a mail', async () => {
    const [waiting, mailed] = [
      await arrived(21, 'info', '2025-11-01T12:00:00Z'),
      await arrived(22, 'info', '2025-11-01T12:00:00Z'),
    ];
    await backend().call('lead_mailed', { p_reference: mailed });
    expect(await references({ unmailed: true })).toContain(waiting);
    expect(await references({ unmailed: true })).not.toContain(mailed);
    expect(await backend().call('unmailed_leads', {})).toMatchObject({
      waiting: (await references({ unmailed: true })).length,
    });
  });
});
