/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';

import { freePort, listening } from '../test/free-port';

const WEB = join(__dirname, '..');

let sandbox: Server;
let child: ChildProcess;
let url: string;

const page = (path: string) =>
  fetch(`${url}${path}`, { headers: { Accept: 'text/html' }, redirect: 'manual' });

beforeAll(async () => {
  sandbox = createServer((request, response) => response.end(`sandbox ${request.url ?? ''}`));
  const services = await listening(sandbox);
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const args = ['build/dev-server.mjs', String(port), `http://127.0.0.1:${services}`];
  child = spawn(process.execPath, args, { cwd: WEB, env: { ...process.env, NODE_ENV: '' } });
  await new Promise<void>((resolve, reject) => {
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Ready, with hot reload')) resolve();
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', () => reject(new Error(said)));
  });
}, 120_000);

afterAll(() => {
  child.kill();
  sandbox.closeAllConnections();
  sandbox.close();
});

describe('the development server', () => {
  it('renders a page whose scripts load again by themselves', async () => {
    const response = await page('/faq');
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toMatch(/<h1/);
    expect(html).toContain('/@vite/client');
    expect(html).toContain('src="/src/app/entry-client.tsx"');
    expect(html).not.toMatch(/<!--(head|app|theme-script|boot-script)-->/);
  }, 120_000);

  it.each(['/health', '/functions/v1/camp-token?a=1', '/portal/login', '/outbox', '/api/v1.0/email/send'])(
    'hands %s to the sandbox, whoever asks',
    async (path) => {
      expect(await (await page(path)).text()).toBe(`sandbox ${path}`);
    },
  );

  it('moves an old address, says 404 to one that is none, and has the files beside the pages', async () => {
    const moved = await page('/camps/euless?a=1');
    expect([moved.status, moved.headers.get('Location')]).toEqual([302, '/camps/winter/euless?a=1']);
    expect((await page('/no-such-page')).status).toBe(404);
    expect(await (await page('/manifest.webmanifest')).json()).toMatchObject({ start_url: '/' });
  }, 120_000);
});
