import { fail, succeed, type Result } from '@kidcode/school';
import { resolvePath } from '@kidcode/site';

export type ScanError = 'foreign' | 'unknown-page';

/**
 * Reads what a code says and lets only this site's own pages through (D-16).
 *
 * @param text Whatever the code holds.
 * @param origins The site's own addresses, such as `https://www.kidcode.example`.
 * @returns The path with query and fragment, to be opened inside the site; never an address elsewhere.
 * @example parseScan('https://www.kidcode.example/euless', ['https://www.kidcode.example']) // path '/euless'
 */
export function parseScan(
  text: string,
  origins: readonly string[],
): Result<{ readonly path: string; readonly title: string }, ScanError> {
  const url = URL.canParse(text.trim()) ? new URL(text.trim()) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || !origins.includes(url.origin))
    return fail('foreign');
  if (url.username !== '' || url.password !== '') return fail('foreign');
  // A path that begins with two slashes would be read as another host.
  if (url.pathname.startsWith('//')) return fail('unknown-page');
  const { kind, title } = resolvePath(url.pathname);
  if (kind === 'not-found') return fail('unknown-page');
  return succeed({ path: url.pathname + url.search + url.hash, title });
}
