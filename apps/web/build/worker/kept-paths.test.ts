/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVICE_SEGMENTS } from '@kidcode/school';

import { keptPaths, SERVICES, sitePage } from './kept-paths';

const { isPage, isScript, isFile } = keptPaths(['/fn/v1', '/enroll']);

/** As what a path is kept. */
const keptAs = (path: string): readonly string[] =>
  Object.entries({ page: isPage, script: isScript, file: isFile })
    .filter(([, is]) => is(path))
    .map(([kind]) => kind);

describe('what is kept for the time without a connection', () => {
  it.each(['/', '/contact-us', '/class-schedule', '/camps/winter/some-center', '/apiary', '/enrollment'])(
    'is the page %s',
    (path) => expect(keptAs(path)).toEqual(['page']),
  );

  it.each([
    '/functions/v1/camp-token',
    '/functions/v1/ai-chat-vector',
    '/api/v1.0/email/send',
    '/rest/v1/leads',
    '/portal/seasonalCamps',
    '/portal',
    '/portal/logo.svg',
    '/outbox',
    '/health',
    '/admin',
  ])('is never %s', (path) => expect(keptAs(path)).toEqual([]));

  it.each(['/fn/v1/camp-token', '/enroll', '/enroll/camps', '/enroll/logo.svg'])(
    'is never %s, which this build sends its calls to',
    (path) => expect(keptAs(path)).toEqual([]),
  );

  it.each(['/assets/kAbCd1234.js', '/assets/centers-12ab34cd.json', '/assets/branches-12ab34cd.css'])(
    'is a script, its data or its colours by the name: %s',
    (path) => expect(keptAs(path)).toContain('script'),
  );

  it.each(['/fonts/nunito.woff2', '/favicon.svg', '/pictures/hero.webp', '/manifest.webmanifest'])(
    'is the file %s',
    (path) => expect(keptAs(path)).toEqual(['file']),
  );

  it.each(['/sw.js', '/deployment.json', '/csp.json', '/sitemap.xml', '/third-party-notices.txt'])(
    'is not the file %s',
    (path) => expect(keptAs(path)).toEqual([]),
  );
});

// A page of the school at /office was built, and nobody saw it.
it('no page of a school can stand where a service answers', () => {
  expect(SERVICES.filter((path) => !SERVICE_SEGMENTS.includes(path.slice(1)))).toEqual([]);
});

const PAGE =
  '<!doctype html><main>Camps</main><script data-entry="/assets/k1.js" data-parts="">start()</script>';

describe('sitePage', () => {
  it('lets a page of the site be kept, whole', async () => {
    const kept = await sitePage(new Response(PAGE));
    expect(await kept?.text()).toBe(PAGE);
  });

  // It stood in the page's place until the next visit with a connection.
  it.each([
    ['a maintenance page with status 200', '<h1>We will be back soon</h1>', 200],
    ['the page of a network that asks to log in', '<form action="/login">', 200],
    ['an error', PAGE, 503],
  ])('lets %s not be kept', async (_, body, status) =>
    expect(await sitePage(new Response(body, { status }))).toBeNull(),
  );

  it('knows a page by what the build writes into each', () =>
    expect(readFileSync(join(process.cwd(), 'build/page-documents.mjs'), 'utf8')).toContain(
      '<script data-entry="',
    ));
});
