import { leadHandler } from '@kidcode/functions';

import { FUNCTION_PORTS, newLead, posted, testDatabase } from '../../test/test-database';
import { functionDatabase } from '../database/with-roles';

const database = testDatabase();
const backend = functionDatabase(database.asService);
const post = (body: object) => posted(leadHandler({ ...FUNCTION_PORTS, database: backend }), body);

const rowsOf = (reference: string) =>
  database.asOwner('select * from public.leads where id = $1', [reference]);

// In production nobody wrote leads: only the stand-in for the mail service did, and the tests asked that.
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
