import { SANDBOX_SECRET } from '@kidcode/functions';
import { withRoles } from '../database/with-roles';
import { SANDBOX_LIMITS } from '../config/read-config';
import { type AppPorts, createApp, localVisitors } from './create-app';

const failures: unknown[] = [];

const ports: AppPorts = {
  site: { folder: '/nonexistent-folder', connectOrigins: [] },
  portal: { secret: SANDBOX_SECRET, nowSeconds: () => 0 },
  functions: { hello: () => Promise.resolve(Response.json({ message: 'hello' })) },
  database: withRoles(
    () => () => Promise.reject(new Error('the disk is full')),
    () => Promise.resolve(),
  ),
  office: { key: 'a key of the tests', host: '127.0.0.1' },
  origin: 'http://127.0.0.1:4310',
  visitors: localVisitors(),
  health: () => ({ database: 'failed' }),
  limited: true,
  reportFailure: (error) => failures.push(error),
};

beforeEach(() => {
  failures.length = 0;
});

describe('createApp', () => {
  it.each(['/', '/health', '/portal/login', '/functions/v1/hello', '/outbox', '/nowhere'])(
    'sends security headers with %s',
    async (path) => {
      const response = await createApp(ports).request(path, {}, {});
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': expect.any(String) as string,
        // The code scanner needs the camera, the finder the location.
        'permissions-policy': expect.stringContaining('geolocation=(self), camera=(self)') as string,
      });
    },
  );

  it.each([
    [0, 'local'],
    [1, '203.0.113.7'],
  ])('behind %d proxies holds %s for the address of a visitor', async (trustedHops, address) => {
    const remember = jest.fn();
    const visitors = { ...ports.visitors, remember };
    const headers = { 'X-Forwarded-For': '10.0.0.1, 203.0.113.7' };
    await createApp({ ...ports, visitors, trustedHops }).request('/health', { headers }, {});
    expect(remember).toHaveBeenCalledWith(expect.anything(), address);
  });

  it('reports its health to programs as JSON, and to people as a page', async () => {
    const app = createApp(ports);
    const program = await app.request('/health', {}, {});
    expect(await program.json()).toEqual({ status: 'failed', database: 'failed' });
    expect(program.status).toBe(503);
    const person = await app.request('/health', { headers: { Accept: 'text/html,*/*;q=0.8' } }, {});
    expect(person.headers.get('Content-Type')).toContain('text/html');
    expect(await person.text()).toMatch(/<dt>Database<\/dt>\s*<dd>failed<\/dd>/);
  });

  it('tells the terminal what went wrong, and the visitor nothing', async () => {
    const response = await createApp(ports).request('/outbox', {}, {});
    expect([response.status, await response.text()]).toEqual([
      500,
      'Something went wrong here. Please try again.\n',
    ]);
    expect(failures).toEqual([new Error('the disk is full')]);
  });

  // It answered 500, so that no browser asked for the key; the guard was tested in an application of its own.
  it('lets a browser on another machine ask for the key of the outbox', async () => {
    const app = createApp({ ...ports, office: { key: 'a key of the tests', host: '0.0.0.0' } });
    const response = await app.request('http://192.168.1.7:4310/outbox', {}, {});
    expect([response.status, response.headers.get('WWW-Authenticate')]).toEqual([
      401,
      expect.stringContaining('Basic'),
    ]);
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(failures).toEqual([]);
  });

  it('counts a network of IPv6 as one visitor', async () => {
    const app = createApp({ ...ports, trustedHops: 1 });
    const call = (address: string) =>
      app.request('/functions/v1/hello', { headers: { 'X-Forwarded-For': address } }, {});
    for (let count = 0; count < SANDBOX_LIMITS.all.limit; count += 1) {
      await call(`2001:db8:1:2::${count.toString(16)}`);
    }
    expect((await call('2001:db8:1:2:ffff::1')).status).toBe(429);
    expect((await call('2001:db8:1:3::1')).status).toBe(200);
  });

  it('lets the browser read that an e-mail could not be stored', async () => {
    const body = JSON.stringify({ user_id: 'k', service_id: 's', template_id: 't', template_params: {} });
    const response = await createApp(ports).request('/api/v1.0/email/send', { method: 'POST', body }, {});
    expect([response.status, response.headers.get('Access-Control-Allow-Origin')]).toEqual([500, '*']);
  });

  // Found by attack: they answered 500, the first without the security headers. The tests before asked for real names.
  it.each(['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty', 'nothing'])(
    'has no function named %s',
    async (name) => {
      const response = await createApp(ports).request(`/functions/v1/${name}`, {}, {});
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ error: { code: 'no-function' } });
      expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    },
  );

  it.each([
    ['/functions/v1/hello', SANDBOX_LIMITS.all],
    ['/functions/v1/camp-token', SANDBOX_LIMITS.one],
    ['/auth/v1/token', SANDBOX_LIMITS.signIn],
    ['/api/v1.0/email/send', SANDBOX_LIMITS.all],
  ])('refuses a flood of %s readably', async (path, { limit }) => {
    const app = createApp(ports);
    const call = () => app.request(path, { method: 'POST', body: '{}' }, {});
    for (let count = 0; count < limit; count += 1) await call();
    const response = await call();
    expect([response.status, response.headers.get('Access-Control-Allow-Origin')]).toEqual([429, '*']);
  });
});
