import { HOME_TEXT } from '@kidcode/current-school/generated/texts/home';
import { siteDay } from '@kidcode/scheduling';
import { hostRedirects, prerenderPaths, resolvePath, ROUTES, verifyRoutes } from '@kidcode/site';

import { linksInSource, linksInValue } from '../build/collect.mjs';
import { verdictOutcome } from '../src/commands/routes';
import { endingOf } from '../src/outcome';
import { expectedAnswers } from '../src/site-check';
import { fakeSite } from './fake-site';
import { json, kidcode, refused, words } from './kidcode';

const DAY = siteDay('2025-12-01');
const LATER = siteDay('2026-02-15');
const pinned = (day: string) => ({ env: { SITE_TODAY: day } });
const answerOn = (today: typeof DAY, path: string) => resolvePath(path, ROUTES, { today });

type Verdict = {
  readonly ok: boolean;
  readonly checked: number;
  readonly problems: readonly { readonly code: string; readonly message: string; readonly path: string }[];
};

describe('routes list', () => {
  it('resolves every page and every redirect', async () => {
    const paths = [...prerenderPaths(), ...hostRedirects().map(({ from }) => from)];
    expect(await json('routes list', pinned(DAY))).toEqual(paths.map((path) => answerOn(DAY, path)));
    const { stdout } = await kidcode(words('routes list'), pinned(DAY));
    expect(stdout).toMatch(
      /\n\/camps\/euless +redirect +-> \/camps\/winter\/euless +Winter Camp 2025 for Euless\n/,
    );
  });

  it('says the titles of the day, as the pages do', async () => {
    const path = '/camps/winter/euless';
    expect(answerOn(LATER, path).title).not.toBe(answerOn(DAY, path).title);
    expect(await json('routes list', pinned(LATER))).toContainEqual(answerOn(LATER, path));
    expect(await json(`routes resolve ${path}`, pinned(LATER))).toEqual(answerOn(LATER, path));
  });
});

describe('tables', () => {
  // `routes list` was 160 columns wide; the tests looked for its words only.
  it.each(['routes list', 'branches list', 'branches show flower-mound', 'schedule', 'schedule --online'])(
    'fit a page of 100 columns: %s',
    async (line) => {
      const { stdout } = await kidcode(words(line));
      expect(Math.max(...stdout.split('\n').map((row) => row.length))).toBeLessThanOrEqual(100);
    },
  );
});

describe('routes resolve', () => {
  it.each(['/', '/camps/summer/euless', '/camps/winter/flower-mound?a=1#b', '/nothing/here', '/%E0%A4%A'])(
    'says what answers %s',
    async (path) => {
      expect(await json(`routes resolve ${path}`, pinned(DAY))).toEqual(answerOn(DAY, path));
    },
  );

  it('tells people about a redirect', async () => {
    const { code, stdout } = await kidcode(words('routes resolve /camps/euless'));
    expect(code).toBe(0);
    expect(stdout).toMatch(/Kind +redirect\n/);
    expect(stdout).toMatch(/Redirects +\/camps\/winter\/euless\n/);
  });

  it('refuses what is no path', async () => {
    expect(await refused(words('routes resolve camps'))).toContain('expected a path from the root');
  });
});

