import { CENTER_IDS } from '@kidcode/branches';

import { CONSENT_CHANNELS, CONSENT_WORDINGS } from '@kidcode/leads';

import { testDatabase } from '../../test/test-database';

const database = testDatabase();

const LEAD = {
  kind: 'coupon',
  name: 'Ana',
  email: 'parent@example.com',
  phone: '',
  subject: 'Coupon',
  message: '',
  branch: CENTER_IDS[0],
  consent: { version: 'sms-email-1', channel: 'coupon-dialog' },
};

/** Stores a lead as the function does. */
const store = (last: number, lead: Record<string, unknown> = {}) =>
  database.asService('select public.store_lead($1, 24)', [
    JSON.stringify({ ...LEAD, reference: ID(last), ...lead }),
  ]);

const ID = (last: number) => `KC-0000-0000-000${last}`;

/** What the functions may do with each table; a table that is not named here fails the tests. */
const SERVICE_RIGHTS: Readonly<Record<string, readonly string[]>> = {
  leads: ['INSERT', 'SELECT'],
  lead_consents: ['SELECT'],
  forgotten_leads: ['SELECT'],
  consent_wordings: ['SELECT'],
  chat_messages: ['DELETE', 'INSERT', 'SELECT'],
  rate_counters: ['DELETE', 'INSERT', 'SELECT', 'UPDATE'],
  knowledge_pages: ['DELETE', 'INSERT', 'SELECT', 'UPDATE'],
  knowledge_passages: ['DELETE', 'INSERT', 'SELECT', 'UPDATE'],
  knowledge_state: ['DELETE', 'INSERT', 'SELECT', 'UPDATE'],
  knowledge_words: ['DELETE', 'INSERT', 'SELECT', 'UPDATE'],
  chat_votes: ['DELETE', 'INSERT', 'SELECT'],
  week_places: ['SELECT'],
  week_place_changes: ['SELECT'],
  waiting_children: ['INSERT', 'SELECT'],
  places_left: ['SELECT'],
};
/** A view for everybody, and what the office opens for its own centers (office.test.ts, week-places.test.ts). */
const VIEWS = ['places_left'];
const OF_THE_OFFICE: Readonly<Record<string, readonly string[]>> = {
  leads: ['SELECT'],
  places_left: ['SELECT'],
  waiting_children: ['SELECT'],
  week_place_changes: ['SELECT'],
  week_places: ['SELECT'],
};
const TABLES = Object.keys(SERVICE_RIGHTS).filter((name) => !VIEWS.includes(name));
const CLOSED = TABLES.filter((name) => !(name in OF_THE_OFFICE));

/** As on Supabase, the host gives every role all rights on whatever a migration makes: here it is seen that they are taken back. */
describe.each([
  ['an anonymous visitor', 'anon'],
  ['somebody signed in', 'authenticated'],
] as const)('%s', (_, role) => {
  const as = () => database.as(role);

  it.each(CLOSED)('neither reads nor changes %s', async (table) => {
    for (const text of [
      `select * from public.${table}`,
      `insert into public.${table} default values`,
      `delete from public.${table}`,
      `truncate public.${table}`,
    ]) {
      await expect(as()(text)).rejects.toMatchObject({ code: '42501' });
    }
  });

  it('cannot leave a lead past the function', async () => {
    const text = "insert into public.leads (id, kind, email) values ($1, 'info', 'a@example.com')";
    await expect(as()(text, [ID(1)])).rejects.toMatchObject({ code: '42501' });
  });
});

/** What somebody who is signed in may call: row-level security says what it shows (office.test.ts, week-places.test.ts). */
const OFFICE_CALLS = [
  'drop_place',
  'finish_lead',
  'forget_lead',
  'lead_json',
  'list_places',
  'mark_waiting',
  'office_centers',
  'office_change',
  'office_counts',
  'office_grant',
  'office_leads',
  'office_misses',
  'office_page',
  'office_people',
  'office_role',
  'office_sees',
  'office_summary',
  'refuse_strangers',
  'set_places',
  'take_places',
  'waiting_list',
  'week_places_json',
  'who_asks',
];

describe('every right', () => {
  const rights = (role: string) =>
    database.asOwner<{ name: string; rights: readonly string[] }>(
      `select table_name::text as name, array_agg(privilege_type::text order by privilege_type) as rights
       from information_schema.role_table_grants
       where table_schema = 'public' and grantee = $1 group by table_name`,
      [role],
    );

  const given = async (role: string) =>
    Object.fromEntries((await rights(role)).map(({ name, rights: all }) => [name, all]));

  it('of a visitor on tables is the number left, and of the office what it counts', async () => {
    expect(await given('anon')).toEqual({ places_left: ['SELECT'] });
    expect(await given('authenticated')).toEqual(OF_THE_OFFICE);
  });

  it('of the functions is named in this test', async () => {
    expect(await given('service_role')).toEqual(SERVICE_RIGHTS);
  });

  it('on a sequence is nobody’s: a row’s number is the database’s to give', async () => {
    const open = await database.asOwner(
      `select relname, role from pg_class, unnest(array['anon', 'authenticated', 'service_role']) as role
       where relnamespace = 'public'::regnamespace and relkind = 'S' and has_sequence_privilege(role, oid, 'usage, select, update')`,
    );
    expect(open).toEqual([]);
    await database.asService("select public.record_chat('s', 'q', 'a', 'sure', 'hours')");
  });

  it('to call a function is not a visitor’s, and of somebody signed in those of the office', async () => {
    const open = await database.asOwner<{ name: string; role: string }>(
      `select proname::text as name, role from pg_proc, unnest(array['anon', 'authenticated']) as role
       where pronamespace = 'public'::regnamespace and has_function_privilege(role, oid, 'execute') order by 1`,
    );
    expect(open).toEqual(
      expect.arrayContaining(OFFICE_CALLS.map((name) => ({ name, role: 'authenticated' }))),
    );
    expect(open).toHaveLength(OFFICE_CALLS.length);
  });
});

