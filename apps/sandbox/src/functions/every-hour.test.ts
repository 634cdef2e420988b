import { testDatabase } from '../../test/test-database';
import { functionDatabase } from '../database/with-roles';
import { everyHour } from './every-hour';

describe('everyHour', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('works at once and every hour, until it is stopped', () => {
    const work = jest.fn(() => Promise.resolve());
    const stop = everyHour(work, jest.fn());
    expect(work).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(2 * 3_600_000);
    expect(work).toHaveBeenCalledTimes(3);
    stop();
    jest.advanceTimersByTime(3_600_000);
    expect(work).toHaveBeenCalledTimes(3);
  });

  it('reports a failure and goes on', async () => {
    const report = jest.fn();
    const work = jest.fn(() => Promise.reject(new Error('no database')));
    const stop = everyHour(work, report);
    await jest.advanceTimersByTimeAsync(3_600_000);
    expect(report.mock.calls).toEqual([[new Error('no database')], [new Error('no database')]]);
    stop();
  });
});

describe('forget_old', () => {
  const database = testDatabase();

  it('deletes conversations after 90 days and counters within a day, and nothing younger', async () => {
    await database.asOwner(`insert into public.chat_messages (session_id, role, content, created_at) values
      ('old', 'user', 'Hello', now() - interval '90 days 1 minute'), ('new', 'user', 'Hello', now() - interval '89 days')`);
    await database.asOwner(`insert into public.rate_counters values
      ('old', now() - interval '23 hours', 1), ('new', now() - interval '21 hours', 1)`);
    await functionDatabase(database.asService).call('forget_old', {});
    expect(await database.asOwner('select session_id from public.chat_messages')).toEqual([
      { session_id: 'new' },
    ]);
    expect(await database.asOwner('select key from public.rate_counters')).toEqual([{ key: 'new' }]);
  });
});
