/** @jest-environment node */
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { answerAddress, hostRedirects, prerenderPaths } from '@kidcode/site';

import { hostFiles } from '../src/app/host-files';
import { freePort } from '../test/free-port';

const MIME_TYPES = '/etc/nginx/mime.types';
const nginx = ['nginx', '/usr/sbin/nginx'].find((name) => spawnSync(name, ['-v']).status === 0);
const missing = nginx === undefined || !existsSync(MIME_TYPES);
if (missing) process.stdout.write('nginx is not installed here: the tests of nginx.conf are skipped.\n');

const LONG = 'Children make games here. '.repeat(100);
const folder = mkdtempSync(join(tmpdir(), 'kidcode-nginx-'));
const root = join(folder, 'site');
let server: ChildProcess;
let url: string;

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const get = (path: string, init: RequestInit = {}) => fetch(`${url}${path}`, { redirect: 'manual', ...init });

async function start(): Promise<void> {
  const files = hostFiles(["'sha256-abc'"]);
  for (const [file, text] of Object.entries(files)) write(file, text);
  for (const path of prerenderPaths()) write(`${path}/index.html`, `<title>${path}</title>${LONG}`);
  write('404.html', 'Oops');
  write('assets/k1.js', LONG);
  write('sw.js', '0');
  writeFileSync(join(root, 'assets/k1.js.gz'), gzipSync(LONG));
  writeFileSync(join(root, 'faq/index.html.gz'), gzipSync(`<title>/faq</title>${LONG}`));

  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const site = (files['nginx.conf'] ?? '')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace(/.*listen \[::\].*\n/, '')
    .replaceAll('/var/www/site', root);
  copyFileSync(MIME_TYPES, join(folder, 'mime.types'));
  writeFileSync(
    join(folder, 'main.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid; error_log ${folder}/error.log; worker_processes 1;
     events {} http { access_log off; client_body_temp_path ${folder}/b; proxy_temp_path ${folder}/p;
     fastcgi_temp_path ${folder}/f; uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;\n${site}\n}`,
  );
  const args = ['-c', join(folder, 'main.conf'), '-e', join(folder, 'error.log')];
  execFileSync(nginx ?? '', ['-t', '-q', ...args]);
  server = spawn(nginx ?? '', args, { stdio: 'inherit' });
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (await get('/').catch(() => null)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('nginx does not answer');
}

// eslint-disable-next-line no-restricted-syntax -- a machine without nginx says so
(missing ? describe.skip : describe)('nginx.conf', () => {
  beforeAll(start);
  afterAll(() => {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  it('answers every page of the table at its address, with all headers', async () => {
    for (const path of prerenderPaths()) {
      const response = await get(path);
      expect([path, response.status]).toEqual([path, 200]);
      expect(await response.text()).toContain(`<title>${path}</title>`);
      const headers = Object.fromEntries(response.headers);
      expect(headers).toMatchObject({
        'cache-control': 'no-cache',
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': expect.stringContaining("script-src 'self' 'sha256-abc';") as unknown,
        'strict-transport-security': 'max-age=31536000',
        'permissions-policy': expect.stringContaining('camera=(self)') as unknown,
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
    }
  });

  it.each(hostRedirects().map(({ from, to, status }) => [from, to, status] as const))(
    'moves %s to %s',
    async (from, to, status) => {
      const [asked, target] = [from, to].map((text) => text.replace(/:\w+/g, 'no-such-place'));
      const response = await get(`${asked}?a=1`);
      expect([response.status, response.headers.get('Location')]).toEqual([
        status,
        `${target}${to.includes('?') ? '&' : '?'}a=1`,
      ]);
    },
  );

  // Addresses with capitals were not found, and nobody had asked for one.
  it.each([
    ['in capitals', (path: string) => path.toUpperCase()],
    ['with a slash', (path: string) => `${path}/`],
    ['in capitals with a slash', (path: string) => `${path.toUpperCase()}/`],
    ['with the file of a page', (path: string) => `${path}/index.html`],
  ])('answers every known address %s as the table does', async (_, spell) => {
    const known = hostRedirects().flatMap(({ from }) => (from.includes(':') ? [] : [from]));
    for (const path of [...prerenderPaths(), ...known].filter((address) => address !== '/')) {
      const answer = answerAddress(spell(path));
      if (answer.kind !== 'move') throw new Error(`${spell(path)} is no other spelling`);
      const response = await get(spell(path));
      const got = [response.status, response.headers.get('Location')?.toLowerCase()];
      // What was asked keeps its capitals.
      const to = answer.to.replace('/index.html', '').toLowerCase();
      expect([path, ...got]).toEqual([path, answer.status, to]);
    }
  });

  it('takes no line end into a header from an address that it repeats', async () => {
    const response = await get('/camps/a%0d%0aX-Evil:%20b%26c');
    expect([response.status, response.headers.get('X-Evil')]).toEqual([302, null]);
    expect(response.headers.get('Location')).toMatch(
      /^\/camps\/winter\/[\w-]+\?asked=\/camps\/a%0D%0A[\w:%-]+$/,
    );
  });

  it.each([
    ['/index.html', '/'],
    ['/FAQ/?a=1', '/faq?a=1'],
  ])('moves %s, another spelling, to %s', async (from, to) => {
    const response = await get(from);
    expect([response.status, response.headers.get('Location')]).toEqual([301, to]);
  });

  // What the build compressed was served as a file, too.
  it.each([
    '/no-such-page',
    '/no-such-page/',
    '/No-Such-Page',
    '/_headers',
    '/_redirects',
    '/nginx.conf',
    '/nginx-maps.conf',
    '/nginx-rules.conf',
    '/.git/config',
    '/faq/index.html.gz',
    '/assets/k1.js.gz',
  ])('has no %s, and says so with the not-found page and all headers', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('Oops');
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'self'");
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
  });

  it.each(['/faq', '/assets/k1.js'])('sends %s as the build compressed it', async (path) => {
    const raw = execFileSync('curl', ['-s', '-H', 'Accept-Encoding: gzip', `${url}${path}`]);
    expect(gunzipSync(raw).toString()).toContain(LONG);
    expect((await get(path)).headers.get('Vary')).toBe('Accept-Encoding');
  });

  it('keeps hashed files for a year, other files for an hour, and the worker not at all', async () => {
    const rule = async (path: string) => (await get(path)).headers.get('Cache-Control');
    expect(await rule('/assets/k1.js')).toBe('public, max-age=31536000, immutable');
    expect(await rule('/robots.txt')).toBe('public, max-age=3600');
    expect(await rule('/sw.js')).toBe('no-cache');
  });

  it('answers a known validator with 304, a method that it has not with 405, and names the manifest', async () => {
    const etag = (await get('/robots.txt')).headers.get('ETag') ?? '';
    expect((await get('/robots.txt', { headers: { 'If-None-Match': etag } })).status).toBe(304);
    expect((await get('/faq', { method: 'POST' })).status).toBe(405);
    expect((await get('/manifest.webmanifest')).headers.get('Content-Type')).toContain(
      'application/manifest+json',
    );
  });
});
