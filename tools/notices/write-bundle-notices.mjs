import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { thirdPartyNotices } from './third-party-notices.mjs';

/**
 * Writes the notices of a bundle beside it.
 *
 * @param {string} folder Where the bundle is.
 * @param {import('esbuild').Metafile} metafile What esbuild says of it.
 * @param {string} root The folder that esbuild names modules from.
 * @param {readonly string[]} madeOf Files that are in it without being modules of it.
 */
export function writeBundleNotices(folder, metafile, root, madeOf = []) {
  const modules = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.keys(inputs).filter((path) => inputs[path].bytesInOutput > 0),
  );
  const files = modules.map((path) => resolve(root, path));
  writeFileSync(join(folder, 'third-party-notices.txt'), thirdPartyNotices([...files, ...madeOf]));
}
