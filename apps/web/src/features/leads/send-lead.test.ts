import { leadIdFrom, leadOf } from '@kidcode/leads';

import { postMail, sendLead, type LeadSteps } from './send-lead';

const LEAD = leadOf(
  'info',
  { subject: 'Robots', message: 'When?', email: 'ana@example.com', phone: '' },
  { id: leadIdFrom(new Uint8Array(12)), now: '2025-12-01T12:00:00.000Z', recipient: 'info@example.com' },
);

/** Steps that note in which order they are taken. */
function steps(changes: Partial<LeadSteps> = {}) {
  const taken: string[] = [];
  const noted =
    <Args extends unknown[], Answer>(name: string, step: (...args: Args) => Promise<Answer>) =>
    (...args: Args) => {
      taken.push(name);
      return step(...args);
    };
  const all: LeadSteps = {
    store: noted('store', changes.store ?? (() => Promise.resolve({ mailed: false }))),
    post: noted('post', changes.post ?? (() => Promise.resolve())),
    note: noted('note', changes.note ?? (() => Promise.resolve())),
  };
  return { taken, all };
}

const failing = (status: number | null) => () =>
  Promise.reject(Object.assign(new Error('no'), status === null ? {} : { status }));

beforeEach(() => void jest.spyOn(console, 'info').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

// In production the mail was all there was: nothing was stored, and nothing knew of a second mail.
it('has the school store a lead before it is mailed, and then says that it was', async () => {
  const { taken, all } = steps();
  expect(await sendLead(LEAD, all)).toBe('sent');
  expect(taken).toEqual(['store', 'post', 'note']);
});

it('does not mail what was mailed before', async () => {
  const { taken, all } = steps({ store: () => Promise.resolve({ mailed: true }) });
  expect(await sendLead(LEAD, all)).toBe('sent');
  expect(taken).toEqual(['store']);
});

it('has arrived although the note did not', async () =>
  expect(await sendLead(LEAD, steps({ note: failing(500) }).all)).toBe('sent'));

it.each([400, 409, 413, 422])('is refused for good with %i by the school', async (status) =>
  expect(await sendLead(LEAD, steps({ store: failing(status) }).all)).toBe('refused'),
);

it.each([null, 401, 404, 429, 500, 503])('may be stored later after %p', async (status) =>
  expect(await sendLead(LEAD, steps({ store: failing(status) }).all)).toBe('failed'),
);

// A wrong mail key of the school's own was told to the parent as a refusal, of a request that the school had.
it.each([400, 401, 403, 404, 409, 413, 422])(
  'has arrived when it is stored, although no mail goes out: %i',
  async (status) => {
    const { taken, all } = steps({ post: failing(status) });
    expect(await sendLead(LEAD, all)).toBe('sent');
    expect(taken).toEqual(['store', 'post']);
  },
);

it.each([null, 408, 429, 500, 503])('may be mailed later after %p', async (status) =>
  expect(await sendLead(LEAD, steps({ post: failing(status) }).all)).toBe('failed'),
);

const MAIL = { templateId: 'info', params: { subject: 'Robots' } };

const fetched = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const answerWith = (body: string | null, status: number) =>
  fetched.mockImplementation(() => Promise.resolve(new Response(body, { status })));

describe.each([
  ['the library', () => undefined],
  [
    'a browser without storage',
    () =>
      jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
        throw new Error('forbidden');
      }),
  ],
])('postMail with %s', (_, prepare) => {
  beforeEach(() => {
    fetched.mockReset();
    jest.spyOn(globalThis, 'fetch').mockImplementation(fetched);
    prepare();
  });

  it('posts the parameters to the service of this site', async () => {
    answerWith('OK', 200);
    await postMail(MAIL);
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(url).toBe('http://localhost/api/v1.0/email/send');
    expect(JSON.parse(init?.body as string)).toMatchObject({
      user_id: 'sandbox',
      service_id: 'sandbox',
      template_id: 'info',
      template_params: { subject: 'Robots' },
    });
  });

  it.each([
    ['the page of a hotel network', '<h1>Log in</h1>', 200],
    ['nothing', null, 204],
  ])('takes %s for no delivery', async (_what, body, status) => {
    answerWith(body, status);
    await expect(postMail(MAIL)).rejects.toThrow('not the answer of the e-mail service');
  });

  it('hands on why the service refused', async () => {
    answerWith('The template parameters are not valid.', 400);
    await expect(postMail(MAIL)).rejects.toMatchObject({ status: 400 });
  });
});
