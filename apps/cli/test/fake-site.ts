import { resolvePath } from '@kidcode/site';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { ExpectedAnswer } from '../src/site-check';

export type FakeSite = Awaited<ReturnType<typeof fakeSite>>;

const servers: Server[] = [];

afterAll(() => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
});

/** Starts a server on a free port of this computer until the tests of the file have ended. @returns its address. */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  servers.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export type FakeAnswer = {
  readonly status: number;
  readonly title?: string;
  readonly canonical?: string | null;
  readonly location?: string;
};

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const html = (title: string, canonical: string | null): string =>
  [
    `<!doctype html><html lang="en"><head><title>${escape(title)}</title>`,
    canonical === null ? '' : `<link rel="canonical" href="https://www.kidcode.example${canonical}" />`,
    '</head><body></body></html>',
  ].join('');

/** A site that answers as expected, but for the faults that are planted by path. */
export async function fakeSite(
  expected: readonly ExpectedAnswer[],
  faults: Readonly<Record<string, FakeAnswer>> = {},
) {
  const answers = new Map<string, FakeAnswer>(expected.map((answer) => [answer.path, answer]));
  let open = 0;
  let most = 0;
  const server = createServer((request, response) => {
    most = Math.max(most, ++open);
    response.on('close', () => open--);
    const path = request.url ?? '/';
    const { finalPath } = resolvePath(path);
    const spelled: FakeAnswer = finalPath === path ? { status: 500 } : { status: 301, location: finalPath };
    const { status, title = '', canonical = null, location } = faults[path] ?? answers.get(path) ?? spelled;
    response.writeHead(status, { 'content-type': 'text/html', ...(location !== undefined && { location }) });
    setTimeout(() => response.end(location === undefined ? html(title, canonical) : ''), 1);
  });
  return { url: await listen(server), mostAtOnce: () => most };
}
