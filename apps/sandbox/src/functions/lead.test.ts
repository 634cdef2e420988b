import { RETENTION } from '@kidcode/current-school';
import { leadHandler } from '@kidcode/functions';

import { FUNCTION_PORTS, newLead, posted, testDatabase } from '../../test/test-database';
import { functionDatabase } from '../database/with-roles';
import { storeMail } from '../mail/send-endpoint';

const database = testDatabase();
const backend = functionDatabase(database.asService);
const post = (body: object) => posted(leadHandler({ ...FUNCTION_PORTS, database: backend }), body);

const rowsOf = (reference: string) =>
  database.asOwner('select * from public.leads where id = $1', [reference]);

describe('lead', () => {
  it('keeps a request with what the office needs, before anything is mailed', async () => {
    const lead = newLead();
    const { reference, consent, ...texts } = lead;
    expect(await post(lead)).toEqual({ status: 200, body: { reference, mailed: false } });
    expect(await rowsOf(reference)).toEqual([
      expect.objectContaining({
        id: reference,
        ...texts,
        consent_version: consent?.version,
        mailed_at: null,
      }),
    ]);
  });

  it('keeps it once, however often and at the same time it is sent', async () => {
    const lead = newLead();
    const answers = await Promise.all([1, 2, 3, 4].map(() => post(lead)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await rowsOf(lead.reference)).toHaveLength(1);
    expect(
      await database.asOwner('select 1 from public.lead_consents where lead_id = $1', [lead.reference]),
    ).toHaveLength(1);
  });

  it.each([
    { name: 'Eve' },
    { email: 'eve@example.com' },
    { phone: '' },
    { subject: 'Other' },
    { message: 'More' },
    { branch: 'online' },
    { consent: { version: 'sms-email-1', channel: 'coupon-dialog' } },
    { kind: 'info', message: 'When?', consent: null },
  ])('refuses other content under the same reference: %j', async (change) => {
    const lead = newLead();
    await post(lead);
    expect(await post({ ...lead, ...change })).toMatchObject({
      status: 409,
      body: { error: { code: 'reference-taken' } },
    });
    expect(await rowsOf(lead.reference)).toEqual([expect.objectContaining({ name: 'Ana Lopez' })]);
  });

  it('remembers that its mail went out, so that it is not mailed again', async () => {
    const lead = newLead();
    await post(lead);
    const answer = { status: 200, body: { reference: lead.reference, mailed: true } };
    expect(await post({ reference: lead.reference, mailed: true })).toEqual(answer);
    expect(await post(lead)).toEqual(answer);
  });

  it('stores what looks like SQL or cannot be stored as the text it is', async () => {
    const lead = newLead();
    const attack = "'); drop table public.leads; --";
    await post({ ...lead, name: `${attack}\0` });
    expect(await rowsOf(lead.reference)).toEqual([expect.objectContaining({ name: attack })]);
  });
});

/** A lead as the function stores it, with its e-mail in the mailbox. */
async function arrived(email: string) {
  const lead = newLead({ email });
  const store = () => backend.call('store_lead', { p_lead: lead, p_keep_months: RETENTION.leadMonths });
  await store();
  await storeMail(database, { templateId: 't', params: { lead_id: lead.reference, email } });
  return { reference: lead.reference, store };
}

/** Every row of every table that still holds one of the texts, as `schema.table`. */
async function tablesWith(text: string) {
  const tables = await database.asOwner<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'sandbox')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await database.asOwner(`select 1 from ${name} as row where row::text ilike $1`, [
      `%${text}%`,
    ]);
    if (rows.length > 0) found.push(name);
  }
  return found.sort();
}

