import { resolvePath, hostRedirects, pageMetadata, prerenderPaths } from '@kidcode/site';
import type { SiteDay } from '@kidcode/scheduling';

import type { Answer } from './ask';
import type { Read } from './outcome';

/** Runs a task for every item, at most `limit` at a time; results come in the order of the items. */
export async function mapBounded<T, R>(
  items: readonly T[],
  limit: number,
  task: (item: T) => Promise<R>,
): Promise<readonly R[]> {
  const results: R[] = [];
  const queue = items.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of queue) results[index] = await task(item);
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
  return results;
}

type AskOne = (url: string) => Promise<Read<Answer>>;

type SiteReport = { readonly checked: number; readonly problems: readonly SiteProblem[] };

/** Questions that are open at the same time. */
const CONCURRENCY = 8;

/**
 * Asks a running site everything and compares. A host that does not answer at all is one problem, not one per path.
 *
 * @param ask how one address is asked; no redirect is followed.
 */
export async function checkSite(
  baseUrl: string,
  expected: readonly ExpectedAnswer[],
  ask: AskOne,
): Promise<SiteReport> {
  const first = await ask(`${baseUrl}/`);
  if (!first.ok) {
    const message = `${baseUrl} cannot be reached: expected a running site, got ${first.error.message}`;
    return { checked: 1, problems: [{ code: 'unreachable', path: '/', message }] };
  }
  const problems = await mapBounded(expected, CONCURRENCY, async (question) => {
    const { path } = question;
    const answer = path === '/' ? first : await ask(baseUrl + path);
    if (answer.ok) return compareAnswer(question, answer.value, baseUrl);
    const message = `${path}: expected an answer, got ${answer.error.message}`;
    return [{ code: 'unreachable', path, message } satisfies SiteProblem];
  });
  return { checked: expected.length, problems: problems.flat() };
}

/** The host's own step to an address with a slash among them. */
const MOST_MOVES = 4;

const SPELLINGS: readonly ((path: string) => string)[] = [(path) => path.toUpperCase(), (path) => `${path}/`];

/**
 * Asks a running site for every known address in capitals and with a slash at its end. What counts is the page where the
 * redirects end: some hosts keep their pages at addresses with a slash.
 *
 * @param known what the site answers to the addresses as the table writes them; what is not found is left out.
 * @param ask how one address is asked; no redirect is followed.
 */
export async function checkSpellings(
  baseUrl: string,
  known: readonly ExpectedAnswer[],
  ask: AskOne,
): Promise<SiteReport> {
  const questions = known
    .filter(({ path, status }) => status !== 404 && path !== '/')
    .flatMap(({ path }) =>
      SPELLINGS.map((spell) => ({ path: spell(path), place: resolvePath(path).finalPath })),
    );
  const problems = await mapBounded(questions, CONCURRENCY, async ({ path, place }) => {
    const got = await endOf(baseUrl, path, ask);
    if (got === place) return [];
    const message = `${path}: expected to end at ${place}, got ${got}`;
    return [{ code: 'wrong-spelling', path, message } satisfies SiteProblem];
  });
  return { checked: questions.length, problems: problems.flat() };
}

/** The path of the page where an address leads, without a slash at its end, or in words why there is none. */
async function endOf(baseUrl: string, path: string, ask: AskOne): Promise<string> {
  let url = baseUrl + path;
  for (let moves = 0; moves <= MOST_MOVES; moves += 1) {
    const answer = await ask(url);
    if (!answer.ok) return answer.error.message;
    const { status, headers } = answer.value;
    const location = headers['location'] ?? null;
    const here = new URL(url).pathname.slice(new URL(baseUrl).pathname.replace(/\/$/, '').length);
    if (status === 200) return here.replace(/(?<=.)\/$/, '');
    if (status < 300 || status > 399 || location === null || !URL.canParse(location, url))
      return `status ${status} at ${here}`;
    url = new URL(location, url).href;
    if (new URL(url).origin !== new URL(baseUrl).origin) return url;
  }
  return 'no end of redirects';
}

const MOVED = [301, 302, 307, 308];

/**
 * Asks as `ask` does, but past the slash that some static hosts add to an address: what counts is the page behind it. Any
 * other redirect is an answer.
 *
 * @returns `slashes`: how often that was so.
 */
export function askPastSlash(ask: AskOne): { readonly ask: AskOne; readonly slashes: () => number } {
  let slashes = 0;
  return {
    slashes: () => slashes,
    ask: async (url) => {
      const answer = await ask(url);
      if (!answer.ok || !MOVED.includes(answer.value.status)) return answer;
      if (new URL(answer.value.headers['location'] ?? '', url).href !== `${url}/`) return answer;
      slashes += 1;
      return ask(`${url}/`);
    },
  };
}

