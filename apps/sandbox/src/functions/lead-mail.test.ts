import { leadMailHandler, type LeadMailPorts } from '@kidcode/functions';

import { FUNCTION_PORTS, newLead, posted, testDatabase } from '../../test/test-database';
import { functionDatabase } from '../database/with-roles';
import { mailHealth, outboxMailer } from '../mail/outbox-page';

const database = testDatabase();
const backend = functionDatabase(database.asService);

afterEach(() => database.asOwner('delete from public.leads'));

/** A request that arrived so long ago; nobody has mailed it. */
async function stored(age: string): Promise<string> {
  const lead = newLead();
  const { reference } = lead;
  await backend.call('store_lead', { p_lead: lead, p_keep_months: 24 });
  await later(reference, age);
  return reference;
}

/** So much time goes by for one request. */
const later = (reference: string, time: string) =>
  database.asOwner(
    'update public.leads set created_at = created_at - $2::interval, mail_due_at = mail_due_at - $2::interval where id = $1',
    [reference, time],
  );

/** Calls the function with a mail service that takes what the test lets it take. */
async function mail({
  takes = () => true,
  ...ports
}: Partial<LeadMailPorts> & { takes?: (reference: string) => boolean } = {}) {
  const sent: string[] = [];
  const failures: unknown[] = [];
  const handler = leadMailHandler({
    ...FUNCTION_PORTS,
    database: backend,
    reportFailure: (error) => failures.push(error),
    mailer: {
      send: ({ reference }) => {
        if (!takes(reference)) return Promise.reject(new Error(`mail: answered 500`));
        sent.push(reference);
        return Promise.resolve();
      },
    },
    ...ports,
  });
  return { sent, failures, ...(await posted(handler, { send: true })) };
}

// If the parent never came back, "open, no mail" in the office's list was the only trace.
it('mails what was stored and not mailed for a quarter of an hour, once', async () => {
  const [old, young] = [await stored('16 minutes'), await stored('14 minutes')];
  expect(await mail()).toMatchObject({
    status: 200,
    sent: [old],
    body: { mailed: 1, waiting: 0, hasKey: true },
  });
  expect((await mail()).sent).toEqual([]);
  await later(young, '2 minutes');
  expect((await mail()).sent).toEqual([young]);
});

it('leaves alone what was mailed or answered', async () => {
  const [mailed, done] = [await stored('1 day'), await stored('1 day')];
  await backend.call('lead_mailed', { p_reference: mailed });
  await backend.call('finish_lead', { p_reference: done });
  expect((await mail()).sent).toEqual([]);
});

it('gives a request to one of several that ask at once', async () => {
  const references = [await stored('1 day'), await stored('1 day'), await stored('1 day')];
  const runs = await Promise.all([mail(), mail(), mail()]);
  expect(runs.flatMap(({ sent }) => sent).sort()).toEqual(references.sort());
});

it('tries one that failed again after growing pauses, and in the end leaves it to the office', async () => {
  const reference = await stored('16 minutes');
  const tried: number[] = [];
  for (let hour = 0; hour < 260; hour += 1) {
    const { failures } = await mail({ takes: () => false });
    if (failures.length > 0) tried.push(hour);
    await later(reference, '1 hour');
  }
  expect(tried).toEqual([0, 1, 3, 7, 15, 31, 63, 127]);
  expect((await mail()).sent).toEqual([]);
  expect((await mail()).body).toMatchObject({ waiting: 1 });
});

it('puts what it mails on a laptop into the outbox, once', async () => {
  const reference = await stored('1 day');
  const mailer = outboxMailer(database, 'school@example.com');
  expect((await mail({ mailer })).body).toMatchObject({ mailed: 1, waiting: 0 });
  const rows = await database.asOwner<{ params: object }>(
    'select params from sandbox.mail where lead_id = $1',
    [reference],
  );
  expect(rows).toEqual([
    {
      params: expect.objectContaining({ name: 'Ana Lopez', recipient_email: 'school@example.com' }) as object,
    },
  ]);
});

it('is told by the health of the sandbox', async () => {
  await stored('1 day');
  expect(await mailHealth(backend, true)).toEqual({ requestsWithoutMail: '1' });
  expect(await mailHealth(backend, false)).toEqual({});
});
