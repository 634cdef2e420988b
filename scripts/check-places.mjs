// Whether the site can be served where the settings say, before anything is installed or built for it.
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';

import { at, schoolFolder, settings } from '../tools/school/current-school.mjs';

const DEFAULT_HOST = '127.0.0.1';
const DEFAULT_PORT = '4310';

function refuse(sentence) {
  console.error(sentence);
  process.exit(2);
}

/** Whether another program answers at a port; what else is wrong with it, the server says when it starts. */
const isBusy = (port, host) =>
  new Promise((done) => {
    const server = createServer();
    server.once('error', ({ code }) => done(code === 'EADDRINUSE'));
    server.listen(port, host, () => server.close(() => done(false)));
  });

/**
 * Reads `PORT`, `HOST` and `SITE_DIR`; ends the process with a sentence when another program has the port, or when `SITE_DIR` names
 * a folder without a built site that no build of this repository fills.
 *
 * @returns {Promise<string>} the port.
 */
export async function checkPlaces() {
  const env = settings();
  const text = (name, fallback) => env[name]?.trim() || fallback;
  const named = text('SITE_DIR', '');
  const folder = resolve(at(''), named);
  const built = at(`apps/web/${schoolFolder('dist')}/client`);
  if (named !== '' && folder !== built && !existsSync(join(folder, 'index.html')))
    refuse(
      `SITE_DIR is "${named}", where no built site is; a folder with an index.html is expected, or nothing.`,
    );
  const port = text('PORT', DEFAULT_PORT);
  const number = Number(port);
  if (!Number.isInteger(number) || number < 0 || number > 65_535)
    refuse(`PORT is "${port}"; a whole number from 0 to 65535 is expected.`);
  if (await isBusy(number, text('HOST', DEFAULT_HOST)))
    refuse(`Port ${port} is busy: another program answers there. Stop it, or set PORT to a free port.`);
  return port;
}
