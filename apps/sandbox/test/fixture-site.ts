import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

import type { SiteSource } from '@kidcode/functions';

import { newFolder } from './new-folder';

/** The script that the fixture's home page carries in its own text. */
export const INLINE_SCRIPT = 'document.documentElement.dataset.ready = "yes";';

const FILES: Readonly<Record<string, string>> = {
  'index.html': `<!doctype html><html lang="en"><head><title>Home</title><script>${INLINE_SCRIPT}</script><script type="application/ld+json">{"@type":"School"}</script><script type="module" src="/assets/app-1a2b3c4d.js"></script></head><body><main><h1>Home</h1>${'<p>Children make games here.</p>'.repeat(60)}</main></body></html>`,
  'about-us/index.html':
    '<!doctype html><html lang="en"><head><title>About us</title></head><body><main><h1>About us</h1></main></body></html>',
  '404.html':
    '<!doctype html><html lang="en"><head><title>Page not found</title></head><body><main><h1>Oops! Page not found</h1></main></body></html>',
  'assets/app-1a2b3c4d.js': 'export const game = "game level";\n'.repeat(80),
  'robots.txt': 'User-agent: *\nAllow: /\n',
  'csp.json': JSON.stringify({
    scriptHashes: [`'sha256-${createHash('sha256').update(INLINE_SCRIPT).digest('base64')}'`],
  }),
  '.hidden': 'not for visitors',
};

/** What the build leaves compressed beside itself. */
const COMPRESSED = new Set(['.html', '.js']);

/** The folder of a small built site, so that no test needs the real one. */
export async function fixtureSite(extra: Readonly<Record<string, string>> = {}): Promise<string> {
  const dir = newFolder();
  for (const [path, content] of Object.entries({ ...FILES, ...extra })) {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), content);
    if (!COMPRESSED.has(extname(path))) continue;
    await writeFile(join(dir, `${path}.br`), brotliCompressSync(content));
    await writeFile(join(dir, `${path}.gz`), gzipSync(content));
  }
  return dir;
}

/** A site as the crawler reads it, of pages by their paths; null where one does not answer. */
export const siteOf = (pages: Readonly<Record<string, string | null>>): SiteSource => ({
  sitemap: () =>
    Promise.resolve(
      Object.keys(pages)
        .map((path) => `<loc>https://www.kidcode.example${path}</loc>`)
        .join(''),
    ),
  page: (path) => Promise.resolve(pages[path] ?? null),
});
