import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { fixtureSite, INLINE_SCRIPT } from '../../test/fixture-site';
import { siteHandler } from './serve-site';

let serve: (request: Request) => Promise<Response>;

beforeAll(async () => {
  serve = siteHandler({ folder: await fixtureSite(), connectOrigins: ['https://api.example.com'] });
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  serve(new Request(`http://localhost${path}`, { headers, method }));

describe('pages', () => {
  it('serves a page at its address, asked about each time', async () => {
    const response = await get('/about-us');
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
    expect(await response.text()).toContain('<h1>About us</h1>');
  });

  // Where each address of the table moves, host.test.ts of libs/site says.
  it.each([
    ['/about-us/index.html', 301, '/about-us'],
    ['/ABOUT-US/?mode=online', 301, '/about-us?mode=online'],
    ['/programs/online?utm_source=news', 301, '/?utm_source=news'],
    ['/camps/summer/?a=1', 302, '/camps/winter/flower-mound?asked=/camps/summer&a=1'],
  ])('moves %s with %i to %s', async (from, status, to) => {
    const response = await get(from);
    expect([response.status, response.headers.get('Location')]).toEqual([status, to]);
  });

  it.each([
    '/nowhere',
    '/No-Where',
    '/nowhere/',
    '//evil.example/',
    '/404',
    '/index.html.br',
    '/about-us/index.html.gz',
    '/assets',
    '/ROBOTS.TXT',
    '/../package.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/.hidden',
    '/%ff',
    '/a%00b',
    '/..%5c..%5cwin.ini',
  ])('answers %s with the not-found page and status 404', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Oops! Page not found');
  });

  it('answers only GET and HEAD', async () => {
    const response = await get('/', {}, 'POST');
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('answers HEAD with the headers of GET and no body', async () => {
    const response = await get('/about-us', {}, 'HEAD');
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(Number(response.headers.get('Content-Length'))).toBeGreaterThan(50);
  });

  it('serves the new page after another build', async () => {
    const fresh = await fixtureSite();
    const again = siteHandler({ folder: fresh, connectOrigins: [] });
    await again(new Request('http://localhost/robots.txt'));
    await writeFile(join(fresh, 'robots.txt'), 'User-agent: *\nDisallow: /admin\n');
    expect(await (await again(new Request('http://localhost/robots.txt'))).text()).toContain('Disallow');
  });

  it('says that the site is not built when its folder is empty', async () => {
    const empty = siteHandler({ folder: '/nonexistent-folder', connectOrigins: [] });
    const response = await empty(new Request('http://localhost/'));
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('npm run build');
  });
});

describe('compression', () => {
  const original = async () => (await get('/assets/app-1a2b3c4d.js')).text();

  it('sends Brotli when it is accepted', async () => {
    const response = await get('/assets/app-1a2b3c4d.js', { 'Accept-Encoding': 'gzip, deflate, br' });
    expect(response.headers.get('Content-Encoding')).toBe('br');
    expect(response.headers.get('Vary')).toBe('Accept-Encoding');
    const body = Buffer.from(await response.arrayBuffer());
    expect(brotliDecompressSync(body).toString()).toBe(await original());
    expect(Number(response.headers.get('Content-Length'))).toBe(body.length);
  });

  it('sends gzip when Brotli is refused', async () => {
    const response = await get('/assets/app-1a2b3c4d.js', { 'Accept-Encoding': 'br;q=0, gzip' });
    expect(response.headers.get('Content-Encoding')).toBe('gzip');
    expect(gunzipSync(Buffer.from(await response.arrayBuffer())).toString()).toBe(await original());
  });

  it('sends small files as they are', async () => {
    expect(
      (await get('/robots.txt', { 'Accept-Encoding': 'br' })).headers.get('Content-Encoding'),
    ).toBeNull();
  });
});

describe('caching', () => {
  it('lets browsers keep hashed files for a year without asking', async () => {
    expect((await get('/assets/app-1a2b3c4d.js')).headers.get('Cache-Control')).toBe(
      'public, max-age=31536000, immutable',
    );
  });

  it('answers 304 to a page that has not changed', async () => {
    const tag = (await get('/')).headers.get('ETag') ?? '';
    const response = await get('/', { 'If-None-Match': `W/"other", ${tag}` });
    expect([response.status, await response.text()]).toEqual([304, '']);
    expect((await get('/', { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  it('gives each encoding its own validator', async () => {
    const plain = (await get('/')).headers.get('ETag');
    expect((await get('/', { 'Accept-Encoding': 'br' })).headers.get('ETag')).not.toBe(plain);
  });
});

describe('content security policy', () => {
  it("allows the page's own inline scripts by hash and no others", async () => {
    const policy = (await get('/')).headers.get('Content-Security-Policy') ?? '';
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
    const hash = createHash('sha256').update(INLINE_SCRIPT).digest('base64');
    expect(scripts.split(' ')).toEqual(["'self'", `'sha256-${hash}'`]);
  });

  it('lets pages call the configured origins', async () => {
    expect((await get('/about-us')).headers.get('Content-Security-Policy')).toMatch(
      /connect-src 'self' https:\/\/api\.example\.com;/,
    );
  });
});
