import { httpSiteSource } from './http-site-source.ts';

const site = (answer: (path: string) => Response | Promise<Response>) =>
  httpSiteSource('https://www.kidcode.example', {
    fetch: (input) => Promise.resolve(answer(new URL(input as string).pathname)),
  });

describe('httpSiteSource', () => {
  it('reads the sitemap and pages of the deployed site', async () => {
    const source = site((path) => new Response(`text of ${path}`));
    expect([await source.sitemap(), await source.page('/faq')]).toEqual([
      'text of /sitemap.xml',
      'text of /faq',
    ]);
  });

  it('has no page for an answer that is an error, is huge or never comes', async () => {
    expect(await site(() => new Response('gone', { status: 404 })).page('/x')).toBeNull();
    expect(await site(() => new Response('x'.repeat(2_000_001))).page('/x')).toBeNull();
    expect(await site(() => Promise.reject(new TypeError('fetch failed'))).page('/x')).toBeNull();
  });

  it('rejects when there is no sitemap: then nothing must be forgotten', async () => {
    await expect(site(() => new Response('', { status: 500 })).sitemap()).rejects.toThrow('has no sitemap');
  });
});