/** What the running site should say to one path. Canonical and location are paths of the site itself. */
export type ExpectedAnswer =
  | {
      readonly path: string;
      readonly status: 200 | 404;
      readonly title: string;
      readonly canonical: string | null;
    }
  | { readonly path: string; readonly status: 301 | 302; readonly location: string };

/** No page is called like this, and no place in a pattern has it as a known value. */
const UNKNOWN = 'no-such-place';

const named = (rule: string): string => rule.replace(/:\w+/g, UNKNOWN);

function expectedPage(path: string, status: 200 | 404, today: SiteDay): ExpectedAnswer {
  const { page, params } = resolvePath(path);
  const { title, canonical } = pageMetadata(page ?? 'not-found', params, { today });
  return { path, status, title, canonical };
}

/**
 * Every question to a running site: each page, each redirect, and a path that is none.
 *
 * @param today the site's day: titles of camps name the edition that it shows.
 */
export function expectedAnswers(today: SiteDay): readonly ExpectedAnswer[] {
  return [
    ...prerenderPaths().map((path) => expectedPage(path, 200, today)),
    ...hostRedirects().map(({ from, to, status }) => ({ path: named(from), status, location: named(to) })),
    expectedPage(`/${UNKNOWN}`, 404, today),
  ];
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decodeEntity(whole: string, decimal?: string, hex?: string, name?: string): string {
  if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
  if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
  return NAMED[(name ?? '').toLowerCase()] ?? whole;
}

const decodeEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]+));/gi, decodeEntity);

const attribute = (tag: string, name: string): string | null =>
  new RegExp(`\\s${name}\\s*=\\s*(["'])(.*?)\\1`, 'is').exec(tag)?.[2] ?? null;

/** The title and the canonical address that a page's HTML states, each null when it does not. */
export function readPageHead(html: string): {
  readonly title: string | null;
  readonly canonical: string | null;
} {
  const title = /<title[^>]*>([^<]*)<\/title>/i.exec(html)?.[1] ?? null;
  const link = (html.match(/<link\b[^>]*>/gi) ?? []).find((tag) => attribute(tag, 'rel') === 'canonical');
  const canonical = link === undefined ? null : attribute(link, 'href');
  return {
    title: title === null ? null : decodeEntities(title).trim(),
    canonical: canonical === null ? null : decodeEntities(canonical),
  };
}

/** What a running site can answer wrongly. */
export type SiteProblem = {
  readonly code:
    'unreachable' | 'wrong-spelling' | 'wrong-status' | 'wrong-title' | 'wrong-canonical' | 'wrong-location';
  /** One sentence for a developer: what was expected and what came. */
  readonly message: string;
  readonly path: string;
};

/** The path and query of an address, whichever host it names: a built site may be checked on any host. */
function pathOf(address: string, baseUrl: string): string {
  const base = new URL(`${baseUrl}/`);
  if (!URL.canParse(address, base.href)) return address;
  const { origin, pathname, search } = new URL(address, base);
  const below = base.pathname.replace(/\/$/, '');
  const isBelow = origin === base.origin && below !== '' && pathname.startsWith(`${below}/`);
  return (isBelow ? pathname.slice(below.length) : pathname) + search;
}

const quoted = (value: string | null): string => (value === null ? 'none' : `"${value}"`);

/** What is wrong with an answer: its status alone, or else every other difference. */
export function compareAnswer(
  expected: ExpectedAnswer,
  answer: Answer,
  baseUrl: string,
): readonly SiteProblem[] {
  const { path } = expected;
  const problem = (code: SiteProblem['code'], message: string): readonly SiteProblem[] => [
    { code, path, message: `${path}: expected ${message}` },
  ];
  if (answer.status !== expected.status)
    return problem('wrong-status', `status ${expected.status}, got ${answer.status}`);
  const own = (address: string | null): string | null => address && pathOf(address, baseUrl);
  if ('location' in expected) {
    const location = own(answer.headers['location'] ?? null);
    if (location === expected.location) return [];
    return problem('wrong-location', `a redirect to "${expected.location}", got ${quoted(location)}`);
  }
  const { title, canonical: named } = readPageHead(answer.body);
  const canonical = own(named);
  return [
    ...(title === expected.title
      ? []
      : problem('wrong-title', `the title "${expected.title}", got ${quoted(title)}`)),
    ...(canonical === expected.canonical
      ? []
      : problem(
          'wrong-canonical',
          `the canonical address ${quoted(expected.canonical)}, got ${quoted(canonical)}`,
        )),
  ];
}
