import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { AliasOptions, Plugin } from 'vite';

const packageFolder = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));

/**
 * React Router ships a production build whose only difference is that its development warnings are off, but its
 * `exports` lead everyone to the development build (0.6 KiB gzip of the first route). Should a release move the
 * files, the build fails and names them.
 */
export const routerProductionBuild = [
  { find: /^react-router$/, replacement: `${packageFolder}/dist/production/index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${packageFolder}/dist/production/dom-export.mjs` },
] satisfies AliasOptions;

/**
 * `NavLink.displayName = '…'` keeps components that nobody imports in the bundle, with all that they use (1.8 KiB):
 * the bundler may not assume that assigning is harmless. The names are for React's developer tools only.
 */
export const droppableRouterComponents: Plugin = {
  name: 'kidcode:droppable-router-components',
  transform: {
    filter: { id: /node_modules.react-router.dist.production/ },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = ".*";$/gm, '')
        .replace(/^(var \w+ = )(React\d*\.(?:forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2'),
  },
};
