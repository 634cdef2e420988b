import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { newFolder } from '../../test/new-folder';
import { openDatabase } from './open-database';

it('takes no folder for a database whose making was broken off', async () => {
  const folder = join(newFolder(), 'postgres');
  await mkdir(`${folder}-unfinished`);
  // By this file it would be known as a database, and not one table is in it.
  await writeFile(join(`${folder}-unfinished`, 'PG_VERSION'), '17\n');

  const database = await openDatabase(folder, []);
  await database.close();

  expect(existsSync(join(folder, 'PG_VERSION'))).toBe(true);
  expect(existsSync(`${folder}-unfinished`)).toBe(false);
}, 60_000);
