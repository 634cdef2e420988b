import { writeFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/**
 * Notes the modules that the browser's bundle really holds, for build/notices.mjs.
 *
 * @param file where the list goes: JSON, paths of modules.
 */
export const bundledModules = (file: string): Plugin => ({
  name: 'kidcode:bundled-modules',
  async writeBundle(_options, bundle) {
    if (this.environment.name !== 'client') return;
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
    const modules = chunks.flatMap((chunk) =>
      Object.entries(chunk.modules)
        .filter(([, { renderedLength }]) => renderedLength > 0)
        .map(([id]) => id),
    );
    await writeFile(file, JSON.stringify([...new Set(modules)].sort()));
  },
});