// Found by attack: nobody could delete a lead with a consent, and no test had tried.
describe('forget_lead', () => {
  it('removes a person told by the reference, and leaves a consent record that names nobody', async () => {
    const { reference } = await arrived('ana-1@example.com');
    expect(await tablesWith('ana-1@example.com')).toEqual(['public.leads', 'sandbox.mail']);
    expect(await backend.call('forget_lead', { p_who: ` ${reference.toLowerCase()} ` })).toEqual({
      erased: [reference],
    });
    expect(await tablesWith('ana-1@example.com')).toEqual([]);
    expect(await tablesWith(reference)).toEqual(['public.forgotten_leads', 'public.lead_consents']);
    const [consent] = await database.asOwner('select * from public.lead_consents where lead_id = $1', [
      reference,
    ]);
    expect(consent).toEqual({
      lead_id: reference,
      channel: 'coupon-dialog',
      wording_version: 'sms-email-2',
      given_at: expect.any(Date) as Date,
      recorded_at: expect.any(Date) as Date,
    });
  });

  it('removes everything of an e-mail address, however it is written, and nothing of others', async () => {
    const gone = [await arrived('ana-2@example.com'), await arrived('Ana-2@Example.com')];
    await arrived('not-ana-2@example.com');
    expect(await backend.call('forget_lead', { p_who: 'ANA-2@example.com' })).toEqual({
      erased: gone.map(({ reference }) => reference).sort(),
    });
    expect(await tablesWith('not-ana-2@example.com')).toEqual(['public.leads', 'sandbox.mail']);
  });

  it('is not undone by a browser that sends its copy again', async () => {
    const { reference, store } = await arrived('ana-3@example.com');
    await backend.call('forget_lead', { p_who: reference });
    expect(await store()).toEqual({ outcome: 'kept', mailed: true });
    expect(await tablesWith('ana-3@example.com')).toEqual([]);
  });

  it.each(['', ' ', '%', '%@%', 'nobody@example.com', 'KC-0000-0000-0000', "' or true --"])(
    'removes nothing for %p',
    async (who) => {
      await arrived('ana-4@example.com');
      expect(await backend.call('forget_lead', { p_who: who })).toEqual({ erased: [] });
      expect(await tablesWith('ana-4@example.com')).toContain('public.leads');
    },
  );
});

// Found by attack: a lead of ten years ago outlived every hourly job.
describe('forget_old', () => {
  it('deletes a request when the promised time is over, and none before', async () => {
    const { reference: old } = await arrived('old@example.com');
    const { reference: young } = await arrived('young@example.com');
    const [times] = await database.asOwner<{ months: number }>(
      `select extract(year from age(keep_until, created_at)) * 12 + extract(month from age(keep_until, created_at)) as months
       from public.leads where id = $1`,
      [old],
    );
    expect(Number(times?.months)).toBe(RETENTION.leadMonths);
    const move = 'update public.leads set keep_until = now() + $2::interval where id = $1';
    await database.asOwner(move, [old, '-1 minute']);
    await database.asOwner(move, [young, '1 minute']);
    await backend.call('forget_old', {});
    expect(await tablesWith('old@example.com')).toEqual([]);
    expect(await tablesWith('young@example.com')).toEqual(['public.leads', 'sandbox.mail']);
    expect(await tablesWith(old)).toEqual(['public.lead_consents']);
  });
});

it('keeps a request that comes again after its time, with the proof that there is', async () => {
  const { reference, store } = await arrived('again@example.com');
  const proofs = () => database.asOwner('select * from public.lead_consents where lead_id = $1', [reference]);
  const before = await proofs();
  await database.asOwner("update public.leads set keep_until = now() - interval '1 minute' where id = $1", [
    reference,
  ]);
  await backend.call('forget_old', {});
  expect(await store()).toEqual({ outcome: 'kept', mailed: false });
  expect(await tablesWith('again@example.com')).toEqual(['public.leads']);
  expect([before.length, await proofs()]).toEqual([1, before]);
});

it('can be done by the functions in these two ways only', async () => {
  for (const text of ['delete from public.leads', "update public.leads set email = ''"]) {
    await expect(database.asService(text)).rejects.toMatchObject({ code: '42501' });
  }
});
