import type { SiteDay } from '@kidcode/scheduling';
import { pageMetadata, prerenderPaths, hostRedirects, resolvePath } from '@kidcode/site';

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
