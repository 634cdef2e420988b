// Adds to deployment.json what is known at the end of a build: the mark of the school's facts, which the functions carry,
// too, and every file that a browser may ask for beside the pages. `kidcode doctor` compares the one and asks for the others.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

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
