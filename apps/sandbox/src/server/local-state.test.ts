import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openLocalState } from './local-state';

let folder: string;
const said: string[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kidcode-state-'));
  said.length = 0;
});

afterEach(() => rm(folder, { recursive: true, force: true }));

const open = async () => {
  const state = await openLocalState(join(folder, 'data'), folder, (line) => said.push(line));
  if (!state.ok) throw new Error(state.error.message);
  return state.value;
};

const migrate = (sql: string) => writeFile(join(folder, '1_first.sql'), sql);

describe('openLocalState', () => {
  it('keeps what it stored until the next start', async () => {
    await migrate('create table notes (text text)');
    const first = await open();
    await (await first.database()).asOwner("insert into notes values ('kept')");
    expect(first.status()).toBe('ready');
    await first.close();
    const second = await open();
    expect(await (await second.database()).asOwner('select text from notes')).toEqual([{ text: 'kept' }]);
    await second.close();
    expect(said).toEqual([]);
  });

  it('keeps a database of an older version aside and starts a new one', async () => {
    await migrate('create table notes (text text)');
    const first = await open();
    await first.database();
    await first.close();
    await migrate('create table notes (text text, place integer)');
    const second = await open();
    expect(await (await second.database()).asOwner('select text, place from notes')).toEqual([]);
    await second.close();
    expect((await readdir(join(folder, 'data'))).filter((name) => name.startsWith('postgres'))).toHaveLength(
      2,
    );
    expect(said).toEqual([expect.stringContaining('was of an older version')]);
  });

  it('says that the database failed when a migration cannot run', async () => {
    await migrate('create tabel notes');
    const state = await open();
    await expect(state.database()).rejects.toMatchObject({ code: '42601' });
    expect(state.status()).toBe('failed');
    await state.close();
  });
});
