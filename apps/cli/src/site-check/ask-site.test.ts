import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { askPastSlash, askSite } from './ask-site';

describe('askSite', () => {
  it('follows no redirect, and gives up on a host that does not answer', async () => {
    const server = createServer((request, response) => {
      if (request.url === '/moved') response.writeHead(301, { location: '/new' }).end('gone');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      expect(await askSite(`${base}/moved`)).toEqual({
        ok: true,
        value: { status: 301, location: '/new', body: 'gone' },
      });
      expect(await askSite(`${base}/silent`, 50)).toEqual({
        ok: false,
        error: { code: 'unreachable', message: 'no answer within 0.05 seconds' },
      });
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
});

const SITE = 'https://www.school.example';

/** A host that answers by address: a page, or where it is. */
const host = (moved: Readonly<Record<string, string>>, status = 308) =>
  askPastSlash((url) => {
    const location = moved[url.slice(SITE.length)] ?? null;
    return Promise.resolve({
      ok: true,
      value: location === null ? { status: 200, location, body: url } : { status, location, body: '' },
    });
  });

describe('askPastSlash', () => {
  // A static host that moves every page to its folder was red for every page.
  it.each(['/faq/', `${SITE}/faq/`])(
    'takes the page at %s for that of the address without the slash',
    async (to) => {
      const { ask, slashes } = host({ '/faq': to });
      expect(await ask(`${SITE}/faq`)).toMatchObject({ value: { status: 200, body: `${SITE}/faq/` } });
      expect(slashes()).toBe(1);
    },
  );

  it.each(['/fees/', '/faq/more', '/', 'https://elsewhere.example/faq/'])(
    'answers a redirect to %s as one',
    async (to) => {
      const { ask, slashes } = host({ '/faq': to });
      expect(await ask(`${SITE}/faq`)).toMatchObject({ value: { status: 308, location: to } });
      expect(slashes()).toBe(0);
    },
  );
});
