// Adds to deployment.json what is known at the end of a build: the mark of the school's facts, which the functions carry,
// too, and every file that a browser may ask for beside the pages. `kidcode doctor` compares the one and asks for the others.
// Then leaves Brotli and gzip beside every file that gets smaller by them, for hosts that send such files.
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const dist = process.env.WEB_DIST;
const client = join(dist, 'client');
const server = await import(pathToFileURL(join(dist, 'server', 'entry-server.js')).href);

/** Pages are asked for by their addresses; the others are for hosts and tools. */
const NO_FILE = /\.html$|^_|^nginx[\w-]*\.conf$|^csp\.json$|^deployment\.json$/;

const entries = await readdir(client, { recursive: true, withFileTypes: true });
const files = entries
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) =>
    join(parentPath, name)
      .slice(client.length + 1)
      .replaceAll('\\', '/'),
  )
  .filter((file) => !NO_FILE.test(file))
  .sort()
  .map((file) => `/${file}`);
const deployment = join(client, 'deployment.json');
const facts = JSON.parse(await readFile(deployment, 'utf8'));
const school = await server.currentSchoolMark();
await writeFile(deployment, `${JSON.stringify({ ...facts, school, files }, null, 2)}\n`);
console.log(`${files.length} files and the school's mark ${school} listed in deployment.json`);

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
