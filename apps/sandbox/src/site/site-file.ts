import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { SiteSource } from '@kidcode/functions';
import { answerAddress, HOST_ONLY_FILES } from '@kidcode/site';

/**
 * The file of the built site that is at a path, without touching the disk: a page's own, or one by its name. Null for a
 * path that climbs out of the site, is for hosts and tools alone, or does not decode.
 *
 * @param pathname path of the URL, still percent-encoded.
 */
export function siteFile(pathname: string): string | null {
  const answer = answerAddress(pathname);
  if (answer.kind === 'page') return `${answer.path.slice(1)}/index.html`.replace(/^\//, '');
  const path = decode(pathname);
  if (path === null || /[\\\p{Cc}]|\/\.\.?\/|\/\//u.test(`${path}/`) || HOST_ONLY_FILES.test(path))
    return null;
  return path.slice(1);
}

function decode(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}

/** The built site as the crawler reads it, straight from its folder. */
export function folderSiteSource(folder: string): SiteSource {
  const read = async (path: string): Promise<string | null> => {
    const file = siteFile(path);
    return file === null ? null : readFile(join(folder, file), 'utf8').catch(() => null);
  };
  return {
    sitemap: async () => {
      const text = await read('/sitemap.xml');
      if (text === null) throw new Error('sandbox: the built site has no sitemap');
      return text;
    },
    page: read,
  };
}
