import type { Plugin } from 'vite';

/**
 * What is wrong with the file that a part of the school was found in; null: nothing. The resolver falls back to the
 * default school in silence where the wanted one has no such file, and the words of one school would stand in another's
 * site.
 *
 * @param wanted as the code names it: `@kidcode/current-school/generated/texts/home`.
 * @param file where it was found.
 * @param folder the school's folder.
 */
export function foreignContent(wanted: string, file: string, folder: string): string | null {
  const path = file.replaceAll('\\', '/');
  const own = folder.replaceAll('\\', '/');
  if (path.startsWith(`${own}/`)) return null;
  return `${wanted}: expected a file of ${own}, got ${path}. A school without it says so: with null, or a list of nothing.`;
}

export const ownContent = (folder: string): Plugin => ({
  name: 'kidcode:own-content',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^@kidcode\/current-school(\/|$)/ },
    async handler(source, importer, options) {
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const problem = found === null ? null : foreignContent(source, found.id, folder);
      if (problem !== null) this.error(problem);
      return found;
    },
  },
});
