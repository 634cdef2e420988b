import { CENTER_IDS } from '@kidcode/branches';
import type { StoredLead } from '@kidcode/leads';

import { newLead, testDatabase } from '../../test/test-database';
import { functionDatabase, type Sql } from './with-roles';

const database = testDatabase();
const backend = functionDatabase(database.asService);

const [FIRST = '', SECOND = ''] = [...CENTER_IDS].sort();
const HERE = { edition: 'winter-2025', week: 1, part: 'full_day', center: FIRST };
const OTHER = { ...HERE, center: SECOND };

const call = async <Value>(sql: Sql, name: string, arg: unknown): Promise<Value> => {
  const [row] = await sql<{ answer: Value }>(`select public.${name}($1) as answer`, [JSON.stringify(arg)]);
  if (row === undefined) throw new Error(`${name} answered nothing`);
  return row.answer;
};
type Counted = typeof HERE & {
  capacity: number;
  taken: number;
  left: number;
  waiting: number;
  version: number;
  updatedBy: string;
};
type Answer = { outcome: string; rows: Counted[] };
/** Sets rows with the version that is seen now, unless they name one. */
async function setPlaces(rows: readonly object[], sql: Sql = database.asService): Promise<Answer> {
  const seen = await database.asOwner<typeof HERE & { version: number }>('select * from public.week_places');
  const versionOf = (row: object) =>
    seen.find((one) =>
      (['edition', 'week', 'part', 'center'] as const).every((name) => one[name] === Reflect.get(row, name)),
    )?.version ?? 0;
  return call(
    sql,
    'set_places',
    rows.map((row) => ({ version: versionOf(row), ...row })),
  );
}
/** What was changed, the newest first. */
const changed = (sql: Sql = database.asService) =>
  sql<{ id: number; reason: string }>('select * from public.week_place_changes order by id desc');
const take = (change: object, sql: Sql = database.asService) =>
  call<{ outcome: string; row: Counted | null }>(sql, 'take_places', change);

/** Does something as somebody who is signed in with these claims. */
const signedIn = <Value>(claims: object, work: (sql: Sql) => Promise<Value>): Promise<Value> =>
  work(database.as('authenticated', { ...claims }));
const staffOf = (...centers: string[]) => ({
  email: `staff@${centers.join('-')}.example`,
  app_metadata: { office_role: 'staff', office_centers: centers },
});
const OWNER = { email: 'owner@example.com', app_metadata: { office_role: 'owner' } };

describe('two hundred writers at once', () => {
  it('lose no change, and never go below zero or beyond the capacity', async () => {
    await setPlaces([{ ...HERE, capacity: 120, taken: 40 }]);
    // 100 take, 60 give back, 40 take two: each outcome is told, and they add up.
    const changes = [
      ...Array.from({ length: 100 }, () => 1),
      ...Array.from({ length: 60 }, () => -1),
      ...Array.from({ length: 40 }, () => 2),
    ].sort((a, b) => ((a * 7919) % 13) - ((b * 7919) % 13));
    const answers = await Promise.all(changes.map((by) => take({ ...HERE, by })));
    const kept = changes.filter((_, index) => answers[index]?.outcome === 'changed');
    const [counted] = await database.asOwner<{ taken: number; version: number }>(
      'select taken, version from public.week_places where center = $1',
      [FIRST],
    );
    expect(counted?.taken).toBe(40 + kept.reduce((sum, by) => sum + by, 0));
    expect(counted?.version).toBe(1 + kept.length);
    const [log] = await database.asOwner<{ changes: number; lowest: number; highest: number }>(
      `select count(*)::int as changes, min((after ->> 'taken')::int) as lowest, max((after ->> 'taken')::int) as highest
       from public.week_place_changes where center = $1`,
      [FIRST],
    );
    expect(log?.changes).toBe(1 + kept.length);
    expect(log?.lowest).toBeGreaterThanOrEqual(0);
    expect(log?.highest).toBeLessThanOrEqual(120);
  });

  it('never go below zero: who comes too late is told', async () => {
    await setPlaces([{ ...OTHER, capacity: 10, taken: 3 }]);
    const answers = await Promise.all(Array.from({ length: 200 }, () => take({ ...OTHER, by: -1 })));
    expect(answers.filter(({ outcome }) => outcome === 'changed')).toHaveLength(3);
    expect(answers.filter(({ outcome }) => outcome === 'none-taken')).toHaveLength(197);
    expect((await take({ ...OTHER, by: 11 })).outcome).toBe('no-place');
    expect((await take({ ...OTHER, week: 9, by: 1 })).outcome).toBe('not-counted');
  });
});

