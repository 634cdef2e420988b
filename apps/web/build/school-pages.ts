import type { PageId } from '@kidcode/school';
import type { Plugin } from 'vite';

/** One entry of `CODE_PAGES`, as Prettier writes it. */
const ENTRY = /^ {2}'?([\w-]+)'?: \(\) =>\s+import\('[^']+'\)\.then\(\(module\) => module\.\w+\),\n/gm;

/**
 * The text of page-modules.ts without the pages that the school does not have, so that neither they nor the content
 * that only they show is looked for.
 *
 * @throws Error when an entry of the map cannot be read: it would stay in silence.
 */
export function withoutMissingPages(source: string, pages: readonly PageId[]): string {
  const unread = source.replace(ENTRY, '').match(/.*\bimport\w*\(.*/);
  if (unread !== null) throw new Error(`page-modules.ts: cannot read the entry "${unread[0].trim()}"`);
  return source.replace(ENTRY, (entry, id: string) => (pages.some((page) => page === id) ? entry : ''));
}

export const schoolPages = (pages: readonly PageId[]): Plugin => ({
  name: 'kidcode:school-pages',
  enforce: 'pre',
  transform: {
    filter: { id: /src.app.page-modules\.ts$/ },
    handler: (code) => withoutMissingPages(code, pages),
  },
});
