import { resolvePath } from '@kidcode/site';

/** Why a code is not opened. */
export type ScanError = 'foreign' | 'unknown-page';

export type ScanResult =
  | { readonly ok: true; readonly value: { readonly path: string; readonly title: string } }
  | { readonly ok: false; readonly error: ScanError };

const fail = (error: ScanError): ScanResult => ({ ok: false, error });

/**
 * Reads what a code says and lets only this site's own pages through (D-16).
 *
 * @param text Whatever the code holds.
 * @param origins The site's own addresses, such as `https://www.kidcode.example`.
 * @returns The path with query and fragment, to be opened inside the site; never an address elsewhere.
 * @example parseScan('https://www.kidcode.example/euless', ['https://www.kidcode.example']) // path '/euless'
 */
export function parseScan(text: string, origins: readonly string[]): ScanResult {
  const url = urlOf(text.trim());
  if (url === null || !origins.includes(url.origin) || url.username !== '' || url.password !== '') {
    return fail('foreign');
  }
  // A path that begins with two slashes would be read as another host.
  if (url.pathname.startsWith('//')) return fail('unknown-page');
  const { kind, title } = resolvePath(url.pathname);
  if (kind === 'not-found') return fail('unknown-page');
  return { ok: true, value: { path: url.pathname + url.search + url.hash, title } };
}

function urlOf(text: string): URL | null {
  try {
    const url = new URL(text);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
  } catch {
    return null;
  }
}
