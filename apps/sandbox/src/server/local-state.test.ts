import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { fixtureSite } from '../../test/fixture-site';
import { newFolder } from '../../test/new-folder';
import { builtPart, eventually } from '../../test/server-process';
import { siteHandler } from '../site/serve-site';
import { openLocalState } from './local-state';

let folder: string;
const said: string[] = [];
const onRecovered = jest.fn();

beforeEach(() => {
  folder = newFolder();
  said.length = 0;
  onRecovered.mockReset();
});

const open = async () => {
  const state = await openLocalState({
    dataDir: join(folder, 'data'),
    migrationsDir: folder,
    worker: builtPart('database-worker'),
    say: (line) => said.push(line),
    onRecovered,
  });
  if (!state.ok) throw new Error(state.error.message);
  return state.value;
};

const migrate = (sql: string) => writeFile(join(folder, '1_first.sql'), sql);

/** Computes for half a second. */
const LONG = `do $$
declare
  start constant timestamptz := clock_timestamp();
begin
  while clock_timestamp() < start + interval '500 milliseconds' loop
  end loop;
end
$$`;

describe('openLocalState', () => {
  it('keeps what it stored until the next start', async () => {
    await migrate('create table notes (text text)');
    const first = await open();
    await first.database.asOwner("insert into notes values ('kept')");
    expect(first.status()).toBe('ready');
    await first.close();
    const second = await open();
    expect(await second.database.asOwner('select text from notes')).toEqual([{ text: 'kept' }]);
    await second.close();
    expect(said).toEqual([]);
  });

  it('keeps a database of an older version aside and starts a new one', async () => {
    await migrate('create table notes (text text)');
    const first = await open();
    await first.database.asOwner('select 1');
    await first.close();
    await migrate('create table notes (text text, place integer)');
    const second = await open();
    expect(await second.database.asOwner('select text, place from notes')).toEqual([]);
    await second.close();
    expect((await readdir(join(folder, 'data'))).filter((name) => name.startsWith('postgres'))).toHaveLength(
      2,
    );
    expect(said).toEqual([expect.stringContaining('was of an older version')]);
  });

  it('says that the database failed when a migration cannot run', async () => {
    await migrate('create tabel notes');
    const state = await open();
    await expect(state.database.asOwner('select 1')).rejects.toThrow('syntax error');
    expect([state.status(), state.reason()]).toEqual(['failed', expect.stringContaining('syntax error')]);
    expect(await state.broken).toContain('cannot be opened (syntax error');
    await state.close();
  });

  it('hands on the code of what the database refuses, and goes on', async () => {
    await migrate('create table notes (text text unique)');
    const { database, close } = await open();
    const add = () => database.asOwner('insert into notes values ($1)', ['one']);
    await add();
    await expect(add()).rejects.toMatchObject({ code: '23505' });
    await expect(database.as('anon')('select * from sandbox.mail')).rejects.toMatchObject({ code: '42501' });
    expect(await database.asOwner('select text from notes')).toEqual([{ text: 'one' }]);
    await close();
  });

  it('opens a database that died again, with what it stored', async () => {
    await migrate(`create table notes (text text);
      create function dig(depth int) returns int language plpgsql as 'begin return dig(depth + 1); end'`);
    const { database, status, reason, close } = await open();
    await database.asOwner("insert into notes values ('kept')");
    await expect(database.asOwner('select dig(0)')).rejects.toThrow('database: ');
    expect([status(), reason()]).toEqual(['failed', expect.any(String)]);
    await eventually(
      () => Promise.resolve(status()),
      (now) => now === 'ready',
    );
    expect(await database.asOwner('select text from notes')).toEqual([{ text: 'kept' }]);
    expect(onRecovered).toHaveBeenCalledTimes(1);
    await close();
  });

  // Found by attack: the database computed on the thread of the pages, and beside fifty chatters one took three seconds.
  it('lets a page be answered while the database computes', async () => {
    const { database, close } = await open();
    const page = siteHandler({ folder: await fixtureSite(), connectOrigins: [] });
    const read = async () => (await page(new Request('http://localhost/'))).text();
    await Promise.all([database.asOwner('select 1'), read()]);
    const answered: string[] = [];
    await Promise.all([
      database.asOwner(LONG).then(() => answered.push('database')),
      read().then(() => answered.push('page')),
    ]);
    expect(answered).toEqual(['page', 'database']);
    await close();
  });
});
