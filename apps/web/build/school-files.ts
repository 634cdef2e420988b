import { existsSync, readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import type { Plugin } from 'vite';

const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
};

/**
 * Serves what names or shows the school (logos, cards for social networks, pictures of its centers) at the site's root,
 * beside the illustrations of apps/web/public that all schools share. Where both have a file, the school's own wins.
 *
 * @param folder the school's `public`; a school without one has no files of its own.
 */
export const schoolFiles = (folder: string): Plugin => ({
  name: 'kidcode:school-files',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
      const type = TYPES[extname(path)];
      const file = join(folder, path);
      if (type === undefined || path.includes('..') || !existsSync(file)) {
        next();
        return;
      }
      response.setHeader('Content-Type', type);
      response.end(readFileSync(file));
    });
  },
  async writeBundle({ dir }) {
    const isForBrowser = this.environment.name === 'client';
    if (isForBrowser && dir !== undefined && existsSync(folder)) await cp(folder, dir, { recursive: true });
  },
});
