/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { sitePage } from './site-page';

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
