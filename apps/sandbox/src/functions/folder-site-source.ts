import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { SiteSource } from '@kidcode/functions';

import { readSitePath } from '../site/site-path';

/** The built site as the crawler reads it, straight from its folder. */
export function folderSiteSource(folder: string): SiteSource {
  const read = async (path: string): Promise<string | null> => {
    const place = readSitePath(path);
    for (const candidate of place.kind === 'files' ? place.candidates : []) {
      const text = await readFile(join(folder, candidate), 'utf8').catch(() => null);
      if (text !== null) return text;
    }
    return null;
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
