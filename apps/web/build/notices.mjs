// Writes third-party-notices.txt: what others wrote and the built site contains, each under its own licence.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { thirdPartyNotices } from '../../../tools/notices/third-party-notices.mjs';

const dist = process.env.WEB_DIST;
/** A build without a worker has no list of its modules. */
const readList = async (name) => JSON.parse(await readFile(join(dist, name), 'utf8').catch(() => '[]'));

const lists = ['bundled-modules.json', 'office-modules.json', 'worker-modules.json'].map(readList);
const modules = (await Promise.all(lists)).flat();
const fonts = await readFile(join(dist, 'client', 'fonts', 'OFL.txt'), 'utf8');
const notices = thirdPartyNotices(modules, [
  { name: 'Fredoka and Nunito, fonts', license: 'OFL-1.1', text: fonts },
]);
await writeFile(join(dist, 'client', 'third-party-notices.txt'), notices);
console.log(`${notices.split('\nLicence: ').length - 1} notices of others' work written`);