describe('setting a number', () => {
  it('that somebody has changed meanwhile sets nothing, and says what it is now', async () => {
    const first = await setPlaces([{ ...HERE, capacity: 12, taken: 3 }]);
    const version = first.rows[0]?.version ?? 0;
    await take({ ...HERE, by: 1 });
    const late = await setPlaces([
      { ...OTHER, capacity: 99, taken: 99 },
      { ...HERE, capacity: 12, taken: 9, version },
    ]);
    expect(late).toMatchObject({ outcome: 'changed-meanwhile', rows: [{ center: FIRST, taken: 4 }] });
    expect((await take({ ...OTHER, by: 1 })).row?.capacity).toBe(10);
    const now = await setPlaces([{ ...HERE, capacity: 12, taken: 9, version: version + 1 }]);
    expect(now).toMatchObject({ outcome: 'set', rows: [{ taken: 9, left: 3 }] });
  });

  it('again confirms it, and is no change', async () => {
    const count = async () => (await database.asOwner('select 1 from public.week_place_changes')).length;
    const before = await count();
    await database.asOwner('alter table public.week_places disable trigger week_places_stamp');
    await database.asOwner("update public.week_places set updated_at = now() - interval '3 days'");
    await database.asOwner('alter table public.week_places enable trigger week_places_stamp');
    await setPlaces([{ ...HERE, capacity: 12, taken: 9 }]);
    const read = await backend.call('read_places', {});
    expect(read).toContainEqual({ ...HERE, left: 3, closed: false, ageSeconds: 0 });
    expect(await count()).toBe(before);
  });

  it.each([
    ['more taken than a thousand', { capacity: 10, taken: 1_001 }],
    ['a negative capacity', { capacity: -1, taken: 0 }],
    ['no number', { capacity: null, taken: 0 }],
  ])('refuses %s', async (_, numbers) => {
    await expect(setPlaces([{ ...HERE, ...numbers }])).rejects.toMatchObject({
      code: expect.stringMatching(/^(23|PT422)/) as string,
    });
  });
});

