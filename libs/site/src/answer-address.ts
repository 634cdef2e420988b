import { followPath } from './follow-path';
import type { RedirectStatus, RouteRow } from './route-row';
import { ROUTES } from './routes';

/** What a host does with an address. */
export type AddressAnswer =
  /** It shows the page; the address is written as the site writes it. */
  | { readonly kind: 'page'; readonly path: string }
  /** It sends the visitor on, at once to where they end. */
  | { readonly kind: 'move'; readonly to: string; readonly status: RedirectStatus }
  /** No page: one of its files, or the not-found page. */
  | { readonly kind: 'none' };

const ASKED = /([?&])asked=([^&]*)(&?)/;

/**
 * What a redirect adds to its target where it chose a value for one that was missing or unknown: the address that was asked
 * for. No host knows the center that is stored (D-47, D-88), and a static host takes capitals for something unknown: the
 * page's script asks the table again.
 */
export const askedQuery = (path: string): string => `?asked=${path}`;

/**
 * Reads what `askedQuery` wrote.
 *
 * @returns the address that was asked for, and the query without it; null where no redirect has led here.
 */
export function readAsked(search: string): { readonly asked: string; readonly rest: string } | null {
  const found = ASKED.exec(search);
  if (found === null) return null;
  const [, start, asked = '', more] = found;
  return { asked: decoded(asked), rest: search.replace(ASKED, more === '&' ? (start ?? '') : '') };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Where a redirect leads together with what the visitor asked: `/a?b=1` and `?c=2` are `/a?b=1&c=2`. */
export const withQuery = (to: string, search: string): string =>
  to + (to.includes('?') ? search.replace('?', '&') : search);

/**
 * What every host answers to an address: the sandbox asks this function, and the rules of `_redirects` and nginx.conf are
 * made from it. Another spelling of a page (capitals, slashes, escapes, `index.html`) moves to it for good (D-63); one of a
 * redirect is answered like the redirect, in one step.
 *
 * @param pathname of a URL, still percent-encoded, without the query.
 * @example answerAddress('/FAQ/') // { kind: 'move', to: '/faq', status: 301 }
 */
export function answerAddress(pathname: string, routes: readonly RouteRow[] = ROUTES): AddressAnswer {
  const { path, finalPath, end, rule, fillsIn } = followPath(pathname, routes);
  if (end === null) return { kind: 'none' };
  if (rule !== null) {
    const asked = path.replace(/[&+]/g, encodeURIComponent).toLowerCase();
    return { kind: 'move', to: finalPath + (fillsIn ? askedQuery(asked) : ''), status: rule.status };
  }
  return pathname === finalPath
    ? { kind: 'page', path: finalPath }
    : { kind: 'move', to: finalPath, status: 301 };
}