describe('every table', () => {
  it('has row-level security switched on, and is named in this test', async () => {
    const rows = await database.asOwner<{ relname: string; relrowsecurity: boolean }>(
      "select relname, relrowsecurity from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
    );
    expect(rows.map(({ relname }) => relname).sort()).toEqual([...TABLES].sort());
    expect(rows.filter(({ relrowsecurity }) => !relrowsecurity)).toEqual([]);
  });
});

describe('a lead', () => {
  it('is stored with the consent that was given, at the time of the server', async () => {
    await store(1, { consent: { ...LEAD.consent, at: 'infinity' }, consent_at: '1999-01-01' });
    const [consent] = await database.asOwner<{ age: number }>(
      `select channel, wording_version, abs(extract(epoch from now() - given_at))::int as age
       from public.lead_consents where lead_id = $1`,
      [ID(1)],
    );
    expect(consent).toMatchObject({ channel: 'coupon-dialog', wording_version: 'sms-email-1' });
    expect(consent?.age).toBeLessThan(60);
  });

  // Found by attack: 'invented' and 'infinity' were taken for proof.
  it('cannot claim when its consent was given, not even past the function', async () => {
    await database.asOwner(
      `insert into public.leads (id, kind, email, consent_version, consent_channel, consent_at)
       values ($1, 'coupon', 'a@example.com', 'sms-email-2', 'coupon-dialog', 'infinity')`,
      [ID(2)],
    );
    const rows = await database.asOwner(
      "select 1 from public.lead_consents where lead_id = $1 and given_at < now() + interval '1 minute'",
      [ID(2)],
    );
    expect(rows).toHaveLength(1);
  });

  it.each([
    ['an invented wording', { version: 'invented', channel: 'coupon-dialog' }, '23503'],
    ['a wording of another form', { version: 'season-1', channel: 'coupon-dialog' }, '23503'],
    ['a wording without a channel', { version: 'season-1' }, '23514'],
    ['a channel without a wording', { channel: 'coupon-dialog' }, '23514'],
  ])('cannot be stored with %s', async (_, consent, code) => {
    await expect(store(3, { consent })).rejects.toMatchObject({ code });
  });

  it('without consent records none', async () => {
    await store(4, { kind: 'info', consent: null });
    expect(await database.asOwner('select * from public.lead_consents where lead_id = $1', [ID(4)])).toEqual(
      [],
    );
  });

  it.each(['', 'KC-1', "KC-0000-0000-000'", '00000000-0000-4000-8000-000000000001'])(
    'cannot have %p as a reference',
    async (reference) => {
      await expect(store(5, { reference })).rejects.toMatchObject({ code: '23514' });
    },
  );
});

describe('a consent record', () => {
  it('is never changed, deleted or emptied, not even by the functions or the owner', async () => {
    await store(6);
    for (const change of [
      "update public.lead_consents set wording_version = 'season-1'",
      'delete from public.lead_consents',
      'truncate public.lead_consents',
    ]) {
      await expect(database.asService(change)).rejects.toMatchObject({ code: '42501' });
      await expect(database.asOwner(change)).rejects.toMatchObject({ code: '55000' });
    }
  });

  it('has the words that the forms show', async () => {
    const rows = await database.asOwner('select version, channel, wording from public.consent_wordings');
    const shown = Object.entries(CONSENT_WORDINGS).map(([version, wording]) => ({
      version,
      channel: CONSENT_CHANNELS[version as keyof typeof CONSENT_CHANNELS],
      wording,
    }));
    expect(rows).toHaveLength(shown.length);
    expect(rows).toEqual(expect.arrayContaining(shown));
  });
});

it('of whoever asks holds for one statement, also after one that failed and beside others', async () => {
  const whom = "select current_user as role, current_setting('request.jwt.claims') as claims";
  const parent = () => database.as('authenticated', { sub: 'a' });
  const [service, failed, anon, signedIn, owner] = await Promise.all([
    database.asService(whom),
    parent()('select 1 / 0').catch((error: unknown) => error),
    database.as('anon')(whom),
    parent()(whom),
    database.asOwner(whom),
  ]);
  expect(failed).toMatchObject({ code: '22012' });
  expect([service, anon, signedIn, owner]).toEqual([
    [{ role: 'service_role', claims: '' }],
    [{ role: 'anon', claims: '' }],
    [{ role: 'authenticated', claims: '{"sub":"a"}' }],
    [{ role: 'postgres', claims: '' }],
  ]);
});