describe('found by attack:', () => {
  const rejects = (work: Promise<unknown>) =>
    expect(work).rejects.toMatchObject({ code: expect.stringMatching(/^(PT422|23514|22P02)$/) as string });

  it('without the version that was seen nothing is set over what is there', async () => {
    await setPlaces([{ ...HERE, capacity: 12, taken: 4 }]);
    const late = { ...HERE, capacity: 12, taken: 0 };
    const { outcome, rows } = await call<Answer>(database.asService, 'set_places', [late]);
    expect([outcome, rows[0]?.taken]).toEqual(['changed-meanwhile', 4]);
  });

  it.each([{ capacity: '12' }, { taken: '3' }, { closed: 'yes' }, { version: '1' }])(
    'a text is no number and no switch: %j',
    (text) => rejects(setPlaces([{ ...HERE, capacity: 12, taken: 4, ...text }])),
  );

  it.each([
    ['an edition that is no code', { edition: '<b>free</b>' }],
    ['a part with a line break', { part: 'full_day\n' }],
    ['a center with a slash', { center: 'a/b' }],
  ])('%s is not counted', async (_, changed) =>
    rejects(setPlaces([{ ...HERE, ...changed, capacity: 1, taken: 0 }])),
  );

  it.each([null, '1', 1.5, true])('the version %p is none, and overwrites nothing', async (version) =>
    rejects(setPlaces([{ ...HERE, capacity: 1, taken: 0, version }])),
  );

  it.each([0, '1', null, undefined, 1.5, 2_000])('%p places are not taken', async (by) =>
    rejects(take({ ...HERE, by })),
  );

  it('one center is counted up to a thousand times', async () => {
    const rows = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, index) => ({
        ...{ edition: `flood-${from + index}`, week: 1, part: 'x', center: 'flood' },
        ...{ capacity: 1, taken: 0 },
      }));
    expect((await setPlaces(rows(0, 1_000))).outcome).toBe('set');
    await rejects(setPlaces(rows(1_000, 1_001)));
    expect((await setPlaces(rows(0, 1))).outcome).toBe('set');
    await database.asOwner("delete from public.week_places where center = 'flood'");
  });

  it('what is closed is not taken, but may be given back', async () => {
    const [before] = (await setPlaces([{ ...HERE, capacity: 12, taken: 9, closed: true }])).rows;
    expect(await take({ ...HERE, by: 1 })).toMatchObject({ outcome: 'closed', row: { taken: 9 } });
    expect((await take({ ...HERE, by: -1 })).outcome).toBe('changed');
    await setPlaces([
      { ...HERE, capacity: 12, taken: 9, closed: false, version: (before?.version ?? 0) + 1 },
    ]);
  });

  it('a reason alone is logged, too', async () => {
    const last = async () => (await changed())[0];
    await setPlaces([{ ...HERE, capacity: 12, taken: 9, reason: 'The teacher is ill' }]);
    const told = await last();
    expect(told?.reason).toBe('The teacher is ill');
    await setPlaces([{ ...HERE, capacity: 12, taken: 9, reason: 'The teacher is ill' }]);
    await setPlaces([{ ...HERE, capacity: 12, taken: 9 }]);
    expect((await last())?.id).toBe(told?.id);
  });

  it('a count is taken away by whoever may count it, as they have seen it, and the log says so', async () => {
    const junk = { ...HERE, edition: 'wintre-2025' };
    const drop = (sql: Sql, version: unknown) =>
      call<{ outcome: string }>(sql, 'drop_place', { ...junk, version }).then(({ outcome }) => outcome);
    await setPlaces([{ ...junk, capacity: 5, taken: 0 }]);
    expect(await signedIn(staffOf(SECOND), (sql) => drop(sql, 1))).toBe('not-counted');
    expect(await signedIn(staffOf(FIRST), (sql) => drop(sql, 2))).toBe('changed-meanwhile');
    await rejects(signedIn(staffOf(FIRST), (sql) => drop(sql, null)));
    expect(await signedIn(staffOf(FIRST), (sql) => drop(sql, 1))).toBe('dropped');
    expect(await drop(database.asService, 1)).toBe('not-counted');
    const [told] = await changed();
    expect(told).toMatchObject({
      ...{ edition: 'wintre-2025', before: { capacity: 5 }, after: null },
      changed_by: `staff@${FIRST}.example`,
    });
  });
});

describe('who may', () => {
  it('everybody reads what is left, and nothing else', async () => {
    const [row] = await database.as('anon')<Record<string, unknown>>(
      'select * from public.places_left where center = $1',
      [FIRST],
    );
    expect(row).toEqual({ ...HERE, left_now: 3 });
    for (const text of [
      'select * from public.week_places',
      'select * from public.week_place_changes',
      'select * from public.waiting_children',
    ]) {
      await expect(database.as('anon')(text)).rejects.toMatchObject({ code: '42501' });
    }
  });

  const seen = (sql: Sql) =>
    sql<{ center: string }>('select distinct center from public.week_places order by center').then((rows) =>
      rows.map(({ center }) => center),
    );

  it.each<[string, object, string[]]>([
    ['signed in without a role', { email: 'x@example.com' }, []],
    ['with a role that there is not', { app_metadata: { office_role: 'admin' } }, []],
    ['who says so of themselves', { user_metadata: { office_role: 'owner' }, app_metadata: {} }, []],
    ['staff of no center', staffOf(), []],
    ['staff of one center', staffOf(FIRST), [FIRST]],
    ['staff of both', staffOf(FIRST, SECOND), [FIRST, SECOND]],
    ['the owner', OWNER, [FIRST, SECOND]],
  ])('%s sees %p', async (_, claims, centers) => {
    expect(await signedIn(claims, seen)).toEqual(centers);
  });

  it('staff change their own center and no other, and it is kept who and when', async () => {
    await signedIn(staffOf(FIRST), async (sql) => {
      const own = await setPlaces([{ ...HERE, capacity: 14, taken: 9, reason: 'A bigger room' }], sql);
      expect(own.rows[0]).toMatchObject({
        capacity: 14,
        reason: 'A bigger room',
        updatedBy: `staff@${FIRST}.example`,
      });
      expect((await take({ ...OTHER, by: 1 }, sql)).outcome).toBe('not-counted');
      await expect(setPlaces([{ ...OTHER, capacity: 1, taken: 1 }], sql)).rejects.toMatchObject({
        code: '42501',
      });
      for (const text of [
        `update public.week_places set center = '${SECOND}' where center = '${FIRST}'`,
        "update public.week_places set updated_by = 'somebody else'",
        `insert into public.week_place_changes (edition, week, part, center, changed_by) values ('x', 1, 'x', '${FIRST}', 'x')`,
        'delete from public.week_places',
        'delete from public.week_place_changes',
        "update public.waiting_children set state = 'taken'",
      ]) {
        await expect(sql(text)).rejects.toMatchObject({ code: '42501' });
      }
      expect((await take({ ...HERE, by: -1 }, sql)).row).toMatchObject({ taken: 8, reason: '' });
      await take({ ...HERE, by: 1 }, sql);
      const [, , last] = await changed(sql);
      expect(last).toMatchObject({
        changed_by: `staff@${FIRST}.example`,
        reason: 'A bigger room',
        before: { capacity: 12 },
        after: { capacity: 14, taken: 9, closed: false },
      });
    });
  });
});

