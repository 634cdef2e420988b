import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, readdir } from 'node:fs/promises';
import { dirname, extname, join, normalize, relative } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';

import { isPhoto, PHOTO_WIDTHS, photoFile } from '../src/shared/photo';

const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
};

const QUALITY = 76;

/** Upright, never larger than it is, and without what a telephone writes into a photo: the place where it was taken. */
const inWidth = (file: string, width: number) =>
  sharp(file).autoOrient().resize({ width, withoutEnlargement: true }).webp({ quality: QUALITY });

function askedPhoto(address: string): { readonly photo: string; readonly width: number } | null {
  const [, photo = '', width = ''] = /^(.+)\.(\d+)\.webp$/.exec(address) ?? [];
  const known = PHOTO_WIDTHS.find((one) => String(one) === width);
  return known !== undefined && isPhoto(photo) ? { photo, width: known } : null;
}

const addressIn = (folder: string, file: string): string =>
  `/${relative(folder, file).replaceAll('\\', '/')}`;

async function writePhotos(folder: string, into: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name);
    const address = addressIn(folder, file);
    if (!entry.isFile() || !isPhoto(address)) continue;
    await mkdir(dirname(join(into, address)), { recursive: true });
    for (const width of PHOTO_WIDTHS)
      await inWidth(file, width).toFile(join(into, photoFile(address, width)));
  }
}

/**
 * Serves what names or shows the school (logos, cards for social networks, pictures of its centers) at the site's root,
 * beside the illustrations of apps/web/public that all schools share. Where both have a file, the school's own wins.
 * Photos are served in the widths that pages use.
 *
 * @param folder the school's `public`; a school without one has no files of its own.
 */
export const schoolFiles = (folder: string): Plugin => ({
  name: 'kidcode:school-files',
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
      const asked = askedPhoto(path);
      const type = asked === null ? TYPES[extname(path)] : 'image/webp';
      const file = join(folder, asked?.photo ?? path);
      if (type === undefined || path.includes('..') || !existsSync(file)) {
        next();
        return;
      }
      response.setHeader('Content-Type', type);
      if (asked === null) response.end(readFileSync(file));
      else
        inWidth(file, asked.width)
          .toBuffer()
          .then((photo) => response.end(photo), next);
    });
  },
  async writeBundle({ dir }) {
    if (this.environment.name !== 'client' || dir === undefined || !existsSync(folder)) return;
    await cp(folder, dir, { recursive: true, filter: (file) => !isPhoto(addressIn(folder, file)) });
    await writePhotos(folder, dir);
  },
});
