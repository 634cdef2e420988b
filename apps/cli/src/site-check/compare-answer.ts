import type { SiteDay } from '@kidcode/scheduling';
import { hostRedirects, pageMetadata, prerenderPaths, resolvePath } from '@kidcode/site';

import type { Answer } from '../ask';

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
    ...hostRedirects().map(({ from, to, status }): ExpectedAnswer => {
      return { path: named(from), status, location: named(to) };
    }),
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
