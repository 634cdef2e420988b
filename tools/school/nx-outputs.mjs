// Tells Nx into which folders the builds write: they depend on the school (current-school.mjs), and settings cannot say
// so. With the wrong folders a cached build of one school would bring back another one's.
import { dirname } from 'node:path';

import { schoolFolder } from './current-school.mjs';

const outputsOf = (folder) => ({ outputs: [`{projectRoot}/${schoolFolder(folder)}`] });

/** The builds of the applications, by the application's package.json. */
export const createNodesV2 = [
  'apps/*/package.json',
  (files) =>
    files.map((file) => {
      const root = dirname(file);
      const targets = {
        build: outputsOf('dist'),
        ...(root === 'apps/web' && { 'build-development': outputsOf('dist-development') }),
      };
      return [file, { projects: { [root]: { root, targets } } }];
    }),
];
