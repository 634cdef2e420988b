import { fileURLToPath } from 'node:url';

import { buildCommandLine } from '../build.mjs';

/** Builds a bundle for the tests alone, so that they never meet a half-written one of `nx build`. */
export default () => buildCommandLine(fileURLToPath(new URL('../.cache/kidcode.cjs', import.meta.url)));
