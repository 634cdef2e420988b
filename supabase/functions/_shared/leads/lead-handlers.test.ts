import { leadIdFrom, type ReceivedLead } from '@kidcode/leads';

import { emailJsMailer, mailUnmailed } from './lead-handlers.ts';

const LEAD: ReceivedLead = {
  reference: leadIdFrom(Array.from({ length: 12 }, () => 4)),
  kind: 'info',
  name: '',
  email: 'ana@example.com',
  phone: '',
  subject: 'Robots',
  message: 'When?',
  branch: 'euless',
  receivedAt: '2025-12-01T12:00:00+00:00',
  consent: null,
};

const mailing = (status: number) => {
  const calls: Request[] = [];
  const mailer = emailJsMailer(
    {
      origin: 'https://mail.example',
      publicKey: 'public',
      privateKey: 'private',
      serviceId: 'service',
      templateIds: { coupon: 'c', info: 'i', teacher: 't', season: 's', waiting: 's' },
    },
    {
      recipient: 'school@example.com',
      pauseMs: 0,
      fetch: (input, init) => {
        calls.push(new Request(input, init));
        return Promise.resolve(new Response(status === 200 ? 'OK' : 'no', { status }));
      },
    },
  );
  return { calls, sent: mailer.send(LEAD, new AbortController().signal) };
};

it("mails a request with the server's key, under its reference, by the template of its kind", async () => {
  const { calls, sent } = mailing(200);
  await sent;
  expect(calls.map(({ url, method }) => [method, url])).toEqual([
    ['POST', 'https://mail.example/api/v1.0/email/send'],
  ]);
  expect(await calls[0]?.json()).toMatchObject({
    user_id: 'public',
    accessToken: 'private',
    service_id: 'service',
    template_id: 'i',
    template_params: {
      lead_id: LEAD.reference,
      recipient_email: 'school@example.com',
      subject: 'Robots',
      message: 'When?',
      email: 'ana@example.com',
    },
  });
});

it.each([400, 403, 429, 500])(
  'rejects when the mail service answers %i, and tells no key',
  async (status) => {
    const { sent } = mailing(status);
    await expect(sent).rejects.toThrow(`mail: ${LEAD.reference} answered ${status}`);
  },
);

it('mails nobody any more once it was told to stop', async () => {
  const row = { ...LEAD, params: {} };
  const database = { call: () => Promise.resolve([row]) };
  const send = jest.fn(() => Promise.resolve());
  const mailed = await mailUnmailed({
    database,
    mailer: { send },
    reportFailure: () => undefined,
    signal: AbortSignal.abort(),
  });
  expect([mailed, send.mock.calls]).toEqual([0, []]);
});
