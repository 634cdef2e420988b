import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { askSite } from './ask-site';

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
