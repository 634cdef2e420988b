import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import { fixtureSite } from './fixture-site';
import { newFolder } from './new-folder';
import { eventually, type ServerProcess, startServer } from './server-process';
import { newLead } from './test-database';

let site: string;
let folder: string;
const started: ServerProcess[] = [];

const start = (env: Record<string, string> = {}): ServerProcess => {
  const defaults = { SITE_DIR: site, DATA_DIR: join(folder, 'data'), SITE_TODAY: '2025-12-01' };
  const server = startServer({ ...defaults, ...env });
  started.push(server);
  return server;
};

const stop = async (server: ServerProcess, signal: NodeJS.Signals = 'SIGTERM') => {
  server.child.kill(signal);
  return server.exit;
};

const json = async (url: string, body?: unknown): Promise<Record<string, unknown>> => {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  return (await (await fetch(url, init)).json()) as Record<string, unknown>;
};

const OFFICE_KEY = 'key-of-the-office';

const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });

beforeAll(async () => {
  site = await fixtureSite({
    'sitemap.xml':
      '<urlset><url><loc>https://www.kidcode.example/</loc></url><url><loc>https://www.kidcode.example/faq</loc></url></urlset>',
    'faq/index.html':
      '<title>Questions | KidCode</title><main><h1>Questions</h1><details><summary>Does my child need a laptop?</summary><p>No, every child gets a computer at the center.</p></details></main>',
  });
});

beforeEach(() => {
  folder = newFolder();
});

afterEach(() => Promise.all(started.splice(0).map((server) => stop(server, 'SIGKILL'))));

describe('the server process', () => {
  it('serves the site at once, fills the assistant from it, and answers a question', async () => {
    const server = start();
    const url = await server.url;
    const home = await fetch(`${url}/`, { headers: { 'Accept-Encoding': 'br' } });
    expect([home.status, home.headers.get('Content-Encoding')]).toEqual([200, 'br']);
    expect(await home.text()).toContain('<h1>Home</h1>');
    expect((await fetch(`${url}/nowhere`)).status).toBe(404);
    expect((await fetch(`${url}/programs/online`, { redirect: 'manual' })).status).toBeGreaterThanOrEqual(
      301,
    );

    const health = await eventually(
      () => json(`${url}/health`),
      ({ knowledge }) => knowledge !== 'filling',
    );
    expect(health).toEqual({
      status: 'ok',
      site: 'built',
      database: 'ready',
      requestsWithoutMail: '0',
      knowledge: 'ready',
      siteToday: '2025-12-01',
      tokenSecret: 'sandbox',
    });
    const question = { message: 'Does my child need to bring a laptop?', sessionId: 's-1' };
    const { message } = await json(`${url}/functions/v1/ai-chat-vector`, question);
    expect(message).toContain('Do we need a laptop?');
    expect(server.output().stdout).toContain('Assistant is ready.');
    expect(server.output().stderr).toBe('');
  });

  it('says in one line that the port is busy, and exits with 2', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const server = start({ PORT: String(port) });
    expect(await server.exit).toBe(2);
    expect(server.output()).toEqual({
      stdout: '',
      stderr: `Port ${port} is busy: another program answers there. Stop it, or set PORT to a free port.\n`,
    });
    other.close();
  });

  it('says that the data folder is in use, and exits with 2', async () => {
    await start({ FILL_KNOWLEDGE: 'off' }).url;
    const second = start({ FILL_KNOWLEDGE: 'off' });
    expect(await second.exit).toBe(2);
    expect(second.output().stderr).toMatch(/^The data folder .* is in use by process \d+\. .*\n$/);
  });

  // For a folder without a site this came after it had said that it was ready.
  it.each<[string, Record<string, string>, RegExp]>([
    [
      'SITE_DIR has no built site',
      { SITE_DIR: '/no/such/folder' },
      /^SITE_DIR is "\/no\/such\/folder", [^\n]+\n$/,
    ],
    ['its configuration is wrong', { PORT: 'abc', SITE_TODAY: 'soon' }, /^.+\n.+PORT.+\n.+SITE_TODAY.+\n$/],
  ])('says in plain lines that %s, and exits with 2', async (_, env, words) => {
    const server = start(env);
    expect(await server.exit).toBe(2);
    expect(server.output()).toEqual({ stdout: '', stderr: expect.stringMatching(words) as unknown });
  });

  it('says in one line that the database cannot be opened, and exits with 2', async () => {
    await mkdir(join(folder, 'data'), { recursive: true });
    await writeFile(join(folder, 'data', 'postgres'), 'not a database');
    const server = start();
    expect(await server.exit).toBe(2);
    expect(server.output().stderr).toMatch(/^The local database in .* cannot be opened \(.*\)\. Move .*\n$/);
  });

  it('keeps every request that the function has confirmed, and each once, however often it comes again', async () => {
    const env = { FILL_KNOWLEDGE: 'off', RATE_LIMITS: 'off', SUPABASE_SERVICE_ROLE_KEY: OFFICE_KEY };
    const first = start(env);
    const url = await first.url;
    // A request waits for ten seconds, and a busy computer makes a database in more.
    await eventually(
      () => json(`${url}/health`),
      ({ database }) => database === 'ready',
    );
    const leads = Array.from({ length: 40 }, () => newLead());
    const confirmed: string[] = [];
    await Promise.all(
      leads.map(async (lead) => {
        const response = await post(`${url}/functions/v1/lead`, lead).catch(() => null);
        if (response?.status === 200) confirmed.push(lead.reference);
        if (confirmed.length === 15) first.child.kill('SIGKILL');
      }),
    );
    await first.exit;
    expect(confirmed.length).toBeGreaterThanOrEqual(15);
    expect(confirmed.length).toBeLessThan(40);

    const next = await start(env).url;
    const stored = async () => {
      const response = await post(
        `${next}/rest/v1/rpc/office_leads`,
        { p_filter: {} },
        { apikey: OFFICE_KEY },
      );
      return ((await response.json()) as { reference: string }[]).map(({ reference }) => reference);
    };
    expect(await stored()).toEqual(expect.arrayContaining(confirmed));
    // A browser sends again what it has no answer for, and may send what it has one for.
    for (const lead of leads) {
      expect((await post(`${next}/functions/v1/lead`, lead)).status).toBe(200);
    }
    expect((await stored()).sort()).toEqual(leads.map(({ reference }) => reference).sort());
  });

  it('ends cleanly when it is asked to, in the middle of filling too, and lets the folder go', async () => {
    const server = start();
    await server.url;
    await eventually(
      () => Promise.resolve(server.output().stdout),
      (said) => said.includes('Assistant reads'),
    );
    expect(await stop(server)).toBe(0);
    expect(server.output().stderr).toBe('');
    await expect(start({ FILL_KNOWLEDGE: 'off' }).url).resolves.toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  });
});
