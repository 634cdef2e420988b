import { askPastSlash } from './ask-past-slash';

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
