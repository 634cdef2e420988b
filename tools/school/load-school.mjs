// A school's facts as values, for build scripts: its TypeScript is bundled and run.
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';

/**
 * @param {string} school the name of its folder in schools/.
 * @returns everything that the school says of itself (the type `School` of @kidcode/school).
 */
export async function loadSchool(school) {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`../../schools/${school}/school.ts`, import.meta.url))],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    conditions: ['module'],
    logLevel: 'warning',
  });
  const source = Buffer.from(outputFiles[0].contents).toString('base64');
  const { SCHOOL } = await import(`data:text/javascript;base64,${source}`);
  return SCHOOL;
}
