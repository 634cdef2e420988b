// Leaves Brotli and gzip beside every file of the built site that gets smaller by them, for hosts that send such files.
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const client = join(process.env.WEB_DIST, 'client');

/** Pictures and fonts are compressed as they are. */
const COMPRESSIBLE = /\.(html|css|js|json|svg|txt|xml|webmanifest|ico)$/;
/** Smaller bodies travel in one packet anyway. */
const FROM_BYTES = 512;
/** Within 3 % of the smallest for pages, at a tenth of the time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

async function compress(path) {
  const body = await readFile(path);
  await writeFile(`${path}.br`, await promisify(brotliCompress)(body, BROTLI));
  await writeFile(`${path}.gz`, await promisify(gzip)(body, { level: 9 }));
}

/** So many files at once: all of a large site would not fit into the memory. */
const AT_ONCE = 4;

const started = performance.now();
const paths = (await readdir(client, { recursive: true })).map((name) => join(client, name));
const large = [];
for (const path of paths.filter((path) => COMPRESSIBLE.test(path))) {
  if ((await stat(path)).size >= FROM_BYTES) large.push(path);
}
const left = large.values();
const progress = setInterval(() => console.log(`compressing ${large.length} files`), 30_000);
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    for (const path of left) await compress(path);
  }),
);
clearInterval(progress);
console.log(`${large.length} files compressed in ${Math.round(performance.now() - started)} ms`);
