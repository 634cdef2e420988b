import type { dayBegan } from './clock-slice';
import { watchDay } from './watch-day';

const days = (dispatch: jest.Mock<unknown, [ReturnType<typeof dayBegan>]>) =>
  dispatch.mock.calls.map(([{ payload }]) => payload);

describe('a page that stays open', () => {
  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-01-03T05:59:30Z') }));
  afterEach(() => jest.useRealTimers());

  it('learns of the new day at midnight of the school, once', () => {
    const dispatch = jest.fn<unknown, [ReturnType<typeof dayBegan>]>();
    watchDay(dispatch);
    expect(days(dispatch)).toEqual(['2026-01-02']);
    jest.advanceTimersByTime(120_000);
    expect(days(dispatch)).toEqual(['2026-01-02', '2026-01-03']);
  });

  it('looks when it is seen again after a sleep', () => {
    const dispatch = jest.fn<unknown, [ReturnType<typeof dayBegan>]>();
    watchDay(dispatch);
    jest.setSystemTime(new Date('2026-01-05T12:00:00Z'));
    document.dispatchEvent(new Event('visibilitychange'));
    expect(days(dispatch)).toEqual(['2026-01-02', '2026-01-05']);
  });
});
