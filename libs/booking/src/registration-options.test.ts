import { seasonStatus, siteDay } from '@kidcode/scheduling';
import fc from 'fast-check';
import {
  allWeeks,
  AVAILABILITY_NOTES,
  durationText,
  firstWeeks,
  formatWeekList,
  inOrder,
  registrationOptions,
  seasonOffer,
} from './season-offer';

fc.configureGlobal({ seed: 20251201 });

const brief = (options: readonly { value: unknown; disabled: boolean; note: string | null }[]) =>
  options.map(({ value, disabled, note }) => [value, disabled, note]);

describe('registrationOptions', () => {
  it('offers full camp and weekly, full day, in winter', () => {
    const { types, durations, payments } = registrationOptions(seasonOffer('winter'), 'full_camp');
    expect(brief(types)).toEqual([
      ['full_camp', false, null],
      ['weekly', false, null],
    ]);
    expect(durations.map(({ label }) => label)).toEqual(['Full Day (7:30AM-6:00PM)']);
    expect(payments).toEqual([]);
  });

  it('shows monthly unavailable and the full package closed outside winter', () => {
    const { types, durations } = registrationOptions(seasonOffer('summer'));
    expect(types.map(({ label, disabled, note }) => [label, disabled, note])).toEqual([
      ['Full Summer Package', true, 'Registration Closed'],
      ['Monthly', true, 'Unavailable'],
      ['Weekly', false, null],
    ]);
    expect(durations).toHaveLength(3);
  });

  it('names the weeks with their dates', () => {
    expect(registrationOptions(seasonOffer('winter'), 'weekly').weeks).toEqual([
      { value: 1, label: 'Week 1 (Dec 22-26)', disabled: false, note: null },
      { value: 2, label: 'Week 2 (Dec 29 - Jan 2)', disabled: false, note: null },
    ]);
    expect(registrationOptions(seasonOffer('summer')).weeks).toHaveLength(10);
  });

  it('disables the week boxes of a full camp', () => {
    expect(
      registrationOptions(seasonOffer('winter'), 'full_camp').weeks.every(({ disabled }) => disabled),
    ).toBe(true);
  });

  it('closes what can no longer be booked on the day', () => {
    const offer = seasonOffer('winter', seasonStatus('winter', siteDay('2025-12-20')));
    const { types, weeks } = registrationOptions(offer, 'weekly');
    expect(brief(types)).toEqual([
      ['full_camp', true, 'Registration Closed'],
      ['weekly', false, null],
    ]);
    expect(brief(weeks)).toEqual([
      [1, true, 'Registration Closed'],
      [2, false, null],
    ]);
  });

  it('offers the payments of a full camp where the season does not force one', () => {
    expect(brief(registrationOptions(seasonOffer('summer'), 'full_camp').payments)).toEqual([
      ['full', false, null],
      ['monthly', false, null],
    ]);
    expect(registrationOptions(seasonOffer('summer'), 'weekly').payments).toEqual([]);
  });

  it('says that a week is full, or that few places are left', () => {
    const base = seasonOffer('winter');
    const [one, two] = base.weeks;
    const offer = {
      ...base,
      weeks: [
        { ...one!, seats: 'full' as const },
        { ...two!, seats: 'few' as const },
      ],
      openWeeks: [2],
    };
    expect(brief(registrationOptions(offer, 'weekly').weeks)).toEqual([
      [1, true, AVAILABILITY_NOTES.full],
      [2, false, AVAILABILITY_NOTES.few],
    ]);
  });

  it('writes a duration that the season lacks by the hours of another season, and an unknown one as it is', () => {
    expect(durationText('winter', 'first_half')).toBe('First Half (7:30AM-12:30PM)');
    expect(durationText('winter', 'night' as 'full_day')).toBe('night');
  });
});

it.each([
  [[2, 1], '1,2'],
  [[10, 9, 9], '9,10'],
  [[], ''],
])('writes the weeks %j as "%s"', (weeks, text) => {
  expect(formatWeekList(weeks)).toBe(text);
});

it('puts weeks in order, each once, and changes nothing that is in order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 20 })), (weeks) => {
      const ordered = inOrder(weeks);
      expect(new Set(ordered)).toEqual(new Set(weeks));
      expect(ordered.every((week, index) => index === 0 || week > Number(ordered[index - 1]))).toBe(true);
      expect(inOrder(ordered)).toEqual(ordered);
    }),
  );
});

const numbered = (...numbers: readonly number[]) => numbers.map((number) => ({ number }));

describe('the weeks of a form', () => {
  it.each([
    { all: [1, 2], first: [1, 2] },
    { all: [1, 2, 3, 4], first: [1, 2] },
    { all: [1], first: [1] },
    { all: [3, 4], first: [3, 4] },
    { all: [], first: [] },
  ])('of a season with $all start with $first, and its full camp has all', ({ all, first }) => {
    expect(firstWeeks(numbered(...all))).toEqual(first);
    expect(allWeeks(numbered(...all))).toEqual(all);
  });
});
