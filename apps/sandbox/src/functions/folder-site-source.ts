import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { SiteSource } from '@kidcode/functions';

import { siteFile } from '../site/site-file';

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
