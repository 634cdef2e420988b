import type { SiteSource } from '@kidcode/functions';

import type { SiteFiles } from '../site/site-files';
import { readSitePath } from '../site/site-path';

/** The built site as the crawler reads it, straight from its folder. */
export function folderSiteSource(files: SiteFiles): SiteSource {
  const read = async (path: string): Promise<string | null> => {
    const place = readSitePath(path);
    const file = place.kind === 'files' ? await files.find(place.candidates) : null;
    return file === null ? null : new TextDecoder().decode(file.body);
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
