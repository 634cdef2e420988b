import { parseSelection, type RawSelection, type RegistrationSelection } from '@kidcode/pricing';
import { campOn, seasonStatus, siteDay } from '@kidcode/scheduling';
import { courseRefusalWords, offersSelection, seasonRefusalWords } from './for-token';
import { enumerateSelections } from './enumerate-selections';
import { seasonOffer } from './season-offer';

function selection(raw: RawSelection): RegistrationSelection {
  const parsed = parseSelection(raw);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return parsed.value;
}

const fullCamp = selection({ season: 'winter', registrationType: 'full_camp' });

describe('offersSelection', () => {
  it.each(enumerateSelections('winter'))('offers what the winter form makes: %j', (made) => {
    expect(offersSelection(made, seasonOffer('winter'))).toEqual({ ok: true, value: made });
  });

  it.each([
    ['registration-closed', { season: 'summer', registrationType: 'weekly', weeks: [1] }],
    ['registration-closed', { season: 'summer', registrationType: 'monthly', months: 'june' }],
    ['registration-closed', { season: 'summer', registrationType: 'full_camp' }],
    ['duration-not-offered', { season: 'winter', registrationType: 'full_camp', duration: 'first_half' }],
    [
      'duration-not-offered',
      { season: 'winter', registrationType: 'weekly', duration: 'second_half', weeks: 1 },
    ],
    ['payment-not-offered', { season: 'winter', registrationType: 'full_camp', paymentOption: 'monthly' }],
  ] as const)('refuses with %s: %j (D-11)', (code, raw) => {
    const weeks = 'weeks' in raw && typeof raw.weeks === 'number' ? { weeks: [raw.weeks] } : {};
    const offered = offersSelection(selection({ ...raw, ...weeks }), seasonOffer(raw.season));
    expect(offered).toMatchObject({ ok: false, error: { code } });
  });

  it('refuses the full camp, and then week 1, after their deadlines', () => {
    const on = (day: string) => seasonOffer('winter', seasonStatus('winter', siteDay(day)));
    const week1 = selection({ season: 'winter', registrationType: 'weekly', weeks: [1] });
    expect(offersSelection(fullCamp, on('2025-12-15'))).toMatchObject({ ok: true });
    expect(offersSelection(fullCamp, on('2025-12-16'))).toMatchObject({
      error: { code: 'type-not-offered' },
    });
    expect(offersSelection(week1, on('2025-12-19'))).toMatchObject({ ok: true });
    expect(offersSelection(week1, on('2025-12-20'))).toMatchObject({ error: { code: 'week-closed' } });
    expect(offersSelection(week1, on('2025-12-27'))).toMatchObject({
      error: { code: 'registration-closed' },
    });
  });
});

it('a full week is refused, alone, with another one, and in the full camp (D-44)', () => {
  const today = siteDay('2025-12-01');
  const info = campOn('winter', today);
  const weeks = info.weeks.map((week) => (week.number === 1 ? { ...week, seats: 'full' as const } : week));
  const offer = seasonOffer('winter', seasonStatus('winter', today, { ...info, weeks }));
  const outcome = (raw: RawSelection) => {
    const result = offersSelection(selection({ season: 'winter', ...raw }), offer);
    return result.ok ? 'offered' : result.error.code;
  };
  expect(outcome({ registrationType: 'weekly', weeks: [1] })).toBe('week-closed');
  expect(outcome({ registrationType: 'weekly', weeks: [1, 2] })).toBe('week-closed');
  expect(outcome({ registrationType: 'weekly', weeks: [2] })).toBe('offered');
  expect(outcome({ registrationType: 'full_camp' })).toBe('type-not-offered');
});

describe('enumerateSelections', () => {
  it('lists the four selections of the winter form', () => {
    const base = { season: 'winter', duration: 'full_day' };
    expect(enumerateSelections('winter')).toEqual([
      { ...base, registrationType: 'full_camp', paymentOption: 'full' },
      { ...base, registrationType: 'weekly', weeks: [1] },
      { ...base, registrationType: 'weekly', weeks: [2] },
      { ...base, registrationType: 'weekly', weeks: [1, 2] },
    ]);
  });

  it('lists every choice of ten weeks for three day lengths in summer, each once', () => {
    const all = enumerateSelections('summer');
    expect(all).toHaveLength(3 * (2 ** 10 - 1));
    expect(new Set(all.map((made) => JSON.stringify(made))).size).toBe(all.length);
  });

  it('makes only selections that the price engine takes as they are', () => {
    for (const made of [...enumerateSelections('winter'), ...enumerateSelections('summer')]) {
      expect(parseSelection(made)).toEqual({ ok: true, value: made });
    }
  });
});

it.each([
  ['over', 'the winter camp is over'],
  ['full', 'the winter camp is full'],
  ['closed', 'registration for the winter camp is closed'],
  ['running', 'registration for the winter camp is closed'],
  ['announced', 'registration for the winter camp is not open yet'],
] as const)('a season that is %s: %s', (phase, words) => {
  expect(seasonRefusalWords('winter', phase)).toBe(words);
});

it('names the day on which an announced season opens', () => {
  expect(seasonRefusalWords('spring', 'announced', siteDay('2026-02-01'))).toBe(
    'registration for the spring camp opens on February 1, 2026',
  );
});

it('a course that runs has started, and is not over', () => {
  expect(courseRefusalWords('running')).toBe('the online course has started');
  expect(courseRefusalWords('over')).toBe('the online course is over');
});
