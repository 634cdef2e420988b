import type { Database } from '../host/hosted-function.ts';
import { placesHandler } from './camp-handlers.ts';

const ROW = { edition: 'winter-2025', week: 1, part: 'full_day', center: 'euless', left: 4, closed: false };

const handlerOver = (call: () => Promise<unknown>, failures: unknown[] = [], taken: string[] = []) => {
  const database: Database = { call: jest.fn(call) };
  const handler = placesHandler({
    database,
    reportFailure: (error) => failures.push(error),
    visitorOf: () => 'visitor',
    limiter: {
      take: (key, { limit }) => Promise.resolve(taken.push(key) > limit ? 7 : 0),
    },
  });
  return { handler, database, failures };
};
const get = (headers: Record<string, string> = {}) =>
  new Request('https://site.example/functions/v1/places', { headers });

describe('places', () => {
  it('tells what is left and nothing else, for one minute, with a tag', async () => {
    const rows = [
      { ...ROW, ageSeconds: 10, capacity: 12, taken: 8, waiting: 3 },
      { ...ROW, week: 2, ageSeconds: 1e7 },
      { ...ROW, center: 'flower-mound', closed: true, ageSeconds: 1e7 },
    ];
    const { handler } = handlerOver(() => Promise.resolve(rows));
    const response = await handler(get());
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=60');
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*');
    expect(await response.json()).toEqual({
      places: { 'winter-2025/1/full_day/euless': 4, 'winter-2025/1/full_day/flower-mound': 'closed' },
    });
  });

  it('answers who has it already with 304, and only while it is the same', async () => {
    let left = 4;
    const make = () => handlerOver(() => Promise.resolve([{ ...ROW, left, ageSeconds: 1 }])).handler;
    const tag = (await make()(get())).headers.get('ETag') ?? '';
    expect(tag).toMatch(/^"[0-9a-f]{24}"$/);
    const again = await make()(get({ 'If-None-Match': `"other", W/${tag}` }));
    expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', tag]);
    left = 3;
    expect((await make()(get({ 'If-None-Match': tag }))).status).toBe(200);
  });

  it('looks into the database once for all who ask at the same time', async () => {
    const { handler, database } = handlerOver(() => Promise.resolve([]));
    await Promise.all(Array.from({ length: 200 }, () => handler(get())));
    expect(database.call).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['fails', () => Promise.reject(new Error('secret of the database'))],
    ['answers something else', () => Promise.resolve([{ left: 'many' }])],
  ])('says that nobody knows where the database %s, and reads again the next time', async (_, call) => {
    const { handler, database, failures } = handlerOver(call);
    const response = await handler(get());
    expect(response.status).toBe(503);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.text()).not.toContain('secret');
    await handler(get());
    expect(failures).toHaveLength(2);
    expect(database.call).toHaveBeenCalledTimes(2);
  });

  it('is kept by nobody where it was asked for past every cache', async () => {
    const { handler } = handlerOver(() => Promise.resolve([]));
    const fresh = new Request('https://site.example/functions/v1/places?fresh');
    expect((await handler(fresh)).headers.get('Cache-Control')).toBe('no-store');
  });

  // Found by attack: each look past the cache cost one into the database, without an end.
  it('counts whoever asks past every cache, and nobody else', async () => {
    const taken: string[] = [];
    const { handler, database } = handlerOver(() => Promise.resolve([]), [], taken);
    await handler(get());
    expect(taken).toEqual([]);
    const fresh = () => handler(new Request('https://site.example/functions/v1/places?fresh'));
    const statuses: number[] = [];
    for (let asked = 0; asked < 41; asked += 1) statuses.push((await fresh()).status);
    expect(statuses.slice(-2)).toEqual([200, 429]);
    expect(new Set(taken)).toEqual(new Set(['places:visitor']));
    expect(database.call).toHaveBeenCalledTimes(41);
  });

  // Found by attack: whoever may count could publish any word as a place.
  it('tells only places that the school has', async () => {
    const rows = [
      { ...ROW, ageSeconds: 1 },
      ...[{ edition: 'free-ipads' }, { week: 9 }, { part: 'all_night' }, { center: 'mars' }].map((odd) => ({
        ...{ ...ROW, ageSeconds: 1 },
        ...odd,
      })),
    ];
    const response = await handlerOver(() => Promise.resolve(rows)).handler(get());
    expect(await response.json()).toEqual({ places: { 'winter-2025/1/full_day/euless': 4 } });
  });

  it('refuses to be written to', async () => {
    const { handler } = handlerOver(() => Promise.resolve([]));
    const post = new Request('https://site.example/functions/v1/places', { method: 'POST', body: '{}' });
    expect((await handler(post)).status).toBe(405);
  });
});
