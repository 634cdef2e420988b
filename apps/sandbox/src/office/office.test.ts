import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';

import { CENTER_IDS } from '@kidcode/branches';
import { ageWords } from '@kidcode/leads/office';
import { Hono } from 'hono';
import { sign, verify } from 'jsonwebtoken';

import { newFolder } from '../../test/new-folder';
import { newLead, testDatabase } from '../../test/test-database';
import { functionDatabase, type SandboxDatabase } from '../database/with-roles';
import { makeSampleAccounts } from './accounts';
import { authEndpoint } from './auth-endpoint';
import type { TokenPorts } from './auth-request';
import { outboxGuard, readOfficeKey } from './office-key';
import { restEndpoint } from './rest-endpoint';

const KEY = 'a-key-of-the-tests-only';
const [HERE = '', THERE = ''] = CENTER_IDS;

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

  it('takes the key alone where other machines can ask', async () => {
    expect((await ask('0.0.0.0', '192.168.1.7:4310', password('guessed'))).status).toBe(401);
    expect((await ask('0.0.0.0', '192.168.1.7:4310', password(KEY))).status).toBe(200);
  });
});

describe('the key', () => {
  it('is made once for a data folder, for its owner alone', async () => {
    const folder = newFolder();
    const key = await readOfficeKey(folder, null);
    expect(key).toMatch(/^[\w-]{27}$/);
    expect(await readOfficeKey(folder, null)).toBe(key);
    expect((await stat(join(folder, 'office.key'))).mode & 0o777).toBe(0o600);
    expect(await readOfficeKey(folder, 'configured')).toBe('configured');
  });
});

const TOKENS: TokenPorts = {
  secret: 'a-secret-of-the-tests-that-is-long-enough',
  nowSeconds: () => Math.floor(Date.now() / 1000),
};

/** Calls an SQL function over the stand-in of PostgREST. */
async function rpc(database: SandboxDatabase, bearer: string, name: string, args: object) {
  const response = await restEndpoint(
    new Request(`http://localhost/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${bearer}` },
      body: JSON.stringify(args),
    }),
    name,
    { key: KEY, tokens: TOKENS, database },
  );
  return { status: response.status, body: await response.json() };
}

describe('the office’s calls', () => {
  const database = testDatabase();
  const backend = functionDatabase(database.asService);
  const call = (name: string, args: object, key = KEY) => rpc(database, key, name, args);
  const references = async (filter: object) =>
    ((await call('office_leads', { p_filter: filter })).body as { reference: string }[]).map(
      ({ reference }) => reference,
    );
  const arrived = async (n: number, kind: 'info' | 'teacher', day: string) => {
    const lead = newLead({ kind, email: `ana-${n}@example.com`, branch: HERE, consent: null });
    await backend.call('store_lead', { p_lead: lead, p_keep_months: 24 });
    await database.asOwner('update public.leads set created_at = $2 where id = $1', [lead.reference, day]);
    return lead.reference;
  };

  it.each(['', 'guessed', 'anon'])('are refused with the key %p', async (key) =>
    expect((await call('office_leads', { p_filter: {} }, key)).status).toBe(401),
  );

  it.each(['no_such_call', 'constructor', '__proto__', 'pg_sleep(9)--'])('are not %s', async (name) =>
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
    await backend.call('lead_mailed', { p_reference: mailed });
    expect(await references({ unmailed: true })).toContain(waiting);
    expect(await references({ unmailed: true })).not.toContain(mailed);
    expect(await backend.call('unmailed_leads', {})).toMatchObject({
      waiting: (await references({ unmailed: true })).length,
    });
  });
});

