import { testDatabase } from '../../test/test-database';
import type { SandboxDatabase } from './open-database';

let database: SandboxDatabase;

beforeAll(async () => {
  database = await testDatabase();
});

afterAll(() => database.close());

const INSERT =
  'insert into public.leads (id, kind, email, consent_version, consent_channel, consent_at) values ($1, $2, $3, $4, $5, $6)';

/** Leaves a lead as the browser would, with consent unless told otherwise. */
const leave = (
  id: string,
  consent: readonly (string | null)[] = ['sms-email-1', 'coupon-dialog', '2025-12-01T12:00:00Z'],
) => database.asVisitor(INSERT, [id, 'coupon', 'parent@example.com', ...consent]);

const ID = (last: number) => `KC-0000-0000-000${last}`;
const TABLES = [
  'leads',
  'lead_consents',
  'chat_messages',
  'rate_counters',
  'knowledge_pages',
  'knowledge_passages',
  'knowledge_state',
];

describe('an anonymous visitor', () => {
  it('may leave a lead, and its consent is recorded with it', async () => {
    await leave(ID(1));
    const consents = await database.asOwner(
      'select channel, wording_version, given_at from public.lead_consents where lead_id = $1',
      [ID(1)],
    );
    const given_at = new Date('2025-12-01T12:00:00Z');
    expect(consents).toEqual([{ channel: 'coupon-dialog', wording_version: 'sms-email-1', given_at }]);
  });

  it('may leave a lead without consent, which records none', async () => {
    await leave(ID(2), [null, null, null]);
    expect(await database.asOwner('select * from public.lead_consents where lead_id = $1', [ID(2)])).toEqual(
      [],
    );
  });

  it('cannot leave the same lead twice', async () => {
    await expect(leave(ID(2))).rejects.toMatchObject({ code: '23505' });
  });

  it.each(['', 'KC-1', "KC-0000-0000-000'", '00000000-0000-4000-8000-000000000001'])(
    'cannot use %p as a reference',
    async (id) => {
      await expect(leave(id)).rejects.toMatchObject({ code: '23514' });
    },
  );

  it.each(TABLES)('reads nothing from %s', async (table) => {
    await expect(database.asVisitor(`select * from public.${table}`)).rejects.toMatchObject({
      code: '42501',
    });
  });

  it.each(TABLES)('changes nothing in %s', async (table) => {
    await expect(database.asVisitor(`delete from public.${table}`)).rejects.toMatchObject({ code: '42501' });
    await expect(database.asVisitor(`truncate public.${table}`)).rejects.toMatchObject({ code: '42501' });
  });

  it.each(TABLES.slice(1))('adds nothing to %s', async (table) => {
    await expect(database.asVisitor(`insert into public.${table} default values`)).rejects.toMatchObject({
      code: '42501',
    });
  });

  it('cannot say when its lead was received', async () => {
    const text =
      "insert into public.leads (id, kind, email, created_at) values ($1, 'info', 'a@example.com', '2020-01-01')";
    await expect(database.asVisitor(text, [ID(3)])).rejects.toMatchObject({ code: '42501' });
  });

  it.each([
    "search_passages('camp', null, 'm', 1)",
    "take_rate('k', 1, 1)",
    "record_chat('s', 'q', 'a')",
    'known_pages()',
    "replace_page('/', '', '', '', '[]')",
    "finish_crawl('[]', '', '')",
    'forget_old()',
  ])('cannot call %s', async (call) => {
    await expect(database.asVisitor(`select public.${call}`)).rejects.toMatchObject({ code: '42501' });
  });
});

describe('every function', () => {
  it('is closed to visitors', async () => {
    const open = await database.asOwner(
      "select proname from pg_proc where pronamespace = 'public'::regnamespace and has_function_privilege('anon', oid, 'execute')",
    );
    expect(open).toEqual([]);
  });
});

describe('every table', () => {
  it('has row-level security switched on', async () => {
    const open = await database.asOwner(
      "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity",
    );
    expect(open).toEqual([]);
  });

  it('is named in this test', async () => {
    const rows = await database.asOwner<{ relname: string }>(
      "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
    );
    expect(rows.map(({ relname }) => relname).sort()).toEqual([...TABLES].sort());
  });
});

describe('a consent record', () => {
  it('is never changed or deleted, not even by the functions', async () => {
    await leave(ID(4));
    for (const change of [
      "update public.lead_consents set wording_version = 'v2'",
      'delete from public.lead_consents',
    ]) {
      await expect(database.asService(change)).rejects.toMatchObject({ code: '42501' });
      await expect(database.asOwner(change)).rejects.toMatchObject({ code: '55000' });
    }
  });

  it.each([
    [null, 'coupon-dialog', '2025-12-01T12:00:00Z'],
    ['sms-email-1', null, '2025-12-01T12:00:00Z'],
    ['sms-email-1', 'coupon-dialog', null],
  ])('is whole or not there at all: %p, %p, %p', async (...consent) => {
    await expect(leave(ID(5), consent)).rejects.toMatchObject({ code: '23514' });
  });
});
