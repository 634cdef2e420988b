import { createServer } from 'node:http';

import { listen } from '../test/fake-site';
import { ask } from './ask';
import { askOverNetwork } from './doctor/check';

let base: string;
let sent = 0;
let asked = 0;

beforeAll(async () => {
  const server = createServer((request, response) => {
    asked += 1;
    if (request.url === '/moved') response.writeHead(301, { Location: '/new' }).end('gone');
    if (request.url === '/cut') {
      const bytes = Buffer.from('café');
      response.write(bytes.subarray(0, 4));
      setTimeout(() => response.end(bytes.subarray(4)), 20);
    }
    if (request.url === '/endless') {
      const more = (): boolean => ((sent += 1_000), response.write('.'.repeat(1_000)));
      response.on('drain', more);
      while (more());
    }
  });
  base = await listen(server);
});

describe('ask', () => {
  it('follows no redirect', async () => {
    const value = { status: 301, headers: { location: '/new' }, body: 'gone' };
    expect(await ask(`${base}/moved`)).toMatchObject({ ok: true, value });
  });

  it('reads a text whose letters are cut between two parts, and an answer without one', async () => {
    expect(await ask(`${base}/cut`)).toMatchObject({ value: { body: 'café' } });
    expect(await ask(`${base}/moved`, { method: 'HEAD' })).toMatchObject({ value: { body: '' } });
  });

  it('does not fetch an answer without an end', async () => {
    const message = 'the answer is larger than 5000 bytes';
    expect(await ask(`${base}/endless`, { largestBytes: 5_000 })).toEqual({ ok: false, error: { message } });
    const before = sent;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(sent).toBe(before);
  });

  it('gives up on a host that does not answer', async () => {
    const message = 'no answer within 0.05 seconds';
    expect(await ask(`${base}/silent`, { timeoutMs: 50 })).toEqual({ ok: false, error: { message } });
  });
});

// A host that keeps each question open kept the doctor for as many times twenty seconds. A quick host answered after
// the end, too: its answer came before the time limit of nothing.
it('the doctor waits for all questions together no longer than it was told, and asks none after that', async () => {
  expect(await askOverNetwork(50)(`${base}/silent`)).toBeNull();
  asked = 0;
  expect(await askOverNetwork(0)(`${base}/moved`)).toBeNull();
  expect(asked).toBe(0);
});
