/** Shown where a page was asked for that is not kept. */
export const OFFLINE_PAGE = '/offline.html';

/** What others answer on the same host, in the sandbox or behind a proxy: people's names, tokens, answers of the day. */
export const SERVICES = [
  '/functions',
  '/api',
  '/rest',
  '/auth',
  '/storage',
  '/portal',
  '/outbox',
  '/health',
  '/admin',
  '/office',
];

const isBelow = (path: string, place: string): boolean => path === place || path.startsWith(`${place}/`);

/**
 * What may be kept on a visitor's device, by the path alone. What a service answers never is.
 *
 * @param services Paths on the site's own host under which the build's services answer, besides the usual ones.
 */
export function keptPaths(services: readonly string[]) {
  const isService = (path: string) => [...SERVICES, ...services].some((place) => isBelow(path, place));
  return {
    isPage: (path: string): boolean => path.startsWith('/') && !isService(path) && !/\.\w+$/.test(path),
    /** Whether it is a script, its data or a style sheet: its name is made of what is in it. */
    isScript: (path: string): boolean => /^\/assets\/[^/]+\.(?:js|css|json)$/.test(path),
    /** Whether it is a file beside the pages that is kept once it was seen: pictures, fonts, icons, the manifest. */
    isFile: (path: string): boolean =>
      !isService(path) && /\.(?:svg|png|jpe?g|webp|avif|ico|woff2|webmanifest|css)$/.test(path),
  };
}

/** Stands in every page that the build writes (build/page-documents.mjs), and in nothing that a host puts in a page's place. */
const MARK = '<script data-entry="';

/**
 * The answer, if it may be kept as a page: whole, and one of the site's own. A host that is being repaired answers every
 * address with a page of its own, some with status 200.
 */
export async function sitePage(response: Response): Promise<Response | null> {
  if (response.status !== 200) return null;
  return (await response.clone().text()).includes(MARK) ? response : null;
}