describe('a person of the office', () => {
  const database = testDatabase();
  /** The references of three requests: one for each of two centers, one for none. */
  const lead = { here: '', there: '', none: '' };
  const tokenFor = (
    email: string,
    metadata: object,
    sub = '8f0c4a4e-0000-4000-8000-000000000001',
    session = '',
  ) =>
    sign({ sub, email, role: 'authenticated', app_metadata: metadata, session_id: session }, TOKENS.secret, {
      audience: 'authenticated',
      expiresIn: 3_600,
    });
  const OWNER = tokenFor('owner@example.com', { office_role: 'owner' });
  const STAFF = tokenFor('here@example.com', { office_role: 'staff', office_centers: [HERE] });
  const OTHER = tokenFor('other@example.com', { office_role: 'staff', office_centers: [THERE] });
  const NOBODY = tokenFor('nobody@example.com', {});
  const call = (bearer: string, name: string, args: object) => rpc(database, bearer, name, args);
  const seen = async (bearer: string, filter: object = {}) => {
    const { status, body } = await call(bearer, 'office_leads', { p_filter: filter });
    return status === 200
      ? (body as { reference: string }[]).map(({ reference }) => reference).sort()
      : status;
  };
  const change = (bearer: string, reference: string, version: number, changed: object) =>
    call(bearer, 'office_change', { p_reference: reference, p_version: version, p_change: changed });
  const whole = async (reference: string) =>
    ((await call(OWNER, 'office_leads', { p_filter: { reference } })).body as object[])[0];

  beforeAll(() => makeSampleAccounts(database, KEY));
  beforeEach(async () => {
    await database.asOwner('delete from public.leads');
    await database.asOwner('delete from public.forgotten_leads');
    for (const [index, at] of (['here', 'there', 'none'] as const).entries()) {
      const stored = newLead({
        ...{ kind: 'info', name: `Ana of ${at}`, email: `ana-${index}@example.com`, phone: '(972) 555-0101' },
        ...{ subject: 'Robots', message: 'Which class?', consent: null },
        branch: { here: HERE, there: THERE, none: '' }[at],
      });
      lead[at] = stored.reference;
      const args = { p_lead: stored, p_keep_months: 24 };
      await functionDatabase(database.asService).call('store_lead', args);
    }
  });

  it('sees what is theirs: an owner all, staff their centers and what names none, others nothing', async () => {
    const { here, there, none } = lead;
    expect(await seen(OWNER)).toEqual([here, there, none].sort());
    expect(await seen(STAFF)).toEqual([here, none].sort());
    expect(await seen(OTHER)).toEqual([there, none].sort());
    // No filter widens it.
    for (const filter of [{ branch: THERE }, { reference: there }, { words: 'there' }])
      expect(await seen(STAFF, filter)).toEqual([]);
    expect(await seen(NOBODY)).toBe(403);
    expect(await seen('sandbox')).toBe(401);
  });

  it('reads rows of the table itself under the same policies', async () => {
    const rows = (claims: object) =>
      database.as('authenticated', { role: 'authenticated', ...claims })<{ branch: string }>(
        'select branch from public.leads order by branch',
      );
    const staff = { app_metadata: { office_role: 'staff', office_centers: [HERE] } };
    expect((await rows(staff)).map(({ branch }) => branch)).toEqual(['', HERE]);
    expect(await rows({ app_metadata: { office_role: 'staff', office_centers: THERE } })).toHaveLength(1);
    // What a browser may write of its own account is no role.
    expect(await rows({ user_metadata: { office_role: 'owner' } })).toEqual([]);
    expect(await rows({ office_role: 'owner' })).toEqual([]);
  });

  /** A whole token of an owner, with something of it changed. */
  const ofOwner = (claims: object, secret = TOKENS.secret, audience = 'authenticated', expiresIn = 60) =>
    sign({ app_metadata: { office_role: 'owner' }, ...claims }, secret, { audience, expiresIn });
  const SOMEBODY = { sub: 'x', session_id: 'x', role: 'authenticated' };
  const OWNS = { app_metadata: { office_role: 'owner' } };

  it.each([
    ['forged', ofOwner(SOMEBODY, 'another-secret-of-somebody-else-entirely')],
    ['unsigned', sign({ ...SOMEBODY, ...OWNS }, '', { algorithm: 'none', audience: 'authenticated' })],
    ['expired', ofOwner(SOMEBODY, TOKENS.secret, 'authenticated', -1)],
    ['for somebody else', ofOwner(SOMEBODY, TOKENS.secret, 'anybody')],
    ['of no person', ofOwner({})],
    ['without an end', sign({ ...SOMEBODY, ...OWNS }, TOKENS.secret, { audience: 'authenticated' })],
    ['of another role', ofOwner({ ...SOMEBODY, role: 'anon' })],
  ])('is nobody with a token that is %s', async (_, token) => expect(await seen(token)).toBe(401));

  it('changes what is theirs, and nothing else of it', async () => {
    const before = (await whole(lead.here)) as { version: number };
    expect((await change(OTHER, lead.here, before.version, { state: 'done' })).status).toBe(404);
    expect((await change(NOBODY, lead.here, before.version, { state: 'done' })).status).toBe(403);
    expect((await change('sandbox', lead.here, before.version, { state: 'done' })).status).toBe(401);
    expect(await whole(lead.here)).toMatchObject({
      state: 'new',
      version: before.version,
      changedBy: null,
    });
    const changed = await change(STAFF, lead.here, before.version, {
      ...{ state: 'answered', note: 'Called.', assignedTo: 'staff@example.com' },
      ...{ branch: THERE, changedBy: 'somebody@example.com' },
    });
    expect(changed).toMatchObject({
      status: 200,
      body: {
        ...{ state: 'answered', note: 'Called.', assignedTo: 'staff@example.com', branch: HERE },
        ...{ version: before.version + 1, changedBy: 'here@example.com' },
      },
    });
  });

  it('is told of somebody else’s change instead of overwriting it', async () => {
    await change(STAFF, lead.here, 1, { note: 'Called, nobody there.' });
    const late = await change(OWNER, lead.here, 1, { note: 'I write a mail.' });
    expect(late.status).toBe(409);
    expect(JSON.parse((late.body as { details: string }).details)).toMatchObject({
      note: 'Called, nobody there.',
      changedBy: 'here@example.com',
      version: 2,
    });
  });

  it('cannot lose a change of two hundred at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) =>
        change(STAFF, lead.here, 1 + (index % 3), { note: `note ${index}` }),
      ),
    );
    const taken = answers.filter(({ status }) => status === 200).length;
    expect(answers.every(({ status }) => [200, 409].includes(status))).toBe(true);
    expect(await whole(lead.here)).toMatchObject({ version: 1 + taken });
  });

  it.each([
    ['a state that there is not', { state: 'lost' }, 400],
    ['a note of 5,001 letters', { note: 'x'.repeat(5_001) }, 400],
    ['a colleague that there is not', { assignedTo: 'stranger@example.com' }, 422],
  ])('cannot give a request %s', async (_, changed, status) =>
    expect((await change(OWNER, lead.here, 1, changed)).status).toBe(status),
  );

  // Found by attack: whoever could read a request could write it past its version.
  it('changes a request through the call alone, which demands its version', async () => {
    const table = database.as('authenticated', {
      role: 'authenticated',
      app_metadata: { office_role: 'owner' },
    });
    for (const changed of [
      ...["note = 'x'", "state = 'done'", "assigned_to = 'staff@example.com'"],
      ...["email = 'x@example.com'", 'version = 1'],
    ])
      await expect(table(`update public.leads set ${changed}`)).rejects.toMatchObject({ code: '42501' });
    const blind = await call(OWNER, 'office_change', {
      ...{ p_reference: lead.here, p_version: null, p_change: { note: 'x' } },
    });
    expect(blind.status).toBe(409);
    expect((await call(OTHER, 'finish_lead', { p_reference: lead.here })).body).toEqual({ done: false });
    expect(await whole(lead.here)).toMatchObject({ state: 'new', note: '', version: 1 });
  });

  it('assigns a request to whoever sees it', async () => {
    const to = (reference: string) =>
      change(OWNER, reference, 1, { assignedTo: 'staff@example.com' }).then(({ status }) => status);
    expect([await to(lead.there), await to(lead.here), await to(lead.none)]).toEqual([422, 200, 200]);
  });

  it('marks as done, opens again, and the time of it follows', async () => {
    await change(STAFF, lead.here, 1, { state: 'done' });
    expect(await whole(lead.here)).toMatchObject({ state: 'done', doneAt: expect.any(String) as string });
    await change(STAFF, lead.here, 2, { state: 'working' });
    expect(await whole(lead.here)).toMatchObject({ state: 'working', doneAt: null });
  });

  it('erases what is theirs, and it does not come back', async () => {
    const erase = (bearer: string, who: string) => call(bearer, 'forget_lead', { p_who: who });
    expect((await erase(OTHER, lead.here)).body).toEqual({ erased: [] });
    expect((await erase(NOBODY, 'ana-0@example.com')).body).toEqual({ erased: [] });
    expect((await erase('sandbox', lead.here)).status).toBe(401);
    expect((await erase(STAFF, lead.here)).body).toEqual({ erased: [lead.here] });
    expect(await seen(OWNER)).toEqual([lead.there, lead.none].sort());
    expect(await database.asOwner('select id from public.forgotten_leads')).toEqual([{ id: lead.here }]);
  });

  // The browser test searches for words drawn by chance, and 66e0f93c was taken for a number and two words.
  it.each(['7e2a', '66e0f93c', '1.5e3', 'x'.repeat(300)])(
    'finds a word as it is written: %s',
    async (word) => {
      await change(OWNER, lead.here, 1, { note: `Called ${word} today` });
      expect(await seen(OWNER, { words: word })).toEqual([lead.here]);
    },
  );

  // "Maria" did not find María, and what has no word in it listed every request.
  it.each([
    ['Maria', 'María José'],
    ['MARÍA jose', 'María José'],
    ['Subject', 'Su\u0308bject'],
    ['sübj', 'Subject'],
    ['Nguyen', 'Nguyễn'],
  ])('finds by %s who is written %s', async (words, written) => {
    await change(OWNER, lead.here, 1, { note: `Asked by ${written}` });
    expect(await seen(OWNER, { words })).toEqual([lead.here]);
  });

  it('finds nothing by what has no word in it, and all by nothing', async () => {
    for (const words of ['🎉', '?']) expect(await seen(OWNER, { words })).toEqual([]);
    for (const words of ['', ' ']) expect(await seen(OWNER, { words })).toHaveLength(3);
  });

  it('finds by the beginning of words, by kind, center, state, assigned and day', async () => {
    await change(OWNER, lead.none, 1, { assignedTo: 'owner@example.com', state: 'working' });
    const { here, there, none } = lead;
    expect(await seen(OWNER, { words: 'rob THERE' })).toEqual([there]);
    expect(await seen(OWNER, { words: '9725550101' })).toHaveLength(3);
    expect(await seen(OWNER, { words: "'; drop table leads; --" })).toEqual([]);
    expect(await seen(OWNER, { branch: 'none' })).toEqual([none]);
    expect(await seen(OWNER, { branch: HERE, kind: 'info', state: 'new' })).toEqual([here]);
    expect(await seen(OWNER, { assigned: 'owner@example.com' })).toEqual([none]);
    expect(await seen(OWNER, { assigned: 'nobody' })).toEqual([here, there].sort());
    expect(await seen(OWNER, { before: '2020-01-01' })).toEqual([]);
  });

  // From the start of yesterday on a request counted as older than two days, and its age was told as one day.
  it('finds what is so many days old by the age that is told of it', async () => {
    for (const [reference, age] of [
      [lead.here, '47 hours 59 minutes'],
      [lead.there, '48 hours'],
      [lead.none, '70 hours'],
    ])
      await database.asOwner('update public.leads set created_at = now() - $2::interval where id = $1', [
        reference,
        age,
      ]);
    const { body } = await call(OWNER, 'office_leads', { p_filter: { daysOld: 2 } });
    const found = body as { reference: string; ageSeconds: number }[];
    expect(found.map(({ reference }) => reference)).toEqual([lead.there, lead.none]);
    expect(found.map(({ ageSeconds }) => ageWords(ageSeconds))).toEqual(['2 days', '2 days']);
  });

  it('has counts of what waits for them', async () => {
    expect((await call(STAFF, 'office_summary', {})).body).toEqual({ waiting: 2, unmailed: 0 });
    expect((await call(NOBODY, 'office_summary', {})).status).toBe(403);
  });

  // After a try that failed the line of the office said 0 until the next one, and for good after the last.
  it.each([
    ['whose next try is due', '0 minutes', 0],
    ['that waits for its next try', '2 hours', 1],
    ['that is not tried any more', '100 days', 8],
  ])('counts a request without a mail %s, as the list and the health do', async (_, due, tries) => {
    const late = `update public.leads set created_at = now() - interval '16 minutes',
      mail_due_at = now() + $2::interval, mail_tries = $3 where id = $1`;
    await database.asOwner(late, [lead.here, due, tries]);
    expect((await call(STAFF, 'office_summary', {})).body).toMatchObject({ unmailed: 1 });
    expect(await seen(STAFF, { unmailed: true })).toEqual([lead.here]);
    const health = functionDatabase(database.asService).call('unmailed_leads', {});
    expect(await health).toMatchObject({ waiting: 1 });
  });

  it('reads what the assistant missed, with a role alone', async () => {
    await functionDatabase(database.asService).call('record_chat', {
      ...{ p_session_id: '8f0c4a4e-0000-4000-8000-00000000000a', p_question: 'Is there parking?' },
      ...{ p_answer: 'I am not sure.', p_kind: 'unsure', p_card: null },
    });
    const misses = (bearer: string) => call(bearer, 'office_misses', { p_filter: {} });
    expect(await misses(STAFF)).toMatchObject({ status: 200, body: [{ declined: 1 }] });
    expect(await misses(KEY)).toMatchObject({ status: 200, body: [{ declined: 1 }] });
    expect((await misses(NOBODY)).status).toBe(403);
    expect((await misses('sandbox')).status).toBe(401);
    expect((await call(STAFF, 'chat_misses', { p_filter: {} })).status).toBe(403);
  });

  it('who is an owner gives roles, and the last owner stays one', async () => {
    const session = '8f0c4a4e-0000-4000-8000-000000000002';
    const [person] = await database.asOwner<{ id: string }>(
      `insert into auth.sessions (id, user_id) select $1, id from auth.users where email = 'owner@example.com'
       returning user_id::text as id`,
      [session],
    );
    const SIGNED_IN = tokenFor('owner@example.com', { office_role: 'owner' }, person?.id, session);
    const grant = (bearer: string, email: string, role: string | null, centers: string[] = []) =>
      call(bearer, 'office_grant', { p_email: email, p_role: role, p_centers: centers });
    expect((await grant(STAFF, 'staff@example.com', 'owner')).status).toBe(403);
    expect((await grant(NOBODY, 'staff@example.com', 'owner')).status).toBe(403);
    expect((await grant('sandbox', 'staff@example.com', 'owner')).status).toBe(401);
    expect((await grant(SIGNED_IN, 'owner@example.com', 'staff')).status).toBe(422);
    expect((await grant(SIGNED_IN, 'nowhere@example.com', 'staff')).status).toBe(404);
    expect((await grant(SIGNED_IN, 'staff@example.com', 'staff', [HERE])).status).toBe(200);
    expect((await call(OWNER, 'office_people', {})).body).toEqual([
      { email: 'owner@example.com', role: 'owner', centers: [] },
      { email: 'staff@example.com', role: 'staff', centers: [HERE] },
    ]);
    expect((await call(NOBODY, 'office_people', {})).body).toEqual([]);
    await grant(SIGNED_IN, 'staff@example.com', null);
    expect((await call(OWNER, 'office_people', {})).body).toHaveLength(1);
    // A token holds for a while after its person has signed out or lost the role; it gives no role any more.
    expect((await grant(OWNER, 'staff@example.com', 'owner')).status).toBe(403);
    await database.asOwner('delete from auth.sessions where id = $1', [session]);
    expect((await grant(SIGNED_IN, 'staff@example.com', 'owner')).status).toBe(403);
  });
});

