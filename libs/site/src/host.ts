import { STANDS_IN } from './camp-routes';
import { followPath } from './follow-path';
import {
  concretePaths,
  decoded,
  parameterName,
  pathsWithUnknown,
  segmentsOf,
  UNKNOWN_VALUE,
} from './match-path';
import { prerenderPaths } from './resolve-path';
import { isPageRow, type RedirectStatus } from './route-row';
import { ROUTES } from './routes';

/** What a host does with an address. */
type AddressAnswer =
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
const askedQuery = (path: string): string => STANDS_IN + path;

/**
 * Reads what `askedQuery` wrote.
 *
 * @returns the address that was asked for, '' where a link says that its center stands in (`STANDS_IN`), and the query without
 *   it; null where neither has led here.
 */
export function readAsked(search: string): { readonly asked: string; readonly rest: string } | null {
  const found = ASKED.exec(search);
  if (found === null) return null;
  const [, start, asked = '', more] = found;
  return { asked: decoded(asked), rest: search.replace(ASKED, more === '&' ? (start ?? '') : '') };
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
export function answerAddress(pathname: string): AddressAnswer {
  const { path, finalPath, end, rule, fillsIn } = followPath(pathname);
  if (end === null) return { kind: 'none' };
  if (rule !== null) {
    const asked = path.replace(/[&+]/g, encodeURIComponent);
    return { kind: 'move', to: finalPath + (fillsIn ? askedQuery(asked) : ''), status: rule.status };
  }
  return pathname === finalPath
    ? { kind: 'page', path: finalPath }
    : { kind: 'move', to: finalPath, status: 301 };
}

/** One line of a host's redirect file. A `:name` segment of `from` stands for any one segment, and for the same in `to`. */
export type HostRedirect = { readonly from: string; readonly to: string; readonly status: RedirectStatus };

/**
 * The redirects of the table for a host that reads them from top to bottom and serves a page's file before
 * it looks at them: known paths first, then patterns for unknown values, the more literal ones earlier.
 */
export function hostRedirects(): readonly HostRedirect[] {
  const rules = new Map<string, HostRedirect>();
  for (const row of ROUTES) {
    for (const path of [...(isPageRow(row) ? [] : concretePaths(row)), ...pathsWithUnknown(row)]) {
      const answer = answerAddress(path);
      if (answer.kind !== 'move') continue;
      const from = asHostPattern(path, row.pattern);
      const to = answer.to.replace(askedQuery(path), askedQuery(from));
      rules.set(from, { from, to, status: answer.status });
    }
  }
  return [...rules.values()].sort((a, b) => placeholders(a.from) - placeholders(b.from));
}

/** `/camps/__unknown__` as `/camps/:branchId`. */
function asHostPattern(path: string, pattern: string): string {
  const shape = segmentsOf(pattern);
  const segments = segmentsOf(path).map((segment, index) =>
    segment === UNKNOWN_VALUE ? `:${parameterName(shape[index] ?? '') ?? 'any'}` : segment,
  );
  return `/${segments.join('/')}`;
}

const placeholders = (from: string) => from.split('/').filter((segment) => segment.startsWith(':')).length;

/**
 * The rules of the table in the `_redirects` format: from, to, status. Some hosts ask them before they look for a file, so each
 * page is said to be one, with the slash under which such a host keeps it, before the patterns that would move it on. Some
 * tell `/a` from `/a/`: known addresses stand there with and without. All tell capitals apart, which no rule can change: such an
 * address is not found there, or taken for an unknown one, and the page's script leads on from both.
 */
export function redirectsFile(): string {
  const pages = prerenderPaths().filter((path) => path !== '/');
  const lines = [
    ...pages.map((path) => `${path} ${path}/ 200`),
    ...hostRedirects().flatMap(({ from, to, status }) =>
      (from.includes(':') ? [from] : [from, `${from}/`]).map((address) => `${address} ${to} ${status}`),
    ),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

/**
 * Security headers that the host sends with every answer of the site, whatever it is. The content security policy is not
 * among them: it names the services that a build talks to (page-policy.ts).
 */
export const HOST_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // The finder asks for the location, the code scanner for the camera.
  'Permissions-Policy': 'geolocation=(self), camera=(self), microphone=(), payment=(), usb=()',
  // Registration opens the portal in a tab of its own (D-13), which a stricter policy would cut off mid-way.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

/** What a host in public adds: from then on a browser asks for the site over TLS only. The sandbox speaks plain HTTP. */
export const PUBLIC_HOST_HEADERS: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000',
};

/** How long an answer may be kept without asking again. Files in assets/ carry a hash of what is in them. */
export const CACHE_RULES = {
  hashed: 'public, max-age=31536000, immutable',
  /** Pages, and the worker that keeps them: a deploy is seen at once. */
  page: 'no-cache',
  file: 'public, max-age=3600',
} as const;

/**
 * Files beside the pages that are for hosts and tools alone, by their path on the site: `.vite`, `_redirects`, those of nginx, and
 * what the build compressed, which is sent in place of the file itself.
 */
export const HOST_ONLY_FILES = /\/[._](?!well-known\/)|^\/nginx(?:-\w+)?\.conf$|\.(?:br|gz)$/;
