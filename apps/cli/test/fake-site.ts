import { resolvePath } from '@kidcode/site';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { ExpectedAnswer } from '../src/site-check';

export type FakeSite = Awaited<ReturnType<typeof listen>> & { readonly mostAtOnce: () => number };

/** Starts a server on a free port of this computer: where it is, and how to stop it. */
export async function listen(server: Server) {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
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
): Promise<FakeSite> {
  const answers = new Map<string, FakeAnswer>(expected.map((answer) => [answer.path, answer]));
  let open = 0;
  let most = 0;
  const server = createServer((request, response) => {
    most = Math.max(most, ++open);
    response.on('close', () => open--);
    const path = request.url ?? '/';
    answerPage(path, response);
  });
  const answerPage = (path: string, response: ServerResponse): void => {
    const { finalPath } = resolvePath(path);
    const spelled: FakeAnswer = finalPath === path ? { status: 500 } : { status: 301, location: finalPath };
    const { status, title = '', canonical = null, location } = faults[path] ?? answers.get(path) ?? spelled;
    response.writeHead(status, {
      'content-type': 'text/html',
      ...(location === undefined ? {} : { location }),
    });
    setTimeout(() => response.end(location === undefined ? html(title, canonical) : ''), 1);
  };
  return { ...(await listen(server)), mostAtOnce: () => most };
}
