import { signToken } from '@kidcode/booking';
import { TIME } from '@kidcode/current-school';
import { CACHE_RULES, HOST_HEADERS } from '@kidcode/site';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { ExpectedAnswer } from '../src/site-check/expected-answer';

export type FakeSite = {
  readonly url: string;
  readonly close: () => Promise<void>;
  readonly mostAtOnce: () => number;
};

export type FakeAnswer = {
  readonly status: number;
  readonly title?: string;
  readonly canonical?: string | null;
  readonly location?: string;
};

/** The key of the fake's tokens. */
export const FAKE_SECRET = 'a-secret-of-the-tests-that-is-long-enough';

const HEADERS = {
  ...Object.fromEntries(Object.entries(HOST_HEADERS).map(([name, value]) => [name.toLowerCase(), value])),
  'content-security-policy': "script-src 'self' 'sha256-abc'",
};

/** What a whole deployment answers beside its pages. */
async function serviceAnswer(path: string): Promise<string | null> {
  if (path === '/deployment.json')
    return JSON.stringify({
      pinnedToday: '2025-12-01',
      timeZone: TIME.zone,
      functionsUrl: '/functions/v1',
      emailOrigin: '',
    });
  if (path === '/functions/v1/ai-chat-vector') return JSON.stringify({ message: '[Games](/programs)' });
  if (path !== '/functions/v1/camp-token') return null;
  const token = await signToken({ any: 'claims' } as never, FAKE_SECRET, {
    now: Math.floor(Date.now() / 1000),
  });
  return JSON.stringify({ token: token.ok ? token.value : '' });
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const html = (title: string, canonical: string | null): string =>
  [
    `<!doctype html><html lang="en"><head><title>${escape(title)}</title>`,
    canonical === null ? '' : `<link rel="canonical" href="https://www.kidcode.example${canonical}" />`,
    '</head><body><script data-entry="/assets/k1.js"></script></body></html>',
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
    if (path === '/api/v1.0/email/send' && faults[path] === undefined) {
      response.writeHead(400).end('The user_id is wrong');
      return;
    }
    if (path === '/assets/k1.js' && faults[path] === undefined) {
      response
        .writeHead(200, { 'cache-control': CACHE_RULES.hashed, 'content-encoding': 'identity' })
        .end('');
      return;
    }
    const service = faults[path] === undefined ? serviceAnswer(path) : Promise.resolve(null);
    void service.then((body) => (body === null ? answerPage(path, response) : response.end(body)));
  });
  const answerPage = (path: string, response: ServerResponse): void => {
    const {
      status,
      title = '',
      canonical = null,
      location,
    } = faults[path] ?? answers.get(path) ?? { status: 500 };
    response.writeHead(status, {
      ...HEADERS,
      'content-type': 'text/html',
      ...(location === undefined ? {} : { location }),
    });
    setTimeout(() => response.end(location === undefined ? html(title, canonical) : ''), 1);
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    mostAtOnce: () => most,
  };
}
