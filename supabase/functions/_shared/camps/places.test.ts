import type { Database, DatabasePorts } from '../host/hosted-function.ts';
import { testPorts } from '../test/test-ports.ts';
import { placesForSale, placesHandler } from './camp-handlers.ts';

const ROW = { edition: 'winter-2025', week: 1, part: 'full_day', center: 'euless', left: 4, closed: false };

const handlerOver = (call: () => Promise<unknown>, more: Partial<DatabasePorts> = {}) => {
  const { ports, failures, taken } = testPorts();
  const database: Database = { call: jest.fn(call) };
  return { handler: placesHandler({ ...ports, database, ...more }), database, failures, taken };
};
const get = (headers: Record<string, string> = {}, query = '') =>
  new Request(`https://site.example/functions/v1/places${query}`, { headers });
const nothing = () => Promise.resolve([]);

describe('places', () => {
  it('tells what is left and nothing else, for one minute, with a tag', async () => {
    const rows = [
      { ...ROW, ageSeconds: 10, capacity: 12, taken: 8, waiting: 3 },
      { ...ROW, week: 2, ageSeconds: 1e7 },
      { ...ROW, center: 'flower-mound', closed: true, ageSeconds: 1e7 },
    ];
    const { handler, database } = handlerOver(() => Promise.resolve(rows));
    const response = await handler(get());
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toEqual({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': 'Retry-After',
      'cache-control': 'public, max-age=60',
      'content-type': 'application/json; charset=utf-8',
      etag: expect.stringMatching(/^"[0-9a-f]{24}"$/) as string,
      'x-content-type-options': 'nosniff',
    });
    expect(database.call).toHaveBeenCalledWith('read_places', {});
    expect(await response.json()).toEqual({
      places: { 'winter-2025/1/full_day/euless': 4, 'winter-2025/1/full_day/flower-mound': 'closed' },
    });
  });

  it('answers who has it already with 304, and only while it is the same', async () => {
    let left = 4;
    const make = () => handlerOver(() => Promise.resolve([{ ...ROW, left, ageSeconds: 1 }])).handler;
    const tag = (await make()(get())).headers.get('ETag') ?? '';
    const again = await make()(get({ 'If-None-Match': `"other", W/${tag}` }));
    expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', tag]);
    expect((await make()(get({ 'If-None-Match': `${tag.slice(1)}, xW/${tag}` }))).status).toBe(200);
    left = 3;
    expect((await make()(get({ 'If-None-Match': tag }))).status).toBe(200);
  });

  it('looks into the database once for all who ask within two seconds', async () => {
    jest.useFakeTimers();
    const { handler, database } = handlerOver(nothing);
    await Promise.all(Array.from({ length: 200 }, () => handler(get())));
    jest.advanceTimersByTime(2_000);
    await handler(get());
    expect(database.call).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1);
    await handler(get());
    expect(database.call).toHaveBeenCalledTimes(2);
    jest.useRealTimers();
  });

  it.each([
    ['fails', () => Promise.reject(new Error('secret of the database'))],
    ['answers something else', () => Promise.resolve([{ left: 'many' }])],
  ])('says that nobody knows where the database %s, and reads again the next time', async (_, call) => {
    const { handler, database, failures } = handlerOver(call);
    const response = await handler(get());
    expect(response.status).toBe(503);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toEqual({
      error: { code: 'not-known', message: 'Nobody knows how many places are left at the moment.' },
    });
    await handler(get());
    expect(failures).toHaveLength(2);
    expect(database.call).toHaveBeenCalledTimes(2);
  });

  it('is kept by nobody where it was asked for past every cache', async () => {
    const { handler } = handlerOver(nothing);
    expect((await handler(get({}, '?fresh'))).headers.get('Cache-Control')).toBe('no-store');
  });

  // Found by attack: each look past the cache cost one into the database, without an end.
  it.each([
    ['its own', {}, { limit: 40, windowSeconds: 600 }],
    ["the host's", { perVisitor: { limit: 1, windowSeconds: 5 } }, { limit: 1, windowSeconds: 5 }],
  ])('counts whoever asks past every cache by %s budget, and nobody else', async (_, more, budget) => {
    const { handler, taken, database } = handlerOver(nothing, more);
    await handler(get());
    expect(taken).toEqual([]);
    expect((await handler(get({}, '?fresh'))).status).toBe(200);
    expect(taken).toEqual([['places:ann', budget]]);
    expect(database.call).toHaveBeenCalledTimes(2);
  });

  it('refuses whoever has asked past every cache too often, without a look into the database', async () => {
    const { limiter } = testPorts({}, { places: 7 }).ports;
    const { handler, database } = handlerOver(nothing, { limiter });
    expect((await handler(get({}, '?fresh'))).status).toBe(429);
    expect(database.call).not.toHaveBeenCalled();
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

  it('says of itself what every function says, where it is asked and knows', async () => {
    const probe = () => Promise.resolve({ school: 'mark' });
    const { handler, database } = handlerOver(nothing, { probe });
    expect(await (await handler(get({}, '?doctor'))).json()).toEqual({ name: 'places', school: 'mark' });
    expect(database.call).not.toHaveBeenCalled();
    expect(await (await handler(get())).json()).toEqual({ places: {} });
    expect(await (await handlerOver(nothing).handler(get({}, '?doctor'))).json()).toEqual({ places: {} });
  });

  it('lets a page of another origin ask, and refuses to be written to', async () => {
    const { handler } = handlerOver(nothing);
    const asked = async (method: string) => {
      const response = await handler(new Request('https://site.example/functions/v1/places', { method }));
      return [response.status, await response.text()];
    };
    expect(await asked('OPTIONS')).toEqual([204, '']);
    expect(await asked('POST')).toEqual([405, '{"error":{"code":"wrong-method","message":"Use GET."}}']);
  });
});

it('does not keep a sale waiting for a count that hangs', async () => {
  jest.useFakeTimers();
  const failures: unknown[] = [];
  const places = placesForSale(
    () => new Promise<never>(() => undefined),
    (error) => failures.push(error),
  );
  await jest.advanceTimersByTimeAsync(1_500);
  expect(await places).toEqual({});
  expect(failures).toEqual([new Error('places: the count did not answer in 1500 ms; selling goes on')]);
  jest.useRealTimers();
});