describe('signing in', () => {
  const database = testDatabase();
  const mails: { email: string; link: string }[] = [];
  let clock = TOKENS.nowSeconds();
  const tokens = { ...TOKENS, nowSeconds: () => clock };
  let passwordOf: Readonly<Record<string, string>> = {};

  beforeAll(async () => {
    const accounts = await makeSampleAccounts(database, KEY);
    passwordOf = Object.fromEntries(accounts.map(({ email, password }) => [email, password]));
  });

  const auth = () =>
    authEndpoint({
      ...tokens,
      key: KEY,
      origin: 'http://office.test',
      database,
      mailLink: (email, link) => Promise.resolve(void mails.push({ email, link })),
    });
  const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const response = await auth().request(`http://office.test${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    const text = await response.text();
    return {
      status: response.status,
      body: (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>,
    };
  };
  const withPassword = (email: string, password = passwordOf[email] ?? '') =>
    post('/token?grant_type=password', { email, password });
  const refresh = (token: unknown) => post('/token?grant_type=refresh_token', { refresh_token: token });

  it('with a password gives a token that another library takes', async () => {
    const { status, body } = await withPassword('Staff@example.com', passwordOf['staff@example.com']);
    expect(status).toBe(200);
    const claims = verify(String(body['access_token']), TOKENS.secret, {
      algorithms: ['HS256'],
      audience: 'authenticated',
    });
    expect(claims).toMatchObject({
      email: 'staff@example.com',
      role: 'authenticated',
      app_metadata: { office_role: 'staff', office_centers: [expect.any(String)] },
      session_id: expect.any(String) as string,
    });
    expect(body).toMatchObject({
      token_type: 'bearer',
      expires_in: 900,
      user: { email: 'staff@example.com' },
    });
  });

  it.each([
    ['a wrong password', 'staff@example.com', 'guessed'],
    ['an address without an account', 'nobody@example.com', 'guessed'],
    ['no password', 'owner@example.com', ''],
  ])('is refused with %s, in the same words', async (_, email, password) =>
    expect(await withPassword(email, password || 'x')).toMatchObject({
      status: 400,
      body: { error_code: 'invalid_credentials' },
    }),
  );

  it('goes on with a refresh token, once; a stolen one ends the session', async () => {
    const { body: first } = await withPassword('owner@example.com');
    const { status, body: second } = await refresh(first['refresh_token']);
    expect(status).toBe(200);
    // Two tabs at once.
    expect((await refresh(first['refresh_token'])).status).toBe(200);
    await database.asOwner("update auth.refresh_tokens set used_at = used_at - interval '11 seconds'");
    expect((await refresh(first['refresh_token'])).status).toBe(400);
    expect((await refresh(second['refresh_token'])).status).toBe(400);
  });

  it('ends: signed out here, or when the role is taken away', async () => {
    const { body } = await withPassword('staff@example.com');
    const bearer = { Authorization: `Bearer ${String(body['access_token'])}` };
    expect((await post('/logout?scope=local', {}, bearer)).status).toBe(204);
    expect((await refresh(body['refresh_token'])).status).toBe(400);
    const { body: again } = await withPassword('staff@example.com');
    await database.asOwner("select public.office_grant('staff@example.com', null)");
    expect((await refresh(again['refresh_token'])).status).toBe(400);
    await database.asOwner("select public.office_grant('staff@example.com', 'staff', '[]')");
  });

  it('with a link by mail works once, in the browser that has asked', async () => {
    const verifier = 'a-verifier-that-only-this-browser-knows-of-00000';
    const challenge = createHash('sha256').update(verifier).digest('base64url');
    const ask = { email: 'owner@example.com', create_user: false };
    const how = { code_challenge: challenge, code_challenge_method: 's256' };
    const here = encodeURIComponent('http://office.test/office');
    const follow = async (link: string) => {
      const response = await auth().request(link.replace('/auth/v1', ''), { redirect: 'manual' });
      return new URL(response.headers.get('Location') ?? '');
    };
    expect((await post(`/otp?redirect_to=${here}`, { ...ask, ...how })).status).toBe(200);
    const { link } = mails.at(-1) ?? { link: '' };
    const target = await follow(link);
    expect(`${target.origin}${target.pathname}`).toBe('http://office.test/office');
    const code = { auth_code: target.searchParams.get('code') };
    expect((await post('/token?grant_type=pkce', { ...code, code_verifier: 'another' })).status).toBe(400);
    expect((await follow(link)).searchParams.get('error_code')).toBe('otp_expired');

    await post('/otp?redirect_to=https%3A%2F%2Fevil.example%2F', { ...ask, ...how });
    const second = await follow(mails.at(-1)?.link ?? '');
    expect(second.origin).toBe('http://office.test');
    const session = await post('/token?grant_type=pkce', {
      auth_code: second.searchParams.get('code'),
      code_verifier: verifier,
    });
    expect(session).toMatchObject({ status: 200, body: { user: { email: 'owner@example.com' } } });
    // Found by attack: another status told who has an account, and a Host header where the link led.
    const sent = mails.length;
    const unknown = await post('/otp', { ...ask, email: 'nobody@example.com', ...how });
    expect(unknown).toEqual(await post('/otp', { ...ask, ...how }));
    expect(mails).toHaveLength(sent + 1);
    await auth().request('http://evil.example/otp', {
      ...{ method: 'POST', body: JSON.stringify({ ...ask, ...how }) },
    });
    const poisoned = new URL(mails.at(-1)?.link ?? '');
    expect(poisoned.origin).toBe('http://office.test');
    expect((await follow(poisoned.href.replace('office.test', 'evil.example'))).origin).toBe(
      'http://office.test',
    );
    // This site by its other name on a laptop, and nothing else there.
    for (const [wanted, origin] of [
      ['http://localhost/office', 'http://localhost'],
      ['http://localhost:4310/office', 'http://office.test'],
      ['ftp://localhost/office', 'http://office.test'],
    ] as const) {
      await post(`/otp?redirect_to=${encodeURIComponent(wanted)}`, { ...ask, ...how });
      expect((await follow(mails.at(-1)?.link ?? '')).origin).toBe(origin);
    }
  });

  it('is over when the token has expired', async () => {
    const { body } = await withPassword('owner@example.com');
    const me = () =>
      auth().request('http://office.test/user', {
        headers: { Authorization: `Bearer ${String(body['access_token'])}` },
      });
    expect((await me()).status).toBe(200);
    clock += 901;
    expect((await me()).status).toBe(403);
    clock -= 901;
  });

  it('gives nobody an account', async () =>
    expect((await post('/signup', { email: 'a@example.com' })).status).toBe(404));

  it('needs an account that the key of the service role has made, and no second one', async () => {
    const make = (email: string, key: string) =>
      post('/admin/users', { email, email_confirm: true }, { Authorization: `Bearer ${key}` });
    const { body } = await withPassword('owner@example.com');
    expect((await make('new@example.com', String(body['access_token']))).status).toBe(403);
    expect((await make('nobody', KEY)).status).toBe(400);
    expect(await make('New@example.com', KEY)).toMatchObject({
      status: 200,
      body: { email: 'new@example.com', app_metadata: {} },
    });
    expect((await make('new@example.com', KEY)).status).toBe(422);
    expect((await withPassword('new@example.com', '')).status).toBe(400);
  });

  it('with a password that somebody has set ends the other sessions, not this one', async () => {
    const [{ body: here }, { body: there }] = [
      await withPassword('owner@example.com'),
      await withPassword('owner@example.com'),
    ];
    const set = async (password: string, token: unknown = here['access_token']) =>
      (
        await auth().request('http://office.test/user', {
          method: 'PUT',
          headers: { Authorization: `Bearer ${String(token)}` },
          body: JSON.stringify({ password }),
        })
      ).status;
    expect(await set('eleven lett')).toBe(422);
    expect(await set('a password of twelve', 'forged')).toBe(403);
    expect(await set('a password of twelve')).toBe(200);
    expect((await refresh(there['refresh_token'])).status).toBe(400);
    expect((await refresh(here['refresh_token'])).status).toBe(200);
    expect((await withPassword('owner@example.com')).status).toBe(400);
    const { status, body } = await withPassword('owner@example.com', 'a password of twelve');
    expect(status).toBe(200);
    // Found by attack: a token whose person had signed out set another password.
    await post('/logout', {}, { Authorization: `Bearer ${String(body['access_token'])}` });
    expect(await set('another password of many', body['access_token'])).toBe(403);
  });
});