describe('routes verify', () => {
  it('finds nothing wrong with the route table and the links of the site', async () => {
    const verdict = (await json('routes verify')) as Verdict;
    expect(verdict).toMatchObject({ ok: true, problems: [] });
    expect(verdict.checked).toBeGreaterThan(100);
    const { stdout } = await kidcode(words('routes verify'));
    expect(stdout).toBe(`${verdict.checked} rows, links and answers checked, no problem found.\n`);
  });

  // Titles were those of the first edition on every day: a site built after it would have been called wrong.
  it('asks a running site for every path, a few at a time, and expects what it says on its day', async () => {
    const titleOf = (day: typeof DAY) =>
      expectedAnswers(day).find(({ path }) => path === '/camps/winter/euless');
    expect(titleOf(LATER)).not.toEqual(titleOf(DAY));
    const site = await fakeSite(expectedAnswers(LATER));
    const verdict = (await json(`routes verify --base-url ${site.url}/`, pinned(LATER))) as Verdict;
    expect(verdict).toMatchObject({ ok: true, problems: [] });
    expect(verdict.checked).toBeGreaterThan(expectedAnswers(LATER).length);
    expect(site.mostAtOnce()).toBeLessThanOrEqual(8);
  });

  it('finds what a running site answers wrongly', async () => {
    const faults = {
      '/faq': { status: 500 },
      '/camps/euless': { status: 302, location: '/camps/summer/euless' },
      '/no-such-place': { status: 200 },
      '/CAMPS/PLAN': { status: 301, location: '/camps/winter/flower-mound' },
    };
    const { url } = await fakeSite(expectedAnswers(DAY), faults);
    const verify = words(`routes verify --json --base-url ${url}`);
    const { code, stdout, stderr } = await kidcode(verify, pinned(DAY));
    const { ok, problems } = JSON.parse(stdout) as Verdict;
    expect({ code, ok }).toEqual({ code: 1, ok: false });
    expect(problems.map(({ path, code: problem }) => `${path} ${problem}`).sort()).toEqual([
      '/CAMPS/PLAN wrong-spelling',
      '/camps/euless wrong-location',
      '/faq wrong-status',
      '/no-such-place wrong-status',
    ]);
    expect(stderr).toMatch(/^kidcode: expected no problem in \d+ checks, found 4 problems; first: [^\n]+\n$/);
  });

  it('tells people what is wrong', () => {
    const outcome = verdictOutcome(verifyRoutes({ links: ['/faq', '/no-such-page'] }));
    const told = endingOf(outcome, { json: false });
    expect(told).toMatchObject({ code: 1, stdout: expect.stringMatching(/^dead-link /m) as string });
    expect(told.stderr).toMatch(/expected no problem in \d+ checks, found 1 problem; first: /);
  });

  it('says once that a host cannot be reached', async () => {
    const url = 'http://127.0.0.1:2';
    const { code, stdout, stderr } = await kidcode(words(`routes verify --json --base-url ${url}`));
    expect(code).toBe(1);
    const message = `${url} cannot be reached: expected a running site, got ECONNREFUSED`;
    expect((JSON.parse(stdout) as Verdict).problems).toEqual([{ code: 'unreachable', path: '/', message }]);
    expect(stderr).toContain(message);
  });
});

describe('links in the site', () => {
  it('are found under href, to and link, however deep', () => {
    const card = { href: '/camps', actions: [{ to: '/faq' }, { link: '/news?mode=online' }] };
    const links = linksInValue({ card, title: '/no-link', make: () => '/not-run' });
    expect([...links]).toEqual(['/camps', '/faq', '/news?mode=online']);
  });

  it('are neither addresses of other hosts nor files', () => {
    const values = [
      'https://example.com',
      '//example.com',
      'tel:+1',
      '#online',
      '/pictures/robot.svg',
      '/guide.pdf?a',
    ];
    expect([...linksInValue(values.map((href) => ({ href })))]).toEqual([]);
  });

  it('are found in the attributes of a page and in its data', () => {
    const source = `<Link to="/camps"><a href={'/faq'} /><LinkButton href='/news' to={target} data-to="/nowhere/" />
      const links = [{ label: 'Teachers', href: '/teachers' }, { href: where }];`;
    expect(linksInSource(source)).toEqual(['/camps', '/faq', '/news', '/teachers']);
  });
});

/** Collected by the settings of these tests (jest.config.mjs), as a build does it. */
declare const KIDCODE_SITE_SOURCES: { readonly links: readonly string[] };

it('links in the words of a school are found', () => {
  const links = [...linksInValue(HOME_TEXT)];
  expect(links.length).toBeGreaterThan(3);
  expect(KIDCODE_SITE_SOURCES.links).toEqual(expect.arrayContaining(links));
});
