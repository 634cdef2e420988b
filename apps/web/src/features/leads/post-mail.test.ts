import { postMail } from './post-mail';

const MAIL = { templateId: 'info', params: { subject: 'Robots' } };

const fetched = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const answerWith = (body: string | null, status: number) =>
  fetched.mockImplementation(() => Promise.resolve(new Response(body, { status })));

beforeEach(() => {
  fetched.mockReset();
  jest.spyOn(globalThis, 'fetch').mockImplementation(fetched);
});
afterEach(() => jest.restoreAllMocks());

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
  beforeEach(() => void prepare());

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
