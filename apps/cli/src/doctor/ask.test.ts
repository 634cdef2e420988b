import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { askOverNetwork } from './ask';

let server: Server;
let base: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/moved') response.writeHead(301, { Location: '/new' }).end('gone');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

describe('askOverNetwork', () => {
  it('follows no redirect', async () => {
    expect(await askOverNetwork()(`${base}/moved`)).toMatchObject({
      status: 301,
      headers: { location: '/new' },
      body: 'gone',
    });
  });

  // A host that keeps each question open kept the doctor for as many times twenty seconds.
  it('waits for all questions together no longer than it was told', async () => {
    const ask = askOverNetwork(300);
    const started = performance.now();
    for (const path of ['/one', '/two', '/three']) expect(await ask(base + path)).toBeNull();
    expect(await ask(`${base}/four`, { timeoutMs: 10_000 })).toBeNull();
    expect(performance.now() - started).toBeLessThan(2_000);
  });

  it('gives up on one question sooner', async () => {
    const started = performance.now();
    expect(await askOverNetwork()(`${base}/silent`, { timeoutMs: 50 })).toBeNull();
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
