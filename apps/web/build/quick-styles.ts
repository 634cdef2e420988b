import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const OURS = fileURLToPath(new URL('../../../libs/ui/src/style/styled.ts', import.meta.url));

/**
 * Puts the factory of `libs/ui` in the place of Chakra's (same elements, names and styles; a test of `libs/ui` compares
 * them): Chakra's resolves and writes out every recipe anew for every element, which was 0.47 of 1.16 s of hydration on
 * a slow phone. Should a release move the file, the build fails and says so.
 */
export function quickStyles(): Plugin {
  let isUsed = false;
  return {
    name: 'kidcode:quick-styles',
    enforce: 'pre',
    resolveId: {
      filter: { id: /factory\.js$/ },
      handler(_id, importer) {
        if (importer === undefined || !/@chakra-ui.react.dist.esm/.test(importer)) return null;
        isUsed = true;
        return OURS;
      },
    },
    buildEnd(error) {
      if (!error && !isUsed)
        throw new Error('web: Chakra has no factory.js any more (build/quick-styles.ts)');
    },
  };
}