describe('the waiting list', () => {
  const ID = (last: number) => `KC-0000-0000-00W${last}` as StoredLead['reference'];
  const wait = (last: number, week = 1) =>
    backend.call('store_waiting', {
      p_lead: newLead({
        ...{ reference: ID(last), kind: 'waiting', email: `p${last}@example.com`, branch: FIRST },
        consent: { version: 'waiting-1', channel: 'waiting-form' },
      }),
      p_waits: { ...HERE, week, childAge: 8 },
      p_keep_months: 24,
    });
  type Child = { reference: string; state: string; childAge: number };
  const list = (filter: object = {}) => call<Child[]>(database.asService, 'waiting_list', filter);
  const waiting = async () =>
    ((await backend.call('list_places', {})) as Counted[]).find(
      ({ center, week }) => center === FIRST && week === 1,
    )?.waiting;

  it('keeps each once in order of arrival, marks them, counts those that wait, and forgets with the lead', async () => {
    for (const last of [1, 2, 3, 1]) await wait(last);
    expect((await list()).map(({ reference }) => reference)).toEqual([ID(1), ID(2), ID(3)]);
    expect(await waiting()).toBe(3);
    const mark = (reference: string, version: number, state: string) =>
      backend.call('mark_waiting', {
        ...{ p_reference: reference, p_version: version, p_state: state },
      });
    const offered = { state: 'offered', version: 2 };
    expect(await mark(ID(1), 1, 'offered')).toEqual({ outcome: 'marked', ...offered });
    // Found by attack: whoever came second overwrote the first, and nobody knew.
    expect(await mark(ID(1), 1, 'declined')).toEqual({ outcome: 'changed-meanwhile', ...offered });
    expect(await mark('KC-0000-0000-0000', 1, 'offered')).toMatchObject({ outcome: 'not-waiting' });
    await expect(mark(ID(1), 2, 'lost')).rejects.toMatchObject({ code: '23514' });
    expect(
      await signedIn(staffOf(SECOND), (sql) =>
        functionDatabase(sql).call('mark_waiting', { p_reference: ID(1), p_version: 2, p_state: 'taken' }),
      ),
    ).toMatchObject({ outcome: 'not-waiting' });
    const [told] = await changed();
    expect(told).toMatchObject({
      before: { reference: ID(1), state: 'waiting' },
      after: { reference: ID(1), state: 'offered' },
    });
    expect((await list({ state: 'waiting' })).map(({ reference }) => reference)).toEqual([ID(2), ID(3)]);
    expect(await waiting()).toBe(2);
    await backend.call('forget_lead', { p_who: 'p2@example.com' });
    expect((await list()).map(({ reference }) => reference)).toEqual([ID(1), ID(3)]);
    expect(await waiting()).toBe(1);
  });

  it('has whoever waited before the first count', async () => {
    await wait(9, 2);
    expect((await setPlaces([{ ...HERE, week: 2, capacity: 5, taken: 5 }])).rows[0]?.waiting).toBe(1);
  });
});
